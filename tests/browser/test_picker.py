"""The card picker in a real JupyterLab."""

from __future__ import annotations

from playwright.sync_api import expect

IMPORT = "from hanalab.widgets.picker import CardPicker"


def test_click(open_notebook) -> None:
    notebook = open_notebook([IMPORT, "p = CardPicker('01B 02A 03B 11L', mode=2, label='Choose two')\np"])
    card = notebook.act("card 02A")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert notebook.kernel("print(p.value)") == "(Card('02A'),)"
    notebook.shot("picker")

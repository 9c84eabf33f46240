"""The browser that was found can be driven."""

from __future__ import annotations

from playwright.sync_api import Browser


def test_the_browser_found_shows_a_page(chromium_browser: Browser) -> None:
    page = chromium_browser.new_page()
    page.set_content("<button onclick='document.title = this.textContent'>花</button>")
    page.get_by_role("button").click()
    assert page.title() == "花"
    page.close()

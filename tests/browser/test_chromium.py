"""The browser that was found can be driven."""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from tests.browser import chromium


def test_the_browser_found_shows_a_page() -> None:
    program = chromium.find()
    assert program is not None, chromium.remedy()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.set_content("<button onclick='document.title = this.textContent'>花</button>")
        page.get_by_role("button").click()
        assert page.title() == "花"
        browser.close()

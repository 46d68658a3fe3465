"""The pages other than tables, each with an element that appears last."""

from playwright.sync_api import Page, expect

NO_TABLE = "/t/ZZZZZZ"
PAGES = {
    "/": "main .button.primary",
    "/shelf": "main section h3",
    "/new": "main li a",
    "/new/elfer-raus": "form details",
    "/new/master": "form details",
    "/join": "main form",
    "/settings": "main fieldset",
    NO_TABLE: "main [role=alert] p",
    "/nowhere": "main a.button",
}
"""The selector of the element that appears last, by address."""
NOT_FOUND = "404 (Not Found)"
"""The console message of the browser about the last two pages."""


def open_page(page: Page, address: str, path: str) -> None:
    """Open a page and expand all its `<details>` elements."""
    page.goto(address + path)
    expect(page.locator(PAGES[path]).first).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")

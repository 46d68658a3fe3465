"""The pages besides tables, and how each of them looks when all of it is there."""

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
"""By address: what is there last."""
NOT_FOUND = "404 (Not Found)"
"""What a browser says of its own accord about the last two."""


def open_page(page: Page, address: str, path: str) -> None:
    """Open a page, and all that can be opened on it."""
    page.goto(address + path)
    expect(page.locator(PAGES[path]).first).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")

"""The pages other than tables, each with an element that appears last."""

from playwright.sync_api import Page, expect

from tests.browser.player import wait

NO_TABLE = "/t/ZZZZZZ"
PAGES = {
    "/": "main .button.primary",
    "/shelf": "main section li a",
    "/new": "main section li a",
    "/new/elfer-raus": "form details.more",
    "/new/master": "form details.more",
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


def open_more(page: Page) -> None:
    """Show everything about a new table that has a sensible default: strength, seats, rules."""
    page.locator("details.more > summary").click()


def open_start_page(page: Page, address: str) -> None:
    """Open the start page and wait until it has preloaded the page of a table."""
    begun: list[str] = []
    ended: list[str] = []
    page.on("request", lambda request: begun.append(request.url))
    page.on("requestfinished", lambda request: ended.append(request.url))
    page.goto(address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    wait(
        page,
        lambda: any("/TablePage" in url for url in begun) and len(begun) == len(ended),
        "the page of a table is not preloaded",
    )

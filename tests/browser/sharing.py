"""Two people who share a device."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.pages import open_more
from tests.browser.secrecy import record_cards
from tests.browser.visits import STILL
from tests.server.running import Threaded

NAMES = ("Ann", "Bob")


def deal_to_two(
    person: People,
    server: Threaded,
    game: str = "junior",
    *,
    rounds: int = 1,
    curtain: bool = True,
    **options: Any,
) -> Page:
    """Deal to Ann and Bob, behind a curtain if the game has hidden hands."""
    context = person(**STILL, **options)
    record_cards(context)
    page = context.new_page()
    page.goto(f"{server.address}/new/{game}")
    page.get_by_text("Several of us on this device").click()
    number = page.locator("form").get_by_text("2", exact=True)
    if number.count():
        number.click()
    page.get_by_label("Your name").fill(NAMES[0])
    page.get_by_label("Who sits in seat 2?").fill(NAMES[1])
    if rounds > 1:
        open_more(page)
        page.get_by_role("spinbutton", name="How many rounds?").fill(str(rounds))
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/t/*")
    if curtain:
        expect(page.get_by_role("dialog")).to_be_visible()
    return page

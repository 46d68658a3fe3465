"""Plain HTTP on a home network, where browsers disable many features."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.pages import open_more
from tests.browser.player import Player
from tests.browser.sheets import close_sheet
from tests.browser.test_afterwards import check_the_shuffle, watch_the_replay
from tests.browser.visits import STILL, hurry
from tests.browser.watching import HOME
from tests.server.running import Threaded


def test_everything_works_on_a_phone_at_home(person: People, server: Threaded) -> None:
    home = server.address.replace("127.0.0.1", HOME)
    page = person(**STILL).new_page()
    hurry(page)
    page.goto(f"{home}/new/junior")
    lacking = "[window.isSecureContext, 'wakeLock' in navigator, !!crypto.subtle]"
    assert page.evaluate(lacking) == [False, False, False]
    page.locator("form").get_by_text("2", exact=True).click()
    open_more(page)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Deal the cards").click()
    player = Player(page)
    expect(player.hand).to_have_count(5)
    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("dialog")).to_contain_text("copied", ignore_case=True)
    close_sheet(page)
    player.play_to_the_end()
    watch_the_replay(page)
    check_the_shuffle(page)

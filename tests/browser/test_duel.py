"""Zweikampf: alone, by keyboard, on a shared device, in French, on every screen."""

from playwright.sync_api import Page, expect

from tests.browser.comparing import check_phone_in_french, play_alone
from tests.browser.conftest import People
from tests.browser.layout import find_cut, find_overlaps
from tests.browser.player import Player, wait
from tests.browser.sharing import NAMES, deal_to_two
from tests.browser.sheets import choose_more
from tests.browser.tables import make_table
from tests.browser.visits import visit
from tests.server.running import Threaded


def test_a_match_alone(person: People, server: Threaded) -> None:
    play_alone(person, server, "zweikampf", 2)


def test_a_duel_by_keyboard(person: People, server: Threaded) -> None:
    place = make_table(server.address, "zweikampf")
    page = visit(person, place)
    for left in range(19, -1, -1):
        wait(page, lambda: page.locator("button[data-able]").count() == 1, "no stack to turn over")
        page.keyboard.press("Space" if left % 2 else "Enter")
        if left > 0:
            wait_for_stack(page, "You", left)
    expect(page.locator("#round-end")).to_be_visible()


def test_a_duel_on_a_shared_device_has_no_curtain(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server, "zweikampf", curtain=False)
    end = page.locator("#round-end")
    for number in range(20):
        expect(page.locator("dialog[open]")).to_have_count(0)
        for name in NAMES[:: 1 if number % 2 else -1]:
            stack = page.get_by_role("button", name=f"{name}: stack")
            expect(stack).to_have_attribute("data-able", "true")
            stack.click()
            left = 19 - number
            if left > 0:
                wait_for_stack(page, name, left)
    expect(end).to_contain_text("win")


def wait_for_stack(page: Page, name: str, left: int) -> None:
    cards = "one card" if left == 1 else f"{left} cards"
    expect(page.get_by_role("button", name=f"{name}: stack of {cards}")).to_be_visible()


def test_it_fits_a_phone_and_speaks_french(person: People, server: Threaded) -> None:
    check_phone_in_french(person, server, "zweikampf", 2, "dark")


WIDTHS = [(320, 568), (360, 640), (390, 664), (390, 844), (768, 1024), (1440, 900), (1920, 1080)]


def test_the_end_of_a_duel_fits_every_screen(person: People, server: Threaded) -> None:
    place = make_table(server.address, "zweikampf", ["me", "greedy"])
    width, height = WIDTHS[2]
    page = visit(person, place, viewport={"width": width, "height": height})
    Player(page).play_to_the_end()
    parts = ".duel .pile, .duel .fighting, .duel .name, .duel .banner, .middle .status, nav .button"
    for reloaded in (False, True):
        if reloaded:
            page.reload()
        page.set_viewport_size({"width": 390, "height": 664})
        choose_more(page, "Look at the table")
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".duel")).to_be_visible()
            assert find_cut(page, ".duel") == [], (width, height)
            assert find_overlaps(page, parts) == [], (width, height)
    page.get_by_role("button", name="Results").click()
    choose_more(page, "Watch the replay")
    for _ in range(3):
        page.get_by_role("slider").press("ArrowRight")
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        assert find_cut(page, ".duel") == [], (width, height)

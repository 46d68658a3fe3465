"""Duels and secret tricks: three browsers, one device, two tabs, keys, another language."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfer.kernel.cards import names_of
from tests.browser.axe import violations
from tests.browser.company import named, play_secretly, three, truth_of
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, scrolls
from tests.browser.player import Player, wait
from tests.browser.secrecy import behind_the_curtain
from tests.browser.sharing import NAMES, together
from tests.browser.tables import made
from tests.browser.test_two_tabs import TAP
from tests.browser.texts import faults
from tests.browser.visits import browser_of, visit
from tests.server.running import Threaded


@pytest.mark.parametrize(("game", "players"), [("zweikampf", 2), ("hoechste-karte", 4)])
def test_a_match_alone(person: People, server: Threaded, game: str, players: int) -> None:
    place = made(server.address, game, ["me", *["greedy"] * (players - 1)])
    page = visit(person, place)
    player = Player(page)
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    sheet = page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(players + 1)
    assert player.moves > 10
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("slider").press("ArrowRight")
    assert misfits(page) == []


def shown(state: Any) -> set[str]:
    """The cards of all tricks that are over."""
    return {name for pile in (*state.won, state.aside) for name in names_of(pile)}


def test_three_choose_and_nobody_learns_a_choice_before_all_are_shown(
    person: People, server: Threaded
) -> None:
    friends = three(person, server, "hoechste-karte")
    code = friends[0].player.page.url.rpartition("/")[2]

    def secrets(seat: int) -> set[str]:
        """What the others hold or have chosen: all of their colours that was not shown yet."""
        others = [letter for other, letter in enumerate("ryg") if other != seat]
        return {f"{letter}{number}" for letter in others for number in range(1, 12)} - shown(
            truth_of(server, code)
        )

    play_secretly(friends, secrets)
    assert [friend.player.moves for friend in friends] == [11, 11, 11]
    for friend in friends:
        expect(friend.player.end).to_contain_text("win")


def test_two_at_one_device_choose_behind_the_curtain(person: People, server: Threaded) -> None:
    page = together(person, server, "hoechste-karte")
    code = page.url.rpartition("/")[2]
    player = Player(page)
    for number in range(22):
        expect(page.locator("dialog.curtain")).to_be_visible()
        expect(player.hand).to_have_count(0)
        state = truth_of(server, code)
        # Of what was chosen nothing is to be seen; of the last trick everything.
        assert behind_the_curtain(page) <= shown(state)
        assert len(named(page) & shown(state)) >= 2 or number % 2 or number == 0
        name = page.locator("dialog.curtain button").inner_text().removeprefix("I am ")
        player.step()
        expect(player.hand).to_have_count(state.hands[NAMES.index(name)].bit_count())
        player.play(1)
    expect(player.end).to_contain_text("win")


def test_two_tabs_that_choose_different_cards(person: People, server: Threaded) -> None:
    place = made(server.address, "hoechste-karte", ["me", "greedy"], pace=5_000)
    context = browser_of(person, place)
    one, other = (Player(context.new_page()) for _ in range(2))
    for player in (one, other):
        player.page.goto(place.url)
        expect(player.hand).to_have_count(11)
    at = one.page.evaluate("Date.now() + 150")
    for player, card in ((one, "r4"), (other, "r9")):
        player.page.evaluate(TAP, [card, at])
    for player in (one, other):
        expect(player.hand).to_have_count(10)
    assert one.cards == other.cards
    (chosen,) = {"r4", "r9"} - {*one.cards}
    for player in (one, other):
        expect(player.page.locator(f".board [data-card={chosen}]")).to_be_visible()
        assert player.page.get_by_role("alert").all_inner_texts() in ([], [""])


def test_a_duel_by_the_large_keys_alone(person: People, server: Threaded) -> None:
    place = made(server.address, "zweikampf")
    page = visit(person, place)
    for left in range(19, -1, -1):
        wait(page, lambda: page.locator("button[data-able]").count() == 1, "no stack to turn over")
        page.keyboard.press("Space" if left % 2 else "Enter")
        if left > 0:
            wait_for_stack(page, "You", left)
    expect(page.locator("#round-end")).to_be_visible()


def test_a_duel_at_one_device_needs_no_curtain(person: People, server: Threaded) -> None:
    page = together(person, server, "zweikampf", curtain=False)
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


@pytest.mark.parametrize(("game", "theme"), [("zweikampf", "dark"), ("hoechste-karte", "light")])
def test_it_fits_a_phone_and_speaks_french(
    person: People, server: Threaded, game: str, theme: str
) -> None:
    seats = ["me", *["greedy"] * (1 if game == "zweikampf" else 3)]
    place = made(server.address, game, seats, pace=100)
    page = visit(person, place, locale="fr-FR", color_scheme=theme, **PHONE)
    own = page.locator("button[data-able], [role=toolbar] button")
    expect(own.first).to_be_visible()
    for moment in ("before", "shown"):
        assert violations(page) == [], moment
        assert misfits(page) == [], moment
        assert faults(page, "fr") == [], moment
        assert not scrolls(page), moment
        if moment == "before":
            own.first.click()
            expect(page.locator(".banner")).to_be_visible()

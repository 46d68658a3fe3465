"""The guessing games: number line, guesses, and the cards once they are shown."""

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.engine.cards import NAMES
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, scrolls, settle
from tests.browser.player import Player, wait
from tests.browser.secrecy import (
    find_cards,
    record_cards,
    take_cards_behind_curtain,
    take_seen_cards,
)
from tests.browser.sharing import deal_to_two
from tests.browser.tables import make_table
from tests.browser.test_keyboard import tab_to
from tests.browser.texts import faults, text_of
from tests.browser.visits import browser_of, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import live_table_of

GAMES = {"ratefix": ("Quick guess", 4), "poker": ("Poker", 6)}


def field(page: Page, question: str = "What do all the cards add up to?") -> Locator:
    """Return the field for a guess once the page shows it."""
    found = page.get_by_label(question)
    expect(found).to_be_visible()
    return found


def hidden_cards(server: Threaded, code: str) -> set[str]:
    """Return the face-down cards of a table, in the middle and in the stacks."""
    match = live_table_of(server, code).table.match
    assert match is not None
    down = [*match.state.stacks, match.state.trick]
    return {NAMES[card] for cards in down for card in cards}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_played_to_its_end(person: People, server: Threaded, game: str) -> None:
    name, players = GAMES[game]
    place = make_table(server.address, game, ["me", *["greedy"] * (players - 1)])
    player = player_at(person, place, **PHONE)
    page = player.page
    expect(page.get_by_role("heading", level=1, name=name)).to_be_attached()
    field(page)
    assert misfits(page) == []
    assert not scrolls(page)
    player.play_to_the_end()
    expect(player.end).to_contain_text("win")
    expect(page.get_by_role("list", name="Score", exact=True)).to_be_visible()
    expect(page.get_by_text("All cards have been played.")).to_be_visible()
    assert misfits(page) == []


def test_an_invalid_guess_gets_a_reason(person: People, server: Threaded) -> None:
    page = visit(person, make_table(server.address, "poker", ["me", "greedy"]))
    own = field(page)
    slider = page.get_by_role("slider")
    say = page.get_by_role("button", name="Say it")
    for typed in ("", "NaN", "1e9", "twelve", "3.5", "-7", "9" * 20):
        own.fill(typed)
        say.click()
        about = page.locator(f"#{own.get_attribute('aria-describedby')}")
        expect(about).to_have_text("That isn’t a whole number. Say one from 2 to 40.")
        expect(own).to_have_attribute("aria-invalid", "true")
        expect(own).to_be_focused()
    for typed in ("0", "1", "41", "9999"):
        own.fill(typed)
        expect(own).not_to_have_attribute("aria-invalid", "true")
        own.press("Enter")
        expect(about).to_have_text("It can’t be that. Say a number from 2 to 40.")
    page.get_by_role("button", name="more").click()
    expect(slider).to_have_value("22")
    slider.fill("33")
    expect(own).to_have_value("33")
    say.click()
    expect(page.get_by_role("list", name="What everyone has said")).to_contain_text("Ann says 33")
    assert page.get_by_role("alert").all_inner_texts() in ([], [""])


def test_showing_the_cards_does_not_delay_the_next_guess(person: People, server: Threaded) -> None:
    player = player_at(person, make_table(server.address, "ratefix", ["me", "greedy", "greedy"]))
    page = player.page
    shown = page.locator(".board .decided")
    again = page.get_by_role("button", name="Show again")
    player.play(1)
    expect(shown).to_be_visible()
    expect(page.locator(".axis .sum")).to_be_visible()
    field(page)
    expect(shown).to_have_count(0)
    again.click()
    expect(shown).to_be_visible()
    # Moving the slider hides the cards until there are new ones to show.
    page.get_by_role("slider").press("ArrowRight")
    player.play(1)
    expect(shown).to_be_visible()


def test_a_page_contains_only_its_own_card_until_all_are_shown(
    person: People, server: Threaded
) -> None:
    for game in GAMES:
        place = make_table(server.address, game, ["me", "greedy", "greedy"])
        context = browser_of(person, place)
        record_cards(context)
        page = context.new_page()
        page.goto(place.url)
        player = Player(page)
        field(page)
        own = find_cards(page)
        assert len(own) == (1 if game == "ratefix" else 0)
        for _ in range(4):
            assert take_seen_cards(page) & hidden_cards(server, place.code) <= own
            player.play(1)
            field(page)
            own |= find_cards(page)


def test_two_people_on_a_shared_device_have_a_card_each(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server, "ratefix")
    code = page.url.rpartition("/")[2]
    player = Player(page)
    turns = 0
    while turns < 8:
        wait(page, lambda: player.look()["offer"] is not None, "no page offers anything")
        offer = player.wait_for_offer()
        if offer["kind"] == "curtain":
            turns += 1
            assert take_cards_behind_curtain(page) & hidden_cards(server, code) == set()
            assert "laid" not in page.locator("body").inner_text()
            assert "Your card" not in page.locator("body").inner_text()
        player.play(1)


def test_two_people_on_a_shared_device_are_addressed_by_name(
    person: People, server: Threaded
) -> None:
    page = deal_to_two(person, server, "poker", curtain=False)
    player = Player(page)
    for name in ("Bob", "Ann", "Ann", "Bob"):
        field(page, f"{name}, what do all the cards add up to?")
        expect(page.locator(".status")).to_have_text(f"{name}’s turn. Guess the sum.")
        player.play(1)


def test_a_guess_by_keyboard(person: People, server: Threaded) -> None:
    page = visit(person, make_table(server.address, "ratefix", ["me", "greedy"]))
    field(page)
    tab_to(page, "Your number")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(field(page)).to_have_value("24")
    page.keyboard.press("Enter")
    expect(
        page.get_by_text("You say 24.").or_(page.get_by_text("The sum is")).first
    ).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe(person: People, server: Threaded, theme: str) -> None:
    place = make_table(server.address, "ratefix", ["me", "greedy", "greedy"])
    player = player_at(person, place, color_scheme=theme)
    field(player.page).fill("x")
    player.page.get_by_role("button", name="Say it").click()
    assert violations(player.page) == [], "asked"
    field(player.page).fill("30")
    player.play(1)
    expect(player.page.locator(".axis .sum")).to_be_visible()
    # The bots have made their moves, so nothing changes any more.
    expect(player.page.locator(".status")).to_have_text("Your turn! Guess the sum.")
    settle(player.page)
    assert violations(player.page) == [], "shown"


def test_in_italian(person: People, server: Threaded) -> None:
    place = make_table(server.address, "poker", ["me", "greedy"])
    page = visit(person, place, locale="it")
    field(page, text_of("it", "guessing-question")).fill("x")
    page.get_by_role("button", name=text_of("it", "guessing-say"), exact=True).click()
    assert faults(page, "it") == []
    field(page, text_of("it", "guessing-question")).fill("20")
    page.get_by_role("button", name=text_of("it", "guessing-say"), exact=True).click()
    expect(page.locator(".axis .sum")).to_be_visible()
    assert faults(page, "it") == []

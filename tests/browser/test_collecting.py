"""Farben sammeln: taking a card, laying one, and ending the turn or the round."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import FixDeal, People
from tests.browser.dealt_tables import deal_hand, play_on
from tests.browser.layout import PHONE, find_overlaps, misfits, scrolls
from tests.browser.player import Player, wait
from tests.browser.secrecy import (
    find_cards,
    record_cards,
    take_cards_behind_curtain,
    take_seen_cards,
)
from tests.browser.sharing import deal_to_two
from tests.browser.tables import Place, make_table
from tests.browser.test_keyboard import tab_to, tab_to_hand
from tests.browser.texts import faults, text_of
from tests.browser.visits import browser_of, place_table, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import live_table_of

GAME = "farben-sammeln"


def table(server: Threaded, seats: int = 3, **options: Any) -> Place:
    """Return a table whose bots play without a pause."""
    return make_table(server.address, GAME, ["me", *["greedy"] * (seats - 1)], **options)


def pile(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=f"Pile {number}:")


def stock(page: Page) -> Locator:
    return page.get_by_role("button", name="Stock:")


def wait_for_task(page: Page, words: str) -> None:
    """Wait until the status line announces the player's turn and this task."""
    expect(page.locator(".status")).to_have_text(f"Your turn! {words}")


def secrets(server: Threaded, code: str) -> tuple[list[set[str]], set[str]]:
    """Return the cards in the hands and the stock of a table."""
    match = live_table_of(server, code).table.match
    assert match is not None
    truth = match.game.truth(match.state)
    return [set(hand) for hand in truth["hands"]], set(truth["stock"])


def test_a_match_of_several_rounds(person: People, server: Threaded, fix_deal: FixDeal) -> None:
    fix_deal()  # with some deals nobody ever closes the round
    player = player_at(person, table(server, rounds=2), **PHONE)
    page = player.page
    sheet = page.get_by_role("table", name="Score sheet")
    expect(page.get_by_role("heading", level=1, name="Collecting colours")).to_be_attached()
    wait_for_task(page, "Take a card.")
    assert misfits(page) == []
    assert not scrolls(page)
    rounds: list[list[int]] = []
    for played in (1, 2):
        player.play_to_the_end()
        expect(player.end).to_contain_text("win")
        collected = page.get_by_role("list", name="What everyone has collected")
        points = [int(text) for text in collected.locator("b").all_inner_texts()]
        line = sheet.locator("tbody tr").nth(played - 1)
        expect(sheet.locator("tbody tr")).to_have_count(played)
        assert [int(text) for text in re.findall(r"\d+", line.inner_text())][1:] == points
        rounds.append(points)
        expect(page.get_by_role("heading", name="Cards left in hand")).to_be_visible()
        assert misfits(page) == []
        if played < 2:
            page.get_by_role("button", name="Next round").click()
            expect(player.end).to_have_count(0)
    totals = re.findall(r"\d+", " ".join(sheet.locator("tfoot td").all_inner_texts()))
    assert [int(total) for total in totals] == [sum(each) for each in zip(*rounds, strict=True)]


def test_a_turn_by_tapping(person: People, server: Threaded) -> None:
    page = visit(person, table(server, 2, dealer=1))  # before any bot has laid a card on a pile
    hand = page.get_by_role("toolbar").get_by_role("button")
    wait_for_task(page, "Take a card.")
    hand.first.click()
    expect(page.get_by_text("Take a card first")).to_be_visible()
    page.get_by_role("button", name="OK").click()
    top = pile(page, 2).get_attribute("aria-label") or ""
    pile(page, 2).click()
    wait_for_task(page, "Lay a card.")
    expect(hand).to_have_count(10)
    # It was the only card of the pile, so another card must be laid there.
    expect(page.get_by_role("button", name="Pile 2: a free place")).to_be_visible()
    name = top.removeprefix("Pile 2: ").partition(",")[0]
    taken = re.compile(rf"^{name}\b")  # "Blue 10" contains "Blue 1"
    page.get_by_role("toolbar").get_by_role("button", name=taken).click()
    expect(page.get_by_text(re.compile("^You’ve just taken"))).to_be_visible()
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name=", fits").first.click()
    wait_for_task(page, "Done?")
    expect(hand).to_have_count(9)
    expect(pile(page, 2)).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    wait_for_task(page, "Lay a card.")


def test_a_pile_can_be_tapped_before_the_card(person: People, server: Threaded) -> None:
    page = visit(person, table(server, 2, dealer=1))  # before any bot has laid a card on a pile
    hand = page.get_by_role("toolbar").get_by_role("button")
    wait_for_task(page, "Take a card.")
    stock(page).click()
    wait_for_task(page, "Lay a card.")
    for _ in range(2):
        pile(page, 3).click()
        expect(pile(page, 3)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".pile[aria-pressed=true]")).to_have_count(1)
        expect(pile(page, 3)).not_to_have_css("box-shadow", "none")
        expect(pile(page, 2)).to_have_css("box-shadow", "none")
        wait_for_task(page, "Which card goes there?")
        pile(page, 3).click()
        wait_for_task(page, "Lay a card.")
        expect(page.locator(".pile[aria-pressed=true]")).to_have_count(0)
    pile(page, 3).click()
    laid = hand.first.get_attribute("data-card")
    hand.first.click()
    wait_for_task(page, "Done?")
    expect(page.locator("[data-drop='pile:3'] [data-card]").last).to_have_attribute(
        "data-card", laid or ""
    )
    expect(pile(page, 3)).to_have_accessible_name(re.compile("one card under it"))


def test_a_card_can_be_dragged_to_a_pile(person: People, server: Threaded) -> None:
    page = visit(person, table(server, 2))
    wait_for_task(page, "Take a card.")
    stock(page).click()
    wait_for_task(page, "Lay a card.")
    laid = page.locator("[role=toolbar] button").first
    name = laid.get_attribute("data-card")
    laid.drag_to(pile(page, 4))
    wait_for_task(page, "Done?")
    expect(page.locator(f"[data-drop='pile:4'] [data-card='{name}']")).to_be_visible()


def has_offer_or_is_over(player: Player) -> bool:
    seen = player.look()
    return seen["over"] or seen["offer"] is not None


def test_nothing_secret_is_in_the_page(person: People, server: Threaded) -> None:
    place = table(server, 3)
    context = browser_of(person, place)
    record_cards(context)
    page = context.new_page()
    page.goto(place.url)
    player = Player(page)
    for _ in range(3):
        wait(page, lambda: has_offer_or_is_over(player), "the match does not go on")
        if player.look()["over"]:  # a bot has closed the round
            break
        wait_for_task(page, "Take a card.")
        (_, *others), stock = secrets(server, place.code)
        # A card taken from a pile was face up, so the page may have shown it before.
        assert take_seen_cards(page) & stock == set()
        assert not {card for hand in others for card in hand} & find_cards(page)
        player.play(1)
        wait_for_task(page, "Lay a card.")
        player.play(2)
        wait_for_task(page, "Done?")
        player.play(1)


def test_two_people_share_a_device(person: People, server: Threaded) -> None:
    page = deal_to_two(person, server, GAME)
    code = page.url.rpartition("/")[2]
    player = Player(page)
    turns = 0
    while turns < 6:
        wait(page, lambda: player.look()["offer"] is not None, "no page offers anything")
        if player.wait_for_offer()["kind"] == "curtain":
            turns += 1
            (one, two), stock = secrets(server, code)
            assert take_cards_behind_curtain(page) & (one | two | stock) == set()
            assert page.locator(".sum, p:has-text('Red:')").count() == 0
        player.play(1)


def test_a_turn_by_keyboard(person: People, server: Threaded, fix_deal: FixDeal) -> None:
    fix_deal()
    page = visit(person, table(server, 2))
    wait_for_task(page, "Take a card.")
    tab_to(page, "Stock")
    page.keyboard.press("Enter")
    wait_for_task(page, "Lay a card.")
    tab_to_hand(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("h1").evaluate("(h) => { h.tabIndex = -1; h.focus(); }")
    tab_to(page, "Pile 4")
    page.keyboard.press("Space")
    wait_for_task(page, "Done?")
    tab_to(page, "Done")
    page.keyboard.press("Enter")
    wait_for_task(page, "Take a card.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe(person: People, server: Threaded, fix_deal: FixDeal, theme: str) -> None:
    fix_deal()
    player = player_at(person, table(server, rounds=1), color_scheme=theme)
    wait_for_task(player.page, "Take a card.")
    assert violations(player.page) == [], "take"
    player.play(2)
    assert violations(player.page) == [], "picked"
    player.play_to_the_end()
    assert violations(player.page) == [], "over"


def test_in_french(person: People, server: Threaded) -> None:
    page = visit(person, table(server), locale="fr")
    expect(page.locator("[data-stock][data-able]")).to_be_visible()
    assert faults(page, "fr") == []
    page.locator("[data-stock]").click()
    expect(page.locator(".status")).to_contain_text(text_of("fr", "task-collecting-lay"))
    page.locator("[role=toolbar] button").first.click()
    page.locator("[data-drop='pile:1']").click()
    expect(page.locator(".status")).to_contain_text(text_of("fr", "task-collecting-end"))
    assert faults(page, "fr") == []


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 664), (1440, 900)])
def test_no_number_covers_the_name_of_a_pile(
    person: People, server: Threaded, width: int, height: int
) -> None:
    place = place_table(server, play_on(deal_hand(GAME, 3, None, ours=True), 12))
    page = visit(person, place, viewport={"width": width, "height": height})
    words = page.locator(".board .pile :is(b, .label)")
    expect(words.first).to_be_visible()
    assert words.count() > 6  # five names, the number of the stock, and of a pile at least
    assert find_overlaps(page, ".board .pile :is(b, .label)") == []

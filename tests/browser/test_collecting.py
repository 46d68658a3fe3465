"""Collecting colours: take a card, lay one, say that it is enough."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits, scrolls
from tests.browser.player import Player, wait
from tests.browser.secrecy import behind_the_curtain, lying, notice, noticed
from tests.browser.sharing import together
from tests.browser.tables import Place, made
from tests.browser.test_keyboard import tab_to, tab_to_hand
from tests.browser.texts import faults, plain
from tests.browser.visits import browser_of, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import keeper_of

SLOW = 20_000
"""Milliseconds that bots may take at a busy machine."""
GAME = "farben-sammeln"


def table(server: Threaded, seats: int = 3, **options: Any) -> Place:
    """A table at which bots are as quick as can be."""
    return made(server.address, GAME, ["me", *["greedy"] * (seats - 1)], **options)


def pile(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=f"Pile {number}:")


def stock(page: Page) -> Locator:
    return page.get_by_role("button", name="Stock:")


def task(page: Page, words: str) -> None:
    """What is to be done is said in one place."""
    expect(page.locator(".status")).to_have_text(f"Your turn! {words}", timeout=SLOW)


def secrets(server: Threaded, code: str) -> tuple[list[set[str]], set[str]]:
    """The cards that are in hands and in the stock of a table."""
    match = keeper_of(server, code).table.match
    assert match is not None
    truth = match.game.truth(match.state)
    return [set(hand) for hand in truth["hands"]], set(truth["stock"])


def test_a_match_of_several_rounds(person: People, server: Threaded) -> None:
    player = player_at(person, table(server, rounds=2), **PHONE)
    page = player.page
    sheet = page.get_by_role("table", name="Score sheet")
    expect(page.get_by_role("heading", level=1, name="Collecting colours")).to_be_attached()
    task(page, "Take a card.")
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
        expect(page.get_by_role("heading", name="What was left in hand")).to_be_visible()
        assert misfits(page) == []
        if played < 2:
            page.get_by_role("button", name="Next round").click()
            expect(player.end).to_have_count(0)
    totals = re.findall(r"\d+", " ".join(sheet.locator("tfoot td").all_inner_texts()))
    assert [int(total) for total in totals] == [sum(each) for each in zip(*rounds, strict=True)]


def test_a_turn_by_pointing(person: People, server: Threaded) -> None:
    page = visit(person, table(server, 2))
    hand = page.get_by_role("toolbar").get_by_role("button")
    task(page, "Take a card.")
    hand.first.click()
    expect(page.get_by_text("Take a card first")).to_be_visible()
    page.get_by_role("button", name="OK").click()
    top = pile(page, 2).get_attribute("aria-label") or ""
    pile(page, 2).click()
    task(page, "Lay a card.")
    expect(hand).to_have_count(10)
    # It was the only card: what is laid comes to its place, and not the same one.
    expect(page.get_by_role("button", name="Pile 2: there is room here")).to_be_visible()
    name = top.removeprefix("Pile 2: ").partition(",")[0]
    taken = re.compile(rf"^{name}\b")  # «Blue 1» is in «Blue 10» too
    page.get_by_role("toolbar").get_by_role("button", name=taken).click()
    expect(page.get_by_text(re.compile("^You have just taken"))).to_be_visible()
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name=", fits").first.click()
    task(page, "Done?")
    expect(hand).to_have_count(9)
    expect(pile(page, 2)).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    task(page, "Lay a card.")


def test_a_pile_may_be_pointed_at_first(person: People, server: Threaded) -> None:
    page = visit(person, table(server, 2))
    hand = page.get_by_role("toolbar").get_by_role("button")
    task(page, "Take a card.")
    stock(page).click()
    task(page, "Lay a card.")
    for _ in range(2):
        pile(page, 3).click()
        expect(pile(page, 3)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".pile[aria-pressed=true]")).to_have_count(1)
        expect(pile(page, 3)).not_to_have_css("box-shadow", "none")
        expect(pile(page, 2)).to_have_css("box-shadow", "none")
        task(page, "Which card goes there?")
        pile(page, 3).click()
        task(page, "Lay a card.")
        expect(page.locator(".pile[aria-pressed=true]")).to_have_count(0)
    pile(page, 3).click()
    laid = hand.first.get_attribute("data-card")
    hand.first.click()
    task(page, "Done?")
    expect(page.locator("[data-drop='pile:3'] [data-card]").last).to_have_attribute(
        "data-card", laid or ""
    )
    expect(pile(page, 3)).to_have_accessible_name(re.compile("one card beneath"))


def test_a_card_is_dragged_to_a_pile(person: People, server: Threaded) -> None:
    page = visit(person, table(server, 2))
    task(page, "Take a card.")
    stock(page).click()
    task(page, "Lay a card.")
    laid = page.locator("[role=toolbar] button").first
    name = laid.get_attribute("data-card")
    laid.drag_to(pile(page, 4))
    task(page, "Done?")
    expect(page.locator(f"[data-drop='pile:4'] [data-card='{name}']")).to_be_visible()


def test_nothing_secret_is_in_the_page(person: People, server: Threaded) -> None:
    place = table(server, 3)
    context = browser_of(person, place)
    notice(context)
    page = context.new_page()
    page.goto(place.url)
    player = Player(page)
    for _ in range(3):
        task(page, "Take a card.")
        (_, *others), stock = secrets(server, place.code)
        # What somebody took from a pile was open before: it may have been seen, but no longer is.
        assert noticed(page) & stock == set()
        assert not {card for hand in others for card in hand} & lying(page)
        player.play(1)
        task(page, "Lay a card.")
        player.play(2)
        task(page, "Done?")
        player.play(1)


def test_two_at_one_device(person: People, server: Threaded) -> None:
    page = together(person, server, GAME)
    code = page.url.rpartition("/")[2]
    player = Player(page)
    turns = 0
    while turns < 6:
        wait(page, lambda: player.look()["offer"] is not None, "nobody can do anything")
        if player.offered()["kind"] == "curtain":
            turns += 1
            (one, two), stock = secrets(server, code)
            assert behind_the_curtain(page) & (one | two | stock) == set()
            assert page.locator(".sum, p:has-text('Red:')").count() == 0
        player.play(1)


def test_by_keyboard(person: People, server: Threaded) -> None:
    page = visit(person, table(server, 2))
    task(page, "Take a card.")
    tab_to(page, "Stock")
    page.keyboard.press("Enter")
    task(page, "Lay a card.")
    tab_to_hand(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("h1").evaluate("(h) => { h.tabIndex = -1; h.focus(); }")
    tab_to(page, "Pile 4")
    page.keyboard.press("Space")
    task(page, "Done?")
    tab_to(page, "Done")
    page.keyboard.press("Enter")
    task(page, "Take a card.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe(person: People, server: Threaded, theme: str) -> None:
    player = player_at(person, table(server, rounds=1), color_scheme=theme)
    task(player.page, "Take a card.")
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
    expect(page.locator(".status")).to_contain_text(plain("fr", "task-collecting-lay"))
    page.locator("[role=toolbar] button").first.click()
    page.locator("[data-drop='pile:1']").click()
    expect(page.locator(".status")).to_contain_text(plain("fr", "task-collecting-end"))
    assert faults(page, "fr") == []

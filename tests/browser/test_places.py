"""The rows as places: ghosts of the next cards, symbols and start numbers that stay visible."""

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfer.table import Table
from elfer.table.commands import Play, Start
from elfer.table.players_and_chairs import Chair
from tests.browser.conftest import People
from tests.browser.dealt_tables import deal_hand
from tests.browser.layout import settle
from tests.browser.master_tables import find_crowded_table
from tests.browser.player import wait
from tests.browser.visits import place_table, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import HOST, apply_command, full_table, running_table

SIZES = {
    "phone": (390, 664),
    "phone with bars": (360, 640),
    "small phone": (320, 568),
    "phone sideways": (844, 390),
    "desktop": (1440, 900),
}
CORNER: Any = {"x": 9, "y": 12}
"""The corner of a card, which no other card covers."""
GHOSTS = """() => [...document.querySelectorAll("[data-next]")]
  .map((ghost) => ghost.dataset.next).sort()"""
# The smaller side of every symbol with its outline.
SYMBOLS = """(selector) => [...document.querySelectorAll(selector)].map((symbol) => {
  const { width, height } = symbol.getBoundingClientRect();
  const outline = parseFloat(getComputedStyle(symbol).strokeWidth) * symbol.getScreenCTM().a;
  return Math.min(width, height) + outline;
})"""


def screen(size: str) -> dict[str, dict[str, int]]:
    width, height = SIZES[size]
    return {"viewport": {"width": width, "height": height}}


def play_on(game: str, lays: int) -> Table:
    """Return a table after some lays, with the host on all seats until then."""
    table = full_table(game)
    table = replace(table, chairs=tuple(Chair(player=HOST) for _ in table.chairs))
    table = apply_command(table, HOST, Start())
    match = table.match
    while match is not None and sum(map(len, rows_of(table).values())) < lays:
        seat = match.actors[0]
        legal = match.legal(seat)
        move = next((move for move in legal if move.verb == "lay"), legal[0])
        table = apply_command(table, HOST, Play(seat, move.text))
        match = table.match
    if lays == 0:
        return table  # a bot might open the round
    chairs = (Chair(player=HOST), *(Chair(bot="greedy") for _ in table.chairs[1:]))
    return replace(table, chairs=chairs, pace=60_000, seats_held={})


def rows_of(table: Table) -> dict[str, list[str]]:
    assert table.match is not None
    shown = table.match.game.shown(table.match.view(None))
    rows: dict[str, list[str]] = shown["rows"]
    return rows


@pytest.mark.parametrize("size", ["phone", "small phone", "desktop"])
def test_each_row_shows_a_ghost_of_its_next_cards(
    person: People, server: Threaded, size: str
) -> None:
    player = player_at(person, place_table(server, running_table()), **screen(size))
    player.wait_for_turn()
    assert player.page.evaluate(GHOSTS) == ["b11", "g11", "r11", "y11"]
    # On a small phone the next card covers the middle of this one.
    player.page.locator("[role=toolbar] [data-card=r11]").click(position=CORNER)
    wait(player.page, lambda: "r11" not in player.cards, "the card is not laid")
    wanted = ["b11", "g11", "r10", "r12", "y11"]
    wait(player.page, lambda: player.page.evaluate(GHOSTS) == wanted, "the ghosts do not follow")
    settle(player.page)
    eleven, *ghosts = [
        box_of(player.page, f".rows {name}")
        for name in ("[data-card=r11]", "[data-next=r10]", "[data-next=r12]")
    ]
    # The ghosts lie on both sides of the card and do not touch it.
    assert ghosts[0][1] <= eleven[0]
    assert eleven[1] <= ghosts[1][0]


def box_of(page: Page, selector: str) -> tuple[float, float]:
    """Return the left and the right edge of an element."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


@pytest.mark.parametrize("lays", [0, 1, 12])
def test_any_starting_card_keeps_its_number_visible(
    person: People, server: Threaded, lays: int
) -> None:
    table = play_on("beliebige-startkarte", lays)
    page = visit(person, place_table(server, table), **screen("phone"))
    rows = page.locator("[data-drop^='row:']")
    expect(rows).to_have_count(4)
    start = page.locator("[data-start]")
    if lays == 0:
        expect(start).to_have_count(0)
        return
    assert table.match is not None
    (number,) = table.match.game.aids(table.match.view(None))["starts"]
    expect(start).to_have_text([str(number)] * 4)
    name = f"The rows, starting with {number}"
    expect(page.get_by_role("group", name=name, exact=True)).to_be_visible()
    # Piles leave the card that a row started with visible.
    for letter, cards in rows_of(table).items():
        if cards:
            card = page.locator(f"[data-drop='row:{letter}'] [data-card='{letter}{number}']")
            expect(card).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "small phone"])
@pytest.mark.parametrize("lays", [1, 12])
def test_symbols_are_large_enough_without_colours(
    person: People, server: Threaded, size: str, lays: int
) -> None:
    page = visit(person, place_table(server, play_on("elfer-raus", lays)), **screen(size))
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_visible()
    settle(page)
    heads = page.evaluate(SYMBOLS, "[data-drop^='row:'] > .head path")
    assert len(heads) == 4
    assert min(heads) >= 16
    assert min(page.evaluate(SYMBOLS, "[data-next] path")) >= 12
    assert min(page.evaluate(SYMBOLS, "[role=toolbar] [data-symbol]")) >= 12


# The cards whose number or symbol is covered or outside its card.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((card) => {
  const outer = card.getBoundingClientRect();
  return [...card.querySelectorAll("b, path")].some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < outer.left || right > outer.right || top < outer.top || bottom > outer.bottom
      || !(there.contains(part) || part.contains(there));
  });
}).map((card) => card.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", ["phone with bars", "small phone"])
def test_narrow_places_show_the_symbols_of_their_cards(
    person: People, server: Threaded, size: str
) -> None:
    """In a row that takes every colour, only the symbol tells the colour to everyone."""
    table = play_on("farben-mix", 12)
    page = visit(person, place_table(server, table), {"layout": "spread"}, **screen(size))
    chips = ".rows [data-card]"
    expect(page.locator(chips)).to_have_count(12)
    settle(page)
    symbols = page.evaluate(SYMBOLS, f"{chips} path")
    assert len(symbols) == 12
    assert min(symbols) >= 8
    assert page.evaluate(HIDDEN, chips) == []


# The symbols in the corners of cards that something else covers.
COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((symbol) => {
  const { left, right, top, bottom } = symbol.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return symbol.closest("[data-card]") !== there?.closest("[data-card]");
}).map((symbol) => symbol.closest("[data-card]").outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", SIZES)
def test_symbols_of_the_largest_hand_are_visible(
    person: People, server: Threaded, size: str
) -> None:
    table = deal_hand("elfer-raus", 2, 40, ours=True)
    page = visit(person, place_table(server, table), **screen(size))
    cards = "[role=toolbar] [data-symbol]"
    expect(page.locator(cards)).to_have_count(40)
    settle(page)
    assert min(page.evaluate(SYMBOLS, cards)) >= 8
    assert page.evaluate(COVERED, cards) == []


@pytest.mark.parametrize("size", SIZES)
def test_symbols_in_the_rows_of_master_are_visible(
    person: People, server: Threaded, size: str
) -> None:
    page = visit(person, place_table(server, find_crowded_table()), **screen(size))
    rows = page.locator(".rows [data-card]")
    expect(rows.first).to_be_visible()
    settle(page)
    symbols = ".rows .chip path, .rows :is(.lying, [data-card]:last-child) [data-symbol]"
    assert min(page.evaluate(SYMBOLS, symbols)) >= 8
    assert page.evaluate(COVERED, symbols) == []


@pytest.mark.rule("CL-10")
@pytest.mark.parametrize("layout", ["compact", "spread"])
def test_the_sides_of_a_row_may_be_stacked(person: People, server: Threaded, layout: str) -> None:
    """In piles, a row shows the card that it starts with and the last card of each side."""
    table = play_on("elfer-raus", 24)
    rows = {letter: cards for letter, cards in rows_of(table).items() if cards}
    page = visit(person, place_table(server, table), {"layout": layout}, **screen("desktop"))
    shown = 0
    for letter, cards in rows.items():
        row = page.locator(f"[data-drop='row:{letter}']")
        expect(row).to_be_visible()
        numbers = sorted(int(card[1:]) for card in cards)
        for number in {11, numbers[0], numbers[-1]}:
            expect(row.locator(f"[data-card='{letter}{number}']")).to_be_visible()
        shown += row.locator("[data-card]").count()
    if layout == "spread":
        assert shown == 24
    else:
        assert shown < 24


def test_no_card_covers_the_symbol_of_its_row(person: People, server: Threaded) -> None:
    page = visit(person, place_table(server, play_on("elfer-raus", 12)), **screen("phone"))
    expect(page.locator(".rows [data-card]").first).to_be_visible()
    settle(page)
    covered = """() => [...document.querySelectorAll("[data-drop^='row:'] > .head svg")]
      .filter((symbol) => {
        const { x, y, width, height } = symbol.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !symbol.contains(top) && !top.contains(symbol);
      }).length"""
    assert page.evaluate(covered) == 0

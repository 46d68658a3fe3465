"""The card viewer: a tap on a row or pile shows its cards, unless a card is picked."""

import random
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from elfer.games import GAMES
from elfer.table import Table
from elfer.table.commands import Play, Settle, Start
from elfer.table.player_views import seen_by
from elfer.table.players_and_chairs import Chair
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import misfits, settle
from tests.browser.master_tables import find_crowded_table, find_swap_table
from tests.browser.player import Player, wait
from tests.browser.visits import place_table, player_at, visit
from tests.server.running import Threaded
from tests.server.scenes import (
    HOST,
    OTHER,
    SEATLESS,
    apply_command,
    full_table,
    live_table_of,
    pair_of_players,
    play_one_move,
    running_table,
    waiting_table,
)

SCREENS = {
    "small phone": (320, 568),
    "phone with bars": (390, 664),
    "phone": (390, 844),
    "phone sideways": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
}
COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
BUTTONS = "[role=toolbar] button, nav .button, .middle .button"
LARGE = 44
"""The smallest width of a card in the viewer, in pixels, if there are at most this many."""
LARGE_UP_TO = 20
WIDTHS = "(cards) => cards.map((card) => card.getBoundingClientRect().width)"
HELD = 700
"""The milliseconds that a finger holds a pile."""
COVERED = """(buttons) => [...document.querySelectorAll(buttons)].filter((thing) => {
    thing.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    return !thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).map((thing) => thing.outerHTML.slice(0, 80))"""


def screen_options(screen: str) -> dict[str, Any]:
    width, height = SCREENS[screen]
    return {"viewport": {"width": width, "height": height}}


def spoken_name(card: str) -> str:
    """Return the accessible name of a single card."""
    name = f"{COLOURS[card.lstrip('*')[0]]} {card.lstrip('*')[1:]}"
    return f"Joker as {name}" if card.startswith("*") else name.capitalize()


def row(page: Page, letter: str) -> Locator:
    return page.locator(f"[data-drop='row:{letter}']")


def panel(page: Page) -> Locator:
    return page.locator(".look")


def shown_cards(page: Page) -> list[str]:
    """Return the cards in the viewer."""
    images = panel(page).get_by_role("img").all()
    return [image.get_attribute("aria-label") or "" for image in images]


def rows_of(table: Table) -> dict[str, list[str]]:
    found: dict[str, list[str]] = seen_by(table, HOST)["views"][0]["rows"]
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_the_viewer_shows_all_cards_of_a_row_and_leaves_the_hand_visible(
    person: People, server: Threaded, screen: str
) -> None:
    player = player_at(
        person,
        place_table(server, find_crowded_table()),
        {"lessons": False},
        **screen_options(screen),
    )
    player.wait_for_turn()
    page, before = player.page, player.look()["lying"]
    rows = rows_of(find_crowded_table())
    assert any(card.startswith("*") for cards in rows.values() for card in cards)
    for letter, cards in rows.items():
        row(page, letter).click()
        name = re.compile(f"^{COLOURS[letter]} row: ")
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        assert shown_cards(page) == [spoken_name(card) for card in cards]
        for image in panel(page).get_by_role("img").all():
            expect(image).to_be_in_viewport(ratio=0.99)
        jokers = [spoken_name(card) for card in cards if card.startswith("*")]
        for joker in jokers:
            expect(panel(page).get_by_text(joker)).to_be_visible()
        assert misfits(page) == []
        assert page.evaluate(COVERED, BUTTONS) == []
        panel(page).get_by_role("img").first.click()
        expect(panel(page)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_text("")
    assert player.look()["lying"] == before


def test_closing_by_keyboard_returns_the_focus(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()))
    player.wait_for_turn()
    page = player.page
    row(page, "g").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="green row: nothing yet")
    expect(dialog).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(row(page, "g")).to_be_focused()
    page.keyboard.press("Space")
    expect(dialog).to_be_focused()
    page.keyboard.press("Tab")
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(row(page, "g")).to_be_focused()


def test_moving_the_focus_closes_the_viewer(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()))
    player.wait_for_turn()
    page = player.page
    row(page, "g").focus()
    page.keyboard.press("Enter")
    expect(panel(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel(page).get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Tab")
    expect(panel(page)).to_have_count(0)
    after = page.locator("*:focus")
    expect(after).to_have_count(1)
    expect(after).to_be_in_viewport()


@cache
def find_card_for_two_rows() -> tuple[Table, str, str]:
    """Return a table where a card of the host fits in several rows, the card, and one row."""
    table = apply_command(
        full_table("farben-mix").with_chair(2, Chair(player=SEATLESS)), HOST, Start()
    )
    for _ in range(200):
        assert table.match is not None
        places = [dict(move.touches) for move in table.match.legal(0)]
        cards = [place["hand"] for place in places if "hand" in place]
        for place in places:
            if cards.count(place.get("hand", "")) > 1:
                return table, place["hand"], place["row"]
        table = play_one_move(table)
    raise AssertionError("no card ever fits in two rows")


def test_a_tap_on_a_row_lays_the_picked_card(person: People, server: Threaded) -> None:
    table, name, letter = find_card_for_two_rows()
    player = player_at(person, place_table(server, table))
    player.wait_for_turn()
    page, before = player.page, player.cards
    # While no card is picked, a tap opens the viewer, even if a card fits there.
    row(page, letter).click()
    expect(panel(page)).to_be_visible()
    assert player.cards == before
    card = page.locator(f"[role=toolbar] [data-card={name}]")
    card.click()
    expect(panel(page)).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    # Next to the symbol of the row, away from its places.
    row(page, letter).click(position={"x": 9, "y": 9})
    wait(page, lambda: name not in player.cards, "the card is not laid")
    expect(panel(page)).to_have_count(0)


def test_a_picked_card_that_does_not_fit_gets_a_reason(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, running_table()), {"confirm": True})
    player.wait_for_turn()
    page = player.page
    page.locator("[role=toolbar] [data-card=r11]").click()
    row(page, "g").click()
    expect(page.get_by_role("alert")).to_contain_text("red 11")
    expect(panel(page)).to_have_count(0)


def test_the_viewer_names_bridges(person: People, server: Threaded) -> None:
    player = player_at(person, place_table(server, find_swap_table()), **screen_options("phone"))
    player.wait_for_turn()
    page = player.page
    page.locator("[role=toolbar] [data-card='*']").click()
    page.locator("button[data-place=g15]").click()
    player.actions.first.click()
    expect(page.locator("[data-bridge]").first).to_be_visible()
    row(page, "g").click()
    expect(panel(page).get_by_text("Joker as green 15")).to_be_visible()
    expect(panel(page).get_by_text("Bridge from the red row to the green 15")).to_be_visible()


@cache
def find_watched_table(game: str) -> Table:
    """Return a table after some moves when it is not the host's turn."""
    table = apply_command(full_table(game).with_chair(2, Chair(player=SEATLESS)), HOST, Start())
    for number in range(100):
        table = play_one_move(table)
        assert table.match is not None
        if number > 40 and table.match.turn != 0:
            return table
    raise AssertionError("it is always the host's turn")


@pytest.mark.parametrize(
    ("game", "pile", "zone"),
    [
        ("farben-sammeln", "pile:2", lambda view: view["piles"][1]),
        ("ueberall-anschliessen", "pile:own", lambda view: view["piles"][0]),
        ("ueberall-anschliessen", "pile:1", lambda view: view["piles"][1]),
        ("ueberall-anschliessen", "middle:", lambda view: view["middle"]),
    ],
)
def test_piles_are_shown_from_the_top(
    person: People, server: Threaded, game: str, pile: str, zone: Any
) -> None:
    table = find_watched_table(game)
    cards = zone(seen_by(table, HOST)["views"][0])
    page = visit(
        person, place_table(server, table), {"lessons": False}, **screen_options("phone with bars")
    )
    page.locator(f"[data-drop='{pile}']").click()
    expect(panel(page)).to_be_visible()
    assert shown_cards(page) == [spoken_name(card) for card in cards]
    settle(page)
    assert page.evaluate(COVERED, BUTTONS) == []
    stop = page.get_by_role("button", name="Stop!")
    if stop.count():
        stop.click()  # it is not covered
    else:
        page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(person: People, server: Threaded, theme: str) -> None:
    player = player_at(
        person,
        place_table(server, find_crowded_table()),
        color_scheme=theme,
        **screen_options("phone"),
    )
    player.wait_for_turn()
    row(player.page, "y").click()
    expect(panel(player.page)).to_be_visible()
    assert violations(player.page) == []


def test_the_end_of_a_round_closes_the_viewer(person: People, server: Threaded) -> None:
    table = running_table(options={"rounds": 1}).with_chair(2, Chair(player=HOST))
    while table.playing:
        before, table = table, play_one_move(table)
    assert before.match is not None
    place = place_table(server, before)
    pages = [visit(person, place), visit(person, place)]
    for page in pages:
        page.get_by_role("dialog").get_by_role("button", name="I am Name p0").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    row(pages[0], "r").click()
    expect(panel(pages[0])).to_be_visible()
    Player(pages[1]).play_to_the_end()
    expect(pages[0].locator("#round-end")).to_be_visible()
    expect(panel(pages[0])).to_have_count(0)


OPEN_PILES = {
    "rows": "[data-drop^='row:']",
    "master": "[data-drop^='row:']",
    "guessing": "[data-won]:enabled",
    "snap": "button.pile:not([data-stock])",
    "anywhere": "[data-drop='middle:'], [data-drop^='pile:']",
    "collecting": "[data-drop^='pile:']",
    "tricks": "[data-won]:enabled",
    "duel": "[data-won] button:enabled",
    "pairs": ".piles button:enabled",
}
"""The rows and face-up piles of each family. In bluffing games every pile lies face down."""


@cache
def find_begun_table(game: str) -> Table:
    """Return a table of any game after some moves, with cards in its rows or face-up piles."""
    players = max(GAMES[game].least_players, min(3, GAMES[game].most_players))
    chairs = (Chair(player=HOST), *[Chair(player=OTHER)] * (players - 1))
    table = waiting_table(game) if players == 3 else pair_of_players(game)
    table = apply_command(replace(table, chairs=chairs, pace=60_000), HOST, Start())
    rng = random.Random(game)
    begun = 6 if GAMES[game].family == "pairs" else 24  # moves; rounds of pairs are short
    for number in range(60):
        match = table.match
        assert match is not None
        if number > begun and match.turn != 0 and not match.legal(None):
            return table  # otherwise a tap on a pile might be a move
        if match.legal(None):
            table = apply_command(table, None, Settle())
            continue
        seat = match.actors[0]
        texts = [move.text for move in match.legal(seat)]
        text = "flip" if "flip" in texts else rng.choice(texts)
        table = apply_command(table, table.chairs[seat].player, Play(seat, text))
    raise AssertionError("it is always the host's turn")


def find_zones(view: dict[str, Any]) -> list[list[str]]:
    """Return the cards of every row and face-up pile that a view lists."""
    rows = [*view["rows"].values()] if "rows" in view else []
    keys = ("won",) if view["game"] == "zweikampf" else ("piles", "won")  # a fight is shown large
    piles = [pile for key in keys for pile in view.get(key) or []]
    middle = view.get("middle")
    found = [*rows, *piles, *([middle] if isinstance(middle, list) else [])]
    return [zone for zone in found if isinstance(zone, list) and zone]


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.family in OPEN_PILES])
def test_every_game_shows_what_lies_in_a_row_or_pile(
    person: People, server: Threaded, game: str
) -> None:
    table = find_begun_table(game)
    zones = sorted(
        sorted(spoken_name(card) for card in zone)
        for zone in find_zones(seen_by(table, HOST)["views"][0])
    )
    assert zones
    screen = screen_options("phone with bars")
    page = visit(person, place_table(server, table), {"lessons": False, "help": False}, **screen)
    things = page.locator(OPEN_PILES[GAMES[game].family])
    expect(things.first).to_be_visible()
    seen = []
    for thing in things.all():
        if re.search("empty|a free place", thing.get_attribute("aria-label") or ""):
            continue
        thing.click()
        expect(panel(page)).to_be_visible()
        seen.append(sorted(shown_cards(page)))
        settle(page)
        if len(seen[-1]) <= LARGE_UP_TO:
            widths = panel(page).get_by_role("img").evaluate_all(WIDTHS)
            assert min(widths, default=LARGE) >= LARGE
        page.keyboard.press("Escape")
        expect(panel(page)).to_have_count(0)
    assert sorted(cards for cards in seen if cards) == zones


@cache
def find_own_turn(game: str, touched: str) -> Table:
    """Return a table where the host's moves touch a kind of thing, with cards in all piles."""
    table = apply_command(
        replace(waiting_table(game), chairs=(Chair(player=HOST), *[Chair(player=OTHER)] * 2)),
        HOST,
        Start(),
    )
    rng = random.Random(game)
    for _ in range(400):
        match = table.match
        assert match is not None
        if match.legal(None):
            table = apply_command(table, None, Settle())
            continue
        kinds = {kind for move in match.legal(0) for kind, _ in move.touches}
        piles = seen_by(table, HOST)["views"][0]["piles"]
        if match.turn == 0 and touched in kinds and min(map(len, piles)) > 1:
            return table
        seat = match.actors[0] if match.turn is None else match.turn
        text = rng.choice([move.text for move in match.legal(seat) if move.text != "stopp"])
        table = apply_command(table, table.chairs[seat].player, Play(seat, text))
    raise AssertionError("no such turn")


@pytest.mark.parametrize("way", ["hold", "keys", "menu"])
@pytest.mark.parametrize(
    ("game", "touched", "pile"),
    [
        ("ueberall-anschliessen", "turned", "pile:1"),
        ("ueberall-anschliessen", "turned", "pile:own"),
        ("farben-sammeln", "pile", "pile:2"),
    ],
)
def test_piles_can_be_looked_at_while_a_tap_is_a_move(
    person: People, server: Threaded, game: str, touched: str, pile: str, way: str
) -> None:
    """A short tap is a move; holding the pile is not."""
    table = find_own_turn(game, touched)
    piles = seen_by(table, HOST)["views"][0]["piles"]
    cards = piles[0 if pile.endswith("own") else int(pile[-1]) - (game == "farben-sammeln")]
    place = place_table(server, table)
    page = visit(person, place, {"lessons": False}, **screen_options("phone with bars"))
    before = live_table_of(server, place.code).table.seq
    zone = page.locator(f"[data-drop='{pile}']")
    if way == "hold":
        zone.click(delay=HELD)
    elif way == "menu":
        zone.click(button="right")
    else:
        zone.focus()
        page.keyboard.press("Shift+Enter")
    expect(panel(page)).to_be_visible()
    assert shown_cards(page) == [spoken_name(card) for card in cards]
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_have_count(0)
    assert live_table_of(server, place.code).table.seq == before
    zone.click()
    expect(panel(page)).to_have_count(0)

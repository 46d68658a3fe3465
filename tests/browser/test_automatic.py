"""Forced moves are played after a pause, unless the player stops them."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfer.table import Table
from elfer.table.commands import Start
from elfer.table.players_and_chairs import Chair
from tests.browser.axe import violations
from tests.browser.conftest import People
from tests.browser.layout import PHONE, misfits
from tests.browser.player import wait
from tests.browser.tables import Place
from tests.browser.texts import faults, text_of
from tests.browser.visits import browser_of, place_table, visit
from tests.server.running import Threaded
from tests.server.scenes import (
    HOST,
    OTHER,
    apply_command,
    full_table,
    live_table_of,
    pair_of_players,
    play_one_move,
)

LONG = 6_000
"""Milliseconds: longer than any pause, but too short for a silent connection to count as lost."""


@cache
def find_table(game: str, *moves: str, together: bool = False) -> Table:
    """Return a table where the host has exactly these moves, or a choice that includes `done`."""
    for number in range(60):
        other = Chair(player=HOST if together else OTHER)
        table = replace(full_table(game), secret=f"forced {number}")
        table = replace(table, chairs=(table.chairs[0], other, other))
        table = apply_command(table, HOST, Start())
        while table.playing and table.match is not None and table.match.outcome is None:
            texts = tuple(move.text for move in table.match.legal(0))
            if texts == moves if moves else len(texts) > 1 and "done" in texts:
                return table
            table = play_one_move(table)
    raise AssertionError(f"no deal leads to {moves}")


def count_moves(server: Threaded, code: str) -> int:
    """Return the number of public changes of a table on the server."""
    return live_table_of(server, code).table.seq


def open_frozen(
    person: People, place: Place, settings: dict[str, Any] | None = None, **options: Any
) -> Page:
    """Open a table's page on which no time passes until the test says so."""
    page = browser_of(person, place, settings, **options).new_page()
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    page.goto(place.url)
    return page


def pass_time(page: Page) -> None:
    """Let more time pass than any pause takes."""
    page.clock.run_for(LONG)


@pytest.mark.parametrize(
    ("game", "move", "language"),
    [
        *product(["elfer-raus"], ["draw", "done", "pass"], ["de", "fr", "it", "en"]),
        # Their words are the same.
        ("farben-sammeln", "done", "en"),
        *product(["master"], ["draw", "done"], ["en"]),
    ],
)
def test_the_only_move_is_played_after_a_notice(
    person: People, server: Threaded, game: str, move: str, language: str
) -> None:
    place = place_table(server, find_table(game, move))
    page = open_frozen(person, place, automatic=True, locale=language, **PHONE)
    notice = page.get_by_role("button", name=text_of(language, f"automatic-{move}"))
    expect(notice).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(text_of(language, f"automatic-{move}"))
    if game == "elfer-raus":
        assert faults(page, language) == []
    before = count_moves(server, place.code)
    pass_time(page)
    wait(page, lambda: count_moves(server, place.code) > before, "the move is not played")


def test_the_notice_is_accessible(person: People, server: Threaded) -> None:
    place = place_table(server, find_table("elfer-raus", "done"))
    page = open_frozen(person, place, automatic=True, **PHONE)
    expect(page.get_by_role("button", name="Stop", exact=True)).to_be_visible()
    assert violations(page, frozen=True) == []


@pytest.mark.parametrize("way", ["button", "tap", "key"])
def test_the_player_can_stop_it(person: People, server: Threaded, way: str) -> None:
    place = place_table(server, find_table("elfer-raus", "draw"))
    page = open_frozen(person, place, automatic=True)
    stop = page.get_by_role("button", name="Stop", exact=True)
    expect(stop).to_be_visible()
    if way == "button":
        stop.click()
    elif way == "tap":
        page.mouse.click(3, 3)
    else:
        page.keyboard.press("Shift")
    draw = page.get_by_role("button", name="Draw a card", exact=True)
    expect(draw).to_be_visible()
    expect(stop).to_have_count(0)
    before = count_moves(server, place.code)
    pass_time(page)
    expect(draw).to_be_visible()
    assert count_moves(server, place.code) == before
    draw.click()
    wait(page, lambda: count_moves(server, place.code) > before, "the move is not played")


@pytest.mark.parametrize("choice", ["moves", "setting"])
def test_nothing_is_played_where_there_is_a_choice_or_the_setting_is_off(
    person: People, server: Threaded, choice: str
) -> None:
    table = find_table("elfer-raus") if choice == "moves" else find_table("elfer-raus", "draw")
    place = place_table(server, table)
    page = open_frozen(person, place, {"automatic": choice == "moves"})
    button = page.get_by_role("button", name="Done" if choice == "moves" else "Draw a card")
    expect(button).to_be_visible()
    before = count_moves(server, place.code)
    pass_time(page)
    expect(button).to_be_visible()
    assert count_moves(server, place.code) == before
    expect(page.get_by_role("button", name="Stop", exact=True)).to_have_count(0)


def test_on_a_shared_device_it_waits_for_the_curtain(person: People, server: Threaded) -> None:
    place = place_table(server, find_table("elfer-raus", "draw", together=True))
    page = open_frozen(person, place, automatic=True)
    curtain = page.get_by_role("dialog").get_by_role("button")
    expect(curtain).to_be_visible()
    before = count_moves(server, place.code)
    pass_time(page)
    expect(curtain).to_be_visible()
    assert count_moves(server, place.code) == before
    curtain.click()
    expect(page.get_by_role("button", name="Drawing a card…")).to_be_visible()


@pytest.mark.parametrize("on", ["Name p0", "Name p0 2", "Name p0 3"])
def test_each_person_on_a_shared_device_has_a_switch(
    person: People, server: Threaded, on: str
) -> None:
    """The host, whose turn it is, is called “Name p0”."""
    switches = {name: name == on for name in ("Name p0", "Name p0 2", "Name p0 3")}
    automatic = switches["Name p0"]
    place = place_table(server, find_table("elfer-raus", "draw", together=True))
    page = open_frozen(person, place, {"automaticOf": switches}, automatic=True)
    page.get_by_role("dialog").get_by_role("button").click()
    drawing = page.get_by_role("button", name="Drawing a card…")
    draw = page.get_by_role("button", name="Draw a card", exact=True)
    expect(drawing if automatic else draw).to_be_visible()
    before = count_moves(server, place.code)
    pass_time(page)
    if automatic:
        wait(page, lambda: count_moves(server, place.code) > before, "the move is not played")
    else:
        expect(draw).to_be_visible()
        assert count_moves(server, place.code) == before


@cache
def find_last_card() -> Table:
    """Return a table where the host has one card left and has to play it."""
    table = apply_command(full_table("hoechste-karte"), HOST, Start())
    table = table.with_chair(2, Chair(player=OTHER))
    while table.match is not None and len(table.match.legal(0)) != 1:
        table = play_one_move(table)
    return table


def find_duel() -> Table:
    """Return a table where the host has to turn over a card."""
    table = pair_of_players("zweikampf")
    table = replace(table, chairs=(Chair(player=HOST), Chair(player=OTHER)))
    return apply_command(table, HOST, Start())


@pytest.mark.parametrize(
    ("find", "thing"),
    [(find_duel, ".board [data-able]"), (find_last_card, "[role=toolbar] [data-card]")],
    ids=["duel", "last card"],
)
def test_cards_are_played_by_the_player_alone(
    person: People, server: Threaded, find: Callable[[], Table], thing: str
) -> None:
    """Turning over a card is the game, even if there is nothing to choose."""
    table = find()
    assert table.match is not None
    assert len(table.match.legal(0)) == 1
    place = place_table(server, table)
    page = open_frozen(person, place, automatic=True)
    expect(page.locator(thing).first).to_be_visible()
    before = count_moves(server, place.code)
    pass_time(page)
    expect(page.get_by_role("button", name="Stop", exact=True)).to_have_count(0)
    assert count_moves(server, place.code) == before


def test_the_menu_switches_it_off(person: People, server: Threaded) -> None:
    place = place_table(server, find_table("elfer-raus"))
    page = visit(person, place, automatic=True, **PHONE)
    page.get_by_role("button", name="Cards", exact=True).click()
    switch = page.get_by_role("dialog").get_by_role("switch", name="Play forced moves for me")
    expect(switch).to_be_checked()
    assert misfits(page) == []
    switch.click()
    page.reload()
    page.get_by_role("button", name="Cards", exact=True).click()
    expect(switch).not_to_be_checked()

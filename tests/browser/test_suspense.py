"""Delayed results: nothing on the page reveals a result before the board shows it."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from elfer.table import Table, new_table
from elfer.table.commands import Start
from elfer.table.players_and_chairs import Chair
from tests.browser.bluffers import Bluffer, deal_to_three
from tests.browser.conftest import People
from tests.browser.layout import settle
from tests.browser.player import Player
from tests.browser.tables import Place
from tests.browser.test_bluffing import call, lay
from tests.browser.visits import MOVING, browser_of, place_table, visit
from tests.server.running import Threaded
from tests.server.scenes import (
    HOST,
    OTHER,
    SEATLESS,
    TOKENS,
    apply_command,
    play_one_move,
    waiting_table,
)

NO_LESSONS = {"lessons": False}
SEATS, HAND = ".seats > li, .you .has", "[role=toolbar] button"
SHOWN = """(hidden) => {
  const result = document.querySelector(hidden);
  return !result || (result.textContent && getComputedStyle(result).opacity !== "0");
}"""
# Checks that nothing else changes in any frame before the board shows the result.
WATCH = """([hidden, counted]) => {
  const words = (selector) => [...document.querySelectorAll(selector)]
    .map((each) => each.dataset.card ?? each.textContent);
  const counts = () => JSON.stringify(words(counted));
  const before = counts();
  window.seen = { frames: 0, early: [], told: [] };
  const look = () => {
    requestAnimationFrame(look);
    const result = document.querySelector(hidden);
    if (!result || (result.textContent && getComputedStyle(result).opacity !== "0")) return;
    const now = [counts() === before, document.querySelector(".status").textContent === "",
      document.querySelector("#round-end") === null];
    window.seen.frames += 1;
    window.seen.told.push(document.querySelector(".last")?.textContent);
    if (now.includes(false)) window.seen.early.push(now);
  };
  look();
}"""


def check_watched(page: Page) -> None:
    """Check that frames were watched and that none revealed the result early."""
    seen = page.evaluate("window.seen")
    assert seen["early"] == []
    assert seen["frames"] > 0
    assert page.locator(".last").inner_text() not in seen["told"]


def find_last_move(game: str) -> Table:
    """Return a table of two people before the last move of a round, which the host makes."""
    host, other, _ = waiting_table().players
    table = new_table(game, ["me", "free"], {}, host, secret="secret", bot_seed="luck")
    for chairs in ((OTHER, HOST), (HOST, OTHER)):
        seated = replace(table, players=(host, other), chairs=tuple(map(Chair, chairs)))
        before = now = apply_command(seated, HOST, Start())
        while now.playing:
            before, now = now, play_one_move(now)
        assert before.match is not None
        if HOST in [before.chairs[seat].player for seat in before.match.actors]:
            return before
    raise AssertionError("the host never makes the last move")


def test_a_doubted_card_is_shown_before_the_counts_change(person: People, server: Threaded) -> None:
    place = place_table(server, deal_to_three())
    players = [
        Bluffer(
            visit(person, Place(place.address, place.code, who, TOKENS[who]), NO_LESSONS, **MOVING)
        )
        for who in (HOST, OTHER, SEATLESS)
    ]
    for turn in range(4):
        lay(players, (1 + turn) % 3)
    for player in players:
        player.page.evaluate(WATCH, [".verdict", f"{SEATS}, {HAND}"])
    counts = [player.page.locator(".seats").inner_text() for player in players]
    call(players[2].page, "I doubt it!")
    for player in players:
        expect(player.page.locator(".reveal")).to_be_visible()
    for player in players:
        expect(player.page.locator(".status")).not_to_have_text("")
        check_watched(player.page)
        assert player.page.locator(".last").inner_text().find("4 cards") > 0
    assert [player.page.locator(".seats").inner_text() for player in players] != counts


@pytest.mark.parametrize(
    ("game", "result"),
    [("zweikampf", ".banner"), ("hoechste-karte", ".banner"), ("ratefix", ".guessing ol + p")],
)
def test_the_end_of_a_round_waits_for_the_board(
    person: People, server: Threaded, game: str, result: str
) -> None:
    page = visit(person, place_table(server, find_last_move(game)), NO_LESSONS, **MOVING)
    player = Player(page)
    player.wait_for_turn()
    settle(page)  # wait for the initial animations
    page.wait_for_function(SHOWN, arg=result)
    page.evaluate(WATCH, [result, SEATS])
    player.act()
    expect(page.locator(result)).to_be_visible()
    expect(player.end).to_be_visible()
    check_watched(page)


def test_there_is_no_delay_without_animations(person: People, server: Threaded) -> None:
    """The result appears even if the clock stands still."""
    place = place_table(server, find_last_move("zweikampf"))
    page = browser_of(person, place).new_page()
    page.clock.install()
    page.goto(place.url)
    player = Player(page)
    player.wait_for_turn()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    player.act()
    expect(player.end).to_be_visible()

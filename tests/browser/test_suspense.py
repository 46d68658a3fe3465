"""While the board is about to show something, nothing around it tells what comes of it."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from elfer.table import Table, new_table
from elfer.table.chairs import Chair
from elfer.table.commands import Start
from tests.browser.bluffers import Bluffer, dealt
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.tables import Place
from tests.browser.test_claims import call, lay
from tests.browser.visits import scene, visit
from tests.server.running import Threaded
from tests.server.scenes import HOST, OTHER, SEATLESS, TOKENS, played, said, waiting

TOLD = {"lessons": False}
MOVING = {"reduced_motion": "no-preference"}
SEATS, HAND = ".seats > li, .tools .tokens", "[role=toolbar] button"
# In every frame in which the result is not to be seen on the board yet, all else is as it was.
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


def watched(page: Page) -> None:
    """Some frames were watched in this page, and in none too much was to be seen."""
    seen = page.evaluate("window.seen")
    assert seen["early"] == []
    assert seen["frames"] > 3
    assert page.locator(".last").inner_text() not in seen["told"]


def last_choice(game: str) -> Table:
    """Two people before the last thing that is done in a round, which is the host's."""
    host, other, _ = waiting().players
    table = new_table(game, ["me", "free"], {}, host, secret="secret", luck="luck")
    for chairs in ((OTHER, HOST), (HOST, OTHER)):
        seated = replace(table, players=(host, other), chairs=tuple(map(Chair, chairs)))
        before = now = said(seated, HOST, Start())
        while now.playing:
            before, now = now, played(now)
        assert before.match is not None
        if HOST in [before.chairs[seat].player for seat in before.match.actors]:
            return before
    raise AssertionError("the host never is the last one")


def test_a_doubted_card_is_seen_before_it_is_counted(person: People, server: Threaded) -> None:
    place = scene(server, dealt())
    players = [
        Bluffer(visit(person, Place(place.address, place.code, who, TOKENS[who]), TOLD, **MOVING))
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
        expect(player.page.locator(".status")).not_to_have_text("")
        watched(player.page)
        assert player.page.locator(".last").inner_text().find("4 cards") > 0
    assert [player.page.locator(".seats").inner_text() for player in players] != counts


@pytest.mark.parametrize(
    ("game", "result"),
    [("zweikampf", ".banner"), ("hoechste-karte", ".banner"), ("ratefix", ".guesses ol + p")],
)
def test_the_end_of_a_round_waits_for_what_is_shown(
    person: People, server: Threaded, game: str, result: str
) -> None:
    page = visit(person, scene(server, last_choice(game)), TOLD, **MOVING)
    player = Player(page)
    player.wait_for_turn()
    page.wait_for_timeout(900)  # what came with the page has come
    page.evaluate(WATCH, [result, SEATS])
    player.step()
    expect(page.locator(result)).to_be_visible()
    expect(player.end).to_be_visible()
    watched(page)


def test_where_nothing_moves_nobody_waits(person: People, server: Threaded) -> None:
    page = visit(person, scene(server, last_choice("zweikampf")))
    player = Player(page)
    player.wait_for_turn()
    player.step()
    expect(player.end).to_be_visible(timeout=1_000)

"""Scenes with moving cards, and the work that the browser does for each frame of them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

from elfer.engine.moves import Move
from elfer.table import Table
from elfer.table.commands import Play, Start
from elfer.table.player_views import seen_by
from elfer.table.players_and_chairs import Chair
from tests.server.scenes import HOST, apply_command, full_table, running_table

THROTTLED = 4
"""The factor by which the browser pretends to be slower."""
CHEAP = {"transform", "opacity", "translate", "scale", "rotate"}
"""The properties that the compositor animates without the main thread."""
# Collects the properties of every animation that runs in any frame from now on.
RECORD = """() => {
  window.animated = {};
  const KEPT = ["offset", "computedOffset", "easing", "composite"];
  const look = () => {
    for (const { effect, transitionProperty } of document.getAnimations()) {
      // A change of colour while a button is pressed repaints one small element.
      if (transitionProperty !== undefined) continue;
      for (const frame of effect.getKeyframes()) {
        for (const name of Object.keys(frame).filter((key) => !KEPT.includes(key))) {
          animated[name] = effect.target.className?.baseVal ?? effect.target.className;
        }
      }
    }
    if (!window.recorded) requestAnimationFrame(look);
  };
  look();
}"""
# Slows down everything that moves and waits until nothing new begins to move.
SLOW_DOWN = """() => new Promise((done) => {
  let same = 0, before = -1;
  const look = () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === "running");
    for (const each of moving) each.updatePlaybackRate(0.002);
    same = moving.length > 0 && moving.length === before ? same + 1 : 0;
    before = moving.length;
    if (same === 10) done(moving.length);
    else requestAnimationFrame(look);
  };
  look();
})"""
FRAMES = 20
NEXT_FRAMES = """(count) => new Promise((done) => {
  const next = () => (count-- > 0 ? requestAnimationFrame(next) : done());
  next();
})"""


class Scene(NamedTuple):
    """A table, and the way in which the host makes cards move."""

    table: Callable[[], Table]
    act: Callable[[Page, Table], None]
    cards: int = 1
    """The least number of cards that begin to move."""
    until: str | None = None
    """The element that appears after the last move of the scene."""


def _play_rounds(game: str) -> Iterator[tuple[Table, list[Move]]]:
    """Yield the moments of many rounds in which the host may move, with the host's moves."""
    for number in range(200):
        table = replace(full_table(game), secret=f"frames {number}")
        table = replace(table, chairs=tuple(Chair(player=HOST) for _ in table.chairs))
        table = apply_command(table, HOST, Start())
        while table.match is not None and table.playing and table.match.turn is not None:
            seat = table.match.turn
            moves = list(table.match.legal(seat))
            if seat == 0:
                yield table, moves
            lay = next((move for move in moves if move.verb == "lay"), moves[0])
            table = apply_command(table, HOST, Play(seat, lay.text))


@cache
def find_moment(wanted: Callable[[dict[str, Any], list[Move]], bool], pace: int = 60_000) -> Table:
    """Return a table at a moment in which the host's next move has the wanted effect."""
    for table, moves in _play_rounds("junior"):
        chairs = (Chair(player=HOST), *(Chair(bot="greedy") for _ in table.chairs[1:]))
        shown = replace(table, chairs=chairs, pace=pace, seats_held={})
        if wanted(seen_by(shown, HOST)["views"][0], moves):
            return shown
    raise AssertionError("no such moment")


def _completing(view: dict[str, Any], moves: list[Move]) -> Move | None:
    """Return the lay that completes a row of eleven cards."""
    full = {letter for letter, row in view["rows"].items() if len(row) == 10}
    return next((move for move in moves if move.verb == "lay" and move.text[0] in full), None)


def _completes_row(view: dict[str, Any], moves: list[Move]) -> bool:
    return len(view["hand"]) > 1 and _completing(view, moves) is not None


def _must_draw(view: dict[str, Any], moves: list[Move]) -> bool:
    return [move.verb for move in moves] == ["draw"]


def _is_followed(view: dict[str, Any], moves: list[Move]) -> bool:
    return min(view["hands"]) > 2 and [move.verb for move in moves] == ["done"]


def _ends_round(view: dict[str, Any], moves: list[Move]) -> bool:
    return len(view["hand"]) == 1 and moves[0].verb == "lay"


def _tap_hand(page: Page, table: Table) -> None:
    view = seen_by(table, HOST)["views"][0]
    assert table.match is not None
    moves = [move for move in table.match.legal(0) if move.verb == "lay"]
    move = _completing(view, moves) or moves[0]
    page.locator(f"[role=toolbar] [data-card='{move.text}']").click()


def _deal(page: Page, table: Table) -> None:
    page.get_by_role("button", name="Deal").click()


def _end_turn(page: Page, table: Table) -> None:
    page.get_by_role("button", name="Done").click()
    page.locator(".you .seat:not(.turn)").wait_for()


def _tap_stock(page: Page, table: Table) -> None:
    page.locator("[data-stock]").click()


SCENES = {
    "deal": Scene(full_table, _deal, 26),
    "lay": Scene(running_table, _tap_hand),
    "draw": Scene(lambda: find_moment(_must_draw), _tap_stock),
    "finished row": Scene(lambda: find_moment(_completes_row), _tap_hand),
    "others": Scene(lambda: find_moment(_is_followed, 600), _end_turn, 1, ".you .turn"),
    "end of a round": Scene(lambda: find_moment(_ends_round), _tap_hand, 1, "#round-end"),
}


def throttle(page: Page) -> CDPSession:
    """Slow the page's processor down and return the session that measures it."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    session.send("Performance.enable")
    return session


def count_layouts(session: CDPSession) -> int:
    """Return how often the page has computed its layout."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(int(each["value"]) for each in metrics if each["name"] == "LayoutCount")

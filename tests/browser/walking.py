"""A table that moves only when a test says so, while its page shows every moment of it."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from playwright.sync_api import Page

from elfer import wire
from elfer.engine.events import Event
from elfer.engine.seats import Seat
from elfer.runtime.live_table import LiveTable
from elfer.table.call_timing import call_window, is_timed_move
from elfer.table.commands import AnyCommand, BotMove, Play, Settle
from elfer.table.player_views import seen_by
from tests.browser.player import wait
from tests.server.running import Threaded
from tests.server.scenes import HOST, live_table_of

MOST_MOVES = 60
CALLS_AFTER = 400
"""The milliseconds after which players call."""
# What the page has heard is noted after the app has taken it in. Whatever the app shows for a
# moment stays: reveals, symbols of the bots, the pause before an automatic move.
PREPARE = """(() => {
  const { setTimeout: start, WebSocket: Socket } = window;
  const [SHORT, MENU, FOREVER] = [700, 1_000, 10 ** 8];
  window.setTimeout = (then, time = 0, ...rest) =>
    start(then, time <= SHORT || time === MENU ? time : FOREVER, ...rest);
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => queueMicrotask(() => {
        const { sight } = JSON.parse(data);
        if (sight) window.heard = sight;
      }));
    }
  };
})()"""


class Moment(NamedTuple):
    """What a player sees of a moment: their moves, the last move, and what it revealed."""

    verbs: frozenset[str]
    """The kinds of moves that the host can make."""
    last: str
    ours: bool
    """Whether the host made the last move."""
    events: frozenset[str]

    def __str__(self) -> str:
        last = f"{'own' if self.ours else 'other'} {self.last}" if self.last else "the deal"
        parts = [", ".join(sorted(part)) or "nothing" for part in (self.events, self.verbs)]
        return f"after {last} ({parts[0]}), with {parts[1]}"


class Walk:
    """A table on a server, and the page of its host."""

    def __init__(self, server: Threaded, code: str, seed: str) -> None:
        self.live: LiveTable = live_table_of(server, code)
        self._server = server
        self._after = 0
        self._rng = random.Random(seed)
        self._played: Counter[tuple[str, bool]] = Counter()
        # Nothing moves by itself, and the time for calls is over when the test goes on.
        self.live._bot_scheduler.wake = lambda: None  # type: ignore[method-assign]
        self.live._log.clock = self._tell_time

    def begin(self) -> Moment:
        """Return the moment at which the table is now."""
        return self._describe("", [], ours=False)

    def go_on(self) -> Iterator[Moment]:
        """Make moves, the rarest kinds first, and yield every moment until the round is over."""
        for _ in range(MOST_MOVES):
            choice = self._choose()
            if choice is None:
                return
            seat, text, verb = choice
            events = self._server.call(self._play(seat, text))
            match = self.live.table.match
            assert match is not None
            if match.outcome is not None:
                return
            yield self._describe(verb, events, ours=self._is_own(seat))

    def wait_for(self, page: Page) -> None:
        """Wait until a page shows this moment."""
        sight = wire.Sight(**seen_by(self.live.table, HOST))
        expected = json.loads(msgspec.json.encode(sight))
        wait(page, lambda: page.evaluate("window.heard") == expected, "the page does not follow")

    def _tell_time(self) -> int:
        return self.live.table.card_shown_at + self._after

    def _is_own(self, seat: Seat | None) -> bool:
        return seat is not None and self.live.table.chairs[seat].player == HOST

    def _describe(self, last: str, events: list[Event], *, ours: bool) -> Moment:
        match = self.live.table.match
        assert match is not None
        verbs = frozenset(
            move.verb for seat in self.live.table.seats_of(HOST) for move in match.legal(seat)
        )
        return Moment(verbs, last, ours, frozenset(event.type for event in events))

    def _choose(self) -> tuple[Seat | None, str, str] | None:
        """Return a seat and a move of the kind that has been made least often."""
        match = self.live.table.match
        assert match is not None
        found = [
            (seat, move.text, move.verb)
            for seat in (*range(match.players), None)
            for move in match.legal(seat)
        ]
        if not found:
            return None
        rarest = min(self._played[verb, self._is_own(seat)] for seat, _, verb in found)
        rare = [one for one in found if self._played[one[2], self._is_own(one[0])] == rarest]
        seat, text, verb = self._rng.choice(rare)
        self._played[verb, self._is_own(seat)] += 1
        return seat, text, verb

    async def _play(self, seat: Seat | None, text: str) -> list[Event]:
        """Make a move as its player, its bot or the referee would; return its events."""
        live = self.live
        command: AnyCommand = Settle() if seat is None else BotMove(seat, text)
        by = None
        if seat is not None and self._is_own(seat):
            command, by = Play(seat, text), HOST
        timed = is_timed_move(live.table, text)
        self._after = CALLS_AFTER if timed else call_window(live.table)
        async with live._log.lock:
            new = live._log.prepare(live._log.new_entry(command, by, seen=live.table.public_seq))
            await live._log.append(new)
            live.announce(live.advance(new), new.events)
        return list(new.events)

"""A table with a clock, people who say things to it, and its keeper who lets the bots move."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from elfer.bots import BOTS, bot_named
from elfer.bots.situation import Situation
from elfer.games import GAMES
from elfer.kernel.events import Event
from elfer.kernel.match import Match
from elfer.kernel.options import RoundsOptions
from elfer.kernel.seats import Seat
from elfer.table import Entry, Table, after, new_table
from elfer.table.chairs import Player
from elfer.table.commands import BotMove, Join, Play, Settle, Start, Take, Word
from elfer.table.pace import awaits_calls, settle_due, wishes

HOST = "ann"
PEOPLE = ("ann", "bob", "cid", "dan", "eve", "fay")


class Party:
    """People and bots around a table."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        *,
        watchers: Sequence[str] = (),
        luck: str = "",
    ) -> None:
        """Each seat is a person's id (ann is the host), a bot's level, or free."""
        self.now = 0
        self.random = random.Random(f"{game}/{luck}")
        words = [
            word if word in (*BOTS, "free") else "me" if word == HOST else "free" for word in seats
        ]
        host = Player(HOST, HOST.capitalize(), "")
        self.table = new_table(
            game, words, options or {}, host, secret=f"secret {luck}", luck=f"luck {luck}"
        )
        guests = [word for word in dict.fromkeys(seats) if word in PEOPLE and word != HOST]
        for guest in (*guests, *watchers):
            self.say(Join(guest, guest.capitalize(), ""))
        for seat, word in enumerate(seats):
            if word in guests:
                self.say(Take(seat), word)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def say(
        self,
        do: Word,
        by: str | None = None,
        *,
        seen: int | None = None,
        watched: bool = False,
        later: int = 0,
    ) -> tuple[Event, ...]:
        """Say something to the table after a while; it is done, or refused."""
        entry = Entry(self.now + later, do, by, f"luck at {self.table.seq}", seen, watched)
        self.table, told = after(self.table, entry)
        self.now = entry.now
        return told

    def start(self) -> "Party":
        """Begin the match."""
        self.say(Start(), HOST)
        return self

    def play(self, *moves: str) -> None:
        """Make moves for whoever's turn it is, also for bots."""
        for text in moves:
            seat = self.match.turn
            assert seat is not None
            by = self.table.chairs[seat].player
            self.say(BotMove(seat, text) if by is None else Play(seat, text), by)

    def ways(self) -> Iterator[tuple[int, Word, str | None]]:
        """All that can go on now: when, what, and who says it."""
        table, match = self.table, self.match
        calling = match.outcome is None and bool(match.legal(None))
        for wish in wishes(table):
            legal = [m for m in match.legal(wish.seat) if m.timed or not wish.timed]
            move = self._chosen(wish.seat, wish.level, legal)
            if move is not None or not wish.may_wait:
                yield wish.due, BotMove(wish.seat, move or legal[0].text), None
        for seat, chair in enumerate(table.chairs):
            legal = [m for m in match.legal(seat) if m.timed or not calling]
            if chair.player is not None and not chair.away and legal:
                yield self.now, Play(seat, self.random.choice(legal).text), chair.player
        due = settle_due(table)
        if due is not None:
            yield due, Settle(), None

    def _chosen(self, seat: Seat, level: str, legal: Sequence[Any]) -> str | None:
        if self.match.outcome is not None:
            return "next"
        asked = Situation(self.match.game, self.match.view(seat), legal)
        move = bot_named(level)(asked, self.random)
        return None if move is None else move.text

    def step(self) -> tuple[Word, tuple[Event, ...]]:
        """One thing that goes on, by luck."""
        ways = list(self.ways())
        due, do, by = self.random.choice(ways)
        if isinstance(do, Settle) or not awaits_calls(self.match):
            self.now = max(self.now, due)
        return do, self.say(do, by)

    def play_on(self, most: int = 10_000) -> "Party":
        """Play to the end, or so many steps."""
        for _ in range(most):
            if self.match.over:
                break
            self.step()
        return self


def seats_for(game: str, people: Sequence[str], players: int = 3) -> list[str]:
    """These people and bots, as many as the game takes."""
    rules = GAMES[game]
    number = min(max(players, rules.least_players), rules.most_players)
    return [*people[:number], *["greedy"] * (number - len(people))]


def rounds_of(game: str, rounds: int) -> dict[str, Any]:
    """The option for so many rounds, where the game has rounds."""
    return {"rounds": rounds} if issubclass(GAMES[game].options, RoundsOptions) else {}


def same_match(one: Table, other: Table) -> bool:
    """Whether the same has been played at two tables, whoever sits there."""
    if one.line is None or other.line is None:
        return one.line is other.line
    return one.line.match == other.line.match and one.line.moves == other.line.moves

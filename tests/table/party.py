"""A table with a clock, people who send commands, and a server that lets the bots move."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from elfer.bots import BOTS, bot_named
from elfer.bots.choice import Situation
from elfer.engine.events import Event
from elfer.engine.match import Match
from elfer.engine.options import RoundsOptions
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.table import LogEntry, Table, apply_entry, new_table
from elfer.table.bot_timing import due_turns, settle_due
from elfer.table.bots_to_ask import awaits_calls
from elfer.table.commands import AnyCommand, BotMove, Join, Play, Settle, Start, Take
from elfer.table.players_and_chairs import Player

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
        seed: str = "",
    ) -> None:
        """Create a party; each seat is a person's id (ann is the host), a bot's level or `free`."""
        self.now = 0
        self.random = random.Random(f"{game}/{seed}")
        words = [
            word if word in (*BOTS, "free") else "me" if word == HOST else "free" for word in seats
        ]
        host = Player(HOST, HOST.capitalize(), "")
        self.table = new_table(
            game, words, options or {}, host, secret=f"secret {seed}", bot_seed=f"luck {seed}"
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
        do: AnyCommand,
        by: str | None = None,
        *,
        seen: int | None = None,
        watched: bool = False,
        later: int = 0,
    ) -> tuple[Event, ...]:
        """Apply a command, `later` milliseconds from now, and return its events."""
        entry = LogEntry(self.now + later, do, by, f"luck at {self.table.seq}", seen, watched)
        self.table, told = apply_entry(self.table, entry)
        self.now = entry.now
        return told

    def start(self) -> "Party":
        """Start the match."""
        self.say(Start(), HOST)
        return self

    def play(self, *moves: str) -> None:
        """Make moves for the seats in turn, bots included."""
        for text in moves:
            seat = self.match.turn
            assert seat is not None
            by = self.table.chairs[seat].player
            self.say(BotMove(seat, text) if by is None else Play(seat, text), by)

    def possible_commands(self) -> Iterator[tuple[int, AnyCommand, str | None]]:
        """Yield every command that is possible now, with its time and its player."""
        table, match = self.table, self.match
        calling = match.outcome is None and bool(match.legal(None))
        for turn in due_turns(table):
            legal = [m for m in match.legal(turn.seat) if m.timed or not turn.timed]
            move = self._choose(turn.seat, turn.level, legal)
            if move is not None or not turn.may_wait:
                yield turn.due, BotMove(turn.seat, move or legal[0].text), None
        for seat, chair in enumerate(table.chairs):
            legal = [m for m in match.legal(seat) if m.timed or not calling]
            if chair.player is not None and not chair.away and legal:
                yield self.now, Play(seat, self.random.choice(legal).text), chair.player
        due = settle_due(table)
        if due is not None:
            yield due, Settle(), None

    def _choose(self, seat: Seat, level: str, legal: Sequence[Any]) -> str | None:
        if self.match.outcome is not None:
            return "next"
        asked = Situation(self.match.game, self.match.view(seat), legal)
        move = bot_named(level)(asked, self.random)
        return None if move is None else move.text

    def step(self) -> tuple[AnyCommand, tuple[Event, ...]]:
        """Apply one random command."""
        commands = list(self.possible_commands())
        due, do, by = self.random.choice(commands)
        if isinstance(do, Settle) or not awaits_calls(self.match):
            self.now = max(self.now, due)
        return do, self.say(do, by)

    def play_on(self, most: int = 10_000) -> "Party":
        """Play to the end, or for a given number of steps."""
        for _ in range(most):
            if self.match.over:
                break
            self.step()
        return self


def seats_for(game: str, people: Sequence[str], players: int = 3) -> list[str]:
    """Return these people, filled up with bots to a number that the game allows."""
    rules = GAMES[game]
    number = min(max(players, rules.least_players), rules.most_players)
    return [*people[:number], *["greedy"] * (number - len(people))]


def rounds_of(game: str, rounds: int) -> dict[str, Any]:
    """Return the option for this number of rounds, if the game has rounds."""
    return {"rounds": rounds} if issubclass(GAMES[game].options, RoundsOptions) else {}


def has_same_match(one: Table, other: Table) -> bool:
    """Return whether two tables have the same match, ignoring the people at them."""
    if one.history is None or other.history is None:
        return one.history is other.history
    return one.history.match == other.history.match and one.history.moves == other.history.moves

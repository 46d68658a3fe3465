"""A match at one screen: who sits where, and what each of them has not been told yet."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from elfer.bots import bot_named
from elfer.kernel.events import told_to
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.records.played import Played
from elfer.terminal.asked import Asked, asked
from elfer.terminal.seats import PERSON
from elfer.terminal.sight import Sight, seen

Audience = Seat | None
"""A person's seat, or None for whatever everyone may see."""


class Sitting:
    """Lets bots move by what they see, and keeps for each person what that person may know."""

    def __init__(self, played: Played, who: Sequence[str], luck: str) -> None:
        self.played = played
        self.who = who
        self.people = tuple(seat for seat, name in enumerate(who) if name == PERSON)
        self._bots = {
            seat: (bot_named(name), Random(f"{luck}/bot/{seat}"))
            for seat, name in enumerate(who)
            if name != PERSON
        }
        self._waiting: frozenset[Seat] = frozenset()
        self._news: dict[Audience, list[Mapping[str, Any]]] = {
            audience: [] for audience in (None, *self.people)
        }

    @property
    def only_person(self) -> Audience:
        """The one person who plays; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    def asked(self) -> Asked | None:
        """The seat to ask next; None if only the referee can act."""
        return asked(self.played.match, self._waiting)

    def wait(self, seat: Seat) -> None:
        """Let the moment pass for a seat that need not act."""
        self._waiting |= {seat}

    def sight(self, audience: Audience) -> Sight:
        """What this person may see now."""
        return seen(self.played.match, audience)

    def play(self, seat: Seat | None, text: str, at: float | None = None) -> None:
        """Make a checked move and keep for everyone what they may know of it."""
        events = self.played.play(seat, text, at)
        self._waiting = frozenset()
        worth_saying = [event for event in events if event.type != "over"]  # the farewell's to say
        for audience, news in self._news.items():
            news.extend(told_to(worth_saying, audience))

    def referee_moves(self) -> None:
        """Let the referee do what only he can do."""
        self.play(None, self.played.match.legal(None)[0].text)

    def bot_moves(self, seat: Seat, *, may_wait: bool = False) -> None:
        """Let the bot at a seat make one move, or let the moment pass."""
        move = self.bot_wish(seat)
        if move is None and may_wait:
            self.wait(seat)
            return
        legal = self.played.match.legal(seat)
        self.play(seat, (move or self._bots[seat][1].choice(legal)).text)

    def bot_wish(self, seat: Seat) -> Move | None:
        """What the bot at a seat would like to do now."""
        bot, luck = self._bots[seat]
        match = self.played.match
        legal = match.legal(seat)
        # Between rounds there is nothing to see and nothing to choose.
        return legal[0] if match.outcome is not None else bot(match.view(seat), legal, luck)

    def luck(self, seat: Seat) -> Random:
        """The luck of the bot at a seat."""
        return self._bots[seat][1]

    def news(self, audience: Audience) -> list[Mapping[str, Any]]:
        """What has happened since this was last asked for."""
        news, self._news[audience] = self._news[audience], []
        return news

"""A match at one screen: who sits where, and what each of them has not been told yet."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from elfer.bots import bot_named
from elfer.kernel.seats import Seat
from elfer.records.played import Played
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
        self._news: dict[Audience, list[Mapping[str, Any]]] = {
            audience: [] for audience in (None, *self.people)
        }

    @property
    def only_person(self) -> Audience:
        """The one person who plays; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    def actor(self) -> Seat:
        """The seat that acts next: the one whose turn it is, else the first that may act."""
        match = self.played.match
        actors = match.actors
        return match.turn if match.turn in actors and match.turn is not None else actors[0]

    def sight(self, audience: Audience) -> Sight:
        """What this person may see now."""
        return seen(self.played.match, audience)

    def play(self, seat: Seat, text: str) -> None:
        """Make a checked move and keep for everyone what they may know of it."""
        for event in self.played.play(seat, text):
            if event.type == "over":
                continue  # the farewell's to say
            for audience, news in self._news.items():
                news.append(event.seen_by(audience))

    def bot_moves(self, seat: Seat) -> None:
        """Let the bot at a seat make one move."""
        bot, luck = self._bots[seat]
        match = self.played.match
        legal = match.legal(seat)
        # Between rounds there is nothing to see and nothing to choose.
        move = legal[0] if match.outcome is not None else bot(match.view(seat), legal, luck)
        self.play(seat, move.text)

    def news(self, audience: Audience) -> list[Mapping[str, Any]]:
        """What has happened since this was last asked for."""
        news, self._news[audience] = self._news[audience], []
        return news

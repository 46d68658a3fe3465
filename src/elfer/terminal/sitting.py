"""A table of one's own: people at one screen, bots on the other chairs."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from elfer.bots import bot_named, thought
from elfer.bots.search.ready import affordable
from elfer.bots.situation import PLAYOUTS, Situation
from elfer.bots.snapper import reaction_ms
from elfer.bots.thought import Thought
from elfer.kernel.events import Event, told_to
from elfer.kernel.match import Match
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat, round_from
from elfer.records.played import Played, PlayedMove
from elfer.records.record import record_of
from elfer.table import Entry, Table, after, new_table
from elfer.table.chairs import Player
from elfer.table.commands import (
    Again,
    BotMove,
    Cut,
    Play,
    Rematch,
    SetHandicap,
    Settle,
    Start,
    Undo,
    Word,
)
from elfer.table.fair import commitment
from elfer.table.hints import ADVISER, advised
from elfer.table.opening import OWN
from elfer.table.pace import Wish, awaits_calls, settle_due, wishes
from elfer.table.practice import practice
from elfer.table.record import record
from elfer.terminal.calls import pressed
from elfer.terminal.place import Asked, Audience, Call, Keys
from elfer.terminal.seats import PERSON
from elfer.terminal.sight import Sight, lays, seen

HOST = Player("you", "You", "")
"""Whoever sits at the screen: the host, who speaks for all the people."""


def own_table(
    game: str,
    who: Sequence[str],
    options: Mapping[str, Any],
    seed: str | None = None,
    deal: Mapping[str, Any] | None = None,
) -> Table:
    """A table with its first round dealt: from a seed if one is given, else from a fair shuffle."""
    table = new_table(
        game,
        [OWN if name == PERSON else name for name in who],
        options,
        HOST,
        secret=_secret(),
        luck=_secret() if seed is None else seed,
        pace=0,
    )
    if seed is not None:
        return practice(table, seed, deal)
    return after(_cut(table), Entry(0, Start(), HOST.id, luck=_secret()))[0]


def with_head_starts(table: Table, helped: Mapping[Seat, int]) -> Table:
    """The table at which the calls of these seats count so many milliseconds earlier."""
    for seat, milliseconds in helped.items():
        table, _ = after(table, Entry(table.moved_at, SetHandicap(seat, milliseconds), HOST.id))
    return table


class Sitting:
    """Keeps the table: lets bots act by what they see, and tells each person what is theirs."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._now = 0
        """The table's clock. It goes by what is due, so that nobody waits for bots."""
        self._luck: dict[Seat, Random] = {}
        self._passed: dict[Seat, int] = {}
        """The last moment that each seat has let pass."""
        self._news: dict[Audience, list[Mapping[str, Any]]] = {}
        self._begin()

    @property
    def match(self) -> Match:
        """The match that is played or was played last."""
        assert self.table.match is not None
        return self.table.match

    @property
    def moves(self) -> Sequence[PlayedMove]:
        """The moves of the match so far."""
        assert self.table.line is not None
        return self.table.line.moves

    @property
    def people(self) -> Sequence[Seat]:
        """The seats of the people at this terminal."""
        return self.table.seats_of(HOST.id)

    @property
    def only_person(self) -> Audience:
        """The one person who plays; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def who(self) -> list[str]:
        """Who sits at each seat: you, or a bot of some level."""
        return [chair.bot or PERSON for chair in self.table.chairs]

    @property
    def helped(self) -> dict[Seat, int]:
        """The head start of each seat that has one, in milliseconds."""
        chairs = enumerate(self.table.chairs)
        return {seat: chair.handicap for seat, chair in chairs if chair.handicap}

    @property
    def promise(self) -> str | None:
        """What was published of the secret behind these cards; None if the seed was given."""
        shuffle = self.table.shuffle
        return None if shuffle is None else commitment(shuffle.secret)

    def record(self) -> dict[str, Any]:
        """The record of the match so far; of a whole one with what its shuffle was made of."""
        if self.match.over and self.table.shuffle is not None:
            return record(self.table)
        return record_of(Played(self.match, self.moves))

    def sight(self, audience: Audience) -> Sight:
        """What this person may see now."""
        return seen(self.match, audience)

    def news(self, audience: Audience) -> list[Mapping[str, Any]]:
        """What has happened since this was last asked for."""
        news, self._news[audience] = self._news[audience], []
        return news

    def asked(self) -> Asked | None:
        """The person to ask next; None if a bot or the referee is next."""
        if self.match.outcome is not None or awaits_calls(self.match):
            return None
        following = self._next()
        return following if isinstance(following, Asked) else None

    def wait(self, seat: Seat) -> None:
        """Let the moment pass for a person who need not act."""
        self._passed[seat] = self.table.shown

    def go_on(self) -> None:
        """Let the next bot act, or the referee where nobody is asked."""
        if self.match.outcome is None and awaits_calls(self.match):
            self.call(())
            return
        wish = self._next()
        if isinstance(wish, Wish):
            self._grant(wish)
        else:
            self._enter(Settle(), now=settle_due(self.table))

    def play(self, seat: Seat, text: str) -> None:
        """Make a person's move."""
        self._enter(Play(seat, text), HOST.id)

    def undo(self) -> None:
        """Take back the last move of the people here."""
        self._enter(Undo(), HOST.id)

    def again(self) -> None:
        """Play the round that has ended once more, with the same cards."""
        self.table, _ = after(self.table, Entry(self._now, Again(), HOST.id))
        self._begin()

    def rematch(self) -> None:
        """Play another match with new cards; everyone moves on by one seat."""
        entry = Entry(self._now, Rematch(), HOST.id, luck=_secret())
        self.table, _ = after(_cut(self.table), entry)
        self._begin()

    def call(self, calls: Sequence[Call]) -> None:
        """Note everyone's calls in the order of their times and let the referee decide."""
        shown = self.table.shown_at
        for call in sorted([*calls, *self._bot_calls()], key=lambda call: call.at):
            if call.seat in self.people:
                self._enter(Play(call.seat, call.text), HOST.id, shown + call.at)
            else:
                self._enter(BotMove(call.seat, call.text), None, shown + call.at)
        self._enter(Settle(), now=settle_due(self.table))

    def listen(self, keys: Keys) -> None:
        """Call what people press while the card is shown, and let the referee decide."""
        self.call(list(pressed(keys)))

    def hint(self, seat: Seat) -> Thought | None:
        """What the best bot would do for this person, and why; None if there is no hint for it."""
        view = advised(self.match, seat)
        if view is None:
            return None
        return thought(ADVISER, self._asked(view, ADVISER), Random(0))

    def _asked(self, view: Any, level: str) -> Situation:
        """What a bot of that level is asked by a view, while people wait."""
        game = self.match.game
        return Situation(game, view, game.legal(view), affordable(game, level, PLAYOUTS))

    def wish(self, seat: Seat, level: str) -> Move | None:
        """What the bot at a seat would like to do now, by what that seat may know."""
        # Between rounds there is nothing to see and nothing to choose.
        if self.match.outcome is not None:
            return self.match.legal(seat)[0]
        return bot_named(level)(self._asked(self.match.view(seat), level), self.luck(seat))

    def luck(self, seat: Seat) -> Random:
        """The luck of the bot at a seat."""
        return self._luck.setdefault(seat, Random(f"{self.table.luck}/bot/{seat}"))

    def _next(self) -> Asked | Wish | None:
        """Who is next: those who may call before the turn, in the order of play."""
        bots = {wish.seat: wish for wish in wishes(self.table)}
        for seat in _order(self.match):
            wish = bots.get(seat)
            moment = self.table.shown if wish is None else wish.moment
            asked = wish or Asked(seat, self.sight(seat).may_wait)
            if not (asked.may_wait and self._passed.get(seat) == moment):
                return asked
        return None

    def _grant(self, wish: Wish) -> None:
        """Let a bot act, or let the moment pass if it would rather do that and may."""
        move = self.wish(wish.seat, wish.level)
        if move is None and wish.may_wait:
            self._passed[wish.seat] = wish.moment
            return
        move = move or self.luck(wish.seat).choice(self.match.legal(wish.seat))
        self._enter(BotMove(wish.seat, move.text), now=wish.due)

    def _bot_calls(self) -> Iterator[Call]:
        for wish in wishes(self.table):
            move = self.wish(wish.seat, wish.level)
            if move is not None and move.timed:
                reaction = round(reaction_ms(wish.level, self.luck(wish.seat)))
                yield Call(wish.seat, move.text, reaction)

    def _enter(self, do: Word, by: str | None = None, now: int | None = None) -> None:
        """Say something to the table and keep for everyone what they may know of it."""
        entry = Entry(max(self._now, now or 0), do, by)
        self.table, events = after(self.table, entry)
        self._now = entry.now
        self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        worth_saying = [event for event in events if event.type != "over"]  # the farewell's to say
        for audience, news in self._news.items():
            news.extend(told_to(worth_saying, audience))

    def _begin(self) -> None:
        """Let a match begin for everyone; people may have other seats than before."""
        self._news = {audience: [] for audience in (None, *self.people)}
        self._passed = {}


def _order(match: Match) -> list[Seat]:
    """Who may act, in which order: while somebody's turn goes on, the others may call first."""
    actors, turn = match.actors, match.turn
    if turn is None or turn not in actors:
        return list(actors)
    in_turn = round_from(turn, match.players, match.game.direction)
    others = [seat for seat in in_turn if seat in actors and seat != turn]
    # Who may still play a card goes first: what the others may call depends on it.
    return [*sorted(others, key=lambda seat: not lays(match.legal(seat))), turn]


def _cut(table: Table) -> Table:
    """The table with a cut of the people's own for the next shuffle."""
    return after(table, Entry(table.moved_at, Cut(_secret()), HOST.id))[0]


def _secret() -> str:
    return secrets.token_hex(32)

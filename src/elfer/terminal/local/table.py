"""A table in this process: people at one screen, bots at the other seats."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from elfer.bots import choose
from elfer.bots.choice import PLAYOUTS, ChosenMove, Situation
from elfer.bots.search.availability import limit_playouts
from elfer.bots.task import Decision, decide
from elfer.engine.events import Event, told_to
from elfer.engine.match import Match
from elfer.engine.seats import Seat, round_from
from elfer.notation.history import PlayedMove
from elfer.notation.records import record_of
from elfer.table import LogEntry, Table, apply_entry, new_table
from elfer.table.bot_timing import DueTurn, due_turns, moment_of, settle_due
from elfer.table.bots_to_ask import (
    asking_order,
    awaits_calls,
    bot_seed,
    bot_task,
    forced_move,
    order_calls,
)
from elfer.table.commands import (
    Again,
    AnyCommand,
    BotMove,
    Cut,
    Play,
    Rematch,
    SetHandicap,
    Settle,
    Start,
    Undo,
)
from elfer.table.creation import OWN, start_practice
from elfer.table.hint_permission import HINT_LEVEL, hint_view
from elfer.table.player_views import finished_record
from elfer.table.players_and_chairs import Player
from elfer.table.seed_commitment import commitment
from elfer.table.undo import TableHistory
from elfer.terminal.arguments import PERSON
from elfer.terminal.input.call_keys import read_calls
from elfer.terminal.render.screen_data import (
    FIRST_SEAT,
    Sight,
    has_card_move,
    read_names,
    sight_of_match,
)
from elfer.terminal.table import Actor, Audience, Call, Keys
from elfer.texts.fluent_messages import load_messages
from elfer.texts.languages import DEFAULT
from elfer.texts.people import People, name_chairs

HOST = Player("you", "You", "")
"""The host, who acts for all people at the screen."""


def new_local_table(
    game: str,
    who: Sequence[str],
    options: Mapping[str, Any],
    seed: str | None = None,
    deal: Mapping[str, Any] | None = None,
) -> Table:
    """Return a table with its first round dealt, from the seed or from a fair shuffle."""
    table = new_table(
        game,
        [OWN if name == PERSON else name for name in who],
        options,
        HOST,
        secret=_new_secret(),
        bot_seed=_new_secret() if seed is None else seed,
        pace=0,
    )
    if seed is not None:
        return start_practice(table, seed, deal)
    return apply_entry(_add_cut(table), LogEntry(0, Start(), HOST.id, entropy=_new_secret()))[0]


def apply_head_starts(table: Table, head_starts: Mapping[Seat, int]) -> Table:
    """Return the table with these head starts in milliseconds."""
    for seat, milliseconds in head_starts.items():
        table, _ = apply_entry(
            table, LogEntry(table.moved_at, SetHandicap(seat, milliseconds), HOST.id)
        )
    return table


class LocalTable:
    """A local table, where bots see only their views and each person gets their own events."""

    def __init__(self, table: Table, language: str = DEFAULT) -> None:
        self.state = table
        self.messages = load_messages(language)
        self._now = 0
        """The clock of the table. It jumps to the next deadline, so people do not wait for bots."""
        self._declined: dict[Seat, int] = {}
        """The last moment at which each seat declined to act, or acted out of turn."""
        self._news: dict[Audience, list[Mapping[str, Any]]] = {}
        self._begin()

    @property
    def match(self) -> Match:
        """The current or last match."""
        assert self.state.match is not None
        return self.state.match

    @property
    def moves(self) -> Sequence[PlayedMove]:
        """The moves of the match so far."""
        return self._history.moves

    @property
    def _history(self) -> TableHistory:
        assert self.state.history is not None
        return self.state.history

    @property
    def people(self) -> Sequence[Seat]:
        """The seats of the people at this terminal."""
        return self.state.seats_of(HOST.id)

    @property
    def only_person(self) -> Audience:
        """The one person who plays here; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def occupants(self) -> list[str]:
        """The occupant of each seat: you, or the level of a bot."""
        return [chair.bot or PERSON for chair in self.state.chairs]

    @property
    def head_starts(self) -> dict[Seat, int]:
        """The head start of each seat that has one, in milliseconds."""
        chairs = enumerate(self.state.chairs)
        return {seat: chair.handicap for seat, chair in chairs if chair.handicap}

    @property
    def shuffle_commitment(self) -> str | None:
        """The SHA-256 of the secret behind the shuffle; None if the seed was given."""
        shuffle = self.state.shuffle
        return None if shuffle is None else commitment(shuffle.secret)

    def record(self) -> dict[str, Any]:
        """Return the record of the match so far; a finished one includes its shuffle."""
        if self.match.over and self.state.shuffle is not None:
            return finished_record(self.state)
        return record_of(self._history.played)

    def sight(self, audience: Audience) -> Sight:
        """Return the sight of this person."""
        return sight_of_match(self.match, audience, self.names_for(audience), self.messages)

    def names_for(self, audience: Audience) -> People:
        """Return the names of the seats as this person reads them."""
        chairs = [chair.shown(None) for chair in self.state.chairs]
        return read_names(name_chairs(chairs, self.messages, FIRST_SEAT), audience, self.messages)

    def news(self, audience: Audience) -> list[Mapping[str, Any]]:
        """Return the events since the last call."""
        news, self._news[audience] = self._news[audience], []
        return news

    def next_actor(self) -> Actor | None:
        """Return the person to ask next; None if a bot or the referee is next."""
        if self.match.outcome is not None or awaits_calls(self.match):
            return None
        following = self._find_next()
        return following if isinstance(following, Actor) else None

    def wait(self, seat: Seat) -> None:
        """Decline to act for a person who need not act."""
        self._declined[seat] = moment_of(self.state)

    def go_on(self) -> None:
        """Let the next bot act, or the referee if no seat can act."""
        if self.match.outcome is None and awaits_calls(self.match):
            self.call(())
            return
        following = self._find_next()
        if isinstance(following, DueTurn):
            self._let_bot_act(following)
        else:
            self._apply(Settle(), now=settle_due(self.state))

    def play(self, seat: Seat, text: str) -> None:
        """Make a person's move."""
        self._apply(Play(seat, text), HOST.id)

    def undo(self) -> None:
        """Take back the last move of the people here."""
        self._apply(Undo(), HOST.id)

    def replay_deal(self) -> None:
        """Play the last round again with the same cards."""
        self.state, _ = apply_entry(self.state, LogEntry(self._now, Again(), HOST.id))
        self._begin()

    def rematch(self) -> None:
        """Start another match with new cards; all players move on by one seat."""
        entry = LogEntry(self._now, Rematch(), HOST.id, entropy=_new_secret())
        self.state, _ = apply_entry(_add_cut(self.state), entry)
        self._begin()

    def call(self, calls: Sequence[Call]) -> None:
        """Apply all calls in the order of their times, and let the referee decide."""
        shown = self.state.card_shown_at
        for call in order_calls([*calls, *self._bot_calls()]):
            if call.seat in self.people:
                self._apply(Play(call.seat, call.text), HOST.id, shown + call.at)
            else:
                self._apply(BotMove(call.seat, call.text), None, shown + call.at)
        self._apply(Settle(), now=settle_due(self.state))

    def listen(self, keys: Keys) -> None:
        """Read the keys that people press while the card is shown, and let the referee decide."""
        self.call(list(read_calls(keys)))

    def hint(self, seat: Seat) -> ChosenMove | None:
        """Return the best bot's move for this person, with reasons; None if there is no hint."""
        view = hint_view(self.match, seat)
        if view is None:
            return None
        game = self.match.game
        playouts = limit_playouts(game, HINT_LEVEL, PLAYOUTS)
        return choose(HINT_LEVEL, Situation(game, view, game.legal(view), playouts), Random(0))

    def decide(self, turn: DueTurn) -> Decision:
        """Return the decision of a bot, based on the view of its seat."""
        seed = bot_seed(self.state.bot_seed, turn.seat, turn.moment)
        playouts = limit_playouts(self.match.game, turn.level, PLAYOUTS)
        return decide(bot_task(self.match, turn, seed, playouts))

    def _find_next(self) -> Actor | DueTurn | None:
        """Return the next person or bot to act; a seat that has declined is not asked again."""
        bots = {turn.seat: turn for turn in due_turns(self.state)}
        moment = moment_of(self.state)
        for seat in asking_order(self.match, _put_cards_first):
            actor = bots.get(seat) or Actor(seat, self.sight(seat).may_wait)
            if not (actor.may_wait and self._declined.get(seat) == moment):
                return actor
        return None

    def _let_bot_act(self, turn: DueTurn) -> None:
        """Let a bot act or decline; a bot acts out of turn at most once per moment."""
        move = self.decide(turn).move
        if turn.may_wait:
            self._declined[turn.seat] = turn.moment
        elif move is None:
            move = forced_move(self.match, turn).text
        if move is not None:
            self._apply(BotMove(turn.seat, move), now=turn.due)

    def _bot_calls(self) -> Iterator[Call]:
        for turn in due_turns(self.state):
            decision = self.decide(turn)
            if decision.move is not None:
                yield Call(turn.seat, decision.move, decision.reaction)

    def _apply(self, do: AnyCommand, by: str | None = None, now: int | None = None) -> None:
        """Apply a command to the table, and collect the events for each person."""
        entry = LogEntry(max(self._now, now or 0), do, by)
        self.state, events = apply_entry(self.state, entry)
        self._now = entry.now
        self._collect_news(events)

    def _collect_news(self, events: Sequence[Event]) -> None:
        worth_saying = [event for event in events if event.type != "over"]  # announced separately
        for audience, news in self._news.items():
            news.extend(told_to(worth_saying, audience))

    def _begin(self) -> None:
        """Reset the events of all people, who may have changed seats."""
        self._news = {audience: [] for audience in (None, *self.people)}
        self._declined = {}


def _put_cards_first(match: Match, seats: Sequence[Seat]) -> Sequence[Seat]:
    """Return the seats in turn order, those that can play a card first.

    The others may question these cards, or notice that one was slipped in. A seat that has declined
    is not asked again at this moment, so it must see the cards before it is asked.
    """
    if match.turn is None or match.turn not in seats:
        return seats
    in_turn = round_from(match.turn, match.players, match.game.direction)
    asked = [seat for seat in in_turn if seat in seats]
    return sorted(asked, key=lambda seat: not has_card_move(match.legal(seat)))


def _add_cut(table: Table) -> Table:
    """Return the table with a cut by the host for the next shuffle."""
    return apply_entry(table, LogEntry(table.moved_at, Cut(_new_secret()), HOST.id))[0]


def _new_secret() -> str:
    return secrets.token_hex(32)

"""A table on a server, seen and played from this terminal."""

import select
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeVar

from msgspec import structs
from rich.console import Console

from elfer.client.errors import Ended, ServerRefused, Unreachable
from elfer.engine.errors import IllegalMove, Refused
from elfer.engine.seats import Seat
from elfer.table.commands import Agree, Play, PlayerCommand, Undo
from elfer.terminal.input.call_keys import read_calls
from elfer.terminal.input.keyboard import echo, is_interactive
from elfer.terminal.input.line_reader import LineReader
from elfer.terminal.play import parse_word
from elfer.terminal.remote.connection_thread import ConnectionThread
from elfer.terminal.render.cards import sanitize
from elfer.terminal.render.news import describe_events
from elfer.terminal.render.replies import describe_no_undo
from elfer.terminal.render.screen_data import FIRST_SEAT, Sight, read_names, sight_of_view
from elfer.terminal.table import Actor, Audience, Call, Keys, TableChanged
from elfer.texts.fluent_messages import load_messages
from elfer.texts.languages import DEFAULT
from elfer.texts.people import People, name_chairs
from elfer.texts.refusals import explain_refusal
from elfer.wire import Sight as WireSight
from elfer.wire import Snapshot, Waiting

SECONDS_TO_EXPLAIN = 1.0
"""Seconds after which a delay is explained."""
REACTION_SECONDS = 0.5
"""Seconds that people need to notice a new screen."""
T = TypeVar("T")


class TableUnreachable(Exception):
    """The table is no longer reachable; `reason` says why."""

    def __init__(self, reason: Refused) -> None:
        super().__init__(reason)
        self.reason = reason


class RemoteTable:
    """A table on a server, known only from the messages that the server has sent."""

    def __init__(
        self, connection: ConnectionThread, console: Console, language: str = DEFAULT
    ) -> None:
        self._connection = connection
        self.messages = load_messages(language)
        self.link = connection.link
        self._console = console
        self._reader = LineReader(connection.wake_fd)
        self._news: list[Mapping[str, Any]] = []
        self._told_counts: dict[Audience, int] = {}
        """The number of events that each person has been told of."""
        self._declined: dict[Seat, int] = {}
        self._changed_at = -REACTION_SECONDS
        """The time at which the prompt last changed."""
        self.card: Mapping[str, Any] = {}
        self._sent: WireSight | None = None
        self.idle_commands: dict[str, Callable[[], None]] = {}
        """The commands that can be typed while others act."""
        while self._sent is None:
            select.select([connection.wake_fd], [], [])
            self._receive()

    @property
    def sent(self) -> WireSight:
        """The newest sight that the server has sent."""
        assert self._sent is not None
        return self._sent

    @property
    def people(self) -> Sequence[Seat]:
        """The seats of the people at this terminal."""
        return self.sent.seats

    @property
    def only_person(self) -> Audience:
        """The one person who plays here; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def is_dealt(self) -> bool:
        """Whether a match has begun."""
        return bool(self.sent.views)

    def sight(self, audience: Audience) -> Sight:
        """Return the sight of a person; None gives the public part."""
        if not self.is_dealt:
            raise TableChanged
        if audience is None or audience not in self.people:
            view = {**self.sent.views[0], "seat": None}
            return sight_of_view(view, self.names_for(None), self.messages)
        index = self.people.index(audience)
        moves = (move["text"] for move in self.sent.moves[index])
        names = self.names_for(audience)
        return sight_of_view(self.sent.views[index], names, self.messages, moves)

    def names_for(self, audience: Audience) -> People:
        """Return the names of the seats and people as this person reads them."""
        names = name_chairs(self.card["chairs"], self.messages, FIRST_SEAT)
        people = {person["id"]: person["name"] for person in self.card["people"]}
        return read_names(names, audience, self.messages, people, self.sent.you)

    def news(self, audience: Audience) -> list[Mapping[str, Any]]:
        """Return the events since the last call."""
        begin, self._told_counts[audience] = self._told_counts.get(audience, 0), len(self._news)
        return self._news_for(audience, self._news[begin:])

    def next_actor(self) -> Actor | None:
        """Return the person to ask next; None if others must act."""
        sights = [self.sight(seat) for seat in self.people]
        if any(sight.view["round_over"] or sight.calls for sight in sights):
            return None
        actors = [
            Actor(seat, sight.may_wait)
            for seat, sight in zip(self.people, sights, strict=True)
            if sight.legal and not (sight.may_wait and self._declined.get(seat) == self.sent.seq)
        ]
        # Seats that can play a card out of turn come first, then seats that can only call, and the
        # seat whose turn it is comes last.
        return min(
            actors,
            key=lambda actor: (not actor.may_wait, not self.sight(actor.seat).may_lay),
            default=None,
        )

    def wait(self, seat: Seat) -> None:
        """Decline to act for a seat that need not act."""
        self._declined[seat] = self.sent.seq

    def go_on(self) -> None:
        """Wait for news and print it; meanwhile people can leave or take back a move."""
        before = len(self._news)
        line = self._reader.read_line_or_wake()
        if line is None:
            self._receive()
            self._print_news(self._news[before:])
            return
        word, can = parse_word(line), self.idle_commands | {"undo": self._try_undo}
        if self.request is not None:
            can["agree"] = partial(self.answer_request, agrees=True)
            can["decline"] = partial(self.answer_request, agrees=False)
        if word in can:
            try:
                can[word]()
            except Refused as refused:
                self._console.print(f"  {self._explain(refused)}")
        elif word:
            words = self.messages.format("terminal-wait-others", commands=", ".join(can))
            self._console.print(f"  {words}")

    def play(self, seat: Seat, text: str) -> None:
        """Make a move for one of the people here."""
        self.send(Play(seat, text))

    def undo(self) -> None:
        """Take back the last move of the people here."""
        self.send(Undo())

    def _try_undo(self) -> None:
        """Take back the last move, or print why that is impossible."""
        try:
            self.undo()
        except Refused as refused:
            self._console.print(f"  {describe_no_undo(refused, self.messages)}")

    def _explain(self, refused: Refused) -> str:
        return explain_refusal(refused, self.names_for(self.only_person), self.messages)

    def call(self, calls: Sequence[Call]) -> None:
        """Send the calls that people have typed, until the card is settled."""
        for call in calls:
            self._call(call)
        self._wait_for_change()

    def listen(self, keys: Keys) -> None:
        """Send the calls whose keys people press, until the card is settled."""
        moment = self._prompt_key()
        for call in read_calls(keys, self._connection.wake_fd):
            self._call(call)
        self._wait_for_change(moment)

    def send(self, command: PlayerCommand) -> None:
        """Send a command and receive its effects; raise Refused if it is refused."""
        try:
            self._wait_for(self._connection.send(command, self.sent.seq))
        except ServerRefused as refused:
            why, rule = sanitize(refused.why), sanitize(refused.rule)
            reason, about = sanitize(refused.reason), sanitize(dict(refused.about))
            if rule is not None:
                raise IllegalMove(why, rule, reason, about) from None
            raise ServerRefused(refused.error, why, None, reason, about) from None

    @property
    def request(self) -> Mapping[str, Any] | None:
        """The request for a seat that a person at this terminal must answer, if there is one."""
        request: Mapping[str, Any] | None = self.card.get("request")
        return request if request and self.sent.you in request["undecided"] else None

    def answer_request(self, *, agrees: bool) -> None:
        """Let a person take over a seat, or decline; raise Refused if there is no request."""
        request = self.request
        if request is None:
            raise ServerRefused("not-now", "Nobody is asking for a seat.")
        self.send(Agree(request["seat"], request["player"], agrees))

    def record(self) -> dict[str, Any]:
        """Return the record of a finished match."""
        return self._wait_for(self._connection.fetch_record())

    def ask(self, prompt: str) -> str:
        """Ask for a line; raise TableChanged if the table moves on in the meantime."""
        moment = self._prompt_key()
        self._console.file.write(prompt)
        self._console.file.flush()
        while (line := self._reader.read_line()) is None or self._is_too_soon(line):
            if self._receive():
                self._console.print()
            if self._prompt_key() != moment:
                self._console.print()
                self._changed_at = time.monotonic()
                raise TableChanged
        echo(line)
        return line

    def _is_too_soon(self, line: str) -> bool:
        """Return whether Enter was meant for the previous prompt."""
        return (
            not line and is_interactive() and time.monotonic() - self._changed_at < REACTION_SECONDS
        )

    def _call(self, call: Call) -> None:
        try:
            self.play(call.seat, call.text)
        except Refused as refused:
            self._console.print(f"  {self._explain(refused)}")

    def _wait_for(self, answer: "Future[T]") -> T:
        """Wait for an answer, and print the reason if it takes long."""
        while True:
            try:
                answered = answer.result(SECONDS_TO_EXPLAIN)
            except TimeoutError:
                self._receive()
            except (Ended, Unreachable) as end:
                raise TableUnreachable(end) from None
            else:
                self._receive()
                return answered

    def _wait_for_change(self, moment: Any = None) -> None:
        before = self._prompt_key() if moment is None else moment
        while self._prompt_key() == before:
            self.go_on()

    def _prompt_key(self) -> Any:
        """Return a key that changes when a prompt is out of date."""
        sent = self.sent
        if not sent.views:
            return self.card
        view = sent.views[0]
        calling = any(self.sight(seat).may_wait and self.sight(seat).legal for seat in self.people)
        offered = [[move["text"] for move in moves] for moves in sent.moves]
        round_ = (self.card["match"], view["round"], view["round_over"], view["turn"])
        return (round_, sent.seats, offered, sent.seq if calling else None)

    def _receive(self) -> bool:
        """Process received messages; return whether anything was printed."""
        said = False
        for heard in self._connection.receive():
            if isinstance(heard, Refused):
                raise TableUnreachable(heard)
            if isinstance(heard, bool):
                key = "terminal-back" if heard else "table-reconnecting"
                said = self._print_notice(key)
                continue
            if isinstance(heard, Waiting):
                key = "table-waiting" if heard.waiting else "terminal-goes-on"
                said = self._print_notice(key)
                continue
            if isinstance(heard, Snapshot):
                self._news, self._told_counts = [], {}
            else:
                # The end of the match is announced separately.
                events = sanitize(heard.events)
                self._news += [event for event in events if event["type"] != "over"]
            self._sent = structs.replace(heard.sight, views=sanitize(heard.sight.views))
            if isinstance(heard.card, dict):
                before, self.card = self.request, sanitize(heard.card)
                said |= self._print_request(before)
        return said

    def _print_request(self, before: Mapping[str, Any] | None) -> bool:
        """Print a new request for a seat; return whether anything was printed."""
        request = self.request
        if request is None or (before is not None and before["player"] == request["player"]):
            return False
        who = self.names_for(None).persons.get(request["player"], "")
        seat = request["seat"] + FIRST_SEAT
        words = self.messages.format("table-request", who=who, seat=seat)
        self._console.print(f"\n  {words} {self.messages.format('terminal-agree')}")
        return True

    def _print_notice(self, key: str) -> bool:
        """Print a notice about the connection or the server; return True."""
        self._console.print(f"\n  {self.messages.format(key)}")
        return True

    def _news_for(
        self, audience: Audience, events: Sequence[Mapping[str, Any]]
    ) -> list[Mapping[str, Any]]:
        """Return the events for one person, without those of the other people at this terminal."""
        others = {seat for seat in self.people if seat != audience}
        if audience is not None or not others:
            return [event for event in events if event["seat"] not in others]
        return [event for event in events if event["seat"] is None]

    def _print_news(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Print recent events, unless a whole screen follows."""
        you = self.only_person
        if not self.is_dealt or (self.people and self._will_show_screen()):
            return
        for sentence in describe_events(self._news_for(you, events), self.sight(you)):
            self._console.print(f"  {sentence}")

    def _will_show_screen(self) -> bool:
        sights = (self.sight(seat) for seat in self.people)
        immediately = any(sight.view["round_over"] or sight.calls for sight in sights)
        return immediately or self.next_actor() is not None

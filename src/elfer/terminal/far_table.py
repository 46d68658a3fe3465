"""A table on a server, as this terminal sits at it."""

import select
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from msgspec import structs
from rich.console import Console

from elfer.client.refusals import Ended, ServerRefused, Unreachable
from elfer.kernel.errors import IllegalMove, Refused
from elfer.kernel.seats import Seat
from elfer.table.commands import Command, Play, Undo
from elfer.terminal.calls import pressed
from elfer.terminal.courier import Courier
from elfer.terminal.ear import Ear
from elfer.terminal.keyboard import echo, interactive
from elfer.terminal.look import printable
from elfer.terminal.place import Asked, Audience, Call, Keys, Overtaken
from elfer.terminal.play import unless_leaving
from elfer.terminal.sight import Sight, sight_of
from elfer.terminal.words import sentences
from elfer.wire import Sight as Sent
from elfer.wire import Snapshot

LOST = "The connection is lost. Wait, it will come back by itself …"
BACK = "The connection is there again."
IMPATIENCE = 1.0
"""Seconds after which somebody is told why nothing happens."""
REACTION = 0.5
"""Seconds that people need to see that the screen is another."""
T = TypeVar("T")


class Gone(Exception):
    """The table is out of reach for good; `reason` says why."""

    def __init__(self, reason: Refused) -> None:
        super().__init__(reason.why)
        self.reason = reason


class FarTable:
    """Draws from what the server has sent, and from nothing else."""

    def __init__(self, courier: Courier, console: Console) -> None:
        self._courier = courier
        self.link = courier.link
        self._console = console
        self._ear = Ear(courier.bell)
        self._news: list[Mapping[str, Any]] = []
        self._old: dict[Audience, int] = {}
        """How much of the news each person has been told."""
        self._passed: dict[Seat, int] = {}
        self._overtaken = -REACTION
        """When somebody was last asked for something else than before."""
        self.card: Mapping[str, Any] = {}
        self._sent: Sent | None = None
        self.idle: dict[str, Callable[[], None]] = {}
        """What one may say while others are to act."""
        while self._sent is None:
            select.select([courier.bell], [], [])
            self._catch_up()

    @property
    def sent(self) -> Sent:
        """The newest that this terminal may know of the table."""
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
    def dealt(self) -> bool:
        """Whether a match has begun."""
        return bool(self.sent.views)

    def sight(self, audience: Audience) -> Sight:
        """What this person may see now; None draws what is open."""
        if not self.dealt:
            raise Overtaken
        if audience is None or audience not in self.people:
            return sight_of({**self.sent.views[0], "seat": None})
        index = self.people.index(audience)
        return sight_of(self.sent.views[index], (move["text"] for move in self.sent.moves[index]))

    def news(self, audience: Audience) -> list[Mapping[str, Any]]:
        """What has happened since this was last asked for."""
        begin, self._old[audience] = self._old.get(audience, 0), len(self._news)
        return self._told_to(audience, self._news[begin:])

    def asked(self) -> Asked | None:
        """The person to ask next; None if it is for others to act."""
        sights = [self.sight(seat) for seat in self.people]
        if any(sight.view["round_over"] or sight.calls for sight in sights):
            return None
        wanted = [
            Asked(seat, sight.may_wait)
            for seat, sight in zip(self.people, sights, strict=True)
            if sight.legal and not (sight.may_wait and self._passed.get(seat) == self.sent.seq)
        ]
        # Who may still play a card goes before those who may only call, and these before the turn.
        return min(
            wanted,
            key=lambda asked: (not asked.may_wait, not self.sight(asked.seat).may_lay),
            default=None,
        )

    def wait(self, seat: Seat) -> None:
        """Let the moment pass for a seat that need not act."""
        self._passed[seat] = self.sent.seq

    def go_on(self) -> None:
        """Wait until something happens and tell of it; meanwhile one may leave or take back."""
        before = len(self._news)
        line = self._ear.line_or_bell()
        if line is None:
            self._catch_up()
            self._tell(self._news[before:])
            return
        word, can = unless_leaving(line), self.idle | {"undo": self.undo}
        if word in can:
            try:
                can[word]()
            except Refused as refused:
                self._console.print(f"  {refused.why}")
        elif word:
            self._console.print(f"  Others are to act now. You can type {', '.join(can)} or quit.")

    def play(self, seat: Seat, text: str) -> None:
        """Make a move for one of the people."""
        self.say(Play(seat, text))

    def undo(self) -> None:
        """Take back the last move of the people here."""
        self.say(Undo())

    def call(self, calls: Sequence[Call]) -> None:
        """Call what people have typed, until the card is settled."""
        for call in calls:
            self._call(call)
        self._until_another_moment()

    def listen(self, keys: Keys) -> None:
        """Call what people press, until the card is settled."""
        moment = self._moment()
        for call in pressed(keys, self._courier.bell):
            self._call(call)
        self._until_another_moment(moment)

    def say(self, command: Command) -> None:
        """Say something to the table and see what comes of it, or a refusal."""
        try:
            self._answered(self._courier.say(command, self.sent.seq))
        except ServerRefused as refused:
            why, rule = printable(refused.why), printable(refused.rule)
            if rule is not None:
                raise IllegalMove(why, rule) from None
            raise ServerRefused(refused.error, why) from None

    def record(self) -> dict[str, Any]:
        """The record of the match that is over."""
        return self._answered(self._courier.record())

    def ask(self, prompt: str) -> str:
        """Ask for a line; if meanwhile the table has moved on, what was asked for is Overtaken."""
        moment = self._moment()
        self._console.file.write(prompt)
        self._console.file.flush()
        while (line := self._ear.line()) is None or self._too_soon(line):
            if self._catch_up():
                self._console.print()
            if self._moment() != moment:
                self._console.print()
                self._overtaken = time.monotonic()
                raise Overtaken
        echo(line)
        return line

    def _too_soon(self, line: str) -> bool:
        """Whether Enter was meant for what a person was asked before the table moved on."""
        return not line and interactive() and time.monotonic() - self._overtaken < REACTION

    def _call(self, call: Call) -> None:
        try:
            self.play(call.seat, call.text)
        except Refused as refused:
            self._console.print(f"  {refused.why}")

    def _answered(self, answer: "Future[T]") -> T:
        """The answer to a word; who has to wait for it is told why."""
        while True:
            try:
                answered = answer.result(IMPATIENCE)
            except TimeoutError:
                self._catch_up()
            except (Ended, Unreachable) as end:
                raise Gone(end) from None
            else:
                self._catch_up()
                return answered

    def _until_another_moment(self, moment: Any = None) -> None:
        before = self._moment() if moment is None else moment
        while self._moment() == before:
            self.go_on()

    def _moment(self) -> Any:
        """What must not change while somebody is asked for something."""
        sent = self.sent
        if not sent.views:
            return self.card
        view = sent.views[0]
        calling = any(self.sight(seat).may_wait and self.sight(seat).legal for seat in self.people)
        offered = [[move["text"] for move in moves] for moves in sent.moves]
        round_ = (self.card["match"], view["round"], view["round_over"], view["turn"])
        return (round_, sent.seats, offered, sent.seq if calling else None)

    def _catch_up(self) -> bool:
        """Take in what has come, and say whether anything had to be said of it."""
        said = False
        for heard in self._courier.heard():
            if isinstance(heard, Refused):
                raise Gone(heard)
            if isinstance(heard, bool):
                self._console.print(f"\n  {BACK if heard else LOST}")
                said = True
                continue
            if isinstance(heard, Snapshot):
                self._news, self._old = [], {}
            else:
                # The farewell says who has won.
                events = printable(heard.events)
                self._news += [event for event in events if event["type"] != "over"]
            self._sent = structs.replace(heard.sight, views=printable(heard.sight.views))
            if isinstance(heard.card, dict):
                self.card = printable(heard.card)
        return said

    def _told_to(
        self, audience: Audience, events: Sequence[Mapping[str, Any]]
    ) -> list[Mapping[str, Any]]:
        """News for one person; what others at this terminal did may name their cards."""
        others = {seat for seat in self.people if seat != audience}
        if audience is not None or not others:
            return [event for event in events if event["seat"] not in others]
        return [event for event in events if event["seat"] is None]

    def _tell(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Say what has just happened, unless a whole screen will say it at once."""
        you = self.only_person
        if not self.dealt or (self.people and self._screen_follows()):
            return
        for sentence in sentences(self._told_to(you, events), self.sight(you).view, you):
            self._console.print(f"  {sentence}")

    def _screen_follows(self) -> bool:
        sights = (self.sight(seat) for seat in self.people)
        at_once = any(sight.view["round_over"] or sight.calls for sight in sights)
        return at_once or self.asked() is not None

"""The game at the prompt: screens, lines typed, and moves."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from rich.console import Console

from elfer.kernel.errors import IllegalMove, Refused
from elfer.kernel.moves import DONE, NEXT
from elfer.kernel.seats import Seat
from elfer.terminal.calls import keys_of, typed_call
from elfer.terminal.curtain import curtain
from elfer.terminal.keyboard import Ask, interactive
from elfer.terminal.place import Asked, Audience, Keys, Overtaken, Place
from elfer.terminal.reading import show_page
from elfer.terminal.screen import (
    help_screen,
    round_screen,
    show,
    table_screen,
    title_of,
    told,
    turn_screen,
)
from elfer.terminal.typed import meant, moves_in, nowhere
from elfer.terminal.words import news, sentences

LEAVING = ("quit", "exit", "q")

Answers = Mapping[str, Callable[[Seat], str]]
"""What else may be asked at the prompt: a word, and the sentence that answers it."""


class Left(Exception):
    """A person has left the game before its end."""


class Client:
    """Plays a match with the people at this terminal."""

    def __init__(self, place: Place, console: Console, ask: Ask, answers: Answers) -> None:
        self._place = place
        self._console = console
        self._ask = ask
        self._answers = answers
        self._looking: Audience = place.only_person
        self._ready = False
        self._keys: Keys = {}
        """The keys that called something last time."""
        self._told: dict[Seat, list[Mapping[str, Any]]] = {}
        self._glimpsed: dict[Seat, list[Mapping[str, Any]]] = {}
        """News that a person was told at the end of a turn, without the table."""
        self._commands = {
            "?": self._help,
            "help": self._help,
            "hand": self._table,
            "table": self._table,
            "undo": self._undo,
            "rules": self._rules,
        }

    def play(self) -> None:
        """Play until the match is over or nobody here has a seat, or until somebody has Left."""
        while self._place.people:
            with suppress(Overtaken):
                if self._moment():
                    return

    def _moment(self) -> bool:
        """Let happen what is next, and say whether the match is over."""
        place = self._place
        view = place.sight(place.only_person).view
        if view["round_over"]:
            self._round_over()
            if view["over"]:
                return True
            self._next_round()
        elif any(place.sight(seat).calls for seat in place.people):
            self._calls()
        elif (wanted := place.asked()) is not None:
            self._turn(wanted)
        else:
            place.go_on()
        return False

    def _turn(self, wanted: Asked) -> None:
        """Let a person move until another is asked."""
        seat = wanted.seat
        self._look(seat)
        self._table(seat)
        while self._acts(seat):
            wanted = self._place.asked() or wanted
            line = self._ask(self._prompt(wanted)).strip().lower()
            if line in self._keys:
                show(self._console, told("Too late: a key calls only while a card is shown."))
                continue
            unless_leaving(line)
            if line in self._commands:
                self._commands[line](seat)
            elif line in self._answers:
                show(self._console, told(self._answers[line](seat)))
            elif not line and wanted.may_wait:
                self._place.wait(seat)
            else:
                self._answer(wanted, line)
        if self._place.only_person is None:
            self._show_learned(seat)

    def _show_learned(self, seat: Seat) -> None:
        """Let a person see which cards the end of the turn has brought, before another looks."""
        self._glimpsed[seat] = self._place.news(seat)
        own = [event for event in self._glimpsed[seat] if event["seat"] == seat]
        if any(event["type"] == "draw" and "card" in event for event in own):
            for sentence in sentences(own, self._place.sight(seat).view, seat):
                show(self._console, told(sentence))
            unless_leaving(self._ask("Press Enter to go on. "))

    def _look(self, seat: Seat) -> None:
        """Let only this person look from now on, if there is anything to hide."""
        if self._looking != seat and self._has_secrets(seat):
            unless_leaving(curtain(self._console, self._ask, seat))
        self._looking = seat

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether a seat knows cards that the others at this screen must not see."""
        return "hand" in self._place.sight(seat).view

    def _acts(self, seat: Seat) -> bool:
        wanted = self._place.asked()
        return wanted is not None and wanted.seat == seat

    def _prompt(self, wanted: Asked) -> str:
        sight = self._place.sight(wanted.seat)
        only = "" if sight.usual is None else f"Enter = {sight.usual.text}, "
        if wanted.may_wait:
            only = f"Enter = {'go on' if sight.may_lay else 'let it pass'}, "
        return f"{self._whose(wanted.seat)} move ({only}? = help): "

    def _whose(self, seat: Seat) -> str:
        """Who is asked, where no curtain has said so."""
        alone = self._place.only_person is not None
        return "Your" if alone or self._has_secrets(seat) else f"Seat {seat}, your"

    def _calls(self) -> None:
        """Let everyone call until the card is settled."""
        place = self._place
        offers = [(seat, place.sight(seat).calls) for seat in place.people]
        if interactive():
            self._keys = keys_of(offers)
            self._get_ready()
            self._everyone_s_table()
            self._show_keys()
            place.listen(self._keys)
            return
        calls = []
        for seat, moves in offers:
            if moves:
                self._look(seat)
                self._table(seat)
                words = " or ".join(move.text for move in moves)
                prompt = f"{self._whose(seat)} call (Enter = none, else {words}): "
                call = typed_call(unless_leaving(self._ask(prompt)), seat, moves)
                calls += [call] if call is not None else []
        place.call(calls)

    def _get_ready(self) -> None:
        """Let people find their fingers before the first card that may be called."""
        if not self._ready:
            self._ready = True  # also if others go on before they are
            show(self._console, told("From now on cards come quickly, and a key is a call:"))
            self._show_keys()
            while unless_leaving(self._ask("Press Enter when you are ready (? = help): ")):
                self._help(next(iter(self._keys.values()))[0])
                self._show_keys()

    def _show_keys(self) -> None:
        """Say which key calls what."""
        show(self._console, told(_key_list(self._keys, self._place.only_person)))

    def _everyone_s_table(self) -> None:
        """Show what all people at the screen may see."""
        audience = self._place.only_person
        sight = self._place.sight(audience)
        words = news(self._place.news(audience), sight.view, audience)
        title = title_of(sight, "call!")
        show(self._console, table_screen(title, sight, words, self._console.width))

    def _answer(self, wanted: Asked, line: str) -> None:
        """Play what was typed, and say why if not all of it could be played."""
        seat = wanted.seat
        sight = self._place.sight(seat)
        texts = moves_in(line, sight.language)
        if not texts and sight.usual is not None:
            texts = [sight.usual.text]
        complaint = "Type one of your moves, or ? for help."
        played = 0
        if texts:
            played, complaint = self._play(seat, texts)
        if (played or self._place.asked() != wanted) and self._acts(seat):
            self._table(seat)
        if complaint:
            show(self._console, told(complaint))

    def _play(self, seat: Seat, texts: list[str]) -> tuple[int, str]:
        """Play these moves in order: how many of them, and why no more, if so."""
        for index, text in enumerate(texts):
            if not self._acts(seat):
                # The rules may end a turn before somebody has said so.
                rest = [text for text in texts[index:] if text != DONE.text]
                why = f"Your turn was over; not played: {' '.join(rest)}." if rest else ""
                return index, why
            try:
                self._play_somehow(seat, text)
            except Refused as refused:
                return index, because(refused)
        return len(texts), ""

    def _play_somehow(self, seat: Seat, text: str) -> None:
        """Play what a text means, or say why it cannot be played in any way."""
        refusals = []
        for way in meant(self._place.sight(seat), text):
            try:
                self._place.play(seat, way)
            except Refused as refused:
                refusals.append(refused)
            else:
                return
        raise nowhere(text, refusals)

    def _undo(self, seat: Seat) -> None:
        """Take back what can be taken back, or say why nothing can."""
        try:
            self._place.undo()
        except Refused as refused:
            show(self._console, told(refused.why))
            return
        if self._acts(seat):
            self._table(seat)

    def _round_over(self) -> None:
        """Show how the round ended; everyone may see that."""
        audience = self._place.only_person
        sight = self._place.sight(audience)
        words = news(self._place.news(audience), sight.view, audience)
        title = title_of(sight, "the end")
        show(self._console, round_screen(title, sight, words, self._console.width))

    def _next_round(self) -> None:
        unless_leaving(self._ask("Press Enter for the next round. "))
        self._looking = self._place.only_person
        self._glimpsed = {}
        for person in self._place.people:
            self._place.news(person)
        with suppress(Refused):  # somebody else may have been quicker
            self._place.play(self._place.people[0], NEXT.text)

    def _table(self, seat: Seat) -> None:
        """Show what has happened since the last time, or once more if nothing has."""
        self._place.news(None)
        events = [*self._glimpsed.pop(seat, ()), *self._place.news(seat)]
        events = [event for event in events if not _own_end(event, seat)]
        self._told[seat] = events or self._told.get(seat, [])
        sight = self._place.sight(seat)
        words = news(self._told[seat], sight.view, seat)
        show(self._console, turn_screen(sight, words, self._console.width))

    def _help(self, seat: Seat) -> None:
        typed = (*self._commands, *self._answers, *LEAVING)
        show(self._console, help_screen(self._place.sight(seat), typed, self._console.width))

    def _rules(self, seat: Seat) -> None:
        show_page(self._console, self._place.sight(seat).view["game"])
        self._table(seat)


def _key_list(keys: Keys, you: Seat | None) -> str:
    """Which key calls what, seat by seat."""
    return "   ".join(
        f"{'' if seat == you else f'Seat {seat}: '}{'  '.join(calls)}"
        for seat, calls in _by_seat(keys).items()
    )


def _by_seat(keys: Keys) -> dict[Seat, list[str]]:
    seats: dict[Seat, list[str]] = {}
    for key, (seat, move) in keys.items():
        seats.setdefault(seat, []).append(f"{key} = {move.text}")
    return seats


def because(refused: Refused) -> str:
    """Why something was refused, with the rule's id if there is one."""
    if isinstance(refused, IllegalMove):
        return f"{refused.why.removesuffix('.')} ({refused.rule})."
    return refused.why


def _own_end(event: Mapping[str, Any], seat: Seat) -> bool:
    """Whether this is only the end of somebody's own turn, which nobody needs to be told."""
    return (event["type"], event["seat"]) == (DONE.text, seat)


def unless_leaving(line: str) -> str:
    """The line without spaces around it and in lower case, unless it says to leave."""
    word = line.strip().lower()
    if word in LEAVING:
        raise Left
    return word

"""The game at the prompt: screens, lines typed, and moves."""

from collections.abc import Mapping
from random import Random
from typing import Any

from rich.console import Console

from elfer.bots import bot_named
from elfer.kernel.errors import IllegalMove, Refused
from elfer.kernel.gate import language_of
from elfer.kernel.moves import DONE, NEXT
from elfer.kernel.seats import Seat
from elfer.terminal.asked import Asked, awaits_calls
from elfer.terminal.calls import Keys, calls_of, keys_of, pressed, settle_calls, typed_call
from elfer.terminal.curtain import curtain
from elfer.terminal.keyboard import Ask, interactive
from elfer.terminal.look import coloured
from elfer.terminal.reading import show_page
from elfer.terminal.screen import (
    help_screen,
    round_screen,
    show,
    table_screen,
    title_of,
    turn_screen,
)
from elfer.terminal.seats import USUAL_BOT
from elfer.terminal.sitting import Audience, Sitting
from elfer.terminal.typed import meant, moves_in
from elfer.terminal.words import sentences

LEAVING = ("quit", "exit", "q")


class Left(Exception):
    """A person has left the game before its end."""


class Client:
    """Plays a match with the people at this terminal."""

    def __init__(self, sitting: Sitting, console: Console, ask: Ask) -> None:
        self._sitting = sitting
        self._console = console
        self._ask = ask
        self._looking: Audience = sitting.only_person
        self._ready = False
        self._told: dict[Seat, list[Mapping[str, Any]]] = {seat: [] for seat in sitting.people}
        self._commands = {
            "?": self._help,
            "help": self._help,
            "hand": self._table,
            "table": self._table,
            "hint": self._hint,
            "rules": self._rules,
        }

    def play(self) -> None:
        """Play until the match is over, or until somebody has Left."""
        sitting = self._sitting
        while True:
            match = sitting.played.match
            if match.outcome is not None:
                self._round_over()
                if match.over:
                    return
                self._next_round()
                continue
            if awaits_calls(match):
                self._calls()
                continue
            wanted = sitting.asked()
            if wanted is None:
                sitting.referee_moves()
            elif wanted.seat in sitting.people:
                self._turn(wanted)
            else:
                sitting.bot_moves(wanted.seat, may_wait=wanted.may_wait)

    def _turn(self, wanted: Asked) -> None:
        """Let a person move until another is asked."""
        seat = wanted.seat
        self._look(seat)
        self._table(seat)
        while self._asked() == wanted:
            line = _unless_leaving(self._ask(self._prompt(wanted)))
            command = self._commands.get(line)
            if command is not None:
                command(seat)
            elif not line and wanted.may_wait:
                self._sitting.wait(seat)
            else:
                self._answer(seat, line)

    def _look(self, seat: Seat) -> None:
        """Let only this person look from now on, if there is anything to hide."""
        if self._looking != seat and self._has_secrets(seat):
            _unless_leaving(curtain(self._console, self._ask, seat))
        self._looking = seat

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether a seat knows cards that the others at this screen must not see."""
        return "hand" in self._sitting.sight(seat).view

    def _asked(self) -> Asked | None:
        """Who is asked now, if it is not everyone at once."""
        match = self._sitting.played.match
        return None if match.outcome or awaits_calls(match) else self._sitting.asked()

    def _acts(self, seat: Seat) -> bool:
        wanted = self._asked()
        return wanted is not None and wanted.seat == seat

    def _prompt(self, wanted: Asked) -> str:
        legal = self._sitting.sight(wanted.seat).legal
        only = f"Enter = {legal[0].text}, " if len(legal) == 1 else ""
        if wanted.may_wait:
            only = "Enter = let it pass, "
        return f"{self._whose(wanted.seat)} move ({only}? = help): "

    def _whose(self, seat: Seat) -> str:
        """Who is asked, where no curtain has said so."""
        alone = self._sitting.only_person is not None
        return "Your" if alone or self._has_secrets(seat) else f"Seat {seat}, your"

    def _calls(self) -> None:
        """Let everyone call until the card is settled."""
        sitting, match = self._sitting, self._sitting.played.match
        keys = keys_of(match, sitting.people)
        if interactive():
            self._get_ready()
            self._everyone_s_table()
            self._console.print(f"  {_key_list(keys, sitting.only_person)}")
            settle_calls(sitting, pressed(keys))
            return
        calls = []
        for seat in sitting.people:
            moves = calls_of(match, seat)
            if moves:
                self._look(seat)
                self._table(seat)
                words = " or ".join(move.text for move in moves)
                prompt = f"{self._whose(seat)} call (Enter = none, else {words}): "
                call = typed_call(_unless_leaving(self._ask(prompt)), seat, moves)
                calls += [call] if call is not None else []
        settle_calls(sitting, calls)

    def _get_ready(self) -> None:
        """Let people find their fingers before the first card that may be called."""
        if not self._ready:
            self._console.print("  From now on cards are turned over quickly, and a key is a call.")
            _unless_leaving(self._ask("Press Enter when you are ready. "))
            self._ready = True

    def _everyone_s_table(self) -> None:
        """Show what all people at the screen may see."""
        audience = self._sitting.only_person
        sight = self._sitting.sight(audience)
        news = sentences(self._sitting.news(audience), sight.view, audience)
        title = title_of(sight, "call!")
        show(self._console, table_screen(title, sight, news, self._console.width))

    def _answer(self, seat: Seat, line: str) -> None:
        """Play what was typed, and say why if not all of it could be played."""
        played = self._sitting.played
        moves, legal = len(played.moves), played.match.legal(seat)
        texts = moves_in(line, language_of(played.match))
        if not texts and len(legal) == 1:
            texts = [legal[0].text]
        complaint = self._play(seat, texts) if texts else "Type one of your moves, or ? for help."
        if len(played.moves) > moves and self._acts(seat):
            self._table(seat)
        if complaint:
            self._console.print(coloured(f"  {complaint}"))

    def _play(self, seat: Seat, texts: list[str]) -> str:
        """Play these moves in order, as far as they go; why they go no further, if so."""
        for index, text in enumerate(texts):
            if not self._acts(seat):
                # The rules may end a turn before somebody has said so.
                rest = [text for text in texts[index:] if text != DONE.text]
                return f"Your turn was over; not played: {' '.join(rest)}." if rest else ""
            try:
                self._sitting.play(seat, meant(self._sitting.played.match, seat, text))
            except Refused as refused:
                return because(refused)
        return ""

    def _round_over(self) -> None:
        """Show how the round ended; everyone may see that."""
        audience = self._sitting.only_person
        sight = self._sitting.sight(audience)
        news = sentences(self._sitting.news(audience), sight.view, audience)
        show(
            self._console,
            round_screen(title_of(sight, "the end"), sight, news, self._console.width),
        )

    def _next_round(self) -> None:
        _unless_leaving(self._ask("Press Enter for the next round. "))
        self._looking = self._sitting.only_person
        for person in self._sitting.people:
            self._sitting.news(person)
        self._sitting.play(self._sitting.people[0], NEXT.text)

    def _table(self, seat: Seat) -> None:
        """Show what has happened since the last time, or once more if nothing has."""
        self._sitting.news(None)
        told = [event for event in self._sitting.news(seat) if not _own_end(event, seat)]
        self._told[seat] = told or self._told[seat]
        sight = self._sitting.sight(seat)
        news = sentences(self._told[seat], sight.view, seat)
        show(self._console, turn_screen(sight, news, self._console.width))

    def _help(self, seat: Seat) -> None:
        show(self._console, help_screen(self._sitting.sight(seat), self._console.width))

    def _hint(self, seat: Seat) -> None:
        match = self._sitting.played.match
        move = bot_named(USUAL_BOT)(match.view(seat), match.legal(seat), Random(0))
        wish = "let it pass" if move is None else f"play {move.text}"
        self._console.print(f"  The {USUAL_BOT} bot would {wish}.")

    def _rules(self, seat: Seat) -> None:
        show_page(self._console, self._sitting.played.match.game.id)
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


def _unless_leaving(line: str) -> str:
    """The line without spaces around it and in lower case, unless it says to leave."""
    word = line.strip().lower()
    if word in LEAVING:
        raise Left
    return word

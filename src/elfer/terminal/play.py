"""The play loop at the prompt: screens, typed lines and moves."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from rich.console import Console

from elfer.engine.errors import Refused
from elfer.engine.moves import DONE, NEXT
from elfer.engine.seats import Seat
from elfer.terminal.input.call_keys import assign_keys, parse_call
from elfer.terminal.input.keyboard import Ask, hide_screen, is_interactive
from elfer.terminal.input.move_parser import explain_refusals, resolve_move, split_moves
from elfer.terminal.render.collected_cards import collected_cards
from elfer.terminal.render.move_list import HELP
from elfer.terminal.render.news import describe_events, summarize_events
from elfer.terminal.render.prompts import (
    describe_keys,
    format_call_prompt,
    format_move_prompt,
    format_ready_prompt,
)
from elfer.terminal.render.replies import (
    PILE,
    describe_no_undo,
    describe_pile_of,
    describe_refusal,
    shorten,
)
from elfer.terminal.render.rules_page import show_rules
from elfer.terminal.render.table_screens import (
    format_title,
    print_screen,
    render_help,
    render_round_end,
    render_table,
    render_text,
    render_turn,
)
from elfer.terminal.table import Actor, Audience, Keys, TableChanged, TableInterface

QUIT_WORDS = ("quit", "exit", "q")

ExtraCommands = Mapping[str, Callable[[Seat], str]]
"""Additional words at the prompt, each with a function that returns the answer."""


class PlayerLeft(Exception):
    """A person has left the match before its end."""


class PlayLoop:
    """The play loop of a match with the people at this terminal."""

    def __init__(
        self, table: TableInterface, console: Console, ask: Ask, extra_commands: ExtraCommands
    ) -> None:
        self._table = table
        self._say = table.messages.format
        self._console = console
        self._read_line = ask
        self._extra_commands = extra_commands
        self._viewer: Audience = table.only_person
        self._ready = False
        self._keys: Keys = {}
        """The keys of the last calls."""
        self._last_events: dict[Seat, list[Mapping[str, Any]]] = {}
        self._already_told: dict[Seat, list[Mapping[str, Any]]] = {}
        """Events that a person was told of at the end of a turn, without seeing the table."""
        self._commands = {
            HELP: self._show_help,
            "help": self._show_help,
            "hand": self._show_turn,
            "table": self._show_turn,
            "undo": self._undo,
            "rules": self._show_rules,
        }

    def play(self) -> None:
        """Play until the match is over or no person here has a seat; raise PlayerLeft on quit."""
        while self._table.people:
            with suppress(TableChanged):
                if self._step():
                    return

    def _step(self) -> bool:
        """Do the next step; return whether the match is over."""
        table = self._table
        view = table.sight(table.only_person).view
        if view["round_over"]:
            self._show_round_end()
            if view["over"]:
                return True
            self._start_next_round()
        elif any(table.sight(seat).calls for seat in table.people):
            self._handle_calls()
        elif (actor := table.next_actor()) is not None:
            self._play_turn(actor)
        else:
            table.go_on()
        return False

    def _play_turn(self, actor: Actor) -> None:
        """Let a person act until another seat is asked."""
        seat = actor.seat
        self._give_screen_to(seat)
        self._show_turn(seat)
        while self._is_asked(seat):
            actor = self._table.next_actor() or actor
            line = self._ask(self._prompt(actor)).strip().lower()
            if line in self._keys:
                self._print(self._say("terminal-too-late"))
                continue
            parse_word(line)
            if line in self._commands:
                self._commands[line](seat)
            elif line in self._extra_commands:
                self._print(self._extra_commands[line](seat))
            elif line.split()[:1] == [PILE]:
                self._print(describe_pile_of(line, self._table.sight(seat)))
            elif not line and actor.may_wait:
                self._table.wait(seat)
            else:
                self._handle_line(actor, line)
        if self._table.only_person is None:
            self._show_drawn_cards(seat)

    def _show_drawn_cards(self, seat: Seat) -> None:
        """Show a person the cards drawn at the end of the turn, before the next person looks."""
        self._already_told[seat] = self._table.news(seat)
        own = [event for event in self._already_told[seat] if event["seat"] == seat]
        if any(event["type"] == "draw" and "card" in event for event in own):
            for sentence in describe_events(own, self._table.sight(seat)):
                self._print(sentence)
            parse_word(self._ask(self._say("terminal-press-go-on")))

    def _give_screen_to(self, seat: Seat) -> None:
        """Hide the screen until only this person is looking, if they have secrets."""
        if self._viewer != seat and self._has_secrets(seat):
            prompt = self._say("terminal-curtain", who=self._name_person(seat))
            parse_word(hide_screen(self._console, self._ask, prompt))
        self._viewer = seat

    def _has_secrets(self, seat: Seat) -> bool:
        """Return whether a seat knows cards that others at this screen must not see."""
        return "hand" in self._table.sight(seat).view

    def _is_asked(self, seat: Seat) -> bool:
        actor = self._table.next_actor()
        return actor is not None and actor.seat == seat

    def _prompt(self, actor: Actor) -> str:
        sight = self._table.sight(actor.seat)
        return format_move_prompt(sight, self._addressee(actor.seat), may_wait=actor.may_wait)

    def _addressee(self, seat: Seat) -> str | None:
        """Return the person to address by name, if several people share the screen."""
        if self._table.only_person is not None or self._has_secrets(seat):
            return None
        return self._name_person(seat)

    def _name_person(self, seat: Seat) -> str:
        """Return the name of one of several people at this screen."""
        return self._table.sight(None).people.name(seat)

    def _ask(self, prompt: str) -> str:
        return self._read_line(f"{prompt} ")

    def _print(self, text: str) -> None:
        print_screen(self._console, render_text(text, self._table.messages))

    def _handle_calls(self) -> None:
        """Let people call until the card is settled."""
        table = self._table
        offers = [(seat, table.sight(seat).calls) for seat in table.people]
        if is_interactive():
            self._keys = assign_keys(offers)
            self._get_ready()
            self._show_common_table()
            self._show_keys()
            table.listen(self._keys)
            return
        calls = []
        for seat, moves in offers:
            if moves:
                self._give_screen_to(seat)
                self._show_turn(seat)
                texts = [move.text for move in moves]
                prompt = format_call_prompt(texts, self._addressee(seat), table.messages)
                call = parse_call(parse_word(self._ask(prompt)), seat, moves)
                calls += [call] if call is not None else []
        table.call(calls)

    def _get_ready(self) -> None:
        """Wait until people are ready, before the first card that can be called."""
        if not self._ready:
            self._ready = True  # even if others go on first
            self._print(self._say("terminal-keys-about"))
            self._show_keys()
            while parse_word(self._ask(format_ready_prompt(self._table.messages))):
                self._show_help(next(iter(self._keys.values()))[0])
                self._show_keys()

    def _show_keys(self) -> None:
        """Show the keys and their calls."""
        sight = self._table.sight(self._table.only_person)
        self._print(describe_keys(self._keys, sight))

    def _show_common_table(self) -> None:
        """Show the table as all people at the screen may see it."""
        audience = self._table.only_person
        sight = self._table.sight(audience)
        words = summarize_events(self._table.news(audience), sight)
        title = format_title(sight, self._say("terminal-moment-call"))
        print_screen(self._console, render_table(title, sight, words, self._console.width))

    def _handle_line(self, actor: Actor, line: str) -> None:
        """Play the moves in a line, and show why one of them was refused."""
        seat = actor.seat
        sight = self._table.sight(seat)
        texts = split_moves(line, sight.language)
        if not texts and sight.default_move is not None:
            texts = [sight.default_move.text]
        complaint = self._say("terminal-type-a-move", key=HELP)
        played = 0
        if texts:
            played, complaint = self._play(seat, texts)
        if (played or self._table.next_actor() != actor) and self._is_asked(seat):
            self._show_turn(seat)
        if complaint:
            self._print(complaint)

    def _play(self, seat: Seat, texts: list[str]) -> tuple[int, str]:
        """Play moves in order; return the number played, and why the rest were not."""
        for index, text in enumerate(texts):
            if not self._is_asked(seat):
                # The rules may end a turn before the player types done.
                rest = [text for text in texts[index:] if text != DONE.text]
                why = (
                    self._say("terminal-not-played", moves=shorten(" ".join(rest))) if rest else ""
                )
                return index, why
            try:
                self._play_text(seat, text)
            except Refused as refused:
                return index, describe_refusal(refused, text, self._table.sight(seat))
        return len(texts), ""

    def _play_text(self, seat: Seat, text: str) -> None:
        """Play the move that the text stands for; raise Refused if there is no way to play it."""
        refusals = []
        for way in resolve_move(self._table.sight(seat), text):
            try:
                self._table.play(seat, way)
            except Refused as refused:
                refusals.append(refused)
            else:
                return
        raise explain_refusals(text, refusals)

    def _undo(self, seat: Seat) -> None:
        """Take back the last move, or show why that is impossible."""
        try:
            self._table.undo()
        except Refused as refused:
            self._print(describe_no_undo(refused, self._table.messages))
            return
        if self._is_asked(seat):
            self._show_turn(seat)

    def _show_round_end(self) -> None:
        """Show the end of the round to everyone."""
        audience = self._table.only_person
        sight = self._table.sight(audience)
        words = summarize_events(self._table.news(audience), sight)
        title = format_title(sight, self._say("terminal-moment-end"))
        print_screen(self._console, render_round_end(title, sight, words, self._console.width))

    def _start_next_round(self) -> None:
        parse_word(self._ask(self._say("terminal-press-next-round")))
        self._viewer = self._table.only_person
        self._already_told = {}
        for person in self._table.people:
            self._table.news(person)
        with suppress(Refused):  # another player may have been quicker
            self._table.play(self._table.people[0], NEXT.text)

    def _show_turn(self, seat: Seat) -> None:
        """Show the table and the events since the last time."""
        self._table.news(None)
        events = [*self._already_told.pop(seat, ()), *self._table.news(seat)]
        events = [event for event in events if not _is_own_turn_end(event, seat)]
        self._last_events[seat] = events or self._last_events.get(seat, [])
        sight = self._table.sight(seat)
        words = summarize_events(self._last_events[seat], sight)
        print_screen(self._console, render_turn(sight, words, self._console.width))

    def _show_help(self, seat: Seat) -> None:
        sight = self._table.sight(seat)
        typed = [*self._commands, *self._extra_commands, *QUIT_WORDS]
        if collected_cards(sight, seat) is not None:
            typed.append(PILE)
        print_screen(self._console, render_help(sight, typed, self._console.width))

    def _show_rules(self, seat: Seat) -> None:
        show_rules(self._console, self._table.sight(seat).view["game"], self._table.messages)
        self._show_turn(seat)


def _is_own_turn_end(event: Mapping[str, Any], seat: Seat) -> bool:
    """Return whether an event is the end of this seat's own turn."""
    return (event["type"], event["seat"]) == (DONE.text, seat)


def parse_word(line: str) -> str:
    """Return a line trimmed and in lower case; raise PlayerLeft for a quit word."""
    word = line.strip().lower()
    if word in QUIT_WORDS:
        raise PlayerLeft
    return word

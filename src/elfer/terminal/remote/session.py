"""A session at a table on a server: waiting, playing or watching, and leaving."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from elfer.engine.errors import Refused
from elfer.engine.seats import Seat
from elfer.games import game_named
from elfer.table.commands import Again, Cut, Fill, Rematch, Request, Start, Take
from elfer.terminal.play import NEXT_MATCH_PROMPT, ExtraCommands, PlayerLeft, PlayLoop, parse_word
from elfer.terminal.record_files import numbered_path, save_record
from elfer.terminal.remote.table import RemoteTable
from elfer.terminal.render.screens import format_title, print_screen, render_round_end
from elfer.terminal.table import TableChanged
from elfer.terminal.text.phrases import name_bot, name_seats
from elfer.terminal.text.players import DEFAULT_BOT


class RemoteSession:
    """A session that lasts until a person leaves or a program has nothing left to do."""

    def __init__(
        self, table: RemoteTable, console: Console, saved: Path | None, *, stay: bool
    ) -> None:
        self._table = table
        self._console = console
        self._saved = saved
        self._stay = stay
        self._shown: Any = None
        self._last_shown_match = 0
        """The last match whose end was shown."""

    def run(self) -> int:
        """Play or watch; return 130 if interrupted."""
        status = 0
        try:
            self._sit_down()
            while self._step():
                pass
        except (PlayerLeft, EOFError):
            pass
        except KeyboardInterrupt:
            status = 130
        link = self._table.link
        self._console.print(
            f"\nUntil next time! To return to your seat:\n  elfer play --join {link}"
        )
        return status

    def _step(self) -> bool:
        """Do the next step; return whether there are more."""
        table = self._table
        if table.people:
            self._add_cut()
        table.idle_commands = {"start": self._start} if self._may_start() else {}
        if not table.is_dealt:
            self._print_seats()
        elif table.sight(None).view["over"] and self._last_shown_match == table.card["match"]:
            if not self._stay:
                return False
            if table.people:
                return self._ask_for_next_match()
        elif table.people:
            self._print_seats()
            PlayLoop(table, self._console, table.ask, self._extra_commands()).play()
            if table.people:
                self._finish_match()
            return True
        elif table.sight(None).view["round_over"]:
            self._show_watched_round()
            if table.sight(None).view["over"]:
                return True  # the server may never send anything more
        table.go_on()
        return True

    def _sit_down(self) -> None:
        """Take the first free seat if this player has none."""
        chairs = self._table.card["chairs"]
        free = [seat for seat, chair in enumerate(chairs) if chair["kind"] == "free"]
        if self._table.people:
            return
        if free:
            self._add_cut()
        playing = self._table.card["state"] == "playing"
        for seat in free:
            with suppress(Refused):
                self._table.send(Request(seat) if playing else Take(seat))
                if not self._table.people:
                    self._console.print(
                        f"You have asked for seat {seat}. All players have to agree;"
                        " until then you can watch."
                    )
                return
        self._console.print("No seat is free, so you can only watch.")

    def _add_cut(self) -> None:
        """Add a cut to the next shuffle, once."""
        card, you = self._table.card, self._table.sent.you
        if card["state"] != "playing" and you not in card["cuts"]:
            self._table.send(Cut(secrets.token_hex(16)))

    def _may_start(self) -> bool:
        card = self._table.card
        return (card["state"], card["host"]) == ("waiting", self._table.sent.you)

    def _start(self) -> None:
        """Start the match, with bots at the free seats."""
        if any(chair["kind"] == "free" for chair in self._table.card["chairs"]):
            self._table.send(Fill(DEFAULT_BOT))
        self._table.send(Start())

    def _print_seats(self) -> None:
        """Print the occupants of the seats if they have changed."""
        card, you = self._table.card, self._table.people
        words = [_describe_chair(seat, chair, you) for seat, chair in enumerate(card["chairs"])]
        if self._shown == (card["game"], words):
            return
        self._shown = (card["game"], words)
        self._console.print(f"{game_named(card['game']).name}: {', '.join(words)}.")
        if self._may_start():
            self._console.print("Type start to begin. Bots take the free seats.")
        elif not self._table.is_dealt:
            self._console.print("Waiting for the host to begin.")

    def _extra_commands(self) -> ExtraCommands:
        """Return the commands that can be typed at the prompt."""
        return {
            "shuffle": self._describe_shuffle,
            "agree": lambda seat: self._answer_request(agrees=True),
            "decline": lambda seat: self._answer_request(agrees=False),
        }

    def _answer_request(self, *, agrees: bool) -> str:
        """Answer a request for a seat; return the outcome as a sentence."""
        try:
            self._table.answer_request(agrees=agrees)
        except Refused as refused:
            return refused.why
        return "You agree." if agrees else "You decline, so the bot plays on."

    def _describe_shuffle(self, seat: Seat) -> str:
        shuffle = self._table.card["shuffle"]
        commitment = shuffle["commitment"]
        return f"The cards come from a secret. Its commitment is this SHA-256:\n  {commitment}"

    def _show_watched_round(self) -> None:
        """Show the end of a watched round, once."""
        sight = self._table.sight(None)
        moment = (self._table.card["match"], sight.view["round"])
        if self._shown != moment:
            self._shown = moment
            title = format_title(sight, "the end")
            print_screen(self._console, render_round_end(title, sight, (), self._console.width))
        if sight.view["over"]:
            self._finish_match()

    def _finish_match(self) -> None:
        """Print the winners and save the record."""
        view, number = self._table.sight(None).view, self._table.card["match"]
        if not view["over"] or self._last_shown_match == number:
            return
        self._last_shown_match = number
        self._console.print(f"{name_seats(view['winners'], self._table.only_person)} won!")
        if self._saved is not None:
            file = numbered_path(self._saved, number)
            save_record(file, self._table.record())
            self._console.print(f"Saved as {file}.", soft_wrap=True)

    def _ask_for_next_match(self) -> bool:
        """Ask for another match, unless another player starts one first."""
        begin: dict[str, Again | Rematch] = {"again": Again(), "rematch": Rematch()}
        try:
            word = parse_word(self._table.ask(NEXT_MATCH_PROMPT))
            if not word:
                return False
            if word in begin:
                self._table.send(begin[word])
            else:
                self._console.print("Type again or rematch, or press Enter to leave.")
        except TableChanged:
            pass
        except Refused as refused:
            self._console.print(refused.why)
        return True


def _describe_chair(seat: Seat, chair: Mapping[str, Any], you: Any) -> str:
    """Return the occupant of a chair."""
    if seat in you:
        return f"you are seat {seat}"
    who = {"free": "free", "bot": name_bot(chair.get("level") or "")}.get(
        chair["kind"], chair.get("name")
    )
    return f"seat {seat} is {who}{' (away)' if chair['kind'] == 'away' else ''}"

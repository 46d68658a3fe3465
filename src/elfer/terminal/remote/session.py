"""A session at a table on a server: waiting, playing or watching, and leaving."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from elfer.engine.errors import Refused
from elfer.engine.seats import Seat
from elfer.table.commands import Again, Cut, Fill, Rematch, Request, Start, Take
from elfer.terminal.arguments import DEFAULT_BOT
from elfer.terminal.play import ExtraCommands, PlayerLeft, PlayLoop, parse_word
from elfer.terminal.record_files import numbered_path, save_record
from elfer.terminal.remote.table import RemoteTable
from elfer.terminal.render.screen_data import FIRST_SEAT, label_seat
from elfer.terminal.render.table_screens import format_title, print_screen, render_round_end
from elfer.terminal.table import TableChanged
from elfer.texts.endings import name_winners
from elfer.texts.refusals import explain_refusal


class RemoteSession:
    """A session that lasts until a person leaves or, without `stay`, until the match is over."""

    def __init__(
        self, table: RemoteTable, console: Console, saved: Path | None, *, stay: bool
    ) -> None:
        self._table = table
        self._say = table.messages.format
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
        self._console.print(f"\n{self._say('terminal-goodbye')} {self._say('terminal-return')}")
        self._console.print(f"  elfer play --join {self._table.link}", soft_wrap=True)
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
                    asked = self._say("event-request-own", seat=seat + FIRST_SEAT)
                    self._console.print(f"{asked} {self._say('table-request-about')}")
                return
        self._console.print(self._say("terminal-no-seat"))

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
        card = self._table.card
        seats = ", ".join(map(self._describe_chair, range(len(card["chairs"]))))
        if self._shown == (card["game"], seats):
            return
        self._shown = (card["game"], seats)
        game = self._say(f"game-{card['game']}")
        self._console.print(self._say("terminal-at-table", game=game, seats=seats))
        if self._may_start():
            self._console.print(self._say("terminal-start"))
        elif not self._table.is_dealt:
            self._console.print(self._say("terminal-wait-host"))

    def _describe_chair(self, seat: Seat) -> str:
        """Return the occupant of a chair, with the number of the seat."""
        table = self._table
        kind = table.card["chairs"][seat]["kind"]
        name = table.names_for(table.only_person).name(seat)
        if kind == "free":
            name = self._say("terminal-free")
            return self._say("terminal-seat", number=seat, name=name)
        if kind == "away" and seat not in table.people:
            name = self._say("terminal-away", name=name)
        return label_seat(seat, name, table.messages)

    def _extra_commands(self) -> ExtraCommands:
        """Return the commands that can be typed at the prompt."""
        return {
            "shuffle": self._describe_shuffle,
            "agree": lambda seat: self._answer_request(agrees=True),
            "decline": lambda seat: self._answer_request(agrees=False),
        }

    def _answer_request(self, *, agrees: bool) -> str:
        """Answer a request for a seat; return the outcome as a sentence."""
        if self._table.request is None:
            return self._say("terminal-no-request")
        try:
            self._table.answer_request(agrees=agrees)
        except Refused as refused:
            return self._explain(refused)
        return self._say("event-agreed-own" if agrees else "event-declined-own")

    def _explain(self, refused: Refused) -> str:
        names = self._table.names_for(self._table.only_person)
        return explain_refusal(refused, names, self._table.messages)

    def _describe_shuffle(self, seat: Seat) -> str:
        shuffle = self._table.card["shuffle"]
        commitment = shuffle["commitment"]
        return f"{self._say('terminal-commitment')}\n  {commitment}"

    def _show_watched_round(self) -> None:
        """Show the end of a watched round, once."""
        sight = self._table.sight(None)
        moment = (self._table.card["match"], sight.view["round"])
        if self._shown != moment:
            self._shown = moment
            title = format_title(sight, self._say("terminal-moment-end"))
            print_screen(self._console, render_round_end(title, sight, (), self._console.width))
        if sight.view["over"]:
            self._finish_match()

    def _finish_match(self) -> None:
        """Print the winners and save the record."""
        view, number = self._table.sight(None).view, self._table.card["match"]
        if not view["over"] or self._last_shown_match == number:
            return
        self._last_shown_match = number
        names = self._table.names_for(self._table.only_person)
        winners = name_winners("winner-match", view["winners"], names, self._table.messages)
        self._console.print(winners)
        if self._saved is not None:
            file = numbered_path(self._saved, number)
            save_record(file, self._table.record())
            self._console.print(self._say("terminal-saved-as", file=str(file)), soft_wrap=True)

    def _ask_for_next_match(self) -> bool:
        """Ask for another match, unless another player starts one first."""
        begin: dict[str, Again | Rematch] = {"again": Again(), "rematch": Rematch()}
        try:
            word = parse_word(self._table.ask(f"{self._say('terminal-next-match')} "))
            if not word:
                return False
            if word in begin:
                self._table.send(begin[word])
            else:
                self._console.print(self._say("terminal-next-match-words"))
        except TableChanged:
            pass
        except Refused as refused:
            self._console.print(self._explain(refused))
        return True

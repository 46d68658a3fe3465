"""A visit to a table on a server: waiting for the others, playing or watching, and leaving."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from elfer.games import game_named
from elfer.kernel.errors import Refused
from elfer.kernel.seats import Seat
from elfer.table.commands import Again, Cut, Fill, Rematch, Start, Take
from elfer.terminal.evening import ANOTHER
from elfer.terminal.far_table import FarTable
from elfer.terminal.phrases import a_bot, names_of
from elfer.terminal.place import Overtaken
from elfer.terminal.play import Client, Left, unless_leaving
from elfer.terminal.record_file import save, saved_as
from elfer.terminal.screen import round_screen, show, title_of
from elfer.terminal.seats import USUAL_BOT


class Visit:
    """Stays at a table until somebody leaves, or until nothing is left to do for a program."""

    def __init__(self, far: FarTable, console: Console, saved: Path | None, *, stay: bool) -> None:
        self._far = far
        self._console = console
        self._saved = saved
        self._stay = stay
        self._shown: Any = None
        self._over = 0
        """The last match whose end was shown."""

    def spend(self) -> int:
        """Play or watch; 130 if somebody interrupted it."""
        status = 0
        try:
            self._sit_down()
            while self._one_thing():
                pass
        except (Left, EOFError):
            pass
        except KeyboardInterrupt:
            status = 130
        link = self._far.link
        self._console.print(f"\nUntil next time! Your seat is there:\n  elfer play --join {link}")
        return status

    def _one_thing(self) -> bool:
        """Do what is next; whether there will be more."""
        far = self._far
        if far.people:
            self._cut()
        far.idle = {"start": self._start} if self._may_start() else {}
        if not far.dealt:
            self._say_who_is_there()
        elif far.sight(None).view["over"] and self._over == far.card["match"]:
            if not self._stay:
                return False
            if far.people:
                return self._another()
        elif far.people:
            self._say_who_is_there()
            Client(far, self._console, far.ask, {"shuffle": self._shuffle}).play()
            if far.people:
                self._finished()
            return True
        elif far.sight(None).view["round_over"]:
            self._watched_round()
            if far.sight(None).view["over"]:
                return True  # nothing more may ever come
        far.go_on()
        return True

    def _sit_down(self) -> None:
        """Take the first free seat, if one has none."""
        chairs = self._far.card["chairs"]
        free = [seat for seat, chair in enumerate(chairs) if chair["kind"] == "free"]
        if self._far.people:
            return
        if free:
            self._cut()
        for seat in free:
            with suppress(Refused):
                self._far.say(Take(seat))
                return
        self._console.print("No seat is free, so you watch.")

    def _cut(self) -> None:
        """Add something of one's own to the next shuffle, once."""
        card, you = self._far.card, self._far.sent.you
        if card["state"] != "playing" and you not in card["cuts"]:
            self._far.say(Cut(secrets.token_hex(16)))

    def _may_start(self) -> bool:
        card = self._far.card
        return (card["state"], card["host"]) == ("waiting", self._far.sent.you)

    def _start(self) -> None:
        """Begin, with bots where nobody sits."""
        if any(chair["kind"] == "free" for chair in self._far.card["chairs"]):
            self._far.say(Fill(USUAL_BOT))
        self._far.say(Start())

    def _say_who_is_there(self) -> None:
        """Say it once, and again when it has changed."""
        card, you = self._far.card, self._far.people
        words = [_chair(seat, chair, you) for seat, chair in enumerate(card["chairs"])]
        if self._shown == (card["game"], words):
            return
        self._shown = (card["game"], words)
        self._console.print(f"{game_named(card['game']).name}: {', '.join(words)}.")
        if self._may_start():
            self._console.print("Type start to begin; bots take the free seats.")
        elif not self._far.dealt:
            self._console.print("Waiting for the host to begin.")

    def _shuffle(self, seat: Seat) -> str:
        shuffle = self._far.card["shuffle"]
        return f"The cards come from what is promised as SHA-256:\n  {shuffle['commitment']}"

    def _watched_round(self) -> None:
        """Show the end of a round that somebody watches, once."""
        sight = self._far.sight(None)
        moment = (self._far.card["match"], sight.view["round"])
        if self._shown != moment:
            self._shown = moment
            title = title_of(sight, "the end")
            show(self._console, round_screen(title, sight, (), self._console.width))
        if sight.view["over"]:
            self._finished()

    def _finished(self) -> None:
        """Say who won, and keep the record."""
        view, number = self._far.sight(None).view, self._far.card["match"]
        if not view["over"] or self._over == number:
            return
        self._over = number
        self._console.print(f"{names_of(view['winners'], self._far.only_person)} won!")
        if self._saved is not None:
            file = saved_as(self._saved, number)
            save(file, self._far.record())
            self._console.print(f"It is kept in {file}.", soft_wrap=True)

    def _another(self) -> bool:
        """Ask for another match, unless somebody else begins one before."""
        begin: dict[str, Again | Rematch] = {"again": Again(), "rematch": Rematch()}
        try:
            word = unless_leaving(self._far.ask(ANOTHER))
            if not word:
                return False
            if word in begin:
                self._far.say(begin[word])
            else:
                self._console.print("Type again or rematch, or only Enter.")
        except Overtaken:
            pass
        except Refused as refused:
            self._console.print(refused.why)
        return True


def _chair(seat: Seat, chair: Mapping[str, Any], you: Any) -> str:
    """Who sits on a chair."""
    if seat in you:
        return f"you are seat {seat}"
    who = {"free": "free", "bot": a_bot(chair.get("level") or "")}.get(
        chair["kind"], chair.get("name")
    )
    return f"seat {seat} is {who}{' (away)' if chair['kind'] == 'away' else ''}"

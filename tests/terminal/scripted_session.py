"""A scripted session, which reads answers and keeps its screens."""

from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from elfer.cli.common.seats import parse_seats
from elfer.engine.options import schema
from elfer.games import game_named
from elfer.table import Table
from elfer.terminal.local.session import run_session
from elfer.terminal.local.table import LocalTable, new_local_table
from elfer.texts.languages import DEFAULT

Answer = Callable[[str], str]
"""A function that takes the output since the last line and returns the next line."""


Sit = Callable[[Table, str], LocalTable]
"""A function that makes a local table from its state, for a language."""


class ScriptedSession:
    """A session at one screen that keeps all its output."""

    def __init__(
        self,
        game: str,
        *,
        players: int = 3,
        seats: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        seed: str | None = "an evening",
        deal: Mapping[str, Any] | None = None,
        width: int = 80,
        sit: Sit = LocalTable,
        stay: bool = False,
        language: str = DEFAULT,
    ) -> None:
        rules = game_named(game)
        known = schema(rules.options)
        short = {"together": True, "turns": 8} if "turns" in known else {}
        agreed = short | {name: value for name, value in (options or {}).items() if name in known}
        number = min(max(players, rules.least_players), rules.most_players)
        self.local_table = sit(
            new_local_table(game, parse_seats(seats, number), agreed, seed, deal), language
        )
        self.screens: list[str] = []
        self._stay = stay
        self._paper = StringIO()
        self._console = Console(
            file=self._paper, width=width, highlight=False, markup=False, emoji=False
        )

    def run(self, answer: Answer) -> int:
        """Play until the match or the answers end; return the exit status."""

        def ask(prompt: str) -> str:
            self._turn_page(prompt)
            return answer(self.screens[-1])

        status = run_session(self.local_table, self._console, ask, 0, None, stay=self._stay)
        self._turn_page("")
        return status

    def _turn_page(self, prompt: str) -> None:
        self.screens.append(self._paper.getvalue() + prompt)
        self._paper.seek(0)
        self._paper.truncate()


def type_lines(*texts: str) -> Answer:
    """Return an answer function that types these lines, then ends the input."""
    left = iter(texts)

    def answer(screen: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def limit_answers(number: int, answer: Answer) -> Answer:
    """Return an answer function that ends the input after a number of answers."""
    left = iter(range(number))

    def limited(screen: str) -> str:
        if next(left, None) is None:
            raise EOFError
        return answer(screen)

    return limited

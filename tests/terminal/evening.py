"""A game played in place: screens come out, lines go in."""

from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from elfer.games import game_named
from elfer.kernel.options import schema
from elfer.table import Table
from elfer.terminal.evening import spend
from elfer.terminal.seats import seated
from elfer.terminal.sitting import Sitting, own_table

Answer = Callable[[str], str]
"""From all that was shown since the last line, prompt included, the next line."""


Sit = Callable[[Table], Sitting]
"""How people and bots sit down to a table."""


class Evening:
    """One match at one screen, with everything that was shown."""

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
        sit: Sit = Sitting,
        stay: bool = False,
    ) -> None:
        rules = game_named(game)
        known = schema(rules.options)
        short = {"together": True, "turns": 8} if "turns" in known else {}
        agreed = short | {name: value for name, value in (options or {}).items() if name in known}
        number = min(max(players, rules.least_players), rules.most_players)
        self.sitting = sit(own_table(game, seated(seats, number), agreed, seed, deal))
        self.screens: list[str] = []
        self._stay = stay
        self._paper = StringIO()
        self._console = Console(
            file=self._paper, width=width, highlight=False, markup=False, emoji=False
        )

    def spend(self, answer: Answer) -> int:
        """Play to the end, or until the answers end; the exit status."""

        def ask(prompt: str) -> str:
            self._turn_page(prompt)
            return answer(self.screens[-1])

        status = spend(self.sitting, self._console, ask, 0, None, stay=self._stay)
        self._turn_page("")
        return status

    def _turn_page(self, prompt: str) -> None:
        self.screens.append(self._paper.getvalue() + prompt)
        self._paper.seek(0)
        self._paper.truncate()


def lines(*texts: str) -> Answer:
    """Answers one after the other; then there are no more."""
    left = iter(texts)

    def answer(screen: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def up_to(number: int, answer: Answer) -> Answer:
    """The first so many of somebody's answers."""
    left = iter(range(number))

    def some(screen: str) -> str:
        if next(left, None) is None:
            raise EOFError
        return answer(screen)

    return some

"""A table for Lass dich nicht erwischen!: hands, and piles that count upwards."""

from typing import Any

from tests.rules.bluffing.table import BluffTable, make_hands
from tests.rules.cards import COLOURS

DECK = [f"{colour}{value}" for colour in COLOURS for value in range(1, 21)]


def make_deal(*hands: str, rest: int = 0) -> dict[str, Any]:
    """Return a deal of these hands; all other cards go to one seat."""
    return make_hands(DECK, hands, rest)


class ErwischtTable(BluffTable):
    """A match of this game, dealt by seat 0 by default, so that the last seat begins."""

    def __init__(
        self, *hands: str, rest: int = 0, players: int = 0, seed: str = "rules", **options: Any
    ) -> None:
        deal = make_deal(*hands, rest=rest) if hands else None
        super().__init__("erwischt", deal, players or len(hands), seed, **options)

    def all_pass(self, times: int = 1) -> None:
        """Let everyone pass, starting with the seat in turn."""
        for _ in range(times * self.state["players"]):
            assert self.turn is not None
            self.plays(self.turn, "pass")

    def claims(self) -> tuple[int | None, int]:
        """The number claimed last, and the next one."""
        state = self.state
        return state["pile_claim"], state["count"]


def table_for_two(first: str, *, colours: str = "mixed") -> ErwischtTable:
    """Return a table for two: seat 0 has only these cards, and seat 1 has all others and begins."""
    return ErwischtTable(first, "", rest=1, colours=colours)


def pile_to_20(table: ErwischtTable, colour: str) -> None:
    """Let seat 1 lay a whole colour, claiming it if required, while seat 0 passes."""
    strict = table.state["options"]["colours"] == "strict"
    for number in range(1, 21):
        naming = f"={colour}" if strict and number == 1 else ""
        table.plays(1, f"{colour}{number}{naming}")
        if number < 20:
            table.plays(0, "pass")

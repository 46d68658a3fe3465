"""A table for Lass dich nicht erwischen!: hands, and piles that are counted up."""

from typing import Any

from ..bluffs import Bluffs, given_hands
from ..cards import COLOURS

DECK = [f"{colour}{value}" for colour in COLOURS for value in range(1, 21)]


def given(*hands: str, rest: int = 0) -> dict[str, Any]:
    """A deal of these hands; what nobody names goes to one seat."""
    return given_hands(DECK, hands, rest)


class Sly(Bluffs):
    """A match of this game; dealt by seat 0 unless agreed otherwise: the last seat begins."""

    def __init__(
        self, *hands: str, rest: int = 0, players: int = 0, seed: str = "rules", **options: Any
    ) -> None:
        deal = given(*hands, rest=rest) if hands else None
        super().__init__("erwischt", deal, players or len(hands), seed, **options)

    def all_pass(self, times: int = 1) -> None:
        """Everyone passes, from the seat on whose turn it is."""
        for _ in range(times * self.state["players"]):
            assert self.turn is not None
            self.plays(self.turn, "pass")

    def said(self) -> tuple[int | None, int]:
        """The number claimed last, and the next one."""
        state = self.state
        return state["pile_claim"], state["count"]


def solo(first: str, *, colours: str = "mixed") -> Sly:
    """Two play, seat 1 begins and has the red cards (and more), seat 0 only these."""
    return Sly(first, "", rest=1, colours=colours)


def piled_to_20(table: Sly, colour: str) -> None:
    """Seat 1 lays a whole colour, claiming it if that is the rule, and seat 0 passes."""
    strict = table.state["options"]["colours"] == "strict"
    for number in range(1, 21):
        naming = f"={colour}" if strict and number == 1 else ""
        table.plays(1, f"{colour}{number}{naming}")
        if number < 20:
            table.plays(0, "pass")

"""Juniorspiel: the 1s and the 11s lie open, and the gap between them is closed."""

from dataclasses import dataclass

from elfer.kernel.cards import VALUE_MASK, Mask
from elfer.kernel.chance import Chance
from elfer.kernel.game import Setup
from elfer.kernel.options import RoundsOptions, SeatNumber, option
from elfer.kernel.rows import RowGame, RuleIds
from elfer.kernel.seats import Seat


@dataclass(frozen=True)
class JuniorOptions(RoundsOptions):
    """The youngest begins every round (G-4)."""

    youngest: int = option(SeatNumber(), 0)


class Junior(RowGame[JuniorOptions]):
    """The first game: few cards, one draw."""

    id = "junior"
    name = "Juniorspiel"
    options = JuniorOptions
    highest = 11
    lie_open = VALUE_MASK[1] | VALUE_MASK[11]  # JU-1
    hand_sizes = (5,) * 7  # JU-2
    draws = 1  # JU-5
    rules = RuleIds(fit="JU-4", least="JU-4", draw="JU-5", empty="JU-6", opening="JU-3")

    def beginner(
        self, setup: Setup[JuniorOptions], hands: tuple[Mask, ...], chance: Chance | None
    ) -> Seat | None:
        return setup.options.youngest  # JU-3

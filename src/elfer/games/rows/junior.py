"""Juniorspiel: the 1s and 11s start on the table, and players fill the gaps between them."""

from dataclasses import dataclass

from elfer.engine.cards import VALUE_MASK, Mask
from elfer.engine.game import Setup
from elfer.engine.options import RoundsOptions, SeatNumber, option
from elfer.engine.seats import Seat
from elfer.engine.shuffle import Chance
from elfer.games.rows import RowGame, RuleIds


@dataclass(frozen=True)
class JuniorOptions(RoundsOptions):
    """The options of Juniorspiel: the youngest seat, which begins every round (G-4)."""

    youngest: int = option(SeatNumber(), 0)


class Junior(RowGame[JuniorOptions]):
    """The game for the youngest players: 44 cards, and at most one draw per turn."""

    id = "junior"
    name = "Juniorspiel"
    compiled = True
    options = JuniorOptions
    highest = 11  # JU-1
    lie_open = VALUE_MASK[1] | VALUE_MASK[11]  # JU-1
    hand_sizes = (5,) * 7  # JU-2
    draws = 1  # JU-5
    rules = RuleIds(fit="JU-4", least="JU-4", draw="JU-5", empty="JU-6", opening="JU-3")

    def beginner(
        self, setup: Setup[JuniorOptions], hands: tuple[Mask, ...], chance: Chance | None
    ) -> Seat | None:
        return setup.options.youngest  # JU-3

"""What is claimed in Mogeln, and a seat's view of it."""

from dataclasses import dataclass, replace

from elfer.games.bluffing import BluffLayout, BluffState, BluffView, cards_said
from elfer.games.mogeln.moves import HIGHEST_IN_PLAY
from elfer.kernel.cards import COLOURS, Mask
from elfer.kernel.game import Setup
from elfer.kernel.moves import Move
from elfer.kernel.options import Choice, ColourLetter, Flag, Options, option
from elfer.kernel.seats import Seat


@dataclass(frozen=True)
class MogelnOptions(Options):
    """How far the count runs (MO-3), slipping in (MO-6), and a colour that must be right (MO-8)."""

    count_to: str | int = option(Choice(("highest", 20)), "highest")
    several: bool = option(Flag(), True)
    colour: str | None = option(ColourLetter(), None, nullable=True)


def last_number(setup: Setup[MogelnOptions]) -> int:
    """The number after which a pile is complete (MO-3)."""
    count_to = setup.options.count_to
    return count_to if isinstance(count_to, int) else HIGHEST_IN_PLAY[setup.players]


@dataclass(frozen=True)
class MogelnLayout(BluffLayout[MogelnOptions]):
    """What is said, and how many cards came with it."""

    laid: int = 0
    """How many cards the layer has laid: no secret to those who count (MO-6), but not shown."""

    def claimed(self, setup: Setup[MogelnOptions]) -> Mask:
        if self.claim is None or self.claim > HIGHEST_IN_PLAY[setup.players]:
            return 0
        colour = setup.options.colour
        return cards_said(self.claim, None if colour is None else COLOURS.index(colour))  # MO-8

    def upcoming(self, setup: Setup[MogelnOptions]) -> int:
        return 1 if self.claim is None or self.complete(setup) else self.claim + 1

    def claiming(self, setup: Setup[MogelnOptions], move: Move) -> "MogelnLayout":
        return replace(self, claim=self.upcoming(setup), laid=1)

    def complete(self, setup: Setup[MogelnOptions]) -> bool:
        return self.claim == last_number(setup)

    def anew(self, turn: Seat | None) -> "MogelnLayout":
        return MogelnLayout(turn)


MogelnState = BluffState[MogelnOptions, MogelnLayout]


class MogelnView(BluffView[MogelnOptions, MogelnLayout]):
    """A seat's view of the pile, and whether cards were slipped in."""

    __slots__ = ()

    @property
    def laid(self) -> int:
        """How many cards the layer has laid."""
        return self.layout.laid

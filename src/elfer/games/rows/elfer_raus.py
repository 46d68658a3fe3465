"""Elfer raus! and its three variants: any number of cards per turn, on any rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from elfer.engine.cards import (
    BESIDE,
    BIT,
    COLOUR_MASK,
    COLOUR_OF,
    COLOURS,
    EVERY_NUMBER,
    VALUE_MASK,
    VALUE_OF,
    Card,
    Colour,
    Mask,
)
from elfer.engine.game import Setup
from elfer.engine.options import ColourLetter, RoundsOptions, SeatNumber, option
from elfer.engine.seats import Seat, after
from elfer.engine.shuffle import Chance
from elfer.games.rows import Growth, Layout, RowGame, RuleIds

RED_YELLOW_GREEN_BLUE: Sequence[Colour] = tuple(map(COLOURS.index, "rygb"))


@dataclass(frozen=True)
class ElferRausOptions(RoundsOptions):
    """The options of Elfer raus!: two players may leave out one colour (CL-9)."""

    without: str | None = option(ColourLetter(only_for=2), None, nullable=True)


@dataclass(frozen=True)
class BeliebigeStartkarteOptions(ElferRausOptions):
    """The options of Beliebige Startkarte: a fixed starter instead of a random one (BS-1)."""

    starter: int | None = option(SeatNumber(), None, nullable=True)


class ElferRaus(RowGame[ElferRausOptions]):
    """The base game: rows start with the 11 and grow both ways."""

    id = "elfer-raus"
    name = "Elfer raus!"
    compiled = True
    options: ClassVar[type[ElferRausOptions]] = ElferRausOptions
    hand_sizes = (0, 0, 20, 20, 15, 12, 10)  # CL-1
    first_value = 11  # CL-2, CL-3
    first_colours = RED_YELLOW_GREEN_BLUE  # CL-2
    starts = VALUE_MASK[11]  # CL-5
    draws = 3  # CL-6
    rules = RuleIds(fit="CL-5", least="CL-4", draw="CL-6", empty="CL-7", opening="CL-2")

    def colours(self, setup: Setup[ElferRausOptions]) -> Sequence[Colour]:
        left_out = setup.options.without  # CL-9
        return [colour for colour in RED_YELLOW_GREEN_BLUE if COLOURS[colour] != left_out]


class FalscherAnfang(ElferRaus):
    """A variant in which the 1s and 20s start on the table and the 11 is an ordinary card."""

    id = "falscher-anfang"
    name = "Falscher Anfang"
    compiled = True
    lie_open = VALUE_MASK[1] | VALUE_MASK[20]  # FA-1
    starts = 0
    rules = ElferRaus.rules._replace(fit="FA-1", opening="FA-2")


class DreiAnfangszahlen(ElferRaus):
    """A variant in which a row starts with its 10, its 11 or its 12."""

    id = "drei-anfangszahlen"
    name = "Drei mögliche Anfangszahlen"
    compiled = True
    starts = VALUE_MASK[10] | VALUE_MASK[11] | VALUE_MASK[12]  # DA-1
    growth = Growth.ONE_START
    rules = ElferRaus.rules._replace(fit="DA-1", opening="DA-2")

    def beginner(
        self, setup: Setup[ElferRausOptions], hands: tuple[Mask, ...], chance: Chance | None
    ) -> Seat | None:
        return after(setup.dealer, setup.players, self.direction)  # DA-1

    def opening(self, hand: Mask) -> Mask:
        return hand & self.starts  # DA-2

    def fits_after(self, fits: Mask, rows: Mask, place: Card) -> Mask:
        row = COLOUR_MASK[COLOUR_OF[place]]
        if rows & row == BIT[place]:
            fits &= ~row  # DA-1: only an empty row can be started
        return super().fits_after(fits, rows, place)


class BeliebigeStartkarte(ElferRaus):
    """A variant in which any card opens the round, and its value starts every other row."""

    id = "beliebige-startkarte"
    name = "Beliebige Startkarte"
    compiled = True
    options = BeliebigeStartkarteOptions
    starts = EVERY_NUMBER  # BS-1
    growth = Growth.SAME_VALUE
    rules = ElferRaus.rules._replace(fit="BS-2", opening="BS-1")

    def needs_lot(self, setup: Setup[ElferRausOptions]) -> bool:
        return self._fixed_starter(setup) is None

    def beginner(
        self, setup: Setup[ElferRausOptions], hands: tuple[Mask, ...], chance: Chance | None
    ) -> Seat | None:
        fixed = self._fixed_starter(setup)
        if fixed is not None:
            return fixed
        assert chance is not None
        return chance.lot(setup.players)  # BS-1

    def opening(self, hand: Mask) -> Mask:
        return hand  # BS-1

    def start_values(self, layout: Layout) -> list[int]:
        return [] if layout.first is None else [VALUE_OF[layout.first]]  # BS-2

    def fits_after(self, fits: Mask, rows: Mask, place: Card) -> Mask:
        if rows == BIT[place]:
            fits = VALUE_MASK[VALUE_OF[place]] | BESIDE[place]  # BS-2
        return super().fits_after(fits, rows, place)

    @staticmethod
    def _fixed_starter(setup: Setup[ElferRausOptions]) -> Seat | None:
        """Return the seat that was chosen to begin; None if it is drawn at random."""
        options = setup.options
        assert isinstance(options, BeliebigeStartkarteOptions)
        return options.starter

"""What lies on the table in Farben sammeln, the whole round around it, and a seat's view of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from elfer.games.farben_sammeln.moves import PILES
from elfer.kernel.cards import COLOUR_MASK, Card, Mask, names_of, points_in
from elfer.kernel.chance import Chance
from elfer.kernel.deal import Cards
from elfer.kernel.game import Setup
from elfer.kernel.options import Number, RoundsOptions, per_player
from elfer.kernel.seats import Seat


@dataclass(frozen=True)
class CollectingOptions(RoundsOptions):
    """As many rounds as players unless agreed otherwise (FS-5)."""

    rounds: int = per_player(Number(1, 100))


class Step(Enum):
    """What comes next in a turn (FS-3, FS-4)."""

    TAKE = "take"
    LAY = "lay"
    END = "end"


class Layout(NamedTuple):
    """All that lies or happens openly."""

    piles: tuple[Cards, ...]
    """Each with its top first."""
    sizes: tuple[int, ...]
    """How many cards each hand has."""
    left: int
    """How many cards the stock has."""
    turn: Seat | None
    step: Step = Step.TAKE
    taken: Card | None = None
    """The card that was taken from an open pile in this turn."""
    turns: int = 1
    """How many turns have begun in this round."""
    closed: bool = False
    """Whether somebody has closed the round."""
    known: tuple[Mask, ...] = ()
    """What each seat took openly and still holds, by whoever watched."""
    thrown: tuple[Mask, ...] = ()
    """What each seat has laid in this round, wherever it is now."""

    def places(self) -> Sequence[int]:
        """The piles that may be laid on: all four, or the free place if there is one (FS-3)."""
        free = [pile for pile, cards in enumerate(self.piles) if not cards]
        return free or range(PILES)

    def shown(self) -> list[list[str]]:
        """The piles in the words of the notation."""
        return [names_of(pile) for pile in self.piles]


class CollectingState(NamedTuple):
    """A round, whole: the layout and what is hidden."""

    setup: Setup[CollectingOptions]
    layout: Layout
    hands: tuple[Mask, ...]
    stock: Cards
    starter: Seat
    chance: Chance

    def seen_by(self, seat: Seat | None) -> "CollectingView":
        """What a seat may know, named piece by piece."""
        over = self.layout.turn is None
        return CollectingView(
            setup=self.setup,
            layout=self.layout,
            seat=seat,
            hand=None if seat is None else self.hands[seat],
            hands=self.hands if over else None,  # G-11
        )

    def points(self) -> tuple[int, ...]:
        """What each hand is worth (FS-5)."""
        return tuple(max(colour_sums(hand)) for hand in self.hands)


class CollectingView(NamedTuple):
    """What a seat may know of a round: the layout and its own cards."""

    setup: Setup[CollectingOptions]
    layout: Layout
    seat: Seat | None
    hand: Mask | None
    hands: tuple[Mask, ...] | None
    """All hands, once the round is over."""


def colour_sums(hand: Mask) -> list[int]:
    """The sum of the values that a hand has of each colour."""
    return [points_in(hand & colour) for colour in COLOUR_MASK]


def one_colour(hand: Mask) -> bool:
    """Whether a hand is all of one colour (FS-4)."""
    return any(hand & colour == hand for colour in COLOUR_MASK)

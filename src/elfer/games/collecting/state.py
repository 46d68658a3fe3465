"""The options of Farben sammeln, its layout, its state and a seat's view."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Self

from elfer.engine.cards import COLOUR_MASK, Card, Mask, names_of, points_in
from elfer.engine.deals import Cards
from elfer.engine.game import Setup
from elfer.engine.options import Number, RoundsOptions, per_player
from elfer.engine.seats import Seat, with_value
from elfer.engine.shuffle import Chance
from elfer.games.collecting.moves import PILES


@dataclass(frozen=True)
class CollectingOptions(RoundsOptions):
    """The number of rounds, by default the number of players (FS-5)."""

    rounds: int = per_player(Number(1, 100))


class Step(Enum):
    """The next step of a turn (FS-3, FS-4)."""

    TAKE = "take"
    LAY = "lay"
    END = "end"


class Layout(NamedTuple):
    """The public part of a round: face-up cards, sizes of hands and stock, and the turn so far."""

    piles: tuple[Cards, ...]
    """The four piles, each with its top card first."""
    sizes: tuple[int, ...]
    """The number of cards in each hand."""
    left: int
    """The number of cards in the stock."""
    turn: Seat | None
    """The seat whose turn it is; None once the round is over."""
    step: Step = Step.TAKE
    taken: Card | None = None
    """The card that was taken from a pile in this turn."""
    turns: int = 1
    """The number of turns that have begun in this round."""
    closed: bool = False
    """Whether a player has closed the round."""
    known: tuple[Mask, ...] = ()
    """For each seat, the cards that everyone saw it take and that it still holds."""
    thrown: tuple[Mask, ...] = ()
    """For each seat, the cards that it has laid in this round, wherever they are now."""

    def piles_to_lay_on(self) -> Sequence[int]:
        """Return the piles that take a card: all four, or only the empty place (FS-3)."""
        free = [pile for pile, cards in enumerate(self.piles) if not cards]
        return free or range(PILES)

    def shown(self) -> list[list[str]]:
        """Return the piles in the notation."""
        return [names_of(pile) for pile in self.piles]


class CollectingState(NamedTuple):
    """A whole round: the layout and the hidden cards."""

    setup: Setup[CollectingOptions]
    layout: Layout
    hands: tuple[Mask, ...]
    stock: Cards
    """The stock, top card first."""
    starter: Seat
    """The seat that began the round."""
    chance: Chance

    def with_hand(self, seat: Seat, hand: Mask) -> Self:
        """Return the state with a seat's hand replaced."""
        sizes = with_value(self.layout.sizes, seat, hand.bit_count())
        return self._replace(
            layout=self.layout._replace(sizes=sizes), hands=with_value(self.hands, seat, hand)
        )

    def points(self) -> tuple[int, ...]:
        """Return the points of each hand: the sum of its best colour (FS-5)."""
        return tuple(max(colour_sums(hand)) for hand in self.hands)


class CollectingView(NamedTuple):
    """A seat's view of a round: the layout and its own cards."""

    setup: Setup[CollectingOptions]
    layout: Layout
    seat: Seat | None
    hand: Mask | None
    hands: tuple[Mask, ...] | None
    """All hands, once the round is over (G-11)."""


def is_one_colour(hand: Mask) -> bool:
    """Return whether all cards of a hand have one colour (FS-4)."""
    return any(hand & colour == hand for colour in COLOUR_MASK)


def colour_sums(hand: Mask) -> list[int]:
    """Return the sum of a hand's values in each colour (FS-5)."""
    return [points_in(hand & colour) for colour in COLOUR_MASK]

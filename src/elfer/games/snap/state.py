"""The moves and options of Schnipp Schnapp, its layout, its state and a seat's view."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from elfer.engine.cards import COLOURS, VALUE_OF, Card, names_of
from elfer.engine.deals import Cards
from elfer.engine.game import Setup
from elfer.engine.moves import Touch, button, language
from elfer.engine.options import Flag, Number, Options, option
from elfer.engine.seats import CLOCKWISE, Seat, after, round_from, with_value
from elfer.engine.shuffle import Chance

FLIP = button("flip", Touch("stack", "own"))
SCHNAPP = button("schnapp", timed=True)
SCHNIPP = button("schnipp", timed=True)
SETTLE = button("settle")
LANGUAGE = language([FLIP, SCHNAPP, SCHNIPP, SETTLE])

MOST_TURN_OVERS = 2_000  # SS-11


@dataclass(frozen=True)
class SnapOptions(Options):
    """Whether all seats turn over together, the margin of a tie, and the number of turn-overs."""

    together: bool = option(Flag(), False)  # SS-10
    tie_ms: int = option(Number(0, 1000), 50)  # SS-7
    turns: int = option(Number(1, 1000), 40)  # SS-10


def most_turn_overs(options: SnapOptions) -> int:
    """Return the maximum number of turn-overs in a round (SS-10, SS-11)."""
    return options.turns if options.together else MOST_TURN_OVERS


class SortedCards(NamedTuple):
    """Cards sorted into quartets and the rest."""

    quartets: tuple[int, ...]
    """The numbers of the quartets, in ascending order."""
    rest: Cards
    """The other cards, in their original order."""


def sort_out_quartets(cards: Sequence[Card]) -> SortedCards:
    """Separate the complete quartets from the rest of the cards (SS-1, SS-4)."""
    counts = Counter(VALUE_OF[card] for card in cards)
    quartets = tuple(sorted(number for number, count in counts.items() if count == len(COLOURS)))
    return SortedCards(quartets, tuple(card for card in cards if VALUE_OF[card] not in quartets))


class Call(NamedTuple):
    """A call that has not been settled yet."""

    seat: Seat
    word: str
    at: float
    """Milliseconds since the card was shown."""


class Layout(NamedTuple):
    """The public part of a round; piles have their top card first."""

    piles: tuple[Cards, ...]
    """The face-up pile of each seat."""
    middle: Cards
    quartets: tuple[tuple[int, ...], ...]
    """The numbers of the quartets that each seat has laid aside."""
    won: tuple[int, ...]
    """The number of cards that each seat has taken by calls."""
    last: Seat
    """The last seat to turn over a card; the dealer at the start."""
    shown: tuple[Seat, ...] = ()
    """The seats that have just turned over a card, until the calls on these cards are settled."""
    turned: int = 0
    """The number of turn-overs so far."""
    ending: str | None = None
    """The ending of the round; None while it goes on."""

    def numbers(self) -> set[int]:
        """Return the numbers just turned over."""
        return {VALUE_OF[self.piles[seat][0]] for seat in self.shown}

    def alike(self) -> tuple[Seat, ...]:
        """Return the seats whose top cards match, if one was just turned over (SS-3, SS-10)."""
        tops = {seat: VALUE_OF[pile[0]] for seat, pile in enumerate(self.piles) if pile}
        counts, numbers = Counter(tops.values()), self.numbers()
        return tuple(
            seat for seat, number in tops.items() if number in numbers and counts[number] > 1
        )

    def like_middle(self) -> bool:
        """Return whether a number just turned over is on top of the middle pile (SS-6)."""
        return bool(self.middle) and VALUE_OF[self.middle[0]] in self.numbers()

    def without_piles(self, seats: Sequence[Seat]) -> Self:
        """Return the layout without the face-up piles of some seats."""
        piles = tuple(() if seat in seats else pile for seat, pile in enumerate(self.piles))
        return self._replace(piles=piles)

    def open_cards(self) -> dict[str, Any]:
        """Return the layout in the notation."""
        return {
            "piles": [names_of(pile) for pile in self.piles],
            "middle": names_of(self.middle),
            "quartets": [list(numbers) for numbers in self.quartets],
            "won": list(self.won),
        }


class SnapState(NamedTuple):
    """A whole round: the layout, the stacks and the calls to settle."""

    setup: Setup[SnapOptions]
    layout: Layout
    stacks: tuple[Cards, ...]
    """The face-down stack of each seat, top card first."""
    chance: Chance
    calls: tuple[Call, ...] = ()

    def seats_with_cards(self) -> list[Seat]:
        """Return the seats that are not out (SS-8)."""
        piles = self.layout.piles
        return [seat for seat, stack in enumerate(self.stacks) if stack or piles[seat]]

    def next_seat(self) -> Seat | None:
        """Return the next seat to turn over a card; None if all do so together (SS-2, SS-10)."""
        if self.setup.options.together:
            return None
        players, having = self.setup.players, self.seats_with_cards()
        first = after(self.layout.last, players, CLOCKWISE)
        return next((s for s in round_from(first, players, CLOCKWISE) if s in having), None)

    def put_under_stack(self, seat: Seat, cards: Cards) -> Self:
        """Return the state with more cards under a seat's stack, first card on top."""
        return self._replace(stacks=with_value(self.stacks, seat, self.stacks[seat] + cards))


class SnapView(NamedTuple):
    """A seat's view of a round: the layout, the sizes of the stacks, and its own call."""

    setup: Setup[SnapOptions]
    layout: Layout
    seat: Seat | None
    sizes: tuple[int, ...]
    """The number of cards in each stack."""
    turn: Seat | None
    flips: bool
    """Whether the seat may turn over a card, both before and after the calls are settled."""
    call: Call | None
    """The seat's own call on the cards shown."""

    def is_out(self) -> bool:
        """Return whether the seat has no cards at all (SS-8)."""
        seat = self.seat
        return seat is not None and not self.sizes[seat] and not self.layout.piles[seat]

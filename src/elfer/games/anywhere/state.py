"""The moves and options of Überall anschließen, its layout, its state and a seat's view."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.engine.cards import NAMES, VALUE_OF, Card, names_of
from elfer.engine.deals import Cards
from elfer.engine.game import Setup
from elfer.engine.moves import Move, Touch, button, language
from elfer.engine.options import Flag, Options, option
from elfer.engine.seats import CLOCKWISE, Seat, after, round_from, with_value

HIGHEST = 20
MOST_MOVES = 20_000  # UA-7

_TURNED = Touch("turned", "")
FLIP = button("flip", Touch("stack", "own"))
MID = button("mid", _TURNED, Touch("middle", ""))
ONTO: tuple[Move, ...] = tuple(
    Move(f"@{seat}", "onto", touches=(_TURNED, Touch("pile", str(seat)))) for seat in range(6)
)
"""The move that lays the turned card on another seat's pile, by that seat."""
OWN = button("own", _TURNED, Touch("pile", "own"))
STOPP = button("stopp")
LANGUAGE = language([FLIP, MID, *ONTO, OWN, STOPP])


@dataclass(frozen=True)
class UeberallOptions(Options):
    """The option to forbid missing a place (UA-6)."""

    strict: bool = option(Flag(), False)


class UeberallLayout(NamedTuple):
    """The public part of a round: all face-up cards, the ranking, and the turn so far."""

    piles: tuple[Cards, ...]
    """The face-up pile of each seat, top card first."""
    turn: Seat
    middle: Cards = ()
    """The middle pile, top card first."""
    turned: Card | None = None
    """The card that has been turned over and not laid yet."""
    places: tuple[Seat, ...] = ()
    """The seats that have finished, winner first."""
    culprit: Seat | None = None
    """The seat that has just missed a place for its card, until it is too late to call."""
    moves: int = 0

    @property
    def over(self) -> bool:
        """Whether everyone has finished, or the round has lasted too long (UA-7)."""
        return len(self.places) == len(self.piles) or self.moves >= MOST_MOVES

    def fitting_moves(self) -> list[Move]:
        """Return the lays of the turned card in the middle or on another seat's pile (UA-3)."""
        assert self.turned is not None
        opens = not self.middle  # UA-2
        if opens or _follows(self.turned, self.middle):
            return [MID]  # the middle has priority
        return [
            ONTO[seat]
            for seat, pile in enumerate(self.piles)
            if seat != self.turn and _follows(self.turned, pile)
        ]

    def lay_turned(self, move: Move) -> "UeberallLayout":
        """Return the layout after a move lays the turned card."""
        assert self.turned is not None
        if move == MID:
            return self._replace(turned=None, middle=(self.turned, *self.middle))
        owner = self.turn if move == OWN else ONTO.index(move)
        pile = (self.turned, *self.piles[owner])
        return self._replace(turned=None, piles=with_value(self.piles, owner, pile))

    def pass_turn(self) -> "UeberallLayout":
        """Return the layout with the turn passed clockwise to the next seat that has cards."""
        players = len(self.piles)
        for seat in round_from(after(self.turn, players, CLOCKWISE), players, CLOCKWISE):
            if seat not in self.places:
                return self._replace(turn=seat)
        return self

    def shown(self) -> dict[str, Any]:
        """Return the layout in the notation."""
        return {
            "piles": [names_of(pile) for pile in self.piles],
            "middle": names_of(self.middle),
            "turned": None if self.turned is None else NAMES[self.turned],
            "places": list(self.places),
        }


def _follows(card: Card, pile: Cards) -> bool:
    """Return whether a card is one higher than the top of a pile; after 20 comes 1 (UA-3)."""
    return bool(pile) and VALUE_OF[card] == VALUE_OF[pile[0]] % HIGHEST + 1


class UeberallState(NamedTuple):
    """A whole round: the layout and the face-down stacks."""

    setup: Setup[UeberallOptions]
    layout: UeberallLayout
    stacks: tuple[Cards, ...]
    """The stack of each seat, top card first."""

    def has_no_cards(self, seat: Seat) -> bool:
        """Return whether a seat has neither a stack nor a pile."""
        return not self.stacks[seat] and not self.layout.piles[seat]

    def count_cards(self) -> list[int]:
        """Return how many cards each seat has, including the turned card."""
        layout = self.layout
        counts = [
            len(pile) + len(stack) for pile, stack in zip(layout.piles, self.stacks, strict=True)
        ]
        counts[layout.turn] += layout.turned is not None
        return counts


class UeberallView(NamedTuple):
    """A seat's view of a round: the layout, and the sizes of the stacks."""

    setup: Setup[UeberallOptions]
    layout: UeberallLayout
    seat: Seat | None
    stacks: tuple[int, ...]

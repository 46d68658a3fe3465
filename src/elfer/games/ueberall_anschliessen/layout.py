"""What lies on the table in Überall anschließen, the round around it, and a seat's view of it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from elfer.games.ueberall_anschliessen.moves import MID, ONTO
from elfer.kernel.cards import NAMES, VALUE_OF, Card, names_of
from elfer.kernel.deal import Cards
from elfer.kernel.game import Setup
from elfer.kernel.moves import Move
from elfer.kernel.options import Flag, Options, option
from elfer.kernel.seats import CLOCKWISE, Seat, after, round_from

HIGHEST = 20
MOST_MOVES = 20_000  # UA-7


@dataclass(frozen=True)
class UeberallOptions(Options):
    """Whether overlooking is possible at all (UA-6)."""

    strict: bool = option(Flag(), False)


class UeberallLayout(NamedTuple):
    """All that lies or happens openly."""

    piles: tuple[Cards, ...]
    """The open pile of each seat, its top first."""
    turn: Seat
    middle: Cards = ()
    turned: Card | None = None
    """The card turned over and not yet laid; it is the turn's."""
    places: tuple[Seat, ...] = ()
    """The seats that are out, the winner first."""
    culprit: Seat | None = None
    """Who has just overlooked where his card fitted, while it can be called."""
    moves: int = 0

    @property
    def over(self) -> bool:
        """Whether everyone is out, or the game has lasted too long (UA-7)."""
        return len(self.places) == len(self.piles) or self.moves >= MOST_MOVES

    def fitting(self) -> list[Move]:
        """Where the turned card fits but for one's own pile; the middle comes first (UA-3)."""
        assert self.turned is not None
        if not self.middle or _follows(self.turned, self.middle):
            return [MID]
        return [
            ONTO[seat]
            for seat, pile in enumerate(self.piles)
            if seat != self.turn and _follows(self.turned, pile)
        ]

    def turn_passed(self) -> "UeberallLayout":
        """The turn is that of the next seat clockwise that has cards."""
        players = len(self.piles)
        for seat in round_from(after(self.turn, players, CLOCKWISE), players, CLOCKWISE):
            if seat not in self.places:
                return self._replace(turn=seat)
        return self

    def shown(self) -> dict[str, Any]:
        """What lies open, in the words of the notation."""
        return {
            "piles": [names_of(pile) for pile in self.piles],
            "middle": names_of(self.middle),
            "turned": None if self.turned is None else NAMES[self.turned],
            "places": list(self.places),
        }


def _follows(card: Card, pile: Cards) -> bool:
    """Whether a card is one higher than the top of a pile; after 20 comes 1 (UA-3)."""
    return bool(pile) and VALUE_OF[card] == VALUE_OF[pile[0]] % HIGHEST + 1


class UeberallState(NamedTuple):
    """A round, whole: the layout and the face-down stacks."""

    setup: Setup[UeberallOptions]
    layout: UeberallLayout
    stacks: tuple[Cards, ...]

    def without_cards(self, seat: Seat) -> bool:
        """Whether a seat has neither a stack nor a pile."""
        return not self.stacks[seat] and not self.layout.piles[seat]


class UeberallView(NamedTuple):
    """What a seat may know of a round: the layout and how high the stacks are."""

    setup: Setup[UeberallOptions]
    layout: UeberallLayout
    seat: Seat | None
    stacks: tuple[int, ...]

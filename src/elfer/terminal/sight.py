"""What a person is shown: the view and the moves of a seat, and nothing behind them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elfer.kernel.cards import JOKER, VALUE_OF
from elfer.kernel.match import Match
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.records.notation import view_of
from elfer.terminal.look import face_of

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Sight:
    """All that one screen is drawn from."""

    name: str
    """The game's."""
    seat: Seat | None
    """Whose eyes these are; None is a spectator."""
    view: View
    legal: Sequence[Move]
    places: range
    """The numbers that a row of this game may have."""
    best: str | None
    """Which total of points wins, if points are kept: the fewest or the most."""

    @property
    def fitting(self) -> frozenset[str]:
        """The cards of the hand that may be played now."""
        return frozenset(
            touch.key for move in self.legal for touch in move.touches if touch.kind == "hand"
        )


def seen(match: Match, seat: Seat | None) -> Sight:
    """A match as a seat sees it."""
    return sight_of(match, seat, view_of(match, seat))


def sight_of(match: Match, seat: Seat | None, view: View) -> Sight:
    """A match drawn from this view of it."""
    legal = () if seat is None else match.legal(seat)
    return Sight(match.game.name, seat, view, legal, _places(match, view), match.game.best)


def _places(match: Match, view: View) -> range:
    """From the lowest number to the highest; everyone knows the deck, but not its order."""
    deck = (VALUE_OF[card] for card in match.game.deck(match.setup) if card != JOKER)
    values = [*deck, *_lying(view)]
    return range(min(values), max(values) + 1)


def _lying(view: View) -> Iterable[int]:
    rows = view.get("rows", {}).values()
    return (face.value for row in rows for card in row if (face := face_of(card)))

"""Private moves, which are announced only to their own seat, and the counts that are public."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from elfer.engine.events import Event
from elfer.engine.match import Match
from elfer.engine.moves import Move
from elfer.engine.seats import Seat
from elfer.notation.states import state_of, view_of

AT = 350.0
"""The time of every call, in milliseconds after the card was shown."""


class PrivateMove(NamedTuple):
    """A legal move that is not announced to the other seats."""

    seat: Seat
    move: Move
    after: Match
    told: list[Event]


def private_moves(match: Match) -> Iterator[PrivateMove]:
    """Yield every legal move of every seat whose events are all private."""
    for seat in match.actors if match.outcome is None else ():
        for move in match.legal(seat):
            told: list[Event] = []
            after = match.push(seat, move, AT if move.timed else None, told)
            if all(event.private for event in told):
                yield PrivateMove(seat, move, after, told)


def public_counts(match: Match, seat: Seat | None) -> dict[str, Any]:
    """Return the entries of a view that have numbers of cards where the full state has cards."""
    view, truth = view_of(match, seat), state_of(match)
    return {
        key: shown
        for key, shown in view.items()
        if isinstance(truth.get(key), list) and shown == _count(truth[key])
    }


def _count(cards: list[Any]) -> Any:
    """Return the number of cards, or the number in each part of a nested list."""
    return [len(part) for part in cards] if cards and isinstance(cards[0], list) else len(cards)


def differs_in_counts(one: Match, other: Match, seat: Seat | None) -> bool:
    """Return whether a seat can tell two matches apart by counting cards (G-7, MO-6)."""
    return public_counts(one, seat) != public_counts(other, seat)


def has_run_out(one: Match, other: Match, seat: Seat | None) -> bool:
    """Return whether a seat can see that a hand is empty in only one of two matches (MO-7)."""

    def zeros(match: Match) -> list[Any]:
        counts = public_counts(match, seat).get("hands", [])
        return [number for number, count in enumerate(counts) if count == 0]

    return zeros(one) != zeros(other)


def without_counts(view: Mapping[str, Any], match: Match, seat: Seat | None) -> dict[str, Any]:
    """Return a view without the numbers of cards that everyone can count."""
    counts = public_counts(match, seat)
    return {key: value for key, value in view.items() if key not in counts}

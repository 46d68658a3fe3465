"""Which card is laid by those who weigh: the truth, or the lie that costs least."""

from typing import NamedTuple

from elfer.bots.bluffing.choice import Choice
from elfer.bots.bluffing.risk import risk
from elfer.bots.bluffing.rules import usable, watchers
from elfer.bots.bluffing.scales import Scales
from elfer.bots.bluffing.whys import Why
from elfer.bots.thought import Reason
from elfer.games.erwischt.moves import claimed_colour
from elfer.kernel.cards import COLOUR_MASK, NAMES, VALUE_MASK
from elfer.kernel.moves import Move

OWN_COLOUR = 0.02
"""What each card of a colour is worth that one claims for a pile, in cards."""


class Option(NamedTuple):
    """A move, the chance to win that it leaves, and why it is good."""

    move: Move
    value: float
    reasons: tuple[Reason, ...]


def best_lay(scales: Scales, choice: Choice) -> Option:
    """The lay after which winning is likeliest."""
    view, race, seat = scales.view, scales.race, scales.seat
    number, pile = view.upcoming, view.ground
    honest = {move for move in choice.lays if view.honest(move)}
    if view.hand.bit_count() == 1:
        return _last(scales, choice, honest, pile)
    doubted = risk(view, scales.weights, number, pile)
    down = race.chance(seat, -1)
    taken = race.against(seat, watchers(view, seat)[0], pile + 1, -1)
    true = (1 - doubted) * down + doubted * taken
    false = (1 - doubted) * down + doubted * race.chance(seat, pile)
    values = {
        move: (true if move in honest else false)
        - scales.weights.keep * scales.card * scales.use(move.card, number)
        + OWN_COLOUR * scales.card * _of_colour(scales, move)
        for move in choice.lays
    }
    best = max(choice.lays, key=lambda move: (values[move], scales.rng.random()))
    return Option(best, values[best], why_laid(best, honest))


def why_laid(move: Move, honest: set[Move]) -> tuple[Reason, ...]:
    """The truth, or a lie that had to be or need not have been."""
    card = {"card": NAMES[move.card]}
    if move in honest:
        return (Reason(Why.TRUTH, card),)
    late = Reason(Why.ASKED_LATE, card)
    if not honest:
        return Reason(Why.NOTHING_TRUE), late
    kept = min(honest, key=lambda other: other.card)
    return Reason(Why.TRUTH_KEPT, {"card": NAMES[kept.card]}), late


def fresh_lay(scales: Scales) -> float:
    """The chance to win when one may lay the first card of a new pile."""
    view, race, seat = scales.view, scales.race, scales.seat
    down = race.chance(seat, -1)
    if view.hand & VALUE_MASK[1] & usable(view):
        return down
    doubted = risk(view, scales.weights, 1, 0)
    return (1 - doubted) * down + doubted * scales.still


def _last(scales: Scales, choice: Choice, honest: set[Move], pile: int) -> Option:
    """The last card wins if it is true; else it is looked at by everyone."""
    move = min(honest or choice.lays, key=lambda move: move.text)
    card = {"card": NAMES[move.card]}
    if honest:
        return Option(move, 1.0, (Reason(Why.LAST_TRUE, card),))
    found = scales.race.chance(scales.seat, pile)
    return Option(move, found, (Reason(Why.NOTHING_TRUE),))


def _of_colour(scales: Scales, move: Move) -> int:
    """How many cards it has of the colour that it claims for a new pile."""
    colour = claimed_colour(move)
    return 0 if colour is None else (scales.view.hand & COLOUR_MASK[colour]).bit_count()

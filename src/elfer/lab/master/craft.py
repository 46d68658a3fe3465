"""How good each move of Master is by the weights: `elfer.craft.master` in compiled form."""

from numba.types import int64

from elfer.craft.features import MasterFeature as Feature
from elfer.craft.levels import OVERLOOKS, PERCENT
from elfer.craft.master import HIGH, LOW
from elfer.craft.slices import LONG_ROW
from elfer.kernel.cards import STRIDE
from elfer.lab.bits import nth, popcount
from elfer.lab.jit import in_place
from elfer.lab.luck import STEP
from elfer.lab.luck import below as number_below
from elfer.lab.master.position import Position
from elfer.lab.master.rules import Rules
from elfer.lab.master.turn import (
    OVER_BRIDGES,
    SORTS,
    SWAPS,
    direct,
    move_of,
    offered,
    without_card,
)
from elfer.lab.moves import DRAW
from elfer.lab.policies import missed_by
from elfer.lab.sides import above, below, weight_of
from elfer.lab.weights import Weights, weights_at

(
    LAY,
    VALUE,
    DEAD_END,
    OPENS,
    OPENS_OTHERS,
    OPENS_OWN,
    LEADS,
    LEADS_CHAIN,
    LEADS_OTHERS,
    LEADS_OWN,
    BONUS,
    MISSING_OWN,
    MISSING_OTHER,
    LAST,
    BRIDGE,
    JOKER,
    SWAP,
    AGAIN,
    DRAWS,
) = map(int, Feature)
ELEVEN = 11
LEAST = -(1 << 62)
_MISSED = missed_by(OVERLOOKS)


@in_place
def _row_of(word: int, colour: int) -> int:
    return word >> STRIDE * (colour & 1) & LONG_ROW


@in_place
def _place_score(now: Position, weights: Weights, place: int) -> int:
    """What counts for filling this place, whatever with."""
    colour, value = place // STRIDE, place % STRIDE
    word = colour // 2
    empty = LONG_ROW & ~_row_of(now.rows[word], colour)
    fresh = empty & ~_row_of(direct(now, word), colour)
    mine = _row_of(now.hands[now.turn, word], colour)
    score = int64(0)
    if fresh >> value + 1 & 1:
        score += weight_of(weights, OPENS, LEADS, above(empty, mine, value))
    if fresh >> value - 1 & 1:
        score += weight_of(weights, OPENS, LEADS, below(empty, mine, value))
    if not fresh & 5 << value - 1:
        score += weights[DEAD_END]
    missing = empty & ~(int64(1) << value) & (LOW if value < ELEVEN else HIGH)
    if not missing:
        score += weights[BONUS]
    elif not missing & missing - 1:
        score += weights[MISSING_OWN if missing & mine else MISSING_OTHER]
    return score


@in_place
def _size(now: Position, seat: int) -> int:
    return popcount(now.hands[seat, 0]) + popcount(now.hands[seat, 1]) + now.wild[seat]


@in_place
def _fewest(rules: Rules, now: Position) -> int:
    """How many cards the smallest hand of the others has."""
    fewest = int64(99)
    for seat in range(rules.players):
        if seat != now.turn:
            fewest = min(fewest, _size(now, seat))
    return fewest


@in_place
def _sort_score(weights: Weights, sort: int) -> int:
    """What counts for a joker or a bridge."""
    score = int64(0)
    if sort & 1:
        score += weights[JOKER]
    if sort >= OVER_BRIDGES:
        score += weights[BRIDGE]
    return score


@in_place
def _score(now: Position, weights: Weights, sort: int, place: int, last: int) -> int:
    """What counts for a move with a card; whether it would be the last one."""
    if sort == SWAPS:
        return weights[SWAP] + weights[VALUE] * (place % STRIDE)
    score = weights[LAY] + _sort_score(weights, sort) + _place_score(now, weights, place)
    if now.laid:
        score += weights[AGAIN]
    if last:
        score += weights[LAST]
    return score if sort & 1 else score + weights[VALUE] * (place % STRIDE)


@in_place
def weighed(rules: Rules, now: Position) -> int:
    """The best move by a player's weights, the first one of equals, or the best that he sees."""
    assert rules.weights is not None
    policy = now.players[now.turn]
    own, missed = _size(now, now.turn), _MISSED[policy]
    weights = weights_at(rules.weights, policy, _fewest(rules, now), own)
    best, most, lays_last = int64(0), int64(LEAST), False
    seen, most_seen = int64(0), int64(LEAST)
    for sort in range(SORTS):
        lower, upper = offered(rules, now, sort)
        for number in range(popcount(lower) + popcount(upper)):
            place = nth(lower, upper, number)
            score = _score(now, weights, sort, place, own == 1)
            if score > most:
                best, most = move_of(rules, sort, place), score
                lays_last = own == 1 and sort != SWAPS
            if missed:
                now.luck += STEP
                if number_below(now.luck, PERCENT) >= missed and score > most_seen:
                    seen, most_seen = move_of(rules, sort, place), score
    other = without_card(now)
    waiting = weights[DRAWS] if other == DRAW else 0
    if missed and not lays_last and (other or most_seen > LEAST):
        best, most = seen, most_seen
    return other if other and waiting > most else best

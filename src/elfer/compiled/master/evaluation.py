"""Evaluation of moves in Master: the compiled form of `elfer.evaluation.master`."""

from numba.types import int64

from elfer.compiled.bits import nth, popcount
from elfer.compiled.encoding import DRAW
from elfer.compiled.evaluation import Weights, above, below, score_side, weights_at
from elfer.compiled.jit import in_place
from elfer.compiled.master.rule_parameters import Rules
from elfer.compiled.master.rules import (
    OVER_BRIDGES,
    SORTS,
    SWAPS,
    direct,
    move_of,
    move_without_card,
    offered,
)
from elfer.compiled.master.state import Position
from elfer.engine.cards import STRIDE
from elfer.evaluation.master import HIGH, LOW, MasterFeature
from elfer.evaluation.row_masks import LONG_ROW

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
) = map(int, MasterFeature)
ELEVEN = 11
LEAST = -(1 << 62)


@in_place
def row_at(word: int, colour: int) -> int:
    """Return the places of a row in its word."""
    return word >> STRIDE * (colour & 1) & LONG_ROW


@in_place
def _place_score(now: Position, weights: Weights, place: int) -> int:
    """Return the score of filling this place with any card."""
    colour, value = place // STRIDE, place % STRIDE
    word = colour // 2
    empty = LONG_ROW & ~row_at(now.rows[word], colour)
    fresh = empty & ~row_at(direct(now, word), colour)
    mine = row_at(now.hands[now.turn, word], colour)
    score = int64(0)
    if fresh >> value + 1 & 1:
        score += score_side(weights, OPENS, LEADS, above(empty, mine, value))
    if fresh >> value - 1 & 1:
        score += score_side(weights, OPENS, LEADS, below(empty, mine, value))
    if not fresh & 5 << value - 1:
        score += weights[DEAD_END]
    missing = empty & ~(int64(1) << value) & (LOW if value < ELEVEN else HIGH)
    if not missing:
        score += weights[BONUS]
    elif not missing & missing - 1:
        score += weights[MISSING_OWN if missing & mine else MISSING_OTHER]
    return score


@in_place
def hand_size(now: Position, seat: int) -> int:
    """Return the number of cards in a hand, including jokers."""
    return popcount(now.hands[seat, 0]) + popcount(now.hands[seat, 1]) + now.wild[seat]


@in_place
def fewest_cards(rules: Rules, now: Position) -> int:
    """Return the size of the smallest of the other seats' hands."""
    fewest = int64(99)
    for seat in range(rules.players):
        if seat != now.turn:
            fewest = min(fewest, hand_size(now, seat))
    return fewest


@in_place
def _sort_score(weights: Weights, sort: int) -> int:
    """Return the score of using a joker or a bridge."""
    score = int64(0)
    if sort & 1:
        score += weights[JOKER]
    if sort >= OVER_BRIDGES:
        score += weights[BRIDGE]
    return score


@in_place
def score_move(now: Position, weights: Weights, sort: int, place: int, last: int) -> int:
    """Return the score of a move with a card; `last` is true for the hand's last card."""
    if sort == SWAPS:
        return weights[SWAP] + weights[VALUE] * (place % STRIDE)
    score = weights[LAY] + _sort_score(weights, sort) + _place_score(now, weights, place)
    if now.laid:
        score += weights[AGAIN]
    if last:
        score += weights[LAST]
    return score if sort & 1 else score + weights[VALUE] * (place % STRIDE)


@in_place
def move_or_wait(now: Position, weights: Weights, best: int, most: int) -> int:
    """Return a move with this score, or the move without a card if that is better."""
    other = move_without_card(now)
    waiting = weights[DRAWS] if other == DRAW else 0
    return other if other and waiting > most else best


@in_place
def choose_by_weights(rules: Rules, now: Position) -> int:
    """Return the best move by the player's weights; the first in a tie."""
    assert rules.weights is not None
    own = hand_size(now, now.turn)
    weights = weights_at(rules.weights, now.players[now.turn], fewest_cards(rules, now), own)
    best, most = int64(0), int64(LEAST)
    for sort in range(SORTS):
        lower, upper = offered(rules, now, sort)
        for number in range(popcount(lower) + popcount(upper)):
            place = nth(lower, upper, number)
            score = score_move(now, weights, sort, place, own == 1)
            if score > most:
                best, most = move_of(rules, sort, place), score
    return move_or_wait(now, weights, best, most)

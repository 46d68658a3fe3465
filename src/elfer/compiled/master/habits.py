"""The levels below `hard` in Master: the compiled form of `elfer.bots.master.habits`."""

from numba.types import int64

from elfer.compiled import rng
from elfer.compiled.bits import nth, popcount
from elfer.compiled.evaluation import above, below, weights_at
from elfer.compiled.jit import in_place
from elfer.compiled.master.evaluation import (
    LEAST,
    fewest_cards,
    hand_size,
    move_or_wait,
    row_at,
    score_move,
)
from elfer.compiled.master.rule_parameters import PERCENT_BITS, Rules
from elfer.compiled.master.rules import (
    NUMBERS,
    OVER_BRIDGES,
    SORTS,
    SWAPS,
    direct,
    move_of,
    move_without_card,
    offered,
)
from elfer.compiled.master.state import Position
from elfer.compiled.policies import CHILD, POLICIES
from elfer.compiled.rng import STEP
from elfer.engine.cards import STRIDE
from elfer.evaluation.row_masks import LONG_ROW
from elfer.evaluation.weaknesses import PERCENT

EASY, MEDIUM = POLICIES["easy"], POLICIES["medium"]
LIKED, LIKED_OVER_BRIDGE = 1 << 40, 1 << 30
"""Added to the liking of a number card, so that it exceeds any score."""
FITS = 1 << 39
"""Number cards that fit directly rank higher than this, and all other moves lower."""
LOOKS_FOR_SWAP = 2

_number_below = rng.below


@in_place
def has_habits(policy: int) -> bool:
    """Return whether a player is below `hard`."""
    return policy in (CHILD, EASY, MEDIUM)


@in_place
def choose_by_habit(rules: Rules, now: Position) -> int:
    """Return the number card that the player likes most, or the best move that they notice."""
    assert rules.weights is not None
    policy = now.players[now.turn]
    own = hand_size(now, now.turn)
    missed = rules.overlooks >> PERCENT_BITS * policy & (1 << PERCENT_BITS) - 1
    weights = weights_at(rules.weights, policy, fewest_cards(rules, now), own)
    best, most, lays_last = int64(0), int64(LEAST), False
    seen, most_seen = int64(0), int64(LEAST)
    favourite, most_ranked = int64(0), int64(LEAST)
    for sort in range(SORTS):
        lower, upper = offered(rules, now, sort)
        for number in range(popcount(lower) + popcount(upper)):
            place = nth(lower, upper, number)
            move = move_of(rules, sort, place)
            score = score_move(now, weights, sort, place, own == 1)
            if score > most:
                best, most, lays_last = move, score, own == 1 and sort != SWAPS
            rank = _rank(now, sort, place, score)
            if rank > most_ranked:
                favourite, most_ranked = move, rank
            if _notices(now, missed, LOOKS_FOR_SWAP if sort == SWAPS else 1) and rank > most_seen:
                seen, most_seen = move, rank
    if lays_last:
        return best
    if not now.laid and most_ranked > FITS > most_seen:
        return favourite
    if not seen and not move_without_card(now):
        return best
    return move_or_wait(now, weights, seen, most_seen)


@in_place
def _rank(now: Position, sort: int, place: int, score: int) -> int:
    """Return the rank of a move: liked direct lays, then those over bridges, then the rest."""
    policy = now.players[now.turn]
    if policy == MEDIUM and now.laid:
        return score
    if sort == NUMBERS:
        return LIKED + _liking(now, policy, place)
    over_bridge = OVER_BRIDGES <= sort < SWAPS and not sort & 1
    if over_bridge and policy != MEDIUM and not now.laid:
        return LIKED_OVER_BRIDGE + _liking(now, policy, place)
    return score


@in_place
def _notices(now: Position, missed: int, looks: int) -> bool:
    """Return whether the player notices a move that takes this many looks."""
    for _ in range(looks):
        now.luck += STEP
        if _number_below(now.luck, int64(PERCENT)) < missed:
            return False
    return True


@in_place
def _liking(now: Position, policy: int, place: int) -> int:
    """Return how much a player likes to fill a place with its number card."""
    colour, value = place // STRIDE, place % STRIDE
    if policy == EASY:
        return value
    word = colour // 2
    empty = LONG_ROW & ~row_at(now.rows[word], colour)
    fresh = empty & ~row_at(direct(now, word), colour)
    mine = row_at(now.hands[now.turn, word], colour)
    gifts = int64(0)
    if fresh >> value + 1 & 1:
        side = above(empty, mine, value)
        gifts += side.places - side.own
    if fresh >> value - 1 & 1:
        side = below(empty, mine, value)
        gifts += side.places - side.own
    return (gifts if policy == CHILD else -gifts) * STRIDE + value

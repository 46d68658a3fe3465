"""The policy of `child` in a row game: the compiled form of `elfer.bots.rows.child`."""

from numba.types import int64

from elfer.compiled import rng
from elfer.compiled.bits import nth, popcount
from elfer.compiled.encoding import DONE, NONE, PLACE
from elfer.compiled.evaluation import above, below
from elfer.compiled.jit import in_place
from elfer.compiled.rng import STEP
from elfer.compiled.rows.evaluation import row_at
from elfer.compiled.rows.rule_parameters import Rules
from elfer.compiled.rows.rules import STRIDE, move_without_lay, taken
from elfer.compiled.rows.state import Position
from elfer.evaluation.row_masks import ROW
from elfer.evaluation.weaknesses import PERCENT

_number_below = rng.below


@in_place
def is_thinking(rules: Rules, now: Position, places: int, out: int) -> bool:
    """Return whether the child evaluates its lays: it does if it can win now or copies a player."""
    if not places:
        return False
    if out:
        return True
    if not now.held & ~(1 << now.turn):
        return False
    now.luck += STEP
    return _number_below(now.luck, int64(PERCENT)) < rules.copies


@in_place
def choose_for_fun(
    rules: Rules, now: Position, lower: int, upper: int, places_lower: int, places_upper: int
) -> int:
    """Return the most fun lay that the child notices."""
    places = popcount(places_lower) + popcount(places_upper)
    if not places:
        return move_without_lay(now)
    may_stop = now.laid > 0 and now.must == NONE
    best, most, first, most_of_all = DONE, int64(-1), DONE, int64(-1)
    for number in range(places):
        place = nth(places_lower, places_upper, number)
        joy, kept = _joy(rules, now, place)
        cards = taken(rules, place, lower, upper)
        for each in range(popcount(cards[0]) + popcount(cards[1])):
            lay = nth(cards[0], cards[1], each) + PLACE * place
            if joy > most_of_all:
                first, most_of_all = lay, joy
            if kept:
                now.luck += STEP
                if _number_below(now.luck, int64(PERCENT)) < rules.often:
                    continue
            if joy > most:
                best, most = lay, joy
    return best if most >= 0 or may_stop else first


@in_place
def _joy(rules: Rules, now: Position, place: int) -> tuple[int, bool]:
    """Return a rank (by how many cards can follow, then by value), and whether to keep the card."""
    value = place % STRIDE
    filled, fresh, mine = row_at(rules, now, place)
    others, own = int64(0), int64(0)
    if fresh >> value + 1 & 1:
        side = above(ROW & ~filled, mine, value)
        others += side.places - side.own
        own += 0 if side.chain else side.own
    if fresh >> value - 1 & 1:
        side = below(ROW & ~filled, mine, value)
        others += side.places - side.own
        own += 0 if side.chain else side.own
    dead = not fresh & 5 << value - 1
    return others * STRIDE + value, dead if rules.keeps_ends else own > 0

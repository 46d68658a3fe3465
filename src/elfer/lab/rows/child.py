"""How a child plays a row game: `elfer.bots.rows.child` in compiled form."""

from numba.types import int64

from elfer.craft.levels import PERCENT
from elfer.craft.slices import ROW
from elfer.lab import luck
from elfer.lab.bits import nth, popcount
from elfer.lab.jit import in_place
from elfer.lab.luck import STEP
from elfer.lab.moves import DONE, NONE, PLACE
from elfer.lab.rows.craft import row_at
from elfer.lab.rows.policies import without_lays
from elfer.lab.rows.position import Position
from elfer.lab.rows.rules import Rules
from elfer.lab.rows.turn import STRIDE, taken
from elfer.lab.sides import above, below

_number_below = luck.below


@in_place
def thinks(rules: Rules, now: Position, places: int, out: int) -> bool:
    """Whether it weighs what it could lay: to win at once, or as it has seen another hold back."""
    if not places:
        return False
    if out:
        return True
    if not now.held & ~(1 << now.turn):
        return False
    now.luck += STEP
    return _number_below(now.luck, int64(PERCENT)) < rules.copies


@in_place
def fun(
    rules: Rules, now: Position, lower: int, upper: int, places_lower: int, places_upper: int
) -> int:
    """The lay that is most fun, of those that it notices."""
    places = popcount(places_lower) + popcount(places_upper)
    if not places:
        return without_lays(now)
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
    """How much can follow, then how big the number is; and whether it is one that is kept."""
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

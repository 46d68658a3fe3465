"""What grown-ups do in a row game, who weigh their lays or lay everything: no child, no chance."""

from numba.types import int64

from elfer.craft.levels import HASTE, PERCENT
from elfer.lab.bits import popcount
from elfer.lab.jit import in_place
from elfer.lab.luck import STEP, below
from elfer.lab.moves import NONE
from elfer.lab.policies import GREEDY, missed_by
from elfer.lab.rows.craft import out_in, size_of, weighed
from elfer.lab.rows.past import remember
from elfer.lab.rows.policies import greedy
from elfer.lab.rows.position import Position
from elfer.lab.rows.rules import Rules
from elfer.lab.rows.turn import fillable, playable

_HASTE = missed_by(HASTE)


@in_place
def _hasty(now: Position, places: int) -> bool:
    """Whether a player lays before he has thought; who lays everything always does."""
    policy = now.players[now.turn]
    if policy == GREEDY:
        return True
    haste = _HASTE[policy]
    if not haste or not places:
        return False
    now.luck += STEP
    return below(now.luck, int64(PERCENT)) < haste


@in_place
def considered(
    rules: Rules,
    now: Position,
    lower: int,
    upper: int,
    places_lower: int,
    places_upper: int,
    out: int,
) -> int:
    """What a grown-up does with these cards and the places that they fill.

    `out` says in which rows he can lay all of them at once: then he takes his time.
    """
    if _hasty(now, places_lower | places_upper) and not out:
        return greedy(rules, now, lower, upper, places_lower, places_upper)
    return weighed(rules, now, lower, upper, places_lower, places_upper, out)


@in_place
def chosen(rules: Rules, now: Position) -> int:
    """The move that the player whose turn it is makes; the others have seen it."""
    lower, upper = playable(now)
    places_lower, places_upper = fillable(rules, now, lower, upper)
    out = 0
    if now.players[now.turn] != GREEDY:
        places = popcount(places_lower) + popcount(places_upper)
        # Who must lay, and has one card that fits, need not know.
        if places > 1 or (places == 1 and now.laid and now.must == NONE):
            out = out_in(rules, now, size_of(now, now.turn))
    move = considered(rules, now, lower, upper, places_lower, places_upper, out)
    remember(now, move)
    return move

"""What the kernel's players do in a row game where some of them weigh their lays."""

from elfer.craft.levels import HASTE, PERCENT
from elfer.lab.jit import in_place
from elfer.lab.luck import STEP, below
from elfer.lab.policies import CHILD, WEIGHING, missed_by
from elfer.lab.rows import policies
from elfer.lab.rows.child import fun, thinks
from elfer.lab.rows.craft import out_in, size_of, weighed
from elfer.lab.rows.past import remember
from elfer.lab.rows.position import Position
from elfer.lab.rows.rules import Rules
from elfer.lab.rows.turn import fillable, playable

_plain = policies.chosen
_greedy = policies.greedy
_HASTE = missed_by(HASTE)


@in_place
def _hasty(rules: Rules, now: Position, policy: int) -> bool:
    """Whether a player lays before he has thought; who can lay all his cards never does."""
    if not _HASTE[policy]:
        return False
    now.luck += STEP
    if below(now.luck, PERCENT) >= _HASTE[policy]:
        return False
    return not out_in(rules, now, size_of(now, now.turn))


@in_place
def chosen(rules: Rules, now: Position) -> int:
    """The move that the player whose turn it is makes; the others have seen it."""
    policy = now.players[now.turn]
    if policy < WEIGHING:
        move = _plain(rules, now)
    else:
        assert rules.weights is not None
        lower, upper = playable(now)
        places_lower, places_upper = fillable(rules, now, lower, upper)
        places = places_lower, places_upper
        if policy == CHILD and not thinks(rules, now, places_lower | places_upper):
            move = fun(rules, now, lower, upper, *places)
        elif places_lower | places_upper and _hasty(rules, now, policy):
            move = _greedy(rules, lower, upper, *places)
        else:
            move = weighed(rules, now, rules.weights, policy, lower, upper, *places)
    remember(now, move)
    return move

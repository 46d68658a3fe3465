"""What any of the kernel's players do in a row game, if some of them weigh their lays."""

from elfer.lab.jit import in_place
from elfer.lab.policies import CHILD, RANDOM, WEIGHING
from elfer.lab.rows.child import fun, thinks
from elfer.lab.rows.craft import out_in, size_of
from elfer.lab.rows.grown import considered
from elfer.lab.rows.past import remember
from elfer.lab.rows.policies import at_random
from elfer.lab.rows.position import Position
from elfer.lab.rows.rules import Rules
from elfer.lab.rows.turn import fillable, playable


@in_place
def chosen(rules: Rules, now: Position) -> int:
    """The move that the player whose turn it is makes; the others have seen it."""
    policy = now.players[now.turn]
    lower, upper = playable(now)
    places_lower, places_upper = fillable(rules, now, lower, upper)
    places = places_lower | places_upper
    out = 0
    if places and policy >= WEIGHING:
        out = out_in(rules, now, size_of(now, now.turn))
    if policy == RANDOM:
        move = at_random(rules, now, lower, upper, places_lower, places_upper)
    elif policy == CHILD and not thinks(rules, now, places, out):
        move = fun(rules, now, lower, upper, places_lower, places_upper)
    else:
        move = considered(rules, now, lower, upper, places_lower, places_upper, out)
    remember(now, move)
    return move

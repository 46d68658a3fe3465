"""What any of the kernel's players do in Master, if some of them weigh their moves."""

from elfer.lab.jit import in_place
from elfer.lab.master import grown
from elfer.lab.master.policies import at_random
from elfer.lab.master.position import Position
from elfer.lab.master.rules import Rules
from elfer.lab.policies import RANDOM

_grown = grown.chosen


@in_place
def chosen(rules: Rules, now: Position) -> int:
    """The move that the player whose turn it is makes."""
    if now.players[now.turn] == RANDOM:
        return at_random(rules, now)
    return _grown(rules, now)

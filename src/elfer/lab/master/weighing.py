"""What the kernel's players do in Master where some of them weigh their moves."""

from elfer.lab.jit import in_place
from elfer.lab.master import policies
from elfer.lab.master.craft import weighed
from elfer.lab.master.position import Position
from elfer.lab.master.rules import Rules
from elfer.lab.policies import WEIGHING

_plain = policies.chosen


@in_place
def chosen(rules: Rules, now: Position) -> int:
    """The move that the player whose turn it is makes."""
    policy = now.players[now.turn]
    if policy < WEIGHING:
        return _plain(rules, now)
    assert rules.weights is not None
    return weighed(rules, now, rules.weights, policy)

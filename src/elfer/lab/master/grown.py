"""What grown-ups do in Master, who weigh their moves or lay everything: nobody plays by chance."""

from elfer.lab.jit import in_place
from elfer.lab.master.craft import weighed
from elfer.lab.master.policies import greedy
from elfer.lab.master.position import Position
from elfer.lab.master.rules import Rules
from elfer.lab.policies import GREEDY


@in_place
def chosen(rules: Rules, now: Position) -> int:
    """The move that the player whose turn it is makes."""
    if now.players[now.turn] == GREEDY:
        return greedy(rules, now)
    return weighed(rules, now)

"""The search of the strongest bot in Master: what to do next, tried in many worlds."""

from random import Random

from elfer.bots.master.worlds import MasterWorlds
from elfer.bots.search.trial import Found, tried
from elfer.bots.situation import Situation
from elfer.craft.master import MasterScales
from elfer.kernel.moves import Move

CANDIDATES = 10
"""How many moves are compared at most, the best ones by their weights."""


def searched(
    situation: Situation, scales: MasterScales, rng: Random
) -> tuple[Found, Move | None] | None:
    """What trying has found, and the move to make if it is not the usual one."""
    weighed = sorted(map(scales.weighed, situation.moves), key=lambda move: -move.score)
    moves = [each.move for each in weighed[1 : CANDIDATES + 1]]
    worlds = MasterWorlds(situation)
    found = tried(worlds, [(move,) for move in moves], situation.playouts, rng)
    if found is None:
        return None
    return found, None if found.turn is None else moves[found.turn]

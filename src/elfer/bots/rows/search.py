"""The search of the strongest bot in row games: whole turns, tried in many worlds."""

from random import Random

from elfer.bots.rows.turns import ended, turns_of
from elfer.bots.rows.worlds import RowWorlds
from elfer.bots.search.trial import Found, tried
from elfer.bots.situation import Situation
from elfer.kernel.moves import DONE, Move
from elfer.kernel.rows import RowGame

CANDIDATES = 20
"""How many turns are compared at most."""


def searched(situation: Situation, rng: Random) -> tuple[Found, Move | None] | None:
    """What trying has found, and the move that it begins with if it is not the usual one."""
    game, view = situation.game, situation.view
    assert isinstance(game, RowGame)
    turns = turns_of(game, view, CANDIDATES)
    if DONE in situation.moves:
        turns.append(())
    if len(turns) == 1:
        return None
    written = [ended(game, view, turn) for turn in turns]
    found = tried(RowWorlds(game, view), written, situation.playouts, rng)
    if found is None:
        return None
    return found, None if found.turn is None else written[found.turn][0]

"""Endings of row games for two: with no stock left, what is not mine is the other's."""

from typing import Any

from elfer.bots.search.kernels import kept_kernel
from elfer.kernel.moves import Move
from elfer.kernel.rows import Layout, RowGame, RowView
from elfer.lab.rows.solver import LOST, UNKNOWN, solved

NODES = 400_000
"""How many positions are looked at before it is too much."""
PAIR = 2


def winning(game: RowGame[Any], view: Any) -> Move | None:
    """A move that wins whatever the other does; None, if there is none or cards are hidden."""
    seen = RowView(*view)
    if seen.setup.players != PAIR or Layout(*seen.layout).left:
        return None
    kernel = kept_kernel(game, PAIR, seen.setup.options)
    (world,) = kernel.worlds(view, 1, 0, ["hard"] * PAIR)
    code = solved(kernel.rules, world, NODES)
    return None if code in (LOST, UNKNOWN) else kernel.moves[code]

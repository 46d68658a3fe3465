"""The entries for playouts of row games."""

from typing import Any

from numba.types import int64, uint64, void

from elfer.lab.jit import entry
from elfer.lab.loops import deal_worlds, finish_all
from elfer.lab.moves import CARDS, MOVES, TABLE, Cards, Moves, Table
from elfer.lab.rows.position import RECORDS
from elfer.lab.rows.rules import RULES, Rules


@entry(int64(RULES, RECORDS, CARDS, MOVES, TABLE, uint64))
def worlds(
    rules: Rules, positions: Any, unseen: Cards, counts: Moves, barred: Table, seed: int
) -> int:
    """Deal the unseen cards anew in each of many equal positions."""
    return deal_worlds(rules, positions, unseen, counts, barred, seed)


@entry(void(RULES, RECORDS, TABLE))
def finish(rules: Rules, positions: Any, points: Table) -> None:
    """Play each of many rounds to its end."""
    finish_all(rules, positions, points)

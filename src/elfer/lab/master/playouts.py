"""The entry for playouts of Master."""

from typing import Any

from numba.types import int64, uint64

from elfer.lab.jit import entry
from elfer.lab.loops import play_out
from elfer.lab.master.position import RECORDS
from elfer.lab.master.rules import RULES, Rules
from elfer.lab.moves import CARDS, MOVES, TABLE, Cards, Moves, Table


@entry(int64(RULES, RECORDS, RECORDS, CARDS, MOVES, TABLE, uint64, TABLE))
def playouts(
    rules: Rules,
    start: Any,
    scratch: Any,
    unseen: Cards,
    counts: Moves,
    barred: Table,
    seed: int,
    points: Table,
) -> int:
    """Play a position to its end again and again, the unseen cards dealt anew."""
    return play_out(rules, start, scratch, unseen, counts, barred, seed, points)

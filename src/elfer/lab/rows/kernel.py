"""The entries of the fast kernel for row games, their types spelled out."""

from typing import Any

from numba import njit
from numba.types import int64, uint64, void

from elfer.lab.loops import list_legal, play_matches, play_out, step_all
from elfer.lab.moves import CARDS, MOVES, TABLE, Cards, Moves
from elfer.lab.results import RESULTS, Results
from elfer.lab.rows.policies import chosen
from elfer.lab.rows.position import RECORDS
from elfer.lab.rows.rounds import deal, give, note, points
from elfer.lab.rows.rules import RULES, Rules
from elfer.lab.rows.turn import legal, step


@njit(void(RULES, RECORDS, CARDS, int64, uint64, int64, RESULTS), cache=True, nogil=True)
def matches(
    rules: Rules,
    scratch: Any,
    deck: Cards,
    rounds: int,
    seed: int,
    first: int,
    results: Results,
) -> None:
    """Play whole matches with the players that the scratch position has."""
    play_matches(
        rules, scratch[0], deck, rounds, seed, first, results, deal, chosen, step, points, note
    )


@njit(
    int64(RULES, RECORDS, RECORDS, CARDS, MOVES, TABLE, uint64, TABLE), cache=True, nogil=True
)
def playouts(
    rules: Rules,
    start: Any,
    scratch: Any,
    unseen: Cards,
    counts: Moves,
    barred: Any,
    seed: int,
    table: Any,
) -> int:
    """Play a position to its end again and again, the unseen cards dealt anew."""
    return play_out(
        rules, start, scratch, unseen, counts, barred, seed, table, give, chosen, step, points
    )


@njit(void(RULES, RECORDS, TABLE, MOVES), cache=True, nogil=True)
def legal_moves(rules: Rules, positions: Any, moves: Any, counts: Moves) -> None:
    """The legal moves of many games."""
    list_legal(rules, positions, moves, counts, legal)


@njit(int64(RULES, RECORDS, MOVES, MOVES), cache=True, nogil=True)
def steps(rules: Rules, positions: Any, moves: Moves, scratch: Moves) -> int:
    """A move in each of many games."""
    return step_all(rules, positions, moves, scratch, legal, step)

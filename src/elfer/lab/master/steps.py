"""The entries for many games of Master at once, step by step."""

from typing import Any

from numba.types import int64, uint64, void

from elfer.lab.jit import entry
from elfer.lab.loops import choose_all, deal_all, list_legal, step_all
from elfer.lab.master.position import RECORDS
from elfer.lab.master.rules import RULES, Rules
from elfer.lab.moves import CARDS, MOVES, TABLE, Cards, Moves, Table


@entry(void(RULES, RECORDS, CARDS, uint64, int64, int64))
def deals(rules: Rules, positions: Any, deck: Cards, seed: int, first: int, number: int) -> None:
    """Deal the round of that number in each of many games."""
    deal_all(rules, positions, deck, seed, first, number)


@entry(void(RULES, RECORDS, TABLE, MOVES))
def legal_moves(rules: Rules, positions: Any, moves: Table, counts: Moves) -> None:
    """The legal moves of each of many games."""
    list_legal(rules, positions, moves, counts)


@entry(void(RULES, RECORDS, MOVES))
def choices(rules: Rules, positions: Any, moves: Moves) -> None:
    """What the players of each of many games would do."""
    choose_all(rules, positions, moves)


@entry(int64(RULES, RECORDS, MOVES, MOVES))
def steps(rules: Rules, positions: Any, moves: Moves, scratch: Moves) -> int:
    """A move in each of many games."""
    return step_all(rules, positions, moves, scratch)

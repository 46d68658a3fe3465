"""The entry for whole matches of row games."""

from typing import Any

from numba.types import int64, uint64, void

from elfer.lab.jit import entry
from elfer.lab.loops import play_matches
from elfer.lab.moves import CARDS, Cards
from elfer.lab.results import RESULTS, Results
from elfer.lab.rows.position import RECORDS
from elfer.lab.rows.rules import RULES, Rules


@entry(void(RULES, RECORDS, CARDS, int64, uint64, int64, RESULTS))
def matches(
    rules: Rules, scratch: Any, deck: Cards, rounds: int, seed: int, first: int, results: Results
) -> None:
    """Play whole matches with the players that the scratch position has."""
    play_matches(rules, scratch[0], deck, rounds, seed, first, results)

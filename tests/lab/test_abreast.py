"""Matches side by side are those that are played one by one, number by number."""

import numpy as np
import pytest

from elfer.games import GAMES
from elfer.lab import entries
from elfer.lab.kernel import Kernel
from elfer.lab.kernels import fast_games, kernel_for
from elfer.lab.results import RESULT, Results
from elfer.lab.rows import abreast
from elfer.lab.rows.kernel import RowKernel
from tests.lab.lockstep import Table, tables

PLAIN = ("junior", "elfer-raus", "falscher-anfang")
COUNT = 4 * abreast.LANES + 5


def played(kernel: Kernel, run: entries.Entry, count: int, rules: object = None) -> Results:
    """Matches of random players, by one of the two ways."""
    results = np.zeros(count, RESULT)
    scratch = np.zeros(1, kernel.position)
    run(rules or kernel.rules, scratch, kernel.deck, kernel.rounds, 8, 1000, results)
    return results


def test_which_games_are_plain() -> None:
    kernels = [kernel_for(GAMES[game], 4, {}) for game in fast_games()]
    rows = [kernel for kernel in kernels if isinstance(kernel, RowKernel)]
    assert tuple(one.game.id for one in rows if abreast.suits(one.rules, one.deck)) == PLAIN


def test_a_row_with_more_than_two_places_is_not() -> None:
    """A word has room for four places, of two rows."""
    kernel = kernel_for(GAMES["elfer-raus"], 4, {})
    more = kernel.rules.fits_lower | 1 << 15
    assert not abreast.suits(kernel.rules._replace(fits_lower=more), kernel.deck)


@pytest.mark.parametrize("table", [each for each in tables() if each.game in PLAIN], ids=str)
@pytest.mark.parametrize("rounds", [1, 3])
def test_they_are_the_same(table: Table, rounds: int) -> None:
    kernel = table._replace(options={**table.options, "rounds": rounds}).kernel()
    side_by_side = played(kernel, abreast.matches(), COUNT)
    one_by_one = played(kernel, entries.matches(kernel.types), COUNT)
    assert side_by_side.tobytes() == one_by_one.tobytes()
    assert (side_by_side["lays"] > 0).all()


@pytest.mark.parametrize("count", [0, 1, abreast.LANES - 1, abreast.LANES])
def test_fewer_matches_than_lanes(count: int) -> None:
    kernel = kernel_for(GAMES["elfer-raus"], 3, {})
    some = played(kernel, abreast.matches(), count)
    assert some.tobytes() == played(kernel, abreast.matches(), COUNT)[:count].tobytes()


@pytest.mark.parametrize(
    ("field", "value"),
    [("draws", 2), ("direction", -1), ("each", 14), ("colours", 0b11_10_00_01), ("opens_first", 0)],
)
def test_a_planted_fault_is_found(field: str, value: int) -> None:
    """What is wrong in one of the two ways alone makes them differ."""
    kernel = kernel_for(GAMES["elfer-raus"], 4, {})
    wrong = kernel.rules._replace(**{field: value})
    side_by_side = played(kernel, abreast.matches(), COUNT, wrong)
    one_by_one = played(kernel, entries.matches(kernel.types), COUNT)
    assert side_by_side.tobytes() != one_by_one.tobytes()


def test_they_are_chosen_where_they_are_faster() -> None:
    kernel = kernel_for(GAMES["elfer-raus"], 4, {})
    other = kernel_for(GAMES["drei-anfangszahlen"], 4, {})
    usual = entries.matches(kernel.types)
    random = np.zeros(1, kernel.position)
    greedy = random.copy()
    greedy["players"][0, 3] = 1
    wide = abreast.matches() if abreast.WIDE else usual
    assert kernel.matching(random, abreast.FEWEST) is wide
    assert kernel.matching(random, abreast.FEWEST - 1) is usual
    assert kernel.matching(greedy, abreast.FEWEST) is usual
    assert other.matching(random, abreast.FEWEST) is usual

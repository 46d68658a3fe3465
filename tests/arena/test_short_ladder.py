"""A short ladder: every level but the best against the one below, on the fast kernel.

`elfer ladder` measures all of them on many deals; here something is found that is broken. What is
played is always the same, and each step has far more than it needs.
"""

import pytest

from elfer.arena.contest import Batch, Contest, among
from elfer.arena.duplicate import played
from elfer.arena.fast import counted_fast, is_fast
from elfer.arena.ladder import HALF, STEPS
from elfer.arena.result import wins_of
from elfer.arena.sample import Sample
from elfer.bots import PLAIN
from elfer.craft.child import habit_of
from elfer.lab.kernels import fast_games

pytest.importorskip("numba")

DEALS = 3_000
SEED = 77
CLEAR = 3
"""How many standard errors a share must be away from the fair one."""
TABLES = {
    "junior": [6],
    "elfer-raus": [2, 4, 6],
    "falscher-anfang": [4],
    "drei-anfangszahlen": [6],
    "beliebige-startkarte": [4],
    "elferspiel": [4],
    "farben-mix": [2],
    "eins-zwanzig": [4],
    "master": [2, 4, 6],
}
"""With how many players each game is tried: where the steps are high; low ones need the ladder."""
QUICK = [(one, others) for one, others in STEPS if one != "expert"]


def beyond(sample: Sample, players: int) -> float:
    """By how many standard errors a share of wins is more than fair."""
    return (sample.mean - 1 / players) / sample.error


@pytest.mark.parametrize(
    ("game", "players"), [(game, number) for game, numbers in TABLES.items() for number in numbers]
)
def test_each_level_beats_the_one_below(game: str, players: int) -> None:
    for one, others in QUICK:
        contest = Contest(game, players, (), among(one, others, players), SEED)
        assert is_fast(contest)
        sample = counted_fast(Batch(contest, 0, DEALS, fast=True)).sample(contest)
        away = beyond(sample, players)
        if others != PLAIN:
            assert away > CLEAR, (one, others, away)
        else:
            # A child loses to those who lay everything, where something was found that does.
            loses = habit_of(game, players).loses
            assert (away < -CLEAR) == loses, away
            assert sample.mean > HALF / players


def test_every_game_of_the_kernel_is_tried() -> None:
    assert [*TABLES] == fast_games()


def test_among_collectors_a_small_step_is_up_too() -> None:
    """On the deals that decided it in the ladder; others or fewer may not show so small a step."""
    contest = Contest("farben-sammeln", 2, (), among("medium", "easy", 2), 11)
    score = played(Batch(contest, 0, 648))
    assert beyond(wins_of(contest, score, 0), 2) > 0

"""A short ladder: every level but the best against the one below, on the compiled engine.

`elfer ladder` measures all levels on many deals; these tests only detect broken bots. They always
play the same deals, and each step exceeds its limit by far.
"""

import pytest

from elfer.bots import GREEDY
from elfer.compiled.registry import compiled_games
from elfer.evaluation.weaknesses import habit_of
from elfer.simulation.arena.compiled import count_fast, is_fast
from elfer.simulation.arena.contest import Batch, Contest, seat_among
from elfer.simulation.arena.duplicate_deals import play_batch
from elfer.simulation.arena.ladder_plan import HALF, STEPS
from elfer.simulation.arena.result import sample_wins
from elfer.simulation.arena.sample import Sample

pytest.importorskip("numba")

DEALS = 3_000
SEED = 77
CLEAR = 3
"""The required distance from the fair share, in standard errors."""
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
"""By game: the numbers of players with large steps; small steps need the whole ladder."""
QUICK = [(one, others) for one, others in STEPS if one != "expert"]


def standard_errors_above(sample: Sample, players: int) -> float:
    """Return how far a share of wins is above the fair share, in standard errors."""
    return (sample.mean - 1 / players) / sample.error


@pytest.mark.parametrize(
    ("game", "players"), [(game, number) for game, numbers in TABLES.items() for number in numbers]
)
def test_each_level_beats_the_one_below(game: str, players: int) -> None:
    for one, others in QUICK:
        contest = Contest(game, players, (), seat_among(one, others, players), SEED)
        assert is_fast(contest)
        sample = count_fast(Batch(contest, 0, DEALS, fast=True)).sample(contest)
        away = standard_errors_above(sample, players)
        if others != GREEDY:
            assert away > CLEAR, (one, others, away)
        else:
            # `child` loses to `greedy` only in games for which a losing habit is known.
            loses = habit_of(game, players).loses
            assert (away < -CLEAR) == loses, away
            assert sample.mean > HALF / players


def test_covers_every_game_of_the_compiled_engine() -> None:
    assert [*TABLES] == compiled_games()


def test_medium_beats_easy_at_collecting() -> None:
    """These deals decided this step of the ladder; other deals may not show such a small step."""
    contest = Contest("farben-sammeln", 2, (), seat_among("medium", "easy", 2), 11)
    score = play_batch(Batch(contest, 0, 648))
    assert standard_errors_above(sample_wins(contest, score, 0), 2) > 0

"""Trials: when they are decided, and how a schedule continues after a stop."""

from dataclasses import replace

import pytest

from elfer.bots import LEVELS
from elfer.games import GAMES
from elfer.simulation.arena.contest import Batch, Contest, seat_among
from elfer.simulation.arena.ladder_plan import plan_ladder, player_counts, skill_games
from elfer.simulation.arena.standard_plan import plan_standard, standard_games
from elfer.simulation.arena.trial import Trial, TrialCount, Verdict, plan_checkpoints
from elfer.simulation.arena.trial_schedule import TrialSchedule, count_batch

CONTEST = Contest("junior", 4, (), seat_among("random", "greedy", 4), 1)
STEP = Trial(CONTEST, (10, 30), 0.25)
WINDOW = replace(STEP, above=0.125, below=0.25)
LINE = Trial(CONTEST, (30,), 0.5, measured=True)


def count(*wins: int) -> TrialCount:
    """Return the count of these wins in four rotations of each deal."""
    parts = [60 * each for each in wins]
    return TrialCount(len(parts), sum(parts), sum(part * part for part in parts))


@pytest.mark.parametrize(
    ("trial", "wins", "verdict"),
    [
        (STEP, [4, 3, 4, 3, 4] * 2, Verdict.HOLDS),
        (STEP, [4, 3, 4, 3, 4], Verdict.OPEN),  # before the first checkpoint
        (STEP, [1, 2, 0, 1, 2] * 2, Verdict.OPEN),
        (STEP, [0, 0, 0, 0, 1] * 6, Verdict.FAILS),
        (STEP, [3, 2, 0, 2, 1] * 4, Verdict.OPEN),  # significant, but not at the last checkpoint
        (STEP, [3, 2, 0, 2, 1] * 6, Verdict.HOLDS),
        (WINDOW, [1, 1, 1, 1, 0, 1, 0, 1, 1, 0] * 12, Verdict.HOLDS),
        (WINDOW, [1, 1, 1, 1, 0, 1, 0, 1, 1, 0], Verdict.OPEN),
        (WINDOW, [4, 3, 4, 3, 4] * 2, Verdict.FAILS),
        (WINDOW, [0, 0, 0, 0, 1] * 6, Verdict.FAILS),
        (LINE, [2, 2, 3] * 9, Verdict.OPEN),
        (LINE, [2, 2, 2] * 10, Verdict.HOLDS),  # exactly at the limit
        (LINE, [2, 2, 1] * 10, Verdict.FAILS),
        (replace(LINE, above=0.25), [1] * 30, Verdict.FAILS),  # the fair share itself is not enough
    ],
)
def test_decides_a_trial(trial: Trial, wins: list[int], verdict: Verdict) -> None:
    assert trial.verdict(count(*wins)) is verdict


def test_plans_checkpoints() -> None:
    assert plan_checkpoints(48, 1200, 3) == (48, 144, 432, 1200)
    assert plan_checkpoints(48, 4, 3) == (4,)
    assert STEP.next_checkpoint(TrialCount()) == 10
    assert STEP.next_checkpoint(count(*[4, 3, 4, 3, 4] * 2)) is None  # decided
    assert (
        STEP.next_checkpoint(count(*[4, 3, 4, 3, 4] * 2, 4)) == 30
    )  # stopped between two checkpoints
    assert STEP.next_checkpoint(count(*[1, 2, 0, 1, 2] * 2)) == 30
    assert STEP.next_checkpoint(count(*[1, 2, 0, 1, 2] * 6)) is None


def test_a_schedule_continues_after_a_stop() -> None:
    by_bots = replace(CONTEST, game="ratefix")
    trial = replace(STEP, contest=by_bots, checkpoints=(7,))
    whole = TrialSchedule([trial], {})
    for batch in whole.next_batches():
        whole.add(count_batch(batch))
    assert whole.next_batches() == []
    assert whole.matches == 28
    half = TrialSchedule([trial], {})
    for batch in half.next_batches()[:4]:
        half.add(count_batch(batch))
    assert [batch.first for batch in half.next_batches()] == [4, 5, 6]
    again = TrialSchedule([trial], half.counts)
    for batch in again.next_batches():
        again.add(count_batch(batch))
    assert again.counts == whole.counts


def test_a_schedule_on_the_compiled_engine_continues_after_a_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only steps of the ladder run there; standard lines run on the reference engine."""
    monkeypatch.setattr("elfer.simulation.arena.trial_schedule.FAST_BATCH", 40)
    trial = replace(STEP, checkpoints=(100,))
    assert [batch.fast for batch in TrialSchedule([trial], {}).next_batches()] == [True] * 3
    assert [batch.fast for batch in TrialSchedule([LINE], {}).next_batches()] == [False] * 30
    whole, half = TrialSchedule([trial], {}), TrialSchedule([trial], {})
    for batch in whole.next_batches():
        whole.add(count_batch(batch))
    half.add(count_batch(half.next_batches()[0]))
    for batch in half.next_batches():
        half.add(count_batch(batch))
    assert whole.counts == half.counts
    assert whole.matches == 400


@pytest.mark.parametrize(
    ("game", "players", "one", "others"),
    [
        ("elfer-raus", 2, "medium", "greedy"),
        ("falscher-anfang", 4, "child", "medium"),
        ("master", 4, "easy", "greedy"),
    ],
)
def test_both_engines_find_the_same_shares(game: str, players: int, one: str, others: str) -> None:
    contest = Contest(game, players, (), seat_among(one, others, players), 1)
    slow, quick = (
        count_batch(Batch(contest, 0, deals, fast)).counts.sample(contest).share()
        for deals, fast in ((60, False), (5_000, True))
    )
    assert slow.low - 0.02 < quick.value < slow.high + 0.02


def test_the_child_bot_should_lose_only_with_a_losing_habit() -> None:
    games = [GAMES["elfer-raus"], GAMES["master"]]
    steps = [step for step in plan_ladder(games, 100, 1, 0) if step.others == "greedy"]
    assert len(steps) == 6
    for step in steps:
        fair = 1 / step.contest.players
        assert step.above == fair / 2
        assert step.below == (fair if step.contest.game == "elfer-raus" else None)


def test_the_ladder_has_every_game_where_skill_matters() -> None:
    luck_or_speed = {
        "schnipp-schnapp",
        "schwarzer-peter",
        "ueberall-anschliessen",
        "zweikampf",
    }
    assert set(skill_games()) == set(GAMES) - luck_or_speed
    assert player_counts(GAMES["master"]) == [2, 4, 6]
    assert player_counts(GAMES["mogeln"]) == [3, 4, 6]
    assert player_counts(GAMES["ratefix"]) == [2, 4]
    steps = [*plan_ladder([GAMES["ratefix"]], 1200, 1, 1000)]
    assert {(step.one, step.others) for step in steps if step.contest.players == 2} == {
        *zip(LEVELS[1:], LEVELS, strict=False),
        ("child", "greedy"),
    }
    assert [(step.one, step.contest.players) for step in steps[-2:]] == [
        ("expert", 2),
        ("expert", 4),
    ]
    assert len(steps) == 12


def test_the_standard_lines_are_those_of_two_games() -> None:
    assert standard_games() == ["elfer-raus", "master"]
    lines = {
        (line.contest.game, line.one, line.others, line.contest.players): line
        for line in plan_standard(standard_games(), None, 1, 1000)
    }
    assert lines["elfer-raus", "hard", "greedy", 6].above == 0.61
    assert lines["elfer-raus", "hard", "greedy", 6].checkpoints == (4000,)
    assert lines["elfer-raus", "expert", "hard", 4].above == 0.265
    assert lines["elfer-raus", "expert", "hard", 5].above == 0.2
    assert lines["master", "expert", "greedy", 4].checkpoints == (1000,)
    assert len(lines) == 16

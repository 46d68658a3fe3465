"""Trials: when they are decided, and that a campaign goes on where it stopped."""

from dataclasses import replace

import pytest

from elfer.arena.campaign import Campaign, counted
from elfer.arena.contest import Batch, Contest, among
from elfer.arena.count import Count
from elfer.arena.ladder import ladder, numbers_of, skilful
from elfer.arena.standard import standard, standard_games
from elfer.arena.trial import Trial, Verdict, looks_until
from elfer.bots import LEVELS
from elfer.games import GAMES

CONTEST = Contest("junior", 4, (), among("random", "greedy", 4), 1)
STEP = Trial(CONTEST, (10, 30), 0.25)
WINDOW = replace(STEP, above=0.125, below=0.25)
LINE = Trial(CONTEST, (30,), 0.5, measured=True)


def count(*wins: int) -> Count:
    """What so many wins in four rotations of each deal come to."""
    parts = [60 * each for each in wins]
    return Count(len(parts), sum(parts), sum(part * part for part in parts))


@pytest.mark.parametrize(
    ("trial", "wins", "verdict"),
    [
        (STEP, [4, 3, 4, 3, 4] * 2, Verdict.HOLDS),
        (STEP, [4, 3, 4, 3, 4], Verdict.OPEN),  # too early to look
        (STEP, [1, 2, 0, 1, 2] * 2, Verdict.OPEN),
        (STEP, [0, 0, 0, 0, 1] * 6, Verdict.FAILS),
        (STEP, [3, 2, 0, 2, 1] * 4, Verdict.OPEN),  # significant, but not the last look
        (STEP, [3, 2, 0, 2, 1] * 6, Verdict.HOLDS),
        (WINDOW, [1, 1, 1, 1, 0, 1, 0, 1, 1, 0] * 12, Verdict.HOLDS),
        (WINDOW, [1, 1, 1, 1, 0, 1, 0, 1, 1, 0], Verdict.OPEN),
        (WINDOW, [4, 3, 4, 3, 4] * 2, Verdict.FAILS),
        (WINDOW, [0, 0, 0, 0, 1] * 6, Verdict.FAILS),
        (LINE, [2, 2, 3] * 9, Verdict.OPEN),
        (LINE, [2, 2, 2] * 10, Verdict.HOLDS),  # just reached
        (LINE, [2, 2, 1] * 10, Verdict.FAILS),
        (replace(LINE, above=0.25), [1] * 30, Verdict.FAILS),  # fair is not more than fair
    ],
)
def test_verdicts(trial: Trial, wins: list[int], verdict: Verdict) -> None:
    assert trial.verdict(count(*wins)) is verdict


def test_looks() -> None:
    assert looks_until(48, 1200, 3) == (48, 144, 432, 1200)
    assert looks_until(48, 4, 3) == (4,)
    assert STEP.next_look(Count()) == 10
    assert STEP.next_look(count(*[4, 3, 4, 3, 4] * 2)) is None  # decided
    assert STEP.next_look(count(*[4, 3, 4, 3, 4] * 2, 4)) == 30  # stopped on the way
    assert STEP.next_look(count(*[1, 2, 0, 1, 2] * 2)) == 30
    assert STEP.next_look(count(*[1, 2, 0, 1, 2] * 6)) is None


def test_a_campaign_goes_on_where_it_stopped() -> None:
    by_bots = replace(CONTEST, game="ratefix")
    trial = replace(STEP, contest=by_bots, looks=(7,))
    whole = Campaign([trial], {})
    for batch in whole.due():
        whole.add(counted(batch))
    assert whole.due() == []
    assert whole.matches == 28
    half = Campaign([trial], {})
    for batch in half.due()[:4]:
        half.add(counted(batch))
    assert [batch.first for batch in half.due()] == [4, 5, 6]
    again = Campaign([trial], half.counts)
    for batch in again.due():
        again.add(counted(batch))
    assert again.counts == whole.counts


def test_what_the_fast_kernel_has_it_plays_and_it_goes_on_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the steps of the ladder; standard lines are for the bots themselves."""
    monkeypatch.setattr("elfer.arena.campaign.AT_ONCE", 40)
    trial = replace(STEP, looks=(100,))
    assert [batch.fast for batch in Campaign([trial], {}).due()] == [True] * 3
    assert [batch.fast for batch in Campaign([LINE], {}).due()] == [False] * 30
    whole, half = Campaign([trial], {}), Campaign([trial], {})
    for batch in whole.due():
        whole.add(counted(batch))
    half.add(counted(half.due()[0]))
    for batch in half.due():
        half.add(counted(batch))
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
def test_bots_and_kernel_find_the_same(game: str, players: int, one: str, others: str) -> None:
    contest = Contest(game, players, (), among(one, others, players), 1)
    slow, quick = (
        counted(Batch(contest, 0, deals, fast)).sums.sample(contest).share()
        for deals, fast in ((60, False), (5_000, True))
    )
    assert slow.low - 0.02 < quick.value < slow.high + 0.02


def test_a_child_is_asked_to_lose_only_where_something_was_found_that_loses() -> None:
    games = [GAMES["elfer-raus"], GAMES["master"]]
    steps = [step for step in ladder(games, 100, 1, 0) if step.others == "greedy"]
    assert len(steps) == 6
    for step in steps:
        fair = 1 / step.contest.players
        assert step.above == fair / 2
        assert step.below == (fair if step.contest.game == "elfer-raus" else None)


def test_every_game_where_skill_matters_is_climbed() -> None:
    luck_or_speed = {
        "schnipp-schnapp",
        "schwarzer-peter",
        "ueberall-anschliessen",
        "zweikampf",
    }
    assert set(skilful()) == set(GAMES) - luck_or_speed
    assert numbers_of(GAMES["master"]) == [2, 4, 6]
    assert numbers_of(GAMES["mogeln"]) == [3, 4, 6]
    assert numbers_of(GAMES["ratefix"]) == [2, 4]
    steps = [*ladder([GAMES["ratefix"]], 1200, 1, 1000)]
    assert {(step.one, step.others) for step in steps if step.contest.players == 2} == {
        *zip(LEVELS[1:], LEVELS, strict=False),
        ("child", "greedy"),
    }
    assert [(step.one, step.contest.players) for step in steps[-2:]] == [
        ("expert", 2),
        ("expert", 4),
    ]
    assert len(steps) == 12


def test_the_lines_are_those_of_the_classic_game_and_of_master() -> None:
    assert standard_games() == ["elfer-raus", "master"]
    lines = {
        (line.contest.game, line.one, line.others, line.contest.players): line
        for line in standard(standard_games(), None, 1, 1000)
    }
    assert lines["elfer-raus", "hard", "greedy", 6].above == 0.61
    assert lines["elfer-raus", "hard", "greedy", 6].looks == (4000,)
    assert lines["elfer-raus", "expert", "hard", 4].above == 0.265
    assert lines["elfer-raus", "expert", "hard", 5].above == 0.2
    assert lines["master", "expert", "greedy", 4].looks == (1000,)
    assert len(lines) == 16

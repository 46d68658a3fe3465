"""Duplicate deals: only better play gives a bot an advantage, and each match counts once."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from elfer import bots
from elfer.bots.choice import Situation
from elfer.bots.levels import MEDIAN_MS
from elfer.engine.game import AnyGame
from elfer.engine.match import Match, new_match
from elfer.engine.moves import Move
from elfer.simulation.arena import duplicate_deals
from elfer.simulation.arena.contest import Batch, Contender, Contest, seat_among
from elfer.simulation.arena.duplicate_deals import play_batch
from elfer.simulation.arena.result import make_result
from elfer.simulation.arena.score import WIN, Score, new_score


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register bots under second names, so that the arena treats them as different bots."""
    for level in ("greedy", "random"):
        monkeypatch.setitem(bots.BOTS, f"{level}-twin", bots.BOTS[level])
        monkeypatch.setitem(MEDIAN_MS, f"{level}-twin", MEDIAN_MS[level])


def make_contest(*names: str, game: str = "elfer-raus", seed: int = 7) -> Contest:
    return Contest(game, len(names), (), names, seed)


@pytest.mark.usefixtures("twins")
@pytest.mark.parametrize("level", ["greedy", "random"])
@pytest.mark.parametrize("game", ["elfer-raus", "ratefix", "mogeln", "schnipp-schnapp"])
def test_a_bot_against_itself_has_exactly_its_fair_share(game: str, level: str) -> None:
    """This holds even for a random bot, as random numbers belong to a seat like its cards."""
    three = make_contest(f"{level}-twin", level, level, game=game)
    deals = 2 if game in ("mogeln", "schnipp-schnapp") else 12
    score = play_batch(Batch(three, 0, deals))
    assert score.matches == 3 * deals
    found = make_result(three, deals, score)
    assert [standing.wins.value for standing in found.standings] == [1 / 3, 1 / 3]
    assert {standing.verdict for standing in found.standings} == {"not significant"}
    assert [standing.rating.value for standing in found.standings] == pytest.approx([0, 0])
    one, others = found.standings
    assert (one.points is None) == (others.points is None)
    if one.points is not None and others.points is not None:
        assert one.points.value == pytest.approx(others.points.value)


def test_equal_seatings_are_played_once() -> None:
    alike = make_contest("greedy", "greedy", "greedy")
    score = play_batch(Batch(alike, 0, 5))
    assert (score.deals, score.matches) == (5, 5)
    assert alike.contenders == (Contender("greedy", 1), Contender("others", 2))
    assert score.wins == [5 * WIN, 10 * WIN]
    pairs = make_contest("greedy", "random", "greedy", "random")
    assert play_batch(Batch(pairs, 0, 5)).matches == 10
    assert pairs.contenders == (Contender("greedy", 2), Contender("random", 2))


def test_every_bot_plays_from_every_seat() -> None:
    four = make_contest("random", "greedy", "hard", "easy")
    seats = {(seat, bot) for by in range(4) for seat, bot in enumerate(four.seating(by))}
    assert len(seats) == 16


def test_all_rotations_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str | None] = []

    def record_deal(game: AnyGame, players: int, options: Any, seed: str) -> Match:
        seeds.append(seed)
        return new_match(game, players, options, seed)

    monkeypatch.setattr(duplicate_deals, "new_match", record_deal)
    play_batch(Batch(make_contest("random", "greedy", "hard"), 5, 2))
    assert seeds == ["7/5"] * 3 + ["7/6"] * 3


def test_every_bot_has_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: set[int] = set()

    def spy(situation: Situation, rng: Random) -> Move | None:
        budgets.add(situation.playouts)
        return bots.BOTS["greedy"](situation, rng)

    monkeypatch.setitem(bots.BOTS, "spy", spy)
    play_batch(Batch(replace(make_contest("spy", "random"), playouts=77), 0, 1))
    assert budgets == {77}


def test_shared_wins_and_ranks_add_up() -> None:
    four = make_contest("random", "greedy", "greedy", "greedy", game="ratefix")
    score = play_batch(Batch(four, 0, 10))
    assert sum(score.wins) == WIN * 4 * 10
    # In each of four rotations, three pairs of seats each share two half points.
    assert score.ahead[0][1] + score.ahead[1][0] == 2 * 3 * 4 * 10


def test_batches_add_up_in_any_order() -> None:
    two = make_contest("random", "greedy", seed=3)
    whole = play_batch(Batch(two, 0, 9))
    parts = [play_batch(Batch(two, first, deals)) for first, deals in ((4, 5), (0, 1), (1, 3))]
    total = new_score(two)
    for part in parts:
        total.add(part)
    assert without_times(total) == without_times(whole)
    # The first move of each bot in this process is not timed.
    assert all(
        0 <= more - less <= 1
        for more, less in zip(count_moves(total), count_moves(whole), strict=True)
    )


def without_times(score: Score) -> dict[str, object]:
    return {name: value for name, value in vars(score).items() if name != "times"}


def count_moves(score: Score) -> Iterator[int]:
    return (times.total() for times in score.times)


def test_seats_one_bot_among_others() -> None:
    assert seat_among("hard", "greedy", 4) == ("hard", "greedy", "greedy", "greedy")


def test_an_error_in_a_bot_names_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(situation: Situation, rng: Random) -> Move | None:
        raise ZeroDivisionError

    monkeypatch.setitem(bots.BOTS, "broken", fail)
    with pytest.raises(ZeroDivisionError) as failed:
        play_batch(Batch(make_contest("greedy", "broken", seed=3), 8, 1))
    note = "elfer-raus with greedy,broken, seed 3, deal 8"
    assert pickle.loads(pickle.dumps(failed.value)).__notes__ == [note]

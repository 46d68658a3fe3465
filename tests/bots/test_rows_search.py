"""Comparison of whole turns: each is legal, and all use the same random numbers."""

import random

import numpy as np
import pytest

from elfer.bots import choose
from elfer.bots.choice import Situation
from elfer.bots.rows.determinization import RowDeterminizer
from elfer.bots.rows.search import end_turn, list_turns
from elfer.bots.search.halving import SLICE, search_candidates
from elfer.compiled.encoding import NOTHING
from elfer.compiled.engine import Positions
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from elfer.games.rows import RowGame

WORLDS = 300


def opening(game: str, players: int) -> Match:
    """Return a match with a choice of opening lays."""
    matches = (
        new_match(GAMES[game], players, {"rounds": 1}, f"opening {number}") for number in range(50)
    )
    return next(match for match in matches if len(match.legal(match.turn)) > 2)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["beliebige-startkarte", "drei-anfangszahlen"])
def test_an_explicit_opening_is_worth_as_much_as_the_default(game: str, players: int) -> None:
    """The default lay as an explicit candidate gives the same rounds, to the last point."""
    match = opening(game, players)
    rules, seat = match.game, match.turn
    assert isinstance(rules, RowGame)
    assert seat is not None
    view, legal = match.view(seat), match.legal(seat)
    usual = choose("hard", Situation(rules, view, legal), random.Random(1)).move
    assert usual is not None
    written = [end_turn(rules, view, turn) for turn in list_turns(rules, view, 20)]
    assert (usual,) in written
    worlds = RowDeterminizer(rules, view)
    codes = np.full((2, 3), NOTHING, np.int64)
    codes[1, 0] = worlds.compiled.code(usual)
    for place, move in enumerate(next(turn for turn in written if turn[0] is usual)):
        codes[1, place] = worlds.compiled.code(move)
    points = np.zeros((2, WORLDS, players), np.int64)
    worlds.compiled.try_turns(worlds.sample(WORLDS, 5), codes, [0, 1], points)
    assert (points[0] == points[1]).all()


@pytest.mark.parametrize("game", [id_ for id_, game in GAMES.items() if isinstance(game, RowGame)])
def test_every_listed_turn_can_be_played(game: str) -> None:
    """The reference engine accepts all its moves from the seat, and then the turn is over."""
    match = new_match(GAMES[game], 3, {"rounds": 1}, "written out")
    rng = random.Random(1)
    rules = match.game
    assert isinstance(rules, RowGame)
    compared = 0
    while match.turn is not None:
        seat = match.turn
        legal = match.legal(seat)
        if legal[0].card >= 0:
            view = match.view(seat)
            for lays in list_turns(rules, view, 20):
                after = match
                for move in end_turn(rules, view, lays):
                    if after.turn is not None:
                        assert after.turn == seat
                        assert move in after.legal(seat)
                        after = after.push(seat, move)
                assert after.turn != seat
                compared += 1
        match = match.push(seat, rng.choice(legal))
    assert compared > 50


def test_a_large_budget_is_dealt_in_slices() -> None:
    """Each slice has different worlds, and a small budget is one slice."""
    match = opening("beliebige-startkarte", 2)
    rules, seat = match.game, match.turn
    assert isinstance(rules, RowGame)
    assert seat is not None
    view = match.view(seat)
    dealt: list[tuple[int, int]] = []

    class RecordingDeterminizer(RowDeterminizer):
        def sample(self, count: int, seed: int) -> Positions:
            dealt.append((count, seed))
            return super().sample(count, seed)

    turns = [end_turn(rules, view, turn) for turn in list_turns(rules, view, 3)][:1]
    search_candidates(RecordingDeterminizer(rules, view), turns, 1000, random.Random(1))
    assert [count for count, _ in dealt] == [500]
    search_candidates(RecordingDeterminizer(rules, view), turns, 5 * SLICE, random.Random(1))
    assert [count for count, _ in dealt[1:]] == [SLICE, SLICE, SLICE // 2]
    assert len({seed for _, seed in dealt[1:]}) == 3
    assert dealt[0][1] == dealt[1][1]

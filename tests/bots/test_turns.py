"""Whole turns in comparison: each is one seat's turn, and luck is the same for all of them."""

import random

import numpy as np
import pytest

from elfer.bots import thought
from elfer.bots.rows.turns import ended, turns_of
from elfer.bots.rows.worlds import RowWorlds
from elfer.bots.search.trial import SLICE, tried
from elfer.bots.situation import Situation
from elfer.games import GAMES
from elfer.kernel.match import Match, new_match
from elfer.kernel.rows import RowGame
from elfer.lab.kernel import Positions
from elfer.lab.moves import NOTHING

WORLDS = 300


def opening(game: str, players: int) -> Match:
    """A match whose first lay is a choice."""
    matches = (
        new_match(GAMES[game], players, {"rounds": 1}, f"opening {number}") for number in range(50)
    )
    return next(match for match in matches if len(match.legal(match.turn)) > 2)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["beliebige-startkarte", "drei-anfangszahlen"])
def test_an_opening_written_out_is_worth_what_it_is_worth(game: str, players: int) -> None:
    """The usual lay as a candidate and as the usual turn: the same rounds, to the last point."""
    match = opening(game, players)
    rules, seat = match.game, match.turn
    assert isinstance(rules, RowGame)
    assert seat is not None
    view, legal = match.view(seat), match.legal(seat)
    usual = thought("hard", Situation(rules, view, legal), random.Random(1)).move
    assert usual is not None
    written = [ended(rules, view, turn) for turn in turns_of(rules, view, 20)]
    assert (usual,) in written
    worlds = RowWorlds(rules, view)
    codes = np.full((2, 3), NOTHING, np.int64)
    codes[1, 0] = worlds.kernel.code(usual)
    for place, move in enumerate(next(turn for turn in written if turn[0] is usual)):
        codes[1, place] = worlds.kernel.code(move)
    points = np.zeros((2, WORLDS, players), np.int64)
    worlds.kernel.tried(worlds.dealt(WORLDS, 5), codes, [0, 1], points)
    assert (points[0] == points[1]).all()


@pytest.mark.parametrize("game", [id_ for id_, game in GAMES.items() if isinstance(game, RowGame)])
def test_every_turn_written_out_can_be_played(game: str) -> None:
    """Move by move on the reference engine: all of them the seat's own, then it is over."""
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
            for lays in turns_of(rules, view, 20):
                after = match
                for move in ended(rules, view, lays):
                    if after.turn is not None:
                        assert after.turn == seat
                        assert move in after.legal(seat)
                        after = after.push(seat, move)
                assert after.turn != seat
                compared += 1
        match = match.push(seat, rng.choice(legal))
    assert compared > 50


def test_however_large_the_budget_few_worlds_are_dealt_at_once() -> None:
    """Each slice has other worlds, and a small budget is one slice."""
    match = opening("beliebige-startkarte", 2)
    rules, seat = match.game, match.turn
    assert isinstance(rules, RowGame)
    assert seat is not None
    view = match.view(seat)
    dealt: list[tuple[int, int]] = []

    class Overheard(RowWorlds):
        def dealt(self, count: int, seed: int) -> Positions:
            dealt.append((count, seed))
            return super().dealt(count, seed)

    turns = [ended(rules, view, turn) for turn in turns_of(rules, view, 3)][:1]
    tried(Overheard(rules, view), turns, 1000, random.Random(1))
    assert [count for count, _ in dealt] == [500]
    tried(Overheard(rules, view), turns, 5 * SLICE, random.Random(1))
    assert [count for count, _ in dealt[1:]] == [SLICE, SLICE, SLICE // 2]
    assert len({seed for _, seed in dealt[1:]}) == 3
    assert dealt[0][1] == dealt[1][1]

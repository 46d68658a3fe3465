"""Worlds agree with a seat's view: every card is dealt once, and only to a possible hand."""

import random

import pytest

from elfer.bots.rows.determinization import RowDeterminizer
from elfer.compiled.engine import masks
from elfer.engine.match import new_match
from elfer.games import GAMES
from elfer.games.rows import RowGame
from elfer.simulation.arena.match_runner import play_match

WORLDS = 12


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("game", ["elfer-raus", "drei-anfangszahlen", "eins-zwanzig"])
def test_worlds_agree_with_everything_that_is_known(game: str, players: int) -> None:
    rules = GAMES[game]
    assert isinstance(rules, RowGame)
    match = new_match(rules, players, {"rounds": 1}, "worlds")
    rngs = [random.Random(seat) for seat in range(players)]
    limited = 0
    for number, step in enumerate(play_match(match, ["hard", "greedy"] * (players // 2), rngs)):
        match = step.match
        if match.turn is None or number % 5:
            continue
        state = match.state
        layout = state.layout
        lacks = layout.observations.lacks
        for hands in masks(
            RowDeterminizer(rules, match.view(match.turn)).sample(WORLDS, number)["hands"]
        ):
            assert hands[match.turn] == state.hands[match.turn]
            assert [hand.bit_count() for hand in hands[:players]] == [*layout.hand_sizes]
            together = 0
            for seat, hand in enumerate(hands[:players]):
                assert not hand & (layout.rows | together)
                together |= hand
                if seat != match.turn:
                    assert not hand & lacks[seat]
                    limited += lacks[seat] != 0
    assert limited > 50

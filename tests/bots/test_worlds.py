"""Worlds are dealt from what a seat may know: every card once, nobody has what he cannot have."""

import random

import pytest

from elfer.arena.encounter import encounter
from elfer.bots.rows.worlds import RowWorlds
from elfer.games import GAMES
from elfer.kernel.match import new_match
from elfer.kernel.rows import Layout, RowGame, RowState
from elfer.lab.kernel import masks

WORLDS = 12


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("game", ["elfer-raus", "drei-anfangszahlen", "eins-zwanzig"])
def test_worlds_agree_with_all_that_is_known(game: str, players: int) -> None:
    rules = GAMES[game]
    assert isinstance(rules, RowGame)
    match = new_match(rules, players, {"rounds": 1}, "worlds")
    lucks = [random.Random(seat) for seat in range(players)]
    limited = 0
    for number, step in enumerate(encounter(match, ["hard", "greedy"] * (players // 2), lucks)):
        match = step.match
        if match.turn is None or number % 5:
            continue
        state = RowState(*match.state)
        layout = Layout(*state.layout)
        lacks = layout.past[0]
        for hands in masks(RowWorlds(rules, match.view(match.turn)).dealt(WORLDS, number)["hands"]):
            assert hands[match.turn] == state.hands[match.turn]
            assert [hand.bit_count() for hand in hands[:players]] == layout.hand_sizes(players)
            together = 0
            for seat, hand in enumerate(hands[:players]):
                assert not hand & (layout.rows | together)
                together |= hand
                if seat != match.turn:
                    assert not hand & lacks[seat]
                    limited += lacks[seat] != 0
    assert limited > 50

"""SS-9, SS-11: the end of the game when players turn over in turn."""

from typing import Any

import pytest

from elfer.engine.match import new_match
from elfer.engine.move_validation import play
from elfer.games import GAMES
from tests.rules.cards import COLOURS
from tests.rules.snap.table import CALLS, GAME, Snap, check_over


@pytest.mark.rule("SS-9")
def test_the_match_ends_when_all_quartets_are_laid_aside() -> None:
    table = Snap("r1 y1", "g1 b1")
    table.flips(0, 1, 0, 1)
    assert (table.state["points"], table.state["totals"]) == (None, [0, 0])
    table.settles((0, "schnapp", 10))
    assert table.state["quartets"] == [[1], list(range(2, 21))]
    check_over(table, [1, 19], [1])


@pytest.mark.rule("SS-9")
def test_the_last_player_with_cards_makes_quartets_with_the_middle() -> None:
    table = Snap("r1", "y1 g1 b1")
    table.flips(0)
    table.calls((0, "schnapp", 1))
    assert (table.turn, table.state["actors"]) == (1, [1])
    assert table.legal(1) == CALLS, "somebody may still turn over a card"
    table.settles()
    assert table.state["quartets"] == [[], [*range(2, 21), 1]]
    assert (table.state["stacks"], table.piles, table.middle) == ([[], []], ["", ""], "")
    assert table.state["won"] == [0, 0]
    check_over(table, [0, 20], [1])


@pytest.mark.rule("SS-9")
def test_only_the_referee_can_act_once_the_last_calls_are_made() -> None:
    table = Snap("r1", "y1 g1 b1")
    table.flips(0)
    table.calls((0, "schnapp", 1), (1, "schnapp", 2))
    assert table.state["actors"] == []
    assert table.legal(None) == {"settle"}
    table.settles()
    check_over(table, [0, 20], [1])


@pytest.mark.rule("SS-9")
def test_the_match_ends_when_nobody_has_cards() -> None:
    table = Snap("r1 y1 r2 y2", "g2 b2 g1 b1")
    table.flips(0, 1, 0, 1, 0, 1, 0, 1)
    table.settles((0, "schnapp", 1), (1, "schnapp", 2))
    assert table.middle == "b1 g1 b2 g2 y2 r2 y1 r1"
    check_over(table, [0, 18], [1])


@pytest.mark.rule("SS-9")
def test_the_most_quartets_win_and_a_tie_has_several_winners() -> None:
    full = [f"{colour}{number}" for number in range(1, 10) for colour in COLOURS]
    table = Snap(" ".join([*full, "r19 y19 r20 y20"]), "g19 b19 g20 b20")
    assert [len(quartets) for quartets in table.state["quartets"]] == [9, 9]
    table.flips(0, 1, 0, 1)
    table.settles((0, "schnapp", 10))
    table.flips(0, 1, 0, 1)
    table.settles((1, "schnapp", 10))
    assert [quartets[-1] for quartets in table.state["quartets"]] == [19, 20]
    check_over(table, [10, 10], [0, 1])


@pytest.mark.rule("SS-9")
@pytest.mark.parametrize("options", [{}, {"together": True}])
@pytest.mark.parametrize(
    "stacks", [("r1 y1 g1 b1", "r2 r3"), ("r1 y1 g1 b1", "r2 y2 g2 b2", "r3 r4")]
)
def test_refuses_a_deal_that_is_over_before_it_begins(
    options: dict[str, Any], stacks: tuple[str, ...]
) -> None:
    assert Snap(*stacks, **options).new["error"] == "bad-deal"


@pytest.mark.rule("SS-11")
def test_the_match_ends_after_two_thousand_flips() -> None:
    match = new_match(GAMES[GAME], 3, seed="for ever")
    flip = match.game.language["flip"]
    for number in range(2_000):
        assert not match.over, number
        assert match.turn == (number + 1) % 3
        match = match.push(match.turn, flip)
    assert match.actors == (0, 1, 2)
    assert all(flip not in match.legal(seat) for seat in range(3))
    with pytest.raises(Exception, match="last card") as refused:
        play(match, match.turn, "flip")
    assert getattr(refused.value, "rule", None) == "SS-11"
    quartets = [len(full) for full in match.game.truth(match.state)["quartets"]]
    match, _ = play(match, None, "settle")
    assert match.over
    assert match.totals == tuple(quartets)

"""UA-7: who is out, and when it goes on for too long."""

import copy
from random import Random

import pytest

from elfer.games import game_named
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import Move

from ..cards import run
from .table import GAME, Piles, deal_of, played

IN_ORDER = " ".join(run(colour, 1, 20) for colour in "rygb")


@pytest.mark.rule("UA-7")
def test_the_first_one_out_wins_and_the_others_play_on_until_all_lies_in_the_middle() -> None:
    first, *others = IN_ORDER.split()
    table = Piles(first, " ".join(others))
    table.turns_over(0, "mid")
    state = table.state
    assert (state["places"], state["over"], state["winners"]) == ([0], False, None)
    table.turns_over(1, *["mid"] * 78)
    assert not table.state["over"]
    table.turns_over(1, "mid")
    state = table.state
    assert (state["over"], state["round_over"], state["turn"]) == (True, True, None)
    assert (state["actors"], state["places"], state["winners"]) == ([], [0, 1], [0])
    assert (state["points"], state["totals"]) == (None, None)
    assert state["middle"] == IN_ORDER.split()[::-1]
    table.refuses(1, "flip", error="not-your-turn")


@pytest.mark.rule("UA-7")
def test_the_last_card_on_the_pile_of_another_is_out_too_and_turns_pass_over_him() -> None:
    table = Piles("r15 y8", "r7 g1", "b4 y2 y13")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.turns_over(0, "@1")
    assert table.places == [0]
    assert table.turn == 1
    assert table.pile(0) == ""
    table.turns_over(1, "own")
    table.plays(2, "flip")
    assert table.legal(2) == {"@1", "own"}
    table.refuses(2, "@0", rule="UA-3")
    table.plays(2, "@1")
    table.turns_over(2, "own")
    assert table.turn == 1


@pytest.mark.rule("UA-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("strict", [True, False])
def test_every_place_is_taken_in_the_end(players: int, *, strict: bool) -> None:
    match = new_match(game_named(GAME), players, {"strict": strict}, f"places {players}")
    luck = Random(players)
    while not match.over:
        seat = luck.choice(match.actors)
        moves = match.legal(seat)
        careless = luck.random() < 0.05
        match = match.push(seat, moves[-1] if careless else moves[0])
    layout = match.state.layout
    assert sorted(layout.places) == list(range(players))
    assert match.winners == layout.places[:1]
    assert len(layout.middle) == 80


def own_if_possible(match: Match) -> tuple[int, Move]:
    """What the seat whose turn it is does if it always overlooks everything."""
    seat = match.turn
    assert seat is not None
    moves = {move.text: move for move in match.legal(seat)}
    return seat, moves.get("own") or moves.get("flip") or moves["mid"]


@pytest.mark.rule("UA-7")
def test_after_20000_moves_the_fewest_cards_win_and_a_tie_has_several_winners() -> None:
    """Of 26, 27 and 27 cards one is laid, by seat 1; then everyone overlooks everything."""
    match = new_match(game_named(GAME), 3, {}, "for ever")
    for _ in range(19_999):
        match = match.push(*own_if_possible(match))
    assert not match.over
    match = match.push(*own_if_possible(match))
    assert match.over
    assert match.winners == (0, 1)
    assert match.actors == ()
    assert match.turn is None


def almost_over(match: Match) -> Match:
    """The same moment, but so late that one more move is the last one."""
    late = copy.copy(match)
    late.state = match.state._replace(layout=match.state.layout._replace(moves=19_999))
    return late


@pytest.mark.rule("UA-7")
def test_a_card_that_is_turned_over_then_still_counts() -> None:
    """Seat 0 has 39 cards and the turned one, seat 1 has 39."""
    cards = IN_ORDER.split()
    deal = {"stacks": [cards[:41], cards[:40:-1]]}
    match = new_match(game_named(GAME), 2, {"dealer": 1}, deal=deal)
    match = played(almost_over(played(match, "flip", "mid", "flip", "own")), "flip")
    assert match.over
    assert match.winners == (1,)


@pytest.mark.rule("UA-7")
def test_who_is_out_by_then_has_won() -> None:
    match = new_match(game_named(GAME), 3, {"dealer": 2}, deal=deal_of(["r5", "g9", "b9"]))
    match = played(almost_over(played(match, "flip", "mid")), "flip")
    assert match.over
    assert match.winners == (0,)
    assert match.state.layout.places == (0,)

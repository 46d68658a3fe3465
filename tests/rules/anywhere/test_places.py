"""UA-7: players who are out, and the limit on the length of a match."""

from dataclasses import replace
from random import Random

import pytest

from elfer.engine.match import Match, new_match
from elfer.engine.moves import Move
from elfer.games import game_named
from tests.rules.anywhere.table import GAME, Piles, deal_of, play_moves
from tests.rules.cards import run

IN_ORDER = " ".join(run(colour, 1, 20) for colour in "rygb")


@pytest.mark.rule("UA-7")
def test_the_first_player_out_wins_and_the_others_play_until_all_cards_are_in_the_middle() -> None:
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
def test_a_last_card_on_the_pile_of_another_counts_and_that_seat_is_skipped() -> None:
    table = Piles("r15 y8", "r7 g1 b19", "b4 y2 y13")
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
def test_every_player_finishes_in_a_place(players: int, *, strict: bool) -> None:
    match = new_match(game_named(GAME), players, {"strict": strict}, f"places {players}")
    rng = Random(players)
    while not match.over:
        seat = rng.choice(match.actors)
        moves = match.legal(seat)
        careless = rng.random() < 0.05
        match = match.push(seat, moves[-1] if careless else moves[0])
    layout = match.state.layout
    assert sorted(layout.places) == list(range(players))
    assert match.winners == layout.places[:1]
    assert len(layout.middle) == 80


def choose_own_pile(match: Match) -> tuple[int, Move]:
    """Return the move of a player who always overlooks every other place."""
    seat = match.turn
    assert seat is not None
    moves = {move.text: move for move in match.legal(seat)}
    return seat, moves.get("own") or moves.get("flip") or moves["mid"]


@pytest.mark.rule("UA-7")
def test_after_20000_moves_the_fewest_cards_win_and_a_tie_has_several_winners() -> None:
    """The seats have 26, 27 and 27 cards; seat 1 lays one, then everyone overlooks everything."""
    match = new_match(game_named(GAME), 3, {}, "for ever")
    for _ in range(19_999):
        match = match.push(*choose_own_pile(match))
    assert not match.over
    match = match.push(*choose_own_pile(match))
    assert match.over
    assert match.winners == (0, 1)
    assert match.actors == ()
    assert match.turn is None


def skip_to_last_move(match: Match) -> Match:
    """Return the same position with so many moves made that the next one is the last."""
    layout = match.state.layout._replace(moves=19_999)
    return replace(match, state=match.state._replace(layout=layout))


@pytest.mark.rule("UA-7")
def test_a_card_turned_over_at_the_limit_still_counts() -> None:
    """Seat 0 has 39 cards plus the one turned over; seat 1 has 39."""
    cards = IN_ORDER.split()
    deal = {"stacks": [cards[:41], cards[:40:-1]]}
    match = new_match(game_named(GAME), 2, {"dealer": 1}, deal=deal)
    match = play_moves(skip_to_last_move(play_moves(match, "flip", "mid", "flip", "own")), "flip")
    assert match.over
    assert match.winners == (1,)


@pytest.mark.rule("UA-7")
def test_a_player_who_is_out_before_the_limit_wins() -> None:
    match = new_match(game_named(GAME), 3, {"dealer": 2}, deal=deal_of(["r5", "g9", "b9"]))
    match = play_moves(skip_to_last_move(play_moves(match, "flip", "mid")), "flip")
    assert match.over
    assert match.winners == (0,)
    assert match.state.layout.places == (0,)

"""MO-7: the last card, and the limit on the length of a match."""

import pytest

from elfer.engine.cards import CARDS
from elfer.engine.match import Match, new_match
from elfer.engine.moves import Move
from elfer.games.bluffing.mogeln import BELIEVE, CAUGHT, DOUBT, LAY, Mogeln
from tests.rules.bluffing.mogeln.table import MogelnTable, make_deal


@pytest.mark.rule("MO-7")
def test_a_last_card_wins_when_the_next_player_believes_it() -> None:
    table = MogelnTable("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    assert not table.state["over"]
    assert table.turn == 2
    assert table.legal(2) == {"believe", "doubt", "caught"}
    assert table.legal(0) == {"caught"}
    assert table.legal(1) == set()
    table.refuses(2, "b9", rule="MO-7")
    table.refuses(0, "believe", rule="MO-7")
    table.plays(2, "believe")
    state = table.state
    assert state["over"]
    assert state["round_over"]
    assert (state["winners"], state["points"], state["totals"]) == ([1], None, None)
    assert (state["turn"], state["actors"], state["middle"]) == (None, [], ["g4"])


@pytest.mark.rule("MO-7")
def test_only_a_last_card_is_believed() -> None:
    table = MogelnTable("", "g3 g4", "b9 g5 g6")
    table.refuses(1, "believe", rule="MO-7")
    table.plays(1, "g4")
    table.refuses(2, "believe", rule="MO-7")


@pytest.mark.rule("MO-7")
def test_a_player_wins_if_their_true_last_card_is_doubted() -> None:
    table = MogelnTable("", "g1", "b9 g5 g6")
    table.plays(1, "g1")
    table.plays(2, "doubt")
    assert table.state["over"]
    assert table.winners == [1]
    assert table.cards(2) == "g1 g5 g6 b9"


@pytest.mark.rule("MO-7")
def test_a_doubt_brings_a_false_last_card_back() -> None:
    table = MogelnTable("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    table.plays(2, "doubt")
    assert not table.state["over"]
    assert table.cards(1) == "g4"
    assert table.turn == 2
    assert table.legal(2) == {"b9", "g5", "g6"}


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize("caller", [0, 2])
def test_a_false_call_on_a_last_card_makes_its_player_win(caller: int) -> None:
    table = MogelnTable("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    table.plays(caller, "caught")
    assert table.winners == [1]
    assert "g4" in table.cards(caller).split()


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize("caller", [0, 2])
def test_a_last_card_that_is_slipped_in_can_be_caught(caller: int) -> None:
    table = MogelnTable("", "g1 g4", "b9 g5 g6")
    table.plays(1, "g1", "slip g4")
    assert table.legal(2) == {"believe", "doubt", "caught"}
    table.refuses(2, "b9", rule="MO-7")
    table.plays(caller, "caught")
    assert not table.state["over"]
    assert table.cards(1) == "g1 g4"


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize("answer", ["believe", "doubt"])
def test_a_last_card_that_is_slipped_in_wins_if_nobody_calls(answer: str) -> None:
    table = MogelnTable("", "g1 g4", "b9 g5 g6")
    table.plays(1, "g1", "slip g4")
    table.plays(2, answer)
    assert table.winners == [1]


@pytest.mark.rule("MO-7")
def test_without_several_a_last_card_is_believed_or_doubted() -> None:
    table = MogelnTable("", "g4", "b9 g5 g6", several=False)
    table.plays(1, "g4")
    assert table.legal(2) == {"believe", "doubt"}
    assert table.state["actors"] == [2]


@pytest.mark.rule("MO-7")
def test_nothing_is_possible_after_the_end() -> None:
    table = MogelnTable("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    table.plays(2, "believe")
    for seat in range(3):
        table.refuses(seat, "caught", "b9", "doubt", error="not-your-turn")


@pytest.mark.rule("MO-7")
@pytest.mark.rule("G-7")
def test_hands_stay_hidden_after_the_end_as_no_points_are_counted() -> None:
    table = MogelnTable("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    table.plays(2, "believe")
    assert table.view(0)["hands"] == [32, 0, 3]
    assert table.view(None)["middle"] == 1


def play_doubts(match: Match, moves: int) -> Match:
    """Play this many moves: each player lays their highest card and has to take it back."""
    for number in range(moves):
        seat = match.turn
        assert seat is not None
        move = DOUBT
        if number % 2 == 0:
            move = max(match.legal(seat), key=lambda lay: int(lay.text[1:]))
        match = match.push(seat, move)
        assert not match.over
    return match


@pytest.mark.rule("MO-7")
def test_after_20000_moves_the_fewest_cards_win() -> None:
    match = new_match(Mogeln(), 3, {}, None, make_deal(["g8 g9", "b8 b9", "y9"], rest=2))
    match = play_doubts(match, 19_999)
    match = match.push(match.turn, DOUBT)
    assert match.over
    assert match.winners == (0, 1)
    assert match.outcome is not None
    assert match.outcome.ending == "moves"
    assert match.actors == ()


@pytest.mark.rule("MO-7")
def test_after_20000_moves_a_last_card_on_the_table_is_not_in_the_hand() -> None:
    match = new_match(Mogeln(), 3, {}, None, make_deal(["", "b8 b9", "y9"]))
    match = play_doubts(match, 19_998)
    match = match.push(1, LAY[CARDS["b9"]])
    match = match.push(2, LAY[CARDS["y9"]])
    assert match.over
    assert match.winners == (2,)


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize(
    ("last", "ending", "left"), [(BELIEVE, "out", 0), (CAUGHT, "out", 0), (DOUBT, "moves", 1)]
)
def test_the_20000th_move_has_its_effect(last: Move, ending: str, left: int) -> None:
    match = new_match(Mogeln(), 3, {}, None, make_deal(["", "b9", "y8 y9"]))
    match = play_doubts(match, 19_998)
    match = match.push(1, LAY[CARDS["b9"]])
    assert not match.over
    match = match.push(2, last)
    assert match.outcome == (None, (1,), ending)
    assert match.view(1).sizes[1] == left

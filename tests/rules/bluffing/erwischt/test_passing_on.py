"""EW-7: rounds in which everyone passes, and the limit on the length of a match."""

import pytest

from elfer.engine.cards import CARDS
from elfer.engine.match import Match, new_match
from elfer.engine.moves import PASS, Move
from elfer.games.bluffing.erwischt import ACCEPT, LAY, OBJECT, Erwischt
from tests.rules.bluffing.erwischt.table import ErwischtTable, make_deal, pile_to_20, table_for_two


@pytest.mark.rule("EW-7")
def test_when_everyone_passes_the_count_continues() -> None:
    table = ErwischtTable("", "b2 y9", "r1 r5")
    table.plays(2, "r1")
    table.plays(1, "pass")
    table.plays(0, "pass")
    assert table.claims() == (1, 2)
    table.plays(2, "pass")
    assert table.claims() == (1, 3)
    assert table.turn == 1
    table.plays(1, "y9")
    assert table.claims() == (3, 4)


@pytest.mark.rule("EW-7")
def test_only_passes_in_a_row_count() -> None:
    table = ErwischtTable("", "b2 y9 y8", "r1 r5 r6")
    table.plays(2, "pass")
    table.plays(1, "pass")
    table.plays(0, "r2")
    table.plays(2, "pass")
    assert table.claims() == (1, 2)
    table.plays(1, "pass")
    table.plays(0, "r3")
    assert table.claims() == (2, 3)


@pytest.mark.rule("EW-7")
def test_an_objection_resets_the_passes() -> None:
    table = ErwischtTable("", "b2 y9 y8", "r1 r5 r6")
    table.plays(2, "pass")
    table.plays(1, "y9")
    table.plays(0, "object")
    table.plays(0, "pass")
    table.plays(2, "pass")
    assert table.claims() == (None, 1)
    table.plays(1, "pass")
    assert table.claims() == (None, 2)


@pytest.mark.rule("EW-7")
def test_a_pass_right_after_a_20_counts_for_the_new_1() -> None:
    table = table_for_two("b1 b2")
    pile_to_20(table, "r")
    table.plays(0, "pass")
    assert table.claims() == (None, 1)
    table.plays(1, "pass")
    assert table.claims() == (None, 2)


@pytest.mark.rule("EW-7")
@pytest.mark.parametrize("colours", ["mixed", "strict"])
def test_passing_on_a_20_removes_the_pile(colours: str) -> None:
    table = ErwischtTable("", "b2 y9 y8", "r1 r5 r6", colours=colours)
    table.all_pass(18)
    table.plays(2, "r5=g" if colours == "strict" else "r5")
    assert table.claims() == (19, 20)
    table.all_pass()
    assert table.claims() == (None, 1)
    assert table.state["aside"] == ["r5"]
    assert table.pile == ""
    assert table.state["completed"] == (["g"] if colours == "strict" else [])
    assert table.state["pile_colour"] is None
    assert table.turn == 1


@pytest.mark.rule("EW-7")
def test_passing_on_a_20_without_a_pile_completes_nothing() -> None:
    table = ErwischtTable("", "b2 y9 y8", "r1 r5 r6", colours="strict")
    table.plays(2, "r5=g")
    table.plays(1, "object")
    table.all_pass(19)
    assert table.claims() == (None, 20)
    table.plays(1, "pass")
    table.plays(0, "pass")
    assert not table.state["over"]
    told = [event["type"] for event in table.ask("play", seat=2, move="pass")["events"]]
    assert told == ["pass", "all-passed", "round-over", "over"], "a pile was removed"
    assert table.state["over"]
    assert table.state["completed"] == []
    assert table.claims() == (None, 1)


@pytest.mark.rule("EW-6")
@pytest.mark.rule("EW-7")
def test_a_fourth_colour_completed_by_passes_ends_the_round() -> None:
    table = ErwischtTable("", "b2 y9 y8 y7 y6 y5 y4", "r1 r5 r6 r7 r8 r9", colours="strict")
    for colour in "rygb":
        table.all_pass(18)
        seat = table.turn
        assert seat is not None
        card = table.cards(seat).split()[0]
        table.plays(seat, f"{card}={colour}")
        assert not table.state["over"]
        table.all_pass()
    state = table.state
    assert state["completed"] == ["r", "y", "g", "b"]
    assert state["over"]
    sizes = [len(hand) for hand in state["hands"]]
    assert state["winners"] == [seat for seat in range(3) if sizes[seat] == min(sizes)]
    assert (state["turn"], state["actors"]) == (None, [])


@pytest.mark.rule("EW-7")
def test_twenty_numbers_in_a_row_passed_by_all_end_the_game() -> None:
    table = ErwischtTable("", "b2 y9 y8", "r1 r5 r6")
    table.plays(2, "r1")
    table.plays(1, "b2")
    table.all_pass(19)
    assert not table.state["over"]
    table.plays(0, "pass")
    table.plays(2, "pass")
    assert not table.state["over"]
    table.plays(1, "pass")
    assert table.state["over"]
    assert table.winners == [1, 2]


@pytest.mark.rule("EW-7")
def test_a_lay_in_between_resets_the_twenty() -> None:
    table = ErwischtTable("", "b2 y9 y8", "r1 r5 r6")
    table.all_pass(19)
    table.plays(2, "r1")
    table.all_pass(19)
    assert not table.state["over"]
    table.all_pass()
    assert table.state["over"]
    assert table.winners == [2]


def play_bluffs(match: Match, moves: int) -> Match:
    """Play this many moves: each player lays their highest card and has to take it back."""
    for number in range(moves):
        seat = match.turn
        assert seat is not None
        move = OBJECT
        if number % 2 == 0:
            lays = [move for move in match.legal(seat) if move.verb == "lay"]
            move = max(lays, key=lambda lay: int(lay.text[1:]))
        match = match.push(seat, move)
        assert not match.over
    return match


@pytest.mark.rule("EW-7")
def test_after_20000_moves_the_fewest_cards_win() -> None:
    match = new_match(Erwischt(), 3, {}, None, make_deal("g9 g8", "b8 b9", "", rest=2))
    match = play_bluffs(match, 19_999)
    match = match.push(match.turn, OBJECT)
    assert match.outcome == (None, (0, 1), "moves")
    assert match.actors == ()


@pytest.mark.rule("EW-7")
@pytest.mark.parametrize(
    ("last", "ending", "left"), [(ACCEPT, "out", 0), (OBJECT, "moves", 1), (PASS, "moves", 1)]
)
def test_the_20000th_move_has_its_effect(last: Move, ending: str, left: int) -> None:
    """A last card that not everyone has accepted yet is on the table and not in the hand."""
    match = new_match(Erwischt(), 3, {}, None, make_deal("", "b8 b9", "y9"))
    match = play_bluffs(match, 19_998)
    match = match.push(2, PASS if last is PASS else LAY[CARDS["y9"]])
    assert not match.over
    match = match.push(1, last)
    assert match.outcome == (None, (2,), ending)
    assert match.view(2).sizes[2] == left

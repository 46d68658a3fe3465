"""SS-6, SS-8: the middle, and players without cards."""

import pytest

from tests.rules.chance import shuffle_cards
from tests.rules.snap.table import CALLS, SEED, Snap, table_with_both_matches, table_with_middle


@pytest.mark.rule("SS-6")
def test_the_first_to_call_schnipp_takes_the_middle_and_keeps_their_pile() -> None:
    table = table_with_middle()
    before = table.stack(2)
    table.settles((0, "schnipp", 201), (2, "schnipp", 150))
    assert table.stack(2) == f"{before} r5 r1"
    assert table.piles == ["", "y1 y6", "g7"]
    assert table.middle == ""
    assert table.state["won"] == [0, 0, 2]


@pytest.mark.rule("SS-6")
def test_quartets_of_the_middle_are_laid_aside_without_the_callers_pile() -> None:
    table = Snap("r1 b1 r2 r8", "y1 y2 b2 y8", "g1 g2 g8")
    for seat in (0, 1, 2, 0, 1, 2, 0):
        table.flips(seat)
        table.settles((seat, "schnapp", 1))
    assert table.middle == "r2 g2 y2 b1 g1 y1 r1"
    table.flips(1)
    table.settles((1, "schnipp", 1))
    assert table.state["quartets"][1] == [1]
    assert table.stack(1) == "y8 y2 g2 r2"
    assert table.piles[1] == "b2"
    assert table.state["won"] == [0, 7, 0]


@pytest.mark.rule("SS-6")
def test_both_calls_are_right_if_both_kinds_match() -> None:
    table = table_with_both_matches()
    table.settles((0, "schnapp", 400), (2, "schnipp", 100))
    assert table.stack(0) == "r8 y1 g1"
    assert table.stack(2) == "g8 r1"
    assert table.state["won"] == [2, 0, 1, 0]
    assert table.piles == [""] * 4


@pytest.mark.rule("SS-6")
def test_schnapp_is_settled_first() -> None:
    """The others tie for the middle, but their piles are taken first."""
    table = table_with_both_matches()
    table.settles((1, "schnipp", 100), (2, "schnipp", 100), (0, "schnapp", 400))
    assert table.stack(0) == "r8 y1 g1"
    assert (table.stack(1), table.stack(2)) == ("y8", "g8")
    assert table.middle == "r1"


@pytest.mark.rule("SS-8")
def test_an_empty_stack_is_renewed_from_the_pile_when_needed() -> None:
    table = Snap("r1 r2 r3", "y5 y2 y3 y4 y6", "g5 g2 g3 g6")
    table.flips(0, 1, 2, 0, 1, 2, 0)
    assert (table.stack(0), table.piles[0]) == ("", "r3 r2 r1")
    table.flips(1, 2)
    assert (table.stack(0), table.piles[0]) == ("", "r3 r2 r1")
    table.flips(0)
    top, *rest = shuffle_cards(["r1", "r2", "r3"], SEED, "1/mix/0")
    assert (table.stack(0), table.piles[0]) == (" ".join(rest), top)


@pytest.mark.rule("SS-8")
def test_all_later_shuffles_are_counted_even_those_of_one_card() -> None:
    table = Snap("r1", "y1 g1 b1")
    assert table.stack(1) == "y1 g1 b1"
    table.flips(0, 1, 0, 1, 0, 1, 0)
    assert (table.stack(0), table.piles[0]) == ("", "r1")
    table.flips(1)
    top, *rest = shuffle_cards(["y1", "g1", "b1"], SEED, "1/mix/3")
    assert (table.stack(1), table.piles[1]) == (" ".join(rest), top)


def seat_0_out() -> Snap:
    """Return a table where seat 0 has lost its only card, r1, to the middle and seat 1 is next."""
    table = Snap("r1", "y5 y1 y6 y7", "g7 g1 g6")
    table.flips(0)
    table.settles((0, "schnapp", 100))
    assert (table.middle, table.turn) == ("r1", 1)
    return table


@pytest.mark.rule("SS-8")
def test_a_player_without_cards_is_skipped_and_may_only_call_schnipp() -> None:
    table = seat_0_out()
    table.flips(1)
    assert table.legal(0) == {"schnipp"}
    table.refuses(0, "schnapp", "illegal-move", "SS-8", at=3)
    table.refuses(0, "flip", "illegal-move", "SS-8")
    table.flips(2)
    assert table.turn == 1
    table.settles((0, "schnipp", 100))
    assert (table.middle, table.turn) == ("r1", 1)
    assert table.stack(0) == ""


@pytest.mark.rule("SS-8")
def test_a_player_who_is_out_returns_with_schnipp() -> None:
    table = seat_0_out()
    table.flips(1, 2, 1)
    table.settles((0, "schnipp", 100), (2, "schnipp", 151))
    assert (table.stack(0), table.middle, table.turn) == ("r1", "", 2)
    table.flips(2)
    table.settles()
    assert table.turn == 0
    table.flips(0)
    assert table.piles[0] == "r1"


@pytest.mark.rule("SS-8")
def test_nobody_turns_over_while_calls_would_change_whose_turn_it_is() -> None:
    """Seat 0 may return before seat 1 has its turn; only the referee can decide that."""
    table = seat_0_out()
    table.flips(1, 2, 1, 2)
    assert table.turn == 1
    table.calls((0, "schnipp", 100))
    assert table.turn == 1
    assert [table.legal(seat) for seat in (0, 1, 2)] == [set(), CALLS, CALLS]
    table.refuses(1, "flip", "illegal-move", "SS-7")
    table.refuses(0, "flip", "not-your-turn")
    table.settles()
    assert table.turn == 0
    assert table.legal(0) == {"flip"}


@pytest.mark.rule("SS-8")
def test_a_player_about_to_lose_the_last_cards_does_not_turn_over() -> None:
    table = Snap("r1", "y5 y1 y6 y7", "g7 g1 g6")
    table.flips(0, 1, 2)
    table.calls((0, "schnapp", 100))
    assert table.turn == 0
    assert table.state["actors"] == [1, 2]
    table.settles()
    assert table.turn == 1


@pytest.mark.rule("SS-8")
def test_a_player_with_only_quartets_at_the_start_is_out_immediately() -> None:
    table = Snap("r1 y1 g1 b1", "y5 y6 y7", "g7 g6")
    assert table.turn == 1
    table.flips(1)
    assert table.legal(0) == {"schnipp"}


@pytest.mark.rule("SS-8")
def test_refuses_a_match_without_a_seed() -> None:
    assert Snap("r1 r2", "r3 r4", seed=None).new["error"] == "bad-request"

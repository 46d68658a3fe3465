"""SS-10: all players turn over at the same time."""

from typing import Any

import pytest

from tests.rules.chance import shuffle_cards
from tests.rules.snap.table import CALLS, SEED, Snap, check_over


@pytest.mark.rule("SS-10")
def test_any_player_can_make_everyone_turn_over() -> None:
    for who in range(3):
        table = Snap("r1 r2", "y5 y2 y6", "g6 g2", together=True)
        assert (table.turn, table.state["actors"]) == (None, [0, 1, 2])
        table.flips(who)
        assert table.piles == ["r1", "y5", "g6"]
        assert table.turn is None
        assert all(table.legal(seat) == CALLS | {"flip"} for seat in range(3))
        table.flips(2)
        assert table.piles == ["r2 r1", "y2 y5", "g2 g6"]


@pytest.mark.rule("SS-10")
def test_schnapp_is_right_if_two_show_the_same_number() -> None:
    table = Snap("r1 r2", "y5 y2", "g1 g2", together=True)
    table.flips(0)
    table.settles((1, "schnapp", 100), (0, "schnapp", 200))
    assert table.stack(1) == "y2 y5 g1 r1"
    assert table.piles == ["", "", ""]
    assert table.state["won"] == [0, 2, 0]
    assert table.state["points"] is None


@pytest.mark.rule("SS-10")
def test_with_two_pairs_the_winner_takes_all_other_piles() -> None:
    table = Snap("r1 r8 y5 y9", "y1 y8", "g2 g8", "b2 b8", "r5 r9", together=True)
    table.flips(3)
    table.settles((2, "schnapp", 100))
    assert table.stack(2) == "g8 g2 b2 r1 y1"
    assert table.piles == ["", "", "", "", "r5"]
    assert table.state["won"] == [0, 0, 3, 0, 0]


@pytest.mark.rule("SS-10")
def test_a_call_must_match_the_cards() -> None:
    table = Snap("r1 r2", "y5 y2", "g1 g2", together=True)
    table.flips(0)
    table.settles((0, "schnipp", 100))
    assert table.middle == "r1"
    table.flips(0)
    assert table.piles == ["r2", "y2 y5", "g2 g1"]
    table.settles((1, "schnipp", 100))
    assert table.middle == "y2 y5 r1"


@pytest.mark.rule("SS-10")
def test_schnipp_is_right_if_any_card_matches_the_middle() -> None:
    table = Snap("r1 r2 r3", "y5 y1 y3 y6 y8 y9", "g6 g8 g9", together=True)
    table.flips(0)
    table.settles((0, "schnapp", 100))
    table.flips(0)
    table.settles((2, "schnipp", 100))
    assert table.state["won"] == [0, 0, 1]
    assert table.stack(2).endswith(" r1")
    assert table.piles == ["r2", "y1 y5", "g8 g6"]


@pytest.mark.rule("SS-10")
def test_quartets_are_laid_aside_and_their_cards_count_as_won() -> None:
    table = Snap("r1 r8", "y1 y8", "g1 g8", "b1 b8", together=True)
    table.flips(0)
    table.settles((0, "schnapp", 100))
    assert table.state["quartets"][0] == [1]
    assert table.state["won"] == [3, 0, 0, 0]
    assert table.stack(0) == "r8"


@pytest.mark.rule("SS-10")
def test_the_match_ends_when_a_player_has_no_cards_and_the_most_cards_win() -> None:
    table = Snap("r1", "y5 y2", "g1 g2", together=True)
    table.flips(0)
    table.calls((2, "schnapp", 100))
    assert table.state["actors"] == [0, 1], "somebody may still turn over a card"
    table.refuses(0, "flip", "illegal-move", "SS-7")
    table.settles()
    assert table.piles == ["", "y5", ""]
    assert len(table.state["quartets"][2]) == 17
    check_over(table, [0, 0, 1], [2])


@pytest.mark.rule("SS-10")
def test_a_lost_pile_can_end_the_match_and_the_middle_stays() -> None:
    table = Snap("r1", "y5 y2 y6", "g6 g2", together=True)
    table.flips(1)
    table.settles((0, "schnapp", 100))
    assert table.middle == "r1"
    assert (table.stack(1), table.piles[1]) == ("y2 y6", "y5")
    check_over(table, [0, 0, 0], [0, 1, 2])


@pytest.mark.rule("SS-10")
def test_the_match_ends_once_the_last_agreed_turn_is_settled() -> None:
    table = Snap("r1 r2 r3", "y5 y2 y4 y6 y7 y8", "g6 g7 g8", together=True, turns=2)
    table.flips(0, 1)
    assert table.state["over"] is False
    assert [table.legal(seat) for seat in range(3)] == [CALLS] * 3
    table.refuses(0, "flip", "illegal-move", "SS-10")
    table.settles((0, "schnapp", 100))
    check_over(table, [2, 0, 0], [0])


@pytest.mark.rule("SS-10")
def test_the_default_is_forty_turns() -> None:
    table = Snap(players=2, together=True)
    for _ in range(40):
        assert "flip" in table.legal(1)
        table.flips(1)
    assert table.legal(1) == CALLS
    table.settles()
    assert table.state["over"] is True


@pytest.mark.rule("SS-8")
@pytest.mark.rule("SS-10")
def test_stacks_are_renewed_in_the_order_of_seats() -> None:
    table = Snap("r1 r2 r3", "y1 y2 y3", "g1 g2 g3 b1 b2 b3", together=True)
    table.flips(0, 0, 0)
    assert (table.stack(0), table.stack(1)) == ("", "")
    table.flips(1)
    for seat, colour in enumerate("ry"):
        cards = [f"{colour}{number}" for number in (1, 2, 3)]
        top, *rest = shuffle_cards(cards, SEED, f"1/mix/{seat}")
        assert (table.stack(seat), table.piles[seat]) == (" ".join(rest), top)


@pytest.mark.rule("SS-10")
def test_turns_count_only_if_all_turn_over_together() -> None:
    table = Snap("r1 r2 r3", "y1 y2 y3", turns=1)
    table.flips(0, 1, 0)
    assert table.legal(1) == CALLS | {"flip"}


@pytest.mark.rule("SS-10")
@pytest.mark.parametrize(
    "options",
    [
        {"together": 1},
        {"together": None},
        {"tie_ms": -1},
        {"tie_ms": 1001},
        {"tie_ms": 50.0},
        {"tie_ms": True},
        {"turns": 0},
        {"turns": 1001},
        {"turns": None},
        {"rounds": 2},
        {"dealer": 2},
    ],
)
def test_refuses_bad_options(options: dict[str, Any]) -> None:
    assert Snap(players=2, **options).new["error"] == "bad-options"

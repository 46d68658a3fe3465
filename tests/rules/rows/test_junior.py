"""JU: Juniorspiel."""

import pytest

from tests.rules.cards import run
from tests.rules.chance import fair_deal
from tests.rules.table import Table


@pytest.mark.rule("JU-1")
def test_ones_and_elevens_are_face_up_from_the_start() -> None:
    table = Table("junior", players=2)
    assert {colour: table.row(colour) for colour in "rygb"} == {
        "r": "r1 r11",
        "y": "y1 y11",
        "g": "g1 g11",
        "b": "b1 b11",
    }


@pytest.mark.rule("JU-1")
@pytest.mark.rule("JU-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_gets_five_of_the_other_36_cards(players: int) -> None:
    table = Table("junior", players=players, seed="five")
    assert [len(hand) for hand in table.state["hands"]] == [5] * players
    assert len(table.state["stock"]) == 36 - 5 * players
    assert table.dealt == fair_deal("junior", players, 5, "five")


@pytest.mark.rule("JU-3")
def test_the_youngest_begins_and_play_is_clockwise() -> None:
    table = Table("junior", ["r10 g5", "r2 b5", "b10 y5"], youngest=1)
    assert table.turn == 1
    table.lays(1, "r2")
    assert table.turn == 2
    table.lays(2, "b10")
    assert table.turn == 0


@pytest.mark.rule("JU-4")
def test_cards_fit_upwards_from_the_1_and_downwards_from_the_11() -> None:
    table = Table("junior", ["r2 r3 r9 r10 b5", "y5"])
    assert table.legal(0) == {"r2", "r10"}
    table.refuses(0, "r3", "r9", "b5", rule="JU-4")
    table.plays(0, "r2", "r10")
    assert table.row("r") == "r1 r2 r10 r11"
    assert table.legal(0) == {"r3", "r9", "done"}


@pytest.mark.rule("JU-4")
def test_a_row_also_closes_from_above() -> None:
    table = Table("junior", [run("r", 2, 10) + " b5", "y5"])
    table.plays(0, *run("r", 10, 2).split())
    assert table.row("r") == run("r", 1, 11)


@pytest.mark.rule("JU-4")
def test_the_example_of_the_booklet() -> None:
    table = Table("junior", ["r4 r10 g9 b5", "y5"])
    table.refuses(0, "r4", "g9", rule="JU-4")
    table.plays(0, "r10")
    table.refuses(0, "g9", rule="JU-4")


@pytest.mark.rule("JU-4")
def test_a_player_lays_one_or_more_fitting_cards_on_any_rows() -> None:
    table = Table("junior", ["r2 r3 b10 g2 g5", "y5"])
    table.refuses(0, "draw", rule="JU-5")
    table.refuses(0, "done", "pass", rule="JU-4")
    table.plays(0, "b10", "r2", "g2", "r3")
    table.refuses(0, "draw", rule="JU-5")
    table.plays(0, "done")
    assert table.turn == 1
    assert (table.row("r"), table.row("g"), table.row("b")) == (
        "r1 r2 r3 r11",
        "g1 g2 g11",
        "b1 b10 b11",
    )


@pytest.mark.rule("JU-5")
def test_a_drawn_card_that_fits_is_laid_immediately_and_ends_the_turn() -> None:
    table = Table("junior", ["r3 g5", "y5"], stock="r2")
    assert table.legal(0) == {"draw"}
    table.plays(0, "draw")
    assert table.legal(0) == {"r2"}
    table.refuses(0, "draw", "done", "pass", "r3", rule="JU-5")
    table.plays(0, "r2")
    assert table.turn == 1, "the turn has not ended after the drawn card"
    assert table.hand(0) == "r3 g5"


@pytest.mark.rule("JU-5")
def test_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    table = Table("junior", ["r3 g5", "y5"], stock="b4 r2")
    table.plays(0, "draw")
    assert table.turn == 1
    assert table.hand(0) == "r3 g5 b4"
    assert table.stock.startswith("r2")


@pytest.mark.rule("JU-6")
def test_a_player_passes_if_nothing_fits_and_the_stock_is_empty() -> None:
    table = Table("junior", ["r3 g5", "y5"], rest=1)
    assert table.legal(0) == {"pass"}
    table.refuses(0, "draw", rule="JU-6")
    table.plays(0, "pass")
    assert table.turn == 1
    table.refuses(1, "pass", rule="JU-4")


@pytest.mark.rule("JU-6")
def test_nobody_passes_while_there_is_a_stock() -> None:
    table = Table("junior", ["r3 g5", "y5"])
    table.refuses(0, "pass", rule="JU-5")


@pytest.mark.rule("JU-7")
def test_the_last_card_wins_the_round() -> None:
    table = Table("junior", ["r2 r3", "y5"])
    table.plays(0, "r2")
    assert not table.round_over()
    table.plays(0, "r3")
    assert table.round_over()
    assert table.winners == [0]


@pytest.mark.rule("JU-8")
def test_the_points_in_the_example_of_the_booklet() -> None:
    table = Table("junior", ["r2", "b9 b5 b2", "g4 y5 r3", "y8"])
    table.plays(0, "r2")
    assert table.points == [0, 16, 12, 8]
    assert table.totals == [0, 16, 12, 8]
    assert table.state["over"], "the default is not one round"


@pytest.mark.rule("JU-8")
def test_the_fewest_points_after_all_rounds_win() -> None:
    """With this seed, the winner of the last round does not win the match."""
    table = Table("junior", players=3, seed="rounds 0", rounds=3)
    table.finishes_match()
    totals, points = table.totals, table.points or []
    assert table.winners == [totals.index(min(totals))] != [points.index(0)]

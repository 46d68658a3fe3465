"""MA-1 to MA-6 and MA-11 to MA-13: the table, the turn and the points of Master."""

from typing import Any

import pytest

from tests.rules.cards import join_in_order, run
from tests.rules.chance import fair_deal
from tests.rules.table import Refused, Table


@pytest.mark.rule("MA-1")
@pytest.mark.rule("MA-3")
@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 20), (4, 15), (5, 12), (6, 12)])
def test_deals_hands_and_a_stock(players: int, each: int) -> None:
    table = Table("master", players=players, seed="sizes")
    assert [len(hand) for hand in table.state["hands"]] == [each] * players
    assert len(table.state["stock"]) == 84 - players * each
    assert table.dealt == fair_deal("master", players, each, "sizes")


@pytest.mark.rule("MA-1")
def test_the_deck_and_the_face_up_elevens() -> None:
    table = Table("master", players=2)
    hands, stock = table.dealt
    cards = [*" ".join(hands).split(), *stock.split()]
    values = [value for value in range(1, 22) if value != 11]
    numbers = [f"{colour}{value}" for colour in "rygb" for value in values]
    assert join_in_order(cards) == join_in_order([*numbers, "*", "*", "*", "*"])
    assert [table.row(colour) for colour in "rygb"] == ["r11", "y11", "g11", "b11"]


@pytest.mark.rule("MA-1")
@pytest.mark.rule("MA-9")
@pytest.mark.parametrize(
    ("row_order", "source", "neighbours"),
    [
        (None, "y", "b"),
        (None, "b", "yr"),
        (None, "r", "bg"),
        (None, "g", "r"),
        ("rygb", "r", "y"),
        ("rygb", "y", "rg"),
        ("rygb", "g", "yb"),
        ("rygb", "b", "g"),
    ],
)
def test_the_order_of_the_rows_decides_which_are_neighbours(
    row_order: str | None, source: str, neighbours: str
) -> None:
    """The top and the bottom rows have only one neighbour each."""
    options: dict[str, Any] = {} if row_order is None else {"row_order": list(row_order)}
    table = Table("master", [f"{source}12 r13 y13 g13 b13 r5", "y5"], **options)
    table.plays(0, f"{source}12", f"{source}13")
    bridges = {f"{source}={other}13" for other in neighbours}
    assert {move for move in table.legal(0) if "=" in move} == bridges
    strangers = set("rygb") - set(neighbours) - {source}
    table.refuses(0, *(f"{source}={other}13" for other in strangers), rule="MA-9")


@pytest.mark.rule("MA-1")
@pytest.mark.parametrize("row_order", [["r", "y", "g"], ["r", "y", "g", "g"], "rygb", ["r"] * 4])
def test_the_order_of_the_rows_names_every_colour_once(row_order: object) -> None:
    with pytest.raises(Refused, match="bad-options"):
        Table("master", players=2, row_order=row_order)


@pytest.mark.rule("MA-2")
@pytest.mark.parametrize(("players", "bridges"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_every_player_has_bridges(players: int, bridges: int) -> None:
    assert Table("master", players=players).state["bridges"] == [bridges] * players


@pytest.mark.rule("MA-2")
def test_used_bridges_are_gone() -> None:
    hands = ["y12 y13 b13 r13 g13 r5", "y1", "y2", "y3", "y4", "y5"]
    table = Table("master", hands)
    table.lays(0, "y12 y13")
    for seat in range(1, 6):
        table.plays(seat, "draw")
    table.plays(0, "y=b13", "b=r13")
    assert table.state["bridges"] == [0, 2, 2, 2, 2, 2]
    assert table.legal(0) == {"done"}
    table.refuses(0, "r=g13", rule="MA-2")


@pytest.mark.rule("MA-2")
@pytest.mark.rule("MA-12")
def test_bridges_do_not_count_as_cards_in_hand() -> None:
    """The last card in hand ends the round; unused bridges do not count."""
    table = Table("master", ["r12", "y5"])
    table.plays(0, "r12")
    assert table.round_over()
    assert table.state["bridges"] == [4, 4]
    assert table.points == [0, -5]


@pytest.mark.rule("MA-4")
def test_the_youngest_begins_and_play_is_clockwise() -> None:
    table = Table("master", ["r12 g5", "b12 g6", "y12 g7"], youngest=1)
    assert table.turn == 1
    table.lays(1, "b12")
    assert table.turn == 2
    table.plays(2, "draw")
    assert table.turn == 0


@pytest.mark.rule("MA-4")
def test_a_player_lays_one_to_four_cards_on_any_rows() -> None:
    table = Table("master", ["r12 r13 y10 g10 b12 b13 g5", "y5"])
    assert "done" not in table.legal(0)
    table.refuses(0, "done", rule="MA-4")
    table.plays(0, "r12")
    assert "done" in table.legal(0)
    table.plays(0, "y10", "r13", "b12")
    assert table.legal(0) == {"done"}, "the turn has ended without done"
    table.refuses(0, "b13", "g10", rule="MA-4")
    table.plays(0, "done")
    assert table.turn == 1


@pytest.mark.rule("MA-4")
def test_drawing_ends_the_turn_even_if_the_card_fits() -> None:
    table = Table("master", ["b12 g5", "y5"], stock="r12")
    table.plays(0, "draw")
    assert table.turn == 1
    assert table.hand(0) == "r12 g5 b12"


@pytest.mark.rule("MA-4")
def test_a_player_either_lays_or_draws() -> None:
    table = Table("master", ["b12 b13 g5", "y5"])
    table.plays(0, "b12")
    assert table.legal(0) == {"b13", "done"}
    table.refuses(0, "draw", "pass", rule="MA-4")


@pytest.mark.rule("MA-5")
def test_laying_is_voluntary_while_there_is_a_stock() -> None:
    table = Table("master", ["b12 g5", "y5"])
    assert table.legal(0) == {"b12", "draw"}
    table.refuses(0, "pass", rule="MA-5")
    table.plays(0, "draw")
    assert table.turn == 1


@pytest.mark.rule("MA-5")
def test_nobody_passes_while_there_is_a_stock() -> None:
    table = Table("master", ["b13 g5", "y5"])
    assert table.legal(0) == {"draw"}
    table.refuses(0, "pass", rule="MA-5")


@pytest.mark.rule("MA-5")
def test_a_card_that_fits_directly_must_be_laid_once_the_stock_is_empty() -> None:
    table = Table("master", ["b12 g5", "y5"], rest=1)
    assert table.legal(0) == {"b12"}
    table.refuses(0, "pass", "draw", rule="MA-5")


@pytest.mark.rule("MA-5")
def test_a_player_without_a_fitting_card_may_pass() -> None:
    table = Table("master", ["b13 g5", "y5"], rest=1)
    assert table.legal(0) == {"pass"}
    table.plays(0, "pass")
    assert table.turn == 1


@pytest.mark.rule("MA-5")
def test_nobody_is_forced_to_lay_a_joker() -> None:
    table = Table("master", ["b13 *", "y5"], rest=1)
    assert {"*b12", "pass"} <= table.legal(0)


@pytest.mark.rule("MA-5")
def test_nobody_is_forced_to_use_a_bridge() -> None:
    table = Table("master", ["b13 g5", "y12 y13"], rest=1, youngest=1)
    table.lays(1, "y12 y13")
    assert table.legal(0) == {"y=b13", "pass"}


@pytest.mark.rule("MA-5")
def test_a_possible_swap_is_not_mandatory() -> None:
    table = Table("master", ["b12 g5", "y5 *"], rest=1, youngest=1)
    table.lays(1, "*b12")
    assert table.legal(0) == {"swap b12", "pass"}


@pytest.mark.rule("MA-5")
@pytest.mark.parametrize("any_card", ["*r10", "y=b14", "y=*b14"])
def test_laying_any_card_is_enough(any_card: str) -> None:
    """The green 12 fits directly, but the player may keep it."""
    table = Table("master", ["b14 g12 *", "y12 y13 y14"], rest=1, youngest=1)
    table.lays(1, "y12 y13 y14")
    assert "pass" not in table.legal(0)
    table.plays(0, any_card, "done")
    assert table.turn == 1


@pytest.mark.rule("MA-6")
def test_a_card_fits_next_to_a_filled_place_of_its_own_row() -> None:
    table = Table("master", ["r12 r13 y10 y9 g21 b1", "y5"])
    assert table.legal(0) == {"r12", "y10", "draw"}
    table.refuses(0, "r13", "y9", "g21", "b1", rule="MA-6")
    table.plays(0, "r12", "y10")
    assert table.legal(0) == {"r13", "y9", "done"}


@pytest.mark.rule("MA-6")
def test_the_place_of_a_card_must_be_empty() -> None:
    """On a place with a joker, the right card can only be swapped."""
    table = Table("master", ["r12 r10 g5", "* y5"], youngest=1)
    table.lays(1, "*r12")
    table.refuses(0, "r12", rule="MA-6")
    assert table.legal(0) == {"r10", "swap r12", "draw"}


@pytest.mark.rule("MA-6")
def test_rows_go_from_1_to_21() -> None:
    ups, downs = run("r", 12, 21).split(), run("r", 10, 1).split()
    table = Table("master", [" ".join([*ups, *downs, "g5"]), "y5"])
    for first in range(0, 20, 4):
        table.lays(0, " ".join([*ups, *downs][first : first + 4]))
        table.plays(1, "draw")
    assert table.row("r") == run("r", 1, 21)


@pytest.mark.rule("MA-11")
def test_the_last_card_in_hand_ends_the_round() -> None:
    table = Table("master", ["r12 r13", "y5"])
    table.plays(0, "r12")
    assert not table.round_over()
    table.plays(0, "r13")
    assert table.round_over()
    assert table.turn is None


@pytest.mark.rule("MA-10")
@pytest.mark.rule("MA-11")
@pytest.mark.rule("MA-12")
def test_a_full_table_ends_the_round_and_the_eighth_half_row_earns_nothing() -> None:
    """Both players still have cards, but no place is left; there are seven bonus cards."""
    halves = [run(colour, *ends) for colour in "ygbr" for ends in ((12, 21), (10, 1))]
    places = " ".join(halves).split()
    *mine, last = places
    table = Table("master", [" ".join([*mine, "*"]), f"{last} * * *"])
    for first in range(0, 76, 4):
        table.lays(0, " ".join(mine[first : first + 4]))
        table.plays(1, "pass")
    assert table.state["bonus"] == [7, 0]
    table.lays(0, " ".join(mine[76:]))
    assert not table.round_over()
    table.plays(1, last)
    assert table.round_over()
    assert table.state["bonus"] == [7, 0]
    assert table.points == [7 * 11 - 11, -3 * 11]
    assert table.winners == [0]


@pytest.mark.rule("MA-12")
def test_the_player_who_ends_the_round_need_not_win() -> None:
    hands = ["b12", f"{run('r', 12, 21)} y2", "g5 * y20"]
    table = Table("master", hands, stock="g2 b13 g3 b14 g4", youngest=1)
    for cards in (run("r", 12, 15), run("r", 16, 19)):
        table.lays(1, cards)
        table.plays(2, "draw")
        table.plays(0, "draw")
    table.lays(1, "r20 r21")
    table.plays(2, "draw")
    table.plays(0, "b12", "b13", "b14")
    assert table.state["bonus"] == [0, 1, 0]
    assert table.points == [0, 11 - 2, -(5 + 11 + 20 + 2 + 3 + 4)]
    assert table.winners == [1]


@pytest.mark.rule("MA-12")
def test_the_most_points_after_all_rounds_win() -> None:
    assert Table("master", players=3).state["options"]["rounds"] == 1
    table = Table("master", players=3, rounds=3)
    table.finishes_match()
    totals = table.totals
    assert min(totals) < max(totals)
    assert table.winners == [totals.index(max(totals))]


@pytest.mark.rule("MA-13")
def test_first_example_of_the_booklet() -> None:
    """A player uses two bridges; the next player continues from there but cannot skip the 6."""
    table = Table("master", ["y9 y10 b9 r9 g5", "r8 r7 r5 g6"])
    table.lays(0, "y10 y9")
    table.plays(1, "draw")
    table.refuses(0, "b9", "r9", rule="MA-6")
    table.plays(0, "y=b9", "b=r9", "done")
    assert table.state["bridges"] == [2, 4]
    assert (table.row("b"), table.row("r")) == ("b9 b11", "r9 r11")
    table.plays(1, "r8", "r7")
    table.refuses(1, "r5", rule="MA-6")
    table.refuses(1, "b=r5", "g=r5", rule="MA-9")
    table.refuses(1, "r=r5", rule="MA-9")
    assert table.legal(1) == {"done"}


@pytest.mark.rule("MA-13")
def test_second_example_of_the_booklet() -> None:
    """A bridge to a joker and three cards next to it count as four cards, without the bridge."""
    table = Table("master", [f"{run('y', 7, 10)} * b4 b5 b6 b8 r12", "g5"])
    table.lays(0, run("y", 10, 7))
    table.plays(1, "draw")
    table.plays(0, "y=*b7", "b8", "b6", "b5")
    assert table.row("b") == "b5 b6 *b7 b8 b11"
    assert table.legal(0) == {"done"}
    table.refuses(0, "b4", "r12", rule="MA-4")

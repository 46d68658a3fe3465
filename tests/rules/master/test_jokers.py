"""MA-7 to MA-10: jokers, swaps, bridges and bonus cards of Master."""

import pytest

from tests.rules.cards import run
from tests.rules.table import Table

NEXT_TO_THE_ELEVENS = {f"{colour}{value}" for colour in "rygb" for value in (10, 12)}


def bridges(table: Table, seat: int) -> set[str]:
    """Return the lays that a seat can make over a bridge."""
    return {move for move in table.legal(seat) if "=" in move}


@pytest.mark.rule("MA-7")
def test_a_joker_goes_where_the_number_card_would_fit_directly() -> None:
    table = Table("master", ["* g5", "y5"])
    assert table.legal(0) == {"draw"} | {f"*{place}" for place in NEXT_TO_THE_ELEVENS}
    table.refuses(0, "*r13", "*g5", rule="MA-7")
    table.plays(0, "*r12", "done")
    assert table.row("r") == "r11 *r12"
    assert table.hand(0) == "g5"


@pytest.mark.rule("MA-7")
def test_a_row_continues_next_to_a_joker() -> None:
    table = Table("master", ["* r13 g5", "y5"])
    table.plays(0, "*r12", "r13")
    assert table.row("r") == "r11 *r12 r13"


@pytest.mark.rule("MA-7")
def test_laying_a_joker_needs_an_empty_place_and_a_joker_in_hand() -> None:
    table = Table("master", ["* r12 g5", "y5"])
    table.plays(0, "r12")
    table.refuses(0, "*r12", "*r11", rule="MA-7")
    table.plays(0, "*r13")
    table.refuses(0, "*r14", rule="G-10")


@pytest.mark.rule("MA-7")
def test_a_joker_goes_where_the_number_card_would_fit_over_a_bridge() -> None:
    table = Table("master", ["y12 y13 * g5", "y5"])
    table.plays(0, "y12", "y13")
    assert bridges(table, 0) == {"y=*b13"}
    table.plays(0, "y=*b13")
    assert table.row("b") == "b11 *b13"
    assert table.state["bridges"] == [3, 4]


@pytest.mark.rule("MA-7")
def test_each_of_several_jokers_counts_as_one_of_the_four_cards() -> None:
    table = Table("master", ["* * * * r16 g5", "y5"])
    table.plays(0, "*r12", "*r13", "*r14", "*r15")
    assert table.legal(0) == {"done"}
    table.refuses(0, "r16", rule="MA-4")


@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-11")
def test_the_last_card_of_a_hand_may_be_a_joker() -> None:
    table = Table("master", ["*", "y5"])
    table.plays(0, "*r12")
    assert table.round_over()
    assert table.points == [0, -5]


def table_with_jokers(places: str, hand: str, stock: str = "", rest: int | None = None) -> Table:
    """Return a table where seat 1 has laid jokers at these places and it is the turn of seat 0."""
    jokers = ["*"] * len(places.split())
    table = Table("master", [hand, " ".join([*jokers, "y5"])], stock=stock, rest=rest, youngest=1)
    table.lays(1, " ".join(f"*{place}" for place in places.split()))
    return table


@pytest.mark.rule("MA-8")
def test_a_swap_puts_the_card_in_the_place_of_the_joker() -> None:
    table = table_with_jokers("r12", "r12 b12 g5")
    assert table.legal(0) == {"swap r12", "b12", "draw"}
    table.plays(0, "swap r12")
    assert table.row("r") == "r11 r12"
    assert table.hand(0) == "g5 b12 *"


@pytest.mark.rule("MA-8")
def test_after_a_swap_without_a_lay_only_laying_or_swapping_is_possible() -> None:
    table = table_with_jokers("r12 g12", "r12 g12 b12 g5")
    table.plays(0, "swap r12")
    places = (NEXT_TO_THE_ELEVENS | {"r13", "g13"}) - {"r12", "g12"}
    assert table.legal(0) == {"b12", "swap g12"} | {f"*{place}" for place in places}
    table.refuses(0, "draw", "pass", "done", rule="MA-8")
    table.plays(0, "b12", "done")
    assert table.turn == 1


@pytest.mark.rule("MA-8")
def test_refuses_a_pass_after_a_swap_even_with_an_empty_stock() -> None:
    table = table_with_jokers("r12", "r12 g5", rest=1)
    assert "pass" in table.legal(0)
    table.plays(0, "swap r12")
    table.refuses(0, "draw", "pass", "done", rule="MA-8")


@pytest.mark.rule("MA-8")
def test_a_joker_just_taken_may_be_laid() -> None:
    table = table_with_jokers("r12", "r12 g5")
    table.plays(0, "swap r12", "*b12", "done")
    assert table.row("b") == "b11 *b12"
    assert table.hand(0) == "g5"


@pytest.mark.rule("MA-8")
def test_a_swap_is_possible_after_a_lay() -> None:
    table = table_with_jokers("r12", "r12 b12 g5")
    table.plays(0, "b12", "swap r12")
    assert {"done", "*r13"} <= table.legal(0)


@pytest.mark.rule("MA-8")
def test_swaps_before_and_after_the_fourth_card_do_not_count() -> None:
    table = table_with_jokers("r12 g12", f"r12 g12 {run('b', 12, 16)} g5")
    table.plays(0, "swap r12", *run("b", 12, 15).split())
    assert table.legal(0) == {"swap g12", "done"}
    table.plays(0, "swap g12")
    assert table.legal(0) == {"done"}
    table.refuses(0, "b16", "*r13", rule="MA-4")
    assert table.hand(0) == "g5 b16 * *"


@pytest.mark.rule("MA-8")
def test_any_number_of_swaps_is_possible() -> None:
    table = table_with_jokers("r12 g12 b12", "r12 g12 b12 g5")
    table.plays(0, "swap g12", "swap r12", "swap b12", "*y12", "done")
    assert table.hand(0) == "g5 * *"
    assert [table.row(colour) for colour in "rgb"] == ["r11 r12", "g11 g12", "b11 b12"]


@pytest.mark.rule("MA-8")
def test_a_joker_can_be_swapped_in_the_turn_in_which_it_was_laid() -> None:
    table = Table("master", ["* r12 g5", "y5"])
    table.plays(0, "*r12", "swap r12")
    assert table.hand(0) == "g5 *"


@pytest.mark.rule("MA-8")
def test_a_swap_needs_the_right_card_and_a_joker_in_its_place() -> None:
    table = table_with_jokers("r12", "r10 r13 b12 g5")
    table.refuses(0, "swap r12", rule="G-10")
    table.refuses(0, "swap r13", "swap b12", rule="MA-8")


@pytest.mark.rule("MA-8")
def test_no_swap_in_a_turn_in_which_you_draw() -> None:
    table = table_with_jokers("r12", "r12 g5")
    table.plays(0, "draw")
    assert table.turn == 1
    table.refuses(0, "swap r12", error="not-your-turn")


@pytest.mark.rule("MA-8")
def test_a_swap_of_the_last_card_does_not_empty_the_hand() -> None:
    table = table_with_jokers("r12", "r12")
    table.plays(0, "swap r12")
    assert not table.round_over()
    assert table.hand(0) == "*"


@pytest.mark.rule("MA-9")
def test_a_bridge_leads_to_the_same_value_in_a_neighbouring_row() -> None:
    table = Table("master", ["b12 b13 r13 r14 y14 y13 g13", "y5"])
    table.plays(0, "b12", "b13")
    assert bridges(table, 0) == {"b=r13", "b=y13"}
    table.refuses(0, "b=r14", "b=y14", "b=g13", rule="MA-9")
    table.plays(0, "b=r13")
    assert table.row("r") == "r11 r13"
    assert table.state["bridges"] == [3, 4]


@pytest.mark.rule("MA-9")
def test_a_bridge_starts_only_at_a_filled_place() -> None:
    table = Table("master", ["b12 r14 r13 g5", "y5"])
    table.plays(0, "b12")
    table.refuses(0, "b=r14", "b=r13", rule="MA-9")


@pytest.mark.rule("MA-9")
def test_no_bridge_to_a_place_that_is_reachable_directly() -> None:
    table = Table("master", ["b12 r12 g5 *", "y5"])
    table.plays(0, "b12")
    table.refuses(0, "b=r12", "b=*r12", rule="MA-9")
    assert bridges(table, 0) == set()


@pytest.mark.rule("MA-9")
def test_no_bridge_to_a_filled_place() -> None:
    table = Table("master", ["b12 r12 * g5", "y5"])
    table.plays(0, "b12", "r12")
    table.refuses(0, "b=*r12", "b=*r11", rule="MA-9")


@pytest.mark.rule("MA-9")
def test_no_bridge_within_one_row() -> None:
    table = Table("master", ["r12 r14 g5", "y5"])
    table.plays(0, "r12")
    table.refuses(0, "r=r14", rule="MA-9")


@pytest.mark.rule("MA-9")
def test_the_place_after_a_bridge_takes_its_own_card() -> None:
    table = Table("master", ["b12 b13 g5", "r13"])
    table.plays(0, "b12", "b13")
    table.refuses(0, "b=r13", "b=*r13", rule="G-10")


@pytest.mark.rule("MA-9")
def test_an_island_grows_in_both_directions() -> None:
    table = Table("master", [f"{run('b', 12, 14)} r14 g5", "r13 r15 r17 g6"])
    table.plays(0, *run("b", 12, 14).split(), "b=r14", "done")
    assert table.legal(1) == {"r13", "r15", "draw"}
    table.plays(1, "r13", "r15")
    assert table.row("r") == "r11 r13 r14 r15"
    table.refuses(1, "r17", rule="MA-6")


@pytest.mark.rule("MA-9")
def test_bridges_do_not_count_and_any_number_may_be_used() -> None:
    """Bridges may also start from cards laid in the same turn."""
    table = Table("master", ["y12 y13 y14 b14 r14 g14 g15 g5", "y5"])
    table.lays(0, "y12 y13 y14")
    table.plays(1, "draw")
    table.plays(0, "y=b14", "b=r14", "r=g14")
    assert table.state["progress"]["laid"] == 3
    assert table.state["bridges"] == [1, 4]
    assert table.legal(0) == {"g15", "done"}


@pytest.mark.rule("MA-9")
def test_a_bridged_card_counts_as_one_of_the_four() -> None:
    table = Table("master", [f"{run('b', 12, 14)} r14 r15 y14 g5", "y5"])
    table.plays(0, *run("b", 12, 14).split(), "b=r14")
    assert table.legal(0) == {"done"}
    table.refuses(0, "r15", "b=y14", rule="MA-4")


@pytest.mark.rule("MA-9")
def test_a_bridge_may_start_at_a_joker() -> None:
    table = Table("master", ["b12 * r13 g5", "y5"])
    table.plays(0, "b12", "*b13")
    assert bridges(table, 0) == {"b=r13"}
    table.plays(0, "b=r13")
    assert table.row("r") == "r11 r13"


def lay_in_fours(table: Table, seat: int, moves: str) -> None:
    """Lay many cards, four in a turn, while the other player draws."""
    every = moves.split()
    for first in range(0, len(every), 4):
        table.lays(seat, " ".join(every[first : first + 4]))
        table.plays(1 - seat, "draw")


@pytest.mark.rule("MA-10")
@pytest.mark.parametrize(("first", "last"), [(12, 21), (10, 1)])
def test_filling_the_last_place_of_a_half_row_earns_a_bonus_card(first: int, last: int) -> None:
    step = 1 if last > first else -1
    table = Table("master", [f"{run('r', first, last - step)} g5", f"r{last} y5"])
    lay_in_fours(table, 0, run("r", first, last - step))
    table.plays(0, "draw")
    assert table.state["bonus"] == [0, 0]
    table.plays(1, f"r{last}")
    assert table.state["bonus"] == [0, 1]


@pytest.mark.rule("MA-10")
@pytest.mark.parametrize("filling", ["r12", "*r12"])
def test_a_half_row_completed_in_the_middle_earns_a_bonus_card(filling: str) -> None:
    table = Table("master", [f"b12 b13 {run('r', 12, 21)} * g5", "y5"])
    lay_in_fours(table, 0, f"b12 b13 b=r13 {run('r', 14, 21)}")
    assert table.row("r") == f"r11 {run('r', 13, 21)}"
    assert table.state["bonus"] == [0, 0]
    table.plays(0, filling)
    assert table.state["bonus"] == [1, 0]


@pytest.mark.rule("MA-10")
def test_a_later_swap_earns_no_bonus_card() -> None:
    table = Table("master", [f"{run('r', 12, 20)} * g5", "r21 b12 y5"])
    lay_in_fours(table, 0, run("r", 12, 19))
    table.lays(0, "r20 *r21")
    assert table.state["bonus"] == [1, 0]
    table.plays(1, "swap r21", "b12", "done")
    assert table.row("r") == run("r", 11, 21)
    assert table.state["bonus"] == [1, 0]


@pytest.mark.rule("MA-10")
def test_half_rows_are_counted_separately() -> None:
    """A card at the other end of a row does not complete the full half again."""
    table = Table("master", [f"{run('r', 12, 21)} r10 r9 b12 g5", "y5"])
    lay_in_fours(table, 0, f"{run('r', 12, 21)} r10 r9")
    assert table.state["bonus"] == [1, 0]

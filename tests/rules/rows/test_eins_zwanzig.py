"""EZ: Eins aufwärts – Zwanzig abwärts."""

import pytest

from tests.rules.cards import run
from tests.rules.chance import fair_deal, seed_with_redeals
from tests.rules.table import Refused, Table


def opened_table(hand: str, stock: str = "", rest: int | None = None) -> Table:
    """Return a table where seat 0 has laid the red 1 and seat 1, with this hand, is next."""
    table = Table("eins-zwanzig", ["r1 g10 g11", hand], stock=stock, rest=rest)
    table.plays(0, "r1")
    return table


@pytest.mark.rule("EZ-1")
def test_no_card_is_on_the_table_before_the_start() -> None:
    table = Table("eins-zwanzig", players=3)
    assert [table.row(colour) for colour in "rygb"] == ["", "", "", ""]


@pytest.mark.rule("EZ-1")
def test_both_ends_come_before_any_other_card_of_the_colour() -> None:
    table = opened_table("r2 r19 r20 r11 b5")
    assert table.legal(1) == {"r20"}
    table.refuses(1, "r2", "r19", "r11", rule="EZ-1")
    table.plays(1, "r20")
    assert table.legal(1) == {"r2", "r19", "done"}
    table.refuses(1, "r11", rule="EZ-1")


@pytest.mark.rule("EZ-1")
def test_the_ends_can_be_laid_in_either_order() -> None:
    table = opened_table("y1 y2 y19 y20 b5")
    assert table.legal(1) == {"y1", "y20"}
    table.plays(1, "y20")
    assert table.legal(1) == {"y1", "done"}
    table.refuses(1, "y19", "y2", rule="EZ-1")
    table.plays(1, "y1")
    assert table.legal(1) == {"y2", "y19", "done"}


@pytest.mark.rule("EZ-1")
def test_a_1_or_a_20_fits_at_any_time() -> None:
    table = opened_table("r20 y1 y20 g20 b1 b5")
    assert table.legal(1) == {"r20", "y1", "y20", "g20", "b1"}


@pytest.mark.rule("EZ-1")
@pytest.mark.parametrize("between", [run("r", 2, 19), run("r", 19, 2), f"r19 {run('r', 2, 18)}"])
def test_a_row_closes_from_both_ends(between: str) -> None:
    table = opened_table(f"r20 {between} b5")
    table.plays(1, "r20", *between.split())
    assert table.row("r") == run("r", 1, 20)
    assert table.legal(1) == {"done"}


@pytest.mark.rule("EZ-1")
def test_cards_fit_only_in_their_own_colour() -> None:
    table = opened_table("r20 y2 b19 g2 b5")
    table.plays(1, "r20")
    assert table.legal(1) == {"done"}


@pytest.mark.rule("ES-7")
@pytest.mark.rule("EZ-1")
def test_a_drawn_end_is_laid_and_the_turn_may_continue() -> None:
    table = opened_table("r2 b6", stock="b7 r20")
    table.plays(1, "draw")
    assert table.legal(1) == {"draw", "pass"}
    table.plays(1, "draw")
    assert table.legal(1) == {"r20"}
    table.plays(1, "r20")
    assert table.legal(1) == {"r2", "done"}


@pytest.mark.rule("ES-8")
@pytest.mark.rule("EZ-1")
def test_passing_works_as_in_elferspiel() -> None:
    table = opened_table("b5 b6", rest=0)
    assert table.legal(1) == {"pass"}
    table.refuses(1, "draw", rule="ES-8")


@pytest.mark.rule("ES-5")
@pytest.mark.rule("EZ-2")
def test_1_and_20_of_a_colour_are_one_row() -> None:
    table = opened_table("y1 y2 y20 g1 r20 b5")
    table.plays(1, "y1")
    assert table.legal(1) == {"y20", "done"}
    table.refuses(1, "g1", "r20", rule="ES-5")
    table.plays(1, "y20", "y2", "done")
    assert table.row("y") == "y1 y2 y20"


@pytest.mark.rule("EZ-2")
@pytest.mark.parametrize(
    ("hands", "seat", "one"),
    [
        (["y1 g1", "r1 b1", "g2"], 1, "r1"),
        (["y1 b2", "g1 g2", "b1 g3"], 2, "b1"),
        (["b2 b3", "y1 g1 b1", "g3"], 1, "b1"),
        (["g1 b2", "y1 g2", "r20"], 1, "y1"),
        (["b2", "r20 r11", "g1 b3"], 2, "g1"),
    ],
)
def test_the_first_1_of_red_blue_yellow_and_green_begins(
    hands: list[str], seat: int, one: str
) -> None:
    table = Table("eins-zwanzig", hands)
    assert table.turn == seat
    assert table.legal(seat) == {one}
    others = [card for card in hands[seat].split() if card != one]
    table.refuses(seat, *others, rule="EZ-2")


@pytest.mark.rule("EZ-2")
def test_only_that_1_is_laid_in_the_opening_turn() -> None:
    table = Table("eins-zwanzig", ["b3", "r1 r20 r2", "b2"])
    table.plays(1, "r1")
    assert table.turn == 0, "play does not go to the right"
    assert table.legal(1) == set()


@pytest.mark.rule("EZ-2")
def test_all_cards_are_redealt_if_no_hand_has_a_1() -> None:
    seed = seed_with_redeals("eins-zwanzig", value=1, dealt=60, redeals=1)
    table = Table("eins-zwanzig", players=3, seed=seed)
    assert table.dealt == fair_deal("eins-zwanzig", 3, 20, seed, attempt=1)
    with pytest.raises(Refused, match="bad-deal"):
        Table("eins-zwanzig", ["r11 r20", "y12"])


@pytest.mark.rule("ES-6")
def test_there_is_no_option_for_elevens() -> None:
    with pytest.raises(Refused, match="bad-options"):
        Table("eins-zwanzig", players=2, elevens_last=True)

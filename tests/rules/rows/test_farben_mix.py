"""FM: Farben-Mix."""

from typing import Any

import pytest

from tests.rules.table import Table


def opened_table(hand: str, stock: str = "", **options: Any) -> Table:
    """Return a table where seat 0 has laid the red 11 and seat 1, with this hand, is next."""
    table = Table("farben-mix", ["r11 y11 b2 b3", hand], stock=stock, **options)
    table.plays(0, "r11@r")
    return table


@pytest.mark.rule("FM-1")
def test_the_row_of_an_11_accepts_every_colour() -> None:
    table = opened_table("b12 g10 y9 g5")
    assert table.legal(1) == {"b12@r", "g10@r"}
    table.plays(1, "b12@r", "g10@r", "y9@r")
    assert table.row("r") == "y9 g10 r11 b12"
    assert [table.row(colour) for colour in "ygb"] == ["", "", ""]


@pytest.mark.rule("FM-1")
def test_no_number_is_skipped() -> None:
    table = opened_table("b12 b13 g9 b14")
    table.refuses(1, "b13@r", "g9@r", rule="FM-1")
    table.plays(1, "b12@r")
    table.refuses(1, "b14@r", rule="FM-1")
    assert table.legal(1) == {"b13@r", "done"}


@pytest.mark.rule("FM-1")
def test_refuses_a_second_card_on_a_filled_place() -> None:
    table = opened_table("b12 g12 g5")
    table.plays(1, "b12@r")
    table.refuses(1, "g12@r", rule="FM-1")


@pytest.mark.rule("FM-1")
def test_an_11_starts_its_own_row_and_no_other() -> None:
    table = opened_table("g11 b11 g12")
    assert table.legal(1) == {"g11@g", "b11@b", "g12@r"}
    table.refuses(1, "g11@b", "g11@r", "g12@g", rule="FM-1")
    table.plays(1, "g11@g")
    assert table.row("g") == "g11"
    assert table.legal(1) == {"g12@g", "done"}


@pytest.mark.rule("FM-1")
def test_the_opening_lays_the_11_only_on_its_own_row() -> None:
    table = Table("farben-mix", ["b11 y11 g11", "b2", "g3"])
    assert table.legal(0) == {"b11@b"}, "blue does not come before yellow and green (ES-2)"
    table.plays(0, "b11@b")
    assert table.turn == 2, "play does not go to the right (ES-3)"


@pytest.mark.rule("FM-1")
def test_the_player_chooses_among_the_rows_that_a_card_fits() -> None:
    table = opened_table("g10 b10 b12")
    table.lays(1, "g10@r")
    table.lays(0, "y11@y")
    assert table.legal(1) == {"b12@r", "b12@y", "b10@y"}
    table.plays(1, "b12@y")
    assert (table.row("r"), table.row("y")) == ("g10 r11", "y11 b12")


@pytest.mark.rule("FM-1")
def test_the_player_also_chooses_for_a_drawn_card() -> None:
    table = opened_table("g10 b5 b6", stock="g12")
    table.lays(1, "g10@r")
    table.lays(0, "y11@y")
    table.plays(1, "draw")
    assert table.legal(1) == {"g12@r", "g12@y"}
    table.refuses(1, "draw", "pass", "b5@r", rule="ES-7")
    table.plays(1, "g12@y")
    assert table.row("y") == "y11 g12"
    assert table.legal(1) == {"done"}


@pytest.mark.rule("ES-5")
@pytest.mark.rule("FM-1")
def test_a_turn_still_allows_only_one_row() -> None:
    table = opened_table("g10 b10 b12 r12 g11")
    table.lays(1, "g10@r")
    table.lays(0, "y11@y")
    table.plays(1, "b12@y")
    assert table.legal(1) == {"b10@y", "done"}
    table.refuses(1, "r12@r", "g11@g", rule="ES-5")


@pytest.mark.rule("ES-6")
@pytest.mark.rule("FM-1")
def test_elevens_last_works_as_in_elferspiel() -> None:
    assert "g11@g" in opened_table("b12 g11").legal(1)
    table = opened_table("b12 g11 b5", elevens_last=True)
    assert table.legal(1) == {"b12@r"}
    table.refuses(1, "g11@g", rule="ES-6")
    assert opened_table("b13 g11", elevens_last=True).legal(1) == {"g11@g"}


@pytest.mark.rule("FM-1")
def test_a_lay_always_names_the_row() -> None:
    opened_table("b12 g5").refuses(1, "b12", error="bad-move")

"""EW-6: piles of one colour."""

from typing import Any

import pytest

from tests.rules.bluffing.erwischt.table import ErwischtTable, pile_to_20, table_for_two


@pytest.mark.rule("EW-6")
def test_the_first_card_of_a_strict_pile_claims_its_colour() -> None:
    table = ErwischtTable("", "b2 y9", "r1 r5", colours="strict")
    assert table.legal(2) == {f"{card}={colour}" for card in ("r1", "r5") for colour in "rygb"} | {
        "pass"
    }
    table.refuses(2, "r1", rule="EW-6")
    table.refuses(2, "b2=b", rule="G-10")
    table.plays(2, "r1=b")
    assert table.state["pile_colour"] == "b"
    assert table.legal(1) == {"b2", "y9", "pass", "object"}
    table.refuses(1, "b2=b", rule="EW-6")


@pytest.mark.rule("EW-6")
@pytest.mark.parametrize(
    ("first", "second", "bluffer"),
    [
        ("r1=r", None, None),
        ("r1=b", None, 2),
        ("r5=r", None, 2),
        ("r1=b", "b2", None),
        ("r1=b", "y2", 1),
        ("r1=b", "b9", 1),
    ],
)
def test_every_card_of_a_strict_pile_must_have_its_colour(
    first: str, second: str | None, bluffer: int | None
) -> None:
    table = ErwischtTable("", "b2 b9 y2", "r1 r5", colours="strict")
    table.plays(2, first)
    if second:
        table.plays(1, second)
    table.plays(0, "object")
    taker = 0 if bluffer is None else bluffer
    assert first[:2] in table.cards(taker).split()
    assert table.state["pile_colour"] is None


@pytest.mark.rule("EW-6")
def test_mixed_is_the_default_and_has_no_colours() -> None:
    table = ErwischtTable("", "b2 y9", "r1 r5")
    assert table.state["options"]["colours"] == "mixed"
    table.refuses(2, "r1=r", rule="EW-6")
    table.plays(2, "r1")
    assert table.state["pile_colour"] is None
    table = table_for_two("b1 b2")
    pile_to_20(table, "r")
    table.plays(0, "pass")
    assert table.state["completed"] == []


@pytest.mark.rule("EW-6")
@pytest.mark.parametrize("value", ["loose", None, True, "Strict", ["r"]])
def test_refuses_bad_colours(value: Any) -> None:
    options = {"colours": value}
    answer = ErwischtTable(players=3).ask(
        "new", game="erwischt", players=3, seed="s", options=options
    )
    assert answer["error"] == "bad-options"


@pytest.mark.rule("EW-6")
def test_a_complete_colour_cannot_be_claimed_again() -> None:
    table = table_for_two("b1 b2", colours="strict")
    pile_to_20(table, "r")
    assert table.state["completed"] == []
    assert table.state["pile_colour"] == "r"
    assert table.legal(0) == {
        *("b1=y", "b1=g", "b1=b", "b2=y", "b2=g", "b2=b", "pass", "object"),
    }
    table.refuses(0, "b1=r", "b1", rule="EW-6")
    table.plays(0, "b1=b")
    assert table.state["completed"] == ["r"]
    assert table.state["pile_colour"] == "b"
    table.plays(1, "pass")
    table.plays(0, "b2")
    table.plays(1, "object")
    assert table.winners == [0]


@pytest.mark.rule("EW-6")
def test_a_pile_taken_after_an_objection_leaves_its_colour_free() -> None:
    table = table_for_two("b1 b2", colours="strict")
    pile_to_20(table, "r")
    table.plays(0, "object")
    assert table.state["completed"] == []
    assert "r1=r" in table.legal(0)


@pytest.mark.rule("EW-6")
@pytest.mark.rule("EW-7")
def test_an_empty_pile_starts_with_any_number() -> None:
    table = ErwischtTable("", "b2 y9", "r1 r5", colours="strict")
    table.all_pass(2)
    assert table.claims() == (None, 3)
    table.refuses(2, "r5", rule="EW-6")
    table.plays(2, "r5=g")
    assert table.claims() == (3, 4)
    assert table.state["pile_colour"] == "g"


def four_piles(*hands: str) -> ErwischtTable:
    """Return a table with strict colours and four piles of one card, each claimed as a 20."""
    table = ErwischtTable(*hands, colours="strict")
    for colour in "rygb":
        table.all_pass(19)
        seat = table.turn
        assert seat is not None
        table.plays(seat, f"{table.cards(seat).split()[0]}={colour}")
        assert table.claims() == (20, 1)
    assert table.state["completed"] == ["r", "y", "g"]
    assert table.turn == 1
    return table


@pytest.mark.rule("EW-6")
def test_when_all_four_colours_are_complete_the_fewest_cards_win() -> None:
    table = four_piles("", "y6 y7 y8", "r1 r5 r6")
    assert table.legal(1) == {"pass", "object"}
    assert table.legal(0) == {"object"}
    table.refuses(1, "y7", "y7=b", "y7=r", rule="EW-6")
    table.plays(1, "pass")
    state = table.state
    assert (state["over"], state["winners"], state["points"]) == (True, [2], None)
    assert state["completed"] == ["r", "y", "g", "b"]
    assert (state["turn"], state["actors"], len(state["aside"])) == (None, [], 4)


@pytest.mark.rule("EW-6")
def test_an_objection_to_the_fourth_pile_frees_its_colour_again() -> None:
    table = four_piles("", "y6 y7 y8", "r1 r5 r6")
    table.plays(0, "object")
    assert not table.state["over"]
    assert table.legal(1) == {"y7=b", "y8=b", "pass"}


@pytest.mark.rule("EW-5")
@pytest.mark.rule("EW-6")
def test_a_last_card_on_the_fourth_pile_must_still_be_accepted() -> None:
    table = four_piles("", "y6 y7 y8", "r1 r5")
    assert table.legal(1) == {"accept", "object"}
    table.plays(0, "accept")
    table.plays(1, "accept")
    assert table.winners == [2]

"""SS-3 to SS-5: the first correct call takes piles, and a wrong call costs the caller's pile."""

import pytest

from tests.rules.snap.table import CALLS, Snap, table_with_a_pair


@pytest.mark.rule("SS-3")
@pytest.mark.parametrize("caller", [0, 1, 2])
def test_the_first_to_call_takes_the_others_piles_that_show_the_number(caller: int) -> None:
    table = table_with_a_pair()
    table.settles(((caller + 1) % 3, "schnapp", 400), (caller, "schnapp", 300))
    left = ["", "y6 y5", ""]
    left[caller] = ""
    assert table.piles == left
    assert table.state["won"][caller] == (4 if caller == 1 else 2)
    assert sum(table.state["won"]) == table.state["won"][caller]
    assert table.middle == ""


@pytest.mark.rule("SS-3")
def test_nothing_happens_without_a_call() -> None:
    table = table_with_a_pair()
    before = table.state
    assert [event["type"] for event in table.settles()] == ["settle"]
    assert table.state | {"actors": before["actors"]} == before


@pytest.mark.rule("SS-3")
def test_only_the_number_turned_over_counts() -> None:
    """Seats 0 and 1 already showed the same number, and nobody called it."""
    table = Snap("r1 r2", "y1 y3 y5", "g5 g2")
    table.flips(0, 1, 2)
    table.settles((2, "schnapp", 200))
    assert table.piles == ["r1", "y1", ""]
    assert table.middle == "g5"


@pytest.mark.rule("SS-3")
def test_a_covered_number_does_not_count() -> None:
    table = Snap("r1 r2 r3", "y6 y7 y5", "g5 g1 g3")
    table.flips(0, 1, 2, 0, 1, 2)
    assert table.piles == ["r2 r1", "y7 y6", "g1 g5"]
    table.settles((0, "schnapp", 200))
    assert table.middle == "r2 r1"


@pytest.mark.rule("SS-4")
@pytest.mark.parametrize(
    ("caller", "under"),
    [(0, "r8 r9 r3 r1 g4 g1"), (1, "y8 y4 y5 y6 g4 g1 r3 r1"), (2, "g8 {} g4 g1 r3 r1")],
)
def test_the_winners_pile_goes_under_the_stack_first_then_the_others_clockwise(
    caller: int, under: str
) -> None:
    table = table_with_a_pair()
    rest = table.stack(2).removeprefix("g8 ")
    table.settles((caller, "schnapp", 300))
    assert table.stack(caller) == under.format(rest)


@pytest.mark.rule("SS-4")
def test_quartets_among_the_cards_are_laid_aside_and_the_order_of_the_rest_stays() -> None:
    table = Snap("r3 r1 r8 r5", "y3 y1 y8", "g3 g1 g8", "b5 b1 b8")
    table.flips(0, 1, 2, 3, 0, 1, 2, 3)
    before = table.stack(3)
    events = table.settles((3, "schnapp", 300))
    assert {"type": "quartet", "seat": 3, "number": 1} in events
    assert 1 in table.state["quartets"][3]
    assert table.stack(3) == f"{before} b5 r3 y3 g3"
    assert table.piles == ["", "", "", ""]
    assert table.state["won"] == [0, 0, 0, 6]


@pytest.mark.rule("SS-4")
def test_cards_of_the_stack_do_not_count_for_a_quartet() -> None:
    table = Snap("r1 r2", "y1 y8", "g1 g8", "b2 b1")
    table.flips(0, 1, 2)
    rest = table.stack(3).removeprefix("b2 b1 ")
    table.settles((3, "schnapp", 300))
    assert table.stack(3) == f"b2 b1 {rest} r1 y1 g1"
    assert 1 not in table.state["quartets"][3]


@pytest.mark.rule("SS-5")
@pytest.mark.parametrize("word", sorted(CALLS))
def test_a_call_without_a_match_costs_the_pile(word: str) -> None:
    table = Snap("r3 r1 r8", "y5 y6 y8 y4 y2", "g4 g2 g8")
    table.flips(0, 1, 2, 0)
    table.settles((0, word, 250))
    assert table.piles == ["", "y5", "g4"]
    assert table.middle == "r1 r3"
    assert table.stack(0) == "r8"


@pytest.mark.rule("SS-5")
def test_the_wrong_word_costs_the_pile_too() -> None:
    table = table_with_a_pair()
    table.settles((1, "schnipp", 250))
    assert table.piles == ["r1 r3", "", "g1 g4"]
    assert table.middle == "y6 y5"
    table.flips(0)
    table.settles((0, "schnapp", 10))
    assert table.middle == "r8 r1 r3 y6 y5"


@pytest.mark.rule("SS-5")
def test_schnapp_is_wrong_if_only_the_middle_matches() -> None:
    table = Snap("r1 r8", "y1 y8 y4", "g4 g8")
    table.flips(0)
    table.settles((0, "schnapp", 9))
    table.flips(1)
    table.settles((1, "schnapp", 9))
    assert table.middle == "y1 r1"


@pytest.mark.rule("SS-5")
def test_a_wrong_call_without_a_pile_costs_nothing() -> None:
    table = Snap("r3 r1", "y5 y6 y4 y2", "g4 g2")
    table.flips(0)
    before = table.state
    table.settles((1, "schnapp", 10), (2, "schnipp", 20))
    assert table.state | {"actors": before["actors"]} == before

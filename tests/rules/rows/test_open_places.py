"""Aids of the games of rows: the open places, and the numbers with which rows begin."""

from typing import Any

import pytest

from tests.rules.table import Table

BOTH_SIDES = {"r": [10, 12], "y": [11], "g": [11], "b": [11]}


@pytest.mark.rule("CL-5")
@pytest.mark.rule("ES-4")
@pytest.mark.rule("FM-1")
@pytest.mark.parametrize("game", ["elfer-raus", "elferspiel", "farben-mix"])
def test_an_eleven_opens_the_places_next_to_it(game: str) -> None:
    table = Table(game, ["r11 r5", "y5 g6"])
    assert table.aids(None)["open_places"] == {key: [11] for key in "rygb"}
    table.plays(0, "r11@r" if game == "farben-mix" else "r11")
    for seat in (None, 0, 1):
        assert table.aids(seat)["open_places"] == BOTH_SIDES
        assert table.aids(seat)["starts"] == [11]


@pytest.mark.rule("BS-2")
def test_the_first_card_sets_the_start_number_for_the_whole_round() -> None:
    table = Table("beliebige-startkarte", ["r7 y7 g7 b7 b8 g1", "r8 g2"], starter=0)
    before = table.aids(1)
    assert before["starts"] == []
    assert before["open_places"] == {key: list(range(1, 21)) for key in "rygb"}
    table.plays(0, "r7")
    assert table.aids(1)["starts"] == [7]
    assert table.aids(1)["open_places"] == {"r": [6, 8], "y": [7], "g": [7], "b": [7]}
    table.lays(1, "r8")
    table.plays(0, "y7", "g7", "b7", "b8")
    # No row has to begin any more, but the number is still known.
    assert table.aids(1)["starts"] == [7]
    assert table.aids(1)["open_places"] == {"r": [6, 9], "y": [6, 8], "g": [6, 8], "b": [6, 9]}


@pytest.mark.rule("EZ-1")
def test_a_row_opens_between_its_ends_once_both_are_down() -> None:
    table = Table("eins-zwanzig", ["r1 r20 g5", "y5 g6"])
    table.plays(0, "r1")
    assert table.aids(0)["open_places"]["r"] == [20]
    assert table.aids(0)["starts"] == [1, 20]


@pytest.mark.rule("CL-5")
def test_no_place_is_open_beyond_the_last_number() -> None:
    table = Table("falscher-anfang", players=2, seed="places", without="b")
    assert table.aids(0)["open_places"] == {key: [2, 19] for key in "ryg"}
    assert table.aids(0)["starts"] == [1, 20]


@pytest.mark.rule("DA-1")
@pytest.mark.rule("JU-1")
@pytest.mark.rule("MA-6")
@pytest.mark.parametrize(
    ("game", "options", "opened", "starts"),
    [
        ("drei-anfangszahlen", {}, [10, 11, 12], [10, 11, 12]),
        ("junior", {}, [2, 10], [1, 11]),
        ("master", {"youngest": 0}, [10, 12], [11]),
    ],
)
def test_the_first_places_of_other_games(
    game: str, options: dict[str, Any], opened: list[int], starts: list[int]
) -> None:
    aids = Table(game, players=2, seed="places", **options).aids(None)
    assert aids["open_places"] == dict.fromkeys("rygb", opened)
    assert aids["starts"] == starts

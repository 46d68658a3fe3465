"""EW-4, EW-5: objections to a card, and the last card."""

import pytest

from elfer.games.bluffing.erwischt import Erwischt
from tests.played import MutableMatch
from tests.rules.bluffing.erwischt.table import ErwischtTable, make_deal, pile_to_20, table_for_two


@pytest.mark.rule("EW-4")
@pytest.mark.parametrize("objector", [0, 1])
def test_an_objection_to_a_bluff_gives_the_pile_to_its_player(objector: int) -> None:
    """Any other player may object, not only the next one."""
    table = ErwischtTable("", "r9 y9", "r1 r5")
    table.plays(2, "r5")
    table.plays(objector, "object")
    assert table.cards(2) == "r1 r5"
    assert (table.pile, table.claims(), table.turn) == ("", (None, 1), 1)
    assert table.state["actors"] == [1]


@pytest.mark.rule("EW-4")
@pytest.mark.parametrize("objector", [0, 1])
def test_an_objection_to_the_truth_costs_the_pile(objector: int) -> None:
    table = ErwischtTable("", "r9 y9", "r1 r5")
    table.plays(2, "r1")
    table.plays(objector, "object")
    assert "r1" in table.cards(objector).split()
    assert table.cards(2) == "r5"
    assert (table.pile, table.claims(), table.turn) == ("", (None, 1), 1)


@pytest.mark.rule("EW-4")
def test_the_whole_pile_is_taken_and_the_turn_follows_the_seat_that_laid() -> None:
    table = ErwischtTable("", "r9 y9", "r1 r5")
    table.plays(2, "r1")
    table.plays(1, "y9")
    table.plays(2, "object")
    assert table.cards(1) == "r1 r9 y9"
    assert table.turn == 0
    assert table.claims() == (None, 1)


@pytest.mark.rule("EW-4")
def test_colours_do_not_matter_by_default() -> None:
    table = ErwischtTable("", "r9 y2", "r1 r5")
    table.plays(2, "r1")
    table.plays(1, "y2")
    table.plays(0, "object")
    assert {"r1", "y2"} <= set(table.cards(0).split())


@pytest.mark.rule("EW-4")
@pytest.mark.parametrize("move", ["r9", "pass"])
def test_an_objection_is_possible_until_the_next_player_lays_or_passes(move: str) -> None:
    table = ErwischtTable("", "r9 y9", "r1 r5")
    table.refuses(2, "object", rule="EW-4")
    table.plays(2, "r5")
    table.refuses(2, "object", error="not-your-turn")
    table.plays(1, move)
    if move == "pass":
        table.refuses(0, "object", rule="EW-4")
        table.refuses(2, "object", error="not-your-turn")
    else:
        table.plays(2, "object")
        assert "r9" in table.cards(1), "an earlier card was judged instead of the last one"


@pytest.mark.rule("EW-4")
def test_the_first_objection_counts() -> None:
    table = ErwischtTable("", "r9 y9", "r1 r5")
    table.plays(2, "r5")
    table.plays(0, "object")
    table.refuses(1, "object", rule="EW-4")
    table.refuses(0, "object", error="not-your-turn")


@pytest.mark.rule("EW-4")
def test_a_pile_with_its_20_can_be_objected_to() -> None:
    table = table_for_two("b1 b2")
    pile_to_20(table, "r")
    assert table.claims() == (20, 1)
    assert table.state["aside"] == []
    table.plays(0, "object")
    assert len(table.state["hands"][0]) == 22
    assert table.state["aside"] == []
    assert (table.claims(), table.turn) == ((None, 1), 0)


@pytest.mark.rule("EW-4")
@pytest.mark.parametrize("move", ["b1", "pass"])
def test_a_pile_with_its_20_is_removed_once_the_next_player_lays_or_passes(move: str) -> None:
    table = table_for_two("b1 b2")
    pile_to_20(table, "r")
    table.plays(0, move)
    assert len(table.state["aside"]) == 20
    assert table.claims() == ((None, 1) if move == "pass" else (1, 2))
    if move == "pass":
        table.refuses(1, "object", rule="EW-4")


@pytest.mark.rule("EW-4")
@pytest.mark.rule("G-7")
def test_only_the_card_objected_to_is_shown_to_all() -> None:
    played = MutableMatch.new(Erwischt(), 3, {}, None, make_deal("", "r9 y9", "r1 r5"))
    heard = [*played.play(2, "r5"), *played.play(1, "y9"), *played.play(0, "object")]
    for watcher in (0, 2, None):
        claims = [{"type": "claim", "seat": 2, "number": 1, "colour": None}]
        if watcher == 2:
            claims[0]["card"] = "r5"
        assert [event.seen_by(watcher) for event in heard] == [
            *claims,
            {"type": "claim", "seat": 1, "number": 2, "colour": None},
            {
                "type": "object",
                "seat": 0,
                "of": 1,
                "number": 2,
                "colour": None,
                "card": "y9",
                "honest": False,
            },
            {"type": "take", "seat": 1, "cards": 2},
        ]
    assert heard[-1].seen_by(1)["taken"] == ["r5", "y9"]


@pytest.mark.rule("EW-5")
def test_a_last_card_stands_once_everyone_has_accepted_it() -> None:
    table = ErwischtTable("", "r9 y9", "g1 g2", "r5")
    table.plays(3, "r5")
    assert table.turn == 2
    assert not table.state["over"]
    assert table.state["actors"] == [0, 1, 2]
    for seat in (0, 1, 2):
        assert table.legal(seat) == {"accept", "object"}
    table.refuses(2, "pass", "g1", rule="EW-5")
    table.plays(0, "accept")
    table.refuses(0, "object", "accept", error="not-your-turn")
    table.plays(2, "accept")
    assert table.state["actors"] == [1]
    assert table.turn == 2
    table.plays(1, "accept")
    state = table.state
    assert state["over"]
    assert (state["winners"], state["points"], state["totals"]) == ([3], None, None)
    assert (state["turn"], state["actors"], table.pile) == (None, [], "r5")
    for seat in range(4):
        table.refuses(seat, "object", "accept", "pass", error="not-your-turn")


@pytest.mark.rule("EW-5")
def test_objecting_to_a_true_last_card_does_not_help() -> None:
    table = ErwischtTable("", "r9 y9", "r1")
    table.plays(2, "r1")
    table.plays(0, "accept")
    table.plays(1, "object")
    assert table.winners == [2]
    assert table.cards(1) == "r1 r9 y9"


@pytest.mark.rule("EW-5")
def test_one_objection_is_enough_to_check_a_last_card() -> None:
    table = ErwischtTable("", "r9 y9", "r5")
    table.plays(2, "r5")
    table.plays(1, "accept")
    table.plays(0, "object")
    assert not table.state["over"]
    assert table.cards(2) == "r5"
    assert table.turn == 1
    assert table.legal(1) == {"r9", "y9", "pass"}
    assert table.state["actors"] == [1]
    table.plays(1, "pass")
    table.plays(0, "pass")
    table.plays(2, "r5")
    assert table.state["actors"] == [0, 1], "a player who has accepted may no longer object"


@pytest.mark.rule("EW-5")
def test_only_a_last_card_is_accepted() -> None:
    table = ErwischtTable("", "r9 y9", "r1 r5")
    table.refuses(2, "accept", rule="EW-5")
    table.plays(2, "r1")
    table.refuses(1, "accept", rule="EW-5")
    table.refuses(0, "accept", rule="EW-5")


@pytest.mark.rule("EW-5")
def test_with_two_players_the_other_one_decides() -> None:
    table = ErwischtTable("", "r5")
    table.plays(1, "r5")
    table.plays(0, "accept")
    assert table.winners == [1]


@pytest.mark.rule("EW-5")
@pytest.mark.rule("G-7")
def test_hands_stay_hidden_after_the_end_as_no_points_are_counted() -> None:
    table = ErwischtTable("", "r5")
    table.plays(1, "r5")
    table.plays(0, "accept")
    assert table.view(1)["hands"] == [79, 0]

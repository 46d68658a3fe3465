"""MO-1 to MO-3: dealing, laying and counting."""

from typing import Any

import pytest

from tests.rules.bluffing.mogeln.table import HIGHEST, MogelnTable, deck
from tests.rules.cards import join_in_order
from tests.rules.chance import shuffle_cards


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize(("players", "each"), [(3, 12), (4, 10), (5, 12), (6, 10)])
def test_the_cards_in_play_are_dealt_evenly(players: int, each: int) -> None:
    table = MogelnTable(players=players, seed="even", dealer=2)
    mixed = shuffle_cards(deck(players), "even", "1/deal/0")
    for place in range(players):
        seat = (3 + place) % players
        assert table.cards(seat) == join_in_order(mixed[place::players])
        assert len(table.state["hands"][seat]) == each
    assert table.pile == ""
    assert table.state["aside"] == []


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_three_to_six_play(players: int) -> None:
    answer = MogelnTable(players=3).ask("new", game="mogeln", players=players, seed="s")
    assert answer["error"] == "bad-request"


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize(
    "hands",
    [
        [deck(3)[:20], deck(3)[20:], []],
        [deck(3)[:20], deck(3)[21:], ["r1"]],
        [deck(3)[:20], deck(3)[20:], ["r10"]],
        [deck(3)[:20], deck(3)[20:]],
    ],
)
def test_a_given_deal_is_exactly_the_cards_in_play(hands: list[list[str]]) -> None:
    answer = MogelnTable(players=3).ask("new", game="mogeln", players=3, deal={"hands": hands})
    assert answer["error"] == "bad-deal"


@pytest.mark.rule("MO-2")
@pytest.mark.parametrize(("dealer", "beginner"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_of_the_dealer_begins_and_play_is_clockwise(
    dealer: int, beginner: int
) -> None:
    table = MogelnTable(players=3, dealer=dealer)
    for step in range(5):
        seat = (beginner + step) % 3
        assert table.turn == seat
        assert table.claim == (step or None)
        table.plays(seat, table.cards(seat).split()[step])
        assert table.claim == step + 1


@pytest.mark.rule("MO-2")
def test_any_card_may_be_laid_but_nobody_may_pass() -> None:
    table = MogelnTable("", "r1 r5 g9", "b2")
    assert table.legal(1) == {"r1", "r5", "g9"}
    table.refuses(1, "pass", "draw", "next", error="bad-move")
    table.refuses(1, "b2", "r15", rule="G-10")
    table.refuses(2, "b2", error="not-your-turn")
    table.plays(1, "g9")
    assert table.pile == "g9"
    assert table.cards(1) == "r1 r5"


@pytest.mark.rule("MO-2")
def test_only_the_next_player_lays() -> None:
    table = MogelnTable("", "r1 r5 g9", "b2 b3", several=True)
    table.plays(1, "r1")
    table.refuses(0, "r2", rule="G-10")
    table.refuses(1, "r5", rule="G-10")
    table.plays(2, "b2")
    assert table.pile == "b2 r1"


@pytest.mark.rule("MO-2")
@pytest.mark.parametrize("move", ["r0", "r16", "slip", "slip r99", "slip  r1", "r1 ", "Doubt!", ""])
def test_refuses_text_that_is_not_a_move_of_the_game(move: str) -> None:
    MogelnTable("", "r1 r5", "b2").refuses(1, move, error="bad-move")


@pytest.mark.rule("MO-3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_count_runs_to_the_highest_number_in_play(players: int) -> None:
    table = MogelnTable(players=players)
    assert table.state["options"]["count_to"] == "highest"
    table.counts_to(HIGHEST[players])
    table.counts_to(1)
    assert len(table.state["aside"]) == HIGHEST[players]


@pytest.mark.rule("MO-3")
@pytest.mark.parametrize("players", [3, 5])
def test_the_count_runs_to_20_if_agreed(players: int) -> None:
    table = MogelnTable(players=players, count_to=20)
    table.counts_to(20)
    assert table.state["aside"] == []
    table.counts_to(1)
    assert len(table.state["aside"]) == 20


@pytest.mark.rule("MO-3")
def test_every_claim_beyond_the_cards_in_play_is_false() -> None:
    table = MogelnTable("", "r1 r2 r3 r4 r5 r6", "b1 b2 b3 b4 b5 b6", count_to=20)
    table.counts_to(10)
    table.plays(2, "doubt")
    assert len(table.state["hands"][1]) == 6 - 4 + 10


@pytest.mark.rule("MO-3")
@pytest.mark.parametrize(
    "options",
    [
        {"count_to": "20"},
        {"count_to": 15},
        {"count_to": True},
        {"count_to": 20.0},
        {"count_to": None},
        {"several": 1},
        {"several": None},
        {"colour": "red"},
        {"colour": "R"},
        {"colour": ["r"]},
        {"dealer": 3},
        {"rounds": 1},
    ],
)
def test_refuses_bad_options(options: dict[str, Any]) -> None:
    answer = MogelnTable(players=3).ask("new", game="mogeln", players=3, seed="s", options=options)
    assert answer["error"] == "bad-options"

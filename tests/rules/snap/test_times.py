"""SS-7: simultaneous, successive and late calls."""

import json
from typing import Any

import pytest

from elfer.engine.match import new_match
from elfer.engine.move_validation import play
from elfer.games import GAMES
from elfer.notation.referee import Referee
from tests.rules.snap.table import (
    CALLS,
    GAME,
    SEED,
    Snap,
    table_with_a_pair,
    table_with_both_matches,
    table_with_middle,
)


def table_with_two_calls(later: int, **options: Any) -> Snap:
    """Return a table with a pair, called by seat 1 and some milliseconds later by seat 0."""
    table = table_with_a_pair(**options)
    table.settles((0, "schnapp", 200 + later), (1, "schnapp", 200))
    return table


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize(
    ("options", "later"), [({}, 50), ({}, 1), ({"tie_ms": 0}, 0), ({"tie_ms": 1000}, 1000)]
)
def test_right_calls_within_the_tie_limit_are_undecided(
    options: dict[str, Any], later: int
) -> None:
    stacks = table_with_a_pair().state["stacks"]
    table = table_with_two_calls(later, **options)
    assert table.piles == ["", "", "g1 g4"]
    after = [[*stacks[0], "r3", "r1"], [*stacks[1], "y5", "y6"], stacks[2]]
    assert table.state["stacks"] == after
    assert table.state["won"] == [0, 0, 0]
    assert table.middle == ""


@pytest.mark.rule("SS-7")
def test_everyone_is_told_how_fast_each_caller_was() -> None:
    told = table_with_a_pair().settles(
        (1, "schnapp", 230), (0, "schnapp", 200), (2, "schnapp", 251)
    )
    (undecided,) = (event for event in told if event["type"] == "undecided")
    assert (undecided["seats"], undecided["times"]) == ([0, 1], [200, 230])
    told = table_with_a_pair(tie_ms=0).settles(
        (0, "schnapp", 300), (1, "schnapp", 200), (2, "schnipp", 5)
    )
    heard = [(event["type"], event["seat"], event["at"]) for event in told if "at" in event]
    assert heard == [("take", 1, 200), ("late", 0, 300), ("wrong", 2, 5)]


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize(
    ("options", "later"), [({}, 51), ({"tie_ms": 0}, 1), ({"tie_ms": 999}, 1000)]
)
def test_a_right_call_beyond_the_tie_limit_has_no_effect(
    options: dict[str, Any], later: int
) -> None:
    table = table_with_two_calls(later, **options)
    assert table.state["won"] == [0, 4, 0]
    assert table.middle == ""


@pytest.mark.rule("SS-7")
def test_a_tie_counts_from_the_first_call_and_later_right_calls_have_no_effect() -> None:
    table = table_with_a_pair()
    table.settles((2, "schnapp", 251), (1, "schnapp", 230), (0, "schnapp", 200))
    assert table.piles == ["", "", "g1 g4"]
    assert table.middle == ""


@pytest.mark.rule("SS-7")
def test_an_undecided_schnipp_leaves_the_middle() -> None:
    table = table_with_middle()
    before = table.stack(2)
    table.settles((1, "schnipp", 100), (2, "schnipp", 150))
    assert table.middle == "r1 r5"
    assert table.piles == ["", "", ""]
    assert table.stack(1) == "y8 y6 y1"
    assert table.stack(2) == f"{before} g7"


@pytest.mark.rule("SS-7")
def test_undecided_callers_lay_no_quartets_aside() -> None:
    table = Snap("y5 y1 g1 b1", "r1 y2 y3 y4 y8", "g3 g4 g2 g8")
    table.flips(0, 1)
    table.settles((1, "schnapp", 1))
    table.flips(2, 0)
    table.settles((0, "schnipp", 1))
    table.flips(1, 2, 0, 1, 2, 0, 1, 2, 0, 1)
    assert (table.stack(0), table.piles[0]) == ("", "r1 b1 g1 y1 y5")
    table.settles((0, "schnapp", 1), (1, "schnapp", 1))
    assert table.stack(0) == "y5 y1 g1 b1 r1"
    assert table.stack(1) == "y2 y3 y4 y8"
    assert table.state["quartets"][0] == []


@pytest.mark.rule("SS-7")
def test_different_calls_do_not_tie() -> None:
    table = table_with_both_matches()
    table.settles((1, "schnapp", 100), (2, "schnipp", 100))
    assert table.state["won"] == [0, 1, 1, 0]


@pytest.mark.rule("SS-7")
def test_wrong_calls_come_after_the_right_ones_however_early() -> None:
    """Seat 2's wrong call is the earliest, but seat 1 takes seat 2's pile before it can be lost."""
    table = table_with_a_pair()
    table.settles((2, "schnipp", 5), (1, "schnapp", 300))
    assert table.middle == ""
    assert table.state["won"] == [0, 4, 0]


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize(
    ("calls", "middle"),
    [
        ([(0, 300), (1, 200), (2, 100)], "r3 y5 g4"),
        ([(2, 100), (1, 200), (0, 300)], "r3 y5 g4"),
        ([(2, 100), (1, 100), (0, 100)], "g4 y5 r3"),
        ([(0, 100.5), (1, 100), (2, 100.25)], "r3 g4 y5"),
    ],
)
def test_wrong_calls_are_settled_by_time_and_then_by_seat(
    calls: list[tuple[int, float]], middle: str
) -> None:
    table = Snap("r3 r1", "y5 y6 y4 y2", "g4 g2")
    table.flips(0, 1, 2)
    table.settles(*((seat, "schnapp", at) for seat, at in calls))
    assert table.middle == middle


@pytest.mark.rule("SS-7")
def test_calls_are_judged_by_the_table_at_the_time_the_card_was_shown() -> None:
    """The first wrong call puts a matching card into the middle, but too late for the others."""
    table = Snap("r9 r1 r8", "y5 y6 y8 y4 y2", "g4 g2 g8")
    table.flips(0, 1, 2, 0)
    table.settles((0, "schnapp", 100), (1, "schnipp", 200))
    assert table.middle == "y5 r1 r9"
    assert table.state["won"] == [0, 0, 0]


@pytest.mark.rule("SS-7")
def test_each_seat_calls_once_per_card() -> None:
    table = Snap("r3 r1", "y5 y6 y4 y2", "g4 g2")
    table.flips(0)
    table.calls((1, "schnapp", 100), (2, "schnipp", 90))
    assert table.legal(1) == {"flip"}
    assert table.legal(2) == set()
    table.refuses(1, "schnipp", "illegal-move", "SS-7", at=200)
    table.refuses(1, "schnapp", "illegal-move", "SS-7", at=200)
    table.refuses(2, "schnapp", "not-your-turn", at=200)
    assert table.state["calls"] == [[1, "schnapp", 100], [2, "schnipp", 90]]
    table.flips(1)
    assert table.state["calls"] == []
    assert table.legal(1) == CALLS
    table.calls((1, "schnapp", 1))


@pytest.mark.rule("SS-7")
def test_the_next_flip_settles_like_the_referee() -> None:
    one, other = table_with_a_pair(), table_with_a_pair()
    for table in (one, other):
        table.calls((1, "schnapp", 300), (2, "schnipp", 20))
    one.flips(0)
    other.settles()
    other.flips(0)
    assert one.state == other.state


@pytest.mark.rule("SS-7")
def test_a_call_after_settling_is_too_late() -> None:
    table = table_with_a_pair()
    table.settles()
    assert [table.legal(seat) for seat in (0, 1, 2, None)] == [{"flip"}, set(), set(), set()]
    table.refuses(0, "schnapp", "illegal-move", "SS-3", at=700)
    table.refuses(1, "schnapp", "not-your-turn", at=1)
    table.refuses(None, "settle", "not-your-turn")


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize("at", ["", "5", -1, -0.5, True, None, [1], {"ms": 4}])
def test_a_call_needs_a_time(at: Any) -> None:
    table = table_with_a_pair()
    table.refuses(1, "schnapp", "bad-request", at=at)
    table.refuses(1, "schnipp", "bad-request")


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize("at", [b"1e999", b"-1e999", b"NaN", b"Infinity"])
def test_refuses_absurd_times(at: bytes) -> None:
    referee = Referee()
    referee.answer(b'{"do":"new","game":"schnipp-schnapp","players":2,"seed":"s"}')
    referee.answer(b'{"do":"play","seat":1,"move":"flip"}')
    answer = referee.answer(b'{"do":"play","seat":1,"move":"schnapp","at":' + at + b"}")
    assert answer["error"] == "bad-request"


@pytest.mark.rule("SS-7")
def test_a_huge_whole_number_is_a_time_like_any_other() -> None:
    table = table_with_a_pair()
    table.settles((0, "schnapp", 10**400), (1, "schnapp", 0.5), (2, "schnipp", 10**400 + 1))
    assert table.state["won"] == [0, 4, 0]


@pytest.mark.rule("G-7")
def test_views_show_face_up_cards_and_only_the_seats_own_call() -> None:
    table = table_with_middle()
    table.calls((2, "schnipp", 150), (0, "schnapp", 99))
    state = table.state
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert view.keys() == state.keys() | {"seat"}
        assert view["stacks"] == [len(stack) for stack in state["stacks"]]
        for key in ("piles", "middle", "quartets", "won", "turn"):
            assert view[key] == state[key]
        assert view["calls"] == [call for call in state["calls"] if call[0] == seat]


@pytest.mark.rule("G-7")
def test_others_are_not_told_of_a_call_until_it_is_settled() -> None:
    match, _ = play(new_match(GAMES[GAME], 2, {"dealer": 1}, SEED), 0, "flip")
    match, (call,) = play(match, 1, "schnapp", 300)
    assert call.seen_by(1) == {"type": "call", "seat": 1, "word": "schnapp", "at": 300}
    assert call.seen_by(0) == call.seen_by(None) == {"type": "call", "seat": 1}
    _, (settle, wrong) = play(match, None, "settle")
    assert settle.type == "settle"
    assert wrong.seen_by(0)["word"] == "schnapp"


@pytest.mark.rule("SS-7")
def test_a_record_keeps_the_times() -> None:
    table = table_with_a_pair()
    table.settles((1, "schnapp", 300.5), (2, "schnipp", 20))
    record = table.ask("record")["record"]
    assert record["moves"][-3:] == [
        [1, 1, "schnapp", 300.5],
        [1, 2, "schnipp", 20],
        [1, None, "settle"],
    ]
    again = Referee().answer(json.dumps({"do": "load", "record": record}).encode())
    assert again["state"] == table.state

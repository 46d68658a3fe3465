"""Events as sentences."""

from typing import Any

import pytest

from elfer.terminal.text.event_sentences import describe_events

ROWS: dict[str, Any] = {"turn": 1, "rows": {"r": ["r11"]}, "progress": {"must": None}}
MIXED: dict[str, Any] = {"turn": 1, "rows": {"b": ["r10", "b11"]}, "progress": {"must": None}}
MASTER: dict[str, Any] = {"turn": 1, "rows": {"r": ["*r9"]}, "progress": {"laid": 0}}


def lay(card: str, **more: Any) -> dict[str, Any]:
    return {"type": "lay", "card": card, **more}


DRAW = {"type": "draw"}
DONE = {"type": "done"}
CASES: list[tuple[dict[str, Any], list[dict[str, Any]], str]] = [
    (ROWS, [lay("b9", row="b"), lay("b8", row="b"), DONE], "laid blue 9 and 8"),
    (
        ROWS,
        [lay("b9", row="b"), lay("r8", row="r"), lay("r7", row="r")],
        "laid blue 9, red 8 and 7",
    ),
    (ROWS, [DRAW], "drew a card and could not lay"),
    (ROWS, [DRAW, DRAW, lay("r7", row="r")], "drew 2 cards and laid red 7"),
    (ROWS, [DRAW, {"type": "pass"}], "drew a card and passed"),
    (ROWS, [DONE], "ended the turn"),
    (MIXED, [lay("r9", row="b"), lay("y8", row="b")], "laid red 9 and yellow 8 on the blue row"),
    (MASTER, [DRAW], "drew a card"),
    (MASTER, [lay("*", place="r9")], "laid a joker as red 9"),
    (
        MASTER,
        [{"type": "bridge", "card": "*", "place": "r9", "bridge": "y"}, lay("r8", place="r8")],
        "laid a joker as red 9 over a bridge from the yellow row and red 8",
    ),
    (MASTER, [{"type": "swap", "card": "r9"}], "swapped red 9 for a joker"),
    (
        MASTER,
        [lay("r1", place="r1"), {"type": "bonus", "row": "r"}, DONE],
        "laid red 1 and took a bonus card for half of the red row",
    ),
    (ROWS, [{"type": "handicap", "handicap": 400}], "got a head start of 400 ms in calling"),
    (ROWS, [{"type": "dance"}], "played dance"),
]


@pytest.mark.parametrize(("view", "events", "words"), CASES)
def test_describes_the_actions_of_a_seat(
    view: dict[str, Any], events: list[dict[str, Any]], words: str
) -> None:
    told = [event | {"seat": 2} for event in events]
    assert describe_events(told, view) == [f"Seat 2 {words}."]
    assert describe_events(told, view, you=2) == [f"You {words}."]


def test_names_the_times_of_undecided_calls() -> None:
    told = [
        {"type": "undecided", "seat": None, "word": "schnapp", "seats": [1, 2], "times": [412, 430]}
    ]
    expected = (
        "Seat 1 and Seat 2 called «schnapp» after 412 and 430 ms, at the same time: undecided."
    )
    assert describe_events(told, ROWS) == [expected]


def test_does_not_judge_a_draw_before_the_turn_is_over() -> None:
    drawn = [{"type": "draw", "seat": 1, "card": "r7"}]
    assert describe_events(drawn, ROWS, you=1) == ["You drew red 7."]


def test_starts_a_sentence_for_each_seat() -> None:
    told = [
        {"type": "lay", "seat": 0, "card": "r11", "row": "r"},
        {"type": "pass", "seat": 1},
        {"type": "pass", "seat": 0},
    ]
    assert describe_events(told, ROWS, you=1) == [
        "Seat 0 laid red 11.",
        "You passed.",
        "Seat 0 passed.",
    ]


def test_describes_events_for_all_seats() -> None:
    told: list[dict[str, Any]] = [
        {"type": "round-over", "seat": None, "round": 1, "ending": "out", "won": [2]},
        {"type": "deal", "seat": None, "round": 2, "dealer": 1, "redeals": 2},
        {"type": "over", "seat": None, "winners": [0, 2, 3]},
    ]
    assert describe_events(told, ROWS, you=3) == [
        "Round 1 is over: somebody has no cards left. Seat 2 won it.",
        "Seat 1 dealt round 2, again because nobody could begin.",
        "The match is over. You, seat 0 and seat 2 won.",
    ]


def test_only_the_giver_learns_the_card() -> None:
    given = {"type": "give", "seat": 0, "to": 2}
    assert describe_events([given | {"card": "b12"}], ROWS, you=0) == [
        "You lost blue 12 to seat 2."
    ]
    assert describe_events([given], ROWS, you=2) == ["Seat 0 gave you a card."]
    assert describe_events([given], ROWS, you=1) == ["Seat 0 gave seat 2 a card."]


def test_describes_wrong_calls_with_their_costs() -> None:
    wrong = {"type": "wrong", "seat": 1, "word": "schnipp", "at": 400}
    assert describe_events([wrong | {"cards": 0}], ROWS) == [
        "Seat 1 called «schnipp» wrongly after 400 ms."
    ]
    assert describe_events([wrong | {"cards": 1}], ROWS) == [
        "Seat 1 called «schnipp» wrongly after 400 ms and lost 1 card to the middle."
    ]


DOUBT: dict[str, Any] = {"type": "doubt", "seat": 0, "of": 2, "number": 2}
CAUGHT: dict[str, Any] = {"type": "caught", "seat": 0, "of": 2}
TOOK: dict[str, Any] = {"type": "take", "cards": 3}


def test_describes_a_doubt_and_its_outcome() -> None:
    true = DOUBT | {"card": "r2", "honest": True}
    assert describe_events([true, TOOK | {"seat": 0}], ROWS, you=0) == [
        "You doubted seat 2's «2» (red 2, so it was true) and took the pile of 3 cards."
    ]
    bluff = DOUBT | {"card": "b7", "honest": False}
    assert describe_events([bluff, TOOK | {"seat": 2}], ROWS, you=2) == [
        "Seat 0 doubted your «2» (blue 7, so it was a bluff).",
        "You took the pile of 3 cards.",
    ]


def test_describes_a_call_and_its_outcome() -> None:
    assert describe_events([CAUGHT | {"right": False}, TOOK | {"seat": 0}], ROWS, you=0) == [
        "You wrongly called «Erwischt!» on seat 2 and took the pile of 3 cards."
    ]
    assert describe_events([CAUGHT | {"right": True}], ROWS, you=2) == [
        "Seat 0 rightly called «Erwischt!» on you."
    ]


@pytest.mark.parametrize(
    ("value", "words"), [(7, "a 7"), (8, "an 8"), (11, "an 11"), (18, "an 18")]
)
def test_uses_the_right_article_for_numbers(value: int, words: str) -> None:
    tie = {"type": "tie", "seat": None, "value": value}
    assert describe_events([tie], ROWS) == [f"Both turned over {words}."]

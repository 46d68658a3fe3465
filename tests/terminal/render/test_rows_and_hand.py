"""The rows, a hand and the seats as lines of text."""

import re
from typing import Any

from elfer.terminal.render.rows_and_hand import render_hand, render_rows
from elfer.terminal.render.screen_data import Sight, read_names
from elfer.terminal.render.seat_list import render_seats
from elfer.texts.fluent_messages import load_messages

ENGLISH = load_messages("en")
PEOPLE = read_names(["", "Lotte"], 0, ENGLISH)


def sight(**view: Any) -> Sight:
    whole = {"players": 2, "turn": 0, "options": {}, "hands": [3, 1], "stock": 7} | view
    return Sight(ENGLISH, PEOPLE, 0, whole, (), range(1, 21), None)


def draw_rows(shown: Sight, width: int = 80) -> list[str]:
    return [line.plain for line in render_rows(shown, width)]


def test_rows_show_a_symbol_a_name_and_their_gaps() -> None:
    lying = {"r": [], "y": ["y1", "y2", "y20"], "g": ["g11"], "b": ["b10", "b11"]}
    red, yellow, green, blue = draw_rows(sight(rows=lying))
    assert red.split() == ["●", "red", *"·" * 20]
    assert yellow.split() == ["★", "yellow", "1", "2", *"·" * 17, "20"]
    assert green.split()[:2] == ["■", "green"]
    assert blue.split()[:2] == ["▲", "blue"]
    assert green.index("11") == blue.index("11")


def test_a_narrow_screen_keeps_the_gaps() -> None:
    lying = {"r": [], "y": ["y1", "y2", "y20"]}
    assert draw_rows(sight(rows=lying), 40) == ["  ● red    ", "  ★ yellow  1 2 · 20"]


def test_a_wide_screen_has_wider_places() -> None:
    assert len(draw_rows(sight(rows={"r": []}), 120)[0]) > len(draw_rows(sight(rows={"r": []}))[0])


def test_marks_jokers_and_cards_of_other_colours() -> None:
    lying = {"r": ["*r9", "r10"], "b": ["r9", "b10"]}
    red, blue = draw_rows(sight(rows=lying))
    assert "*9 10" in red
    assert "●9 10" in blue


def test_rows_follow_the_agreed_order() -> None:
    order = ["y", "b", "r", "g"]
    shown = sight(rows={"r": [], "y": [], "g": [], "b": []}, options={"row_order": order})
    assert [line.split()[1][0] for line in draw_rows(shown)] == order


def test_the_hand_is_sorted_and_counted() -> None:
    lines = [line.plain for line in render_hand(sight(hand=["b7", "r12", "r3", "*"]), 80)]
    assert lines[0] == "  Your hand: 4 cards"
    assert [line.split() for line in lines[1:]] == [
        ["●", "red", "3", "12"],
        ["▲", "blue", "7"],
        ["*", "Joker", "*"],
    ]


def test_each_seat_is_shown_with_its_cards() -> None:
    shown = sight(
        game="master", bridges=[3, 0], bonus=[0, 2], options={"rounds": 2}, totals=[-5, 1]
    )
    (line,) = render_seats(shown, 140)
    assert re.split(r"\s{2,}", line.plain) == [
        "▸ [0] You: 3 cards, 3 bridges, -5 points",
        "[1] Lotte: one card, 2 bonus cards, 1 point",
        "Stock: 7 cards",
    ]


def test_a_card_on_the_table_is_not_called_a_hand() -> None:
    view = {"players": 2, "turn": 0, "options": {}, "stacks": [9, 9], "hand": ["g20"]}
    lines = [
        line.plain
        for line in render_hand(Sight(ENGLISH, PEOPLE, 0, view, (), range(1, 21), None), 80)
    ]
    assert lines[0] == "  Your card, which only you can see"
    assert lines[1].split() == ["■", "green", "20"]


def test_a_long_row_continues_below_its_first_card() -> None:
    lying = {"r": [f"r{number}" for number in range(1, 21)]}
    (row,) = draw_rows(sight(rows=lying), 40)
    first, *others = row.split("\n")
    assert first.startswith("  ● red     1 2 3")
    assert others
    assert all(line.startswith(" " * 12) for line in others)
    assert all(len(line) <= 40 for line in (first, *others))
    assert row.split()[2:] == [str(number) for number in range(1, 21)]

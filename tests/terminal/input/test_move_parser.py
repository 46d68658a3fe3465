"""Lines, seats and options as people type them."""

from typing import Any

import pytest

from elfer.cli.common.options import parse_options
from elfer.cli.common.seats import parse_seats
from elfer.engine.errors import BadOptions, Refused
from elfer.engine.options import fill_defaults, schema
from elfer.games import game_named
from elfer.terminal.arguments import format_option, seat_arguments
from elfer.terminal.input.game_menu import parse_choice
from elfer.terminal.input.move_parser import split_moves

MASTER = game_named("master")

LINES = {
    "r12 r13 done": ["r12", "r13", "done"],
    "r12,r13;  DONE": ["r12", "r13", "done"],
    "swap r9 swap b3 r8": ["swap r9", "swap b3", "r8"],
    "swap red 9, y=*r9": ["swap r9", "y=*r9"],
    "y=red 9 *b 12": ["y=r9", "*b12"],
    "swap": ["swap"],
    "swap swap r9": ["swap", "swap r9"],
    "  ": [],
    "red": ["red"],
}


@pytest.mark.parametrize(("line", "moves"), LINES.items())
def test_splits_a_line_into_moves(line: str, moves: list[str]) -> None:
    assert split_moves(line, MASTER.language) == moves


@pytest.mark.parametrize(
    ("line", "moves"),
    {
        "guess 37": ["guess 37"],
        "37 38": ["37", "38"],
        "guess 200": ["guess 200"],
        "guess": ["guess"],
        "guess guess 4": ["guess", "guess 4"],
    }.items(),
)
def test_keeps_a_number_together_with_its_word(line: str, moves: list[str]) -> None:
    assert split_moves(line, game_named("ratefix").language) == moves


SEATS: list[tuple[list[str], list[str]]] = [
    ([], ["you", "easy", "easy"]),
    (["2"], ["easy", "easy", "you"]),
    (["1=random"], ["you", "random", "easy"]),
    (["2=human", "0=random"], ["random", "easy", "you"]),
    (["0", "1=YOU"], ["you", "you", "easy"]),
    (["0=greedy"], ["greedy", "easy", "easy"]),
]


@pytest.mark.parametrize(("texts", "who"), SEATS)
def test_parses_seats(texts: list[str], who: list[str]) -> None:
    assert parse_seats(texts, 3) == who


@pytest.mark.parametrize("who", [who for _, who in SEATS])
def test_formats_seats_as_arguments(who: list[str]) -> None:
    words = seat_arguments(who)
    assert set(words[::2]) <= {"--seat"}
    assert parse_seats(words[1::2], 3) == who


@pytest.mark.parametrize("text", ["3", "-1", "", "x", "=", "1=", "1=nobody", "²", "00", "9" * 5000])
def test_refuses_invalid_seats(text: str) -> None:
    with pytest.raises(Refused):
        parse_seats([text], 3)


OPTIONS: dict[str, tuple[str, Any]] = {
    "rounds=3": ("rounds", 3),
    " rounds = 3 ": ("rounds", 3),
    "youngest=2": ("youngest", 2),
    "row_order=r,y,g,b": ("row_order", ["r", "y", "g", "b"]),
    "row_order=rygb": ("row_order", ["r", "y", "g", "b"]),
    "row_order=red, yellow, green, blue": ("row_order", ["r", "y", "g", "b"]),
    'row_order=["r","y","g","b"]': ("row_order", ["r", "y", "g", "b"]),
    "without=R": ("without", "r"),
    "without=blue": ("without", "b"),
    "without=none": ("without", None),
    "without=null": ("without", None),
    "elevens_last=on": ("elevens_last", True),
    "elevens_last=false": ("elevens_last", False),
    "strange=1,2": ("strange", [1, 2]),
    "strange=word": ("strange", "word"),
}
SCHEMA = {
    name: entry
    for game in ("elfer-raus", "elferspiel", "master")
    for name, entry in schema(game_named(game).options).items()
}


@pytest.mark.parametrize(("text", "option"), OPTIONS.items())
def test_parses_options(text: str, option: tuple[str, Any]) -> None:
    assert parse_options([text], SCHEMA) == dict([option])


@pytest.mark.parametrize("text", ["rounds=", "rounds=1.0", "rounds=1e9", "rounds=" + "[" * 9999])
def test_refuses_values_that_no_game_accepts(text: str) -> None:
    with pytest.raises(BadOptions):
        fill_defaults(MASTER.options, parse_options([text], SCHEMA), 4)


@pytest.mark.parametrize(
    ("value", "text"), [(None, "none"), (True, "on"), (3, "3"), (["y", "b"], "y,b")]
)
def test_formats_a_value_as_it_is_typed(value: Any, text: str) -> None:
    assert format_option(value) == text


@pytest.mark.parametrize(
    ("answer", "game"),
    [("", "usual"), (" 1 ", "junior"), ("MASTER", "master"), ("0", None), ("0" * 9 + "12", None)],
)
def test_parses_an_answer_to_the_menu(answer: str, game: str | None) -> None:
    assert parse_choice(answer, "usual") == game

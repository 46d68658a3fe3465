"""Lines, seats and options as people type them."""

from typing import Any

import pytest

from elfer.games import game_named
from elfer.kernel.errors import BadOptions, Refused
from elfer.kernel.options import filled, schema
from elfer.terminal.agreement import agreed, typed
from elfer.terminal.seats import company, seat_words, seated
from elfer.terminal.shelf import chosen
from elfer.terminal.typed import moves_in

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
def test_a_line_of_moves(line: str, moves: list[str]) -> None:
    assert moves_in(line, MASTER.language) == moves


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
def test_a_number_belongs_to_its_word(line: str, moves: list[str]) -> None:
    assert moves_in(line, game_named("ratefix").language) == moves


SEATS: list[tuple[list[str], list[str]]] = [
    ([], ["you", "easy", "easy"]),
    (["2"], ["easy", "easy", "you"]),
    (["1=random"], ["you", "random", "easy"]),
    (["2=human", "0=random"], ["random", "easy", "you"]),
    (["0", "1=YOU"], ["you", "you", "easy"]),
    (["0=greedy"], ["greedy", "easy", "easy"]),
]


@pytest.mark.parametrize(("texts", "who"), SEATS)
def test_who_sits_where(texts: list[str], who: list[str]) -> None:
    assert seated(texts, 3) == who


@pytest.mark.parametrize("who", [who for _, who in SEATS])
def test_who_sat_there_can_be_typed_again(who: list[str]) -> None:
    words = seat_words(who)
    assert set(words[::2]) <= {"--seat"}
    assert seated(words[1::2], 3) == who


@pytest.mark.parametrize("text", ["3", "-1", "", "x", "=", "1=", "1=nobody", "²", "00", "9" * 5000])
def test_seats_that_are_none(text: str) -> None:
    with pytest.raises(Refused):
        seated([text], 3)


def test_the_company_in_one_sentence() -> None:
    assert company(["you", "greedy", "greedy"]) == (
        "You are seat 0; greedy bots: seat 1 and seat 2."
    )
    assert company(["you", "random", "you"]) == "People: seat 0 and seat 2; random bot: seat 1."


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
def test_an_option_as_people_type_it(text: str, option: tuple[str, Any]) -> None:
    assert agreed([text], SCHEMA) == dict([option])


@pytest.mark.parametrize("text", ["rounds=", "rounds=1.0", "rounds=1e9", "rounds=" + "[" * 9999])
def test_values_that_no_game_takes(text: str) -> None:
    with pytest.raises(BadOptions):
        filled(MASTER.options, agreed([text], SCHEMA), 4)


@pytest.mark.parametrize(
    ("value", "text"), [(None, "none"), (True, "on"), (3, "3"), (["y", "b"], "y,b")]
)
def test_a_value_as_it_can_be_typed_again(value: Any, text: str) -> None:
    assert typed(value) == text


@pytest.mark.parametrize(
    ("answer", "game"),
    [("", "usual"), (" 1 ", "junior"), ("MASTER", "master"), ("0", None), ("0" * 9 + "12", None)],
)
def test_an_answer_to_the_menu(answer: str, game: str | None) -> None:
    assert chosen(answer, "usual") == game

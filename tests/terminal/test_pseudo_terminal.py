"""Features of a real terminal: the menu, the curtain, Ctrl-C and browsing a record."""

import json
import re
from pathlib import Path

import pytest

from elfer.games import GAMES
from tests.terminal.command import Command
from tests.terminal.played_records import bot_record
from tests.terminal.pseudo_terminal import CLEARED, Pseudo, strip_styles


def test_the_menu_takes_numbers_ids_and_enter(elfer: Command) -> None:
    person = Pseudo(elfer, "play")
    menu = strip_styles(person.until("Enter = Elfer raus!: "))
    assert all(game in menu for game in GAMES)
    for wrong in ("0", "99", "skat"):
        person.type(wrong)
        assert "Type a number from 1 to" in strip_styles(person.until("Enter = Elfer raus!: "))
    person.type(str(list(GAMES).index("master") + 1))
    assert "Elfer raus! Master, 4 players" in strip_styles(person.until("help): "))
    person.interrupt()
    status, last = person.end()
    assert status == 130
    assert "The game was not finished." in last
    assert "Traceback" not in last


def test_the_menu_can_be_left(elfer: Command) -> None:
    person = Pseudo(elfer, "play")
    person.until(": ")
    person.press(b"\x04")
    status, last = person.end()
    assert (status, last.strip()) == (0, "Until next time!")


def test_the_curtain_clears_the_screen_and_the_history(elfer: Command) -> None:
    words = ("play", "elfer-raus", "--players", "2", "--seat", "0", "--seat", "1", "--seed", "c")
    person = Pseudo(elfer, *words)
    first = person.until("when only you are looking. ")
    assert CLEARED in first
    assert "hand" not in first
    person.type("")
    person.until("help): ")
    person.type("b20 nonsense")
    person.until("help): ")
    person.type("")
    second = person.until("when only you are looking. ")
    assert CLEARED in second
    assert "hand" not in second
    person.type("")
    person.until("help): ")
    person.press(b"\x1b[A\x1b[A\x1b[A\r")
    assert "nonsense" not in strip_styles(person.until("help): "))
    person.type("quit")
    assert person.end()[0] == 0


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(bot_record("junior")))
    return file


def test_browses_a_record(elfer: Command, record: Path) -> None:
    person = Pseudo(elfer, "replay", str(record))
    start = person.until("q = quit: ")
    assert "the deal" in strip_styles(start)
    person.type("")
    first = person.until("q = quit: ")
    assert "move 1 of" in strip_styles(first)
    person.type("b")
    assert strip_styles(person.until("q = quit: ")).endswith(strip_styles(start))
    person.type("sideways")
    assert "a move from 0 to" in strip_styles(person.until("q = quit: "))
    person.type("3")
    assert "move 3 of" in strip_styles(person.until("q = quit: "))
    person.type("end")
    assert "the round" in strip_styles(person.until("Enter or q = quit: "))
    person.type("")
    assert person.end()[0] == 0


def test_shows_a_record_step_by_step(elfer: Command, record: Path) -> None:
    person = Pseudo(elfer, "replay", str(record), "--delay", "0.001")
    status, last = person.end()
    assert status == 0
    assert "the deal" in last
    assert "the round" in last


def test_a_watched_game_is_drawn_turn_by_turn(elfer: Command) -> None:
    person = Pseudo(
        elfer, "play", "junior", "--seat", "0=greedy", "--seed", "a", "--delay", "0.001"
    )
    status, last = person.end()
    assert status == 0
    assert last.count("watching") > 3
    assert re.search(r"wins?\b.*!", last)


def test_an_interrupted_match_exits_cleanly(elfer: Command) -> None:
    person = Pseudo(elfer, "play", "junior", "--seat", "0=greedy", "--delay", "30")
    person.until("Stock: ")
    person.interrupt()
    status, last = person.end()
    assert status == 0
    assert "The game was not finished." in last


def test_a_key_is_a_call_once_people_are_ready(elfer: Command) -> None:
    person = Pseudo(elfer, "play", "schnipp-schnapp", "--seed", "a")
    before = strip_styles(person.until("Press Enter when you are ready (? = help): "))
    assert "call!" not in before
    assert "a = schnapp  i = schnipp" in before
    person.type("?")
    helped = strip_styles(person.until("ready (? = help): "))
    assert "Call that two piles show the same number" in helped
    assert "a = schnapp  i = schnipp" in helped
    person.type("")
    person.until("a = schnapp  i = schnipp")
    person.call(b"a")
    assert "That was wrong" in strip_styles(person.until("i = schnipp"))
    person.interrupt()
    assert person.end()[0] == 130


def test_reads_all_keys_pressed_at_the_same_time(elfer: Command) -> None:
    words = ("play", "schnipp-schnapp", "--players", "3", "--seat", "0", "--seat", "2")
    people = Pseudo(elfer, *words, "--seed", "a")
    people.until("ready (? = help): ")
    people.type("")
    people.until("o = schnapp  p = schnipp")
    people.call(b"xqo")
    shown = strip_styles(people.until("Seat 2, your move"))
    assert "Seat 0 made a wrong call" in shown
    assert "That was wrong" in shown
    people.type("q")
    assert "Too late: keys are calls only while a card is shown." in strip_styles(
        people.until("shown.")
    )
    people.interrupt()
    assert people.end()[0] == 130

"""Records looked at again, forwards and backwards."""

import json
import re
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from elfer.games import GAMES
from elfer.kernel.errors import BadRecord, BadRequest
from elfer.records.steps import Step, steps_of
from elfer.terminal.replay import destination, leaf_through, opinion, step_screen
from elfer.terminal.screen import show
from tests.terminal.command import Command
from tests.terminal.evening import lines
from tests.terminal.recorded import recorded

RECORD = recorded("junior", rounds=2, bot="random")
STEPS = steps_of(RECORD)
LAST = len(STEPS) - 1


def drawn(index: int, seat: int | None = None, steps: Sequence[Step] = STEPS) -> str:
    paper = StringIO()
    show(Console(file=paper, width=80), step_screen(steps, index, seat, 80))
    return paper.getvalue()


def test_every_moment_has_its_move_in_words() -> None:
    assert len(STEPS) == len(RECORD["moves"]) + 1
    assert "the deal" in drawn(0)
    for index, (_, seat, text) in enumerate(RECORD["moves"], start=1):
        screen = drawn(index)
        assert f"move {index} of {LAST}" in screen
        assert ("dealt round 2." if text == "next" else f"Seat {seat} ") in screen


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_looked_at_again(game: str) -> None:
    steps = steps_of(recorded(game))
    last = len(steps) - 1
    for index in (*range(1, last, max(1, last // 10)), last):
        for seat in (None, 0):
            screen = drawn(index, seat, steps)
            assert f"{GAMES[game].name} · move {index} of {last} " in screen
            assert ("Your hand" in screen) <= (seat == 0)
            assert all(len(line) <= 80 for line in screen.splitlines())
            assert "\n\n\n" not in screen
    assert "won it." in drawn(last, None, steps)


def test_all_hands_are_open_and_the_rest_of_the_stock_is_not() -> None:
    screen = drawn(5)
    hands = STEPS[5].match.game.truth(STEPS[5].match.state)["hands"]
    for seat, hand in enumerate(hands):
        line = next(line for line in screen.splitlines() if f"Seat {seat}  " in line)
        assert [card[1:] for card in hand] == re.findall(r"\d+", line.split("Seat")[1])[1:]
    assert "Stock: " in screen


def test_one_seat_sees_what_it_saw() -> None:
    drawing = next(i for i, move in enumerate(RECORD["moves"]) if move[2] == "draw")
    drawer = RECORD["moves"][drawing][1]
    other = (drawer + 1) % 3
    assert f"Seat {drawer} drew a card" in drawn(drawing + 1, other)
    assert "You drew " in drawn(drawing + 1, drawer)
    assert "Your hand" in drawn(drawing + 1, other)


def test_the_end_of_a_round_shows_points_and_totals() -> None:
    assert "won it." in drawn(LAST)
    assert "The match is over." in drawn(LAST)
    assert "points win." in drawn(LAST)


@pytest.mark.parametrize(
    ("line", "to"),
    [("", 6), ("b", 4), ("B ", 4), ("0", 0), ("9", 9), ("end", 9), ("q", None), ("quit", None)],
)
def test_where_a_line_leads(line: str, to: int | None) -> None:
    assert destination(line, 5, 9) == to


def test_the_ends_of_a_record() -> None:
    assert destination("b", 0, 9) == 0
    assert destination("", 9, 9) is None
    for line in ("10", "-1", "x", "²", "05", "9" * 9999):
        with pytest.raises(BadRequest):
            destination(line, 5, 9)


def test_forwards_and_backwards_is_where_one_was() -> None:
    paper = StringIO()
    console = Console(file=paper, width=80)
    leaf_through(STEPS, console, lines("", "", "b", "b", "what", "q"), None)
    shown = paper.getvalue()
    assert shown.count("the deal") == 2
    assert shown.count("move 1 of") == 2
    assert shown.count("move 2 of") == 1
    assert "Type Enter, b, w, end, q" in shown


def test_a_record_that_breaks_off_is_not_shown() -> None:
    broken = RECORD | {"moves": [*RECORD["moves"], [2, 0, "r1"]]}
    with pytest.raises(BadRecord):
        steps_of(broken)


def test_a_pipe_gets_every_step_once(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(RECORD))
    for words in (("replay", str(file)), ("replay", "-", "--seat", "1")):
        shown = elfer.run(*words, typed=json.dumps(RECORD))
        assert shown.returncode == 0
        for index in range(1, len(STEPS)):
            assert shown.stdout.count(f"move {index} of {LAST} ") == 1


def test_a_seat_that_is_not_there(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(RECORD))
    shown = elfer.run("replay", str(file), "--seat", "3")
    assert shown.returncode == 2
    assert shown.stderr == "There is no seat '3'; with 3 players seats are 0 to 2.\n"


def test_what_the_best_bot_thinks_of_a_move_can_be_asked() -> None:
    """With the reason where there is one; in one seat's sight only of that seat's own moves."""
    moves = RECORD["moves"]
    drawing = next(i for i, move in enumerate(moves) if move[2] == "draw")
    assert opinion(STEPS, drawing + 1, None) == (
        "The expert bot would do the same.\nNo card fits, so one is drawn."
    )
    drawer = moves[drawing][1]
    assert "do the same" in opinion(STEPS, drawing + 1, drawer)
    assert opinion(STEPS, drawing + 1, (drawer + 1) % 3) == (
        f"Only seat {drawer} knows which cards it had."
    )
    assert opinion(STEPS, 0, None) == "Nobody has chosen anything here."
    said = {opinion(STEPS, index, None).split(".")[0] for index in range(1, LAST + 1)}
    assert any("would play" in each for each in said)


def test_why_is_a_word_to_type() -> None:
    paper = StringIO()
    drawing = next(i for i, move in enumerate(RECORD["moves"]) if move[2] == "draw")
    leaf_through(
        STEPS, Console(file=paper, width=80), lines(str(drawing + 1), "w", "Why", "q"), None
    )
    assert paper.getvalue().count("No card fits, so one is drawn.") == 2

"""The record viewer, forwards and backwards."""

import json
import re
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from elfer.engine.errors import BadRecord
from elfer.games import GAMES
from elfer.notation.records import Step, replay_record
from elfer.terminal.render.table_screens import print_screen
from elfer.terminal.replay import (
    WrongDestination,
    browse,
    explain_move,
    parse_destination,
    render_step,
)
from elfer.texts.fluent_messages import load_messages
from tests.terminal.command import Command
from tests.terminal.played_records import bot_record
from tests.terminal.scripted_session import type_lines

RECORD = bot_record("junior", rounds=2, bot="random")
STEPS = replay_record(RECORD)
LAST = len(STEPS) - 1
ENGLISH = load_messages("en")


def draw_step(index: int, seat: int | None = None, steps: Sequence[Step] = STEPS) -> str:
    paper = StringIO()
    print_screen(Console(file=paper, width=80), render_step(steps, index, seat, 80, ENGLISH))
    return paper.getvalue()


def test_describes_every_move() -> None:
    assert len(STEPS) == len(RECORD["moves"]) + 1
    assert "the deal" in draw_step(0)
    for index, (_, seat, text) in enumerate(RECORD["moves"], start=1):
        screen = draw_step(index)
        assert f"move {index} of {LAST}" in screen
        assert ("Round 2: " if text == "next" else f"Seat {seat} ") in screen


@pytest.mark.parametrize("game", GAMES)
def test_shows_records_of_every_game(game: str) -> None:
    steps = replay_record(bot_record(game))
    last = len(steps) - 1
    for index in (*range(1, last, max(1, last // 10)), last):
        for seat in (None, 0):
            screen = draw_step(index, seat, steps)
            assert f"{ENGLISH.format(f'game-{game}')} · move {index} of {last} " in screen
            assert ("Your hand" in screen) <= (seat == 0)
            assert all(len(line) <= 80 for line in screen.splitlines())
            assert "\n\n\n" not in screen
    assert re.search("wins? the round", " ".join(draw_step(last, None, steps).split()))


def test_shows_all_hands_but_not_the_stock() -> None:
    screen = draw_step(5)
    hands = STEPS[5].match.game.truth(STEPS[5].match.state)["hands"]
    for seat, hand in enumerate(hands):
        line = next(line for line in screen.splitlines() if f"Seat {seat}  " in line)
        assert [card[1:] for card in hand] == re.findall(r"\d+", line.split("Seat")[1])[1:]
    assert "Stock: " in screen


def test_a_seat_sees_only_what_it_saw_during_the_match() -> None:
    drawing = next(i for i, move in enumerate(RECORD["moves"]) if move[2] == "draw")
    drawer = RECORD["moves"][drawing][1]
    other = (drawer + 1) % 3
    assert f"Seat {drawer} drew a card." in draw_step(drawing + 1, other)
    assert re.search(rf"Seat {drawer} drew \w+ \d+\.", draw_step(drawing + 1))
    assert "You drew " in draw_step(drawing + 1, drawer)
    assert "Your hand" in draw_step(drawing + 1, other)


def test_the_end_of_a_round_shows_points_and_totals() -> None:
    shown = " ".join(draw_step(LAST).split())
    assert re.search("wins? the round", shown)
    assert "The match is over." in shown
    assert "The lowest total wins." in shown


@pytest.mark.parametrize(
    ("line", "to"),
    [("", 6), ("b", 4), ("B ", 4), ("0", 0), ("9", 9), ("end", 9), ("q", None), ("quit", None)],
)
def test_parses_destinations(line: str, to: int | None) -> None:
    assert parse_destination(line, 5, 9) == to


def test_stops_at_the_ends_of_a_record() -> None:
    assert parse_destination("b", 0, 9) == 0
    assert parse_destination("", 9, 9) is None
    for line in ("10", "-1", "x", "²", "05", "9" * 9999):
        with pytest.raises(WrongDestination):
            parse_destination(line, 5, 9)


def test_back_undoes_forward() -> None:
    paper = StringIO()
    console = Console(file=paper, width=80)
    browse(STEPS, console, type_lines("", "", "b", "b", "what", "q"), None, ENGLISH)
    shown = paper.getvalue()
    assert shown.count("the deal") == 2
    assert shown.count("move 1 of") == 2
    assert shown.count("move 2 of") == 1
    assert "Press Enter, or type b, w, end, q" in shown


def test_refuses_a_truncated_record() -> None:
    broken = RECORD | {"moves": [*RECORD["moves"], [2, 0, "r1"]]}
    with pytest.raises(BadRecord):
        replay_record(broken)


def test_prints_every_step_once_to_a_pipe(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(RECORD))
    for words in (("replay", str(file)), ("replay", "-", "--seat", "1")):
        shown = elfer.run(*words, typed=json.dumps(RECORD))
        assert shown.returncode == 0
        for index in range(1, len(STEPS)):
            assert shown.stdout.count(f"move {index} of {LAST} ") == 1


def test_refuses_a_missing_seat(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(RECORD))
    shown = elfer.run("replay", str(file), "--seat", "3")
    assert shown.returncode == 2
    assert shown.stderr == "There is no seat '3'; the 3 seats are 0 to 2.\n"


def test_explains_moves_with_the_best_bot() -> None:
    """A viewer limited to one seat gets explanations only of that seat's own moves."""
    moves = RECORD["moves"]
    drawing = next(i for i, move in enumerate(moves) if move[2] == "draw")
    assert explain_move(STEPS, drawing + 1, None, ENGLISH) == (
        "Professor Eleven would do the same.\nNo card fits, so one is drawn."
    )
    drawer = moves[drawing][1]
    assert "do the same" in explain_move(STEPS, drawing + 1, drawer, ENGLISH)
    assert explain_move(STEPS, drawing + 1, (drawer + 1) % 3, ENGLISH) == (
        f"Only Seat {drawer} knows which cards were in that hand."
    )
    assert explain_move(STEPS, 0, None, ENGLISH) == "No player made a choice here."
    said = {explain_move(STEPS, index, None, ENGLISH).split(".")[0] for index in range(1, LAST + 1)}
    assert any("would play" in each for each in said)


def test_explains_the_current_move_on_request() -> None:
    paper = StringIO()
    drawing = next(i for i, move in enumerate(RECORD["moves"]) if move[2] == "draw")
    typed = type_lines(str(drawing + 1), "w", "Why", "q")
    browse(STEPS, Console(file=paper, width=80), typed, None, ENGLISH)
    assert paper.getvalue().count("No card fits, so one is drawn.") == 2

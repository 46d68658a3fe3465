"""Head starts for slow callers, given on the command line."""

import pytest

from elfer.cli.common.seats import parse_head_starts
from elfer.engine.errors import Refused
from elfer.games import game_named
from elfer.terminal.arguments import format_play_command, head_start_arguments
from elfer.terminal.local.table import LocalTable, apply_head_starts, new_local_table
from elfer.terminal.table import Call
from tests.terminal.command import Command

SNAP = game_named("schnipp-schnapp")
STARTS: list[tuple[list[str], dict[int, int]]] = [
    ([], {}),
    (["1=400"], {1: 400}),
    ([" 2 = 2000 ", "0=150"], {2: 2000, 0: 150}),
]


@pytest.mark.parametrize(("texts", "starts"), STARTS)
def test_parses_head_starts(texts: list[str], starts: dict[int, int]) -> None:
    assert parse_head_starts(texts, SNAP, 3) == starts
    words = head_start_arguments(starts)
    assert set(words[::2]) <= {"--handicap"}
    assert parse_head_starts(words[1::2], SNAP, 3) == starts


@pytest.mark.parametrize(
    "text",
    ["", "1", "=", "1=", "3=400", "-1=400", "1=-4", "1=2001", "1=4.5", "1=²", "1=" + "9" * 5000],
)
def test_refuses_invalid_head_starts(text: str) -> None:
    with pytest.raises(Refused):
        parse_head_starts([text], SNAP, 3)


def test_refuses_duplicates_and_games_without_calls() -> None:
    with pytest.raises(Refused, match="given twice"):
        parse_head_starts(["1=400", "1=300"], SNAP, 3)
    with pytest.raises(Refused, match="Mogeln has no calls against the clock"):
        parse_head_starts(["1=400"], game_named("mogeln"), 3)
    assert parse_head_starts([], game_named("mogeln"), 3) == {}


def test_a_head_start_makes_calls_earlier() -> None:
    table = new_local_table(SNAP.id, ["you", "you", "you"], {}, "seed")
    local_table = LocalTable(apply_head_starts(table, {1: 400, 2: 900}))
    turn = local_table.match.turn
    assert turn is not None
    local_table.play(turn, "flip")
    local_table.call([Call(0, "schnapp", 500), Call(1, "schnapp", 800), Call(2, "schnapp", 800)])
    times = {move.seat: move.at for move in local_table.moves if move.at is not None}
    assert times == {0: 500, 1: 400, 2: 0}
    words = format_play_command(local_table.match, local_table.occupants, local_table.head_starts)
    assert "--handicap 1=400 --handicap 2=900 --seed seed" in words


def test_head_starts_on_the_command_line(elfer: Command) -> None:
    words = ("play", SNAP.id, "--players", "3", "--seed", "a")
    shown = elfer.run(*words, "--handicap", "0=400", "--handicap", "2=1000")
    assert "You have a head start of 0.4 s for calls.\n" in shown.stdout
    assert "Lotte 2 has a head start of 1 s for calls.\n" in shown.stdout
    for wrong, why in {
        "3=400": "There is no seat '3'",
        "1=2001": "0 to 2000",
        "1": "as in 1=400",
    }.items():
        refused = elfer.run(*words, "--handicap", wrong)
        assert refused.returncode == 2
        assert why in refused.stderr
    there = elfer.run(*words[:2], "--server", "http://localhost:9", "--handicap", "0=400")
    assert there.returncode == 2
    assert "in the browser" in there.stderr

"""Small hands are helped in calling: by the command line, and said so."""

import pytest

from elfer.games import game_named
from elfer.kernel.errors import Refused
from elfer.terminal.farewell import same_again
from elfer.terminal.head_starts import head_start_words, helped, in_words
from elfer.terminal.place import Call
from elfer.terminal.sitting import Sitting, own_table, with_head_starts
from tests.terminal.command import Command

SNAP = game_named("schnipp-schnapp")
STARTS: list[tuple[list[str], dict[int, int]]] = [
    ([], {}),
    (["1=400"], {1: 400}),
    ([" 2 = 2000 ", "0=150"], {2: 2000, 0: 150}),
]


@pytest.mark.parametrize(("texts", "starts"), STARTS)
def test_who_is_helped(texts: list[str], starts: dict[int, int]) -> None:
    assert helped(texts, SNAP, 3) == starts
    words = head_start_words(starts)
    assert set(words[::2]) <= {"--handicap"}
    assert helped(words[1::2], SNAP, 3) == starts


@pytest.mark.parametrize(
    "text",
    ["", "1", "=", "1=", "3=400", "-1=400", "1=-4", "1=2001", "1=4.5", "1=²", "1=" + "9" * 5000],
)
def test_head_starts_that_are_none(text: str) -> None:
    with pytest.raises(Refused):
        helped([text], SNAP, 3)


def test_nobody_is_helped_twice_or_where_nobody_calls() -> None:
    with pytest.raises(Refused, match="given twice"):
        helped(["1=400", "1=300"], SNAP, 3)
    with pytest.raises(Refused, match="In Mogeln nobody calls against the clock"):
        helped(["1=400"], game_named("mogeln"), 3)
    assert helped([], game_named("mogeln"), 3) == {}


def test_the_calls_of_a_seat_count_earlier() -> None:
    table = own_table(SNAP.id, ["you", "you", "you"], {}, "seed")
    sitting = Sitting(with_head_starts(table, {1: 400, 2: 900}))
    turn = sitting.match.turn
    assert turn is not None
    sitting.play(turn, "flip")
    sitting.call([Call(0, "schnapp", 500), Call(1, "schnapp", 800), Call(2, "schnapp", 800)])
    times = {move.seat: move.at for move in sitting.moves if move.at is not None}
    assert times == {0: 500, 1: 400, 2: 0}
    assert in_words(sitting.helped) == (
        "Head start in calling: seat 1 (400 ms) and seat 2 (900 ms)."
    )
    words = same_again(sitting.match, sitting.who, sitting.helped)
    assert "--handicap 1=400 --handicap 2=900 --seed seed" in words


def test_by_the_command_line(elfer: Command) -> None:
    words = ("play", SNAP.id, "--players", "3", "--seed", "a")
    shown = elfer.run(*words, "--handicap", "0=400", "--handicap", "2=1000")
    assert "Head start in calling: seat 0 (400 ms) and seat 2 (1000 ms)." in shown.stdout
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

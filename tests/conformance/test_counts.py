"""Counts of all move sequences from a start, like perft in chess.

An independent implementation, written from the rulebook alone, computed the numbers in the data
file. Each line has a start (with a tiny deck: only the values from `lo` to `hi`) and the number of
move sequences of length 1, 2, 3 and so on.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from elfer.engine.cards import VALUE_MASK
from elfer.engine.game import AnyGame
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from elfer.games.rows.elfer_raus import FalscherAnfang
from elfer.games.rows.elferspiel import EinsZwanzig
from elfer.games.rows.junior import Junior

AT = 100
"""The time of every call."""
DATA = Path(__file__).parent.parent / "data" / "perft.jsonl"
STARTS = [json.loads(line) for line in DATA.read_text().splitlines()]


def shrink_deck(game: AnyGame, lowest: int, highest: int) -> AnyGame:
    """Return the same game with only the values from `lowest` to `highest`."""
    ends = VALUE_MASK[lowest] | VALUE_MASK[highest]
    changes: dict[str, Any] = {"lowest": lowest, "highest": highest}
    if isinstance(game, Junior | FalscherAnfang):
        changes["lie_open"] = ends
    if isinstance(game, EinsZwanzig):
        changes["starts"] = ends
    small: AnyGame = type(f"Tiny{type(game).__name__}", (type(game),), changes)()
    return small


def count(match: Match, depth: int) -> list[int]:
    """Return the number of move sequences of each length up to the depth."""
    totals = [0] * depth
    for seat in (*match.actors, None):
        for move in match.legal(seat):
            totals[0] += 1
            if depth > 1:
                after = match.push(seat, move, AT if move.timed else None)
                for length, number in enumerate(count(after, depth - 1)):
                    totals[length + 1] += number
    return totals


@pytest.mark.parametrize(
    "start", STARTS, ids=lambda start: f"{start['game']}-{start['players']}-{start.get('lo', '')}"
)
def test_the_number_of_move_sequences_is_right(start: dict[str, Any]) -> None:
    game = GAMES[start["game"]]
    if "lo" in start:
        game = shrink_deck(game, start["lo"], start["hi"])
    match = new_match(
        game, start["players"], start["options"], start.get("seed"), start.get("deal")
    )
    assert count(match, len(start["perft"])) == start["perft"]


def test_every_game_is_counted() -> None:
    assert {start["game"] for start in STARTS} == set(GAMES)

"""Counts of all games that can be played on from a start, as chess has perft.

The numbers in the data file were counted by another implementation, written from the rulebook
alone. A line has a start (tiny decks: only the values from `lo` to `hi` exist) and how many
sequences of moves of length 1, 2, 3 … there are.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.games.elfer_raus import FalscherAnfang
from elfer.games.elferspiel import EinsZwanzig
from elfer.games.junior import Junior
from elfer.kernel.cards import VALUE_MASK
from elfer.kernel.game import AnyGame
from elfer.kernel.match import Match, new_match

AT = 100
"""Every call comes at the same time."""
DATA = Path(__file__).parent.parent / "data" / "perft.jsonl"
STARTS = [json.loads(line) for line in DATA.read_text().splitlines()]


def tiny(game: AnyGame, lowest: int, highest: int) -> AnyGame:
    """The same game with only some of the values; its ends are then the ends of the rows."""
    ends = VALUE_MASK[lowest] | VALUE_MASK[highest]
    changes: dict[str, Any] = {"lowest": lowest, "highest": highest}
    if isinstance(game, Junior | FalscherAnfang):
        changes["lie_open"] = ends
    if isinstance(game, EinsZwanzig):
        changes["starts"] = ends
    small: AnyGame = type(f"Tiny{type(game).__name__}", (type(game),), changes)()
    return small


def count(match: Match, depth: int) -> list[int]:
    """How many sequences of each length up to the depth can be played from here."""
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
def test_count(start: dict[str, Any]) -> None:
    game = GAMES[start["game"]]
    if "lo" in start:
        game = tiny(game, start["lo"], start["hi"])
    match = new_match(
        game, start["players"], start["options"], start.get("seed"), start.get("deal")
    )
    assert count(match, len(start["perft"])) == start["perft"]


def test_every_game_is_counted() -> None:
    assert {start["game"] for start in STARTS} == set(GAMES)

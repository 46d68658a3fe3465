"""Golden records: what they end in must stay the same in every later version.

Each game has one written by hand, with the end as a person worked it out, and one random match
with its whole last state. `python -m tests.conformance.test_golden` writes a random one for every
game that has none.
"""

import json
import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.records.notation import state_of
from elfer.records.played import Played
from elfer.records.record import play_record, record_of
from tests.conformance.strategies import any_move, playing, usual_match

LONGEST = 400
RECORDS = Path(__file__).parent.parent / "data" / "records"
GOLDEN = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    golden = json.loads(path.read_text())
    played = play_record(golden["record"])
    assert record_of(played)["moves"] == golden["record"]["moves"]
    assert state_of(played.match).items() >= golden["ends"].items()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("kind", ["by-hand", "random"])
def test_every_game_has_golden_records(game_id: str, kind: str) -> None:
    assert RECORDS / f"{game_id}-{kind}.json" in GOLDEN


def random_match(game_id: str) -> dict[str, Any]:
    """The first moves of a random match, two rounds of it where the game has rounds."""
    start = usual_match(GAMES[game_id], f"golden {game_id}")
    played = Played(start)
    luck = (any_move, random.Random(game_id))
    for _, seat, move, at in islice(playing(start, luck), LONGEST):
        played.play(seat, move.text, at)
    return {
        "about": f"A random match, its first {LONGEST} moves at the most.",
        "record": record_of(played),
        "ends": state_of(played.match),
    }


if __name__ == "__main__":
    for name in GAMES:
        target = RECORDS / f"{name}-random.json"
        if not target.exists():
            target.write_text(json.dumps(random_match(name)) + "\n")

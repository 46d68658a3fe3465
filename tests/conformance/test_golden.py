"""Golden records: every later version must reach the same final states.

Each game has a record written by hand, with an ending worked out by a person, and a record of a
random match with its whole final state. `python -m tests.conformance.test_golden` writes a random
record for every game that does not have one.
"""

import json
import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.notation.records import play_record, record_of
from elfer.notation.states import state_of
from tests.conformance.strategies import any_move, default_match, play_steps
from tests.played import MutableMatch

LONGEST = 400
RECORDS = Path(__file__).parent.parent / "data" / "records"
GOLDEN = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_ends_in_the_same_state(path: Path) -> None:
    golden = json.loads(path.read_text())
    played = play_record(golden["record"])
    assert record_of(played)["moves"] == golden["record"]["moves"]
    assert state_of(played.match).items() >= golden["ends"].items()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("kind", ["by-hand", "random"])
def test_every_game_has_golden_records(game_id: str, kind: str) -> None:
    assert RECORDS / f"{game_id}-{kind}.json" in GOLDEN


def random_match(game_id: str) -> dict[str, Any]:
    """Return a record of the first moves of a random match."""
    start = default_match(GAMES[game_id], f"golden {game_id}")
    played = MutableMatch(start)
    chooser = (any_move, random.Random(game_id))
    for _, seat, move, at in islice(play_steps(start, chooser), LONGEST):
        played.play(seat, move.text, at)
    return {
        "about": f"A random match, at most its first {LONGEST} moves.",
        "record": record_of(played.history),
        "ends": state_of(played.match),
    }


if __name__ == "__main__":
    for name in GAMES:
        target = RECORDS / f"{name}-random.json"
        if not target.exists():
            target.write_text(json.dumps(random_match(name)) + "\n")

"""The weights of a game, found by `elfer tune` or set by hand.

Each family's evaluation is in the module with its name, and is found by `Game.family`.
"""

import json
from collections.abc import Iterable
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from elfer.engine.errors import BadRequest
from elfer.engine.game import AnyGame
from elfer.evaluation.features import PHASES, FamilyEvaluation, Weights
from elfer.games import GAMES

Found = dict[str, dict[str, list[list[int]]]]
"""The weights by game and number of players, with one list for each phase."""
FILE = Path(str(resources.files(__package__) / "weights.json"))
"""The file of tuned weights."""
HEAVIEST = 10**6
"""The largest weight allowed, so that sums of weights stay small."""


def evaluation_of(game: AnyGame) -> FamilyEvaluation | None:
    """Return the evaluation of a game's family; None if it has none."""
    return _evaluation_of_family(game.family)


@cache
def _evaluation_of_family(family: str) -> FamilyEvaluation | None:
    module = f"{__package__}.{family}"
    if find_spec(module) is None:
        return None
    evaluation: FamilyEvaluation = import_module(module).EVALUATION
    return evaluation


def read_weights(file: Path = FILE) -> Found:
    """Return the weights in a file, or no weights if it is missing; raise if it is not valid."""
    if not file.exists():
        return {}
    try:
        # Do not read from a device, because that may never end.
        found: Found = json.loads(file.read_bytes() if file.is_file() else b"")
        wrong = _find_fault(found)
    except (OSError, ValueError, AttributeError, TypeError, RecursionError):
        raise BadRequest(
            f"{file} has no valid weights; choose another file or a new one."
        ) from None
    if wrong:
        raise BadRequest(f"{file} has no valid weights: {wrong}; choose another file or a new one.")
    return found


def _find_fault(found: Found) -> str | None:
    """Return a description of the first game with the wrong number or kind of weights, if any."""
    for game, tables in found.items():
        evaluation = evaluation_of(GAMES[game]) if game in GAMES else None
        for players, phases in tables.items():
            sizes = {len(phase) for phase in phases}
            size = len(evaluation.features) if evaluation else max(sizes, default=1)
            if (
                len(phases) != PHASES
                or sizes != {size}
                or not all(map(_is_weight, flatten(phases)))
            ):
                return f"{game} for {players} players needs {PHASES} lists of {size} whole numbers"
    return None


def _is_weight(number: Any) -> bool:
    return type(number) is int and abs(number) <= HEAVIEST


_cached_weights = cache(read_weights)


def weights_of(game: AnyGame, players: int) -> Weights:
    """Return the weights of a game for this number of players: tuned ones if there are any."""
    phases = _cached_weights().get(game.id, {}).get(str(players))
    return weights_by_hand(game) if phases is None else flatten(phases)


def weights_by_hand(game: AnyGame) -> Weights:
    """Return the weights that were set by hand for a game's family."""
    evaluation = evaluation_of(game)
    assert evaluation is not None
    return evaluation.weights_by_hand


def flatten(phases: Iterable[Iterable[int]]) -> Weights:
    """Return the weights of all phases in one tuple."""
    return tuple(weight for phase in phases for weight in phase)


def in_phases(weights: Iterable[int]) -> list[list[int]]:
    """Return weights as in the file, with one list for each phase."""
    line = list(weights)
    size = len(line) // PHASES
    return [line[start : start + size] for start in range(0, len(line), size)]


def text_of(found: Found) -> str:
    """Return the text of a file with one line for each phase, which keeps diffs readable."""
    games = []
    for game, by_players in sorted(found.items()):
        tables = []
        for players, phases in sorted(by_players.items()):
            lines = ",\n".join(f"      {json.dumps(phase)}" for phase in phases)
            tables.append(f"    {json.dumps(players)}: [\n{lines}\n    ]")
        games.append(f"  {json.dumps(game)}: {{\n" + ",\n".join(tables) + "\n  }")
    return "{\n" + ",\n".join(games) + "\n}\n"

"""The weights: those that `elfer tune` has found, else some that were set by hand."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from elfer.craft.families import features_of
from elfer.craft.features import PHASES, Feature, Features, MasterFeature, Weights
from elfer.games import GAMES
from elfer.kernel.errors import BadRequest

Found = dict[str, dict[str, list[list[int]]]]
"""By game and number of players, a list for each phase."""
FILE = Path(str(resources.files(__package__) / "weights.json"))
"""What was found."""
HEAVIEST = 10**6
"""Nothing weighs more than this; sums of weights stay small numbers."""


def _weights(features: Features, always: Mapping[str, int]) -> Weights:
    """Weights by the names of their features; the others weigh nothing, nor does who is near."""
    line = tuple(always.get(feature.name.lower(), 0) for feature in features)
    return line + (0,) * len(line) * (PHASES - 1)


_ROWS = {
    "dead_end": 20,
    "opens": -10,
    "opens_others": -3,
    "opens_own": 2,
    "leads": 10,
    "leads_chain": 2,
    "again": -5,
    "draw_again": 1,
}
_MASTER = _ROWS | {
    "lay": 5,
    "value": 1,
    "bonus": 100,
    "last": 200,
    "missing_own": 20,
    "missing_other": -40,
    "bridge": -30,
    "joker": -60,
    "swap": -40,
}
BY_HAND: Mapping[Features, Weights] = {
    # Ends and own chains first, and no gifts.
    Feature: _weights(Feature, _ROWS),
    MasterFeature: _weights(MasterFeature, _MASTER),
}
"""Where nothing was found yet."""


def read_weights(file: Path = FILE) -> Found:
    """What a file has; nothing, if it is not there, or a refusal if it is no such file."""
    if not file.exists():
        return {}
    try:
        # What is no plain file may have no end.
        found: Found = json.loads(file.read_bytes() if file.is_file() else b"")
        wrong = _misshapen(found)
    except (OSError, ValueError, AttributeError, TypeError, RecursionError):
        raise BadRequest(f"{file} has no weights; name another file, or a new one.") from None
    if wrong:
        raise BadRequest(f"{file} has no weights: {wrong}; name another file, or a new one.")
    return found


def _misshapen(found: Found) -> str | None:
    """For whom there are not as many weights in each phase as there are features, if anyone."""
    for game, tables in found.items():
        features = features_of(GAMES[game]) if game in GAMES else None
        for players, phases in tables.items():
            sizes = {len(phase) for phase in phases}
            size = max(sizes, default=1) if features is None else len(features)
            if len(phases) != PHASES or sizes != {size} or not all(map(_is_weight, flat(phases))):
                return f"{game} for {players} takes {PHASES} lists of {size} whole numbers"
    return None


def _is_weight(number: Any) -> bool:
    return type(number) is int and abs(number) <= HEAVIEST


_found = cache(read_weights)


def weights_of(features: Features, game: str, players: int) -> Weights:
    """What counts in a game for so many players."""
    phases = _found().get(game, {}).get(str(players))
    return BY_HAND[features] if phases is None else flat(phases)


def flat(phases: Iterable[Iterable[int]]) -> Weights:
    """All weights in one line."""
    return tuple(weight for phase in phases for weight in phase)


def in_phases(weights: Iterable[int]) -> list[list[int]]:
    """Weights as the file has them, a list for each phase."""
    line = list(weights)
    size = len(line) // PHASES
    return [line[start : start + size] for start in range(0, len(line), size)]


def text_of(found: Found) -> str:
    """The file's text: a line for each phase, so that a change can be read."""
    games = []
    for game, by_players in sorted(found.items()):
        tables = []
        for players, phases in sorted(by_players.items()):
            lines = ",\n".join(f"      {json.dumps(phase)}" for phase in phases)
            tables.append(f"    {json.dumps(players)}: [\n{lines}\n    ]")
        games.append(f"  {json.dumps(game)}: {{\n" + ",\n".join(tables) + "\n  }")
    return "{\n" + ",\n".join(games) + "\n}\n"

"""How many matches the reference engine plays for a study."""

import json
from importlib import resources
from typing import NamedTuple


class Matches(NamedTuple):
    """Matches of equals, and matches with one bot that is not like the others."""

    alike: int = 1_000
    duel: int = 1_000


_LONG: dict[str, dict[str, int]] = json.loads(
    (resources.files(__package__) / "matches.json").read_text()
)
"""Where a match takes long, above all if plain bots question everything for thousands of moves."""


def matches_for(game: str) -> Matches:
    """As many matches of a game as can be waited for."""
    return Matches(**_LONG.get(game, {}))

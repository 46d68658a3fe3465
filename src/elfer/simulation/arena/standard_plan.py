"""The standard lines: shares of wins that the bots should reach over many deals."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from elfer.simulation.arena.contest import Contest, seat_among
from elfer.simulation.arena.trial import Trial

LINES = Path(__file__).parent / "standard.json"


class Line(TypedDict):
    """One bot among others in a game, and the number of deals."""

    game: str
    bots: list[str]
    deals: int
    lines: dict[str, float | None]
    """By number of players: the percentage of wins to reach; null means more than a fair share."""


def standard_games() -> list[str]:
    """Return the ids of the games that have standard lines."""
    return [*dict.fromkeys(line["game"] for line in _read_lines())]


def plan_standard(games: list[str], most: int | None, seed: int, playouts: int) -> Iterator[Trial]:
    """Yield the trials of these games, with at most this many deals."""
    for line in _read_lines():
        if line["game"] in games:
            for number, wanted in line["lines"].items():
                players = int(number)
                bots = seat_among(line["bots"][0], line["bots"][1], players)
                contest = Contest(line["game"], players, (), bots, seed, playouts)
                deals = line["deals"] if most is None else min(most, line["deals"])
                least = 1 / players if wanted is None else wanted / 100
                yield Trial(contest, (deals,), least, measured=True)


def _read_lines() -> list[Line]:
    lines: list[Line] = json.loads(LINES.read_text(encoding="utf-8"))
    return lines

"""The standard lines: how strong the bots are to be, measured on many deals."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from elfer.arena.contest import Contest, among
from elfer.arena.trial import Trial

LINES = Path(__file__).parent / "standard.json"


class Line(TypedDict):
    """One bot among others in a game, on so many deals."""

    game: str
    bots: list[str]
    deals: int
    lines: dict[str, float | None]
    """By number of players: the per cent of wins to be reached; null is just more than fair."""


def standard_games() -> list[str]:
    """The ids of the games that have such lines."""
    return [*dict.fromkeys(line["game"] for line in _lines())]


def standard(games: list[str], most: int | None, seed: int, playouts: int) -> Iterator[Trial]:
    """The trials of these games; with fewer deals than they ask for, if so many are the most."""
    for line in _lines():
        if line["game"] in games:
            for number, wanted in line["lines"].items():
                players = int(number)
                bots = among(line["bots"][0], line["bots"][1], players)
                contest = Contest(line["game"], players, (), bots, seed, playouts)
                deals = line["deals"] if most is None else min(most, line["deals"])
                least = 1 / players if wanted is None else wanted / 100
                yield Trial(contest, (deals,), least, measured=True)


def _lines() -> list[Line]:
    lines: list[Line] = json.loads(LINES.read_text(encoding="utf-8"))
    return lines

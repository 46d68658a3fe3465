"""The measured figures of all games, in a file for the shelf and the rules pages."""

import json
from pathlib import Path
from typing import NotRequired, TypedDict

from elfer import __version__
from elfer.engine.errors import BadRequest
from elfer.simulation.confidence_intervals import quantile
from elfer.studies.effect_sizes import (
    describe_skill,
    describe_start,
    is_skill_shown,
    is_start_shown,
    skill_step,
    start_step,
)
from elfer.studies.results import Share, StudyResult

FIGURES = Path(__file__).parent / "figures.json"
"""The figures that ship with Elfer."""


class ShareFigures(TypedDict):
    """A share in per cent with its interval, the fair share, and its step on a scale."""

    share: float
    low: float
    high: float
    fair: float
    step: int
    shown: NotRequired[bool]
    """False if there were too few games to determine the step; older figures lack it."""
    games: NotRequired[int]
    """The number of matches behind the share; older figures lack it."""


class Figures(TypedDict):
    """The figures of a game for one number of players."""

    date: str
    version: NotRequired[str]
    """The version of Elfer; older figures lack it and the fingerprint."""
    made_with: NotRequired[str]
    """The fingerprint of the bots and the rules."""
    games: int
    """The total number of matches."""
    seed: int
    players: int
    rounds: int
    minutes: list[int]
    """An estimate for people: the median, and the range of eight matches out of ten."""
    turns: list[int]
    better: str
    plain: str
    skill: ShareFigures
    """The wins of the better bot among plainer ones."""
    start: ShareFigures | None
    """The wins of the starting player among equal bots; None if all seats begin together."""


def make_figures(result: StudyResult) -> Figures:
    """Return the figures of a study."""
    tally, start = result.tally, result.start
    duel = result.duels[result.players]
    percentages = (50, 10, 90)
    return {
        "date": result.date,
        "version": __version__,
        "made_with": result.made_with,
        "games": result.games,
        "seed": result.seed,
        "players": result.players,
        "rounds": result.rounds,
        "minutes": [
            max(1, round(quantile(tally.seconds, percent) / 60)) for percent in percentages
        ],
        "turns": [quantile(tally.turns, percent) for percent in percentages],
        "better": duel.one,
        "plain": duel.others,
        "skill": _share(
            result.skill, skill_step(result.skill), duel.games, shown=is_skill_shown(result.skill)
        ),
        "start": None
        if start is None
        else _share(start, start_step(start), tally.matches, shown=is_start_shown(start)),
    }


def read_figures(path: Path = FIGURES) -> dict[str, Figures]:
    """Return the figures in a file by game, or {} if it is missing; raise BadRequest if invalid."""
    figures: dict[str, Figures] | None = None
    try:
        if not path.exists():
            return {}
        if path.is_file():  # reading a device may never end
            figures = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        figures = None
    if not isinstance(figures, dict):
        raise BadRequest(f"{path} already exists and is not a file of figures.")
    return figures


def format_figures(figures: dict[str, Figures], order: list[str]) -> str:
    """Return the content of a file of figures, one game per line, in this order."""
    lines = [f'  "{game}": {json.dumps(figures[game])}' for game in order if game in figures]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _share(share: Share, step: int, games: int, *, shown: bool) -> ShareFigures:
    value, low, high, fair = (round(part * 100, 1) for part in share)
    return {
        "share": value,
        "low": low,
        "high": high,
        "fair": fair,
        "step": step,
        "shown": shown,
        "games": games,
    }


def format_skill(figures: Figures) -> str:
    """Return the measured amount of skill in words."""
    skill = figures["skill"]
    worse = skill["high"] < skill["fair"]
    shown = skill.get("shown", True)
    return describe_skill(skill["step"], skill.get("games"), shown=shown, worse=worse)


def format_start(start: ShareFigures) -> str:
    """Return the measured effect of going first in words."""
    return describe_start(start["step"], start.get("games"), shown=start.get("shown", True))

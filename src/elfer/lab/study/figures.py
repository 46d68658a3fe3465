"""The figures of all games, in a file: what the shelf and the rules pages say was measured."""

import json
from pathlib import Path
from typing import TypedDict

from elfer.kernel.errors import BadRequest
from elfer.lab.study.finding import Finding, quantile
from elfer.lab.study.scale import skill_step, start_step
from elfer.lab.study.shares import Share

FIGURES = Path(__file__).parent / "figures.json"
"""The file that belongs to this copy of Elfer."""


class ShareFigures(TypedDict):
    """A share in per cent with its interval, what would be fair, and its step on a scale."""

    share: float
    low: float
    high: float
    fair: float
    step: int


class Figures(TypedDict):
    """What was measured of a game, for so many players."""

    date: str
    games: int
    """All matches that were played for it."""
    seed: int
    players: int
    rounds: int
    minutes: list[int]
    """For people, an estimate: the median, and the range that eight matches of ten lie in."""
    turns: list[int]
    better: str
    plain: str
    skill: ShareFigures
    """The better bot among plainer ones."""
    start: ShareFigures | None
    """The starting player among equals; None where all begin at once."""


def figures_of(finding: Finding) -> Figures:
    """The figures of a study."""
    tally, start = finding.tally, finding.start
    duel = finding.duels[finding.players]
    spread = (0.5, 0.1, 0.9)
    return {
        "date": finding.date,
        "games": finding.games,
        "seed": finding.seed,
        "players": finding.players,
        "rounds": finding.rounds,
        "minutes": [max(1, round(quantile(tally.seconds, part) / 60)) for part in spread],
        "turns": [quantile(tally.turns, part) for part in spread],
        "better": duel.one,
        "plain": duel.others,
        "skill": _share(finding.skill, skill_step(finding.skill)),
        "start": None if start is None else _share(start, start_step(start)),
    }


def read_figures(path: Path = FIGURES) -> dict[str, Figures]:
    """The figures of each game in a file; none if it is not there yet."""
    figures: dict[str, Figures] | None = None
    try:
        if not path.exists():
            return {}
        if path.is_file():  # a device may have no end
            figures = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        figures = None
    if not isinstance(figures, dict):
        raise BadRequest(f"{path} is there already and is no file of figures.")
    return figures


def written(figures: dict[str, Figures], order: list[str]) -> str:
    """The figures as a file, a game a line, in this order."""
    lines = [f'  "{game}": {json.dumps(figures[game])}' for game in order if game in figures]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _share(share: Share, step: int) -> ShareFigures:
    value, low, high, fair = (round(part * 100, 1) for part in share)
    return {"share": value, "low": low, "high": high, "fair": fair, "step": step}

"""A report as JSON and as CSV."""

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from elfer import __version__
from elfer.simulation.confidence_intervals import Estimate, Mean, Spread, wilson_interval
from elfer.simulation.durations import pace_of
from elfer.simulation.report import Frequency, Length, Report


def as_json(report: Report) -> dict[str, Any]:
    """Return the report as JSON, with shares from 0 to 1 and all counts."""
    series, tally = report.series, report.tally
    return {
        "game": series.game,
        "version": __version__,
        "made_with": report.made_with,
        "players": series.players,
        "options": dict(series.options),
        "bots": [seat.bot for seat in report.seats],
        "seed": series.seed,
        "engine": report.engine,
        "games": report.wanted,
        "played": tally.matches,
        "stopped": tally.matches < report.wanted,
        "seats": [
            {
                "seat": number,
                "bot": seat.bot,
                "wins": seat.wins,
                "win_share": _as_dict(seat.share),
                "began": seat.began,
                "points": None if seat.points is None else _as_dict(seat.points),
                "search": {
                    "moves": seat.searched,
                    "playouts": seat.playouts,
                    "failed": seat.search_failed,
                },
            }
            for number, seat in enumerate(report.seats)
        ],
        "from_starter": [
            {"distance": distance, "wins": wins.times, "win_share": _as_dict(wins.share)}
            for distance, wins in enumerate(report.distances)
        ],
        "ties": _frequency(report.ties),
        "redeals": report.redeals,
        "endings": {ending: _frequency(count) for ending, count in report.endings.items()},
        "turns": _length(report.turns) | {"counts": _counts(tally.turns)},
        "minutes": _length(report.minutes)
        | {"seconds": _counts(tally.seconds), "assumes": pace_of(report.series.game)._asdict()},
        "points": None
        if report.points is None
        else _spread(report.points) | {"counts": _counts(tally.scores)},
    }


COLUMNS = ("measure", "of", "bot", "count", "value", "low", "high")


def as_rows(report: Report) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of the CSV file, each with the fields of `COLUMNS`."""
    yield "version of elfer", __version__, "", "", "", "", ""
    yield "bots and rules", report.made_with, "", "", "", "", ""
    for number, seat in enumerate(report.seats):
        yield "wins by seat", number, seat.bot, seat.wins, *seat.share
        if seat.points is not None:
            yield "points by seat", number, seat.bot, report.tally.matches, *seat.points
        for name, count in (
            ("moves searched by seat", seat.searched),
            ("playouts by seat", seat.playouts),
            ("moves whose search failed by seat", seat.search_failed),
        ):
            yield name, number, seat.bot, count, "", "", ""
    for distance, wins in enumerate(report.distances):
        yield "wins by turns after the starting player", distance, "", *_flatten(wins)
    yield "ties", "", "", *_flatten(report.ties)
    for ending, ended in report.endings.items():
        yield "ending", ending, "", *_flatten(ended)
    yield "redeals", "", "", report.redeals, "", "", ""
    for name, found in (("turns", report.turns), ("minutes", report.minutes)):
        yield name, "", "", report.tally.matches, *found.mean
    for name, counts in (
        ("matches of so many turns", report.tally.turns),
        ("matches of so many seconds", report.tally.seconds),
        ("seats with so many points", report.tally.scores),
    ):
        for number, count in sorted(counts.items()):
            yield name, number, "", count, *wilson_interval(count, counts.total())


def _flatten(found: Frequency) -> tuple[float, ...]:
    return found.times, *found.share


def _as_dict(estimate: Estimate | Mean) -> dict[str, float | None]:
    """Return an estimate as JSON; a missing interval is null."""
    return estimate._asdict()


def _frequency(found: Frequency) -> dict[str, Any]:
    return {"count": found.times, "share": _as_dict(found.share)}


def _length(length: Length) -> dict[str, Any]:
    return {"mean": _as_dict(length.mean)} | _spread(length.spread)


def _spread(found: Spread) -> dict[str, float]:
    return dict(zip(("5%", "50%", "95%"), found, strict=True))


def _counts(counts: Counter[int]) -> dict[str, int]:
    return {str(number): counts[number] for number in sorted(counts)}


def format_json(report: Report) -> str:
    """Return a report as one line of JSON."""
    return json.dumps(as_json(report), separators=(",", ":"))


def write_json(report: Report, file: Path) -> None:
    """Write a report as JSON; raise OSError if that fails."""
    file.write_text(format_json(report) + "\n", encoding="utf-8")


def write_csv(report: Report, file: Path) -> None:
    """Write a report as CSV; raise OSError if that fails."""
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.writer(opened, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(as_rows(report))

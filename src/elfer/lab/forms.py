"""A report for machines: as JSON, and as the lines of a table."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from elfer.lab.estimates import Estimate, Spread, share
from elfer.lab.minutes import pace_of
from elfer.lab.report import Frequency, Length, Report


def as_json(report: Report) -> dict[str, Any]:
    """The report for machines: shares between 0 and 1, and all counts."""
    series, tally = report.series, report.tally
    return {
        "game": series.game,
        "players": series.players,
        "options": dict(series.options),
        "bots": list(series.bots),
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
                "win_share": _plain(seat.share),
                "began": seat.began,
                "points": None if seat.points is None else _plain(seat.points),
            }
            for number, seat in enumerate(report.seats)
        ],
        "from_starter": [
            {"distance": distance, "wins": wins.times, "win_share": _plain(wins.share)}
            for distance, wins in enumerate(report.distances)
        ],
        "ties": _counted(report.ties),
        "redeals": report.redeals,
        "endings": {ending: _counted(count) for ending, count in report.endings.items()},
        "turns": _length(report.turns) | {"counts": _counts(tally.turns)},
        "minutes": _length(report.minutes)
        | {"seconds": _counts(tally.seconds), "assumes": pace_of(report.series.game)._asdict()},
        "points": None
        if report.points is None
        else _spread(report.points) | {"counts": _counts(tally.scores)},
    }


COLUMNS = ("measure", "of", "bot", "count", "value", "low", "high")


def as_rows(report: Report) -> Iterator[tuple[Any, ...]]:
    """The report as lines of a table, with `COLUMNS`."""
    for number, seat in enumerate(report.seats):
        yield "wins by seat", number, seat.bot, seat.wins, *seat.share
        if seat.points is not None:
            yield "points by seat", number, seat.bot, report.tally.matches, *seat.points
    for distance, wins in enumerate(report.distances):
        yield "wins by turns after the starting player", distance, "", *_flat(wins)
    yield "ties", "", "", *_flat(report.ties)
    for ending, ended in report.endings.items():
        yield "ending", ending, "", *_flat(ended)
    yield "redeals", "", "", report.redeals, "", "", ""
    for name, found in (("turns", report.turns), ("minutes", report.minutes)):
        yield name, "", "", report.tally.matches, *found.mean
    for name, counts in (
        ("matches of so many turns", report.tally.turns),
        ("matches of so many seconds", report.tally.seconds),
        ("seats with so many points", report.tally.scores),
    ):
        for number, count in sorted(counts.items()):
            yield name, number, "", count, *share(count, counts.total())


def _flat(found: Frequency) -> tuple[float, ...]:
    return found.times, *found.share


def _plain(estimate: Estimate) -> dict[str, float]:
    return estimate._asdict()


def _counted(found: Frequency) -> dict[str, Any]:
    return {"count": found.times, "share": _plain(found.share)}


def _length(length: Length) -> dict[str, Any]:
    return {"mean": _plain(length.mean)} | _spread(length.spread)


def _spread(found: Spread) -> dict[str, float]:
    return dict(zip(("5%", "50%", "95%"), found, strict=True))


def _counts(counts: Counter[int]) -> dict[str, int]:
    return {str(number): counts[number] for number in sorted(counts)}

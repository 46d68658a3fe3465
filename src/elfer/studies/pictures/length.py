"""The picture of how long people take for a game, by number of players."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from elfer.simulation.confidence_intervals import quantile
from elfer.simulation.durations import STEP
from elfer.studies.formatting import format_range, round_minutes
from elfer.studies.pictures.marks import WIDTH, Area, Line, Mark, Picture, Words
from elfer.studies.results import StudyResult

LEFT, RIGHT, ROW, HEIGHT, TOP = 74.0, WIDTH - 20, 54.0, 30.0, 18.0
STEPS = (1, 2, 5, 10, 20, 30, 60, 120)
LINES = 6
COLUMNS = 56


def draw_length(result: StudyResult) -> Picture:
    """Draw a histogram of minutes for each number of players, with its median and range."""
    rows = {players: tally.seconds for players, tally in result.tallies.items()}
    scale = _fit_scale(rows.values())
    marks: list[Mark] = []
    bottom = TOP + ROW * len(rows)
    for tick in range(scale.low, scale.high + 1, scale.step):
        x = scale.x(tick)
        marks.append(Line(x, TOP - 4, x, bottom - 6, "line"))
        marks.append(Words(x, bottom + 8, f"{tick} min", "soft", 11, "middle"))
    for number, (players, seconds) in enumerate(rows.items()):
        base = TOP + ROW * number + HEIGHT
        marks.append(Words(0, base, f"{players} players", "text", 12.5))
        marks += _draw_histogram(seconds, scale, base)
    return Picture("green", "How long it takes", _caption(result), bottom + 14, tuple(marks))


class Scale(NamedTuple):
    """The axis of minutes: its ends and the distance between its grid lines."""

    low: int
    high: int
    step: int

    def x(self, minute: float) -> float:
        """Return the position of a minute; minutes beyond the scale are at its end."""
        part = (minute - self.low) / (self.high - self.low)
        return LEFT + (RIGHT - LEFT) * min(max(part, 0), 1)


def _fit_scale(rows: Iterable[Counter[int]]) -> Scale:
    """Return a scale that covers nearly all games; it starts at 0 if the shortest are near 0."""
    each = list(rows)
    shortest = min(quantile(seconds, 0.2) for seconds in each) / 60
    longest = max(quantile(seconds, 99.8) for seconds in each) / 60
    begin = 0 if shortest < longest / 2 else shortest
    step = next((step for step in STEPS if (longest - begin) / step <= LINES), STEPS[-1])
    low = int(begin // step) * step
    return Scale(low, (int(longest // step) + 1) * step, step)


def _draw_histogram(seconds: Counter[int], scale: Scale, base: float) -> list[Mark]:
    """Draw a histogram, with the median and the range of eight games out of ten below it."""
    width = -(-(scale.high - scale.low) * 60 // COLUMNS // STEP) * STEP
    columns: Counter[int] = Counter()
    for value, count in seconds.items():
        if scale.low * 60 <= value < scale.high * 60:
            columns[value // width] += count
    highest = max(columns.values())
    first, last = min(columns), max(columns)
    outline = [(scale.x(first * width / 60), base)]
    for number in range(first, last + 1):
        top = base - HEIGHT * columns[number] / highest
        outline += [(scale.x(edge * width / 60), top) for edge in (number, number + 1)]
    outline.append((scale.x((last + 1) * width / 60), base))
    low, middle, high = (scale.x(quantile(seconds, percent) / 60) for percent in (10, 50, 90))
    name = f"{round_minutes(quantile(seconds, 50))} min"
    return [
        Area(tuple(outline), "green", 0.9),
        Line(low, base + 4, max(high, low + 1), base + 4, "text", 2.5),
        Line(middle, base - HEIGHT, middle, base + 4, "text", 1.5),
        Words(middle, base + 17, name, "text", 12, "middle", True),
    ]


def _caption(result: StudyResult) -> str:
    seconds, turns = result.tally.seconds, result.tally.turns
    low, middle, high = (round_minutes(quantile(seconds, percent)) for percent in (10, 50, 90))
    rounds = "" if result.rounds == 1 else f" for all {result.rounds} rounds"
    return (
        f"With {result.players} players, half of the games are over after {middle} "
        f"minute{'s' * (middle != 1)}{rounds}, and eight out of ten take "
        f"{format_range(low, high)} (the bar); "
        f"that is {quantile(turns, 10)} to {quantile(turns, 90)} turns. The minutes are estimated "
        "from the numbers of rounds, turns, lays and draws."
    )

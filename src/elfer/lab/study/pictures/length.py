"""How long a game takes people, for each number of players."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from elfer.lab.minutes import STEP
from elfer.lab.study.finding import Finding, quantile
from elfer.lab.study.pictures.marks import WIDTH, Area, Line, Mark, Picture, Words
from elfer.lab.study.pictures.numbers import minutes, spoken_range

LEFT, RIGHT, ROW, HILL, TOP = 74.0, WIDTH - 20, 54.0, 30.0, 18.0
STEPS = (1, 2, 5, 10, 20, 30, 60, 120)
LINES = 6
COLUMNS = 56


def length_picture(finding: Finding) -> Picture:
    """A hill of minutes for each number of players, with its middle and its usual range."""
    rows = {players: tally.seconds for players, tally in finding.tallies.items()}
    scale = _scale(rows.values())
    marks: list[Mark] = []
    bottom = TOP + ROW * len(rows)
    for tick in range(scale.low, scale.high + 1, scale.step):
        x = scale.x(tick)
        marks.append(Line(x, TOP - 4, x, bottom - 6, "line"))
        marks.append(Words(x, bottom + 8, f"{tick} min", "soft", 11, "middle"))
    for number, (players, seconds) in enumerate(rows.items()):
        base = TOP + ROW * number + HILL
        marks.append(Words(0, base, f"{players} players", "text", 12.5))
        marks += _hill(seconds, scale, base)
    return Picture("green", "How long it takes", _says(finding), bottom + 14, tuple(marks))


class Scale(NamedTuple):
    """From which minute to which, with a line at every so many."""

    low: int
    high: int
    step: int

    def x(self, minute: float) -> float:
        """Where a minute is; what lies beyond the scale is at its end."""
        part = (minute - self.low) / (self.high - self.low)
        return LEFT + (RIGHT - LEFT) * min(max(part, 0), 1)


def _scale(rows: Iterable[Counter[int]]) -> Scale:
    """Whole steps around nearly all games; from 0 on if the shortest are not far from it."""
    each = list(rows)
    shortest = min(quantile(seconds, 0.002) for seconds in each) / 60
    longest = max(quantile(seconds, 0.998) for seconds in each) / 60
    begin = 0 if shortest < longest / 2 else shortest
    step = next((step for step in STEPS if (longest - begin) / step <= LINES), STEPS[-1])
    low = int(begin // step) * step
    return Scale(low, (int(longest // step) + 1) * step, step)


def _hill(seconds: Counter[int], scale: Scale, base: float) -> list[Mark]:
    """How many games take how long; below it the middle, and where eight of ten lie."""
    width = -(-(scale.high - scale.low) * 60 // COLUMNS // STEP) * STEP
    columns: Counter[int] = Counter()
    for value, count in seconds.items():
        if scale.low * 60 <= value < scale.high * 60:
            columns[value // width] += count
    highest = max(columns.values())
    first, last = min(columns), max(columns)
    outline = [(scale.x(first * width / 60), base)]
    for number in range(first, last + 1):
        top = base - HILL * columns[number] / highest
        outline += [(scale.x(edge * width / 60), top) for edge in (number, number + 1)]
    outline.append((scale.x((last + 1) * width / 60), base))
    low, middle, high = (scale.x(quantile(seconds, part) / 60) for part in (0.1, 0.5, 0.9))
    name = f"{minutes(quantile(seconds, 0.5))} min"
    return [
        Area(tuple(outline), "green", 0.9),
        Line(low, base + 4, max(high, low + 1), base + 4, "text", 2.5),
        Line(middle, base - HILL, middle, base + 4, "text", 1.5),
        Words(middle, base + 17, name, "text", 12, "middle", True),
    ]


def _says(finding: Finding) -> str:
    seconds, turns = finding.tally.seconds, finding.tally.turns
    low, middle, high = (minutes(quantile(seconds, part)) for part in (0.1, 0.5, 0.9))
    rounds = "" if finding.rounds == 1 else f" for all {finding.rounds} rounds"
    return (
        f"With {finding.players} players half of the games are over after {middle} "
        f"minute{'s' * (middle != 1)}{rounds}, and eight of ten take "
        f"{spoken_range(low, high)} (the bar); "
        f"that is {quantile(turns, 0.1)} to {quantile(turns, 0.9)} turns. Minutes are an estimate "
        "from the turns that were counted."
    )

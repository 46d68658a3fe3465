"""Who begins, and who comes next: how often each wins more or less than its share."""

from elfer.lab.study.finding import Finding
from elfer.lab.study.pictures.marks import WIDTH, Line, Mark, Picture, Rect, Words
from elfer.lab.study.pictures.numbers import ORDINALS, percent, plus_minus, signed
from elfer.lab.study.scale import START_WORDS, start_step
from elfer.lab.study.shares import Share

LEFT, ROW, TOP, REACH = 74.0, 66.0, 28.0, 17.0
LEAST_SCALE = 0.02
"""So that nothing but noise does not look like mountains."""


def places_picture(finding: Finding) -> Picture:
    """A row for each number of players, in it a bar for each place in the order of play."""
    rows = {players: finding.places(players) for players in finding.tallies}
    step = (WIDTH - LEFT) / max(rows)
    scale = max(LEAST_SCALE, *(_reach(share) for row in rows.values() for share in row))
    marks: list[Mark] = []
    for place in range(max(rows)):
        x = LEFT + step * (place + 0.5)
        strong = place == 0 and finding.start is not None
        marks.append(Words(x, 14, _name(finding, place), "text", 12, "middle", strong))
    for number, (players, row) in enumerate(rows.items()):
        middle = TOP + ROW * number + ROW / 2
        marks.append(Words(0, middle + 4.5, f"{players} players", "text", 12.5))
        marks.append(Line(LEFT, middle, LEFT + step * players, middle, "edge"))
        for place, share in enumerate(row):
            marks += _bar(LEFT + step * (place + 0.5), middle, min(30.0, step * 0.6), share, scale)
    return Picture("blue", "Who begins", _says(finding), TOP + ROW * len(rows), tuple(marks))


def _off(share: Share) -> float:
    return abs(share.value - share.fair)


def _reach(share: Share) -> float:
    """How far from the fair share the interval goes."""
    return max(abs(share.low - share.fair), abs(share.high - share.fair))


def _name(finding: Finding, place: int) -> str:
    if finding.start is None:
        return f"seat {place}"
    return "begins" if place == 0 else ORDINALS[place]


def _bar(x: float, middle: float, width: float, share: Share, scale: float) -> list[Mark]:
    """The difference from the fair share, its interval as a thin line, its number beyond both."""
    off = share.value - share.fair
    tip = middle - off / scale * REACH
    low, high = (middle - (end - share.fair) / scale * REACH for end in (share.low, share.high))
    above = off >= 0
    ink = "blue" if share.unfair else "edge"
    label = min(high, middle) - 5 if above else max(low, middle) + 13
    return [
        Rect(x - width / 2, min(tip, middle), width, max(abs(tip - middle), 0.5), ink, 0.9),
        Line(x, low, x, high, "text", 1),
        Words(x, label, signed(100 * off), "text", 11, "middle", share.unfair),
    ]


def _says(finding: Finding) -> str:
    start = finding.start
    if start is None:
        places = finding.places(finding.players)
        most = max(places, key=_off)
        return (
            "Nobody begins: all choose at the same time, and no seat wins more often than the "
            f"others by more than chance (the largest difference is "
            f"{signed(100 * (most.value - most.fair))} {plus_minus(most.half_width)} points)."
        )
    words = START_WORDS[start_step(start)]
    return (
        f"With {finding.players} players {words}: {percent(start.value, 1)} of all wins "
        f"({plus_minus(start.half_width)}), fair would be {percent(start.fair, 1)}. The bars show "
        "points above or below the fair share; grey ones may be chance."
    )

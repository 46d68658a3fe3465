"""The picture of the effect of going first: wins against the fair share, by order of play."""

from elfer.studies.effect_sizes import describe_start, is_start_shown, start_step
from elfer.studies.formatting import (
    ORDINALS,
    format_count,
    format_half_width,
    format_percent,
    format_signed,
)
from elfer.studies.pictures.marks import WIDTH, Line, Mark, Picture, Rect, Words
from elfer.studies.results import Share, StudyResult

LEFT, ROW, TOP, REACH = 74.0, 66.0, 28.0, 17.0
LEAST_SCALE = 0.02
"""The smallest range of the scale, so that noise looks small."""


def draw_places(result: StudyResult) -> Picture:
    """Draw a row for each number of players, with a bar for each place in the order of play."""
    rows = {players: result.places(players) for players in result.tallies}
    step = (WIDTH - LEFT) / max(rows)
    scale = max(LEAST_SCALE, *(_reach(share) for row in rows.values() for share in row))
    marks: list[Mark] = []
    for place in range(max(rows)):
        x = LEFT + step * (place + 0.5)
        strong = place == 0 and result.start is not None
        marks.append(Words(x, 14, _name(result, place), "text", 12, "middle", strong))
    for number, (players, row) in enumerate(rows.items()):
        middle = TOP + ROW * number + ROW / 2
        marks.append(Words(0, middle + 4.5, f"{players} players", "text", 12.5))
        marks.append(Line(LEFT, middle, LEFT + step * players, middle, "edge"))
        for place, share in enumerate(row):
            marks += _bar(LEFT + step * (place + 0.5), middle, min(30.0, step * 0.6), share, scale)
    return Picture("blue", "Who begins", _caption(result), TOP + ROW * len(rows), tuple(marks))


def _deviation(share: Share) -> float:
    return abs(share.value - share.fair)


def _reach(share: Share) -> float:
    """Return the largest distance between the interval and the fair share."""
    return max(abs(share.low - share.fair), abs(share.high - share.fair))


def _name(result: StudyResult, place: int) -> str:
    if result.start is None:
        return f"seat {place}"
    return "begins" if place == 0 else ORDINALS[place]


def _bar(x: float, middle: float, width: float, share: Share, scale: float) -> list[Mark]:
    """Draw the difference from the fair share as a bar with its interval and its number."""
    off = share.value - share.fair
    tip = middle - off / scale * REACH
    low, high = (middle - (end - share.fair) / scale * REACH for end in (share.low, share.high))
    above = off >= 0
    ink = "blue" if share.unfair else "edge"
    label = min(high, middle) - 5 if above else max(low, middle) + 13
    return [
        Rect(x - width / 2, min(tip, middle), width, max(abs(tip - middle), 0.5), ink, 0.9),
        Line(x, low, x, high, "text", 1),
        Words(x, label, format_signed(100 * off), "text", 11, "middle", share.unfair),
    ]


def _caption_by_seat(result: StudyResult) -> str:
    """Return a sentence about the seats of a game in which all seats begin together."""
    places = result.places(result.players)
    seat = max(range(len(places)), key=lambda each: _deviation(places[each]))
    most = places[seat]
    verdict = "which is rarely due to chance" if most.unfair else "which may well be due to chance"
    return (
        "Nobody begins: all choose at the same time. "
        f"In {format_count(result.tally.matches, 'game')}, "
        f"seat {seat} differs most from the fair share: "
        f"{format_signed(100 * (most.value - most.fair))} "
        f"{format_half_width(most.half_width)} points, {verdict}."
    )


def _caption(result: StudyResult) -> str:
    start = result.start
    if start is None:
        return _caption_by_seat(result)
    words = describe_start(start_step(start), result.tally.matches, shown=is_start_shown(start))
    return (
        f"With {result.players} players, {words}: {format_percent(start.value, 1)} of all wins "
        f"({format_half_width(start.half_width)}); {format_percent(start.fair, 1)} would be fair. "
        "The bars show points above or below the fair share; grey ones may be due to chance."
    )

"""Luck and skill: how far above its fair share the better bot gets."""

from elfer.lab.study.finding import Finding
from elfer.lab.study.pictures.marks import WIDTH, Line, Mark, Picture, Rect, Words
from elfer.lab.study.pictures.numbers import percent, plus_minus
from elfer.lab.study.scale import SKILL_WORDS, skill_step

LEFT, RIGHT, ROW, TOP = 74.0, WIDTH - 14, 40.0, 30.0


def skill_picture(finding: Finding) -> Picture:
    """For each number of players: the fair share, and the better bot's."""
    duel = finding.duels[finding.players]
    marks: list[Mark] = []
    bottom = TOP + ROW * len(finding.duels)
    for part in (0, 25, 50, 75, 100):
        x = _x(part / 100)
        marks.append(Line(x, TOP - 6, x, bottom - 8, "line"))
        anchor = "end" if part == 100 else "middle"
        marks.append(Words(min(x, RIGHT), TOP - 12, f"{part} %", "soft", 11, anchor))
    for number, (players, each) in enumerate(finding.duels.items()):
        marks += _row(TOP + ROW * number + 12, players, each.share.value, each.share.fair)
    others = finding.players - 1
    says = (
        f"One bot «{duel.one}» wins {percent(duel.share.value, 1)} of its games against "
        f"{others} «{duel.others}» ({plus_minus(duel.share.half_width)}); "
        f"{percent(duel.share.fair, 1)} would be its fair share, the dark line. "
        f"With these bots it is {SKILL_WORDS[skill_step(duel.share)]}."
    )
    return Picture("red", "Luck and skill", says, bottom, tuple(marks))


def _x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share


def _row(y: float, players: int, value: float, fair: float) -> list[Mark]:
    """The track, the bar up to the share that was won, the fair share as a line across it."""
    end, middle = _x(value), _x(fair)
    label_inside = end > RIGHT - 48
    return [
        Words(0, y + 4.5, f"{players} players", "text", 12.5),
        Rect(LEFT, y - 7, RIGHT - LEFT, 14, "sunken", round=3),
        Rect(LEFT, y - 7, max(end - LEFT, 1), 14, "red", round=3),
        Line(middle, y - 11, middle, y + 11, "text", 2),
        Words(
            max(end, middle) + 6 if not label_inside else end - 6,
            y + 4.5,
            percent(value),
            "paper" if label_inside else "text",
            12.5,
            "end" if label_inside else "start",
            strong=True,
        ),
    ]

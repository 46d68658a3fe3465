"""The picture of luck and skill: the wins of the better bot above its fair share."""

from elfer.studies.effect_sizes import describe_skill, is_skill_shown, skill_step
from elfer.studies.formatting import format_count, format_half_width, format_percent
from elfer.studies.pictures.marks import WIDTH, Line, Mark, Picture, Rect, Words
from elfer.studies.results import Duel, StudyResult

LEFT, RIGHT, ROW, TOP = 74.0, WIDTH - 14, 40.0, 30.0


def draw_skill(result: StudyResult) -> Picture:
    """Draw the fair share and the better bot's share for each number of players."""
    duel = result.duels[result.players]
    marks: list[Mark] = []
    bottom = TOP + ROW * len(result.duels)
    for part in (0, 25, 50, 75, 100):
        x = _x(part / 100)
        marks.append(Line(x, TOP - 6, x, bottom - 8, "line"))
        anchor = "end" if part == 100 else "middle"
        marks.append(Words(min(x, RIGHT), TOP - 12, f"{part} %", "soft", 11, anchor))
    for number, (players, each) in enumerate(result.duels.items()):
        marks += _row(TOP + ROW * number + 12, players, each.share.value, each.share.fair)
    others = format_count(result.players - 1, f"“{duel.others}” bot")
    says = (
        f"One “{duel.one}” bot wins {format_percent(duel.share.value, 1)} of its games against "
        f"{others} ({format_half_width(duel.share.half_width)}); "
        f"its fair share, the dark line, would be {format_percent(duel.share.fair, 1)}. "
        f"With these bots: {_describe_skill(duel)}."
    )
    return Picture("red", "Luck and skill", says, bottom, tuple(marks))


def _describe_skill(duel: Duel) -> str:
    share = duel.share
    return describe_skill(
        skill_step(share), duel.games, shown=is_skill_shown(share), worse=share.high < share.fair
    )


def _x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share


def _row(y: float, players: int, value: float, fair: float) -> list[Mark]:
    """Draw the share of wins as a bar, with a line across it at the fair share."""
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
            format_percent(value),
            "paper" if label_inside else "text",
            12.5,
            "end" if label_inside else "start",
            strong=True,
        ),
    ]

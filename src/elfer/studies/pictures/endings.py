"""The picture of how rounds end, in games with several endings."""

from elfer.studies.formatting import format_percent
from elfer.studies.pictures.marks import WIDTH, Mark, Picture, Rect, Words
from elfer.studies.results import StudyResult

NAMES = {
    "all-out": "nobody had cards left",
    "all-won": "a player had no card to turn over",
    "alone": "only one player had cards left",
    "closed": "a player closed it",
    "colours": "all four colours were complete",
    "full": "every place was filled",
    "moves": "the limit of moves was reached",
    "out": "a player had no cards left",
    "passes": "everyone had passed too often",
    "peter": "only the Schwarzer Peter was left",
    "played-through": "all cards were played",
    "quartets": "nobody had cards left",
    "through": "all cards were played",
    "too-long": "the limit of moves or fights was reached",
    "turn-overs": "the last turn-over was over",
    "turns": "the limit of turns was reached",
}
INKS = (("yellow", 1.0), ("edge", 0.45), ("edge", 0.25))
LEFT, ROW, TOP = 74.0, 40.0, 4.0


def draw_endings(result: StudyResult) -> Picture | None:
    """Draw a bar for each number of players, divided by endings; None if there is only one."""
    kinds = sorted({kind for tally in result.tallies.values() for kind in tally.endings})
    if len(kinds) < 2:
        return None
    total = sum((tally.endings for tally in result.tallies.values()), type(result.tally.endings)())
    kinds.sort(key=lambda kind: -total[kind])
    marks: list[Mark] = []
    for row, (players, tally) in enumerate(result.tallies.items()):
        middle = TOP + ROW * row + 16
        marks.append(Words(0, middle + 4.5, f"{players} players", "text", 12.5))
        x = LEFT
        for kind, (ink, strength) in zip(kinds, INKS, strict=False):
            share = tally.endings[kind] / tally.endings.total()
            width = (WIDTH - LEFT) * share
            marks.append(Rect(x, middle - 11, width, 22, ink, strength))
            if width > 44:
                over = "on-yellow" if ink == "yellow" else "text"
                marks.append(
                    Words(x + 8, middle + 4.5, format_percent(share), over, 12.5, strong=True)
                )
            x += width
    bottom = TOP + ROW * len(result.tallies) + 4
    for number, (kind, (ink, strength)) in enumerate(zip(kinds, INKS, strict=False)):
        y = bottom + 18 * number
        marks.append(Rect(LEFT, y, 11, 11, ink, strength, 2))
        marks.append(Words(LEFT + 18, y + 10, NAMES.get(kind, kind), "text", 12))
    says = describe_endings(result)
    return Picture("yellow", "How rounds end", says, bottom + 18 * len(kinds), tuple(marks))


def describe_endings(result: StudyResult) -> str:
    """Return the most common ending of rounds as a sentence."""
    endings = result.tally.endings
    (kind, count), *_ = endings.most_common(1)
    share = count / endings.total()
    if endings.total() == 1:
        these = "The only round"
    elif share == 1:
        these = f"All {endings.total():,} rounds"
    else:
        these = f"With {result.players} players, {format_percent(share, 1)} of the rounds"
    return f"{these} ended because {NAMES.get(kind, kind)}."

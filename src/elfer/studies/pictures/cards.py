"""The picture of the decisive cards: how much being dealt a card changes the wins."""

from math import sqrt

from elfer.engine.cards import COLOUR_NAMES, COLOUR_OF, JOKER, NUMBER_CARDS, VALUE_OF, spoken
from elfer.simulation.student_t import Z
from elfer.simulation.tally import Tally
from elfer.studies.formatting import format_half_width, format_signed
from elfer.studies.pictures.marks import WIDTH, Mark, Picture, Rect, Words, draw_sign
from elfer.studies.results import StudyResult

LEFT, TOP, ROW, GAP = 34.0, 32.0, 21.0, 2.0
CELL = (WIDTH - LEFT) / 4
STRONGEST = 0.5
"""The opacity of the strongest cell, whose number must stay readable."""
LEAST_SCALE = 0.01


def compute_gains(tally: Tally, players: int) -> dict[int, float]:
    """Return, by card, how far the win share of hands dealt that card exceeds the fair share."""
    fair = sum(tally.wins) / (tally.matches * players)
    dealt = enumerate(tally.dealt)
    return {card: tally.won_with[card] / count - fair for card, count in dealt if count}


def draw_cards(result: StudyResult) -> Picture | None:
    """Draw a column for each colour and a row for each value; None if no cards were counted."""
    gain = compute_gains(result.tally, result.players)
    cards = [card for card in NUMBER_CARDS if card in gain]
    if not cards:
        return None
    values = sorted({VALUE_OF[card] for card in cards})
    scale = max(LEAST_SCALE, *map(abs, gain.values()))
    marks: list[Mark] = [
        draw_sign(name, LEFT + CELL * (column + 0.5), 13, 9)
        for column, name in enumerate(COLOUR_NAMES)
    ]
    for line, value in enumerate(values):
        y = TOP + ROW * line
        marks.append(Words(LEFT - 10, y + 15, str(value), "text", 12.5, "end", value == 11))
        for card in cards:
            if VALUE_OF[card] == value:
                marks += _cell(LEFT + CELL * COLOUR_OF[card], y, CELL, gain[card], scale)
    bottom = TOP + ROW * len(values)
    if JOKER in gain:
        marks.append(Words(0, bottom + 21, "joker", "text", 12.5))
        marks += _cell(LEFT + CELL * 0, bottom + 6, CELL * 4, gain[JOKER], scale)
        bottom += 6 + ROW
    return Picture("yellow", "Which cards decide", _caption(result, gain), bottom, tuple(marks))


def _cell(x: float, y: float, width: float, gain: float, scale: float) -> list[Mark]:
    strength = STRONGEST * sqrt(abs(gain) / scale)
    ink = "helps" if gain > 0 else "hurts"
    box = Rect(x + GAP / 2, y + GAP / 2, width - GAP, ROW - GAP, ink, round(strength, 3), 3)
    return [box, Words(x + width / 2, y + 15, format_signed(100 * gain), "text", 12, "middle")]


def _caption(result: StudyResult, gain: dict[int, float]) -> str:
    best, worst = max(gain, key=gain.__getitem__), min(gain, key=gain.__getitem__)
    dealt = result.tally.dealt[best]
    share = 1 / result.players
    half_width = Z * sqrt(share * (1 - share) / dealt)
    most, least = (format_signed(100 * gain[card]) for card in (best, worst))
    return (
        f"Points above (violet) or below (brown) the fair share of wins for a hand that was dealt "
        f"the card, with {result.players} players ({format_half_width(half_width)} for each card). "
        f"Of {len(gain)} cards, the {spoken(best)} has the most ({most}) and the {spoken(worst)} "
        f"the least ({least}); the cards next to them may be just as good."
    )

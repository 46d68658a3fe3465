"""Which cards decide: how much more often than its share a hand wins that was dealt a card."""

from math import sqrt

from elfer.kernel.cards import COLOUR_NAMES, COLOUR_OF, JOKER, NUMBER_CARDS, VALUE_OF, spoken
from elfer.lab.study.finding import Finding
from elfer.lab.study.pictures.marks import WIDTH, Mark, Picture, Rect, Words, sign
from elfer.lab.study.pictures.numbers import plus_minus, signed
from elfer.lab.tally import Tally

LEFT, TOP, ROW, GAP = 34.0, 32.0, 21.0, 2.0
CELL = (WIDTH - LEFT) / 4
STRONGEST = 0.5
"""How strong the colour of the cell that decides most is: its number must stay readable."""
LEAST_SCALE = 0.01


def gains(tally: Tally, players: int) -> dict[int, float]:
    """By card: how much above its fair share a hand wins that was dealt it."""
    fair = sum(tally.wins) / (tally.matches * players)
    dealt = enumerate(tally.dealt)
    return {card: tally.won_with[card] / count - fair for card, count in dealt if count}


def cards_picture(finding: Finding) -> Picture | None:
    """A column for each colour, a line for each value; nothing where no cards were counted."""
    gain = gains(finding.tally, finding.players)
    cards = [card for card in NUMBER_CARDS if card in gain]
    if not cards:
        return None
    values = sorted({VALUE_OF[card] for card in cards})
    scale = max(LEAST_SCALE, *map(abs, gain.values()))
    marks: list[Mark] = [
        sign(name, LEFT + CELL * (column + 0.5), 13, 9) for column, name in enumerate(COLOUR_NAMES)
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
    return Picture("yellow", "Which cards decide", _says(finding, gain), bottom, tuple(marks))


def _cell(x: float, y: float, width: float, gain: float, scale: float) -> list[Mark]:
    strength = STRONGEST * sqrt(abs(gain) / scale)
    ink = "helps" if gain > 0 else "hurts"
    box = Rect(x + GAP / 2, y + GAP / 2, width - GAP, ROW - GAP, ink, round(strength, 3), 3)
    return [box, Words(x + width / 2, y + 15, signed(100 * gain), "text", 12, "middle")]


def _says(finding: Finding, gain: dict[int, float]) -> str:
    best, worst = max(gain, key=gain.__getitem__), min(gain, key=gain.__getitem__)
    dealt = finding.tally.dealt[best]
    share = 1 / finding.players
    reach = 1.96 * sqrt(share * (1 - share) / dealt)
    return (
        f"Points above (violet) or below (brown) the fair share of wins for a hand that was dealt "
        f"the card, with {finding.players} players ({plus_minus(reach)}): the best one to get is "
        f"the {spoken(best)} ({signed(100 * gain[best])}), the worst the {spoken(worst)} "
        f"({signed(100 * gain[worst])})."
    )

"""A study as a poster: the same pictures on one sheet."""

import tempfile
from pathlib import Path

from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from elfer.kernel.game import AnyGame
from elfer.lab.study.finding import Finding
from elfer.lab.study.letters import letters
from elfer.lab.study.pen import Pen
from elfer.lab.study.pictures.drawn import drawn
from elfer.lab.study.pictures.marks import WIDTH, Area, Line, Mark, Picture, Rect, Words, sign
from elfer.lab.study.summary import facts, method, subtitle

COLUMNS, MARGIN, GAP, PADDING = 3, 36.0, 18.0, 22.0
PANEL = WIDTH + 2 * PADDING
SHEET = COLUMNS * PANEL + (COLUMNS - 1) * GAP + 2 * MARGIN
SMALL, LEADING = 12.0, 17.0

Letters = tuple[FontProperties, FontProperties]


class Block:
    """Marks from an upper left corner on, and how high they are together."""

    def __init__(self, marks: list[Mark], height: float) -> None:
        self.marks, self.height = marks, height


def as_poster(game: AnyGame, finding: Finding) -> bytes:
    """The poster as a PNG."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = letters(Path(folder))
        head = _head(game, finding, chosen)
        blocks = [_panel(picture, chosen) for picture in drawn(finding)]
        blocks.append(_method(finding, chosen))
        placed, bottom = _placed(blocks, MARGIN + head.height)
        pen = Pen(SHEET, bottom + MARGIN - GAP, chosen)
        for block, left, top in ((head, MARGIN, MARGIN), *placed):
            for mark in block.marks:
                pen.draw(mark, left, top)
        return pen.png()


def _placed(blocks: list[Block], top: float) -> tuple[list[tuple[Block, float, float]], float]:
    """Every block in the column that is shortest so far, the tall ones first."""
    ends = [top] * COLUMNS
    placed = []
    for block in sorted(blocks[:-1], key=lambda block: -block.height) + blocks[-1:]:
        column = ends.index(min(ends))
        placed.append((block, MARGIN + column * (PANEL + GAP), ends[column]))
        ends[column] += block.height + GAP
    return placed, max(ends)


def _head(game: AnyGame, finding: Finding, chosen: Letters) -> Block:
    """The game's name, and what is most worth knowing."""
    marks: list[Mark] = [
        Words(0, 38, game.name, "text", 44, strong=True),
        Words(0, 66, subtitle(finding), "soft", 15),
    ]
    for column, fact in enumerate(facts(finding)):
        left = column * (PANEL + GAP)
        marks.append(Words(left, 118, fact.large, "text", 25, strong=True))
        for number, line in enumerate(_wrapped(fact.small, PANEL - PADDING, 14, chosen[0])):
            marks.append(Words(left, 140 + 19 * number, line, "soft", 14))
    return Block(marks, 186)


def _panel(picture: Picture, chosen: Letters) -> Block:
    """A picture on its paper, with its title above and its sentence below."""
    lines = _wrapped(picture.says, WIDTH, SMALL, chosen[0])
    top = PADDING + 38
    text = top + picture.height + 24
    height = text + LEADING * (len(lines) - 1) + PADDING
    marks: list[Mark] = [
        Rect(0, 0, PANEL, height, "paper", round=16),
        sign(picture.colour, PADDING + 8, PADDING + 8, 8),
        Words(PADDING + 26, PADDING + 15, picture.title, "text", 19, strong=True),
        *(_moved(mark, PADDING, top) for mark in picture.marks),
        *(
            Words(PADDING, text + LEADING * number, line, "text", SMALL)
            for number, line in enumerate(lines)
        ),
    ]
    return Block(marks, height)


def _method(finding: Finding, chosen: Letters) -> Block:
    """How it was measured, in small letters."""
    marks: list[Mark] = [Words(PADDING, 22, "How this was measured", "soft", 14, strong=True)]
    y = 44.0
    for sentence in method(finding):
        for line in _wrapped(sentence, WIDTH, 11.5, chosen[0]):
            marks.append(Words(PADDING, y, line, "soft", 11.5))
            y += 15.5
        y += 4
    return Block(marks, y)


def _wrapped(text: str, width: float, size: float, font: FontProperties) -> list[str]:
    """Text in lines that are not wider than this."""
    font = font.copy()
    font.set_size(size)
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_to_path.get_text_width_height_descent(longer, font, False)[0] > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _moved(mark: Mark, left: float, top: float) -> Mark:
    """A mark of a picture where the picture lies on its paper."""
    if isinstance(mark, Area):
        return mark._replace(corners=tuple((x + left, y + top) for x, y in mark.corners))
    if isinstance(mark, Line):
        return mark._replace(
            x=mark.x + left, y=mark.y + top, to_x=mark.to_x + left, to_y=mark.to_y + top
        )
    return mark._replace(x=mark.x + left, y=mark.y + top)

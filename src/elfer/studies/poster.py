"""A study as a poster: all pictures on one sheet."""

import tempfile
from pathlib import Path

from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path

from elfer.engine.game import AnyGame
from elfer.studies.fonts import Fonts, load_fonts
from elfer.studies.pictures import draw_pictures
from elfer.studies.pictures.marks import WIDTH, Area, Line, Mark, Picture, Rect, Words, draw_sign
from elfer.studies.poster_canvas import PosterCanvas
from elfer.studies.results import StudyResult
from elfer.studies.summary import describe_method, format_subtitle, list_facts

COLUMNS, MARGIN, GAP, PADDING = 3, 36.0, 18.0, 22.0
PANEL = WIDTH + 2 * PADDING
SHEET = COLUMNS * PANEL + (COLUMNS - 1) * GAP + 2 * MARGIN
SMALL, LEADING = 12.0, 17.0


class Block:
    """Marks relative to their upper left corner, and their height."""

    def __init__(self, marks: list[Mark], height: float) -> None:
        self.marks, self.height = marks, height


def render_poster(game: AnyGame, result: StudyResult) -> bytes:
    """Return the poster as a PNG."""
    with tempfile.TemporaryDirectory() as folder:
        fonts = load_fonts(Path(folder))
        head = _render_head(game, result, fonts)
        blocks = [_render_panel(picture, fonts) for picture in draw_pictures(result)]
        blocks.append(_render_method(result, fonts))
        placed, bottom = _place_blocks(blocks, MARGIN + head.height)
        canvas = PosterCanvas(SHEET, bottom + MARGIN - GAP, fonts)
        for block, left, top in ((head, MARGIN, MARGIN), *placed):
            for mark in block.marks:
                canvas.draw(mark, left, top)
        return canvas.render_png()


def _place_blocks(
    blocks: list[Block], top: float
) -> tuple[list[tuple[Block, float, float]], float]:
    """Place the blocks, tallest first, each in the shortest column so far."""
    ends = [top] * COLUMNS
    placed = []
    for block in sorted(blocks[:-1], key=lambda block: -block.height) + blocks[-1:]:
        column = ends.index(min(ends))
        placed.append((block, MARGIN + column * (PANEL + GAP), ends[column]))
        ends[column] += block.height + GAP
    return placed, max(ends)


def _render_head(game: AnyGame, result: StudyResult, fonts: Fonts) -> Block:
    """Return a block with the game's name and the most important facts."""
    marks: list[Mark] = [
        Words(0, 38, game.name, "text", 44, strong=True),
        Words(0, 66, format_subtitle(result), "soft", 15),
    ]
    for column, fact in enumerate(list_facts(result)):
        left = column * (PANEL + GAP)
        marks.append(Words(left, 118, fact.large, "text", 25, strong=True))
        for number, line in enumerate(_wrap(fact.small, PANEL - PADDING, 14, fonts[0])):
            marks.append(Words(left, 140 + 19 * number, line, "soft", 14))
    return Block(marks, 186)


def _render_panel(picture: Picture, fonts: Fonts) -> Block:
    """Return a block with a picture, its title above and its caption below."""
    lines = _wrap(picture.says, WIDTH, SMALL, fonts[0])
    top = PADDING + 38
    text = top + picture.height + 24
    height = text + LEADING * (len(lines) - 1) + PADDING
    marks: list[Mark] = [
        Rect(0, 0, PANEL, height, "paper", round=16),
        draw_sign(picture.colour, PADDING + 8, PADDING + 8, 8),
        Words(PADDING + 26, PADDING + 15, picture.title, "text", 19, strong=True),
        *(_move(mark, PADDING, top) for mark in picture.marks),
        *(
            Words(PADDING, text + LEADING * number, line, "text", SMALL)
            for number, line in enumerate(lines)
        ),
    ]
    return Block(marks, height)


def _render_method(result: StudyResult, fonts: Fonts) -> Block:
    """Return a block with the method in small type."""
    marks: list[Mark] = [Words(PADDING, 22, "How this was measured", "soft", 14, strong=True)]
    y = 44.0
    for sentence in describe_method(result):
        for line in _wrap(sentence, WIDTH, 11.5, fonts[0]):
            marks.append(Words(PADDING, y, line, "soft", 11.5))
            y += 15.5
        y += 4
    return Block(marks, y)


def _wrap(text: str, width: float, size: float, font: FontProperties) -> list[str]:
    """Split a string into lines of at most this width."""
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


def _move(mark: Mark, left: float, top: float) -> Mark:
    """Return a mark moved right and down."""
    if isinstance(mark, Area):
        return mark._replace(corners=tuple((x + left, y + top) for x, y in mark.corners))
    if isinstance(mark, Line):
        return mark._replace(
            x=mark.x + left, y=mark.y + top, to_x=mark.to_x + left, to_y=mark.to_y + top
        )
    return mark._replace(x=mark.x + left, y=mark.y + top)

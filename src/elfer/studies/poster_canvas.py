"""The canvas of a poster, which draws marks with matplotlib in the light theme."""

from io import BytesIO
from typing import Any

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Circle, FancyBboxPatch, Polygon, Rectangle
from PIL import Image

from elfer.studies.pictures.marks import INKS, Area, Dot, Line, Mark, Rect, Words

DOTS = 150
"""Pixels per hundred units."""
COLOURS = 144
"""The number of colours of the PNG; few colours keep it small."""
_POINT = 72 / 100
_SIDES = {"start": "left", "middle": "center", "end": "right"}


class PosterCanvas:
    """A sheet of this size, with its origin in the upper left corner."""

    def __init__(
        self, width: float, height: float, fonts: tuple[FontProperties, FontProperties]
    ) -> None:
        self._figure = Figure(figsize=(width / 100, height / 100), dpi=DOTS)
        self._canvas = FigureCanvasAgg(self._figure)
        self._axes = self._figure.add_axes((0, 0, 1, 1))
        self._axes.set_axis_off()
        self._axes.set_xlim(0, width)
        self._axes.set_ylim(height, 0)
        self._fonts = fonts
        self._drawn = 0
        self.draw(Rect(0, 0, width, height, "surface"), 0, 0)

    def draw(self, mark: Mark, left: float, top: float) -> None:
        """Draw a mark, moved right and down."""
        # Later marks cover earlier ones of any kind.
        self._drawn += 1
        layer: dict[str, Any] = {"zorder": self._drawn}
        add = self._axes.add_patch
        match mark:
            case Rect(x, y, width, height, ink, strength, corner):
                at, tone = (left + x, top + y), INKS[ink].day
                if not corner or min(width, height) < 2 * corner:
                    add(Rectangle(at, width, height, color=tone, alpha=strength, lw=0, **layer))
                else:
                    inner = (left + x + corner, top + y + corner)
                    size = (width - 2 * corner, height - 2 * corner)
                    style = f"round,pad={corner},rounding_size={corner}"
                    add(
                        FancyBboxPatch(
                            inner, *size, style, color=tone, alpha=strength, lw=0, **layer
                        )
                    )
            case Line(x, y, to_x, to_y, ink, width):
                ends = ((left + x, left + to_x), (top + y, top + to_y))
                self._axes.plot(
                    *ends, color=INKS[ink].day, lw=width * _POINT, solid_capstyle="butt", **layer
                )
            case Dot(x, y, radius, ink):
                add(Circle((left + x, top + y), radius, color=INKS[ink].day, lw=0, **layer))
            case Area(corners, ink, strength):
                moved = [(left + x, top + y) for x, y in corners]
                add(Polygon(moved, color=INKS[ink].day, alpha=strength, lw=0, **layer))
            case Words(x, y, text, ink, size, anchor, strong):
                self._axes.text(
                    left + x,
                    top + y,
                    text,
                    color=INKS[ink].day,
                    fontproperties=self._fonts[strong],
                    fontsize=size * _POINT,
                    ha=_SIDES[anchor],
                    va="baseline",
                    parse_math=False,
                    **layer,
                )

    def render_png(self) -> bytes:
        """Return the sheet as a PNG with few colours."""
        canvas: Any = self._canvas  # matplotlib has no types for these
        canvas.draw()
        whole = Image.frombuffer("RGBA", canvas.get_width_height(), canvas.buffer_rgba())
        buffer = BytesIO()
        _reduce_colours(whole.convert("RGB")).save(buffer, "PNG", optimize=True)
        return buffer.getvalue()


def _reduce_colours(image: Image.Image) -> Image.Image:
    """Return the image reduced to its most frequent colours, which include those of all areas."""
    counted: Any = image.getcolors(image.width * image.height)
    often = sorted(counted, key=lambda pair: -pair[0])[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for _, colour in often for part in colour])
    return image.quantize(palette=palette, dither=Image.Dither.NONE)

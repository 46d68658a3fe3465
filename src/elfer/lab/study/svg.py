"""The pen of the pages: a picture as SVG whose colours follow the page's."""

from html import escape

from elfer.lab.study.pictures.marks import WIDTH, Area, Dot, Line, Mark, Picture, Rect, Words


def as_svg(picture: Picture) -> str:
    """A picture as an element of a page; what it says stands beside it."""
    inside = "".join(map(_mark, picture.marks))
    size = f"0 0 {_n(WIDTH)} {_n(picture.height)}"
    return f'<svg viewBox="{size}" role="img" aria-label="{escape(picture.says)}">{inside}</svg>'


def sign_svg(mark: Mark, size: float) -> str:
    """A single sign, for a heading."""
    box = f"0 0 {_n(size)} {_n(size)}"
    return f'<svg class="sign" viewBox="{box}" aria-hidden="true">{_mark(mark)}</svg>'


def _mark(mark: Mark) -> str:
    match mark:
        case Rect(x, y, width, height, ink, strength, corner):
            place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
            rx = f' rx="{_n(corner)}"' if corner else ""
            return f"<rect {place}{rx} {_fill(ink, strength)}/>"
        case Line(x, y, to_x, to_y, ink, width):
            ends = f'x1="{_n(x)}" y1="{_n(y)}" x2="{_n(to_x)}" y2="{_n(to_y)}"'
            return f'<line {ends} class="s-{ink}" stroke-width="{_n(width)}"/>'
        case Dot(x, y, radius, ink):
            return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" {_fill(ink, 1)}/>'
        case Area(corners, ink, strength):
            points = " ".join(f"{_n(x)},{_n(y)}" for x, y in corners)
            return f'<polygon points="{points}" {_fill(ink, strength)}/>'
        case Words(x, y, text, ink, size, anchor, strong):
            style = f'class="f-{ink}{" strong" if strong else ""}" font-size="{_n(size)}"'
            where = "" if anchor == "start" else f' text-anchor="{anchor}"'
            return f'<text x="{_n(x)}" y="{_n(y)}" {style}{where}>{escape(text)}</text>'


def _fill(ink: str, strength: float) -> str:
    part = "" if strength == 1 else f' fill-opacity="{_n(strength)}"'
    return f'class="f-{ink}"{part}'


def _n(number: float) -> str:
    """A number as short as it can be."""
    return f"{number:.2f}".rstrip("0").rstrip(".")

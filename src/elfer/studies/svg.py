"""Pictures as SVG, with the colours of the page."""

from html import escape

from elfer.studies.pictures.marks import WIDTH, Area, Dot, Line, Mark, Picture, Rect, Words


def render_svg(picture: Picture) -> str:
    """Return a picture as an SVG element with its caption as the label."""
    inside = "".join(map(_render_mark, picture.marks))
    size = f"0 0 {_num(WIDTH)} {_num(picture.height)}"
    return f'<svg viewBox="{size}" role="img" aria-label="{escape(picture.says)}">{inside}</svg>'


def render_sign(mark: Mark, size: float) -> str:
    """Return a single sign as SVG, for a heading."""
    box = f"0 0 {_num(size)} {_num(size)}"
    return f'<svg class="sign" viewBox="{box}" aria-hidden="true">{_render_mark(mark)}</svg>'


def _render_mark(mark: Mark) -> str:
    match mark:
        case Rect(x, y, width, height, ink, strength, corner):
            place = f'x="{_num(x)}" y="{_num(y)}" width="{_num(width)}" height="{_num(height)}"'
            rx = f' rx="{_num(corner)}"' if corner else ""
            return f"<rect {place}{rx} {_fill(ink, strength)}/>"
        case Line(x, y, to_x, to_y, ink, width):
            ends = f'x1="{_num(x)}" y1="{_num(y)}" x2="{_num(to_x)}" y2="{_num(to_y)}"'
            return f'<line {ends} class="s-{ink}" stroke-width="{_num(width)}"/>'
        case Dot(x, y, radius, ink):
            return f'<circle cx="{_num(x)}" cy="{_num(y)}" r="{_num(radius)}" {_fill(ink, 1)}/>'
        case Area(corners, ink, strength):
            points = " ".join(f"{_num(x)},{_num(y)}" for x, y in corners)
            return f'<polygon points="{points}" {_fill(ink, strength)}/>'
        case Words(x, y, text, ink, size, anchor, strong):
            style = f'class="f-{ink}{" strong" if strong else ""}" font-size="{_num(size)}"'
            where = "" if anchor == "start" else f' text-anchor="{anchor}"'
            return f'<text x="{_num(x)}" y="{_num(y)}" {style}{where}>{escape(text)}</text>'


def _fill(ink: str, strength: float) -> str:
    part = "" if strength == 1 else f' fill-opacity="{_num(strength)}"'
    return f'class="f-{ink}"{part}'


def _num(number: float) -> str:
    """Return a number with at most two decimal places."""
    return f"{number:.2f}".rstrip("0").rstrip(".")

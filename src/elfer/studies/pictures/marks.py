"""The marks and colours of a picture, for the SVG and the poster."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import NamedTuple

WIDTH = 360.0
"""The width of every picture, which fits a phone."""
Ink = str
"""The name of a colour in `INKS`."""


class Tone(NamedTuple):
    """A colour in the light and in the dark theme."""

    day: str
    night: str


INKS = {
    "surface": Tone("#faf4e6", "#0f1a33"),
    "paper": Tone("#fffcf4", "#182647"),
    "sunken": Tone("#f0e8d5", "#0a1226"),
    "text": Tone("#1d2440", "#f6f1e4"),
    "soft": Tone("#555a70", "#b9c1d9"),
    "line": Tone("#e2d8c1", "#2c3b63"),
    "edge": Tone("#857b68", "#7e8bb0"),
    "red": Tone("#cd2b2a", "#ff9c90"),
    "yellow": Tone("#ffd32e", "#ffe07a"),
    "green": Tone("#4fb35b", "#93dc9b"),
    "blue": Tone("#1f359a", "#a7b7ff"),
    "on-yellow": Tone("#1d2440", "#1d2440"),
    "helps": Tone("#6a35d9", "#c4b0ff"),
    "hurts": Tone("#a05a1c", "#ffb45e"),
}
"""The colours of the app, as in its design tokens; only violet and brown mean good and bad."""


class Rect(NamedTuple):
    """A rectangle, with or without rounded corners."""

    x: float
    y: float
    width: float
    height: float
    ink: Ink
    strength: float = 1.0
    round: float = 0.0


class Line(NamedTuple):
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    ink: Ink
    width: float = 1.0


class Dot(NamedTuple):
    """A disc."""

    x: float
    y: float
    radius: float
    ink: Ink


class Area(NamedTuple):
    """A filled polygon with these corners."""

    corners: tuple[tuple[float, float], ...]
    ink: Ink
    strength: float = 1.0


class Words(NamedTuple):
    """A line of text; `y` is its baseline."""

    x: float
    y: float
    text: str
    ink: Ink = "text"
    size: float = 12.0
    anchor: str = "start"
    strong: bool = False


Mark = Rect | Line | Dot | Area | Words


@dataclass(frozen=True)
class Picture:
    """A title, the marks, and a sentence about what they show."""

    colour: str
    title: str
    says: str
    height: float
    marks: tuple[Mark, ...]


def draw_sign(colour: str, x: float, y: float, radius: float) -> Mark:
    """Return the shape of a card colour: circle, star, square or triangle."""
    if colour == "red":
        return Dot(x, y, radius, colour)
    if colour == "green":
        half = radius * 0.88
        return Rect(x - half, y - half, 2 * half, 2 * half, colour, round=radius * 0.35)
    if colour == "blue":
        return Area(_star(x, y + radius * 0.15, [radius * 1.15], 3), colour)
    return Area(_star(x, y, [radius * 1.2, radius * 0.6], 5), colour)


def _star(x: float, y: float, radii: list[float], points: int) -> tuple[tuple[float, float], ...]:
    """Return corners around a centre, starting at the top."""
    count = points * len(radii)
    return tuple(
        (
            x + radii[number % len(radii)] * sin(2 * pi * number / count),
            y - radii[number % len(radii)] * cos(2 * pi * number / count),
        )
        for number in range(count)
    )

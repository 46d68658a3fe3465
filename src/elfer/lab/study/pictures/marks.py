"""What a picture is made of; two pens can draw it, one as SVG and one on the poster."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import NamedTuple

WIDTH = 360.0
"""Every picture is as wide as a phone."""
Ink = str
"""The name of a colour that is another one by night."""


class Rect(NamedTuple):
    """A box, with round corners or not."""

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
    """Whatever lies within these corners."""

    corners: tuple[tuple[float, float], ...]
    ink: Ink
    strength: float = 1.0


class Words(NamedTuple):
    """A line of text; `y` is where it stands."""

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
    """One idea: a title, the picture, and one sentence that says what it shows."""

    colour: str
    title: str
    says: str
    height: float
    marks: tuple[Mark, ...]


def sign(colour: str, x: float, y: float, radius: float) -> Mark:
    """The shape of a colour: circle, star, square, triangle."""
    if colour == "red":
        return Dot(x, y, radius, colour)
    if colour == "green":
        half = radius * 0.88
        return Rect(x - half, y - half, 2 * half, 2 * half, colour, round=radius * 0.35)
    if colour == "blue":
        return Area(_star(x, y + radius * 0.15, [radius * 1.15], 3), colour)
    return Area(_star(x, y, [radius * 1.2, radius * 0.6], 5), colour)


def _star(x: float, y: float, radii: list[float], points: int) -> tuple[tuple[float, float], ...]:
    """Corners around a middle, the first one on top."""
    count = points * len(radii)
    return tuple(
        (
            x + radii[number % len(radii)] * sin(2 * pi * number / count),
            y - radii[number % len(radii)] * cos(2 * pi * number / count),
        )
        for number in range(count)
    )

"""The colours of the pages, by day and by night: those of the app, as its tokens have them."""

from typing import NamedTuple


class Tone(NamedTuple):
    """A colour by day and by night."""

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
"""None of the four stands for good or bad: violet helps, brown hurts."""

"""How much is played to tune weights."""

from typing import NamedTuple


class Effort(NamedTuple):
    """How often the best of how many candidates say where to look next, by how many matches."""

    generations: int = 18
    candidates: int = 32
    best: int = 7
    """How many of the candidates say where to look next."""
    matches: int = 800
    """How many matches each candidate plays against each sort of opponents."""

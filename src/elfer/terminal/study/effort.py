"""How many matches the reference engine plays for a study."""

from typing import NamedTuple


class Effort(NamedTuple):
    """Matches of equals, and matches with one bot that is not like the others."""

    alike: int
    duel: int


USUAL_EFFORT = Effort(1_000, 1_000)
EFFORTS = {
    # Plain bots question everything and take the pile up again, for thousands of moves.
    "erwischt": Effort(600, 40),
    "farben-sammeln": Effort(400, 240),
    "schnipp-schnapp": Effort(100, 240),
    "ueberall-anschliessen": Effort(300, 120),
}
"""Where a match takes long."""


def effort_for(game: str) -> Effort:
    """As many matches of a game as can be waited for."""
    return EFFORTS.get(game, USUAL_EFFORT)

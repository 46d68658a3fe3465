"""Solve the trick game for two players from its end, and write the value of every position.

It uses the bot's own solver, so that the bot finds the same values in play.
"""

import lzma
import sys
from array import array
from pathlib import Path

from elfer.bots.tricks.endgame import Endgame, patterns, scores
from elfer.bots.tricks.solver import FILE, STEPS, solve_matrix
from elfer.games.tricks.rules import TRICKS


def main() -> None:
    """Compute the values from the last trick back to the first, and write the file."""
    levels: list[array[float]] = [array("d")]
    for left in range(1, TRICKS + 1):
        levels.append(_solve_level(left, levels[-1]))
        sys.stderr.write(f"{left} tricks left: {len(levels[-1]):,} positions\n")
    sys.stderr.write(f"the whole game: {levels[TRICKS][0]:+.6f}\n")
    steps = bytes(round((value + 1) * STEPS) for level in levels[1:TRICKS] for value in level)
    packed = lzma.compress(steps, preset=9 | lzma.PRESET_EXTREME)
    Path(str(FILE)).write_bytes(packed)


def _solve_level(left: int, below: "array[float]") -> "array[float]":
    """Return the values of all positions with this many tricks left."""
    ways, ways_below = scores(left), scores(left - 1)
    numbers_below = patterns(left - 1)

    def value_of(endgame: Endgame) -> float:
        """Return the value of a position with one trick fewer."""
        value = endgame.decided()
        if value is not None:
            return value
        if endgame.lead < 0:
            return -value_of(endgame.swapped())
        number = numbers_below[endgame.pattern]
        return below[number * len(ways_below) + ways_below[endgame.aside, endgame.lead]]

    level = array("d")
    for pattern in patterns(left):
        for aside, lead in ways:
            endgame = Endgame(pattern, aside, lead)
            value = endgame.decided()
            if value is None:
                own, others = endgame.places(), endgame.others_places()
                table = [[value_of(endgame.after(a, b)) for b in others] for a in own]
                value = solve_matrix(table).value
            level.append(value)
    return level


if __name__ == "__main__":
    main()

"""Solves the choosing game for two from its end on, and writes down what each moment is worth."""

import lzma
import sys
from array import array
from pathlib import Path

from elfer.bots.choosing.endgame import TRICKS, Endgame, patterns, scores
from elfer.bots.choosing.matrix import solved
from elfer.bots.choosing.values import FILE, STEPS


def main() -> None:
    """Write the file of values, from the last trick back to the first."""
    levels: list[array[float]] = [array("d")]
    for left in range(1, TRICKS + 1):
        levels.append(_level(left, levels[-1]))
        sys.stderr.write(f"{left} tricks left: {len(levels[-1]):,} moments\n")
    sys.stderr.write(f"the whole game: {levels[TRICKS][0]:+.6f}\n")
    steps = bytes(round((value + 1) * STEPS) for level in levels[1:TRICKS] for value in level)
    packed = lzma.compress(steps, preset=9 | lzma.PRESET_EXTREME)
    Path(str(FILE)).write_bytes(packed)


def _level(left: int, below: "array[float]") -> "array[float]":
    """What every moment with so many tricks left is worth."""
    ways, ways_below = scores(left), scores(left - 1)
    numbers_below = patterns(left - 1)

    def worth(endgame: Endgame) -> float:
        decided = endgame.decided()
        if decided is not None:
            return decided
        if endgame.lead < 0:
            return -worth(endgame.turned())
        number = numbers_below[endgame.pattern]
        return below[number * len(ways_below) + ways_below[endgame.aside, endgame.lead]]

    level = array("d")
    for pattern in patterns(left):
        for aside, lead in ways:
            endgame = Endgame(pattern, aside, lead)
            decided = endgame.decided()
            if decided is None:
                own, others = endgame.places(), endgame.others_places()
                table = [[worth(endgame.after(a, b)) for b in others] for a in own]
                decided = solved(table).value
            level.append(decided)
    return level


if __name__ == "__main__":
    main()

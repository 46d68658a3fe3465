"""Solves the choosing game for two from its end on, and writes down what each moment is worth."""

import lzma
import sys
from array import array
from pathlib import Path

from elfer.bots.choosing.contest import TRICKS, Contest, patterns, scores
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

    def worth(contest: Contest) -> float:
        decided = contest.decided()
        if decided is not None:
            return decided
        if contest.lead < 0:
            return -worth(contest.turned())
        number = numbers_below[contest.pattern]
        return below[number * len(ways_below) + ways_below[contest.aside, contest.lead]]

    level = array("d")
    for pattern in patterns(left):
        for aside, lead in ways:
            contest = Contest(pattern, aside, lead)
            decided = contest.decided()
            if decided is None:
                own, others = contest.places(), contest.others_places()
                table = [[worth(contest.after(a, b)) for b in others] for a in own]
                decided = solved(table).value
            level.append(decided)
    return level


if __name__ == "__main__":
    main()

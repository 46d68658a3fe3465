"""Whether calls are ordered fairly for people far and near: who wins how many snaps."""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean, median

import uvloop

from duel import CARDS, Caller, duel, fought, stored
from elfer.bots.snapper import reaction_ms
from far import far_away
from process import elfer

NEAR, FAR = 0.010, 0.120
DUELS = 75
LYING_DUELS = 6
HELD = 0.4


def human(luck: Random) -> float:
    """The seconds that a person takes."""
    return reaction_ms("greedy", luck) / 1000


async def measured(folder: Path) -> None:
    """Measure and print."""
    codes = await stored(folder, [duel() for _ in range(DUELS + LYING_DUELS)])
    server = elfer(folder)
    try:
        async with far_away(server.address, NEAR) as near, far_away(server.address, FAR) as far:
            pairs = [
                (
                    Caller(near, code, 0, human, Random(f"{number}/near")),
                    Caller(far, code, 1, human, Random(f"{number}/far")),
                )
                for number, code in enumerate(codes[:DUELS])
            ]
            await fought(pairs)
            fair(pairs)
            pairs = [
                (
                    Caller(near, code, 0, human, Random(f"{code}/near")),
                    Caller(near, code, 1, human, Random(f"{code}/liar"), pongs_held=HELD),
                )
                for code in codes[DUELS:]
            ]
            await fought(pairs)
            lying(pairs)
    finally:
        server.kill()


def fair(pairs: Sequence[tuple[Caller, Caller]]) -> None:
    """Who has won how many, and by how much each was counted later than he called."""
    snaps = len(pairs) * CARDS
    decided = sum(caller.won for pair in pairs for caller in pair)
    first = sum(b < a for pair in pairs for a, b in zip(pair[0].took, pair[1].took, strict=False))
    say(
        f"{snaps} snaps of two equally fast callers, {snaps - decided} undecided; "
        f"the far one really was first in {first / snaps:.1%}"
    )
    for name, seat, way in (("near", 0, NEAR), ("far", 1, FAR)):
        callers = [pair[seat] for pair in pairs]
        late = mean(error for caller in callers for error in caller.errors)
        trip = median(each for caller in callers for each in caller.trips)
        won = sum(caller.won for caller in callers)
        say(
            f"  {name:<4} {way * 1000:3.0f} ms round trip ({trip:.0f} on this machine): "
            f"won {won / decided:.1%}, counted {late:.1f} ms later than called"
        )


def lying(pairs: Sequence[tuple[Caller, Caller]]) -> None:
    """What somebody gains who answers pings late."""
    late = [mean(e for pair in pairs for e in pair[seat].errors) for seat in (0, 1)]
    say(f"  pongs held back by {HELD * 1000:.0f} ms: {late[0] - late[1]:.1f} ms gained")


def say(line: str) -> None:
    """Print at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name, asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(measured(Path(name)))

"""The fairness of calls between near and far callers: the share of snaps that each wins."""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean, median

import uvloop

from elfer.bots.levels import reaction_ms
from network_delay import delay
from process import start_elfer
from snap_callers import CARDS, Caller, fight, new_duel, store_tables

NEAR, FAR = 0.010, 0.120
DUELS = 75
LYING_DUELS = 6
HELD = 0.4
DRAWS = 200_000


def draw_reaction(rng: Random) -> float:
    """Return a random human reaction time in seconds."""
    return reaction_ms("greedy", rng) / 1000


async def measure(folder: Path) -> None:
    """Play all duels and print the results."""
    codes = await store_tables(folder, [new_duel() for _ in range(DUELS + LYING_DUELS)])
    server = start_elfer(folder)
    try:
        async with delay(server.address, NEAR) as near, delay(server.address, FAR) as far:
            pairs = [
                (
                    Caller(near, code, 0, draw_reaction, Random(f"{number}/near")),
                    Caller(far, code, 1, draw_reaction, Random(f"{number}/far")),
                )
                for number, code in enumerate(codes[:DUELS])
            ]
            await fight(pairs)
            report_wins(pairs)
            report_expected_wins()
            pairs = [
                (
                    Caller(near, code, 0, draw_reaction, Random(f"{code}/near")),
                    Caller(near, code, 1, draw_reaction, Random(f"{code}/liar"), pongs_held=HELD),
                )
                for code in codes[DUELS:]
            ]
            await fight(pairs)
            report_gain_by_late_pongs(pairs)
    finally:
        server.kill()


def report_wins(pairs: Sequence[tuple[Caller, Caller]]) -> None:
    """Print the share of snaps that each caller wins, and how late their calls are counted."""
    snaps = len(pairs) * CARDS
    decided = sum(caller.won for pair in pairs for caller in pair)
    first = sum(b < a for pair in pairs for a, b in zip(pair[0].took, pair[1].took, strict=False))
    say(
        f"{snaps} snaps of two equally fast callers, {snaps - decided} undecided; "
        f"the far caller was really first in {first / snaps:.1%}"
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


def expected_share(behind: float) -> float:
    """Return the win share of an equally fast caller whose calls count `behind` seconds late."""
    rng = Random("calculated")
    return mean(draw_reaction(rng) + behind < draw_reaction(rng) for _ in range(DRAWS))


def report_expected_wins() -> None:
    """Print the far caller's expected share for several ways to compensate for the distance."""
    apart, most = FAR - NEAR, 0.100
    for name, behind in (
        ("the call's half of the round trip", apart / 2),
        ("both halves, 100 ms at most", apart - most),
        ("both halves", 0.0),
    ):
        say(f"  expected if compensated for {name}: won {expected_share(behind):.1%}")


def report_gain_by_late_pongs(pairs: Sequence[tuple[Caller, Caller]]) -> None:
    """Print the advantage of a caller who answers pings late."""
    late = [mean(e for pair in pairs for e in pair[seat].errors) for seat in (0, 1)]
    say(f"  pongs held back by {HELD * 1000:.0f} ms: {late[0] - late[1]:.1f} ms gained")


def say(line: str) -> None:
    """Print a line without buffering."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name, asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(measure(Path(name)))

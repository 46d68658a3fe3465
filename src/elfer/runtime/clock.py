"""The server's clock: milliseconds since 1970 that never go backwards."""

import sys
import time
from collections.abc import Callable

Clock = Callable[[], int]
"""A function that returns the milliseconds since 1970."""
NANOSECONDS = 1_000_000
"""The number of nanoseconds in a millisecond."""


if sys.platform == "linux":

    def _steady_ns() -> int:
        """Return nanoseconds from a clock that cannot be set and does not stop during sleep."""
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)

else:
    _steady_ns = time.monotonic_ns


def steady_clock(not_before: int = 0) -> Clock:
    """Return a clock that starts at the current time, or at a given moment if that is later.

    After that, setting the machine's clock has no effect until the next start.
    """
    ahead = max(time.time_ns(), not_before * NANOSECONDS) - _steady_ns()
    return lambda: (ahead + _steady_ns()) // NANOSECONDS


def continue_clock(clock: Clock, moment: int) -> Clock:
    """Return the clock, moved forward to a moment if it has not reached it yet."""
    ahead = max(0, moment - clock())
    return (lambda: clock() + ahead) if ahead else clock

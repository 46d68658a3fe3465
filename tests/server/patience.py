"""Waiting for what no message tells."""

import time
from collections.abc import Callable

from tests.server.running import PATIENCE


def eventually(true: Callable[[], bool], why: str) -> None:
    """Wait until something is true, but not for ever."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, why
        time.sleep(0.005)

"""Polling for changes that no message announces."""

import time
from collections.abc import Callable

from tests.patience import PATIENCE


def wait_until(true: Callable[[], bool], why: str) -> None:
    """Wait until a condition is true, or fail with a message after a timeout."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, why
        time.sleep(0.005)

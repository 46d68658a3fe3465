"""An event loop with a virtual clock, so that tests do not depend on the machine's speed."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Skipping(selectors.SelectSelector):
    """A selector that advances the virtual clock instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "all tasks wait, and no timer is set"
            self.now += max(0, timeout)
        return ready


class _VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.now


def run_virtually(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine without sockets or threads, in virtual time."""
    with asyncio.Runner(loop_factory=_VirtualLoop) as runner:
        return runner.run(work)

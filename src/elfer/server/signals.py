"""SIGHUP, which reloads the certificate or ends the server when its terminal is closed."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def handle_hangups(reload: Callable[[], None], end: Callable[[], None]) -> Iterator[None]:
    """Handle SIGHUP within the context, on platforms that have it.

    A person who closes the server's terminal window expects the server to stop. With nohup, or
    without a terminal, the signal can only be a request to reload.
    """
    if not hasattr(signal, "SIGHUP"):
        yield
        return
    tied = signal.getsignal(signal.SIGHUP) != signal.SIG_IGN and _has_terminal()

    def handle() -> None:
        if tied and not _has_terminal():
            end()
        else:
            reload()

    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGHUP, handle)
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGHUP)


def _has_terminal() -> bool:
    """Return whether this process has a terminal that is still open."""
    try:
        os.close(os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY))
    except OSError:
        return False
    return True

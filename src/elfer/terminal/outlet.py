"""Standard output that may be full: what was found out is said all the same."""

import sys
from collections.abc import Callable

from rich.console import Console

from elfer.terminal.record_file import reason


def said(say: Callable[[], None], instead: Callable[[Console], None]) -> list[str]:
    """Say it; if standard output takes no more, something else to standard error.

    What went wrong comes back, in a sentence. Nobody reading on is not that.
    """
    try:
        say()
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        instead(Console(stderr=True, highlight=False, markup=False, emoji=False))
        return [f"Standard output took no more: {reason(error)}."]
    return []

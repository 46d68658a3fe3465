"""Lines from whoever plays: a person at a keyboard, or a program at the other end of a pipe."""

import sys
from collections.abc import Callable
from contextlib import suppress

Ask = Callable[[str], str]
"""A prompt gets a line; EOFError when there are no more."""


def interactive() -> bool:
    """Whether a person sits here: one who can see a prompt and answer it."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def keyboard() -> Ask:
    """Ask on standard input; for a person with line editing, if the system has it."""
    if interactive():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415
    return _ask


def forget() -> None:
    """Forget what was typed, so that nobody can call up another's lines."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def _ask(prompt: str) -> str:
    # The prompt has no styles: line editing counts its letters.
    line = input(prompt)
    echo(line)
    return line


def echo(line: str) -> None:
    """Show a line where nobody's typing is seen: it would be missing in the output."""
    if not sys.stdin.isatty():
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

"""Lines from standard input: a person at a keyboard, or a program on a pipe."""

import sys
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console

Ask = Callable[[str], str]
"""A function that shows a prompt and returns a line; it raises EOFError at the end of input."""

# Also clears the scrollback, which rich does not clear.
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def is_interactive() -> bool:
    """Return whether a person can see a prompt here and answer it."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_keyboard() -> Ask:
    """Return a function that asks on standard input, with line editing for a person."""
    if is_interactive():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415
    return _ask


def clear_history() -> None:
    """Clear the history of typed lines, so that the next person cannot recall them."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def hide_screen(console: Console, ask: Ask, prompt: str) -> str:
    """Clear the screen and wait for the next person; return the line typed."""
    clear_history()
    if console.is_dumb_terminal:
        console.print("\n" * console.height)
    elif console.is_terminal:
        console.file.write(_CLEAR)
        console.file.flush()
    return ask(prompt)


def _ask(prompt: str) -> str:
    # The prompt must not contain styles: line editing counts its characters.
    line = input(prompt)
    echo(line)
    return line


def echo(line: str) -> None:
    """Write a line that came from a pipe, so that the output shows it."""
    if not sys.stdin.isatty():
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

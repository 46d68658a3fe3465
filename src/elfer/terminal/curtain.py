"""The curtain between two people at one screen: nobody sees another's hand."""

from rich.console import Console

from elfer.kernel.seats import Seat
from elfer.terminal.keyboard import Ask, forget

# Also what has scrolled out of sight, which rich's own clearing leaves.
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def curtain(console: Console, ask: Ask, seat: Seat) -> str:
    """Hide the screen until the person of this seat says to be alone with it; what was typed."""
    forget()
    if console.is_dumb_terminal:
        console.print("\n" * console.height)
    elif console.is_terminal:
        console.file.write(_CLEAR)
        console.file.flush()
    return ask(f"Seat {seat}, press Enter when only you are looking. ")

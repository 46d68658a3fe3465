"""A rules page on the screen."""

import os
import re
import shutil

from rich.console import Console

from elfer.terminal.keyboard import interactive
from elfer.terminal.pages import page_of

_BESIDE = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]*\)")
"""A link to a file beside the page, where nobody can follow it."""


def show_page(console: Console, game_id: str) -> None:
    """Print the rules of a game; page by page only for a person whose screen is too short."""
    # It takes longer to import than all the rest, and nothing else needs it.
    from rich.markdown import Markdown  # noqa: PLC0415

    page = Markdown(_BESIDE.sub(r"\1", page_of(game_id)), hyperlinks=False)
    long = len(console.render_lines(page)) > console.height
    if not (long and interactive() and not console.is_dumb_terminal and _has_pager()):
        console.print(page)
        return
    # Without this the usual pager shows styles as signs; whoever has set it knows better.
    os.environ.setdefault("LESS", "FRX")
    with console.pager(styles=True):
        console.print(page)


def _has_pager() -> bool:
    """Whether there is a pager that shows styles: the person's own, or less."""
    return "PAGER" in os.environ or shutil.which("less") is not None

"""The rules page of a game: found in the package or a checkout, shown in a pager."""

import os
import re
import shutil
from pathlib import Path

from rich.console import Console

from elfer.engine.errors import BadRequest
from elfer.terminal.input.keyboard import is_interactive

_PACKAGE = Path(__file__).parents[2]
_FOLDERS = (_PACKAGE / "pages", _PACKAGE.parents[1] / "docs" / "games")
"""Packaged with the program, or next to it in a checkout."""
_FILE_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]*\)")
"""A link to a file next to the page, which cannot be followed in a terminal."""


def show_rules(console: Console, game_id: str) -> None:
    """Print the rules of a game, in a pager if they do not fit on a person's screen."""
    # Slow to import, and only needed here.
    from rich.markdown import Markdown  # noqa: PLC0415

    page = Markdown(_FILE_LINK.sub(r"\1", read_rules_page(game_id)), hyperlinks=False)
    long = len(console.render_lines(page)) > console.height
    if not (long and is_interactive() and not console.is_dumb_terminal and _has_pager()):
        console.print(page)
        return
    # Without this, less shows escape codes; the user's own setting takes precedence.
    os.environ.setdefault("LESS", "FRX")
    with console.pager(styles=True):
        console.print(page)


def read_rules_page(game_id: str) -> str:
    """Return the rules of a game as Markdown; raise BadRequest if this copy has none."""
    for folder in _FOLDERS:
        page = folder / f"{game_id}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise BadRequest(f"The rules page of {game_id} is missing from this copy of Elfer.")


def _has_pager() -> bool:
    """Return whether there is a pager that shows styles: the user's own, or less."""
    return "PAGER" in os.environ or shutil.which("less") is not None

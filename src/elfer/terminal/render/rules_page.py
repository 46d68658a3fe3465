"""The rules page of a game, shown in a pager."""

import os
import shutil

from rich.console import Console

from elfer.terminal.input.keyboard import is_interactive
from elfer.texts.fluent_messages import Messages
from elfer.texts.rules_markdown import format_page
from elfer.texts.rules_page import rules_page


def show_rules(console: Console, game_id: str, messages: Messages) -> None:
    """Print the rules of a game, in a pager if they do not fit on a person's screen."""
    # Slow to import, and only needed here.
    from rich.markdown import Markdown  # noqa: PLC0415

    text = format_page(rules_page(messages.language, game_id), messages)
    page = Markdown(text, hyperlinks=False)
    long = len(console.render_lines(page)) > console.height
    if not (long and is_interactive() and not console.is_dumb_terminal and _has_pager()):
        console.print(page)
        return
    # Without this, less shows escape codes; the user's own setting takes precedence.
    os.environ.setdefault("LESS", "FRX")
    with console.pager(styles=True):
        console.print(page)


def _has_pager() -> bool:
    """Return whether there is a pager that shows styles: the user's own, or less."""
    return "PAGER" in os.environ or shutil.which("less") is not None

"""Watching a match between bots."""

import time
from collections.abc import Sequence

from rich.console import Console

from elfer.terminal.local.table import LocalTable
from elfer.terminal.render.news import describe_events
from elfer.terminal.render.screen_data import Sight
from elfer.terminal.render.table_screens import (
    format_title,
    print_screen,
    render_round_end,
    render_table,
)

PAUSE = 0.7
"""Seconds that a person needs to follow a turn."""


def watch(table: LocalTable, console: Console, delay: float) -> None:
    """Show a match to its end, turn by turn."""
    picture = console.is_terminal and not console.is_dumb_terminal
    while not table.match.over:
        _play_turn(table)
        sight = table.sight(None)
        news = describe_events(table.news(None), sight)
        (_draw if picture else _write)(console, sight, news)
        time.sleep(delay)


def _play_turn(table: LocalTable) -> None:
    """Let the bots act until the next seat's turn or the end of the round."""
    turn = table.match.turn
    moved = False
    while not moved or (turn is not None and table.match.turn == turn):
        before = len(table.moves)
        table.go_on()
        moved = moved or len(table.moves) > before
        if table.match.outcome is not None:
            return


def _draw(console: Console, sight: Sight, news: Sequence[str]) -> None:
    """Draw the table in place of the previous one."""
    console.clear()
    over = sight.view["round_over"]
    moment = "terminal-moment-end" if over else "terminal-moment-watching"
    title = format_title(sight, sight.say(moment))
    screen = render_round_end if over else render_table
    print_screen(console, screen(title, sight, news, console.width))


def _write(console: Console, sight: Sight, news: Sequence[str]) -> None:
    """Print the events, and the table at the end of a round."""
    for sentence in news:
        console.print(sentence)
    if sight.view["round_over"]:
        title = format_title(sight, sight.say("terminal-moment-end"))
        print_screen(console, render_round_end(title, sight, (), console.width))

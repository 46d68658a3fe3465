"""A game of bots, watched as a spectator at the table would."""

import time
from collections.abc import Sequence

from rich.console import Console

from elfer.terminal.screen import round_screen, show, table_screen, title_of
from elfer.terminal.sight import Sight
from elfer.terminal.sitting import Sitting
from elfer.terminal.words import sentences

PAUSE = 0.7
"""How many seconds a person needs to see what a turn has changed."""


def watch(sitting: Sitting, console: Console, delay: float) -> None:
    """Show a match to its end, turn by turn."""
    picture = console.is_terminal and not console.is_dumb_terminal
    while not sitting.match.over:
        _one_turn(sitting)
        sight = sitting.sight(None)
        news = sentences(sitting.news(None), sight.view)
        (_draw if picture else _write)(console, sight, news)
        time.sleep(delay)


def _one_turn(sitting: Sitting) -> None:
    """Let the bots act until somebody else's turn begins or the round is over."""
    turn = sitting.match.turn
    moved = False
    while not moved or (turn is not None and sitting.match.turn == turn):
        before = len(sitting.moves)
        sitting.go_on()
        moved = moved or len(sitting.moves) > before
        if sitting.match.outcome is not None:
            return


def _draw(console: Console, sight: Sight, news: Sequence[str]) -> None:
    """The table as it lies now, in the place of the one before."""
    console.clear()
    over = sight.view["round_over"]
    title = title_of(sight, "the end" if over else "watching")
    screen = round_screen if over else table_screen
    show(console, screen(title, sight, news, console.width))


def _write(console: Console, sight: Sight, news: Sequence[str]) -> None:
    """What happened, and the table only at the end of a round."""
    for sentence in news:
        console.print(sentence)
    if sight.view["round_over"]:
        title = title_of(sight, "the end")
        show(console, round_screen(title, sight, (), console.width))

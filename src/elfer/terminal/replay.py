"""A record looked at again, move by move, forwards and backwards."""

import time
from collections.abc import Callable, Sequence
from random import Random

from rich.console import Console

from elfer.bots import thought
from elfer.bots.search.ready import affordable
from elfer.bots.situation import PLAYOUTS, Situation
from elfer.kernel.errors import BadRequest
from elfer.kernel.events import told_to
from elfer.kernel.moves import NEXT
from elfer.kernel.seats import Seat
from elfer.records.notation import state_of
from elfer.records.steps import Step
from elfer.table.hints import ADVISER
from elfer.terminal.keyboard import Ask
from elfer.terminal.screen import (
    Screen,
    hand_screen,
    open_screen,
    round_screen,
    show,
    title_of,
)
from elfer.terminal.sight import seen, sight_of
from elfer.terminal.whys import advice, because
from elfer.terminal.words import sentences

KEYS = "Enter = next, b = back, w = why, a number = that move, end, q = quit: "
KEYS_AT_END = "The end. b = back, w = why, a number = that move, Enter or q = quit: "
WHY = ("w", "why")


def step_screen(steps: Sequence[Step], index: int, seat: Seat | None, width: int) -> Screen:
    """One moment: all hands open, or as one seat saw it."""
    step = steps[index]
    match = step.match
    sight = sight_of(state_of(match)) if seat is None else seen(match, seat)
    told = told_to(step.events, seat) if seat is not None else [e.truth() for e in step.events]
    news = sentences(told, sight.view, seat)
    title = title_of(sight, f"move {index} of {len(steps) - 1}" if index else "the deal")
    if match.outcome is not None:
        return round_screen(title, sight, news, width)
    return (open_screen if seat is None else hand_screen)(title, sight, news, width)


def run_through(steps: Sequence[Step], console: Console, seat: Seat | None, delay: float) -> None:
    """Show every moment once, one after the other."""
    for index in range(len(steps)):
        if index:
            time.sleep(delay)
        _show(steps, index, console, seat)


def leaf_through(steps: Sequence[Step], console: Console, ask: Ask, seat: Seat | None) -> None:
    """Let a person go to any moment until it is enough."""
    index: int | None = 0
    last = len(steps) - 1
    while index is not None:
        _show(steps, index, console, seat)
        index = _asked(ask, console, index, last, lambda at: opinion(steps, at, seat))


def opinion(steps: Sequence[Step], index: int, viewer: Seat | None) -> str:
    """What the best bot thinks of the move that led to a moment: a record knows no other reason."""
    move = steps[index].move
    if move is None or move.seat is None or move.text == NEXT.text:
        return "Nobody has chosen anything here."
    if viewer not in (None, move.seat):
        return f"Only seat {move.seat} knows which cards it had."
    match = steps[index - 1].match
    legal = match.legal(move.seat)
    timed = match.game.language[move.text].timed
    moves = [each for each in legal if each.timed] if timed else legal
    playouts = affordable(match.game, ADVISER, PLAYOUTS)
    asked = Situation(match.game, match.view(move.seat), moves, playouts)
    thinks = thought(ADVISER, asked, Random(0))
    if thinks.move is None or thinks.move.text != move.text:
        return advice(ADVISER, thinks)
    return "\n".join([f"The {ADVISER} bot would do the same.", *because(thinks.reasons)])


def destination(line: str, index: int, last: int) -> int | None:
    """The moment that a line leads to from another one; None is the way out."""
    word = line.strip().lower()
    if word in ("q", "quit", "exit") or (not word and index == last):
        return None
    if not word:
        return index + 1
    if word in ("b", "back"):
        return max(0, index - 1)
    if word == "end":
        return last
    if word in map(str, range(last + 1)):
        return int(word)
    raise BadRequest(f"Type Enter, b, w, end, q, or the number of a move from 0 to {last}.")


def _asked(
    ask: Ask, console: Console, index: int, last: int, why: Callable[[int], str]
) -> int | None:
    while True:
        line = ask(KEYS_AT_END if index == last else KEYS)
        if line.strip().lower() in WHY:
            console.print(why(index))
            continue
        try:
            return destination(line, index, last)
        except BadRequest as refused:
            console.print(refused.why)


def _show(steps: Sequence[Step], index: int, console: Console, seat: Seat | None) -> None:
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
    show(console, step_screen(steps, index, seat, console.width))

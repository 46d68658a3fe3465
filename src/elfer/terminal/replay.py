"""A viewer for records: move by move, forwards and backwards."""

import time
from collections.abc import Callable, Sequence
from random import Random

from rich.console import Console

from elfer.bots import choose
from elfer.bots.choice import PLAYOUTS, Situation
from elfer.bots.search.availability import affordable
from elfer.engine.errors import BadRequest
from elfer.engine.events import told_to
from elfer.engine.moves import NEXT
from elfer.engine.seats import Seat
from elfer.notation.records import Step
from elfer.notation.states import state_of
from elfer.table.advice import ADVISER
from elfer.terminal.input.keyboard import Ask
from elfer.terminal.render.screens import (
    Screen,
    format_title,
    print_screen,
    render_open_hands,
    render_round_end,
    render_table_and_hand,
)
from elfer.terminal.render.sight import sight_of_match, sight_of_view
from elfer.terminal.text.bot_reasons import describe_advice, describe_reasons
from elfer.terminal.text.event_sentences import describe_events

KEYS = "Enter = next, b = back, w = why, a number = that move, end, q = quit: "
KEYS_AT_END = "The end. b = back, w = why, a number = that move, Enter or q = quit: "
WHY = ("w", "why")


def render_step(steps: Sequence[Step], index: int, seat: Seat | None, width: int) -> Screen:
    """Return the screen of one step, with all hands face up or as one seat saw it."""
    step = steps[index]
    match = step.match
    sight = sight_of_view(state_of(match)) if seat is None else sight_of_match(match, seat)
    told = told_to(step.events, seat) if seat is not None else [e.truth() for e in step.events]
    news = describe_events(told, sight.view, seat)
    title = format_title(sight, f"move {index} of {len(steps) - 1}" if index else "the deal")
    if match.outcome is not None:
        return render_round_end(title, sight, news, width)
    return (render_open_hands if seat is None else render_table_and_hand)(title, sight, news, width)


def show_all(steps: Sequence[Step], console: Console, seat: Seat | None, delay: float) -> None:
    """Show every step once, in order."""
    for index in range(len(steps)):
        if index:
            time.sleep(delay)
        _show(steps, index, console, seat)


def browse(steps: Sequence[Step], console: Console, ask: Ask, seat: Seat | None) -> None:
    """Let a person go to any step until they quit."""
    index: int | None = 0
    last = len(steps) - 1
    while index is not None:
        _show(steps, index, console, seat)
        index = _ask_destination(
            ask, console, index, last, lambda at: explain_move(steps, at, seat)
        )


def explain_move(steps: Sequence[Step], index: int, viewer: Seat | None) -> str:
    """Return the best bot's opinion of the move that led to a step."""
    move = steps[index].move
    if move is None or move.seat is None or move.text == NEXT.text:
        return "No player made a choice here."
    if viewer not in (None, move.seat):
        return f"Only seat {move.seat} knows which cards it had."
    match = steps[index - 1].match
    legal = match.legal(move.seat)
    timed = match.game.language[move.text].timed
    moves = [each for each in legal if each.timed] if timed else legal
    playouts = affordable(match.game, ADVISER, PLAYOUTS)
    asked = Situation(match.game, match.view(move.seat), moves, playouts)
    thinks = choose(ADVISER, asked, Random(0))
    if thinks.move is None or thinks.move.text != move.text:
        return describe_advice(ADVISER, thinks)
    return "\n".join([f"The {ADVISER} bot would do the same.", *describe_reasons(thinks.reasons)])


def parse_destination(line: str, index: int, last: int) -> int | None:
    """Return the step that a line leads to; None to quit; raise BadRequest for other lines."""
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
    raise BadRequest(f"Press Enter, or type b, w, end, q or a move from 0 to {last}.")


def _ask_destination(
    ask: Ask, console: Console, index: int, last: int, why: Callable[[int], str]
) -> int | None:
    while True:
        line = ask(KEYS_AT_END if index == last else KEYS)
        if line.strip().lower() in WHY:
            console.print(why(index))
            continue
        try:
            return parse_destination(line, index, last)
        except BadRequest as refused:
            console.print(refused.why)


def _show(steps: Sequence[Step], index: int, console: Console, seat: Seat | None) -> None:
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
    print_screen(console, render_step(steps, index, seat, console.width))

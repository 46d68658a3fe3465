"""A viewer for records: move by move, forwards and backwards."""

import time
from collections.abc import Callable, Sequence
from random import Random

from rich.console import Console

from elfer.bots import choose
from elfer.bots.choice import PLAYOUTS, Situation
from elfer.bots.search.availability import limit_playouts
from elfer.engine.events import told_to
from elfer.engine.match import Match
from elfer.engine.moves import NEXT
from elfer.engine.seats import Seat
from elfer.notation.records import Step
from elfer.notation.states import state_of
from elfer.table.hint_permission import HINT_LEVEL
from elfer.terminal.input.keyboard import Ask
from elfer.terminal.render.hints import describe_bot_hint, describe_reasons
from elfer.terminal.render.news import describe_events
from elfer.terminal.render.screen_data import (
    FIRST_SEAT,
    Sight,
    read_names,
    sight_of_match,
    sight_of_view,
)
from elfer.terminal.render.table_screens import (
    Screen,
    format_title,
    print_screen,
    render_open_hands,
    render_round_end,
    render_table_and_hand,
)
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import name_bot, name_seat

WHY = ("w", "why")


class WrongDestination(Exception):
    """A line that does not lead to any step."""


def render_step(
    steps: Sequence[Step], index: int, seat: Seat | None, width: int, messages: Messages
) -> Screen:
    """Return the screen of one step, with all hands face up or as one seat saw it."""
    step = steps[index]
    match = step.match
    sight = _sight(match, seat, messages)
    told = told_to(step.events, seat) if seat is not None else [e.truth() for e in step.events]
    news = describe_events(told, sight)
    moment = messages.format("terminal-moment-deal")
    if index:
        moment = messages.format("terminal-moment-step", at=str(index), count=str(len(steps) - 1))
    title = format_title(sight, moment)
    if match.outcome is not None:
        return render_round_end(title, sight, news, width)
    return (render_open_hands if seat is None else render_table_and_hand)(title, sight, news, width)


def _sight(match: Match, seat: Seat | None, messages: Messages) -> Sight:
    """Return the sight of a seat; without a seat, the sight of all hands."""
    names = [name_seat(each, messages, FIRST_SEAT) for each in range(match.players)]
    people = read_names(names, seat, messages)
    if seat is None:
        return sight_of_view(state_of(match), people, messages)
    return sight_of_match(match, seat, people, messages)


def show_all(
    steps: Sequence[Step], console: Console, seat: Seat | None, delay: float, messages: Messages
) -> None:
    """Show every step once, in order."""
    for index in range(len(steps)):
        if index:
            time.sleep(delay)
        _show(steps, index, console, seat, messages)


def browse(
    steps: Sequence[Step], console: Console, ask: Ask, seat: Seat | None, messages: Messages
) -> None:
    """Let a person go to any step until they quit."""
    index: int | None = 0
    last = len(steps) - 1
    while index is not None:
        _show(steps, index, console, seat, messages)

        def explain(at: int) -> str:
            return explain_move(steps, at, seat, messages)

        index = _ask_destination(ask, console, index, last, explain, messages)


def explain_move(steps: Sequence[Step], index: int, viewer: Seat | None, messages: Messages) -> str:
    """Return the best bot's opinion of the move that led to a step."""
    move = steps[index].move
    if move is None or move.seat is None or move.text == NEXT.text:
        return messages.format("terminal-no-choice")
    if viewer not in (None, move.seat):
        who = name_seat(move.seat, messages, FIRST_SEAT)
        return messages.format("terminal-only-own", who=who)
    match = steps[index - 1].match
    sight = _sight(match, viewer, messages)
    legal = match.legal(move.seat)
    timed = match.game.language[move.text].timed
    moves = [each for each in legal if each.timed] if timed else legal
    playouts = limit_playouts(match.game, HINT_LEVEL, PLAYOUTS)
    asked = Situation(match.game, match.view(move.seat), moves, playouts)
    thinks = choose(HINT_LEVEL, asked, Random(0))
    if thinks.move is None or thinks.move.text != move.text:
        return describe_bot_hint(HINT_LEVEL, thinks, sight)
    same = messages.format("terminal-same-move", name=name_bot(HINT_LEVEL, messages))
    return "\n".join([same, *describe_reasons(HINT_LEVEL, thinks, sight)])


def parse_destination(line: str, index: int, last: int) -> int | None:
    """Return the step that a line leads to; None to quit; raise WrongDestination otherwise."""
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
    raise WrongDestination


def _ask_destination(
    ask: Ask,
    console: Console,
    index: int,
    last: int,
    why: Callable[[int], str],
    messages: Messages,
) -> int | None:
    keys = messages.format("terminal-replay-end" if index == last else "terminal-replay-keys")
    while True:
        line = ask(f"{keys} ")
        if line.strip().lower() in WHY:
            console.print(why(index))
            continue
        try:
            return parse_destination(line, index, last)
        except WrongDestination:
            console.print(messages.format("terminal-replay-wrong", last=str(last)))


def _show(
    steps: Sequence[Step], index: int, console: Console, seat: Seat | None, messages: Messages
) -> None:
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
    print_screen(console, render_step(steps, index, seat, console.width, messages))

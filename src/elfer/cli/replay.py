"""`elfer replay`: shows a record move by move."""

from typing import Annotated

import typer

from elfer.cli.common.arguments import RecordFile, check_delay
from elfer.cli.common.language_option import Language, choose_messages
from elfer.cli.common.output import exit_on_refusal
from elfer.cli.common.seats import parse_seat
from elfer.exit_codes import FAILED, WRONG_COMMAND
from elfer.notation.records import replay_record
from elfer.terminal.input.keyboard import is_interactive, open_keyboard
from elfer.terminal.record_files import read_record_file
from elfer.terminal.render.cards import new_console
from elfer.terminal.replay import browse, show_all


def replay(
    file: RecordFile,
    *,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Show only what this seat saw.")
    ] = None,
    delay: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help="Pause for this many seconds after each move, and go on automatically "
            "(default wait for Enter at a terminal, otherwise 0).",
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Replay a record, move by move."""
    with exit_on_refusal(WRONG_COMMAND):
        pause = check_delay(delay, 0)
        messages = choose_messages(language)
    with exit_on_refusal(FAILED):
        steps = replay_record(read_record_file(file))
    with exit_on_refusal(WRONG_COMMAND):
        viewer = None if seat is None else parse_seat(str(seat), steps[0].match.players)
    try:
        if is_interactive() and delay is None:
            browse(steps, new_console(), open_keyboard(), viewer, messages)
        else:
            show_all(steps, new_console(), viewer, pause, messages)
    except (EOFError, KeyboardInterrupt):
        typer.echo()

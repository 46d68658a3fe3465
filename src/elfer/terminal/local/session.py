"""A session at a local table: one match after another."""

from pathlib import Path

from rich.console import Console

from elfer.engine.seats import Seat, round_from
from elfer.table.advice import ADVISER, NO_HINT
from elfer.terminal.input.keyboard import Ask
from elfer.terminal.local.table import LocalTable
from elfer.terminal.local.watch import watch
from elfer.terminal.play import NEXT_MATCH_PROMPT, QUIT_WORDS, ExtraCommands, PlayerLeft, PlayLoop
from elfer.terminal.record_files import numbered_path, save_record
from elfer.terminal.text.bot_reasons import describe_advice
from elfer.terminal.text.end_of_match import describe_end, describe_unfinished
from elfer.terminal.text.players import describe_head_starts, describe_players


def run_session(
    table: LocalTable,
    console: Console,
    ask: Ask,
    delay: float,
    saved: Path | None,
    *,
    stay: bool = False,
) -> int:
    """Play or watch a match and save its record; return 130 if people interrupt it.

    With `stay`, ask for another match after each one.
    """
    while True:
        file = None if saved is None else numbered_path(saved, table.state.match_number)
        status = _play_match(table, console, ask, delay, file)
        if not (
            stay and table.people and table.match.over and _start_next_match(table, console, ask)
        ):
            return status


def _play_match(
    table: LocalTable, console: Console, ask: Ask, delay: float, saved: Path | None
) -> int:
    status = 0
    console.print("\n".join(_welcome(table, promised=saved is not None)))
    try:
        if table.people:
            PlayLoop(table, console, ask, _extra_commands(table)).play()
        else:
            watch(table, console, delay)
    except PlayerLeft:
        pass
    except EOFError:
        console.print()
    except KeyboardInterrupt:
        console.print()
        status = 130 if table.people else 0
    match = table.match
    if saved is not None:
        save_record(saved, table.record())
    last = describe_unfinished(saved)
    if match.over:
        last = describe_end(match, table.occupants, table.head_starts, table.only_person, saved)
    for line in last:
        console.print(
            line, soft_wrap=line.startswith(" ")
        )  # keep a command on one line, so that it can be copied
    return 0 if match.over else status


def _start_next_match(table: LocalTable, console: Console, ask: Ask) -> bool:
    """Ask for another match; return whether one was started."""
    begin = {"again": table.replay_deal, "rematch": table.rematch}
    try:
        while word := ask(NEXT_MATCH_PROMPT).strip().lower():
            if word in begin:
                begin[word]()
                return True
            if word in QUIT_WORDS:
                return False
            console.print("Type again or rematch, or press Enter to leave.")
    except (EOFError, KeyboardInterrupt):
        console.print()
    return False


def _welcome(table: LocalTable, *, promised: bool) -> list[str]:
    match = table.match
    start = table.people[0] if table.people else 0
    order = round_from(start, match.players, match.game.direction)
    ready = " Type ? for help." if table.people else ""
    return [
        f"{match.game.name}, {match.players} players. {describe_players(table.occupants)}",
        f"Turn order: {', '.join(map(str, order))}.{ready}",
        *filter(None, [describe_head_starts(table.head_starts)]),
        *([_describe_shuffle(table)] if promised and table.shuffle_commitment is not None else []),
    ]


def _extra_commands(table: LocalTable) -> ExtraCommands:
    return {
        "hint": lambda seat: _hint(table, seat),
        "shuffle": lambda seat: _describe_shuffle(table),
    }


def _hint(table: LocalTable, seat: Seat) -> str:
    thinks = table.hint(seat)
    return NO_HINT if thinks is None else describe_advice(ADVISER, thinks)


def _describe_shuffle(table: LocalTable) -> str:
    """Return the sentence about the shuffle before the end of the match."""
    if table.shuffle_commitment is None:
        return "The cards come from the given seed."
    return (
        "The cards come from a secret. Its commitment is this SHA-256:\n"
        f"  {table.shuffle_commitment}"
    )

"""A session at a local table: one match after another."""

from pathlib import Path

from rich.console import Console

from elfer.engine.options import schema, shown
from elfer.engine.seats import Seat, round_from
from elfer.table.hint_permission import HINT_LEVEL
from elfer.terminal.arguments import format_play_command
from elfer.terminal.input.keyboard import Ask
from elfer.terminal.local.table import LocalTable
from elfer.terminal.local.watch import watch
from elfer.terminal.play import QUIT_WORDS, ExtraCommands, PlayerLeft, PlayLoop
from elfer.terminal.record_files import numbered_path, save_record
from elfer.terminal.render.end_of_match import describe_end, describe_unfinished
from elfer.terminal.render.hints import describe_bot_hint
from elfer.terminal.render.move_list import HELP
from elfer.texts.narration import narrate
from elfer.texts.options import describe_changed_options


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
    if saved is not None:
        save_record(saved, table.record())
    for line in _last_lines(table, saved):
        console.print(
            line, soft_wrap=line.startswith(" ")
        )  # keep a command on one line, so that it can be copied
    return 0 if table.match.over else status


def _last_lines(table: LocalTable, saved: Path | None) -> list[str]:
    match = table.match
    if not match.over:
        return describe_unfinished(saved, table.messages)
    command = None
    if match.plan.seed is not None:
        command = format_play_command(match, table.occupants, table.head_starts)
    people = table.names_for(table.only_person)
    return describe_end(match.winners or (), people, command, saved, table.messages)


def _start_next_match(table: LocalTable, console: Console, ask: Ask) -> bool:
    """Ask for another match; return whether one was started."""
    begin = {"again": table.replay_deal, "rematch": table.rematch}
    try:
        while word := ask(f"{table.messages.format('terminal-next-match')} ").strip().lower():
            if word in begin:
                begin[word]()
                return True
            if word in QUIT_WORDS:
                return False
            console.print(table.messages.format("terminal-next-match-words"))
    except (EOFError, KeyboardInterrupt):
        console.print()
    return False


def _welcome(table: LocalTable, *, promised: bool) -> list[str]:
    match, say = table.match, table.messages.format
    sight = table.sight(table.only_person)
    start = table.people[0] if table.people else 0
    order = round_from(start, match.players, match.game.direction)
    seats = ", ".join(map(sight.label, order))
    game = say(f"game-{match.game.id}")
    lines = [say("terminal-players", game=game, count=match.players, seats=seats)]
    if table.people:
        lines.append(say("terminal-type-help", key=HELP))
    rules = describe_changed_options(
        schema(match.game.options),
        shown(match.plan.options),
        match.players,
        sight.people,
        table.messages,
    )
    agreed = "; ".join(rules)
    lines += [say("terminal-rules-agreed", rules=agreed)] if agreed else []
    lines += (
        narrate(
            {"type": "handicap", "seat": seat, "handicap": ms},
            sight.people,
            match.game.family,
            table.messages,
        )
        for seat, ms in table.head_starts.items()
    )
    if promised and table.shuffle_commitment is not None:
        lines.append(_describe_shuffle(table))
    return lines


def _extra_commands(table: LocalTable) -> ExtraCommands:
    return {
        "hint": lambda seat: _hint(table, seat),
        "shuffle": lambda seat: _describe_shuffle(table),
    }


def _hint(table: LocalTable, seat: Seat) -> str:
    thinks = table.hint(seat)
    if thinks is None:
        return table.messages.format("terminal-no-hint")
    return describe_bot_hint(HINT_LEVEL, thinks, table.sight(seat))


def _describe_shuffle(table: LocalTable) -> str:
    """Return the sentence about the shuffle before the end of the match."""
    if table.shuffle_commitment is None:
        return table.messages.format("terminal-seed-given")
    return f"{table.messages.format('terminal-commitment')}\n  {table.shuffle_commitment}"

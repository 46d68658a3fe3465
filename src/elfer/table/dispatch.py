"""Command dispatch, which checks a log entry and returns the new table and its events."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from elfer.engine.events import Event
from elfer.table import absent_players, commands, match_commands, seat_commands, seat_takeover
from elfer.table.commands import LogEntry
from elfer.table.errors import NotAllowed, NotNow, Stale
from elfer.table.nicknames import check_name
from elfer.table.seed_commitment import check_cut
from elfer.table.table import Table

Events = list[Event]
Handler = Callable[[Table, LogEntry, Any, Events], Table]
"""A function that returns the table after a command and adds its events, or refuses the command."""


def reaction_event(player: str, command: commands.React) -> Event:
    """Return the event of a reaction, which is sent to everyone at the table."""
    return Event("reaction", None, {"player": player, "reaction": command.reaction})


def _handle_cut(table: Table, entry: LogEntry, command: commands.Cut, events: Events) -> Table:
    assert entry.by is not None
    events.append(Event("cut", None, {"player": entry.by}))
    return replace(table, cuts={**table.cuts, entry.by: check_cut(command.text)})


def _handle_react(table: Table, entry: LogEntry, command: commands.React, events: Events) -> Table:
    # The server no longer stores reactions, but older logs contain them.
    assert entry.by is not None
    events.append(reaction_event(entry.by, command))
    return table


def _handle_set_pace(
    table: Table, entry: LogEntry, command: commands.SetPace, events: Events
) -> Table:
    events.append(Event("pace", None, {"pace": command.pace}))
    return replace(table, pace=command.pace)


def _handle_lock(table: Table, entry: LogEntry, command: commands.Lock, events: Events) -> Table:
    events.append(Event("locked", None, {"locked": command.locked}))
    return replace(table, locked=command.locked)


PLAYER_COMMANDS: Mapping[type, Handler] = {
    commands.Play: match_commands.handle_play,
    commands.Undo: match_commands.handle_undo,
    commands.Again: match_commands.handle_again,
    commands.Rematch: match_commands.handle_rematch,
    commands.Take: seat_commands.handle_take,
    commands.Request: seat_takeover.handle_request,
    commands.Agree: seat_takeover.handle_agree,
    commands.Stand: seat_commands.handle_stand,
    commands.Rename: seat_commands.handle_rename,
    commands.Cut: _handle_cut,
    commands.React: _handle_react,
}
"""The commands that any player may give."""

HOST_COMMANDS: Mapping[type, Handler] = {
    commands.Configure: match_commands.handle_configure,
    commands.Start: match_commands.handle_start,
    commands.SetPace: _handle_set_pace,
    commands.SetHandicap: seat_commands.handle_set_handicap,
    commands.Lock: _handle_lock,
    commands.SeatBot: seat_commands.handle_seat_bot,
    commands.Fill: seat_commands.handle_fill,
    commands.Free: seat_commands.handle_free,
    commands.Give: seat_commands.handle_give,
    commands.Remove: seat_commands.handle_remove,
}
"""The commands that only the host may give."""

SERVER_COMMANDS: Mapping[type, Handler] = {
    commands.Join: seat_commands.handle_join,
    commands.BotMove: match_commands.handle_bot_move,
    commands.Settle: match_commands.handle_settle,
    commands.Away: absent_players.handle_presence,
    commands.Back: absent_players.handle_presence,
}
"""The commands that only the server may give, for arrivals, bots and deadlines."""

BETWEEN_MATCHES = (commands.Configure, commands.Start)
FOR_SEEN_HISTORY = (commands.Play, commands.Undo)
"""The commands that are refused if the player has not seen the last deal or undo."""


def _check_name(
    table: Table, entry: LogEntry, command: commands.Join | commands.Rename | commands.Take
) -> None:
    if command.name is not None:
        check_name(command.name)


def _check_undo(table: Table, entry: LogEntry, command: commands.Undo) -> None:
    if table.has_handed_over(entry.by):
        raise NotNow(
            "You cannot take back your last move: it is another person's turn on your device."
        )


CHECKS: Mapping[type, Sequence[Callable[[Table, LogEntry, Any], None]]] = {
    commands.Join: (_check_name,),
    commands.Rename: (_check_name,),
    commands.Take: (_check_name, seat_takeover.check_take),
    commands.Give: (seat_takeover.check_give,),
    commands.Free: (seat_takeover.check_free,),
    commands.Undo: (_check_undo,),
}
"""The checks that apply only to new commands, not to stored ones that are replayed."""


def apply_entry(table: Table, entry: LogEntry) -> tuple[Table, tuple[Event, ...]]:
    """Return the table and the events after a new entry, or refuse it."""
    _find_handler(table, entry)
    for check in CHECKS.get(type(entry.command), ()):
        check(table, entry, entry.command)
    return replay_entry(table, entry)


def replay_entry(table: Table, entry: LogEntry) -> tuple[Table, tuple[Event, ...]]:
    """Return the table and the events after a stored entry, which was allowed at the time."""
    events: Events = []
    handle = _find_handler(table, entry)
    if entry.watched:
        table = table.limit_undo_for({None})
    done = seat_takeover.settle_request(handle(table, entry, entry.command, events), events)
    # A private move may still change something that everyone has to see (MO-7).
    private = events and all(event.private for event in events) and done.move_seq == table.move_seq
    public_seq = table.public_seq if private else table.public_seq + 1
    return replace(done, seq=table.seq + 1, public_seq=public_seq), tuple(events)


def _find_handler(table: Table, entry: LogEntry) -> Handler:
    """Return the handler of an entry, or refuse a command that its author may not give now."""
    kind = type(entry.command)
    if entry.by is None:
        if kind not in SERVER_COMMANDS:
            raise NotAllowed("Only a player can give this command.")
        return SERVER_COMMANDS[kind]
    if table.player(entry.by) is None:
        raise NotAllowed("You have not joined this table.")
    if kind in HOST_COMMANDS and entry.by != table.host:
        raise NotAllowed("Only the host can do this.")
    if kind in BETWEEN_MATCHES and table.playing:
        raise NotNow("A match is in progress. Wait until it is over.")
    if kind in FOR_SEEN_HISTORY and entry.seen is not None and entry.seen < table.history_seq:
        raise Stale(
            "The game has changed: a move was taken back or a new round was dealt. Look again."
        )
    handler = PLAYER_COMMANDS.get(kind) or HOST_COMMANDS.get(kind)
    if handler is None:
        raise NotAllowed("Only the server can give this command.")
    return handler

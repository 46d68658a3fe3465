"""Absent players: a bot plays for them, and they get their chairs back when they return."""

from dataclasses import replace

from msgspec import structs

from elfer.engine.events import Event
from elfer.table.commands import Away, Back, LogEntry
from elfer.table.seat_commands import set_chair
from elfer.table.table import Table

Events = list[Event]


def handle_presence(table: Table, entry: LogEntry, command: Away | Back, events: Events) -> Table:
    """Hand the chairs of an absent player to bots, or hand them back."""
    away = isinstance(command, Away)
    for seat in table.seats_of(command.player):
        chair = table.chairs[seat]
        if chair.away != away:
            table = set_chair(table, seat, structs.replace(chair, away=away), events)
    return _replace_host(table, events) if away and command.player == table.host else table


def _replace_host(table: Table, events: Events) -> Table:
    """Make the first seated player who is present the new host, if there is one."""
    there = (chair.player for chair in table.chairs if not chair.away)
    heir = next((player for player in there if player not in (None, table.host)), None)
    if heir is None:
        return table
    events.append(Event("host", None, {"player": heir}))
    return replace(table, host=heir)

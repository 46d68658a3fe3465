"""The table: its chairs, and the rights and views of its players. No I/O, no clock."""

from elfer.table.commands import AnyCommand, LogEntry, PlayerCommand, ServerCommand
from elfer.table.creation import new_table
from elfer.table.dispatch import apply_entry, replay_entry
from elfer.table.table import Table

__all__ = [
    "AnyCommand",
    "LogEntry",
    "PlayerCommand",
    "ServerCommand",
    "Table",
    "apply_entry",
    "new_table",
    "replay_entry",
]

"""The table: who sits where, who may speak for a seat, what everyone may see. No I/O, no clock."""

from elfer.table.commands import Command, Entry
from elfer.table.desk import after
from elfer.table.opening import new_table
from elfer.table.table import Table

__all__ = ["Command", "Entry", "Table", "after", "new_table"]

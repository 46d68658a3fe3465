"""A second process that locks the database of a server."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from elfer.server.sqlite_storage.database_file import NAME

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def lock_database(folder: Path) -> Iterator[None]:
    """Hold the write lock on a folder's database in another process."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder / NAME)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    try:
        yield
    finally:
        holder.communicate()

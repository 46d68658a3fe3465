"""The storage of the server in SQLite: the logs of all tables in one file, with hash chains.

SQLite is the only database so far. `runtime/storage_interface.py` says what another one must offer.
"""

from elfer.server.sqlite_storage.lock import InUse
from elfer.server.sqlite_storage.storage import SqliteStorage
from elfer.server.sqlite_storage.verification import check_database

__all__ = ["InUse", "SqliteStorage", "check_database"]

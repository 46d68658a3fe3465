"""The storage of the server: the logs of all tables in one SQLite file, with hash chains."""

from elfer.server.storage.lock import InUse
from elfer.server.storage.sqlite import SqliteStorage
from elfer.server.storage.verification import check_database

__all__ = ["InUse", "SqliteStorage", "check_database"]

"""The durable log: what was answered is on the disk, once, in order, and tampering shows."""

from elfer.server.store.checks import checked
from elfer.server.store.errors import Conflict, InUse, StoreError
from elfer.server.store.store import Store
from elfer.server.store.values import Known, Stored

__all__ = ["Conflict", "InUse", "Known", "Store", "StoreError", "Stored", "checked"]

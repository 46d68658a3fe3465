"""A server in its own process, which sends its first lines through a pipe."""

import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from elfer.runtime.limit_settings import Limits
from elfer.server.runner import ServerAddress, run
from elfer.server.settings import Settings


def serve_alone(folder: Path, limits: Limits, port: int, said: Connection) -> None:
    """Serve until the process ends."""
    os.dup2(said.fileno(), 1)
    said.close()
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - stays open
    run(ServerAddress("127.0.0.1", port), Settings(folder, limits=limits), browser=False)

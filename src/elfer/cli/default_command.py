"""`elfer` without a command: starts the server without importing typer."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from elfer.engine.errors import Refused
from elfer.exit_codes import FAILED
from elfer.runtime.storage_interface import StorageError
from elfer.server.client_address import parse_proxies
from elfer.server.runner import ServerAddress, run
from elfer.server.settings import Settings, default_folder, read_limits

ANYWHERE = "0.0.0.0"  # noqa: S104 - so that phones on the same network can join
DEFAULT_ADDRESS = ServerAddress(ANYWHERE, None)


def start_server(
    address: ServerAddress = DEFAULT_ADDRESS,
    data: Path | None = None,
    public_url: str | None = None,
    trusted_proxies: Iterable[str] = (),
    *,
    browser: bool = True,
) -> int:
    """Serve until interrupted, and open a browser if run in a terminal; return the exit status."""
    try:
        run(
            address,
            Settings(
                data=default_folder() if data is None else data,
                public_url=public_url,
                limits=read_limits(os.environ),
                trusted_proxies=parse_proxies(trusted_proxies),
            ),
            browser=browser and sys.stdout.isatty(),
        )
    except (Refused, StorageError) as refused:
        sys.stderr.write(refused.why + "\n")
        return FAILED
    return 0

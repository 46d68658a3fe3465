"""A server started by a person: what cannot be is said in one sentence."""

import os
import sys
from pathlib import Path

from elfer.kernel.errors import Refused
from elfer.server.serving import Place, run
from elfer.server.settings import Settings, limits_in, usual_folder
from elfer.server.store import StoreError

ANYWHERE = "0.0.0.0"  # noqa: S104 - phones in the same network are the point
USUAL_PLACE = Place(ANYWHERE, None)


def start(
    place: Place = USUAL_PLACE,
    data: Path | None = None,
    public_url: str | None = None,
    *,
    browser: bool = True,
) -> int:
    """Serve until somebody ends it, beside a browser if a person is there; the exit status."""
    try:
        run(
            place,
            Settings(
                data=usual_folder() if data is None else data,
                public_url=public_url,
                limits=limits_in(os.environ),
            ),
            browser=browser and sys.stdout.isatty(),
        )
    except (Refused, StoreError) as refused:
        sys.stderr.write(refused.why + "\n")
        return 1
    return 0

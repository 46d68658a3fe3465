"""Tokens of seats at tables on servers, stored so that a player can return."""

import os
from pathlib import Path
from urllib.parse import quote

from platformdirs import user_state_path

from elfer.client.table_link import Link
from elfer.engine.errors import BadRequest
from elfer.terminal.record_files import describe_os_error

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
_LONGEST = 200


def load_token(link: Link) -> str | None:
    """Return the stored token for a table; None if there is none."""
    try:
        return _file(link).read_text(encoding="ascii").strip() or None
    except (OSError, ValueError):
        return None


def save_token(link: Link, token: str) -> None:
    """Store a token where only the user can read it; raise BadRequest if that fails."""
    file = _file(link)
    try:
        file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w") as kept:
            kept.write(f"{token}\n")
    except OSError as error:
        raise BadRequest(f"{file} cannot be written: {describe_os_error(error)}.") from None


def delete_token(link: Link) -> None:
    """Delete a stored token."""
    _file(link).unlink(missing_ok=True)


def _file(link: Link) -> Path:
    name = f"{quote(link.server, safe='')[:_LONGEST]}-{link.code}"
    return user_state_path("elfer", appauthor=False) / "seats" / name

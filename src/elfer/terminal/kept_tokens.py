"""Tokens of one's seats at servers' tables, kept so that the same command comes back to them."""

import os
from pathlib import Path
from urllib.parse import quote

from platformdirs import user_state_path

from elfer.client.link import Link
from elfer.kernel.errors import BadRequest
from elfer.terminal.record_file import reason

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
_LONGEST = 200


def kept_token(link: Link) -> str | None:
    """The token of one's seat at a table, if one has been there."""
    try:
        return _file(link).read_text(encoding="ascii").strip() or None
    except (OSError, ValueError):
        return None


def keep_token(link: Link, token: str) -> None:
    """Keep a token where only the user can read it, or refuse."""
    file = _file(link)
    try:
        file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w") as kept:
            kept.write(f"{token}\n")
    except OSError as error:
        raise BadRequest(f"{file} cannot be written: {reason(error)}.") from None


def forget_token(link: Link) -> None:
    """Keep a token no longer."""
    _file(link).unlink(missing_ok=True)


def _file(link: Link) -> Path:
    name = f"{quote(link.server, safe='')[:_LONGEST]}-{link.code}"
    return user_state_path("elfer", appauthor=False) / "seats" / name

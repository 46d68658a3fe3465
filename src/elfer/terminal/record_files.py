"""Files of records: reading, checking and writing."""

import os
import sys
from pathlib import Path
from typing import Any

from elfer.engine.errors import BadRecord, BadRequest, Refused
from elfer.notation.json_text import read_json, write_json

STANDARD_INPUT = "-"
_BEGINNING = b'{"elfer":'


def read_record_file(name: str) -> Any:
    """Return the JSON value in a file or on standard input; raise BadRecord if there is none."""
    shown = "Standard input" if name == STANDARD_INPUT else name or "''"
    content = _read_bytes(name).strip()
    if not content:
        raise BadRecord(f"{shown} is empty; a record is one JSON document.")
    try:
        return read_json(content)
    except Refused as refused:
        if content.startswith(b"{") and not content.endswith(b"}"):
            raise BadRecord(f"{shown} ends in the middle of a record: {refused.why}") from None
        raise BadRecord(f"{shown} is not a valid record: {refused.why}") from None


def check_writable(path: Path, beginning: bytes = _BEGINNING, kind: str = "record") -> None:
    """Raise BadRequest if a file cannot be written, before anything is played.

    A file may be replaced if it is empty or begins like this kind of file.
    """
    target = Path(os.path.realpath(path))
    existed = target.exists()
    try:
        with target.open("ab"):
            pass
        if not existed:
            target.unlink()
        elif target.is_file() and not _is_replaceable(target, beginning):
            raise BadRequest(f"{path} already exists and is not a {kind}. Choose another name.")
    except (OSError, ValueError) as error:
        raise BadRequest(f"{path} cannot be written: {describe_os_error(error)}.") from None


def numbered_path(path: Path, number: int) -> Path:
    """Return the file for the record of the first, second, … match of a session."""
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def save_record(path: Path, record: Any) -> None:
    """Write a record; raise BadRequest if that fails."""
    try:
        path.write_text(write_json(record) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadRequest(f"{path} could not be written: {describe_os_error(error)}.") from None


def describe_os_error(error: OSError | ValueError) -> str:
    """Return the system's message without its error number."""
    words = error.strerror if isinstance(error, OSError) else None
    return (words or str(error)).lower()


def _is_replaceable(path: Path, beginning: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(beginning)) in (b"", beginning)


def _read_bytes(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise BadRecord(f"{name} cannot be read: {describe_os_error(error)}.") from None

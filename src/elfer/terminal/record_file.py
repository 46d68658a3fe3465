"""Records as files: read with care, written where they can be written."""

import os
import sys
from pathlib import Path
from typing import Any

from elfer.kernel.errors import BadRecord, BadRequest, Refused
from elfer.records.text import read_json, write_json

STANDARD_INPUT = "-"
_BEGINNING = b'{"elfer":'


def read_file(name: str) -> Any:
    """The JSON value in a file or on standard input, or a refusal that says what is wrong."""
    shown = "Standard input" if name == STANDARD_INPUT else name or "''"
    content = _content(name).strip()
    if not content:
        raise BadRecord(f"{shown} is empty; a record is one JSON document.")
    try:
        return read_json(content)
    except Refused as refused:
        if content.startswith(b"{") and not content.endswith(b"}"):
            raise BadRecord(f"{shown} ends in the middle of a record: {refused.why}") from None
        raise BadRecord(f"{shown} is no record: {refused.why}") from None


def check_writable(path: Path, beginning: bytes = _BEGINNING, kind: str = "record") -> None:
    """Refuse a place where nothing could be saved, before anyone plays for it.

    A file that begins as this kind of file does, or is empty, may be replaced.
    """
    target = Path(os.path.realpath(path))
    existed = target.exists()
    try:
        with target.open("ab"):
            pass
        if not existed:
            target.unlink()
        elif target.is_file() and not _may_be_replaced(target, beginning):
            raise BadRequest(f"{path} is there already and is no {kind}; choose another name.")
    except (OSError, ValueError) as error:
        raise BadRequest(f"{path} cannot be written: {reason(error)}.") from None


def saved_as(path: Path, number: int) -> Path:
    """Where the record of the first, second, … match of an evening is kept."""
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def save(path: Path, record: Any) -> None:
    """Write a record."""
    try:
        path.write_text(write_json(record) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadRequest(f"{path} could not be written: {reason(error)}.") from None


def reason(error: OSError | ValueError) -> str:
    """Why the system refused, in its own words but without its numbers."""
    words = error.strerror if isinstance(error, OSError) else None
    return (words or str(error)).lower()


def _may_be_replaced(path: Path, beginning: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(beginning)) in (b"", beginning)


def _content(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise BadRecord(f"{name} cannot be read: {reason(error)}.") from None

"""Files that are written as a whole or not at all."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from elfer.engine.errors import BadRequest


def check_folder(folder: Path) -> None:
    """Raise BadRequest if a folder cannot be written to; call this before a long computation."""
    try:
        made = [each for each in (folder, *folder.parents) if not each.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        for each in made:  # innermost first
            each.rmdir()
    except (OSError, ValueError) as error:
        raise _write_error(folder, error) from None


def write_atomically(files: Mapping[Path, bytes]) -> None:
    """Write these files; replace the old ones only after all new ones have been written."""
    temporary: dict[Path, Path] = {}
    try:
        for path, content in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            temporary[path] = path.with_name(f".{path.name}.{os.getpid()}")
            temporary[path].write_bytes(content)
        for path, new in temporary.items():
            new.replace(path)
    except (OSError, ValueError) as error:
        raise _write_error(path, error) from None
    finally:
        for new in temporary.values():
            new.unlink(missing_ok=True)


def _write_error(path: Path, error: OSError | ValueError) -> BadRequest:
    reason = error.strerror if isinstance(error, OSError) else None
    return BadRequest(f"{path} cannot be written: {(reason or str(error)).lower()}.")

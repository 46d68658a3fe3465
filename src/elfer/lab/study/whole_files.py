"""Files that are written as a whole or not at all."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from elfer.kernel.errors import BadRequest


def check_folder(folder: Path) -> None:
    """Refuse a folder that nothing can be written to, before anyone works for it."""
    try:
        made = [each for each in (folder, *folder.parents) if not each.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        for each in made:  # the innermost first
            each.rmdir()
    except (OSError, ValueError) as error:
        raise _refusal(folder, error) from None


def write_whole(files: Mapping[Path, bytes]) -> None:
    """Write all of these files; whoever is stopped before the end has changed none of them."""
    beside: dict[Path, Path] = {}
    try:
        for path, content in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            beside[path] = path.with_name(f".{path.name}.{os.getpid()}")
            beside[path].write_bytes(content)
        for path, new in beside.items():
            new.replace(path)
    except (OSError, ValueError) as error:
        raise _refusal(path, error) from None
    finally:
        for new in beside.values():
            new.unlink(missing_ok=True)


def _refusal(path: Path, error: OSError | ValueError) -> BadRequest:
    words = error.strerror if isinstance(error, OSError) else None
    return BadRequest(f"{path} cannot be written: {(words or str(error)).lower()}.")

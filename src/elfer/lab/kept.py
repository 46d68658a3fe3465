"""Where the compiled kernel is kept: a folder for exactly these sources.

Numba looks only at the file of a compiled function to see whether it is still the same; our
entries are made of many files. So what they are kept under is made of them all.
"""

import hashlib
import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

import elfer

SOURCES = ("kernel", "games", "craft", "lab")
"""The packages that the compiled code is made of."""


def folder() -> Path:
    """The folder that the compiled kernel is kept in; a passing one, if nothing can be kept."""
    given = os.environ.get("NUMBA_CACHE_DIR")
    kept = (Path(given) if given else user_cache_path("elfer")) / f"compiled-{_digest()}"
    try:
        kept.mkdir(parents=True, exist_ok=True)
        writable = os.access(kept, os.W_OK)
    except OSError:
        writable = False
    return kept if writable else Path(tempfile.mkdtemp(prefix="elfer-compiled-"))


def _digest() -> str:
    """A name for the sources as they are now."""
    package = Path(elfer.__file__).parent
    sources = sorted(path for name in SOURCES for path in (package / name).rglob("*.py"))
    names = hashlib.sha256()
    for path in sources:
        names.update(f"{path.relative_to(package)}\n".encode())
        names.update(path.read_bytes())
    return names.hexdigest()[:16]

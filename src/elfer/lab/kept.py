"""Where the compiled kernel is kept: a folder for exactly these sources.

Numba looks only at the file of a compiled function to see whether it is still the same; our
entries are made of many files. So what they are kept under is made of them all.
"""

import atexit
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import threading
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from platformdirs import user_cache_path

import elfer

SOURCES = ("kernel", "games", "craft", "lab")
"""The packages that the compiled code is made of."""
COMPILERS = ("numba", "llvmlite", "numpy")
"""What it is compiled with."""
CHOSEN = "NUMBA_CACHE_DIR"
"""What says where everything compiled is kept, to this process and to those that it starts."""
_PROCESSOR = {
    *("vendor_id", "cpu family", "model", "model name", "flags"),
    *("CPU implementer", "CPU architecture", "CPU variant", "CPU part", "Features"),
}
"""What a processor is known by, as Linux tells it."""
_once = threading.Lock()


def folder() -> Path:
    """The folder that the compiled kernel is kept in; a passing one, if nothing can be kept.

    It is chosen once, for this process and for those that it starts later.
    """
    with _once:
        return _chosen()


@cache
def _chosen() -> Path:
    kept = wanted()
    try:
        kept.mkdir(parents=True, exist_ok=True)
        writable = os.access(kept, os.W_OK)
    except OSError:
        writable = False
    if writable:
        return kept
    os.environ[CHOSEN] = passing = tempfile.mkdtemp(prefix="elfer-compiled-")
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    kept = wanted()
    kept.mkdir()
    return kept


def wanted() -> Path:
    """The folder that it is to be kept in, if it can be written."""
    chosen = os.environ.get(CHOSEN)
    return (Path(chosen) if chosen else user_cache_path("elfer")) / f"compiled-{_digest()}"


def is_writable(path: Path) -> bool:
    """Whether a folder is there or can be made, and can be written; nothing is changed."""
    there = next(each for each in (path, *path.parents) if os.path.exists(each))
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def mark(name: str, kept: Path) -> Path:
    """A file in a folder of compiled code, to say that it has something.

    Numba takes what it finds only if it was compiled from the same files, by the same versions and
    for the same processor. So the mark has another name wherever any of them is another one.
    """
    return kept / f"{name}-{_making()}"


@cache
def _making() -> str:
    """A name for all that numba looks at."""
    made = hashlib.sha256()
    for part in (*_compilers(), *_processor(), *files_of(Path(elfer.__file__).parent)):
        made.update(f"{part}\n".encode())
    return made.hexdigest()[:16]


def _compilers() -> list[str]:
    """The versions of all that compiles."""
    versions = [f"{sys.implementation.cache_tag} {sys.version}"]
    for name in COMPILERS:
        try:
            versions.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            versions.append(name)
    return versions


def _processor() -> list[str]:
    """What it is compiled for; the compiler itself could say so, but takes long to import."""
    asked = sorted(f"{name}={text}" for name, text in os.environ.items() if "NUMBA_CPU" in name)
    try:
        first = Path("/proc/cpuinfo").read_text(encoding="utf-8").partition("\n\n")[0]
    except OSError:
        return [*asked, platform.machine(), platform.processor()]
    told = [line for line in first.splitlines() if line.partition(":")[0].strip() in _PROCESSOR]
    return [*asked, platform.machine(), *told]


def files_of(package: Path) -> list[str]:
    """Where the sources of a package lie, and since when."""
    return [f"{path} {path.stat().st_mtime_ns}" for path in _sources(package)]


def _sources(package: Path) -> list[Path]:
    return sorted(path for name in SOURCES for path in (package / name).rglob("*.py"))


def _digest() -> str:
    """A name for the sources as they are now."""
    package = Path(elfer.__file__).parent
    names = hashlib.sha256()
    for path in _sources(package):
        names.update(f"{path.relative_to(package)}\n".encode())
        names.update(path.read_bytes())
    return names.hexdigest()[:16]

"""The cache of compiled code, with a separate folder for each version of the sources.

To detect changes, Numba checks only the file that defines a compiled function. Our entry points
depend on many files, so the name of the folder is a hash of them all.
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

SOURCES = ("engine", "games", "evaluation", "compiled")
"""The packages with the sources of the compiled code."""
COMPILERS = ("numba", "llvmlite", "numpy")
"""The packages that compile it."""
CHOSEN = "NUMBA_CACHE_DIR"
"""The environment variable that names another folder, for this process and its children."""
_PROCESSOR = {
    *("vendor_id", "cpu family", "model", "model name", "flags"),
    *("CPU implementer", "CPU architecture", "CPU variant", "CPU part", "Features"),
}
"""The lines of `/proc/cpuinfo` that identify a processor."""
_once = threading.Lock()


def folder() -> Path:
    """Return the folder for compiled code, or a temporary one if it is not writable.

    The folder is chosen once, for this process and those that it starts later.
    """
    with _once:
        return _choose_folder()


@cache
def _choose_folder() -> Path:
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
    """Return the preferred folder for compiled code, which may not be writable."""
    chosen = os.environ.get(CHOSEN)
    return (Path(chosen) if chosen else user_cache_path("elfer")) / f"compiled-{_digest()}"


def is_writable(path: Path) -> bool:
    """Return whether a folder is writable or can be created, without changing anything."""
    there = next(each for each in (path, *path.parents) if os.path.exists(each))
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def mark(name: str, kept: Path) -> Path:
    """Return the path of a file that marks code as compiled in a folder.

    Numba reuses cached code only for the same source files, the same versions and the same
    processor. The name of the mark therefore depends on all of them.
    """
    return kept / f"{name}-{_hash_build()}"


@cache
def _hash_build() -> str:
    """Return a hash of everything that numba checks."""
    made = hashlib.sha256()
    for part in (*_compilers(), *_processor(), *files_of(Path(elfer.__file__).parent)):
        made.update(f"{part}\n".encode())
    return made.hexdigest()[:16]


def _compilers() -> list[str]:
    """Return the versions of the compilers."""
    versions = [f"{sys.implementation.cache_tag} {sys.version}"]
    for name in COMPILERS:
        try:
            versions.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            versions.append(name)
    return versions


def _processor() -> list[str]:
    """Return a description of the processor without importing the compiler, which is slow."""
    asked = sorted(f"{name}={text}" for name, text in os.environ.items() if "NUMBA_CPU" in name)
    try:
        first = Path("/proc/cpuinfo").read_text(encoding="utf-8").partition("\n\n")[0]
    except OSError:
        return [*asked, platform.machine(), platform.processor()]
    told = [line for line in first.splitlines() if line.partition(":")[0].strip() in _PROCESSOR]
    return [*asked, platform.machine(), *told]


def files_of(package: Path) -> list[str]:
    """Return the paths and modification times of a package's sources."""
    return [f"{path} {path.stat().st_mtime_ns}" for path in _sources(package)]


def _sources(package: Path) -> list[Path]:
    return sorted(path for name in SOURCES for path in (package / name).rglob("*.py"))


def _digest() -> str:
    """Return a hash of the current sources."""
    package = Path(elfer.__file__).parent
    names = hashlib.sha256()
    for path in _sources(package):
        names.update(f"{path.relative_to(package)}\n".encode())
        names.update(path.read_bytes())
    return names.hexdigest()[:16]

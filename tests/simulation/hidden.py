"""Environments without numba, as if the extra `lab` were not installed."""

from pathlib import Path

HIDDEN = 'import sys\nsys.modules["numba"] = None\n'
IN_WORKERS = (
    "import sys\n"
    'if any("multiprocessing.spawn" in word for word in sys.orig_argv):\n'
    '    sys.modules["numba"] = None\n'
)


def without_numba(folder: Path, code: str = HIDDEN) -> dict[str, str]:
    """Return an environment in which a process and its children cannot import numba."""
    (folder / "sitecustomize.py").write_text(code)
    return {"PYTHONPATH": str(folder)}

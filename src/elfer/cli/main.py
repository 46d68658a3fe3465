"""The entry point of `elfer`."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path

from elfer.exit_codes import FAILED, INTERRUPTED

EXTRAS = {
    "server": (
        "alembic", "babel", "click", "fluent", "httpx", "msgspec", "platformdirs", "rich", "segno",
        "sqlalchemy", "starlette", "typer", "uvicorn", "uvloop", "websockets",
    ),
    "lab": ("brotli", "fontTools", "llvmlite", "matplotlib", "numba", "numpy", "PIL"),
    "cluster": ("ray",),
}  # fmt: skip
"""The modules that each extra installs, by import name.

This module imports none of them, so that it can say which extra is missing.
"""


def main() -> None:
    """Run the command line; print system errors without a traceback."""
    _open_streams()
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _discard_output()
        sys.exit(FAILED)
    except ModuleNotFoundError as error:
        extra = _find_extra(error.name)
        if extra is None:
            raise
        sys.stderr.write(
            f"This command needs {error.name}, which is not installed. "
            f'Install it with pip install "elfer[{extra}]".\n'
        )
        sys.exit(FAILED)
    except OSError as error:
        sys.stderr.write(f"Elfer stopped: {error.strerror or error}.\n")
        _discard_output()
        sys.exit(FAILED)


def _run() -> None:
    if sys.argv[1:] == ["referee"]:
        # A program may start a referee for every match, so skip the slow import of typer.
        from elfer.cli.referee import referee  # noqa: PLC0415

        referee()
    elif not sys.argv[1:]:
        # Start the server without importing the other commands.
        from elfer.cli.default_command import start_server  # noqa: PLC0415

        sys.exit(start_server())
    else:
        from elfer.cli.app import app  # noqa: PLC0415

        app()


def _find_extra(module: str | None) -> str | None:
    """Return the extra of this package that installs a module, if any."""
    package = (module or "").partition(".")[0]
    return next((extra for extra, packages in EXTRAS.items() if package in packages), None)


def _open_streams() -> None:
    """Replace missing standard streams, and make all streams tolerate any character."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            null = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115
            setattr(sys, name, null)
        elif isinstance(stream, TextIOWrapper):
            # A character that cannot be decoded or shown must not end a game.
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Discard the remaining output, so that Python does not fail on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

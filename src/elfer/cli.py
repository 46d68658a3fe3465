"""The command line: where `elfer` starts."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path

from elfer.exits import FAILED, INTERRUPTED


def main() -> None:
    """Run the command line; what goes wrong outside is said in one sentence."""
    _open_streams()
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _write_no_more()
        sys.exit(FAILED)
    except OSError as error:
        sys.stderr.write(f"Elfer had to stop: {error.strerror or error}.\n")
        _write_no_more()
        sys.exit(FAILED)


def _run() -> None:
    if sys.argv[1:] == ["referee"]:
        # A program may start one for every match: it does not wait for what only people need.
        from elfer.records.referee import serve  # noqa: PLC0415

        serve(sys.stdin.buffer, sys.stdout)
    elif not sys.argv[1:]:
        # Who just wants to play waits for no command line to be read.
        from elfer.server.starting import start  # noqa: PLC0415

        sys.exit(start())
    else:
        from elfer.terminal.commands import app  # noqa: PLC0415

        app()


def _open_streams() -> None:
    """Make sure that there is something to read from and to write to, in any encoding."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115
            setattr(sys, name, nothing)
        elif isinstance(stream, TextIOWrapper):
            # A letter that cannot be read or shown is no reason to end a game.
            stream.reconfigure(errors="replace")


def _write_no_more() -> None:
    """Let what is still to be written go nowhere, so that Python does not try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

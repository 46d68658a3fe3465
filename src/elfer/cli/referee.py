"""`elfer referee`: hosts matches for programs, without the imports of the terminal."""

import sys

from elfer.notation.referee import serve


def referee() -> None:
    """Host matches for programs: one JSON request per line, one JSON answer per line."""
    serve(sys.stdin.buffer, sys.stdout)

"""The plain C loop of the same game, compiled by gcc when it is wanted."""

import ctypes
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from elfer.lab.kernel import Unseen
from speed import Run

SOURCE = Path(__file__).parent / "loop.c"


class _Round(ctypes.Structure):
    """A round as the C loop has it."""

    _fields_ = (
        ("rows", ctypes.c_int64 * 2),
        ("fits", ctypes.c_int64 * 2),
        ("hands", ctypes.c_int64 * 12),
        ("turn", ctypes.c_int64),
        ("left", ctypes.c_int64),
        ("luck", ctypes.c_uint64),
        ("stock", ctypes.c_uint8 * 80),
    )


class PlainC:
    """Whole games and playouts in C, for so many players with so many cards each."""

    def __init__(self, players: int, each: int) -> None:
        self.players = players
        self.each = each
        self.library = ctypes.CDLL(_compiled())
        self.library.matches.restype = ctypes.c_int64

    def matches(self, seed: int, games: int) -> tuple[Run, list[int]]:
        """Whole games, and who won how many."""
        wins = (ctypes.c_int64 * 6)()
        clock = time.perf_counter()
        decisions = self.library.matches(
            self.players, self.each, ctypes.c_uint64(seed), ctypes.c_int64(games), wins
        )
        return Run(time.perf_counter() - clock, decisions), list(wins)[: self.players]

    def playouts(self, start: Any, unseen: Unseen, seed: int, games: int) -> list[int]:
        """Playouts from a position of the kernel, and who won how many."""
        position = _Round(turn=int(start["turn"]))
        position.rows[:] = start["rows"].tolist()
        position.fits[:] = start["fits"].tolist()
        position.hands[:] = start["hands"].ravel().tolist()
        cards = np.array(unseen.cards, np.uint8)
        counts = (ctypes.c_int64 * len(unseen.counts))(*unseen.counts)
        wins = (ctypes.c_int64 * 6)()
        self.library.playouts(
            self.players,
            ctypes.byref(position),
            cards.ctypes.data_as(ctypes.c_void_p),
            cards.size,
            counts,
            ctypes.c_uint64(seed),
            ctypes.c_int64(games),
            wins,
        )
        return list(wins)[: self.players]


def _compiled() -> str:
    """The loop as a library; it is loaded before its folder goes."""
    compiler = shutil.which("gcc")
    if compiler is None:
        sys.exit("The bench of the kernel compares it with a loop in C: install gcc for it.")
    library = str(Path(tempfile.mkdtemp(prefix="elfer-bench-")) / "loop.so")
    flags = ["-O3", "-march=native", "-shared", "-fPIC", "-o", library]
    subprocess.run([compiler, *flags, str(SOURCE)], check=True)
    return library

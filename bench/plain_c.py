"""Elfer raus! as a plain C loop (loop.c), compiled by gcc on demand."""

import ctypes
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from elfer.compiled.engine import Unseen
from reference_engine import Run

SOURCE = Path(__file__).parent / "loop.c"


class _Round(ctypes.Structure):
    """The struct Round of the C loop."""

    _fields_ = (
        ("rows", ctypes.c_int64 * 2),
        ("fits", ctypes.c_int64 * 2),
        ("hands", ctypes.c_int64 * 12),
        ("turn", ctypes.c_int64),
        ("left", ctypes.c_int64),
        ("rng", ctypes.c_uint64),
        ("stock", ctypes.c_uint8 * 80),
    )


class PlainC:
    """Whole games and playouts in C, with a fixed number of players and cards per hand."""

    def __init__(self, players: int, each: int) -> None:
        self.players = players
        self.each = each
        self.library = ctypes.CDLL(_compile())
        self.library.matches.restype = ctypes.c_int64

    def matches(self, seed: int, games: int) -> tuple[Run, list[int]]:
        """Play whole games; return the run and the wins by seat."""
        wins = (ctypes.c_int64 * 6)()
        clock = time.perf_counter()
        decisions = self.library.matches(
            self.players, self.each, ctypes.c_uint64(seed), ctypes.c_int64(games), wins
        )
        return Run(time.perf_counter() - clock, decisions), list(wins)[: self.players]

    def playouts(self, start: Any, unseen: Unseen, seed: int, games: int) -> list[int]:
        """Play out a position of the compiled engine; return the wins by seat."""
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


def _compile() -> str:
    """Compile the loop in a temporary folder; return the path of the library."""
    compiler = shutil.which("gcc")
    if compiler is None:
        sys.exit("This benchmark compares the compiled engine with a loop in C. Install gcc.")
    library = str(Path(tempfile.mkdtemp(prefix="elfer-bench-")) / "loop.so")
    flags = ["-O3", "-march=native", "-shared", "-fPIC", "-o", library]
    subprocess.run([compiler, *flags, str(SOURCE)], check=True)
    return library

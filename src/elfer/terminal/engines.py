"""The two engines of a simulation, and those who play on them at the same time."""

import os
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from elfer.bots import bot_named
from elfer.kernel.errors import BadRequest
from elfer.lab.crews import processes, threads
from elfer.lab.series import Chunk, Play, Series
from elfer.lab.tally import Tally
from elfer.lab.work import Crew

KERNEL_CHUNK = 10_000
"""Rounds in a chunk: about a twentieth of a second, and two megabytes."""
REFERENCE_CHUNK = 10


class Engine(StrEnum):
    """Who knows the rules: numbers compiled for speed, or the engine that people play on."""

    KERNEL = "kernel"
    REFERENCE = "reference"


USUAL_GAMES = {Engine.KERNEL: 1_000_000, Engine.REFERENCE: 1_000}
INSTALL = 'pip install "elfer[lab]", or in a clone: make lab.'


class Place(StrEnum):
    """Where the work is done, if not on this machine alone."""

    RAY = "ray"


class Ready(NamedTuple):
    """An engine that can begin: what plays a chunk, how long chunks are, and who plays."""

    play: Play
    chunk: int
    crew: Callable[[int, Callable[[Chunk], Tally]], Crew[Chunk, Tally]]


def ready(engine: Engine, series: Series, rounds: int) -> Ready:
    """The engine for a series, or a refusal."""
    return _kernel(series, rounds) if engine is Engine.KERNEL else _reference(series)


def gathered(
    engine: Ready, series: Series, jobs: int | None, on: Place | None
) -> Crew[Chunk, Tally]:
    """Those who play, or a refusal; the processors of this machine unless said otherwise."""
    if on is Place.RAY:
        from elfer.lab.cluster import cluster  # noqa: PLC0415

        return cluster(jobs, engine.play, series)
    return engine.crew(jobs or processors(), partial(engine.play, series))


def processors() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _kernel(series: Series, rounds: int) -> Ready:
    try:
        from elfer.lab.fast import played  # noqa: PLC0415
        from elfer.lab.kernels import NoKernel  # noqa: PLC0415
    except ImportError as error:
        raise BadRequest(
            f"The fast kernel needs numpy and numba ({error}): {INSTALL}"
            " With --engine reference it goes without them, slower."
        ) from None
    try:
        played(series, Chunk(0, 0))  # compiles, if need be, and refuses what it cannot do
    except NoKernel as refused:
        raise NoKernel(f"{refused.why} Say --engine reference for that.") from None
    return Ready(played, max(1, KERNEL_CHUNK // rounds), threads)


def _reference(series: Series) -> Ready:
    from elfer.arena.reference import played  # noqa: PLC0415

    for bot in series.bots:
        bot_named(bot)
    return Ready(played, REFERENCE_CHUNK, processes)

"""The choice of engine (compiled or reference) and executor (local or a cluster)."""

import os
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from elfer.bots import bot_named
from elfer.engine.errors import BadRequest
from elfer.simulation.executors import start_processes, start_threads
from elfer.simulation.scheduler import ChunkExecutor
from elfer.simulation.series import Chunk, Play, Series
from elfer.simulation.tally import Tally

COMPILED_CHUNK = 10_000
"""The number of rounds in a chunk, which takes about 50 ms and two megabytes."""
REFERENCE_CHUNK = 10


class Engine(StrEnum):
    """An implementation of the rules: the compiled one, or the reference engine."""

    COMPILED = "compiled"
    REFERENCE = "reference"


DEFAULT_GAMES = {Engine.COMPILED: 1_000_000, Engine.REFERENCE: 1_000}
INSTALL = 'Install it with pip install "elfer[lab]", or with make lab in a clone.'


class Cluster(StrEnum):
    """A cluster that runs the simulation instead of this machine."""

    RAY = "ray"


class PreparedEngine(NamedTuple):
    """An engine that is ready to run: how to play a chunk, its size, and the executor."""

    play: Play
    chunk_size: int
    start_executor: Callable[[int, Callable[[Chunk], Tally]], ChunkExecutor[Chunk, Tally]]


def prepare_engine(engine: Engine, series: Series, rounds: int) -> PreparedEngine:
    """Return the engine for a series; raise Refused if it cannot play it."""
    return (
        _prepare_compiled(series, rounds)
        if engine is Engine.COMPILED
        else _prepare_reference(series)
    )


def open_executor(
    engine: PreparedEngine, series: Series, jobs: int | None, on: Cluster | None
) -> ChunkExecutor[Chunk, Tally]:
    """Return an executor, by default with one job per processor; or raise Refused."""
    if on is Cluster.RAY:
        from elfer.simulation.ray_cluster import connect_cluster  # noqa: PLC0415

        return connect_cluster(jobs, engine.play, series)
    return engine.start_executor(jobs or count_processors(), partial(engine.play, series))


def count_processors() -> int:
    """Return the number of processors that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _prepare_compiled(series: Series, rounds: int) -> PreparedEngine:
    try:
        from elfer.compiled.registry import NotCompiled  # noqa: PLC0415
        from elfer.simulation.compiled import play_chunk  # noqa: PLC0415
    except ImportError as error:
        raise BadRequest(
            f"The compiled engine needs numpy and numba ({error}). {INSTALL}"
            " Or use --engine reference, which does not need them but is slower."
        ) from None
    try:
        play_chunk(series, Chunk(0, 0))  # compiles if needed, and rejects unknown games and bots
    except NotCompiled as refused:
        raise NotCompiled(f"{refused.why} Use --engine reference.") from None
    return PreparedEngine(play_chunk, max(1, COMPILED_CHUNK // rounds), start_threads)


def _prepare_reference(series: Series) -> PreparedEngine:
    from elfer.simulation.reference import play_chunk  # noqa: PLC0415

    for bot in series.bots:
        bot_named(bot)
    return PreparedEngine(play_chunk, REFERENCE_CHUNK, start_processes)

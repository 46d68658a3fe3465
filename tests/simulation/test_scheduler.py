"""Chunks: their sums do not depend on the executor or on their size."""

import threading
from functools import partial
from multiprocessing import active_children
from threading import Event

import pytest

from elfer.engine.errors import BadRequest
from elfer.simulation.compiled import play_chunk
from elfer.simulation.executors import LocalExecutor, start_processes, start_threads
from elfer.simulation.scheduler import run_chunks
from elfer.simulation.series import Chunk, Series, seed_from_text, split_chunks
from elfer.simulation.tally import Tally

SERIES = Series("elferspiel", 3, (("rounds", 2),), ("greedy", "random", "greedy"), 11)


class Slow:
    """An executor that plays only when asked for a result, and counts pending chunks."""

    max_pending = 4

    def __init__(self) -> None:
        self.out = self.most = 0
        self.closed = False

    def submit(self, chunk: Chunk) -> Chunk:
        self.out += 1
        self.most = max(self.most, self.out)
        return chunk

    def wait(self, handle: Chunk, seconds: float) -> bool:
        return True

    def result(self, handle: Chunk) -> Tally:
        self.out -= 1
        return Tally(matches=handle.matches)

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize("size", [7, 100, 250, 1000])
def test_the_size_of_chunks_changes_nothing(size: int) -> None:
    executor = start_threads(3, partial(play_chunk, SERIES))
    tally = Tally()
    run_chunks(executor, split_chunks(500, size), tally, Event())
    executor.close()
    assert tally == play_chunk(SERIES, Chunk(0, 500))
    assert tally.matches == 500


def test_a_closed_executor_leaves_no_threads_or_processes() -> None:
    """A pool that is still closing when Python exits could raise."""
    before = {*threading.enumerate()}, {*active_children()}
    executor: LocalExecutor[int, int] = start_processes(2, abs)
    given = [executor.submit(number) for number in range(-6, 0)]
    assert executor.wait(given[0], 60)
    executor.close()
    assert ({*threading.enumerate()}, {*active_children()}) == before


def test_limits_the_number_of_pending_chunks() -> None:
    executor, tally = Slow(), Tally()
    run_chunks(executor, split_chunks(1000, 3), tally, Event())
    assert tally.matches == 1000
    assert executor.most == executor.max_pending


def test_a_stopped_run_counts_the_first_matches() -> None:
    executor, tally, stop = Slow(), Tally(), Event()
    told: list[int] = []

    def tell(matches: int) -> None:
        told.append(matches)
        if matches >= 30:
            stop.set()

    run_chunks(executor, split_chunks(1000, 10), tally, stop, tell)
    # Pending chunks that are finished count too, but no new chunk starts.
    assert tally.matches == 30 + 10 * (executor.max_pending - 1)
    assert told == list(range(10, tally.matches + 1, 10))


def test_parses_seeds() -> None:
    assert seed_from_text("7") == 7
    assert seed_from_text(str(2**64 - 1)) == 2**64 - 1
    hashed = {seed_from_text(text) for text in ("tuesday", "", "-1", "007x", str(2**64), "٣")}
    assert len(hashed) == 6
    assert all(2**32 < seed < 2**64 for seed in hashed)
    with pytest.raises(BadRequest, match="UTF-8"):
        seed_from_text("\udcff")

"""Chunks: whoever plays them, however long they are, the sums are the same."""

import threading
from functools import partial
from multiprocessing import active_children
from threading import Event

import pytest

from elfer.kernel.errors import BadRequest
from elfer.lab.crews import LocalCrew, processes, threads
from elfer.lab.fast import played
from elfer.lab.series import Chunk, Series, chunks, seed_of
from elfer.lab.tally import Tally
from elfer.lab.work import work

SERIES = Series("elferspiel", 3, (("rounds", 2),), ("greedy", "random", "greedy"), 11)


class Slow:
    """One who plays only when asked for the tally, and counts what is given out."""

    ahead = 4

    def __init__(self) -> None:
        self.out = self.most = 0
        self.closed = False

    def begin(self, chunk: Chunk) -> Chunk:
        self.out += 1
        self.most = max(self.most, self.out)
        return chunk

    def finished(self, given: Chunk, seconds: float) -> bool:
        return True

    def tally(self, given: Chunk) -> Tally:
        self.out -= 1
        return Tally(matches=given.matches)

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize("size", [7, 100, 250, 1000])
def test_the_length_of_chunks_changes_nothing(size: int) -> None:
    crew = threads(3, partial(played, SERIES))
    tally = Tally()
    work(crew, chunks(500, size), tally, Event())
    crew.close()
    assert tally == played(SERIES, Chunk(0, 500))
    assert tally.matches == 500


def test_a_closed_crew_is_gone() -> None:
    """What still closed itself when Python ended could fall over it, with a traceback."""
    before = {*threading.enumerate()}, {*active_children()}
    crew: LocalCrew[int, int] = processes(2, abs)
    given = [crew.begin(number) for number in range(-6, 0)]
    assert crew.finished(given[0], 60)
    crew.close()
    assert ({*threading.enumerate()}, {*active_children()}) == before


def test_only_so_many_chunks_are_given_out_at_once() -> None:
    crew, tally = Slow(), Tally()
    work(crew, chunks(1000, 3), tally, Event())
    assert tally.matches == 1000
    assert crew.most == crew.ahead


def test_who_is_stopped_has_counted_the_first_matches() -> None:
    crew, tally, stop = Slow(), Tally(), Event()
    told: list[int] = []

    def tell(matches: int) -> None:
        told.append(matches)
        if matches >= 30:
            stop.set()

    work(crew, chunks(1000, 10), tally, stop, tell)
    # What had been given out and is ready is counted too, but nothing new is begun.
    assert tally.matches == 30 + 10 * (crew.ahead - 1)
    assert told == list(range(10, tally.matches + 1, 10))


def test_seeds() -> None:
    assert seed_of("7") == 7
    assert seed_of(str(2**64 - 1)) == 2**64 - 1
    hashed = {seed_of(text) for text in ("tuesday", "", "-1", "007x", str(2**64), "٣")}
    assert len(hashed) == 6
    assert all(2**32 < seed < 2**64 for seed in hashed)
    with pytest.raises(BadRequest, match="UTF-8"):
        seed_of("\udcff")

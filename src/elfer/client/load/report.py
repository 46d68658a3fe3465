"""The report of a load run."""

from collections.abc import Iterator

from msgspec import Struct

from elfer.client.load.plan import Plan
from elfer.client.load.tally import Tally, quantile


class Latency(Struct, frozen=True):
    """Latencies in milliseconds, measured from each move's scheduled time."""

    p50: float | None
    p90: float | None
    p99: float | None
    max: float | None


class Memory(Struct, frozen=True):
    """The memory of the server process in bytes."""

    start: int
    peak: int
    per_table: int


class Report(Struct, frozen=True):
    """The results of a run."""

    game: str
    tables: int
    seats: int
    rate: float
    seconds: float
    asked: int
    acknowledged: int
    refused: int
    late: int
    matches: int
    errors: dict[str, int]
    until_answer: Latency
    until_seen: Latency
    missing: int | None
    """The number of acknowledged commands that are not stored; None if it is unknown."""
    memory: Memory | None
    interrupted: bool


def measure_latency(seconds: Iterator[float]) -> Latency:
    """Return the quantiles of some latencies."""
    values = sorted(seconds)
    shares = (quantile(values, share) for share in (0.5, 0.9, 0.99, 1))
    return Latency(*(None if value is None else round(value * 1000, 2) for value in shares))


def measure_memory(start: int | None, peak: int | None, tables: int) -> Memory | None:
    """Return the memory of a server with this number of tables; None if it is unknown."""
    if start is None or peak is None:
        return None
    return Memory(start, peak, (peak - start) // max(1, tables))


def build_report(
    plan: Plan,
    tally: Tally,
    missing: int | None,
    used: Memory | None,
    *,
    interrupted: bool,
) -> Report:
    """Build the report of a run."""
    return Report(
        game=plan.game,
        tables=plan.tables,
        seats=plan.seats,
        rate=plan.rate,
        seconds=plan.seconds,
        asked=tally.asked,
        acknowledged=len(tally.stored),
        refused=tally.refused,
        late=tally.late,
        matches=tally.matches,
        errors=dict(tally.errors),
        until_answer=measure_latency(iter(tally.until_answer)),
        until_seen=measure_latency(iter(tally.until_seen)),
        missing=missing,
        memory=used,
        interrupted=interrupted,
    )

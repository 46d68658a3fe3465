"""The report of a load run, in words and as JSON."""

from collections.abc import Iterator

from msgspec import Struct

from elfer.client.load.plan import Plan
from elfer.client.load.tally import Tally, quantile


class Latency(Struct, frozen=True):
    """Milliseconds from a move's scheduled time."""

    p50: float | None
    p90: float | None
    p99: float | None
    max: float | None


class Memory(Struct, frozen=True):
    """What the server process had in use, in bytes."""

    start: int
    peak: int
    per_table: int


class Report(Struct, frozen=True):
    """What a run has shown."""

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
    """Acknowledged and not there afterwards; None if that could not be looked up."""
    memory: Memory | None
    interrupted: bool


def latency(seconds: Iterator[float]) -> Latency:
    """The spread of some latencies."""
    values = sorted(seconds)
    shares = (quantile(values, share) for share in (0.5, 0.9, 0.99, 1))
    return Latency(*(None if value is None else round(value * 1000, 2) for value in shares))


def memory(start: int | None, peak: int | None, tables: int) -> Memory | None:
    """The memory of a server with so many tables, where the system tells it."""
    if start is None or peak is None:
        return None
    return Memory(start, peak, (peak - start) // max(1, tables))


def report(
    plan: Plan,
    tally: Tally,
    missing: int | None,
    used: Memory | None,
    *,
    interrupted: bool,
) -> Report:
    """What a run has come to."""
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
        until_answer=latency(iter(tally.until_answer)),
        until_seen=latency(iter(tally.until_seen)),
        missing=missing,
        memory=used,
        interrupted=interrupted,
    )


def in_words(report: Report) -> Iterator[str]:
    """The report as lines to read."""
    yield (
        f"{report.tables} tables of {report.seats}, {report.game}, "
        f"{report.rate:g} moves a second for {report.seconds:g} seconds"
        + (" (interrupted)" if report.interrupted else "")
    )
    yield (
        f"moves         asked {report.asked}, acknowledged {report.acknowledged}, "
        f"refused {report.refused}, too late {report.late}; matches ended {report.matches}"
    )
    errors = ", ".join(f"{error} {number}" for error, number in sorted(report.errors.items()))
    yield f"errors        {errors or 'none'}"
    yield "milliseconds       p50      p90      p99      max"
    for name, spread in (("acknowledged", report.until_answer), ("seen by all", report.until_seen)):
        parts = (spread.p50, spread.p90, spread.p99, spread.max)
        yield f"{name:12}" + "".join("        -" if ms is None else f" {ms:8.2f}" for ms in parts)
    lost = "not looked up" if report.missing is None else str(report.missing)
    yield f"missing       {lost} of the {report.acknowledged} acknowledged"
    if report.memory is not None:
        used = report.memory
        yield (
            f"memory        {used.start / 1e6:.1f} MB at the start, {used.peak / 1e6:.1f} MB at "
            f"the peak, {used.per_table / 1e3:.0f} kB for each table"
        )

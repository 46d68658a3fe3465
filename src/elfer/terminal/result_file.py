"""Files that a simulation writes: tried before it begins, written when it has ended."""

import csv
import json
from collections.abc import Callable
from pathlib import Path

from elfer.kernel.errors import BadRequest
from elfer.lab.forms import COLUMNS, as_json, as_rows
from elfer.lab.report import Report
from elfer.terminal.engines import INSTALL
from elfer.terminal.record_file import check_writable, reason

_PICTURES = {".png": b"\x89PNG", ".svg": b"<?xml"}
"""What a picture's name ends with, and what the file begins with."""


def check_results(json_file: Path | None, csv_file: Path | None, plot: Path | None) -> None:
    """Refuse a file that could not be written, or that holds something else."""
    if json_file is not None:
        check_writable(json_file, b'{"game":', "such a result")
    if csv_file is not None:
        check_writable(csv_file, ",".join(COLUMNS).encode(), "such a result")
    if plot is not None:
        if plot.suffix not in _PICTURES:
            raise BadRequest(f"A picture is a file that ends with .png or .svg, not {plot.name!r}.")
        try:
            import elfer.lab.pictures  # noqa: F401, PLC0415
        except ImportError as error:
            raise BadRequest(f"A picture needs matplotlib ({error}): {INSTALL}") from None
        check_writable(plot, _PICTURES[plot.suffix], "picture")


def json_text(report: Report) -> str:
    """The report as one line of JSON."""
    return json.dumps(as_json(report), separators=(",", ":"))


def write_results(
    report: Report, json_file: Path | None, csv_file: Path | None, plot: Path | None
) -> list[str]:
    """Write the files that were asked for; what could not be written, in a sentence each."""
    faults = []
    for file, write in ((json_file, _json), (csv_file, _csv), (plot, _plot)):
        if file is not None:
            faults += _tried(write, report, file)
    return faults


def _tried(write: Callable[[Report, Path], None], report: Report, file: Path) -> list[str]:
    try:
        write(report, file)
    except OSError as error:
        return [f"{file} could not be written: {reason(error)}."]
    return []


def _json(report: Report, file: Path) -> None:
    file.write_text(json_text(report) + "\n", encoding="utf-8")


def _csv(report: Report, file: Path) -> None:
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.writer(opened, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(as_rows(report))


def _plot(report: Report, file: Path) -> None:
    from elfer.lab.pictures import drawn  # noqa: PLC0415

    drawn(report, file)

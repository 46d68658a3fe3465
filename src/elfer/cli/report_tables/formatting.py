"""Tables and numbers as text."""

from rich import box
from rich.table import Table

from elfer import __version__
from elfer.simulation.confidence_intervals import Estimate, Mean

NO_INTERVAL = "n/a"
"""The placeholder for a missing interval, for example that of a single number."""


def new_table(*headings: str) -> Table:
    """Return an empty table with left-aligned names and right-aligned numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def format_origin(fingerprint: str) -> str:
    """Return the version of Elfer and the fingerprint behind some numbers."""
    return f"Elfer {__version__}, bots and rules {fingerprint}"


def format_percent(share: float) -> str:
    """Return a share in per cent."""
    return f"{100 * share:.2f} %"


def format_percent_range(estimate: Estimate) -> str:
    """Return the interval of a share in per cent."""
    return f"{100 * estimate.low:.2f} – {100 * estimate.high:.2f}"


def format_interval(found: Mean, digits: int = 2, sign: str = "") -> str:
    """Return the interval of a mean, if it has one."""
    _, low, high = found
    if low is None or high is None:
        return NO_INTERVAL
    return f"{low:{sign},.{digits}f} – {high:{sign},.{digits}f}"

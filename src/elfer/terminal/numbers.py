"""Measured numbers as people read them."""

from rich import box
from rich.table import Table

from elfer.lab.estimates import Estimate


def numbers_table(*headings: str) -> Table:
    """A table of names at the left, and of numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.2f} %"


def percent_range(estimate: Estimate) -> str:
    """The interval of a share."""
    return f"{100 * estimate.low:.2f} – {100 * estimate.high:.2f}"


def between(estimate: Estimate, digits: int = 2) -> str:
    """The interval of a mean."""
    return f"{estimate.low:,.{digits}f} – {estimate.high:,.{digits}f}"

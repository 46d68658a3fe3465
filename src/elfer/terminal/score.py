"""The score sheet at the end of a round."""

from rich import box
from rich.console import RenderableType
from rich.table import Table

from elfer.kernel.seats import Seat
from elfer.terminal.look import LOUD, row_of_cards
from elfer.terminal.phrases import many, seat_name
from elfer.terminal.sight import View
from elfer.terminal.zones import counted_in

COUNTED = {"bonus": "bonus"}
"""What besides the hand may count, by its key in a view."""


def score_sheet(view: View, you: Seat | None) -> Table:
    """What everyone has left, the points of the round, and the totals."""
    points, totals = view["points"], view["totals"]
    several = view["options"].get("rounds", 1) > 1
    counted = [key for key in COUNTED if key in view]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    if "hands" in view:
        table.add_column("left in hand", ratio=1)
    for key in counted:
        table.add_column(COUNTED[key], justify="right")
    if points is not None:
        table.add_column(counted_in(view), justify="right")
    if several and totals is not None:
        table.add_column("total", justify="right")
    for seat in range(view["players"]):
        cells: list[RenderableType] = [seat_name(seat, you)]
        if "hands" in view:
            left = view["hands"][seat]
            shown = many(left, "card", "cards") if isinstance(left, int) else row_of_cards(left)
            cells.append(shown or "–")
        cells += (str(view[key][seat]) for key in counted)
        if points is not None:
            cells.append(str(points[seat]))
        if several and totals is not None:
            cells.append(str(totals[seat]))
        table.add_row(*cells, style=LOUD if seat == you else "")
    return table

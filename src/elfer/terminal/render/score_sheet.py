"""The score sheet at the end of a round."""

from rich import box
from rich.console import RenderableType
from rich.table import Table

from elfer.engine.seats import Seat
from elfer.terminal.render.cards import BOLD, render_cards
from elfer.terminal.render.piles import score_unit
from elfer.terminal.render.sight import View
from elfer.terminal.text.phrases import name_seat, pluralize

COUNTED = {"bonus": "bonus"}
"""Column headings for belongings that count in addition to the hand, by their key."""


def render_score_sheet(view: View, you: Seat | None) -> Table:
    """Return a table of the hands left, the points of the round and the totals."""
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
        table.add_column(score_unit(view), justify="right")
    if several and totals is not None:
        table.add_column("total", justify="right")
    for seat in range(view["players"]):
        cells: list[RenderableType] = [name_seat(seat, you)]
        if "hands" in view:
            left = view["hands"][seat]
            shown = (
                pluralize(left, "card", "cards") if isinstance(left, int) else render_cards(left)
            )
            cells.append(shown or "–")
        cells += (str(view[key][seat]) for key in counted)
        if points is not None:
            cells.append(str(points[seat]))
        if several and totals is not None:
            cells.append(str(totals[seat]))
        table.add_row(*cells, style=BOLD if seat == you else "")
    return table

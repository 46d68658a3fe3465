"""The score sheet at the end of a round."""

from rich import box
from rich.console import RenderableType
from rich.table import Table

from elfer.terminal.render.cards import BOLD, render_cards
from elfer.terminal.render.family_boards.registry import drawing_of
from elfer.terminal.render.screen_data import Sight

COUNTED = {"bonus": "terminal-bonus"}
"""The headings of belongings that count in addition to the hand, by their key."""
BEST = {
    ("fewest", "points"): "end-sheet-fewest",
    ("most", "points"): "end-sheet-most",
    ("most", "cards"): "terminal-most-cards",
    ("most", "quartets"): "terminal-most-quartets",
}
"""The messages that say who wins, by the best total and its unit."""


def render_score_sheet(sight: Sight) -> Table:
    """Return a table of the hands left, the points of the round and the totals."""
    view = sight.view
    points, totals = view["points"], view["totals"]
    unit = drawing_of(sight).score_unit(view)
    several = view["options"].get("rounds", 1) > 1
    counted = [key for key in COUNTED if key in view]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    if "hands" in view:
        table.add_column(sight.say("terminal-left"), ratio=1)
    for key in counted:
        table.add_column(sight.say(COUNTED[key]), justify="right")
    if points is not None:
        table.add_column(sight.say(f"terminal-unit-{unit}"), justify="right")
    if several and totals is not None:
        table.add_column(sight.say("end-sheet-total"), justify="right")
    for seat in range(view["players"]):
        cells: list[RenderableType] = [sight.people.name(seat)]
        if "hands" in view:
            left = view["hands"][seat]
            cells.append(
                (
                    sight.say("end-cards", count=left)
                    if isinstance(left, int)
                    else render_cards(left)
                )
                or "–"
            )
        cells += (str(view[key][seat]) for key in counted)
        if points is not None:
            cells.append(str(points[seat]))
        if several and totals is not None:
            cells.append(str(totals[seat]))
        table.add_row(*cells, style=BOLD if seat == sight.seat else "")
    return table


def describe_best(sight: Sight) -> str:
    """Return which total wins; an empty string if no points are kept."""
    unit = drawing_of(sight).score_unit(sight.view)
    key = BEST.get((sight.best or "", unit))
    return "" if key is None else sight.say(key)

"""The row games: eight games about rows of rising numbers, and their shared rules."""

from elfer.games.rows.refusals import RuleIds
from elfer.games.rows.rules import Growth, RowGame
from elfer.games.rows.state import LAY, Layout, Observations, RowState, RowView

__all__ = [
    "LAY",
    "Growth",
    "Layout",
    "Observations",
    "RowGame",
    "RowState",
    "RowView",
    "RuleIds",
]

"""Rows of rising numbers and the turn around them: what the row games share."""

from elfer.kernel.rows.game import RowGame
from elfer.kernel.rows.growth import Growth
from elfer.kernel.rows.layout import LAY, Layout, PlainState, PlainView, RowState, RowView
from elfer.kernel.rows.refusals import RuleIds

__all__ = [
    "LAY",
    "Growth",
    "Layout",
    "PlainState",
    "PlainView",
    "RowGame",
    "RowState",
    "RowView",
    "RuleIds",
]

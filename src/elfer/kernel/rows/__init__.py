"""Rows of rising numbers and the turn around them: what the row games share."""

from elfer.kernel.rows.game import RowGame, first_of, holder, lays_of
from elfer.kernel.rows.layout import LAY, Layout, RowState, RowView
from elfer.kernel.rows.refusals import RuleIds

__all__ = [
    "LAY",
    "Layout",
    "RowGame",
    "RowState",
    "RowView",
    "RuleIds",
    "first_of",
    "holder",
    "lays_of",
]

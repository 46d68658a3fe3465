"""Bots for the row games."""

from elfer.bots.registry import FamilyBot, choose_greedily
from elfer.bots.rows.bot import choose
from elfer.games.rows import RowView

BOT = FamilyBot(
    view_type=RowView,
    choose=choose,
    choose_simply=choose_greedily,
    skill_matters=True,
    searches=True,
)

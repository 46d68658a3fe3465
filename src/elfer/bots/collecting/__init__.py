"""Bots for the collecting games."""

from elfer.bots.collecting.bot import choose, choose_simply
from elfer.bots.registry import FamilyBot
from elfer.games.collecting.state import CollectingView

BOT = FamilyBot(
    view_type=CollectingView,
    choose=choose,
    choose_simply=choose_simply,
    skill_matters=True,
    searches=True,
)

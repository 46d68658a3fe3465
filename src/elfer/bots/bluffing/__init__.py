"""Bots for the bluffing games."""

from elfer.bots.bluffing.bot import choose, choose_simply
from elfer.bots.registry import FamilyBot
from elfer.games.bluffing import BluffView

BOT = FamilyBot(
    view_type=BluffView,
    choose=choose,
    choose_simply=choose_simply,
    skill_matters=True,
    searches=False,
)

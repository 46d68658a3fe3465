"""Bots for the guessing games."""

from elfer.bots.guessing.bot import choose, choose_simply
from elfer.bots.registry import FamilyBot
from elfer.games.guessing.rules import GuessView

BOT = FamilyBot(
    view_type=GuessView,
    choose=choose,
    choose_simply=choose_simply,
    skill_matters=True,
    searches=False,
)

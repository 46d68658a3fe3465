"""Bots for the trick games."""

from elfer.bots.registry import FamilyBot
from elfer.bots.tricks.bot import choose, choose_simply
from elfer.games.tricks.rules import ChoiceView

BOT = FamilyBot(
    view_type=ChoiceView,
    choose=choose,
    choose_simply=choose_simply,
    skill_matters=True,
    searches=True,
)

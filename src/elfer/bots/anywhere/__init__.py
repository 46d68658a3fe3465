"""Bots for the “build anywhere” games."""

from elfer.bots.anywhere.bot import choose, choose_simply
from elfer.bots.registry import FamilyBot
from elfer.games.anywhere.state import UeberallView

BOT = FamilyBot(
    view_type=UeberallView,
    choose=choose,
    choose_simply=choose_simply,
    skill_matters=False,
    searches=False,
)

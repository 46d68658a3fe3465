"""Bots for Master."""

from elfer.bots.master.bot import choose
from elfer.bots.registry import FamilyBot, choose_greedily
from elfer.games.master.state import MasterView

BOT = FamilyBot(
    view_type=MasterView,
    choose=choose,
    choose_simply=choose_greedily,
    skill_matters=True,
    searches=True,
)

"""Bots for the snap games."""

from elfer.bots.registry import FamilyBot
from elfer.bots.snap.bot import choose, choose_simply
from elfer.games.snap.state import SnapView

BOT = FamilyBot(
    view_type=SnapView,
    choose=choose,
    choose_simply=choose_simply,
    skill_matters=False,
    searches=False,
)

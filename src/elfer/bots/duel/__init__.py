"""Bots for the duels."""

from elfer.bots.duel.bot import choose
from elfer.bots.registry import FamilyBot, choose_greedily
from elfer.games.duel.rules import ZweikampfView

BOT = FamilyBot(
    view_type=ZweikampfView,
    choose=choose,
    choose_simply=choose_greedily,
    skill_matters=False,
    searches=False,
)

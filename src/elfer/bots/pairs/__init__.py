"""Bots for the pairing games."""

from elfer.bots.pairs.bot import choose
from elfer.bots.registry import FamilyBot, choose_uniformly
from elfer.games.pairs.rules import PeterView

BOT = FamilyBot(
    view_type=PeterView,
    choose=choose,
    choose_simply=choose_uniformly,
    skill_matters=False,
    searches=False,
)

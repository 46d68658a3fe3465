"""By what bots know a game: the kind of view that a seat has."""

from functools import cache

from elfer.arena.contest import Contest
from elfer.bots.search.ready import SEARCHER
from elfer.bots.skill import SEARCHED, SKILLED
from elfer.games import game_named
from elfer.kernel.match import new_match


@cache
def view_in(game: str) -> type:
    """The type of a seat's view in a game."""
    rules = game_named(game)
    return type(new_match(rules, rules.least_players, seed="any").view(0))


def skill_matters(game: str) -> bool:
    """Whether a bot that thinks more should win more."""
    return view_in(game) in SKILLED


def searches(contest: Contest) -> bool:
    """Whether somebody in it searches, which takes long."""
    return SEARCHER in contest.bots and view_in(contest.game) in SEARCHED

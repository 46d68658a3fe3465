"""The ladder: every level against the one below, in every game where skill matters."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from elfer.arena.contest import Contest, among
from elfer.arena.fast import is_fast
from elfer.arena.notebook import FEWEST
from elfer.arena.trial import Trial, looks_until
from elfer.arena.views import searches, skill_matters
from elfer.bots import LEVELS, PLAIN
from elfer.craft.child import habit_of
from elfer.games import GAMES
from elfer.kernel.game import AnyGame

NUMBERS = (2, 4, 6)
"""Of players, or as near as a game allows."""
FIRST_LOOK = 48
"""Matches after which it is looked for the first time."""
TIMES = 3
"""So many times as many deals until the next look."""
MORE = 10
"""So many times as many deals at most, where the fast kernel plays …"""
SLOW = 6
"""… and a so-manieth of them, where somebody searches."""
GENEROUS = "child"
"""The level that is to lose to the plain bot, but not badly."""
HALF = 0.5
"""How much of its fair share it is to win."""
STEPS = (*((upper, lower) for lower, upper in pairwise(LEVELS)), (GENEROUS, PLAIN))
"""One bot, and the one that sits at all other seats."""


def skilful() -> list[str]:
    """The ids of the games where skill matters."""
    return [game for game in GAMES if skill_matters(game)]


def ladder(games: Iterable[AnyGame], most: int, seed: int, playouts: int) -> Iterator[Trial]:
    """The trials of these games, with at most so many deals each; who searches comes last."""
    tables = [(game, players) for game in games for players in numbers_of(game)]
    for one, others in sorted(STEPS, key=lambda step: LEVELS.index(step[0])):
        for game, players in tables:
            bots = among(one, others, players)
            contest = Contest(game.id, players, (), bots, seed, playouts)
            yield _step(contest, most)


def numbers_of(game: AnyGame) -> list[int]:
    """For how many players a game is tried."""
    least, highest = game.least_players, game.most_players
    return sorted({min(max(number, least), highest) for number in NUMBERS})


def _step(contest: Contest, most: int) -> Trial:
    fair = 1 / contest.players
    if is_fast(contest):
        most *= MORE
    elif searches(contest):
        most = max(most // SLOW, FEWEST)
    looks = looks_until(-(-FIRST_LOOK // contest.players), most, TIMES)
    if contest.bots[1] == PLAIN:
        loses = habit_of(contest.game, contest.players).loses
        return Trial(contest, looks, HALF * fair, fair if loses else None)
    return Trial(contest, looks, fair)

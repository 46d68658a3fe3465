"""The ladder: every level against the one below, in every game where skill matters."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from elfer.bots import GREEDY, LEVELS
from elfer.bots.registry import bot_of
from elfer.engine.game import AnyGame
from elfer.evaluation.weaknesses import habit_of
from elfer.games import GAMES
from elfer.simulation.arena.compiled import is_fast
from elfer.simulation.arena.contest import Contest, seat_among
from elfer.simulation.arena.results_file import MIN_DEALS
from elfer.simulation.arena.search_counts import has_search
from elfer.simulation.arena.trial import Trial, plan_checkpoints

PLAYER_COUNTS = (2, 4, 6)
"""The numbers of players, or the nearest that a game allows."""
FIRST_CHECKPOINT = 48
"""The number of matches before the first checkpoint."""
CHECKPOINT_FACTOR = 3
"""The factor by which the number of deals grows from one checkpoint to the next."""
FAST_FACTOR = 10
"""The factor for the maximum number of deals on the compiled engine."""
SLOW_DIVISOR = 6
"""The divisor for the maximum number of deals if a bot searches."""
GENEROUS = "child"
"""The level that should lose to the greedy bot, but not badly."""
HALF = 0.5
"""The fraction of its fair share that this level should win."""
STEPS = (*((upper, lower) for lower, upper in pairwise(LEVELS)), (GENEROUS, GREEDY))
"""The tested bot, and the bot at all other seats."""


def skill_games() -> list[str]:
    """Return the ids of the games where skill matters."""
    return [id_ for id_, game in GAMES.items() if bot_of(game).skill_matters]


def plan_ladder(games: Iterable[AnyGame], most: int, seed: int, playouts: int) -> Iterator[Trial]:
    """Yield the trials of these games, from the lowest level to the highest.

    `most` is the maximum number of deals before `FAST_FACTOR` or `SLOW_DIVISOR` is applied.
    """
    tables = [(game, players) for game in games for players in player_counts(game)]
    for one, others in sorted(STEPS, key=lambda step: LEVELS.index(step[0])):
        for game, players in tables:
            bots = seat_among(one, others, players)
            contest = Contest(game.id, players, (), bots, seed, playouts)
            yield _plan_trial(contest, most)


def player_counts(game: AnyGame) -> list[int]:
    """Return the numbers of players for the trials of a game."""
    least, highest = game.least_players, game.most_players
    return sorted({min(max(number, least), highest) for number in PLAYER_COUNTS})


def _plan_trial(contest: Contest, most: int) -> Trial:
    fair = 1 / contest.players
    if is_fast(contest):
        most *= FAST_FACTOR
    elif has_search(contest):
        most = max(most // SLOW_DIVISOR, MIN_DEALS)
    checkpoints = plan_checkpoints(-(-FIRST_CHECKPOINT // contest.players), most, CHECKPOINT_FACTOR)
    if contest.bots[1] == GREEDY:
        loses = habit_of(contest.game, contest.players).loses
        return Trial(contest, checkpoints, HALF * fair, fair if loses else None)
    return Trial(contest, checkpoints, fair)

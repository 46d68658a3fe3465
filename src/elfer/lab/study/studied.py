"""The study of a game: which matches are played for it."""

from collections.abc import Callable
from datetime import date

from elfer.kernel.game import AnyGame
from elfer.lab.study.engine import Done, Engine, deals_for
from elfer.lab.study.finding import Duel, Finding
from elfer.lab.study.pairs import PAIRS
from elfer.lab.study.scale import skill_step

USUAL_PLAYERS = 4


def usual_players(game: AnyGame) -> int:
    """Four, or as near as the game allows: what the figures on the shelf are about."""
    return min(max(USUAL_PLAYERS, game.least_players), game.most_players)


def studied(
    game: AnyGame, engine: Engine, players: int, seed: int, progress: Callable[[int], Done]
) -> Finding:
    """Find out everything about a game, with pictures for this number of players.

    `progress` is told how many matches there will be, and gives what counts them.
    """
    numbers = sorted({players, *engine.numbers})
    done = progress(_planned(engine, numbers, players))
    better = _better(engine, players, done)
    tallies = {number: engine.alike(number, better.one, done) for number in numbers}
    duels = {
        number: better
        if number == players
        else engine.duel(number, better.one, better.others, done)
        for number in numbers
    }
    return Finding(
        game=game.id,
        players=players,
        rounds=engine.rounds,
        seed=seed,
        date=date.today().isoformat(),
        engine=engine.name,
        level=better.one,
        tallies=tallies,
        duels=duels,
    )


def _better(engine: Engine, players: int, done: Done) -> Duel:
    """The first duel in which the better bot shows that it is; the very first if none does."""
    duels: list[Duel] = []
    for one, others in PAIRS:
        duels.append(engine.duel(players, one, others, done))
        if skill_step(duels[-1].share):
            return duels[-1]
    return duels[0]


def _planned(engine: Engine, numbers: list[int], players: int) -> int:
    """How many matches there will be, unless another pair has to be looked at."""
    around = [deals_for(engine.duel_games, number) * number for number in numbers]
    return engine.alike_games * len(numbers) + sum(around)

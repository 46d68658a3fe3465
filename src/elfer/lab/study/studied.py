"""The study of a game: which matches are played for it."""

from collections.abc import Callable
from datetime import date

from elfer.kernel.game import AnyGame
from elfer.lab.study.engine import Done, Engine, deals_for
from elfer.lab.study.finding import Duel, Finding
from elfer.lab.study.pairs import compared

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
    """The duel of the better one of the two bots: the first one, unless the other shows it is."""
    one, other = compared(engine.levels)
    usual = engine.duel(players, one, other, done)
    reverse = engine.duel(players, other, one, done)
    turned = reverse.share.low > reverse.share.fair and reverse.share.value > usual.share.value
    return reverse if turned else usual


def _planned(engine: Engine, numbers: list[int], players: int) -> int:
    """How many matches there will be; the duel of the first number is played both ways."""
    around = [deals_for(engine.duel_games, number) * number for number in numbers]
    return engine.alike_games * len(numbers) + sum(around) + around[numbers.index(players)]

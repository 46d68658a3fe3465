"""The study of a game, which plays its matches on either engine."""

from collections.abc import Callable
from datetime import date
from typing import Protocol

from elfer.engine.game import AnyGame
from elfer.simulation.tally import Tally
from elfer.studies.effect_sizes import skill_step
from elfer.studies.results import Duel, StudyResult

DEFAULT_PLAYERS = 4
PAIRS = (("hard", "greedy"), ("hard", "child"), ("hard", "easy"))
"""Pairs of a better bot and a plainer one at all other seats; the first pair to show skill is used.

People play most like the greedy bot, but three greedy bots can hurt one careful bot more than
they hurt each other.
"""

Advance = Callable[[int], None]
"""A callback that gets the number of matches played since the last call."""


class Engine(Protocol):
    """An engine that plays the matches of one game; the same seed gives the same counts."""

    @property
    def name(self) -> str:
        """The name of the engine, as shown on the pages."""
        ...

    numbers: list[int]
    """The numbers of players to study."""
    rounds: int
    alike_games: int
    """The number of matches among equal bots."""
    duel_games: int
    """The number of matches with one better bot; slightly fewer may be played."""

    def play_alike(self, players: int, level: str, advance: Advance) -> Tally:
        """Play matches among bots of one level."""
        ...

    def play_duel(self, players: int, one: str, others: str, advance: Advance) -> Duel:
        """Play deals from every seat with one bot among bots of another level."""
        ...


def count_deals(games: int, players: int) -> int:
    """Return the number of deals to play from every seat for about this many games."""
    return max(1, games // players)


def default_players(game: AnyGame) -> int:
    """Return four players, or the nearest number that the game allows."""
    return min(max(DEFAULT_PLAYERS, game.least_players), game.most_players)


def run_study(
    game: AnyGame, engine: Engine, players: int, seed: int, progress: Callable[[int], Advance]
) -> StudyResult:
    """Play all matches of a study, with pictures for this number of players.

    `progress` gets the planned number of matches and returns the callback that counts them.
    """
    numbers = sorted({players, *engine.numbers})
    advance = progress(_count_planned(engine, numbers))
    better = _find_better_bot(engine, players, advance)
    tallies = {number: engine.play_alike(number, better.one, advance) for number in numbers}
    duels = {
        number: better
        if number == players
        else engine.play_duel(number, better.one, better.others, advance)
        for number in numbers
    }
    return StudyResult(
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


def _find_better_bot(engine: Engine, players: int, advance: Advance) -> Duel:
    """Return the first duel that shows skill, or the very first one if none does."""
    duels: list[Duel] = []
    for one, others in PAIRS:
        duels.append(engine.play_duel(players, one, others, advance))
        if skill_step(duels[-1].share):
            return duels[-1]
    return duels[0]


def _count_planned(engine: Engine, numbers: list[int]) -> int:
    """Return the number of matches, assuming that the first pair of bots shows skill."""
    duels = [count_deals(engine.duel_games, number) * number for number in numbers]
    return engine.alike_games * len(numbers) + sum(duels)

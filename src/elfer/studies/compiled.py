"""Studies on the compiled engine."""

import numpy as np

from elfer.compiled.engine import CompiledGame
from elfer.compiled.registry import compiled_game
from elfer.engine.game import AnyGame
from elfer.simulation.compiled import tally_results
from elfer.simulation.tally import Tally
from elfer.studies.results import Duel, mean_share
from elfer.studies.study import Advance, count_deals

DEFAULT_GAMES = 200_000
"""The default number of games; the intervals then reach about 0.2 percentage points each way."""
BATCH = 10_000


class CompiledEngine:
    """The matches of a study on the compiled engine."""

    name = "the compiled engine"

    def __init__(self, game: AnyGame, games: int | None, seed: int) -> None:
        self.numbers = list(range(game.least_players, game.most_players + 1))
        self.alike_games = self.duel_games = games or DEFAULT_GAMES
        self.rounds = compiled_game(game, game.least_players, {}).rounds
        self._game = game
        self._seed = seed

    def play_alike(self, players: int, level: str, advance: Advance) -> Tally:
        compiled, tally = self._compiled(players), Tally()
        for first, count in _split_batches(self.alike_games):
            results = compiled.matches(self._seed, first, count, [level] * players)
            tally.add(tally_results(compiled, results, cards=True))
            advance(count)
        return tally

    def play_duel(self, players: int, one: str, others: str, advance: Advance) -> Duel:
        compiled = self._compiled(players)
        total, squares, deals = 0.0, 0.0, count_deals(self.duel_games, players)
        for first, count in _split_batches(deals):
            shares = np.zeros(count)
            for seat in range(players):
                bots = [one if each == seat else others for each in range(players)]
                won = compiled.winners(compiled.matches(self._seed, first, count, bots))
                shares += won[:, seat] / won.sum(1) / players
                advance(count)
            total += float(shares.sum())
            squares += float((shares * shares).sum())
        share = mean_share(total, squares, deals, 1 / players)
        return Duel(one, others, deals * players, share)

    def _compiled(self, players: int) -> CompiledGame:
        return compiled_game(self._game, players, {})


def _split_batches(count: int) -> list[tuple[int, int]]:
    """Return the number of the first match and the size of each batch."""
    return [(first, min(BATCH, count - first)) for first in range(0, count, BATCH)]

"""Studies on the fast kernel."""

import numpy as np

from elfer.kernel.game import AnyGame
from elfer.lab.counting import tallied
from elfer.lab.kernel import Kernel
from elfer.lab.kernels import kernel_for
from elfer.lab.study.engine import Done, deals_for
from elfer.lab.study.finding import Duel
from elfer.lab.study.shares import mean_share
from elfer.lab.tally import Tally

USUAL_GAMES = 200_000
"""Enough for intervals of a quarter of a point."""
BATCH = 10_000


class FastEngine:
    """A game that the kernel plays, or a refusal."""

    name = "the fast kernel"

    def __init__(self, game: AnyGame, games: int | None, seed: int) -> None:
        self.numbers = list(range(game.least_players, game.most_players + 1))
        self.alike_games = self.duel_games = games or USUAL_GAMES
        self.rounds = kernel_for(game, game.least_players, {}).rounds
        self._game = game
        self._seed = seed

    def alike(self, players: int, level: str, done: Done) -> Tally:
        kernel, tally = self._kernel(players), Tally()
        for first, count in _batches(self.alike_games):
            results = kernel.matches(self._seed, first, count, [level] * players)
            tally.add(tallied(kernel, results, cards=True))
            done(count)
        return tally

    def duel(self, players: int, one: str, others: str, done: Done) -> Duel:
        kernel = self._kernel(players)
        total, squares, deals = 0.0, 0.0, deals_for(self.duel_games, players)
        for first, count in _batches(deals):
            shares = np.zeros(count)
            for seat in range(players):
                bots = [one if each == seat else others for each in range(players)]
                won = kernel.winners(kernel.matches(self._seed, first, count, bots))
                shares += won[:, seat] / won.sum(1) / players
                done(count)
            total += float(shares.sum())
            squares += float((shares * shares).sum())
        share = mean_share(total, squares, deals, 1 / players)
        return Duel(one, others, deals * players, share)

    def _kernel(self, players: int) -> Kernel:
        return kernel_for(self._game, players, {})


def _batches(count: int) -> list[tuple[int, int]]:
    """The first number and the size of each batch."""
    return [(first, min(BATCH, count - first)) for first in range(0, count, BATCH)]

"""Studies on the reference engine: every game, but far fewer matches."""

from elfer.arena.reference import played
from elfer.bots import BOTS
from elfer.kernel.game import AnyGame
from elfer.kernel.match import new_match
from elfer.lab.series import Chunk, Series
from elfer.lab.study.engine import Done, deals_for
from elfer.lab.study.finding import Duel
from elfer.lab.study.shares import mean_share
from elfer.lab.study.studied import usual_players
from elfer.lab.tally import Tally
from elfer.terminal.study.effort import effort_for


class SlowEngine:
    """Any game, with the bots that people play against."""

    name = "the reference engine"

    def __init__(self, game: AnyGame, games: int | None, seed: int) -> None:
        effort = effort_for(game.id)
        self.levels = BOTS
        self.numbers = sorted({game.least_players, usual_players(game), game.most_players})
        self.alike_games = games or effort.alike
        self.duel_games = games or effort.duel
        self.rounds = new_match(game, game.least_players, seed="any").plan.rounds
        self._game = game
        self._seed = seed

    def alike(self, players: int, level: str, done: Done) -> Tally:
        tally = Tally()
        for number in range(self.alike_games):
            tally.add(self._played([level] * players, number))
            done(1)
        return tally

    def duel(self, players: int, one: str, others: str, done: Done) -> Duel:
        total, squares, deals = 0.0, 0.0, deals_for(self.duel_games, players)
        for number in range(deals):
            share = 0.0
            for seat in range(players):
                bots = [one if each == seat else others for each in range(players)]
                wins = self._played(bots, number).wins
                share += wins[seat] / sum(wins) / players
                done(1)
            total += share
            squares += share * share
        share_of_all = mean_share(total, squares, deals, 1 / players)
        return Duel(one, others, deals * players, share_of_all)

    def _played(self, bots: list[str], number: int) -> Tally:
        series = Series(self._game.id, len(bots), (), tuple(bots), self._seed)
        return played(series, Chunk(number, 1))

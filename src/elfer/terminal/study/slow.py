"""Studies on the reference engine: every game, but far fewer matches."""

from collections import Counter

from elfer.bots import BOTS
from elfer.kernel.game import AnyGame
from elfer.kernel.match import new_match
from elfer.lab.minutes import STEP
from elfer.lab.study.engine import Done, deals_for
from elfer.lab.study.finding import Duel
from elfer.lab.study.shares import mean_share
from elfer.lab.study.studied import usual_players
from elfer.lab.tally import Tally
from elfer.terminal.study.effort import effort_for, pace_of
from elfer.terminal.study.playing import Played, played


class SlowEngine:
    """Any game, with the bots that people play against."""

    name = "the reference engine"

    def __init__(self, game: AnyGame, games: int | None, seed: int) -> None:
        effort = effort_for(game.id)
        self.levels = BOTS
        self.pace = pace_of(game.id)
        self.numbers = sorted({game.least_players, usual_players(game), game.most_players})
        self.alike_games = games or effort.alike
        self.duel_games = games or effort.duel
        self.rounds = new_match(game, game.least_players, seed="any").plan.rounds
        self._game = game
        self._seed = seed

    def alike(self, players: int, level: str, done: Done) -> Tally:
        tally = Tally()
        for number in range(self.alike_games):
            self._count(tally, players, self._played([level] * players, number))
            done(1)
        return tally

    def duel(self, players: int, one: str, others: str, done: Done) -> Duel:
        total, squares, deals = 0.0, 0.0, deals_for(self.duel_games, players)
        for number in range(deals):
            share = 0.0
            for seat in range(players):
                bots = [one if each == seat else others for each in range(players)]
                winners = self._played(bots, number).winners
                share += (seat in winners) / len(winners) / players
                done(1)
            total += share
            squares += share * share
        share_of_all = mean_share(total, squares, deals, 1 / players)
        return Duel(one, others, deals * players, share_of_all)

    def _played(self, bots: list[str], number: int) -> Played:
        return played(self._game.id, bots, f"{self._seed}/{number}")

    def _count(self, tally: Tally, players: int, match: Played) -> None:
        pace = self.pace
        tally.matches += 1
        tally.ties += len(match.winners) > 1
        tally.turns += Counter([match.turns])
        seconds = pace.deal * self.rounds + pace.turn * match.turns
        seconds += pace.lay * match.lays + pace.draw * match.draws
        tally.seconds += Counter([seconds // STEP * STEP])
        tally.lays += match.lays
        tally.draws += match.draws
        tally.endings += Counter(match.endings)
        for seat in match.winners:
            tally.wins[seat] += 1
            if match.starter is None:
                tally.wins_from[seat] += 1
            else:
                place = (seat - match.starter) * self._game.direction % players
                tally.wins_from[place] += 1
        if match.starter is not None:
            tally.began[match.starter] += 1
        for seat, points in enumerate(match.points or ()):
            tally.points[seat] += points
            tally.squares[seat] += points * points

"""Studies on the reference engine: every game, but far fewer matches."""

from elfer.arena.contest import Batch, Contest, among
from elfer.arena.duplicate import played as from_every_seat
from elfer.arena.reference import played
from elfer.arena.result import wins_of
from elfer.arena.score import empty
from elfer.kernel.game import AnyGame
from elfer.kernel.match import new_match
from elfer.lab.series import Chunk, Series
from elfer.lab.study.engine import Done, deals_for
from elfer.lab.study.finding import Duel
from elfer.lab.study.shares import mean_share
from elfer.lab.study.studied import usual_players
from elfer.lab.tally import Tally
from elfer.terminal.study.matches import matches_for


class SlowEngine:
    """Any game, with the bots that people play against."""

    name = "the reference engine"

    def __init__(self, game: AnyGame, games: int | None, seed: int) -> None:
        usual = matches_for(game.id)
        self.numbers = sorted({game.least_players, usual_players(game), game.most_players})
        self.alike_games = games or usual.alike
        self.duel_games = games or usual.duel
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
        contest = Contest(self._game.id, players, (), among(one, others, players), self._seed)
        score = empty(contest)
        for number in range(deals_for(self.duel_games, players)):
            score.add(from_every_seat(Batch(contest, number, 1)))
            done(players)
        wins = wins_of(contest, score, 0)
        total, squares = wins.total / wins.unit, wins.squares / wins.unit**2
        share = mean_share(total, squares, score.deals, 1 / players)
        return Duel(one, others, score.matches, share)

    def _played(self, bots: list[str], number: int) -> Tally:
        series = Series(self._game.id, len(bots), (), tuple(bots), self._seed)
        return played(series, Chunk(number, 1))

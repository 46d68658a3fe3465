"""Studies on the reference engine: every game, with fewer matches."""

import json
from importlib import resources
from typing import NamedTuple

from elfer.engine.game import AnyGame
from elfer.engine.match import new_match
from elfer.simulation.arena.contest import Batch, Contest, seat_among
from elfer.simulation.arena.duplicate_deals import play_batch
from elfer.simulation.arena.result import sample_wins
from elfer.simulation.arena.score import new_score
from elfer.simulation.reference import play_chunk
from elfer.simulation.series import Chunk, Series
from elfer.simulation.tally import Tally
from elfer.studies.results import Duel, mean_share
from elfer.studies.study import Advance, count_deals, default_players


class MatchNumbers(NamedTuple):
    """The numbers of matches among equal bots and in duels."""

    alike: int = 1_000
    duel: int = 1_000


_LONG_MATCHES: dict[str, dict[str, int]] = json.loads(
    (resources.files(__package__) / "match_counts.json").read_text()
)
"""By game: smaller numbers for games with slow matches."""


def default_matches(game: str) -> MatchNumbers:
    """Return the default numbers of matches for a game."""
    return MatchNumbers(**_LONG_MATCHES.get(game, {}))


class ReferenceEngine:
    """The matches of a study on the reference engine."""

    name = "the reference engine"

    def __init__(self, game: AnyGame, games: int | None, seed: int) -> None:
        default = default_matches(game.id)
        self.numbers = sorted({game.least_players, default_players(game), game.most_players})
        self.alike_games = games or default.alike
        self.duel_games = games or default.duel
        self.rounds = new_match(game, game.least_players, seed="any").plan.rounds
        self._game = game
        self._seed = seed

    def play_alike(self, players: int, level: str, advance: Advance) -> Tally:
        tally = Tally()
        for number in range(self.alike_games):
            tally.add(self._play([level] * players, number))
            advance(1)
        return tally

    def play_duel(self, players: int, one: str, others: str, advance: Advance) -> Duel:
        contest = Contest(self._game.id, players, (), seat_among(one, others, players), self._seed)
        score = new_score(contest)
        for number in range(count_deals(self.duel_games, players)):
            score.add(play_batch(Batch(contest, number, 1)))
            advance(players)
        wins = sample_wins(contest, score, 0)
        total, squares = wins.total / wins.unit, wins.squares / wins.unit**2
        share = mean_share(total, squares, score.deals, 1 / players)
        return Duel(one, others, score.matches, share)

    def _play(self, bots: list[str], number: int) -> Tally:
        series = Series(self._game.id, len(bots), (), tuple(bots), self._seed)
        return play_chunk(series, Chunk(number, 1))

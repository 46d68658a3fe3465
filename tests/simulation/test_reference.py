"""Tallies of the reference engine: every game, and agreement with the compiled engine."""

from collections import Counter
from itertools import count, pairwise
from math import sqrt

import pytest

from elfer.cli.common.parsing import parse_game_options
from elfer.compiled.policies import POLICIES
from elfer.engine.game import Setup
from elfer.engine.options import fill_defaults
from elfer.engine.shuffle import Chance
from elfer.games import GAMES
from elfer.simulation import compiled
from elfer.simulation.reference import play_chunk
from elfer.simulation.series import Chunk, Series
from elfer.simulation.tally import Tally


def make_series(
    game: str, players: int, bots: tuple[str, ...] = ("greedy",), **options: object
) -> Series:
    who = bots if len(bots) == players else bots * players
    words = [f"{name}={value}" for name, value in options.items()]
    return Series(game, players, parse_game_options(GAMES[game], players, words), who, 5)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_counted(game_id: str) -> None:
    game = GAMES[game_id]
    tally = play_chunk(make_series(game_id, game.least_players), Chunk(0, 4))
    assert tally.matches == tally.turns.total() == tally.seconds.total() == 4
    assert sum(tally.wins) >= 4
    assert tally.endings.total() >= 4
    assert sum(tally.began) in (0, 4)
    assert sum(tally.wins_from) in (0, sum(tally.wins))
    assert tally.scores.total() == (0 if game.best is None else 4 * game.least_players)
    assert not any(tally.wins[game.least_players :])
    assert min(tally.turns) > 0
    assert min(tally.seconds) >= 60


def test_every_match_has_its_own_random_stream() -> None:
    """A chunk equals the sum of its parts, and no match repeats another."""
    whole = make_series("mogeln", 3)
    pieces = [play_chunk(whole, Chunk(number, 1)) for number in range(6)]
    together = Tally()
    for piece in pieces:
        together.add(piece)
    assert together == play_chunk(whole, Chunk(0, 6))
    assert any(one != other for one, other in pairwise(pieces))


def test_counts_the_redeals_that_the_seed_needs() -> None:
    """The test redeals both rounds of each match until a seat can begin."""
    game, rounds = GAMES["elfer-raus"], 2
    wanted = make_series("elfer-raus", 2, rounds=rounds)
    options = fill_defaults(game.options, dict(wanted.options), 2)
    redeals = 0
    for number in range(40):
        for round_ in range(1, rounds + 1):
            setup = Setup(2, options, round_, (round_ - 1) % 2)
            chance = Chance(f"{wanted.seed}/{number}", round_)
            redeals += next(
                attempt
                for attempt in count()
                if game.start(
                    setup, game.deal(setup, chance.deal(game.deck(setup), attempt)), chance, None
                )
            )
    assert play_chunk(wanted, Chunk(0, 40)).redeals == redeals
    assert redeals > 0


@pytest.mark.parametrize("level", POLICIES)
@pytest.mark.parametrize(("game", "players"), [("elfer-raus", 4), ("elferspiel", 3), ("master", 4)])
def test_both_engines_find_the_same_means(game: str, players: int, level: str) -> None:
    """The deals differ, but every mean is within four standard errors."""
    wanted = make_series(game, players, (level,), rounds=1)
    slow, quick = play_chunk(wanted, Chunk(0, 300)), compiled.play_chunk(wanted, Chunk(0, 20_000))
    for one, other in (
        (slow.turns, quick.turns),
        (slow.seconds, quick.seconds),
        (slow.scores, quick.scores),
    ):
        _assert_same_mean(one, other)
    for distance in range(players):
        _assert_same_share(slow.wins_from[distance], quick.wins_from[distance])
    for name in ("lays", "draws", "decisions"):
        assert getattr(slow, name) / 300 == pytest.approx(getattr(quick, name) / 20_000, rel=0.05)
    assert {*slow.endings} <= {*quick.endings}
    for ending, times in quick.endings.items():
        _assert_same_share(slow.endings[ending], times)


def _assert_same_mean(one: Counter[int], other: Counter[int]) -> None:
    def mean(counts: Counter[int]) -> float:
        return sum(number * times for number, times in counts.items()) / counts.total()

    centre = mean(other)
    variance = sum((number - centre) ** 2 * times for number, times in other.items())
    error = sqrt(variance / other.total() * (1 / one.total() + 1 / other.total()))
    assert abs(mean(one) - centre) < 4 * error


def _assert_same_share(one: int, other: int) -> None:
    truth = other / 20_000
    assert abs(one / 300 - truth) <= 4 * sqrt(truth * (1 - truth) / 300)

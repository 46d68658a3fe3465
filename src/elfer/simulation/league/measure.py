"""The measurement of bots against the population of a league, and against best responses."""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.compiled.engine import CompiledGame
from elfer.compiled.policies import RIVAL, SEATED
from elfer.compiled.rows.engine import CompiledRowGame
from elfer.evaluation.features import Weights
from elfer.evaluation.row_network import parameters_of
from elfer.evaluation.weights import weights_of
from elfer.simulation.confidence_intervals import MIN_SAMPLE, Mean
from elfer.simulation.league.linear import Effort, find_best_response, set_weights
from elfer.simulation.league.population import list_opponents
from elfer.simulation.student_t import critical_value
from elfer.simulation.training import trainer
from elfer.simulation.training.learner import read_parameters, round_parameters

NETWORK, RESPONSE = "network-0", "network-1"
Shares = npt.NDArray[np.float64]


class Strength(NamedTuple):
    """A bot's share of the win against each opponent at all other seats."""

    bot: str
    shares: dict[str, Mean]
    response: dict[str, Mean]
    """The share that the best response found wins against the bot, by form of response."""

    @property
    def worst(self) -> Mean:
        """The smallest share."""
        return min(self.shares.values())

    @property
    def mean(self) -> float:
        """The mean of all shares."""
        return sum(share.value for share in self.shares.values()) / len(self.shares)

    @property
    def exploitability(self) -> Mean:
        """The largest share that a best response wins."""
        return max(self.response.values())


class Work(NamedTuple):
    """The number of deals for each pair, and the effort of finding best responses."""

    deals: int = 4_000
    linear: Effort = Effort(generations=20, candidates=20, best=5, matches=500)
    steps: int = 40
    """The number of training steps of a network that responds."""


def measure_league(
    compiled: CompiledGame, work: Work, seed: int, report: Callable[[str], None]
) -> list[Strength]:
    """Measure `hard` by its network, if it has one, and `hard` by its weights."""
    bots = ["linear"]
    compiled.seatable = SEATED
    if isinstance(compiled, CompiledRowGame) and compiled.networked_rules is not None:
        bots.insert(0, NETWORK)
    strengths = []
    for bot in bots:
        shares = {}
        for name, player in list_opponents(compiled.game, compiled.players).items():
            report(f"{bot}, {name}")
            shares[name] = _meet(compiled, bot, player, work.deals, seed)
        report(f"{bot}, best response")
        response = {"weights": _respond(compiled, bot, work, seed)}
        if bot == NETWORK:
            report(f"{bot}, best network")
            response["network"] = _respond_by_network(compiled, work, seed)
        strengths.append(Strength("hard" if bot == bots[0] else bot, shares, response))
    return strengths


def _meet(compiled: CompiledGame, bot: str, player: Weights | str, deals: int, seed: int) -> Mean:
    """Return a bot's share of the win, if this player has all other seats."""
    name = player if isinstance(player, str) else RIVAL
    if not isinstance(player, str):
        set_weights(compiled, RIVAL, player)
    return play_deals(compiled, bot, name, deals, seed)


def play_deals(compiled: CompiledGame, one: str, others: str, deals: int, seed: int) -> Mean:
    """Return the share of the win of one player, who plays each deal from every seat."""
    won: Shares = np.zeros(deals)
    for seat in range(compiled.players):
        table = [others] * compiled.players
        table[seat] = one
        winners = compiled.winners(compiled.matches(seed, 0, deals, table))
        won += winners[:, seat] / winners.sum(1) / compiled.players
    value, deviation = float(won.mean()), float(won.std())
    if deals < MIN_SAMPLE or not deviation:
        return Mean(value, None, None)
    half = critical_value(deals - 1) * deviation / sqrt(deals - 1)
    return Mean(value, value - half, value + half)


def _respond(compiled: CompiledGame, bot: str, work: Work, seed: int) -> Mean:
    """Return the share of the best weights that are found against a bot."""
    start = weights_of(compiled.game, compiled.players)
    set_weights(compiled, "linear", start)
    found = find_best_response(compiled, start, bot, work.linear, seed)
    set_weights(compiled, RIVAL, found)
    return play_deals(compiled, RIVAL, bot, work.deals, seed + 1)


def _respond_by_network(compiled: CompiledGame, work: Work, seed: int) -> Mean:
    """Return the share of a network that is trained against the bot's, starting from it."""
    assert isinstance(compiled, CompiledRowGame)
    parameters = parameters_of(compiled.game, compiled.setup)
    assert parameters is not None
    floats = read_parameters(parameters)
    rival = np.array(weights_of(compiled.game, compiled.players), np.int64)
    training = trainer.Training(seed, floats, rival, past=floats[None])
    effort = trainer.Effort(steps=work.steps, rate=5e-4)
    for _ in range(work.steps):
        trainer.train_step(compiled, training, {trainer.PAST: 1}, effort, keep=False)
    compiled.seat_networks([parameters, round_parameters(training.parameters)])
    return play_deals(compiled, RESPONSE, NETWORK, work.deals, seed + 1)

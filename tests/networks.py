"""Networks with random parameters, which play differently from all other bots."""

from random import Random

import pytest

from elfer.evaluation import row_network
from elfer.evaluation.networks import LARGEST, Network, count_parameters
from elfer.evaluation.row_network import LAYERS

SIZE = count_parameters(LAYERS)


def random_parameters(seed: int, spread: float = 300) -> tuple[int, ...]:
    """Return random parameters, cut off where 16 bits end."""
    rng = Random(seed)
    return tuple(max(-LARGEST, min(LARGEST, round(rng.gauss(0, spread)))) for _ in range(SIZE))


def install(monkeypatch: pytest.MonkeyPatch, parameters: tuple[int, ...] | None) -> None:
    """Let all games have this network for any number of players, or none."""
    network = None if parameters is None else Network(parameters, {})
    monkeypatch.setattr(row_network, "network_of", lambda *_: network)

"""The population of a league: the players that every bot is measured against."""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path

from elfer.engine.game import AnyGame
from elfer.evaluation.features import Weights, make_weights
from elfer.evaluation.weights import evaluation_of, flatten, read_weights, weights_of

SELF_PLAY = Path(str(resources.files(__package__) / "self_play.json"))
"""The weights tuned by self-play, as `elfer tune --self-play` writes them."""
LEVELS = ("random", "greedy", "easy", "medium")
"""The levels in the population; `hard` is among the measured bots."""
RULES: Mapping[str, Mapping[str, int]] = {
    "one card a turn": {"lay": 100, "value": 1, "again": -1000},
    "keeps starts": {"lay": 100, "value": 1, "start": -1000},
    "opens nothing": {"lay": 10, "value": 1, "opens": -1000},
}
"""Simple rules for holding back, as weights by feature."""


def list_opponents(game: AnyGame, players: int) -> dict[str, Weights | str]:
    """Return the population by name: each player's weights, or the name of its level."""
    opponents: dict[str, Weights | str] = {level: level for level in LEVELS}
    evaluation = evaluation_of(game)
    assert evaluation is not None
    known = {feature.name.lower() for feature in evaluation.features}
    for name, rule in RULES.items():
        if rule.keys() <= known:
            opponents[name] = make_weights(evaluation.features, **rule)
    opponents["weights"] = weights_of(game, players)
    phases = read_weights(SELF_PLAY).get(game.id, {}).get(str(players))
    if phases is not None:
        opponents["self-play"] = flatten(phases)
    return opponents

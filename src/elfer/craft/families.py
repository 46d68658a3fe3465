"""The families of games where moves are weighed; they are those that the fast kernel has."""

from collections.abc import Mapping

from elfer.craft.features import Feature, Features, MasterFeature
from elfer.games.master import Master
from elfer.kernel.game import AnyGame
from elfer.kernel.rows import RowGame

FAMILIES: Mapping[type[AnyGame], Features] = {RowGame: Feature, Master: MasterFeature}
"""What is weighed in each."""


def features_of(game: AnyGame) -> Features | None:
    """What is weighed in a game; None if it is of no such family."""
    for family, features in FAMILIES.items():
        if isinstance(game, family):
            return features
    return None

"""Features of moves and their weights: a move's score is the weighted sum of its features.

Each family's features are in the module with its name.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from elfer.engine.moves import Move

Features = type[IntEnum]
"""All features of a family of games."""
PHASES = 3
"""The number of parts of a weight: a constant, a factor of `danger` and a factor of `hurry`."""
NEAR = 6
"""A seat with fewer cards than this is near the end of the round."""
Weights = tuple[int, ...]
"""All weights: first the constant parts, then the two other parts in order."""


class FamilyEvaluation(NamedTuple):
    """The features of a family's moves, and default weights for games without tuned ones.

    Each family's module defines one with the name `EVALUATION`.
    """

    features: Features
    weights_by_hand: Weights


class ScoredMove(NamedTuple):
    """A move, its score, and the values of its features."""

    move: Move
    score: int
    counts: Sequence[int]


def make_weights(features: Features, **always: int) -> Weights:
    """Return weights from constant parts by feature name; all other parts are 0."""
    line = tuple(always.get(feature.name.lower(), 0) for feature in features)
    return line + (0,) * len(line) * (PHASES - 1)


def weights_now(weights: Weights, danger: int, hurry: int) -> Sequence[int]:
    """Return the weights adjusted for closeness to the end of the round.

    `danger` is the closeness of the other seats, `hurry` that of the seat itself.
    """
    size = len(weights) // PHASES
    always, nearer, nearly = (weights[start : start + size] for start in range(0, 3 * size, size))
    return [
        weight + by_danger * danger + by_hurry * hurry
        for weight, by_danger, by_hurry in zip(always, nearer, nearly, strict=True)
    ]


def score_counts(weights: Sequence[int], counts: Sequence[int]) -> int:
    """Return the score of a move with these feature values."""
    return sum(weight * count for weight, count in zip(weights, counts, strict=True))

"""Weights that change as somebody comes near the end of the round."""

from collections.abc import Sequence

from elfer.craft.features import PHASES, Weights


def weights_now(weights: Weights, danger: int, hurry: int) -> Sequence[int]:
    """The weights by how near another is to the end, and by how near oneself."""
    size = len(weights) // PHASES
    always, nearer, nearly = (weights[start : start + size] for start in range(0, 3 * size, size))
    return [
        weight + by_danger * danger + by_hurry * hurry
        for weight, by_danger, by_hurry in zip(always, nearer, nearly, strict=True)
    ]

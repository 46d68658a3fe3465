"""Search for Master: the best moves by their weights, compared in playouts."""

from random import Random

from elfer.bots.choice import Situation
from elfer.bots.search.halving import (
    Determinizer,
    SearchResult,
    cached_game,
    search_candidates,
)
from elfer.compiled.engine import Positions
from elfer.engine.moves import Move
from elfer.evaluation.master import MasterEvaluation

CANDIDATES = 10
"""The largest number of moves, selected by their weights, to compare with the default."""
PLAYOUT_LEVEL = "hard"
"""The level that plays every seat in a playout."""


class MasterDeterminizer(Determinizer):
    """A determinizer with uniform deals, because nobody is forced to lay a card."""

    def __init__(self, situation: Situation) -> None:
        view = situation.view
        self._view, self.seat = view, view.seat
        self.compiled = cached_game(situation.game, view.setup.players, view.setup.options)

    def sample(self, count: int, seed: int) -> Positions:
        levels = [PLAYOUT_LEVEL] * self.compiled.players
        return self.compiled.worlds(self._view, count, seed, levels)


def search(
    situation: Situation, evaluation: MasterEvaluation, rng: Random
) -> tuple[SearchResult, Move | None] | None:
    """Return the result of the search, and its move if that is not the default."""
    scored = sorted(map(evaluation.score, situation.moves), key=lambda move: -move.score)
    moves = [each.move for each in scored[1 : CANDIDATES + 1]]
    found = search_candidates(
        MasterDeterminizer(situation), [(move,) for move in moves], situation.playouts, rng
    )
    if found is None:
        return None
    return found, None if found.candidate is None else moves[found.candidate]

"""Duplicate deals on the compiled engine, for the games and bots that it supports."""

from elfer.bots.search.availability import explain_unavailable
from elfer.compiled.policies import POLICIES
from elfer.games import game_named
from elfer.simulation.arena.contest import Batch, Contest
from elfer.simulation.arena.score import WIN
from elfer.simulation.arena.search_counts import wants_compiled
from elfer.simulation.arena.trial import TrialCount


def is_fast(contest: Contest) -> bool:
    """Return whether the compiled engine is available and can play a contest."""
    return {*contest.bots} <= {*POLICIES} and not contest.options and _has_compiled(contest)


def needs_compiled(contest: Contest, *, measured: bool) -> bool:
    """Return whether the results of a contest depend on the compiled engine.

    They do if it plays the matches, or if a bot searches on it. It does not play the matches of a
    standard line (`measured`).
    """
    if wants_compiled(contest.game, contest.bots, contest.playouts):
        return _has_compiled(contest)
    return not measured and is_fast(contest)


def _has_compiled(contest: Contest) -> bool:
    return game_named(contest.game).compiled and explain_unavailable() is None


def count_fast(batch: Batch) -> TrialCount:
    """Play a batch and return the counts of its first contender."""
    from elfer.compiled.registry import compiled_game  # noqa: PLC0415

    contest, first, deals, _ = batch
    compiled = compiled_game(game_named(contest.game), contest.players, {})
    wins = [0] * deals
    for rotation in range(contest.players):
        results = compiled.matches(contest.seed, first, deals, contest.seating(rotation))
        seats = [
            seat for seat, bot in enumerate(contest.rotate_bots(rotation)) if not contest.sides[bot]
        ]
        for deal, won in enumerate(compiled.winners(results).tolist()):
            wins[deal] += WIN // sum(won) * sum(won[seat] for seat in seats)
    return TrialCount(deals, sum(wins), sum(win * win for win in wins))

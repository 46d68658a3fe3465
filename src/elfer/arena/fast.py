"""Duplicate deals on the fast kernel, where it has the game and everybody who plays."""

from elfer.arena.contest import Batch, Contest
from elfer.arena.count import Count
from elfer.arena.score import WIN
from elfer.bots.search.ready import SEARCHER, installed
from elfer.craft.families import features_of
from elfer.games import game_named
from elfer.lab.policies import POLICIES


def is_fast(contest: Contest) -> bool:
    """Whether the kernel is there and can play it."""
    return _has(contest) and {*contest.bots} <= {*POLICIES} and not contest.options


def needs_kernel(contest: Contest, *, measured: bool) -> bool:
    """Whether its play depends on the kernel: that plays it, or somebody searches on it.

    Where bots are measured themselves it does not play for them.
    """
    return (is_fast(contest) and not measured) or (_has(contest) and SEARCHER in contest.bots)


def _has(contest: Contest) -> bool:
    return features_of(game_named(contest.game)) is not None and installed()


def counted_fast(batch: Batch) -> Count:
    """The wins of the first contender in some deals, from every seat."""
    from elfer.lab.kernels import kernel_for  # noqa: PLC0415

    contest, first, deals, _ = batch
    kernel = kernel_for(game_named(contest.game), contest.players, {})
    wins = [0] * deals
    for rotation in range(contest.players):
        results = kernel.matches(contest.seed, first, deals, contest.seating(rotation))
        seats = [
            seat for seat, bot in enumerate(contest.rotated(rotation)) if not contest.sides[bot]
        ]
        for deal, won in enumerate(kernel.winners(results).tolist()):
            wins[deal] += WIN // sum(won) * sum(won[seat] for seat in seats)
    return Count(deals, sum(wins), sum(win * win for win in wins))

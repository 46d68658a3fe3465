"""A result for machines."""

from typing import Any

from elfer.arena.result import ANCHOR, Result, Standing


def as_json(result: Result, *, times: bool = False) -> dict[str, Any]:
    """The result as JSON: shares from 0 to 1; times only if wanted, as they are never the same."""
    contest = result.contest
    names = [standing.contender.name for standing in result.standings]
    return {
        "game": contest.game,
        "players": contest.players,
        "options": dict(contest.options),
        "bots": list(contest.bots),
        "seed": contest.seed,
        "budget": contest.playouts,
        "wanted": result.wanted,
        "deals": result.deals,
        "matches": result.matches,
        "stopped": result.deals < result.wanted,
        "fair_share": result.fair,
        "standings": [_standing(each, times=times) for each in result.standings],
        "before": {
            one: {
                other: found._asdict()
                for other, found in zip(names, row, strict=True)
                if found is not None
            }
            for one, row in zip(names, result.cross, strict=True)
        },
        "rated_from": ANCHOR if result.anchored else "mean",
    }


def _standing(standing: Standing, *, times: bool) -> dict[str, Any]:
    points = standing.points
    found = {
        "bot": standing.contender.name,
        "seats": standing.contender.seats,
        "win_share": standing.wins._asdict(),
        "p": standing.chance,
        "verdict": standing.verdict,
        "points": None if points is None else points._asdict(),
        "rating": standing.rating._asdict(),
    }
    if times:
        found["ms_a_move"] = {"median": standing.median_ms, "slowest": standing.slowest_ms}
    return found

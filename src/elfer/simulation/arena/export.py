"""The result of a contest as JSON."""

import json
from typing import Any

from elfer import __version__
from elfer.simulation.arena.result import ANCHOR, Result, Standing


def as_json(result: Result, *, times: bool = False) -> dict[str, Any]:
    """Return the result as JSON, with shares from 0 to 1.

    Times are included only on request, because they differ from run to run.
    """
    contest = result.contest
    names = [standing.contender.name for standing in result.standings]
    return {
        "game": contest.game,
        "version": __version__,
        "made_with": result.made_with,
        "players": contest.players,
        "options": dict(contest.options),
        "bots": result.bots,
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
        "p": standing.p_value,
        "verdict": standing.verdict,
        "points": None if points is None else points._asdict(),
        "rating": standing.rating._asdict(),
        "search": standing.search.as_json(),
    }
    if times:
        found["ms_a_move"] = {"median": standing.median_ms, "slowest": standing.slowest_ms}
    return found


def format_json(result: Result, *, times: bool) -> str:
    """Return a result as one line of JSON."""
    return json.dumps(as_json(result, times=times), separators=(",", ":"))

"""States and views in the words of the public notation."""

from typing import Any

from elfer.games import GAMES
from elfer.kernel import options
from elfer.kernel.match import Match
from elfer.kernel.seats import Seat


def catalogue() -> list[dict[str, Any]]:
    """Every game with its numbers of players and its options."""
    return [
        {
            "id": game.id,
            "name": game.name,
            "players": [game.least_players, game.most_players],
            "options": options.schema(game.options),
        }
        for game in GAMES.values()
    ]


def state_of(match: Match) -> dict[str, Any]:
    """The whole truth of a match."""
    return _public(match) | match.game.truth(match.state)


def view_of(match: Match, seat: Seat | None) -> dict[str, Any]:
    """What a seat may know of a match; None is a spectator."""
    return {"seat": seat} | _public(match) | match.game.shown(match.view(seat))


def _public(match: Match) -> dict[str, Any]:
    """What everyone knows: the agreement, whose turn it is, and the score."""
    outcome = match.outcome
    return {
        "game": match.game.id,
        "players": match.players,
        "options": options.shown(match.plan.options),
        "round": match.setup.round,
        "dealer": match.setup.dealer,
        "turn": match.turn,
        "actors": list(match.actors),
        "round_over": outcome is not None,
        "over": match.over,
        "points": None if outcome is None else _listed(outcome.points),
        "totals": _listed(match.totals),
        "winners": _listed(match.winners),
    }


def _listed(numbers: tuple[int, ...] | None) -> list[int] | None:
    return None if numbers is None else list(numbers)

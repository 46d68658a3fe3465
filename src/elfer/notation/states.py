"""States and views of a match, and the list of games, as JSON values of the notation."""

from typing import Any

from elfer.engine import options
from elfer.engine.match import Match
from elfer.engine.seats import Seat
from elfer.games import GAMES


def catalogue() -> list[dict[str, Any]]:
    """Return every game with its range of players and its options."""
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
    """Return everything about a match, including the hidden cards."""
    return _public_facts(match) | match.game.truth(match.state)


def view_of(match: Match, seat: Seat | None) -> dict[str, Any]:
    """Return a seat's view of a match; None stands for a spectator."""
    known = match.known_to(seat)
    return {"seat": seat} | _public_facts(known) | match.game.shown(known.view(seat))


def _public_facts(match: Match) -> dict[str, Any]:
    """Return the public facts: the options, the turn and the score."""
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
        "points": None if outcome is None else _as_list(outcome.points),
        "totals": _as_list(match.totals),
        "winners": _as_list(match.winners),
    }


def _as_list(numbers: tuple[int, ...] | None) -> list[int] | None:
    return None if numbers is None else list(numbers)

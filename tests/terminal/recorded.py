"""Records of whole matches, played by bots."""

from typing import Any

from elfer.games import game_named
from elfer.kernel.match import new_match
from elfer.kernel.options import schema
from elfer.records.played import Played
from elfer.records.record import record_of
from elfer.terminal.sitting import Sitting
from elfer.terminal.watch import bots_act
from tests.conformance.blindness import first_deal


def recorded(
    game: str, *, rounds: int = 1, seed: str = "verify", bot: str = "greedy"
) -> dict[str, Any]:
    """The record of a match of three, or as many as the game takes, played to its end."""
    rules = game_named(game)
    options = {"rounds": rounds} if "rounds" in schema(rules.options) else {}
    players = min(3, rules.most_players)
    played = Played.new(rules, players, options, seed)
    sitting = Sitting(played, [bot] * players, luck=seed)
    while not played.match.over:
        bots_act(sitting)
    return record_of(played)


def dealt(record: dict[str, Any]) -> dict[str, Any]:
    """The deal that a record's seed gives, written down."""
    game = game_named(record["game"])
    start = new_match(game, record["players"], record["options"], record["seed"])
    return first_deal(start).shown()

"""Records of whole matches, played by bots."""

from typing import Any

from elfer.games import game_named
from elfer.kernel.match import new_match
from elfer.kernel.options import schema
from elfer.terminal.sitting import Sitting, own_table
from tests.conformance.blindness import first_deal
from tests.terminal.evening import Evening
from tests.terminal.typist import Novice


def recorded(
    game: str, *, rounds: int = 1, seed: str = "verify", bot: str = "greedy"
) -> dict[str, Any]:
    """The record of a match of three, or as many as the game takes, played to its end."""
    rules = game_named(game)
    options = {"rounds": rounds} if "rounds" in schema(rules.options) else {}
    players = min(3, rules.most_players)
    sitting = Sitting(own_table(game, [bot] * players, options, seed))
    while not sitting.match.over:
        sitting.go_on()
    return sitting.record()


def fair(game: str) -> dict[str, Any]:
    """The record of a match of three whose shuffle was promised, with a cut of seat 0."""
    evening = Evening(game, options={"rounds": 1}, seed=None)
    assert evening.spend(Novice().answer) == 0
    return evening.sitting.record()


def dealt(record: dict[str, Any]) -> dict[str, Any]:
    """The deal that a record's seed gives, written down."""
    game = game_named(record["game"])
    start = new_match(game, record["players"], record["options"], record["seed"])
    return first_deal(start).shown()

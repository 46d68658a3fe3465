"""Records of whole matches, played by bots."""

from typing import Any

from elfer.engine.match import new_match
from elfer.engine.options import schema
from elfer.games import game_named
from elfer.terminal.local.table import LocalTable, new_local_table
from tests.conformance.hidden_cards import first_deal
from tests.terminal.scripted_session import ScriptedSession
from tests.terminal.typist import Novice


def bot_record(
    game: str, *, rounds: int = 1, seed: str = "verify", bot: str = "greedy"
) -> dict[str, Any]:
    """Return the record of a whole match of three bots, or fewer if the game takes fewer."""
    rules = game_named(game)
    options = {"rounds": rounds} if "rounds" in schema(rules.options) else {}
    players = min(3, rules.most_players)
    local_table = LocalTable(new_local_table(game, [bot] * players, options, seed))
    while not local_table.match.over:
        local_table.go_on()
    return local_table.record()


def fair_record(game: str) -> dict[str, Any]:
    """Return the record of a match of three with a fair shuffle that seat 0 has cut."""
    session = ScriptedSession(game, options={"rounds": 1}, seed=None)
    assert session.run(Novice().answer) == 0
    return session.local_table.record()


def deal_of(record: dict[str, Any]) -> dict[str, Any]:
    """Return the deal that a record's seed gives, in notation."""
    game = game_named(record["game"])
    start = new_match(game, record["players"], record["options"], record["seed"])
    return first_deal(start).shown()

"""What is so at a table, whatever its pages show."""

from typing import Any, NamedTuple

from elfer.table.sight import seen_by
from tests.server.running import Threaded
from tests.server.scenes import keeper_of


class Truth(NamedTuple):
    """The cards of a table."""

    hands: list[set[str]]
    rows: set[str]
    over: bool


def truth(server: Threaded, code: str) -> Truth:
    """The cards of a table now; of bots nothing is known."""
    table = keeper_of(server, code).table
    hands: list[set[str]] = [set() for _ in table.chairs]
    rows: set[str] = set()
    over = True
    for player in table.players:
        sight: dict[str, Any] = seen_by(table, player.id)
        for seat, view in zip(sight["seats"], sight["views"], strict=False):
            hands[seat] = set(view["hand"])
            rows = {card.removeprefix("*") for row in view["rows"].values() for card in row}
            over = view["round_over"]
    return Truth(hands, rows, over)

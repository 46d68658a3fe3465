"""The actual state of a table, independent of its pages."""

from typing import Any, NamedTuple

from elfer.table.player_views import seen_by
from tests.server.running import Threaded
from tests.server.scenes import live_table_of


class Truth(NamedTuple):
    """The cards of a table."""

    hands: list[set[str]]
    rows: set[str]
    over: bool


def truth(server: Threaded, code: str) -> Truth:
    """Return the current cards of a table, without those of bots."""
    table = live_table_of(server, code).table
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

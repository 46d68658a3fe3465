"""Finished matches as values, with a given result for the host."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from msgspec import structs

from elfer.runtime.credentials import hash_token
from elfer.table import Table
from elfer.table.commands import Rematch
from tests.browser.tables import Place
from tests.server.running import Threaded
from tests.server.scenes import store_table
from tests.table.party import HOST, Party

Result = Literal["won", "lost", "shared"]
TOKEN = "the host's token"
MOST_DEALS = 400


def finished_party(
    game: str,
    seats: Sequence[str],
    result: Result = "won",
    options: Mapping[str, Any] | None = None,
    matches: int = 1,
) -> Party:
    """Return a party after its last match, which the host has won, lost or shared."""
    for number in range(MOST_DEALS):
        party = Party(game, seats, options, seed=str(number)).start().play_on()
        for _ in range(matches - 1):
            party.say(Rematch(), HOST)
            party.play_on()
        if result_of(party) == result:
            return party
    raise AssertionError(f"no deal of {game} has this result: {result}")


def result_of(party: Party) -> Result:
    """Return the result of the host, who has one seat."""
    won = party.match.winners or ()
    if party.table.seats_of(HOST)[0] not in won:
        return "lost"
    return "shared" if len(won) > 1 else "won"


def place_party(server: Threaded, party: Party) -> Place:
    """Put the table of a party on a server, and return the host's place."""
    return Place(server.address, store_table(server, with_token(party.table)), HOST, TOKEN)


def with_token(table: Table) -> Table:
    """Return the table with a token for its host."""
    players = (
        structs.replace(player, token=hash_token(TOKEN)) if player.id == HOST else player
        for player in table.players
    )
    return replace(table, players=tuple(players))

"""Tables with a running match."""

from elfer.client.http import Server
from elfer.table.commands import Start, Take
from elfer.wire import Done, NewTable, Welcome
from tests.server.plain_socket import plain_socket


async def start_match(
    address: str, game: str = "elfer-raus", people: int = 2, bots: int = 0, pace: int = 0
) -> list[Welcome]:
    """Start a match at a new table with bots on the last seats; return its people, host first."""
    seats = ["me"] + ["free"] * (people - 1) + ["greedy"] * bots
    async with Server(address) as http:
        host = await http.make_table(NewTable(game, seats, "Host", pace=pace))
        guests = [await http.join(host.code, f"Guest {seat}") for seat in range(1, people)]
    for seat, guest in enumerate(guests, start=1):
        async with plain_socket(address, guest.code, guest.token) as socket:
            assert isinstance(await socket.say("sit", Take(seat)), Done)
    async with plain_socket(address, host.code, host.token) as socket:
        assert isinstance(await socket.say("start", Start()), Done)
    return [host, *guests]

"""What a load run is to do, within bounds."""

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from elfer.client.link import read_address
from elfer.games import game_named
from elfer.kernel.errors import BadRequest

MOST_TABLES = 2_000
MOST_RATE = 10_000
MOST_SECONDS = 600
MOST_AT_A_TABLE = 20
"""Moves a second at one table: a server hears no more from a single socket."""


@dataclass(frozen=True, slots=True)
class Plan:
    """So many tables with so many seats, so many moves a second in all, for so long."""

    tables: int
    seats: int
    rate: float
    seconds: float
    game: str
    server: str | None = None
    """The address of a server that runs; without one the run has its own."""


def checked(plan: Plan) -> Plan:
    """The plan if it is within bounds, or a refusal."""
    _within("tables", plan.tables, 1, MOST_TABLES)
    _within("seconds", plan.seconds, 1, MOST_SECONDS)
    _within("rate", plan.rate, 0.1, min(MOST_RATE, MOST_AT_A_TABLE * plan.tables))
    game = game_named(plan.game)
    _within("seats", plan.seats, game.least_players, game.most_players)
    if plan.server is not None:
        read_address(plan.server)
        if not is_loopback(plan.server):
            raise BadRequest(
                f"Load is for this machine's own servers, as http://127.0.0.1:1111, "
                f"not {plan.server}."
            )
    return plan


def is_loopback(address: str) -> bool:
    """Whether an address leads to this machine and nowhere else."""
    host = urlsplit(address).hostname or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _within(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadRequest(f"--{name} is {least:g} to {most:g} here, not {value:g}.")

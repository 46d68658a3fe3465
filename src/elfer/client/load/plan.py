"""The plan of a load run, and the limits that it must respect."""

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from elfer.client.table_link import read_address
from elfer.engine.errors import BadRequest
from elfer.games import game_named

MOST_TABLES = 2_000
MOST_RATE = 10_000
MOST_SECONDS = 600
MOST_AT_A_TABLE = 20
"""The maximum number of moves per second at one table; the server limits each socket."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The number of tables and seats, the total moves per second, and the duration."""

    tables: int
    seats: int
    rate: float
    seconds: float
    game: str
    server: str | None = None
    """The address of a running server; if None, the run starts its own."""


def check_plan(plan: Plan) -> Plan:
    """Return the plan if it respects the limits, or refuse it."""
    _check_range("tables", plan.tables, 1, MOST_TABLES)
    _check_range("seconds", plan.seconds, 1, MOST_SECONDS)
    _check_range("rate", plan.rate, 0.1, min(MOST_RATE, MOST_AT_A_TABLE * plan.tables))
    game = game_named(plan.game)
    _check_range("seats", plan.seats, game.least_players, game.most_players)
    if plan.server is not None:
        read_address(plan.server)
        if not is_loopback(plan.server):
            raise BadRequest(
                f"{plan.server} is not on this machine. "
                "Set --server to a local address such as http://127.0.0.1:1111."
            )
    return plan


def is_loopback(address: str) -> bool:
    """Return whether an address is on this machine."""
    host = urlsplit(address).hostname or ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _check_range(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadRequest(f"--{name} must be from {least:g} to {most:g}, not {value:g}.")

"""A server that is killed at random moments loses nothing that it acknowledged or showed."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from elfer.server.sqlite_storage import check_database
from tests.patience import PATIENCE
from tests.server.audit import Audit
from tests.server.conftest import Subprocess
from tests.server.crowd import Person, gather_people, play_until_cut
from tests.server.running import Process
from tests.soak import SOAK

KILLS = 200 if SOAK else 20
GAMES = {"elfer-raus": 4, "mogeln": 3, "ratefix": 3, "master": 2, "hoechste-karte": 3}
"""The games, each with its number of people."""
LONGEST = 0.4
"""The longest time until a server is killed, in seconds."""
TRIES = 20
"""The seconds that a busy machine may take until everyone plays again."""


async def _start_tables(server: Process, rng: Random) -> dict[str, list[Person]]:
    tables = [
        await gather_people(server.address, game, number, rng) for game, number in GAMES.items()
    ]
    return {people[0].code: people for people in tables}


async def _play_until_killed(server: Process, people: list[Person], seconds: float) -> None:
    asyncio.get_running_loop().call_later(seconds, server.kill)
    async with asyncio.timeout(seconds + PATIENCE):
        await play_until_cut(server.address, people)


def test_acknowledged_commands_survive_any_kill(
    subprocess_server: Subprocess, tmp_path: Path
) -> None:
    rng, folder = Random(), tmp_path / "data"
    server = subprocess_server(folder)
    tables = asyncio.run(_start_tables(server, rng))
    people = [person for table in tables.values() for person in table]
    audits = [Audit(folder, code, table) for code, table in tables.items()]
    for _ in range(KILLS):
        asyncio.run(_play_until_killed(server, people, rng.uniform(0, LONGEST)))
        assert check_database(folder) == []
        for audit in audits:
            audit.check()
        server = subprocess_server(folder)
    goals = [audit.seq + 5 for audit in audits]
    for _ in range(TRIES):
        asyncio.run(_play_until_killed(server, people, 1))
        for audit in audits:
            audit.check()
        if all(audit.seq > goal for audit, goal in zip(audits, goals, strict=True)):
            break
        server = subprocess_server(folder)
    else:
        pytest.fail("not everyone reconnects and plays")

"""A server that is killed at random moments has lost nothing that it acknowledged or showed."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from elfer.server.store import checked
from tests.server.audit import Audit
from tests.server.conftest import Subprocess
from tests.server.crowd import Person, gathered, played
from tests.server.running import Process

KILLS = 200 if os.environ.get("ELFER_SOAK") else 20
GAMES = {"elfer-raus": 4, "mogeln": 3, "ratefix": 3, "master": 2, "hoechste-karte": 3}
"""What is played, by how many people each."""
LONGEST = 0.4
"""Within how many seconds a server is killed."""
PATIENCE = 20
"""How many seconds a busy machine may take until everyone plays on."""


async def _tables(server: Process, luck: Random) -> dict[str, list[Person]]:
    tables = [await gathered(server.address, game, number, luck) for game, number in GAMES.items()]
    return {people[0].code: people for people in tables}


async def _until_killed(server: Process, people: list[Person], seconds: float) -> None:
    asyncio.get_running_loop().call_later(seconds, server.kill)
    async with asyncio.timeout(seconds + 30):
        await played(server.address, people)


def test_what_was_acknowledged_is_there_after_any_kill(
    subprocess_server: Subprocess, tmp_path: Path
) -> None:
    luck, folder = Random(), tmp_path / "data"
    server = subprocess_server(folder)
    tables = asyncio.run(_tables(server, luck))
    people = [person for table in tables.values() for person in table]
    audits = [Audit(folder, code, table) for code, table in tables.items()]
    for _ in range(KILLS):
        asyncio.run(_until_killed(server, people, luck.uniform(0, LONGEST)))
        assert checked(folder) == []
        for audit in audits:
            audit.check()
        server = subprocess_server(folder)
    goals = [audit.seq + 5 for audit in audits]
    for _ in range(PATIENCE):
        asyncio.run(_until_killed(server, people, 1))
        for audit in audits:
            audit.check()
        if all(audit.seq > goal for audit, goal in zip(audits, goals, strict=True)):
            break
        server = subprocess_server(folder)
    else:
        pytest.fail("people do not come back and play on")

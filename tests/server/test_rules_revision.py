"""A match keeps the revision of the rules under which it was started."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from elfer.engine.match import Match
from elfer.notation.records import play_record
from elfer.notation.states import state_of
from elfer.table.commands import Away, BotMove, LogEntry, Rematch, Start
from elfer.table.serialization import encode_table
from elfer.wire import Done
from tests.patience import PATIENCE
from tests.server.conftest import Serving
from tests.server.plain_socket import plain_socket
from tests.server.running import Threaded
from tests.server.scenes import HOST, TOKENS, full_table, live_table_of, store_table

CODE = "AAAAAA"
STORED = json.loads(
    (
        Path(__file__).parent.parent / "data" / "tables" / "ueberall-anschliessen-rules-1.json"
    ).read_text()
)
"""A table with a match that was started under revision 1 of Überall anschließen (UA-5)."""


def store_log(server: Threaded) -> None:
    """Store the table in the server's database as its first snapshot and its log."""
    store = server.registry._storage
    assert server.call(store.create(CODE, 1000, msgspec.json.encode(STORED["snapshot"])))
    for seq, entry in enumerate(STORED["entries"], start=1):
        server.call(store.append(CODE, seq, None, seq, msgspec.json.encode(entry)))


def store_snapshot(server: Threaded) -> None:
    """Store the table as a snapshot of its last state."""
    later = STORED["later"] | {"seq": 0}
    assert server.call(server.registry._storage.create(CODE, 1000, msgspec.json.encode(later)))


def match_of(server: Threaded) -> Match:
    match = live_table_of(server, CODE).table.match
    assert match is not None
    return match


def fetch(server: Threaded, path: str = "") -> Any:
    """Return the server's response to a request about the table."""
    answer = httpx.get(f"{server.address}/api/tables/{CODE}{path}", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()


def play_to_the_end(server: Threaded) -> None:
    """Let bots finish the match; each lays where its card fits, and nobody calls."""
    live_table = live_table_of(server, CODE)
    for player in ("p0", "p1"):
        server.call(live_table.apply_server_command(Away(player)))
    while live_table.table.playing:
        match = match_of(server)
        assert match.turn is not None
        move = match.legal(match.turn)[0].text
        assert server.call(live_table.apply_server_command(BotMove(match.turn, move)))


async def _rematch(server: Threaded) -> None:
    async with plain_socket(server.address, CODE, TOKENS[HOST]) as socket:
        assert isinstance(await socket.say("rematch", Rematch()), Done)


def started_revisions(server: Threaded) -> list[int | None]:
    """Return the revisions in the entries of the log that start a match."""
    bodies = [body for _, _, body in server.call(server.registry._storage.read_log(CODE))]
    entries = [msgspec.json.decode(body, type=LogEntry) for body in bodies]
    return [entry.rules for entry in entries if isinstance(entry.command, Start | Rematch)]


@pytest.mark.rule("UA-5")
@pytest.mark.parametrize("store", [store_log, store_snapshot])
def test_a_stored_match_is_loaded_unchanged(
    server: Threaded, store: Callable[[Threaded], None]
) -> None:
    store(server)
    match = match_of(server)
    assert match.game.revision == 1
    assert json.loads(json.dumps(state_of(match))) == STORED["ends"]
    assert fetch(server)["state"] == "playing"


@pytest.mark.rule("UA-5")
@pytest.mark.parametrize("store", [store_log, store_snapshot])
def test_a_match_keeps_its_rules_and_the_next_one_has_the_current_ones(
    serving: Serving, tmp_path: Path, store: Callable[[Threaded], None]
) -> None:
    server = serving(folder=tmp_path / "data")
    store(server)
    play_to_the_end(server)
    server.stop()
    server = serving(folder=tmp_path / "data")
    assert match_of(server).over
    record = fetch(server, "/record")
    assert record["rules"] == 1
    assert play_record(record).match.over
    assert len(fetch(server, "/replay")["frames"]) == len(record["moves"]) + 1
    asyncio.run(_rematch(server))
    assert match_of(server).game.revision == 2
    assert started_revisions(server)[-1] == 2
    server.stop()
    server = serving(folder=tmp_path / "data")
    assert match_of(server).game.revision == 2
    play_to_the_end(server)
    assert "rules" not in fetch(server, "/record")


def test_refuses_a_match_with_unknown_rules_and_continues(
    server: Threaded,
) -> None:
    """A later version of Elfer has written the database."""
    snapshot = STORED["later"] | {"seq": 0, "plan": STORED["later"]["plan"] | {"rules": 3}}
    assert server.call(server.registry._storage.create(CODE, 1000, msgspec.json.encode(snapshot)))
    answer = httpx.get(f"{server.address}/api/tables/{CODE}", timeout=PATIENCE)
    assert answer.status_code == 400
    assert answer.json()["error"] == "unknown-game"
    assert "revision 3" in answer.json()["why"]
    assert live_table_of(server, store_table(server, full_table())).table.game == "elfer-raus"


def test_a_snapshot_names_the_rules_of_its_match(server: Threaded) -> None:
    store_log(server)
    snapshot = json.loads(encode_table(live_table_of(server, CODE).table))
    assert snapshot["plan"]["rules"] == 1

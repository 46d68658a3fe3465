"""The server answers or closes properly after any input, without internal errors."""

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elfer.client.http import Server
from elfer.wire import NewTable
from tests.conformance.strategies import examples
from tests.server.near_schema import bodies, frames
from tests.server.overhearing import Lines
from tests.server.plain_socket import plain_socket
from tests.server.running import PATIENCE, Threaded

ANSWERS = {200, 201, 400, 403, 404, 409}
"""The acceptable status codes."""


@pytest.fixture(scope="module")
def faults(shared_server: Threaded) -> Iterator[list[str]]:
    """The internal errors in the server's log."""
    handler = Lines()
    handler.setLevel(logging.ERROR)
    names = ("elfer", "uvicorn", "asyncio")
    for name in names:
        logging.getLogger(name).addHandler(handler)
    yield handler.said
    for name in names:
        logging.getLogger(name).removeHandler(handler)


async def send_all(address: str, words: list[dict[str, Any]]) -> None:
    """Send all messages; check that each gets one answer, in order, and the table still works."""
    async with Server(address) as http:
        host = await http.make_table(NewTable("elfer-raus", ["me", "me"], "Anna"))
    async with plain_socket(address, host.code, host.token) as socket:
        for number, word in enumerate(words):
            own = {"id": f"f{number}"} if isinstance(word.get("do"), dict) else {}
            await socket.socket.send(json.dumps({**word, **own}))
        await socket.socket.send('{"type":"nothing"}')
        answers = 0
        async with asyncio.timeout(PATIENCE):
            while answers <= len(words):
                frame = json.loads(await socket.socket.recv())
                answers += frame["type"] in ("done", "refused")
                assert frame["type"] != "bye"
                if frame["type"] == "refused":
                    assert frame["why"].endswith((".", "!")), frame
                    assert len(frame["why"]) < 400


@settings(examples(60), suppress_health_check=list(HealthCheck))
@given(words=st.lists(frames(), max_size=25))
def test_every_frame_is_answered_once(
    shared_server: Threaded, faults: list[str], words: list[dict[str, Any]]
) -> None:
    asyncio.run(send_all(shared_server.address, words))
    assert faults == []


@settings(examples(60), suppress_health_check=list(HealthCheck))
@given(posted=st.lists(bodies(), max_size=10), code=st.sampled_from(["", "AAAAAA", "ü", "a b"]))
def test_every_body_is_answered(
    shared_server: Threaded, faults: list[str], posted: list[tuple[str, Any]], code: str
) -> None:
    with httpx.Client(
        base_url=shared_server.address, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        made = http.post("/api/tables", json={"game": "junior", "seats": ["me", "me"], "name": "A"})
        assert made.status_code in (201, 400)
        known = made.json().get("code", "AAAAAA")
        for kind, body in posted:
            path = "/api/tables" if kind == "tables" else f"/api/tables/{code or known}/players"
            answer = http.post(path, content=json.dumps(body))
            assert answer.status_code in ANSWERS, (body, answer.text)
            if answer.status_code >= 400:
                assert {"error", "why"} == set(answer.json())
    assert faults == []


@settings(examples(40), suppress_health_check=list(HealthCheck))
@given(path=st.text(max_size=30), method=st.sampled_from(["GET", "POST", "HEAD", "DELETE"]))
def test_every_address_is_answered(
    shared_server: Threaded, faults: list[str], path: str, method: str
) -> None:
    with httpx.Client(
        base_url=shared_server.address, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        for prefix in ("/", "/t/", "/api/tables/"):
            quoted = "".join(f"%{byte:02x}" for byte in path.encode("utf-8", "surrogatepass"))
            answer = http.request(method, prefix + quoted)
            assert answer.status_code in {*ANSWERS, 307}, answer.text
    assert faults == []

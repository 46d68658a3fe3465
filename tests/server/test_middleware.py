"""The checks on every request, and the headers of every response."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from elfer.runtime.limit_settings import Limits
from elfer.table.commands import Cut
from elfer.wire import Done, Snapshot
from tests.patience import PATIENCE
from tests.server import scenes
from tests.server.app_client import app_client
from tests.server.conftest import Serving
from tests.server.patience import wait_until
from tests.server.plain_socket import PlainSocket, plain_socket
from tests.server.raw import raw_connection, request
from tests.server.running import GENEROUS, Threaded
from tests.server.scenes import HOST, TOKENS, store_table

PUBLIC = "https://Elfer.Example:443"


@pytest.fixture(scope="module")
def code(shared_server: Threaded) -> str:
    return store_table(shared_server, scenes.running_table())


def send_request(
    server: Threaded, path: str, method: str = "GET", **headers: str
) -> httpx.Response:
    with httpx.Client(
        base_url=server.address, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        return http.request(method, path, headers=headers)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/api/health", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/here", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/t/AAAAAA", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/tables/AAAAAA/qr.svg", 404),
        ("GET", "/api/tables", 404),
        ("GET", "/api/tables/nonsense", 404),
        ("GET", "/api/tables/AAAAAA/socket", 404),
        ("POST", "/api/tables", 400),
        ("POST", "/api/tables/AAAAAA/players", 400),
        ("DELETE", "/", 404),
        ("GET", "/api/health/", 307),
    ],
)
def test_every_response_has_the_security_headers(
    shared_server: Threaded, method: str, path: str, status: int
) -> None:
    answer = send_request(shared_server, path, method)
    assert answer.status_code == status
    page = status == 200 and not path.startswith("/api/")
    check_headers(answer, kept="no-cache" if page else "no-store")


def check_headers(answer: httpx.Response, kept: str = "no-store") -> None:
    headers = answer.headers
    policy = {
        name: rest.split()
        for name, _, rest in (
            part.strip().partition(" ") for part in headers["content-security-policy"].split(";")
        )
    }
    assert policy["default-src"] == ["'self'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert policy["object-src"] == policy["base-uri"] == ["'none'"]
    for sources in policy.values():
        assert set(sources) <= {"'self'", "'none'", "data:"}
    assert "data:" not in policy["script-src"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers.get_list("cache-control") == [kept]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
    for name in ("content-security-policy", "referrer-policy", "x-frame-options"):
        assert len(headers.get_list(name)) == 1


def test_refusals_before_the_application_have_the_headers_too(shared_server: Threaded) -> None:
    for headers, status in (
        ({"host": "evil.example"}, 421),
        ({"origin": "https://evil.example"}, 403),
    ):
        answer = send_request(shared_server, "/api/health", **headers)
        assert answer.status_code == status
        assert answer.json()["why"].endswith(".")
        check_headers(answer)


def test_pages_obey_the_content_security_policy(shared_server: Threaded, code: str) -> None:
    for path in ("/", f"/t/{code}"):
        page = send_request(shared_server, path)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        for inside in ("style=", "<style", "onclick", "http-equiv", "://", 'src="data:'):
            assert inside not in page.text
        assert all(re.search(r'\bsrc="/', tag) for tag in re.findall(r"<script\b[^>]*>", page.text))


@pytest.mark.parametrize(
    ("host", "right"),
    [
        ("localhost", True),
        ("LOCALHOST:{port}", True),
        ("127.0.0.1:1", True),
        ("[::1]:{port}", True),
        ("192.168.1.5", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example@localhost", True),  # only the host name counts, and browsers never send this
        ("localhost@evil.example", False),
        ("[::1", False),
        ("[", False),
        ("]:80", False),
        (":80", False),
        ("0x7f000001", False),
        ("127.1", False),
    ],
)
def test_serves_only_our_own_names_and_addresses(
    shared_server: Threaded, host: str, *, right: bool
) -> None:
    port = shared_server.address.rpartition(":")[2]

    async def scenario() -> bytes:
        async with raw_connection(shared_server.address) as connection:
            name = host.format(port=port)
            await connection.send(request("GET", "/api/health", name) + b"\r\n")
            return await connection.read_head()

    answer = asyncio.run(scenario())
    assert answer.startswith(b"HTTP/1.1 200" if right else b"HTTP/1.1 421"), answer


ORIGINS = [
    (None, True),
    ("{own}", True),
    ("https://evil.example", False),
    ("null", False),
    ("", False),
    ("{own}.evil.example", False),
    ("http://[", False),
    ("http://localhost:abc", False),
    ("http://localhost:99999", False),
    ("file://", False),
    ("http://127.0.0.1:1", False),
]


@pytest.mark.parametrize(("origin", "right"), ORIGINS)
def test_accepts_only_our_own_origin(
    shared_server: Threaded, origin: str | None, *, right: bool
) -> None:
    headers = {} if origin is None else {"origin": origin.format(own=shared_server.address)}
    for method, path in (("GET", "/api/health"), ("POST", "/api/tables")):
        status = send_request(shared_server, path, method, **headers).status_code
        assert (status == 403) != right


@pytest.mark.parametrize(("origin", "right"), ORIGINS)
def test_only_our_own_pages_may_open_a_socket(
    shared_server: Threaded, code: str, origin: str | None, *, right: bool
) -> None:
    async def scenario() -> int:
        own = None if origin is None else origin.format(own=shared_server.address)
        url = f"{shared_server.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        headers = None if own is None else {"Origin": own}
        try:
            async with connect(url, additional_headers=headers, proxy=None):
                return 101
        except InvalidStatus as refused:
            check_headers(
                httpx.Response(
                    refused.response.status_code, headers=list(refused.response.headers.raw_items())
                )
            )
            return refused.response.status_code

    assert asyncio.run(scenario()) == (101 if right else 403)


@pytest.fixture(scope="module")
def public_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client, without a socket, of an application with a public URL."""
    with app_client(tmp_path_factory.mktemp("public"), public_url=PUBLIC) as client:
        yield client


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("elfer.example", "https://elfer.example", 200),
        ("127.0.0.1:1111", "https://elfer.example", 200),  # behind a proxy that changes the host
        ("127.0.0.1:1111", "http://elfer.example", 403),
        ("127.0.0.1:1111", "https://elfer.example:444", 403),
        ("elfer.example.evil", "https://elfer.example", 421),
    ],
)
def test_accepts_the_public_name(
    public_client: httpx.Client, host: str, origin: str, status: int
) -> None:
    answer = public_client.get("/api/health", headers={"host": host, "origin": origin})
    assert answer.status_code == status


def test_headers_for_tls_are_sent_only_over_tls(
    public_client: httpx.Client, server: Threaded
) -> None:
    header = "cross-origin-opener-policy"
    assert public_client.get("/api/health").headers[header] == "same-origin"
    assert (
        header
        not in httpx.get(f"{server.address}/api/health", trust_env=False, timeout=PATIENCE).headers
    )


def test_sizes_and_rates_are_configurable(serving: Serving) -> None:
    server = serving(limits=Limits(frame_bytes=100, requests_per_minute=7))
    long = {"game": "junior", "seats": ["me"], "name": "x" * 100}
    with httpx.Client(
        base_url=server.address, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        answer = http.post("/api/tables", json=long)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-long")
        assert "100" in answer.json()["why"]
        codes = [http.get("/api/health").status_code for _ in range(9)]
        files = [http.get("/assets/some.js").status_code for _ in range(9)]
    assert codes[:6] == [200] * 6
    assert codes[-1] == 429
    assert files == [404] * 9  # a page loads dozens of files, which have their own budget


def test_numbers_of_tables_and_people_are_configurable(serving: Serving, tmp_path: Path) -> None:
    server = serving(limits=Limits(tables_per_minute=2, players_per_table=2, stored_tables=2))
    wanted = {"game": "junior", "seats": ["me", "free"], "name": "Anna"}
    with httpx.Client(
        base_url=server.address, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        made = [http.post("/api/tables", json=wanted) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 503]
        assert made[-1].json()["error"] == "busy"
        path = f"/api/tables/{made[0].json()['code']}/players"
        joined = [http.post(path, json={"name": "Beat"}) for _ in range(2)]
        assert [answer.status_code for answer in joined] == [201, 409]
        assert joined[-1].json()["error"] == "full"


def test_one_address_cannot_take_all_sockets(serving: Serving) -> None:
    """People at other addresses still find room, and so does the address once a socket closes."""
    server = serving(replace(GENEROUS, sockets=6, sockets_per_address=4))
    code = store_table(server, scenes.running_table())
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"

    def visit(token: str | None, own_address: str) -> AbstractAsyncContextManager[PlainSocket]:
        return plain_socket(server.address, code, token, own_address=own_address)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(4):
                await stack.enter_async_context(visit(None, "127.0.0.2"))
            async with connect(url, proxy=None, local_addr=("127.0.0.2", 0)) as refused:
                assert '"busy"' in str(await refused.recv())
                await refused.wait_closed()
                assert refused.close_code == 1013
            async with visit(TOKENS[HOST], "127.0.0.3") as seated:
                assert isinstance(await seated.say("c", Cut("ab")), Done)
        await asyncio.to_thread(wait_until, lambda: not server.registry.sockets, "sockets are open")
        async with visit(None, "127.0.0.2") as back:
            assert isinstance(back.heard[0], Snapshot)

    asyncio.run(scenario())


def test_numbers_of_sockets_and_connections_are_configurable(serving: Serving) -> None:
    server = serving(limits=Limits(sockets=2, requests_at_once=2))
    code = store_table(server, scenes.running_table())
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"

    async def scenario() -> None:
        async with (
            connect(url, proxy=None) as one,
            connect(url, proxy=None) as two,
            connect(url, proxy=None) as three,
        ):
            for socket in (one, two):
                await socket.send('{"type":"hello"}')
                assert '"snapshot"' in str(await socket.recv())
            assert '"busy"' in str(await three.recv())
            async with (
                raw_connection(server.address),
                raw_connection(server.address),
                raw_connection(server.address) as last,
            ):
                answer = await last.read_rest()
                assert answer.startswith(b"HTTP/1.1 503 ")
                assert b'"busy"' in answer

    asyncio.run(scenario())

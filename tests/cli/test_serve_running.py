"""`elfer serve` from its first line to its end."""

import asyncio
import re
import signal
import ssl
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elfer.client.http import Server
from elfer.table.commands import Cut, Play, Start
from elfer.wire import Done, NewTable, Update
from tests.cli.test_serve import TLS
from tests.patience import PATIENCE
from tests.server.attacks import ATTACKS, Target
from tests.server.plain_socket import plain_socket
from tests.server.served import FIRST, ServeProcess
from tests.server.steady_players import steady_players

Serve = Callable[..., ServeProcess]


@pytest.fixture
def serve() -> Iterator[Serve]:
    running: list[ServeProcess] = []

    def start(*given: str | Path, **named: dict[str, str]) -> ServeProcess:
        running.append(ServeProcess(*given, **named))  # type: ignore[arg-type]
        return running[-1]

    yield start
    for each in running:
        each.kill()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_ends_cleanly_and_restores_its_tables(serve: Serve, tmp_path: Path, sign: int) -> None:
    async def use(address: str) -> str:
        async with Server(address) as http:
            host = await http.make_table(NewTable("elfer-raus", ["me", "me"], "Anna"))
        async with plain_socket(address, host.code, host.token) as socket:
            assert isinstance(await socket.say("a", Start()), Done)
            done = [await socket.say(f"r{number}", Cut("0f")) for number in range(10)]
            assert all(isinstance(answer, Done) for answer in done)
            status = asyncio.create_task(asyncio.to_thread(first.end, sign))
            with suppress(ConnectionClosed):
                while True:
                    await socket.next()
            assert await status == (0, "")
        return host.code

    first = serve(tmp_path / "data")
    assert re.fullmatch(FIRST + r"http://127\.0\.0\.1:[1-9]\d+\n", first.said)
    code = asyncio.run(use(first.address))
    second = serve(tmp_path / "data")
    card = httpx.get(
        f"{second.address}/api/tables/{code}", trust_env=False, timeout=PATIENCE
    ).json()
    assert (card["state"], card["people"][0]["name"]) == ("playing", "Anna")
    assert not list((tmp_path / "data").glob("*.tmp"))


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_ends_cleanly_if_the_signal_also_reaches_the_bots(
    serve: Serve, tmp_path: Path, sign: int
) -> None:
    async def play_with_bots(address: str) -> None:
        wanted = NewTable("elfer-raus", ["me", "greedy", "greedy"], "Anna", pace=0)
        async with Server(address) as http:
            host = await http.make_table(wanted)
        async with plain_socket(address, host.code, host.token) as socket:
            await socket.send("a", Start())
            while True:
                message = await socket.next()
                if not isinstance(message, Update):
                    continue
                if any(event["seat"] in (1, 2) for event in message.events):
                    return
                if message.sight.moves[0]:
                    move = message.sight.moves[0][0]["text"]
                    await socket.send(f"m{message.sight.seq}", Play(0, move))

    server = serve(tmp_path / "data")
    asyncio.run(play_with_bots(server.address))
    assert server.end(sign, group=True) == (0, "")


def test_two_servers_cannot_share_a_folder(serve: Serve, tmp_path: Path) -> None:
    first = serve(tmp_path / "data")
    status, complaints = serve(tmp_path / "data").wait()
    assert status == 1
    assert complaints.count("\n") == 1
    assert "Another running server is using the folder" in complaints
    assert httpx.get(f"{first.address}/api/health", trust_env=False, timeout=PATIENCE).json()["ok"]


def test_a_certificate_gives_https_and_wss(serve: Serve, tmp_path: Path) -> None:
    certificate, key = TLS / "certificate.pem", TLS / "key.pem"
    server = serve(tmp_path / "data", "--tls-cert", certificate, "--tls-key", key)
    assert server.address.startswith("https://127.0.0.1:")
    trusted = ssl.create_default_context(cafile=str(certificate))
    with httpx.Client(
        base_url=server.address, verify=trusted, trust_env=False, timeout=PATIENCE
    ) as http:
        wanted = {"game": "junior", "seats": ["me", "me"], "name": "Anna"}
        made = http.post("/api/tables", json=wanted, headers={"origin": server.address}).json()

    async def greet() -> str:
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{made['code']}/socket"
        async with connect(url, ssl=trusted, proxy=None) as socket:
            await socket.send(f'{{"type":"hello","token":"{made["token"]}"}}')
            return str(await socket.recv())

    assert f'"you":"{made["player"]}"' in asyncio.run(greet())
    with pytest.raises(httpx.HTTPError):
        httpx.get(server.address.replace("https", "http"), trust_env=False, timeout=PATIENCE)
    assert server.end() == (0, "")


def _statuses(server: ServeProcess, number: int, **headers: str) -> list[int]:
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as http:
        return [http.get("/api/health", headers=headers).status_code for _ in range(number)]


def test_behind_a_trusted_proxy_each_client_has_its_own_limit(serve: Serve, tmp_path: Path) -> None:
    limits = {"ELFER_REQUESTS_PER_MINUTE": "6"}
    proxies = ("--trusted-proxy", "192.0.2.0/24", "--trusted-proxy", "127.0.0.1")
    server = serve(tmp_path / "data", *proxies, env=limits)
    assert _statuses(server, 9, x_forwarded_for="203.0.113.1")[-1] == 429
    assert _statuses(server, 3, x_forwarded_for="203.0.113.2") == [200] * 3
    invented = "203.0.113.2, 203.0.113.1"
    assert _statuses(server, 9, x_forwarded_for=invented)[-1] == 429
    for number in range(9):
        last = _statuses(server, 1, x_forwarded_for=f"2001:db8::{number}")
    assert last == [429]
    assert _statuses(server, 3, x_forwarded_for="2001:db8:0:1::1") == [200] * 3


def test_forwarded_headers_from_other_addresses_are_ignored(serve: Serve, tmp_path: Path) -> None:
    limits = {"ELFER_REQUESTS_PER_MINUTE": "6"}
    server = serve(tmp_path / "data", "--trusted-proxy", "192.0.2.1", env=limits)
    for number in range(9):
        last = _statuses(server, 1, x_forwarded_for=f"203.0.113.{number}")
    assert last == [429]


def test_logs_nothing_during_attacks(serve: Serve, tmp_path: Path) -> None:
    """An empty log contains no cards, names, tokens or addresses."""
    limits = {
        "ELFER_REQUESTS_PER_MINUTE": "1000000",
        "ELFER_TABLES_PER_MINUTE_PER_ADDRESS": "1000000",
        "ELFER_UNSTARTED_TABLES_PER_ADDRESS": "1000000",
        "ELFER_FRAMES_PER_SECOND": "400",
        "ELFER_FRAMES_AT_ONCE": "400",
        "ELFER_FRAMES_PER_SECOND_PER_ADDRESS": "1000000",
        "ELFER_FRAMES_AT_ONCE_PER_ADDRESS": "1000000",
        "ELFER_HELLO_SECONDS": "0.5",
        "ELFER_REQUEST_SECONDS": "0.7",
        "ELFER_COMMANDS_AT_ONCE": "1000000",
        "ELFER_SOCKETS_PER_TABLE": "8",
        "ELFER_WAITING_MESSAGES": "2000",
    }

    async def attack(address: str) -> Target:
        async with steady_players(address) as (both, target):
            for act in ATTACKS.values():
                await act(target)
            await both.wait_for_moves(3)
        return target

    server = serve(tmp_path / "data", env=limits)
    asyncio.run(attack(server.address))
    assert server.end() == (0, "")

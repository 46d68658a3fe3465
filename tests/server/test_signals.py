"""SIGHUP reloads the certificate, or ends a server whose terminal was closed."""

import asyncio
import fcntl
import os
import pty
import shutil
import signal
import ssl
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.cli.test_serve import TLS
from tests.server.running import PATIENCE
from tests.server.served import FIRST, ServeProcess, read_error_line

Serve = Callable[..., ServeProcess]
RELOADED = "INFO The certificate was reloaded.\n"
IGNORED = "INFO SIGHUP was ignored: there is no certificate to reload.\n"


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    running: list[ServeProcess] = []

    def start(*given: str | Path) -> ServeProcess:
        running.append(ServeProcess(tmp_path / "data", *given))
        return running[-1]

    yield start
    for each in running:
        each.kill()


class Files:
    """The files of a certificate and its key."""

    def __init__(self, folder: Path) -> None:
        self.certificate, self.key = folder / "certificate.pem", folder / "key.pem"
        self.put("certificate.pem", "key.pem")

    def put(self, certificate: str, key: str) -> None:
        shutil.copy(TLS / certificate, self.certificate)
        shutil.copy(TLS / key, self.key)


def served_certificate(server: ServeProcess) -> str:
    """Return the certificate that new connections see."""
    parts = urlsplit(server.address)
    assert parts.hostname is not None
    assert parts.port is not None
    return ssl.get_server_certificate((parts.hostname, parts.port)).strip()


def test_uses_a_new_certificate_without_cutting_connections(serve: Serve, tmp_path: Path) -> None:
    files = Files(tmp_path)
    server = serve("--tls-cert", files.certificate, "--tls-key", files.key)
    old = (TLS / "certificate.pem").read_text().strip()
    new = (TLS / "renewed-certificate.pem").read_text().strip()
    assert served_certificate(server) == old
    trusted = ssl.create_default_context(cafile=str(TLS / "certificate.pem"))
    with httpx.Client(
        base_url=server.address, verify=trusted, trust_env=False, timeout=PATIENCE
    ) as http:
        wanted = {"game": "junior", "seats": ["me", "me"], "name": "Anna"}
        code = http.post("/api/tables", json=wanted).json()["code"]

    async def scenario() -> str:
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        async with connect(url, ssl=trusted, proxy=None) as socket:
            files.put("renewed-certificate.pem", "renewed-key.pem")
            assert server.error_line_after(signal.SIGHUP) == RELOADED
            assert served_certificate(server) == new
            await socket.send('{"type":"hello"}')
            return str(await socket.recv())

    assert '"snapshot"' in asyncio.run(scenario())
    assert server.end() == (0, "")


@pytest.mark.parametrize(
    ("certificate", "key"),
    [
        ("renewed-certificate.pem", "key.pem"),
        ("key.pem", "key.pem"),
        ("renewed-certificate.pem", "locked-key.pem"),
    ],
)
def test_a_bad_certificate_changes_nothing(
    serve: Serve, tmp_path: Path, certificate: str, key: str
) -> None:
    files = Files(tmp_path)
    server = serve("--tls-cert", files.certificate, "--tls-key", files.key)
    files.put(certificate, key)
    line = server.error_line_after(signal.SIGHUP)
    assert line.startswith("WARNING The certificate was not reloaded, and the old one stays in use")
    assert str(files.certificate) in line
    assert served_certificate(server) == (TLS / "certificate.pem").read_text().strip()
    files.certificate.unlink()
    assert "cannot be read" in server.error_line_after(signal.SIGHUP)
    assert served_certificate(server) == (TLS / "certificate.pem").read_text().strip()
    files.put("renewed-certificate.pem", "renewed-key.pem")
    assert server.error_line_after(signal.SIGHUP) == RELOADED
    assert served_certificate(server) == (TLS / "renewed-certificate.pem").read_text().strip()
    assert server.end() == (0, "")


def test_without_a_certificate_nothing_happens(serve: Serve) -> None:
    server = serve()
    for _ in range(3):
        assert server.error_line_after(signal.SIGHUP) == IGNORED
    assert httpx.get(f"{server.address}/api/health", trust_env=False, timeout=PATIENCE).json()["ok"]
    assert server.end() == (0, "")


class AtTerminal:
    """`elfer serve` at a terminal that can be closed."""

    def __init__(self, folder: Path, *, nohup: bool) -> None:
        self._far, near = pty.openpty()

        def take_terminal() -> None:
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            signal.signal(signal.SIGHUP, signal.SIG_IGN if nohup else signal.SIG_DFL)

        given = ["--host", "127.0.0.1", "--port", "0", "--data", str(folder), "--no-browser"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "elfer", "serve", *given],
            stdin=near,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=take_terminal,  # noqa: PLW1509 - it starts no threads and takes no locks
        )
        os.close(near)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().removeprefix(FIRST).strip()

    def close(self) -> None:
        os.close(self._far)


@pytest.fixture
def start_at_terminal(tmp_path: Path) -> Iterator[Callable[..., AtTerminal]]:
    running: list[AtTerminal] = []

    def start(*, nohup: bool = False) -> AtTerminal:
        running.append(AtTerminal(tmp_path / "data", nohup=nohup))
        return running[-1]

    yield start
    for each in running:
        if each.process.poll() is None:
            each.process.kill()
        each.process.communicate()


def test_closing_the_terminal_ends_the_server(
    start_at_terminal: Callable[..., AtTerminal],
) -> None:
    server = start_at_terminal()
    server.process.send_signal(signal.SIGHUP)  # the terminal is still open
    assert read_error_line(server.process) == IGNORED
    server.close()
    _, complaints = server.process.communicate(timeout=PATIENCE)
    assert (server.process.returncode, complaints) == (0, "")


def test_nohup_keeps_the_server_running(start_at_terminal: Callable[..., AtTerminal]) -> None:
    server = start_at_terminal(nohup=True)
    server.close()
    assert read_error_line(server.process) == IGNORED
    assert httpx.get(f"{server.address}/api/health", trust_env=False, timeout=PATIENCE).json()["ok"]

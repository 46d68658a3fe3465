"""Fixtures for servers that run during a test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from elfer.runtime.limit_settings import Limits
from tests.server.running import GENEROUS, Process, Threaded

Serving = Callable[..., Threaded]
"""`serving(limits=..., folder=...)`: a server in this process, stopped after the test."""
Subprocess = Callable[..., Process]
"""`subprocess_server(folder, limits=..., port=...)`: a server process, stopped after the test."""


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """Servers in this process, each in a fresh folder unless one is given."""
    servers: list[Threaded] = []

    def start(limits: Limits = GENEROUS, folder: Path | None = None) -> Threaded:
        server = Threaded(folder or tmp_path / f"data{len(servers)}", limits)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def server(serving: Serving) -> Threaded:
    """A server in this process, with generous limits."""
    return serving()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server in this process for all tests of a module."""
    server = Threaded(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def subprocess_server() -> Iterator[Subprocess]:
    """Servers in their own processes."""
    servers: list[Process] = []

    def start(folder: Path, limits: Limits = GENEROUS, port: int = 0) -> Process:
        server = Process(folder, limits, port)
        servers.append(server)
        return server

    yield start
    for server in servers:
        if server.running:
            server.kill()

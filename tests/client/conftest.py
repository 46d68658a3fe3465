"""A real server in its own process, shared by all tests of a worker."""

from collections.abc import Iterator

import pytest

from tests.server.running import Process


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    server = Process(tmp_path_factory.mktemp("server"))
    yield server.address
    assert server.running, "the server has died"
    server.stop()

"""Fixtures that the tests of commands share with the tests of the server and the terminal."""

from tests.server.conftest import server, serving, shared_server, subprocess_server
from tests.terminal.conftest import elfer

__all__ = ["elfer", "server", "serving", "shared_server", "subprocess_server"]

"""Fixtures shared by the tests of live tables and those of the server."""

from tests.server.conftest import server, serving, shared_server, subprocess_server

__all__ = ["server", "serving", "shared_server", "subprocess_server"]

"""Fixtures for the tests of the terminal."""

import pytest

from tests.terminal.command import Command


@pytest.fixture(scope="session")
def elfer(tmp_path_factory: pytest.TempPathFactory) -> Command:
    """Return the real command."""
    return Command.sharing(tmp_path_factory)

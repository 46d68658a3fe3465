"""What the tests of the terminal share."""

import pytest

from tests.terminal.command import Command


@pytest.fixture(scope="session")
def elfer(tmp_path_factory: pytest.TempPathFactory) -> Command:
    """The real command."""
    return Command.sharing(tmp_path_factory)

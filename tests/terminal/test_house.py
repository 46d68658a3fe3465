"""What holds for the whole room: it names no game, and every game has its page."""

import re
from pathlib import Path

import pytest

import elfer.terminal
from elfer.games import GAMES
from elfer.kernel.errors import BadRequest
from elfer.terminal.pages import page_of
from tests.terminal.command import Command

SOURCES = sorted(Path(elfer.terminal.__path__[0]).glob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_the_client_names_no_game(source: Path) -> None:
    names = [word for game in GAMES.values() for word in (game.id, type(game).__name__)]
    # What people call out at the table may be the name of a game too.
    text = re.sub("«[^»]*»", "", source.read_text())
    assert not re.search(rf"\b({'|'.join(names)})\b", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page(game: str) -> None:
    assert page_of(game).startswith(f"# {GAMES[game].name}")


def test_a_page_that_is_missing() -> None:
    with pytest.raises(BadRequest, match="is missing in this copy"):
        page_of("nothing")


@pytest.mark.parametrize("game", GAMES)
def test_a_printed_page_links_to_no_file(elfer: Command, game: str) -> None:
    shown = elfer.run("rules", game).stdout
    assert "More in the notation." in shown
    assert ".md" not in shown

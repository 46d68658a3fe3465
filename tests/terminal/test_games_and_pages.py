"""The terminal names no game, and every game has a rules page."""

import re
from pathlib import Path

import pytest

import elfer.terminal
from elfer.engine.errors import BadRequest
from elfer.games import GAMES
from elfer.terminal.render.rules_page import read_rules_page
from tests.terminal.command import Command

SOURCES = sorted(Path(elfer.terminal.__path__[0]).rglob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_the_client_names_no_game(source: Path) -> None:
    names = [word for game in GAMES.values() for word in (game.id, type(game).__name__)]
    # Some calls are also names of games.
    text = re.sub("«[^»]*»", "", source.read_text())
    assert not re.search(rf"\b({'|'.join(names)})\b", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page(game: str) -> None:
    assert read_rules_page(game).startswith(f"# {GAMES[game].name}")


def test_refuses_a_missing_page() -> None:
    with pytest.raises(BadRequest, match="is missing from this copy"):
        read_rules_page("nothing")


@pytest.mark.parametrize("game", GAMES)
def test_a_printed_page_has_no_links_to_files(elfer: Command, game: str) -> None:
    shown = elfer.run("rules", game).stdout
    assert "More in the notation." in shown
    assert ".md" not in shown

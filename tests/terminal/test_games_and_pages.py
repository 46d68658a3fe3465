"""The terminal names no game, and every game has a rules page."""

import re
from pathlib import Path

import pytest

import elfer.terminal
from elfer.games import GAMES
from elfer.texts.languages import LANGUAGES
from elfer.texts.rules_page import rules_page
from tests.terminal.command import Command

SOURCES = sorted(Path(elfer.terminal.__path__[0]).rglob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_the_client_names_no_game(source: Path) -> None:
    names = [word for game in GAMES.values() for word in (game.id, type(game).__name__)]
    # Some calls are also names of games.
    text = re.sub("«[^»]*»", "", source.read_text())
    assert not re.search(rf"\b({'|'.join(names)})\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prints_the_complete_rules(elfer: Command, language: str) -> None:
    shown = elfer.run("rules", "master", "--language", language)
    page = rules_page(language, "master")
    assert page.title in shown.stdout
    assert all(f"({block.rule})" in shown.stdout for block in page.blocks)
    assert "{" not in shown.stdout


def test_refuses_an_unknown_language_or_game(elfer: Command) -> None:
    for command in (["rules", "master"], ["games"], ["play"], ["replay", "-"]):
        refused = elfer.run(*command, "--language", "frr")
        assert refused.returncode == 2
        assert refused.stderr == (
            "There is no language 'frr'. Choose one of de, fr, it, en. Did you mean 'fr'?\n"
        )
    game = elfer.run("rules", "mastr", "--language", "it")
    assert game.returncode == 2
    assert "Did you mean 'master'?" in game.stderr


@pytest.mark.parametrize(
    ("variables", "title"),
    [
        ({}, "Duel"),
        ({"LANG": "C.UTF-8"}, "Duel"),
        ({"LANG": "de_DE.UTF-8"}, "Zweikampf"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_CH"}, "Partita a due"),
        ({"LC_MESSAGES": "fr_BE@euro"}, "La bataille"),
    ],
)
def test_the_system_decides_the_language(
    elfer: Command, variables: dict[str, str], title: str
) -> None:
    spoken = Command(Path(elfer.env["PYTHONPYCACHEPREFIX"]))
    spoken.env |= variables
    assert title in spoken.run("rules", "zweikampf").stdout


def test_lists_the_games_with_names_and_options(elfer: Command) -> None:
    shown = elfer.run("games", "--language", "it").stdout
    assert "Partita a due" in shown
    assert "Quante mani?" in shown
    assert not re.search(r"\b(players|default|terminal-|option-)", shown)

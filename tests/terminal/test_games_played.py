"""Whole games through the real command."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.games.master import Master
from elfer.kernel.game import AnyGame
from elfer.kernel.options import schema
from elfer.kernel.rows import RowGame
from elfer.records.record import play_record
from tests.terminal.command import Command
from tests.terminal.typist import Novice, Typist


def _has_rows(game: AnyGame) -> bool:
    return isinstance(game, RowGame | Master)


@pytest.mark.parametrize("game", ["elfer-raus", "farben-mix", "master"])
def test_a_game_played_by_what_the_screen_says(elfer: Command, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    talk = elfer.start("play", game, "--seed", "ten", "--option", "rounds=2", "--save", str(file))
    typist = Typist()
    screens = [talk.screen()]
    while screens[-1].endswith((": ", ". ")):
        talk.say(typist.answer(screens[-1]))
        screens.append(talk.screen())
    assert talk.end() == 0
    shown = "".join(screens)
    played = play_record(json.loads(file.read_text()))
    assert played.match.over
    assert {move.seat for move in played.moves} == {0, 1, 2, 3}
    winners = played.match.winners or ()
    assert ("You" in _farewell(shown)) == (0 in winners)
    assert f"elfer replay {file}" in _farewell(shown)
    assert "--option rounds=2 --seed ten" in _farewell(shown)
    assert all(len(line) <= 80 for line in _drawn(shown))
    for total in played.match.totals or ():
        assert re.search(rf" {total} *$", shown, re.MULTILINE)


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if not _has_rows(game)])
def test_the_other_games_too(elfer: Command, tmp_path: Path, game: str) -> None:
    """Somebody who knows only what the screen says plays to the end of a round."""
    file = tmp_path / "game.json"
    # A person who never calls would make the game against the clock very long.
    short = ("--option", "together=on", "--option", "turns=8") if "turns" in _options(game) else ()
    talk = elfer.start("play", game, "--seed", "ten", "--save", str(file), *short)
    novice, screen = Novice(), talk.screen()
    while screen.endswith((": ", ". ")):
        talk.say("quit" if "next round" in screen else novice.answer(screen))
        screen = talk.screen()
    assert talk.end() == 0
    played = play_record(json.loads(file.read_text()))
    assert played.match.outcome is not None
    assert any(move.seat == 0 for move in played.moves)


def _options(game: str) -> dict[str, dict[str, Any]]:
    return schema(GAMES[game].options)


def _farewell(shown: str) -> str:
    return shown[shown.rindex("points win.") :]


def _drawn(shown: str) -> list[str]:
    """The lines of all screens but for the last words, which must not be broken."""
    return shown[: shown.rindex("points win.")].splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_game_needs_nobody(elfer: Command, game: str) -> None:
    shown = elfer.run("play", game, "--seat", "0=greedy", "--seed", "w")
    assert shown.returncode == 0
    assert shown.stderr == ""
    assert "Seat 1 " in shown.stdout
    assert "won!" in shown.stdout
    assert "--seed w" in shown.stdout


def test_the_same_seed_is_the_same_game(elfer: Command) -> None:
    words = ("play", "junior", "--seat", "0=random", "--seat", "1=random", "--seed", "again")
    assert elfer.run(*words).stdout == elfer.run(*words).stdout


def test_without_a_seed_every_game_is_another(elfer: Command) -> None:
    words = ("play", "junior", "--seat", "0=greedy")
    one, other = (elfer.run(*words).stdout.split("--seed ")[1].split()[0] for _ in range(2))
    assert one != other
    assert len(one) >= 16


def test_the_end_of_input_leaves_a_game_unfinished(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = elfer.run("play", "--seed", "a", "--save", str(file), typed="g11\n")
    assert shown.returncode == 0
    assert "The game was not finished." in shown.stdout
    assert "--seed" not in shown.stdout
    played = play_record(json.loads(file.read_text()))
    assert played.moves[-1].text == "g11"


def test_quitting_is_no_failure(elfer: Command) -> None:
    shown = elfer.run("play", "--seed", "a", typed="quit\n")
    assert shown.returncode == 0
    assert "With --save FILE what was played would have been kept." in shown.stdout


def test_a_record_may_be_replaced_by_the_next(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for seed in ("one", "two"):
        words = ("play", "junior", "--seat", "0=greedy", "--seed", seed, "--save", str(file))
        assert elfer.run(*words).returncode == 0
    assert json.loads(file.read_text())["seed"] == "two"

"""Whole games through the real command."""

import json
import re
from pathlib import Path

import pytest

from elfer.games import GAMES
from elfer.kernel.options import schema
from elfer.records.record import play_record
from elfer.terminal.words import ELSE
from tests.terminal.command import Command
from tests.terminal.typist import Reader


@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_by_what_the_screen_says(elfer: Command, tmp_path: Path, game: str) -> None:
    """Somebody who knows only what is shown plays to the end, and nothing typed is refused."""
    file = tmp_path / "game.json"
    agreed = [word for option in short(game) for word in ("--option", option)]
    talk = elfer.start("play", game, "--seed", "ten", "--save", str(file), *agreed)
    reader = Reader(game)
    screens = [talk.screen()]
    while screens[-1].endswith((": ", ". ")):
        talk.say(reader.answer(screens[-1]))
        screens.append(talk.screen())
    assert talk.end() == 0
    shown = "".join(screens)
    drawn, _, farewell = shown.rpartition(" won!\n")
    assert not REFUSED.search(drawn)
    assert ELSE not in drawn
    assert all(len(line) <= 80 for line in drawn.splitlines())
    played = play_record(json.loads(file.read_text()))
    assert played.match.over
    assert {move.seat for move in played.moves} >= set(range(played.match.players))
    assert ("You" in drawn.splitlines()[-1]) == (0 in (played.match.winners or ()))
    assert f"elfer replay {file}" in farewell
    assert " ".join([*agreed, "--seed", "ten"]) in farewell
    for total in played.match.totals or ():
        assert re.search(rf" {total} *$", shown, re.MULTILINE)


REFUSED = re.compile(r"\([A-Z]+-\d+\)\.$|is no move of|Type one of your moves", re.MULTILINE)


def short(game: str) -> list[str]:
    """Two rounds where there are rounds, and whatever else keeps a game short."""
    wanted = {"rounds": "2", "strict": "on", "together": "on", "turns": "8"}
    return [f"{name}={wanted[name]}" for name in schema(GAMES[game].options) if name in wanted]


BOTS_THAT_WATCHING_BEARS = dict.fromkeys(GAMES, "random") | {
    # At random hardly anybody gets rid of the last card: it takes all the 20,000 moves that MO-7
    # and EW-7 allow, 8 to 10 seconds, where none of the others takes much more than 2.
    "mogeln": "greedy",
    "erwischt": "greedy",
}


@pytest.mark.parametrize(("game", "bot"), BOTS_THAT_WATCHING_BEARS.items())
def test_a_watched_game_needs_nobody(elfer: Command, game: str, bot: str) -> None:
    players = min(4, GAMES[game].most_players)
    seats = [word for seat in range(players) for word in ("--seat", f"{seat}={bot}")]
    shown = elfer.run("play", game, *seats, "--seed", "w")
    assert shown.returncode == 0
    assert shown.stderr == ""
    for seat in range(players):
        assert f"Seat {seat} " in shown.stdout
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

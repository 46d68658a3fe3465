"""Whole games through the real command."""

import json
import re
from pathlib import Path

import pytest

from elfer.engine.options import schema
from elfer.games import GAMES
from elfer.notation.records import play_record
from elfer.texts.fluent_messages import load_messages
from tests.terminal.command import Command
from tests.terminal.typist import Reader


@pytest.mark.parametrize("game", GAMES)
def test_plays_a_game_by_the_screen_alone(elfer: Command, tmp_path: Path, game: str) -> None:
    """A player who follows the screen reaches the end without a refusal."""
    file = tmp_path / "game.json"
    agreed = [word for option in short_options(game) for word in ("--option", option)]
    talk = elfer.start("play", game, "--seed", "ten", "--save", str(file), *agreed)
    reader = Reader(game)
    screens = [talk.screen()]
    while screens[-1].endswith((": ", ". ")):
        talk.say(reader.answer(screens[-1]))
        screens.append(talk.screen())
    assert talk.end() == 0
    shown = "".join(screens)
    won = list(WON.finditer(shown))[-1]
    drawn, farewell = shown[: won.start()], shown[won.end() :]
    assert not REFUSED.search(drawn)
    assert not any(ending in " ".join(drawn.split()) for ending in CUT_SHORT)
    assert all(len(line) <= 80 for line in drawn.splitlines())
    played = play_record(json.loads(file.read_text()))
    assert played.match.over
    assert {move.seat for move in played.moves} >= set(range(played.match.players))
    assert ("You" in won[0]) == (0 in (played.match.winners or ()))
    assert f"elfer replay {file}" in farewell
    assert " ".join([*agreed, "--seed", "ten"]) in farewell
    for total in played.match.totals or ():
        assert re.search(rf" {total} *$", shown, re.MULTILINE)


ENGLISH = load_messages("en")
CUT_SHORT = [ENGLISH.format(f"ending-{why}") for why in ("moves", "too-long", "turns")]
"""The endings of rounds that last too long."""
REFUSED = re.compile(r"\([A-Z]+-\d+\)$|is not a move of|Type one of your moves", re.MULTILINE)
WON = re.compile(r"^.* wins?\b.*!$", re.MULTILINE)


def short_options(game: str) -> list[str]:
    """Return options that keep a game short, such as two rounds."""
    wanted = {"rounds": "2", "strict": "on", "together": "on", "turns": "8"}
    return [f"{name}={wanted[name]}" for name in schema(GAMES[game].options) if name in wanted]


FAST_BOTS = dict.fromkeys(GAMES, "random") | {
    # Random bots hardly ever get rid of the last card: such a game takes all 20,000 moves that
    # MO-7 and EW-7 allow, or 8 to 10 seconds. The others take about 2 seconds at most.
    "mogeln": "greedy",
    "erwischt": "greedy",
}


@pytest.mark.parametrize(("game", "bot"), FAST_BOTS.items())
def test_watches_a_game_without_people(elfer: Command, game: str, bot: str) -> None:
    players = min(4, GAMES[game].most_players)
    seats = [word for seat in range(players) for word in ("--seat", f"{seat}={bot}")]
    shown = elfer.run("play", game, *seats, "--seed", "w")
    assert shown.returncode == 0
    assert shown.stderr == ""
    names = bot_names(bot, players)
    assert all(name in shown.stdout for name in names)
    assert WON.search(shown.stdout)
    assert "--seed w" in shown.stdout


def bot_names(bot: str, players: int) -> list[str]:
    """Return the names of bots of one level."""
    if bot == "random":
        return ["Dicey", *(f"Dicey {number}" for number in range(2, players + 1))]
    return [f"Bot {seat}" for seat in range(players)]  # not a level, so without a name


def test_the_same_seed_gives_the_same_game(elfer: Command) -> None:
    words = ("play", "junior", "--seat", "0=random", "--seat", "1=random", "--seed", "again")
    assert elfer.run(*words).stdout == elfer.run(*words).stdout


def test_games_without_a_seed_differ(elfer: Command) -> None:
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


def test_quitting_exits_with_status_0(elfer: Command) -> None:
    shown = elfer.run("play", "--seed", "a", typed="quit\n")
    assert shown.returncode == 0
    assert "Use --save FILE to keep the record even if you leave early." in shown.stdout


def test_replaces_an_earlier_record(elfer: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for seed in ("one", "two"):
        words = ("play", "junior", "--seat", "0=greedy", "--seed", seed, "--save", str(file))
        assert elfer.run(*words).returncode == 0
    assert json.loads(file.read_text())["seed"] == "two"

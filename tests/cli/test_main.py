"""`elfer` as a process: every command, and wrong command lines."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from elfer import __version__
from elfer.engine.options import schema
from elfer.games import GAMES
from elfer.texts.fluent_messages import load_messages
from tests.patience import PATIENCE
from tests.terminal.command import ELFER, Command
from tests.terminal.pseudo_terminal import Pseudo


@pytest.fixture(scope="module")
def elfer(tmp_path_factory: pytest.TempPathFactory) -> Command:
    return Command.sharing(tmp_path_factory)


ENGLISH = load_messages("en")


def test_help_names_every_command(elfer: Command) -> None:
    shown = elfer.run("--help")
    assert shown.returncode == 0
    playing = ("play", "games", "rules", "replay", "verify", "referee")
    for command in (*playing, "serve", "load", "schema", "simulate", "study", "arena", "ladder"):
        assert f" {command} " in shown.stdout


def test_prints_the_version(elfer: Command) -> None:
    assert elfer.run("--version").stdout == f"elfer {__version__}\n"


def test_games_lists_every_game_and_option(elfer: Command) -> None:
    shown = elfer.run("games")
    assert shown.returncode == 0
    for game in GAMES.values():
        assert game.id in shown.stdout
        assert ENGLISH.format(f"game-{game.id}").split()[0] in shown.stdout
        for option in schema(game.options):
            assert option in shown.stdout
    assert all(len(line) <= 80 for line in shown.stdout.splitlines())


def test_rules_prints_the_page(elfer: Command) -> None:
    shown = elfer.run("rules", "master")
    assert shown.returncode == 0
    assert "MA-13" in shown.stdout
    assert "**" not in shown.stdout


def test_long_rules_are_paged_at_a_terminal(elfer: Command) -> None:
    person = Pseudo(elfer, "rules", "elfer-raus")
    person.until("CL-1")
    # Without a pager, the whole page would be printed and no key read.
    person.press(b"q")
    assert person.end()[0] == 0


WRONG = {
    "no such command": (["dance"], "No such command"),
    "no such flag": (["play", "--fast"], "No such option"),
    "no such game": (["play", "skat"], "There is no game 'skat'; the games are junior, elfer-raus"),
    "a misspelt game": (["play", "elfer-rau"], "Did you mean 'elfer-raus'?"),
    "an empty game": (["play", ""], "There is no game ''"),
    "no such rules": (["rules", "skat"], "There is no game 'skat'"),
    "too many players": (["play", "--players", "7"], "elfer-raus is for 2 to 6 players, not 7."),
    "a wrong number of players for a game that allows only one": (
        ["play", "zweikampf", "--players", "3"],
        "zweikampf is for 2 players, not 3.",
    ),
    "the same colour twice": (
        ["play", "zweikampf", "--option", "colours=r,r"],
        "takes a list of 2 different letters from r, y, g, b, not r,r.",
    ),
    "too few players": (["play", "--players", "1"], "elfer-raus is for 2 to 6 players, not 1."),
    "players that are not a number": (["play", "--players", "four"], "valid integer"),
    "no such seat": (["play", "--seat", "4"], "There is no seat '4'; the 4 seats are 0"),
    "a seat below zero": (["play", "--seat=-1"], "There is no seat '-1'"),
    "an unknown player": (
        ["play", "--seat", "1=bob"],
        "Choose one of you, random, child, easy, medium, hard, expert, greedy.",
    ),
    "the same seat twice": (["play", "--seat", "1", "--seat", "1=random"], "Seat 1 is given twice"),
    "no such option": (["play", "--option", "joker=1"], "its options are dealer, rounds, without."),
    "an option without a value": (["play", "--option", "rounds"], "Write an option as name=value"),
    "the same option twice": (
        ["play", "--option", "rounds=2", "--option", "rounds=3"],
        "The option rounds is given twice.",
    ),
    "an option out of range": (
        ["play", "--option", "rounds=0"],
        "from 1 to 100, not 0.",
    ),
    "an option that four players cannot use": (
        ["play", "--option", "without=red"],
        "a colour only with 2 players",
    ),
    "a seed that is not text": (["play", "--seed", "\udcff"], "UTF-8 cannot encode"),
    "a delay that is not a number": (["play", "--delay", "nan"], "must be from 0 to 60 seconds"),
    "saving in a missing folder": (
        ["play", "--save", "/no/such/place"],
        "no such file or directory.",
    ),
    "saving over a folder": (["play", "--save", "/"], "/ cannot be written: is a directory."),
    "saving over another file": (["play", "--save", __file__], "is not a record. Choose another"),
}


@pytest.mark.parametrize(("words", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_command_line_gives_one_sentence(
    elfer: Command, words: list[str], why: str
) -> None:
    shown = elfer.run(*words)
    assert shown.returncode == 2
    assert shown.stdout == ""
    assert why in " ".join(shown.stderr.split())
    boxed = "Usage" in shown.stderr
    assert boxed or shown.stderr.count("\n") == 1


def test_checking_the_save_file_does_not_create_it(elfer: Command, tmp_path: Path) -> None:
    """A command line with another fault leaves no empty file behind."""
    file = tmp_path / "game.json"
    assert elfer.run("play", "skat", "--save", str(file)).returncode == 2
    assert not file.exists()


def test_a_dangling_link_stays_a_link(elfer: Command, tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "target.json")
    words = ("play", "junior", "--seat", "0=greedy", "--save", str(link))
    assert elfer.run(*words).returncode == 0
    assert link.is_symlink()
    assert link.read_text().startswith('{"elfer":1,')


class TestReferee:
    def test_ends_with_its_input(self, elfer: Command) -> None:
        shown = elfer.run("referee", typed='{"do":"games"}\n')
        assert shown.returncode == 0
        assert [game["id"] for game in json.loads(shown.stdout)["games"]] == list(GAMES)

    def test_ends_on_quit(self, elfer: Command) -> None:
        shown = elfer.run("referee", typed='{"do":"quit"}\n{"do":"games"}\n')
        assert (shown.returncode, shown.stdout) == (0, '{"ok":true}\n')

    def test_an_interrupt_prints_nothing(self, elfer: Command) -> None:
        talk = elfer.start("referee")
        talk.say('{"do":"games"}')
        assert talk.process.stdout is not None
        talk.process.stdout.readline()
        talk.process.send_signal(signal.SIGINT)
        assert talk.end() == 130

    def test_a_closed_pipe_prints_nothing(self, elfer: Command) -> None:
        talk = elfer.start("referee")
        assert talk.process.stdout is not None
        talk.process.stdout.close()
        talk.say('{"do":"games"}')
        assert talk.process.stderr is not None
        assert talk.process.stderr.read() == b""
        talk.process.stderr.close()
        assert talk.process.stdin is not None
        talk.process.stdin.close()
        assert talk.process.wait(timeout=PATIENCE) == 1

    def test_does_not_import_the_terminal(self) -> None:
        asked = (
            "import sys; sys.argv[1:] = ['referee']; import elfer.cli.main; elfer.cli.main.main()"
        )
        told = "print(*(name for name in ('rich', 'typer', 'pydantic') if name in sys.modules))"
        shown = subprocess.run(
            [sys.executable, "-c", f"{asked}; {told}"], capture_output=True, check=True, input=b""
        )
        assert shown.stdout == b"\n"


class TestStreams:
    def test_a_closed_pipe_ends_a_watched_game_quietly(self, elfer: Command) -> None:
        line = f"{ELFER} play --seat 0=greedy | head -n 1"
        shown = subprocess.run(
            ["sh", "-c", line], capture_output=True, env=elfer.env, timeout=PATIENCE, check=True
        )
        assert shown.stdout.startswith(b"Elfer raus!")
        assert shown.stderr == b""

    def test_a_full_disk_gives_one_sentence(self, elfer: Command) -> None:
        shown = subprocess.run(
            ["sh", "-c", f"{ELFER} games > /dev/full"],
            capture_output=True,
            env=elfer.env,
            timeout=PATIENCE,
            check=False,
        )
        assert shown.returncode == 1
        assert shown.stderr == b"Elfer stopped: No space left on device.\n"

    def test_runs_without_standard_streams(self, elfer: Command) -> None:
        shown = subprocess.run(
            ["sh", "-c", f"{ELFER} play <&-; echo $?; {ELFER} games >&-; echo $?"],
            capture_output=True,
            env=elfer.env,
            timeout=PATIENCE,
            check=True,
        )
        assert shown.stdout.splitlines()[-2:] == [b"0", b"0"]
        assert shown.stderr == b""

    def test_runs_on_an_ascii_screen(self, elfer: Command) -> None:
        elfer_in_ascii = Command(Path(elfer.env["PYTHONPYCACHEPREFIX"]))
        elfer_in_ascii.env["PYTHONIOENCODING"] = "ascii"
        shown = elfer_in_ascii.run("play", "--seed", "a")
        assert shown.returncode == 0
        assert "? red" in shown.stdout

    def test_accepts_undecodable_input(self, elfer: Command) -> None:
        shown = elfer.run("play", "--seed", "a", typed=b"\xff\xfe\nr\x0012\n")
        assert shown.returncode == 0
        assert shown.stdout.count("is not a move of this game") == 2

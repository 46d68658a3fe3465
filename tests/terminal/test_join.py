"""`elfer play --join`: a table on a server, at this terminal."""

import asyncio
import json
import re
import stat
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from elfer.client.server import Server
from elfer.records.record import play_record
from elfer.table.commands import Remove
from elfer.terminal.far_table import BACK, LOST
from elfer.terminal.verify import verified
from elfer.wire import NewTable
from tests.terminal.command import Command, Conversation
from tests.terminal.pseudo import Pseudo, plain
from tests.terminal.serving import PATIENCE, Companion, Serving
from tests.terminal.typist import Reader

Sit = Callable[..., Companion]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("data"))
    yield serving
    serving.end()


@pytest.fixture
def company(server: Serving) -> Iterator[Sit]:
    """Somebody at a table on the server, who leaves after the test."""
    there: list[Companion] = []

    def sat(game: str, seats: Sequence[str] = ("me", "free"), **options: object) -> Companion:
        there.append(Companion(server.address, game, seats, **options))
        return there[-1]

    yield sat
    for companion in there:
        companion.end()


@pytest.fixture
def elfer(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Command:
    """The real command of somebody who has been nowhere yet."""
    command = Command.sharing(tmp_path_factory)
    command.env["XDG_STATE_HOME"] = str(tmp_path / "state")
    return command


@pytest.fixture
def guest(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Command:
    """The same on another machine."""
    command = Command.sharing(tmp_path_factory)
    command.env["XDG_STATE_HOME"] = str(tmp_path / "guest")
    return command


def played(talk: Conversation, reader: Reader, prompts: int = 1000) -> str:
    """All that is shown while somebody plays by what is shown."""
    screens = [talk.screen()]
    for _ in range(prompts):
        if not screens[-1].endswith((": ", ". ")):
            break
        talk.say(reader.answer(screens[-1]))
        screens.append(talk.screen())
    return "".join(screens)


def tokens(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state" / "elfer" / "seats").iterdir())


@pytest.mark.parametrize("game", ["junior", "hoechste-karte", "ratefix", "farben-mix"])
def test_a_match_to_its_end(elfer: Command, company: Sit, tmp_path: Path, game: str) -> None:
    """Somebody who knows only what is shown plays with somebody far away."""
    rounds = {"rounds": 2} if game in ("junior", "farben-mix") else {}
    table = company(game, ["me", "free", "greedy"], **rounds)
    file = tmp_path / "game.json"
    talk = elfer.start("play", "--join", table.link, "--name", "Bea", "--save", str(file))
    shown = played(talk, Reader(game))
    assert talk.end() == 0
    assert "you are seat 1, seat 2 is a greedy bot." in " ".join(shown.split())
    assert "Seat 0 " in shown
    # What was told while others acted stands again on the screen of the next turn.
    ended = {*re.findall(r"Round (\d) is over: .*? won it\.", " ".join(shown.split()))}
    assert len(ended) == (rounds.get("rounds") or 1)
    record = json.loads(file.read_text())
    match = play_record(record).match
    assert match.over
    assert verified(record).kept
    assert record["shuffle"]["cuts"][1] is not None
    assert ("You" in re.findall(r"(.*) won!", shown)[-1]) == (1 in (match.winners or ()))


@pytest.mark.parametrize(
    ("game", "prompts"),
    [("mogeln", 25), ("schnipp-schnapp", 6), ("ueberall-anschliessen", 25), ("erwischt", 25)],
)
def test_games_in_which_others_call(elfer: Command, company: Sit, game: str, prompts: int) -> None:
    table = company(game, ["me", "free", "greedy"])
    talk = elfer.start("play", "--join", table.link, "--name", "Bea")
    shown = played(talk, Reader(game, calls=0.3), prompts)
    assert len(re.findall(r"your turn|before seat|[Yy]our call", shown)) > prompts / 6
    assert "Seat 0 " in shown
    talk.process.kill()
    talk.process.communicate()


def test_what_is_refused_says_why(elfer: Command, company: Sit) -> None:
    table = company("elfer-raus", ["me", "free"])
    talk = elfer.start("play", "--join", table.link, "--name", "Bea")
    first = talk.screen()
    talk.say("r99")
    assert "'r99' is no move of this game" in talk.screen()
    talk.say("undo")
    assert re.search(r"no move that could be taken back", talk.screen())
    talk.say("shuffle")
    assert re.search(r"SHA-256:\n  [0-9a-f]{64}", talk.screen())
    talk.say("?")
    helped = talk.screen()
    assert "What you can play now" in helped
    assert " hint " not in helped
    talk.say("next")
    assert "(G-6)." in talk.screen()
    talk.say("quit")
    assert "Until next time!" in talk.screen()
    assert talk.end() == 0
    assert "Your hand: 20 cards" in first


def test_who_comes_back_has_the_same_seat(elfer: Command, company: Sit, tmp_path: Path) -> None:
    table = company("elfer-raus", ["me", "free", "free"])
    assert elfer.run("play", "--join", table.link, "--name", "Bea", typed="quit\n").returncode == 0
    (kept,) = tokens(tmp_path)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    token = kept.read_text()
    address, _, code = table.link.partition("/t/")
    shown = elfer.run("play", "--join", code.lower(), "--server", address, typed="quit\n")
    assert "you are seat 1, seat 2 is free." in shown.stdout
    assert "Waiting for the host to begin." in shown.stdout
    assert f"elfer play --join {table.link}" in shown.stdout
    assert token.strip() not in shown.stdout
    assert tokens(tmp_path) == [kept]
    assert kept.read_text() == token


def test_a_token_that_is_nobody_s_any_more(elfer: Command, company: Sit, tmp_path: Path) -> None:
    table = company("elfer-raus", ["me", "free", "free"])
    words = ("play", "--join", table.link, "--name", "Bea")
    assert elfer.run(*words, typed="quit\n").returncode == 0
    (kept,) = tokens(tmp_path)
    kept.write_text("somebody else's\n")
    shown = elfer.run(*words, typed="quit\n")
    assert shown.returncode == 0
    assert "you are seat 2" in shown.stdout
    assert kept.read_text() != "somebody else's\n"


def test_who_finds_no_seat_watches(elfer: Command, company: Sit) -> None:
    table = company("junior", ["me", "greedy"], rounds=1)
    shown = elfer.run("play", "--join", table.link, "--name", "Bea")
    assert shown.returncode == 0
    assert "No seat is free, so you watch." in shown.stdout
    assert re.search(r"Seat \d( and seat \d)? won!", shown.stdout)
    assert "hand:" not in shown.stdout


def test_who_comes_to_watch_after_the_end_is_told_and_leaves(elfer: Command, company: Sit) -> None:
    """Nothing more comes from the table then, so nothing may be waited for."""
    table = company("junior", ["me", "greedy"], rounds=1)
    table.wait()
    talk = elfer.start("play", "--join", table.link, "--name", "Bea")
    assert talk.process.wait(PATIENCE) == 0
    assert re.search(r"Seat \d( and seat \d)? won!", talk.screen())
    assert talk.end() == 0


def test_a_table_of_one_s_own(elfer: Command, guest: Command, server: Serving) -> None:
    words = ("--server", server.address, "--name", "Ann", "--players", "3", "--seat", "1")
    talk = elfer.start("play", "junior", *words)
    link = line_with(talk, "Your table is ").split()[-1]
    visitor = guest.start("play", "--join", link, "--name", "Bea")
    line_with(visitor, "you are seat 0")
    line_with(talk, "seat 0 is Bea")
    talk.say("dance")
    assert "You can type start, undo or quit." in line_with(talk, "Others are to act")
    talk.say("start")
    for person, seats in ((talk, "seat 0 is Bea, you are"), (visitor, "seat 0, seat 1 is Ann")):
        assert "seat 2 is an easy bot." in line_with(person, seats)
        person.say("quit")
        assert person.end() == 0


def line_with(talk: Conversation, words: str) -> str:
    """The next line with these words."""
    assert talk.process.stdout is not None
    lines = iter(talk.process.stdout.readline, b"")
    return next(line.decode() for line in lines if words in line.decode())


def test_a_server_that_dies_and_comes_back(elfer: Command, tmp_path: Path) -> None:
    serving = Serving(tmp_path / "data")
    words = ("--server", serving.address, "--name", "Ann", "--players", "2", "--seat", "1=greedy")
    talk = elfer.start("play", "elfer-raus", *words, "--option", "dealer=1")
    talk.say("start")
    before = talk.screen()
    serving.again()
    line_with(talk, LOST)
    line_with(talk, BACK)
    talk.say("hand")
    after = talk.screen()
    hand = re.compile(r"Your hand.*?\n\n", re.DOTALL)
    assert hand.findall(after)[-1] == hand.findall(before)[-1]
    talk.say("quit")
    assert talk.end() == 0
    serving.end()


def test_who_is_sent_away_is_told(elfer: Command, server: Serving) -> None:
    async def sent_away() -> Conversation:
        async with Server(server.address) as there:
            welcome = await there.make_table(NewTable("junior", ["me", "free"], "Ann"))
            async with there.table(welcome.code, welcome.token) as host:
                words = ("--join", welcome.code, "--server", server.address, "--name", "Bea")
                talk = elfer.start("play", *words)
                await host.until(lambda: host.card["chairs"][1]["kind"] == "player")
                await host.say(Remove(host.card["chairs"][1]["player"]))
                return talk

    talk = asyncio.run(asyncio.wait_for(sent_away(), PATIENCE))
    _, errors = talk.process.communicate(timeout=PATIENCE)
    assert talk.process.returncode == 1
    assert re.fullmatch(rb"[A-Z][^\n]*\.\n", errors)


WRONG = {
    "no link": (["--join", "hello"], 2, "A link to a table is like http"),
    "a code alone": (["--join", "ABC234"], 2, "say also at which server"),
    "no address": (["--join", "ftp://x/t/ABC234"], 2, "A server's address is like http"),
    "a game too": (["junior", "--join", "http://x/t/ABC234"], 2, "has its game and its seats"),
    "nobody there": (["--join", "http://127.0.0.1:9/t/ABC234"], 1, "No answer from http://127"),
    "no such table": (["--join", "ABC234", "--server", "SERVER"], 1, "There is no table"),
    "no name": (["--join", "ABC234", "--server", "SERVER", "--name", "<b>"], 1, "A name has"),
    "no server": (["junior", "--server", "here"], 1, "A server's address is like http"),
}


@pytest.mark.parametrize(("words", "status", "why"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_joined(
    elfer: Command, server: Serving, words: list[str], status: int, why: str
) -> None:
    there = [server.address if word == "SERVER" else word for word in words]
    shown = elfer.run("play", *there)
    assert shown.returncode == status
    assert why in shown.stderr
    assert shown.stderr.count("\n") == 1
    assert shown.stdout == ""


class TestAtATerminal:
    def test_a_name_is_asked_for_and_another_match_is_offered(
        self, elfer: Command, company: Sit
    ) -> None:
        table = company("hoechste-karte", ["me", "free"])
        person = Pseudo(elfer, "play", "--join", table.link)
        person.until("Your name (Enter = ")
        person.type("Bea")
        shown = plain(person.until("help): "))
        reader = Reader("bea")
        while "Enter = leave: " not in shown:
            if shown.endswith("help): "):
                person.type(reader.answer(shown.replace("\r", "")))
            shown = plain(person.until(": "))
        person.type("rematch")
        assert "you are seat 0, seat 1 is Ann." in " ".join(plain(person.until("help): ")).split())
        person.type("quit")
        status, last = person.end()
        assert status == 0
        assert "Until next time!" in last

    def test_a_key_is_a_call(self, elfer: Command, company: Sit) -> None:
        table = company("schnipp-schnapp", ["me", "free"])
        person = Pseudo(elfer, "play", "--join", table.link, "--name", "Bea")
        shown = ""
        while "call!" not in shown:
            if shown.endswith("help): "):
                person.type("" if shown.endswith("ready (? = help): ") else "flip")
            shown = plain(person.until_any("help): ", "call!"))
        person.call(b"a")
        person.until("You called «schnapp»")
        person.interrupt()
        assert person.end()[0] == 130

    def test_a_prompt_gives_way_to_what_happens(self, elfer: Command, server: Serving) -> None:
        """Who might call and types nothing sees what the others do."""
        bots = ("--seat", "0", "--seat", "1=greedy", "--seat", "2=greedy")
        words = ("--server", server.address, "--name", "Bea", "--players", "3", *bots)
        person = Pseudo(elfer, "play", "mogeln", *words)
        person.until("Type start")
        person.type("start")
        shown = plain(person.until("help): "))
        if "your turn" in shown:
            person.type(re.findall(r"You may play: (\S+)", shown)[-1])
            person.until("Enter = go on, ? = help): ")
        person.until("your turn")
        person.interrupt()
        assert person.end()[0] == 130

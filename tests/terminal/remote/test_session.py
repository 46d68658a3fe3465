"""`elfer play --join`: a table on a server, played in a terminal."""

import asyncio
import json
import re
import stat
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from elfer.client.http import Server
from elfer.notation.records import play_record
from elfer.table.commands import Agree, Play, Remove, Stand, Start, Take
from elfer.table.record_verification import verify_record
from elfer.texts.fluent_messages import load_messages
from elfer.wire import NewTable
from tests.patience import PATIENCE
from tests.server.database_lock import lock_database
from tests.terminal.command import Command, Conversation
from tests.terminal.pseudo_terminal import Pseudo, strip_styles
from tests.terminal.serving import Companion, Serving
from tests.terminal.test_languages import check_language
from tests.terminal.typist import Reader

Sit = Callable[..., Companion]
say = load_messages("en").format


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("data"))
    yield serving
    serving.end()


@pytest.fixture
def company(server: Serving) -> Iterator[Sit]:
    """Yield a function that seats a companion at a new table; companions leave after the test."""
    there: list[Companion] = []

    def seat_companion(
        game: str, seats: Sequence[str] = ("me", "free"), **options: object
    ) -> Companion:
        there.append(Companion(server.address, game, seats, **options))
        return there[-1]

    yield seat_companion
    for companion in there:
        companion.end()


@pytest.fixture
def elfer(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Command:
    """Return the real command without stored tokens."""
    command = Command.sharing(tmp_path_factory)
    command.env["XDG_STATE_HOME"] = str(tmp_path / "state")
    return command


@pytest.fixture
def guest(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Command:
    """Return the real command as if on another machine."""
    command = Command.sharing(tmp_path_factory)
    command.env["XDG_STATE_HOME"] = str(tmp_path / "guest")
    return command


def play_by_screens(talk: Conversation, reader: Reader, prompts: int = 1000) -> str:
    """Play by following the screens, and return them."""
    screens = [talk.screen()]
    for _ in range(prompts):
        if not screens[-1].endswith((": ", ". ")):
            break
        talk.say(reader.answer(screens[-1]))
        screens.append(talk.screen())
    return "".join(screens)


def list_tokens(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state" / "elfer" / "seats").iterdir())


@pytest.mark.parametrize("game", ["junior", "hoechste-karte", "ratefix", "farben-mix"])
def test_plays_a_match_to_its_end(elfer: Command, company: Sit, tmp_path: Path, game: str) -> None:
    """The screens have all the information that a player needs."""
    rounds = {"rounds": 2} if game in ("junior", "farben-mix") else {}
    table = company(game, ["me", "free", "greedy"], **rounds)
    file = tmp_path / "game.json"
    talk = elfer.start("play", "--join", table.link, "--name", "Bea", "--save", str(file))
    shown = play_by_screens(talk, Reader(game))
    assert talk.end() == 0
    assert "[0] Ann, [1] You, [2] Bot 2." in " ".join(shown.split())
    assert "Ann " in shown
    # Events from the turns of others appear again on the next screen.
    ended = {*re.findall(r"(?:round (\d) of \d )?· the end ─", shown)}
    assert len(ended) == (rounds.get("rounds") or 1)
    assert re.search(r"wins? the round", " ".join(shown.split()))
    record = json.loads(file.read_text())
    match = play_record(record).match
    assert match.over
    assert verify_record(record).holds
    assert record["shuffle"]["cuts"][1] is not None
    assert ("You" in re.findall(r"^.* wins?\b.*!$", shown, re.M)[-1]) == (
        1 in (match.winners or ())
    )


@pytest.mark.parametrize(
    ("game", "prompts"),
    [("mogeln", 25), ("schnipp-schnapp", 6), ("ueberall-anschliessen", 25), ("erwischt", 25)],
)
def test_plays_games_with_calls(elfer: Command, company: Sit, game: str, prompts: int) -> None:
    table = company(game, ["me", "free", "greedy"])
    talk = elfer.start("play", "--join", table.link, "--name", "Bea")
    shown = play_by_screens(talk, Reader(game, calls=0.3), prompts)
    assert (
        len(re.findall(r"your turn|before \w+ (?:\w+ )?goes on|[Yy]our call", shown)) > prompts / 6
    )
    assert "Ann " in shown
    talk.process.kill()
    talk.process.communicate()


def test_refusals_have_reasons(elfer: Command, company: Sit) -> None:
    table = company("elfer-raus", ["me", "free"])
    talk = elfer.start("play", "--join", table.link, "--name", "Bea")
    first = talk.screen()
    talk.say("r99")
    assert "“r99” is not a move of this game" in talk.screen()
    talk.say("undo")
    assert "You can’t take back a move now" in talk.screen()
    talk.say("shuffle")
    assert re.search(r"SHA-256:\n  [0-9a-f]{64}", talk.screen())
    talk.say("?")
    helped = talk.screen()
    assert "Moves you can play now" in helped
    assert " hint " not in helped
    talk.say("next")
    refused = " ".join(talk.screen().split())
    assert f"{say('reason-round-not-over')} (G-6)" in refused
    talk.say("quit")
    assert "Until next time!" in talk.screen()
    assert talk.end() == 0
    assert "Your hand: 20 cards" in first


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_a_table_speaks_the_language_of_the_player(
    elfer: Command, company: Sit, language: str
) -> None:
    table = company("elfer-raus", ["me", "free"])
    talk = elfer.start("play", "--join", table.link, "--name", "Bea", "--language", language)
    screens = [talk.screen()]
    for word in ("r99", "next", "undo", "shuffle", "agree", "?"):
        talk.say(word)
        screens.append(talk.screen())
    talk.say("quit")
    screens.append(talk.screen())
    assert talk.end() == 0
    check_language("".join(screens), language)


def test_a_returning_player_has_the_same_seat(elfer: Command, company: Sit, tmp_path: Path) -> None:
    table = company("elfer-raus", ["me", "free", "free"])
    assert elfer.run("play", "--join", table.link, "--name", "Bea", typed="quit\n").returncode == 0
    (kept,) = list_tokens(tmp_path)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    token = kept.read_text()
    address, _, code = table.link.partition("/t/")
    shown = elfer.run("play", "--join", code.lower(), "--server", address, typed="quit\n")
    assert "[0] Ann, [1] You, [2] free." in shown.stdout
    assert "Waiting for the host to begin." in shown.stdout
    assert f"elfer play --join {table.link}" in shown.stdout
    assert token.strip() not in shown.stdout
    assert list_tokens(tmp_path) == [kept]
    assert kept.read_text() == token


def test_replaces_an_invalid_token(elfer: Command, company: Sit, tmp_path: Path) -> None:
    table = company("elfer-raus", ["me", "free", "free"])
    words = ("play", "--join", table.link, "--name", "Bea")
    assert elfer.run(*words, typed="quit\n").returncode == 0
    (kept,) = list_tokens(tmp_path)
    kept.write_text("another token\n")
    shown = elfer.run(*words, typed="quit\n")
    assert shown.returncode == 0
    assert "[2] You" in shown.stdout
    assert kept.read_text() != "another token\n"


def test_watches_if_no_seat_is_free(elfer: Command, company: Sit) -> None:
    table = company("junior", ["me", "greedy"], rounds=1)
    shown = elfer.run("play", "--join", table.link, "--name", "Bea")
    assert shown.returncode == 0
    assert "No seat is free, so you can only watch." in shown.stdout
    assert re.search(r"^.* wins?\b.*!$", shown.stdout, re.M)
    assert "hand:" not in shown.stdout


def test_a_late_spectator_sees_the_end_and_leaves(elfer: Command, company: Sit) -> None:
    """The table sends nothing more, so waiting would never end."""
    table = company("junior", ["me", "greedy"], rounds=1)
    table.wait()
    talk = elfer.start("play", "--join", table.link, "--name", "Bea")
    assert talk.process.wait(PATIENCE) == 0
    assert re.search(r"^.* wins?\b.*!$", talk.screen(), re.M)
    assert talk.end() == 0


def test_creates_a_table_for_guests(elfer: Command, guest: Command, server: Serving) -> None:
    words = ("--server", server.address, "--name", "Ann", "--players", "3", "--seat", "1")
    talk = elfer.start("play", "junior", *words)
    link = read_line_with(talk, "Your table is ").split()[-1]
    visitor = guest.start("play", "--join", link, "--name", "Bea")
    read_line_with(visitor, "[0] You")
    read_line_with(talk, "[0] Bea")
    talk.say("dance")
    assert "You can type start, undo or quit." in read_line_with(talk, "Waiting for others")
    talk.say("start")
    for person, seats in ((talk, "[0] Bea, [1] You"), (visitor, "[0] You, [1] Ann")):
        assert "[2] Lotte." in read_line_with(person, f"{seats}, [2] L")
        person.say("quit")
        assert person.end() == 0


def read_line_with(talk: Conversation, words: str) -> str:
    """Return the next line with these words."""
    assert talk.process.stdout is not None
    lines = iter(talk.process.stdout.readline, b"")
    return next(line.decode() for line in lines if words in line.decode())


def test_survives_a_restart_of_the_server(elfer: Command, tmp_path: Path) -> None:
    serving = Serving(tmp_path / "data")
    words = ("--server", serving.address, "--name", "Ann", "--players", "2", "--seat", "1=greedy")
    talk = elfer.start("play", "elfer-raus", *words, "--option", "dealer=1")
    talk.say("start")
    before = talk.screen()
    serving.restart()
    read_line_with(talk, say("table-reconnecting"))
    read_line_with(talk, say("terminal-back"))
    talk.say("hand")
    after = talk.screen()
    hand = re.compile(r"Your hand.*?\n\n", re.DOTALL)
    assert hand.findall(after)[-1] == hand.findall(before)[-1]
    talk.say("quit")
    assert talk.end() == 0
    serving.end()


def test_waits_while_the_server_cannot_save(elfer: Command, tmp_path: Path) -> None:
    """The player is told to wait, and the move is made when the table goes on."""
    serving = Serving(tmp_path / "data")
    words = ("--server", serving.address, "--name", "Ann", "--players", "2", "--seat", "1=greedy")
    talk = elfer.start("play", "elfer-raus", *words, "--option", "dealer=1")
    read_line_with(talk, "Your table is ")
    with lock_database(serving.data):
        talk.say("start")
        read_line_with(talk, say("table-waiting")[:60])
    read_line_with(talk, say("terminal-goes-on"))
    read_line_with(talk, "Your hand")
    talk.say("quit")
    assert talk.end() == 0
    serving.end()


def test_tells_a_removed_player(elfer: Command, server: Serving) -> None:
    async def remove_player() -> Conversation:
        async with Server(server.address) as there:
            welcome = await there.make_table(NewTable("junior", ["me", "free"], "Ann"))
            async with there.table(welcome.code, welcome.token) as host:
                words = ("--join", welcome.code, "--server", server.address, "--name", "Bea")
                talk = elfer.start("play", *words)
                await host.until(lambda: host.card["chairs"][1]["kind"] == "player")
                await host.send(Remove(host.card["chairs"][1]["player"]))
                return talk

    talk = asyncio.run(asyncio.wait_for(remove_player(), PATIENCE))
    _, errors = talk.process.communicate(timeout=PATIENCE)
    assert talk.process.returncode == 1
    assert re.fullmatch(rb"[A-Z][^\n]*\.\n", errors)


def test_requests_a_seat_during_a_match(elfer: Command, guest: Command, server: Serving) -> None:
    """A bot plays for Ben, who has left; Bea takes over once Ann and Cleo agree."""

    async def visit() -> None:
        async with Server(server.address) as there:
            seats = ["me", "free", "free"]
            options = {"dealer": 2}  # the first seat begins
            made = await there.make_table(NewTable("hoechste-karte", seats, "Cleo", options))
            code = made.code
            join = ("play", "--join", code, "--server", server.address, "--name")
            ann = elfer.start(*join, "Ann")
            async with there.table(code, made.token) as cleo:
                await cleo.until(lambda: cleo.card["chairs"][1]["kind"] == "player")
                ben = await there.join(code, "Ben")
                async with there.table(code, ben.token) as sitting:
                    await sitting.send(Take(2))
                    await cleo.send(Start())
                    await sitting.send(Stand(2))
                await asyncio.to_thread(ann.screen)
                bea = guest.start(*join, "Bea")
                assert await asyncio.to_thread(
                    read_line_with, ann, "Bea would like to take over seat 2"
                )
                ann.say("agree")
                assert await asyncio.to_thread(read_line_with, ann, "You agree.")
                await cleo.until(lambda: cleo.card["request"]["agreed"] != [])
                await cleo.send(Agree(2, cleo.card["request"]["player"]))
                for words in ("You have asked for seat 2.", "[2] You"):
                    assert await asyncio.to_thread(read_line_with, bea, words)
            for talk in (ann, bea):
                talk.say("quit")
                assert talk.end() == 0

    asyncio.run(asyncio.wait_for(visit(), PATIENCE))


@pytest.mark.rule("MO-6")
def test_a_slip_changes_only_the_number_of_cards(elfer: Command, server: Serving) -> None:
    async def slip() -> None:
        async with Server(server.address) as there:
            made = await there.make_table(
                NewTable("mogeln", ["me", "free", "greedy"], "Ann", {"dealer": 2}, pace=60_000)
            )
            words = ("--join", made.code, "--server", server.address, "--name", "Bea")
            talk = elfer.start("play", *words)
            async with there.table(made.code, made.token) as ann:
                await ann.until(lambda: ann.card["chairs"][1]["kind"] == "player")
                await ann.send(Start())
                await ann.until(lambda: bool(ann.sight.views))
                cards = ann.sight.views[0]["hand"]
                await ann.send(Play(0, cards[0]))
                before = await asyncio.to_thread(talk.screen)
                await ann.send(Play(0, f"slip {cards[1]}"))
                assert f"[0] Ann: {len(cards) - 1} cards" in before
                shown = ""
                while (
                    f"[0] Ann: {len(cards) - 2} cards" not in shown
                ):  # the update may take a moment
                    talk.say("table")
                    shown = await asyncio.to_thread(talk.screen)
                assert "slip" not in shown
            talk.say("quit")
            assert talk.end() == 0

    asyncio.run(asyncio.wait_for(slip(), PATIENCE))


WRONG = {
    "not a link": (["--join", "hello"], 2, "is not a link to a table"),
    "a code alone": (["--join", "ABC234"], 2, "Name its server with --server"),
    "not an address": (["--join", "ftp://x/t/ABC234"], 2, "is not a server address"),
    "a link and a game": (
        ["junior", "--join", "http://x/t/ABC234"],
        2,
        "--join cannot be combined",
    ),
    "an unreachable server": (
        ["--join", "http://127.0.0.1:9/t/ABC234"],
        1,
        "No answer from http://127",
    ),
    "no such table": (["--join", "ABC234", "--server", "SERVER"], 1, "There’s no table"),
    "not a name": (
        ["--join", "ABC234", "--server", "SERVER", "--name", "<b>"],
        1,
        "A name can contain only",
    ),
    "not a server": (["junior", "--server", "here"], 1, "is not a server address"),
}


@pytest.mark.parametrize(("words", "status", "why"), WRONG.values(), ids=WRONG.keys())
def test_refuses_to_join(
    elfer: Command, server: Serving, words: list[str], status: int, why: str
) -> None:
    there = [server.address if word == "SERVER" else word for word in words]
    shown = elfer.run("play", *there)
    assert shown.returncode == status
    assert why in shown.stderr
    assert shown.stderr.count("\n") == 1
    assert shown.stdout == ""


class TestAtATerminal:
    def test_asks_for_a_name_and_offers_another_match(self, elfer: Command, company: Sit) -> None:
        table = company("hoechste-karte", ["me", "free"])
        person = Pseudo(elfer, "play", "--join", table.link)
        person.until("Your name (Enter = ")
        person.type("Bea")
        shown = strip_styles(person.until("help): "))
        reader = Reader("bea")
        while "Enter = leave: " not in shown:
            if shown.endswith("help): "):
                person.type(reader.answer(shown.replace("\r", "")))
            shown = strip_styles(person.until(": "))
        person.type("rematch")
        assert "[0] You, [1] Ann." in " ".join(strip_styles(person.until("help): ")).split())
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
            shown = strip_styles(person.until_any("help): ", "call!"))
        person.call(b"a")
        person.until_any("That was wrong", "You have called “Snap”")
        person.interrupt()
        assert person.end()[0] == 130

    def test_events_replace_a_prompt(self, elfer: Command, server: Serving) -> None:
        """A player who may call but types nothing sees the moves of the others."""
        bots = ("--seat", "0", "--seat", "1=greedy", "--seat", "2=greedy")
        words = ("--server", server.address, "--name", "Bea", "--players", "3", *bots)
        person = Pseudo(elfer, "play", "mogeln", *words)
        person.until("Type start")
        person.type("start")
        shown = strip_styles(person.until("help): "))
        if "your turn" in shown:
            person.type(re.findall(r"You may play: (\S+)", shown)[-1])
            person.until("Enter = go on, ? = help): ")
        person.until("your turn")
        person.interrupt()
        assert person.end()[0] == 130

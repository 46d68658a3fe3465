"""Every code block in the documentation is run, compared or at least parsed."""

import doctest
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from click import UsageError

from elfer import wire
from elfer.bots import LEVELS
from elfer.cli.app import COMMANDS, load_command
from elfer.engine.cards import fresh_deck, names_of
from elfer.engine.shuffle import shuffle
from elfer.games import GAMES
from elfer.notation.records import play_record, record_of
from elfer.notation.referee import Referee
from new_game import Stop, make_parser, make_plan

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], key=lambda path: path.as_posix()
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BIN = sysconfig.get_path("scripts")
COMMAND = re.compile(r"^(\$ |elfer\b|make |python )")


class Block(NamedTuple):
    """A fenced block of a page."""

    page: str
    line: int
    tag: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks() -> Iterator[Block]:
    """Yield every block of every page."""
    for path in PAGES:
        text = path.read_text(encoding="utf-8")
        for found in FENCE.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield Block(path.relative_to(ROOT).as_posix(), line, found[1], found[2])


BLOCKS = [*blocks()]
ELSEWHERE = {
    ("docs/kernel.md", "python"): "tests/compiled/test_batch.py runs it if numba is installed",
    ("docs/compiled-engine.md", "python"): "tests/compiled/test_batch.py runs it",
}
"""Blocks that another test runs, by page and tag."""


def kind_of(block: Block) -> str:
    """Return the kind of a block, given its tag and its first line."""
    first = block.text.partition("\n")[0]
    if (block.page, block.tag) in ELSEWHERE:
        return "elsewhere"
    if block.tag == "python":
        return "doctest" if first.startswith(">>>") else "script"
    if block.tag == "json":
        return "json"
    if first.startswith("> {"):
        return "referee"
    if re.match(r"\w+ +(POST|>) ", first):
        return "wire"
    if first.startswith("src/"):
        return "tree"
    if COMMAND.match(first):
        return "commands"
    return "worked example" if block.tag == "text" else "unknown"


def of_kind(kind: str) -> pytest.MarkDecorator:
    """Return a mark that runs a test for every block of a kind."""
    found = [block for block in BLOCKS if kind_of(block) == kind]
    assert found, kind
    return pytest.mark.parametrize("block", found, ids=str)


def test_every_block_has_a_known_kind() -> None:
    assert len(BLOCKS) >= 28
    assert not [str(block) for block in BLOCKS if kind_of(block) == "unknown"]
    assert not [
        str(path) for path in PAGES if path.read_text(encoding="utf-8").count("\n```") % 2
    ], "a block is not closed"


# Python


def test_the_examples_of_a_page_run() -> None:
    pages = {block.page for block in BLOCKS if kind_of(block) == "doctest"}
    assert "README.md" in pages
    for page in pages:
        results = doctest.testfile(str(ROOT / page), module_relative=False)
        assert results.attempted > 5
        assert results.failed == 0


@of_kind("script")
@pytest.mark.parametrize("game", ["junior", "mogeln", "schnipp-schnapp"])
def test_a_script_runs(block: Block, game: str) -> None:
    path = os.pathsep.join([BIN, os.environ["PATH"]])
    done = subprocess.run(
        [sys.executable, "-", game],
        input=block.text,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"totals .+ winners \[.+\]\n", done.stdout)


# JSON


@of_kind("json")
def test_json_is_a_record_or_a_part_of_one(block: Block) -> None:
    given = json.loads(block.text if block.text.startswith("{") else f"{{{block.text}}}")
    if "game" in given:
        assert record_of(play_record(given)) == given
    else:
        (moves,) = given.values()
        texts = {text for game in GAMES.values() for text in game.language}
        for number, seat, move, *at in moves:
            assert number == 1
            assert seat is None or 0 <= seat < 2
            assert move in texts
            assert at in ([], [*at[:1]])
        record = {"elfer": 1, "game": "schnipp-schnapp", "players": 2, "seed": "elfer"}
        assert record_of(play_record(record | given))["moves"] == moves


# The referee


def flip(referee: Referee) -> None:
    """Play the moves that the page only describes: flip by seats 1, 0 and 1."""
    for seat in (1, 0, 1):
        ask(referee, do="play", seat=seat, move="flip")
    assert [pile[0] for pile in ask(referee, do="state")["state"]["piles"]] == ["r17", "b17"]


def play_greedily(referee: Referee) -> None:
    """Play the moves that the page only describes: 57 more moves by the greedy bot."""
    for _ in range(57):
        state = ask(referee, do="state")["state"]
        (seat,) = state["actors"]
        move = ask(referee, do="bot", seat=seat, level="greedy")["move"]
        ask(referee, do="play", seat=seat, move=move)


IN_WORDS: dict[str, Callable[[Referee], None]] = {
    "… flip by seats 1, 0 and 1: the piles show r17 and b17 …": flip,
    "… 57 more moves, all by greedy …": play_greedily,
}
"""The descriptions of omitted moves in a conversation, and how to play them."""


def ask(referee: Referee, **request: Any) -> dict[str, Any]:
    """Return the referee's answer, which must be ok."""
    answer = referee.answer(json.dumps(request).encode())
    assert answer["ok"], answer
    return answer


@of_kind("referee")
def test_the_referee_answers_as_documented(block: Block) -> None:
    referee, said = Referee(), ""
    for line in re.split(r"\n(?! )", block.text.strip()):
        text = re.sub(r"\n +", "", line)
        if text.startswith("> "):
            answer = referee.answer(text[2:].encode())
            said = json.dumps(answer, separators=(",", ":"), ensure_ascii=False)
        elif text.startswith("< "):
            assert re.fullmatch(".*".join(map(re.escape, text[2:].split("…"))), said), (text, said)
        else:
            IN_WORDS[text](referee)


def test_a_wrong_conversation_is_detected() -> None:
    wrong = '> {"do":"quit"}\n< {"ok":false}\n'
    with pytest.raises(AssertionError):
        test_the_referee_answers_as_documented(Block("wrong", 1, "text", wrong))


# The wire


def messages(block: Block) -> Iterator[tuple[str, dict[str, Any], bool]]:
    """Yield each message with its direction and a flag for omitted parts."""
    for line in block.text.splitlines():
        found = re.match(r"(?:\w+)? +(POST \S+|201|[<>]) (\{.*\})$", line)
        assert found or not line, line
        if found:
            whole = re.sub(r", …|…(?=[}\]])", "", found[2])
            yield found[1], json.loads(whole), whole != found[2]


@of_kind("wire")
def test_messages_match_the_schema(block: Block) -> None:
    bodies = {"/api/tables": wire.NewTable, "201": wire.Welcome}
    count = 0
    for way, message, shortened in messages(block):
        count += 1
        if way == ">":
            msgspec.convert(message, wire.FromClient, strict=True)
        elif way == "<":
            kinds = {kind.__struct_config__.tag: kind for kind in get_args(wire.FromServer)}
            kind = kinds[message.pop("type")]
            assert message.keys() <= {*kind.__struct_encode_fields__}
            if not shortened:
                msgspec.convert(message, kind, strict=True)
        else:
            body = bodies.get(way.removeprefix("POST "), wire.NewPlayer)
            msgspec.convert(message, body, strict=True)
    assert count >= 4


# Commands


def commands(block: Block) -> Iterator[list[str]]:
    """Yield the words of each command, with its lines joined and without comments."""
    for line in re.split(r"\n(?! )", block.text.strip()):
        text = re.sub(r"\s*\n +", " ", line).removeprefix("$ ")
        for part in text.split(" | "):
            yield shlex.split(part, comments=True)


def check_elfer(words: list[str]) -> None:
    """Check that the options of an `elfer` command exist, and parse it unless it is a synopsis."""
    if not words:
        return  # plain `elfer`
    name, *rest = words
    assert name in COMMANDS
    command = load_command(name)
    options = {option for each in command.params for option in each.opts}
    assert {
        re.sub(r"[\[\]…=].*|^\[", "", word.lstrip("[")) for word in rest if "--" in word
    } <= options
    if not any(word.startswith("[") for word in rest):
        context = command.make_context(name, list(rest))
        assert context.params.get("game") in (None, *GAMES)
        bots = context.params.get("bots") or ""
        assert not bots or {*bots.split(",")} <= {*LEVELS, "greedy"}


def check_make(words: list[str]) -> None:
    """Check that the Makefile has the target."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{words[0]}:", makefile, re.MULTILINE), words


def check_python(words: list[str]) -> None:
    """Check a command that runs a script of the project."""
    script, *rest = words
    assert script == "tools/new_game.py"
    make_plan(make_parser().parse_args([rest[0].lower(), *rest[1:]]))


CHECKS: dict[str, Callable[[list[str]], None]] = {
    "elfer": check_elfer,
    "make": check_make,
    "python": check_python,
    "echo": lambda words: None,
}


@of_kind("commands")
def test_commands_exist_with_these_options(block: Block) -> None:
    asked = [*commands(block)]
    assert asked
    for program, *words in asked:
        CHECKS[program](words)


@pytest.mark.parametrize(
    "command",
    [
        "elfer guess",
        "elfer arena elfer-raus --bot hard",
        "elfer arena GAME [--bot NAME]",
        "elfer simulate elfer-rouse",
        "elfer arena junior --bots hard,clever",
        "make tea",
        "python tools/new_game.py x --name X --rules CL --like junior",
        "rm -rf folder",
    ],
)
def test_a_wrong_command_is_detected(command: str) -> None:
    with pytest.raises((AssertionError, KeyError, Stop, UsageError)):
        test_commands_exist_with_these_options(Block("wrong", 1, "sh", command))


def test_the_referee_answers_as_in_the_readme() -> None:
    (line,) = [block.text for block in BLOCKS if block.text.startswith("$ echo")]
    path = os.pathsep.join([BIN, os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-c", line.removeprefix("$ ")],
        env={**os.environ, "PATH": path},
        capture_output=True,
        check=True,
    )
    answer = json.loads(done.stdout)
    assert answer["ok"]
    assert answer["state"]["game"] == "elfer-raus"


def test_commands_in_tables_exist() -> None:
    """The tables of README and CONTRIBUTING name commands too."""
    found = [
        shlex.split(command)
        for page in ("README.md", "CONTRIBUTING.md")
        for command in re.findall(r"`((?:elfer|make) [^`]+)`", (ROOT / page).read_text("utf-8"))
    ]
    assert len(found) > 15
    for program, *words in found:
        CHECKS[program](words)


# Trees and worked examples


@of_kind("tree")
def test_the_paths_of_a_tree_exist(block: Block) -> None:
    above = ROOT
    for line in block.text.splitlines():
        name = line.split()[0]
        if not line.startswith(" "):
            above = ROOT / name
            assert above.is_dir(), name
        else:
            assert (above / name).exists(), name


def test_a_tree_is_complete() -> None:
    (block,) = [block for block in BLOCKS if kind_of(block) == "tree"]
    listed = set(re.findall(r"^  (\w+)(?:/|\.py) ", block.text, re.MULTILINE))
    package = {
        path.stem
        for path in (ROOT / "src/elfer").iterdir()
        if (path.is_dir() and (path / "__init__.py").exists()) or path.suffix == ".py"
    }
    small = {"__main__", "exit_codes", "web"}
    assert package - listed - small == set()


@of_kind("worked example")
def test_a_worked_example_is_computed(block: Block) -> None:
    told = dict(re.findall(r"^(.+?)  +(.+)$", block.text, re.MULTILINE))
    if "key" not in told:
        return  # tests/table/test_seed_commitment.py computes the fair shuffle
    key = hashlib.sha256(b"elfer/1/deal/0").digest()
    assert key.hex() == told["key"]
    digest = hashlib.sha256(key + bytes(8)).digest()
    assert digest.hex() == told["block 0"]
    numbers = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
    assert [int(each) for each in told["u"].split()[:-1]] == numbers[:5]
    steps = re.findall(r"(\d+) → (\d+)", told["i → j"])
    assert [(int(i), int(j)) for i, j in steps] == [
        (i, number % (i + 1)) for i, number in zip(range(79, 74, -1), numbers, strict=False)
    ]
    deck = names_of(shuffle(fresh_deck(1, 20), "elfer", "1/deal/0"))
    top, bottom = told["top"].split("bottom")
    assert top.split()[:-1] == [*islice(deck, 5)]
    assert bottom.split()[1:] == deck[-4:]

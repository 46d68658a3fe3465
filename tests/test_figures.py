"""Measured tables in the documentation that name their commands.

`make soak` runs the commands and compares every number; the short run finds only gross errors.
tests/simulation/test_ladder.py and tests/studies/test_study.py compare the tables that have data
files.
"""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import one_card
from elfer.simulation.durations import Pace, pace_of
from elfer.simulation.engines import DEFAULT_GAMES, Engine
from elfer.studies.reference import default_matches
from tests.simulation.runs import run
from tests.soak import SOAK

pytest.importorskip("numba")

ROOT = Path(__file__).parents[1]
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
LAB = (ROOT / "docs" / "simulation.md").read_text(encoding="utf-8")
SHARE = re.compile(r"([\d.]+) % \(([\d.]+)–([\d.]+)\)")
TIMES = re.compile(r"([\d.]+) × fair \(([\d.]+)–([\d.]+)\)")


class Row(NamedTuple):
    """A line of the table of measured shares."""

    players: int
    one: str
    others: str
    wins: str
    fair: float
    games: int
    command: str


def rows() -> Iterator[Row]:
    """Yield the lines of the table in docs/bots.md whose last column is a command."""
    for line in BOTS.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and re.match(r"`(elfer|python) ", cells[-1]):
            game, bots, wins, fair, games, command = cells
            one, others = (bot.strip("`") for bot in bots.split(" : "))
            players, count = int(game.rpartition(", ")[2]), int(games.replace(",", ""))
            share = float(fair.removesuffix(" %"))
            yield Row(players, one, others, wins, share, count, command.strip("`"))


ROWS = [*rows()]
ELFER = [row for row in ROWS if row.command.startswith("elfer ")]
ONE_CARD = [row for row in ROWS if row not in ELFER]


def option(words: list[str], name: str) -> str:
    """Return the value of an option on a command line."""
    return words[words.index(name) + 1]


def test_the_table_has_all_lines() -> None:
    assert (len(ELFER), len(ONE_CARD)) == (9, 3)


@pytest.mark.parametrize("row", ELFER, ids=lambda row: row.command)
def test_a_command_matches_its_line(row: Row) -> None:
    words = shlex.split(row.command)[1:]
    bots = option(words, "--bots").split(",")
    assert (int(option(words, "--players")), *bots) == (row.players, row.one, row.others)
    assert option(words, "--seed") == "11"
    assert row.fair == round(100 / row.players, 1)
    matches = {"--games": 1, "--deals": row.players}
    (asked,) = matches.keys() & {*words}
    assert int(option(words, asked)) * matches[asked] == row.games
    few = [] if SOAK else [asked, "2"]  # the last value of an option counts
    shown = run(*words, *few, "--json")
    assert (shown.status, shown.err) == (0, "")
    found = json.loads(shown.out)
    share = (found.get("standings") or found["seats"])[0]["win_share"]
    if SOAK:
        measured = SHARE.fullmatch(row.wins)
        assert measured is not None
        assert [float(each) for each in measured.groups()] == [
            round(100 * share[name], 1) for name in ("value", "low", "high")
        ]


def test_one_card_per_turn(capsys: pytest.CaptureFixture[str]) -> None:
    one_card.main(one_card.DEALS if SOAK else 60)
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        f"{row.players} players" for row in ONE_CARD
    ]
    assert [row.games for row in ONE_CARD] == [one_card.DEALS * row.players for row in ONE_CARD]
    for row, line in zip(ONE_CARD, lines, strict=True):
        documented = TIMES.fullmatch(row.wins)
        assert documented is not None
        if SOAK:
            assert "{} × ({}–{})".format(*documented.groups()) in line
        else:
            measured = re.search(r"\(([\d.]+)–([\d.]+)\)", line)
            assert measured is not None
            assert float(measured[1]) < float(documented[1]) < float(measured[2])


def test_the_assumed_pace_of_people_matches_the_page() -> None:
    said = re.findall(r"^\| (\d+) \| ", LAB.partition("## Estimated playing time")[2], re.MULTILINE)
    assert [int(each) for each in said[:4]] == [*Pace()]
    for game in ("schnipp-schnapp", "ueberall-anschliessen", "zweikampf"):
        assert pace_of(game)[1:] == (1, 1, 1)


def test_the_default_numbers_of_games_match_the_page() -> None:
    compiled = f"{DEFAULT_GAMES[Engine.COMPILED]:,} on the compiled engine, 1,000 on the reference"
    assert f"| `--games` | number of games (default {compiled}" in LAB
    assert DEFAULT_GAMES[Engine.REFERENCE] == default_matches("poker").alike == 1_000

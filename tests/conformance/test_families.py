"""Families of games: each game names its family, and no game depends on another."""

import subprocess
import sys

import pytest

from elfer.bots.registry import DEFAULT, bot_of
from elfer.games import EARLIER, GAMES

FAMILIES = (
    "rows",
    "master",
    "bluffing",
    "guessing",
    "snap",
    "anywhere",
    "collecting",
    "tricks",
    "duel",
    "pairs",
)
WITHOUT = """
import sys
from importlib import import_module
from pkgutil import walk_packages
from random import Random

from elfer import games

removed = set(sys.argv[1].split(","))
for id_ in removed:
    del games.GAMES[id_]

import elfer
for package in ("bots", "simulation", "table", "runtime", "terminal", "cli"):
    root = import_module(f"elfer.{package}")
    for module in walk_packages(root.__path__, f"elfer.{package}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
import_module("elfer.server.app")

from elfer.bots import LEVELS
from elfer.engine.match import new_match
from elfer.simulation.arena.match_runner import play_match

families = {game.family: game for game in games.GAMES.values()}
assert len(families) >= 9, families
for game in families.values():
    players = game.least_players
    rngs = [Random(seat) for seat in range(players)]
    bots = ["child", "hard", "greedy"][:players]
    *_, last = play_match(new_match(game, players, {}, "left"), bots, rngs)
    assert last.match.over, game.id
"""
HIDDEN = """
import sys
from elfer import games

family = sys.argv[1]
for id_ in [id_ for id_, game in games.GAMES.items() if game.family == family]:
    del games.GAMES[id_]
for name in [name for name in sys.modules if name.startswith(f"elfer.games.{family}")]:
    sys.modules[name] = None

import elfer.bots.task
from random import Random
from elfer.bots import LEVELS, choose
from elfer.bots.choice import Situation
from elfer.engine.match import new_match

for game in games.GAMES.values():
    match = new_match(game, game.least_players, {}, "hidden")
    seat = match.actors[0]
    for level in ("child", "hard", "greedy"):
        situation = Situation(game, match.view(seat), match.legal(seat), 0)
        assert choose(level, situation, Random(1)).move in (None, *situation.moves)
"""


def run(script: str, argument: str) -> None:
    """Run a script in a new process, and assert that it succeeds."""
    done = subprocess.run(
        [sys.executable, "-c", script, argument], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", [*GAMES.values(), *EARLIER.values()], ids=lambda game: game.id)
def test_the_family_of_a_game_is_its_package(game: object) -> None:
    _, games, package, *_ = type(game).__module__.split(".")
    assert games == "games"
    assert getattr(game, "family", None) == package
    assert package in FAMILIES


def test_every_family_has_a_game_and_a_bot() -> None:
    assert {game.family for game in GAMES.values()} == {*FAMILIES}
    for game in GAMES.values():
        assert bot_of(game) is not DEFAULT
        assert bot_of(game).choose is not None


def test_a_family_without_a_bot_uses_the_default_bot() -> None:
    class Stranger(type(GAMES["junior"])):  # type: ignore[misc]
        family = "strangers"

    assert bot_of(Stranger()) is DEFAULT


@pytest.mark.parametrize("game", GAMES)
def test_the_project_works_without_any_single_game(game: str) -> None:
    run(WITHOUT, game)


@pytest.mark.parametrize("family", FAMILIES)
def test_bots_need_only_the_rules_of_their_own_family(family: str) -> None:
    run(HIDDEN, family)

"""The bots' own models of the rules agree with the reference engine.

The list of models is derived from the source: a bot's function that cites a rule models it. The
tests break each model on purpose, to show that the comparison of its family detects the fault.
"""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer import bots
from elfer.bots.collecting.playout import World
from elfer.bots.guessing.turn import GuessTurn
from elfer.bots.tricks.endgame import Endgame, KnownHands
from elfer.engine.game import AnyGame
from elfer.engine.match import new_match
from elfer.games import GAMES
from tests.bots.lockstep import COMPARE
from tests.conformance.strategies import EVERY_TABLE, examples, starts

SOURCE = Path(str(bots.__file__)).parent
RULE = re.compile(r"\b[A-Z]{2}-\d+\b")
MODEL_NAME = re.compile(r"_?(after|apply|decided?|end_turn|play|points|score|settle)(_\w+)?")
"""The names of functions that compute the effect of a move."""
TABLES = [(id_, players) for id_, players in EVERY_TABLE if GAMES[id_].family in COMPARE]
TRIES = 40


class Model(NamedTuple):
    """A function or method of a bot that models a rule."""

    family: str
    module: str
    path: str

    def __str__(self) -> str:
        return f"{self.module}.{self.path}"


class Function(NamedTuple):
    """A function of a family's bot, with its source."""

    model: Model
    source: str


def functions() -> Iterator[Function]:
    """Yield every function of the families that do not use the compiled engine.

    Other tests compare the compiled engine with the reference engine.
    """
    for package in sorted(path.parent for path in SOURCE.glob("*/__init__.py")):
        texts = {path: path.read_text(encoding="utf-8") for path in sorted(package.glob("*.py"))}
        if any("elfer.compiled" in text for text in texts.values()):
            continue
        for path, text in texts.items():
            module = f"{bots.__name__}.{package.name}.{path.stem}"
            for name, node in _list_functions(ast.parse(text)):
                source = ast.get_source_segment(text, node)
                assert source is not None
                yield Function(Model(package.name, module, name), source)


def _list_functions(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _list_functions(child, f"{prefix}{child.name}.")


MODELS = [model for model, source in functions() if RULE.search(source)]


def test_every_function_that_makes_a_move_cites_its_rule() -> None:
    unnamed = [
        str(model)
        for model, source in functions()
        if MODEL_NAME.fullmatch(model.path.rpartition(".")[2]) and not RULE.search(source)
    ]
    assert unnamed == []


def test_every_family_with_a_model_is_compared() -> None:
    assert {model.family for model in MODELS} == {*COMPARE}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_models_agree_with_the_engine(game: str, players: int) -> None:
    @examples(5)
    @given(starts(game, players), st.integers(0, 2**32))
    def compare(match: Any, seed: int) -> None:
        COMPARE[GAMES[game].family](match, Random(seed))

    compare()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_table_has_comparisons(game: str, players: int) -> None:
    compared = sum(_compare(GAMES[game], players, number) for number in range(6))
    assert compared > 10


@pytest.mark.parametrize("model", MODELS, ids=str)
def test_detects_a_fault_in_a_model(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    _break(model, monkeypatch)
    games = [game for game in GAMES.values() if game.family == model.family]

    def compare_all() -> None:
        for number in range(TRIES):
            for game in games:
                players = range(game.least_players, game.most_players + 1)
                _compare(game, players[number % len(players)], number)

    with pytest.raises((AssertionError, LookupError, ValueError)):
        compare_all()


def _compare(game: AnyGame, players: int, number: int) -> int:
    return COMPARE[game.family](new_match(game, players, {}, f"lockstep {number}"), Random(number))


def _break(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace a model with one that returns a wrong result, wherever it is imported."""
    owner: Any = import_module(model.module)
    *classes, name = model.path.split(".")
    for each in classes:
        owner = getattr(owner, each)
    whole = getattr(owner, name)

    def return_wrong_result(*given: Any, **named: Any) -> Any:
        if signature(whole).return_annotation is not None:
            return _falsify(whole(*given, **named))
        return None  # a function without a result is skipped

    if classes:
        monkeypatch.setattr(owner, name, return_wrong_result)
        return
    for module in [*sys.modules.values()]:
        if getattr(module, name, None) is whole:
            monkeypatch.setattr(module, name, return_wrong_result)


def _falsify(value: Any) -> Any:
    """Return a different result from the correct one."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case None:
            return 1.0
        case list() | tuple() if type(value) in (list, tuple):
            return type(value)([value[0] + 1, *value[1:]])
        case World():
            return value._replace(hands=[*value.hands[1:], value.hands[0]])
        case Endgame() | KnownHands():
            return value._replace(aside=value.aside + 1)
        case GuessTurn():
            return value._replace(said=(*value.said, value.numbers[0]))
        case _ if callable(value):
            return lambda *given: _falsify(value(*given))
    raise AssertionError(f"add a false result for {type(value).__name__}")

"""Moves, events, views, states and matches are values: copies behave like the original."""

import ast
import builtins
import dataclasses
import importlib
import inspect
import multiprocessing
import pkgutil
import random
import sys
import types
import typing
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer import engine, games
from elfer.bots import BOTS, choose
from elfer.bots.choice import Situation
from elfer.engine.errors import BadMove, IllegalMove, NotYourTurn, Refused
from elfer.engine.events import Event
from elfer.engine.game import AnyGame
from elfer.engine.match import Match, deal_of, new_match
from elfer.engine.move_validation import check, check_touch, play
from elfer.engine.moves import NEXT, Move, Touch, button
from elfer.engine.options import Options
from elfer.engine.seats import Seat
from elfer.games import GAMES
from tests.conformance.strategies import (
    EVERY_TABLE,
    Policy,
    any_move,
    choosers,
    default_match,
    examples,
    play_steps,
    starts,
)
from tests.conformance.values import COPIERS, check_frozen, check_value, rebuild

every_table = pytest.mark.parametrize(("game_id", "players"), EVERY_TABLE)
every_game = pytest.mark.parametrize("game_id", GAMES)

SOURCE = Path(str(engine.__file__)).parents[1]


def fixed_chooser() -> tuple[Policy, random.Random]:
    """Return a policy and a generator that make the same choices in every test."""
    return any_move, random.Random(7)


@every_table
def test_every_part_of_a_match_is_a_value(game_id: str, players: int) -> None:
    @examples(2)
    @given(start=starts(game_id, players), chooser=choosers(), every=st.integers(41, 83))
    def holds(start: Match, chooser: Any, every: int) -> None:
        last = start
        for number, step in enumerate(play_steps(start, chooser)):
            told: list[Event] = []
            last = step.apply(told)
            if number % every == 0:
                _check_moment(step.match)
                check_value(step.move)
                check_value(told)
            if last.outcome is not None:
                check_value(told)
                _check_moment(last)
        _check_moment(last)

    holds()


def _check_moment(match: Match) -> None:
    """Assert that a match at this moment and everything that it returns are values."""
    views = [match.view(seat) for seat in (*range(match.players), None)]
    deal = deal_of(match)
    plan = match.plan
    for value in (match, match.game, plan, plan.options, match.round_start, match.setup, deal):
        check_value(value)
    for value in (match.state, match.outcome, match.totals, match.winners, *views):
        check_value(value)
    check_value(list(match.legal(match.turn)))
    for value in (match, match.setup, plan, match.round_start, deal, *views):
        check_frozen(value)


@pytest.mark.parametrize("name", ["game", "round_start", "state", "turn", "outcome", "over", "new"])
def test_a_match_cannot_be_changed(name: str) -> None:
    match = default_match(GAMES["elfer-raus"], "a")
    same = default_match(GAMES["elfer-raus"], "a")
    with pytest.raises(dataclasses.FrozenInstanceError, match=f"cannot assign to '{name}'"):
        setattr(match, name, 5)
    with pytest.raises(dataclasses.FrozenInstanceError, match=f"cannot delete '{name}'"):
        delattr(match, name)
    assert match == same


@every_game
def test_a_game_cannot_be_changed(game_id: str) -> None:
    """All matches share the game object."""
    game = GAMES[game_id]
    for name in ("id", "least_players", "language", "options", "anything"):
        with pytest.raises(dataclasses.FrozenInstanceError, match=f"cannot assign to '{name}'"):
            setattr(game, name, 5)
        with pytest.raises(dataclasses.FrozenInstanceError, match=f"cannot delete '{name}'"):
            delattr(game, name)
    language: Any = game.language
    with pytest.raises(TypeError):
        language["shrug"] = button("shrug")
    with pytest.raises(TypeError):
        del language[next(iter(language))]


@every_game
def test_changing_returned_values_does_not_change_a_match(game_id: str) -> None:
    """The test empties every list and dictionary that a match returns."""
    game = GAMES[game_id]
    for step in play_steps(default_match(game, "emptied"), fixed_chooser()):
        before, told = COPIERS["deepcopy"](step.match), list[Event]()
        after = step.apply(told)
        same = COPIERS["deepcopy"](after)
        moves = {seat: [*step.match.legal(seat)] for seat in range(step.match.players)}
        for seat in (*range(step.match.players), None):
            _empty(step.match.legal(seat))
            _empty(game.shown(step.match.view(seat)))
            _empty([event.seen_by(seat) for event in told])
        _empty(game.truth(step.match.state))
        _empty(deal_of(step.match).shown())
        _empty(told)
        assert step.match == before
        assert after == same == step.apply()
        assert {seat: [*step.match.legal(seat)] for seat in moves} == moves


def _empty(value: Any) -> None:
    """Empty a list or a dictionary, and all lists and dictionaries in it."""
    if isinstance(value, Mapping):
        _empty(list(value.values()))
    elif isinstance(value, list | tuple):
        for each in value:
            _empty(each)
    if isinstance(value, dict | list):
        value.clear()


def test_moves_events_and_options_cannot_be_changed() -> None:
    for value in (NEXT, Touch("row", "r"), Event("pass", 1), Options()):
        check_frozen(value)
        check_value(value)


def test_different_matches_are_not_equal() -> None:
    """Seed, game and moves all count."""
    match = default_match(GAMES["elfer-raus"], "a")
    others = [
        default_match(GAMES["elfer-raus"], "b"),
        default_match(GAMES["falscher-anfang"], "a"),
        match.push(match.turn, match.legal(match.turn)[0]),
    ]
    for other in others:
        assert match != other
        assert len({match, other}) == 2
    assert GAMES["elfer-raus"] != GAMES["falscher-anfang"]
    assert match.__eq__("match") is NotImplemented


@every_table
def test_a_copied_move_plays_like_the_original(game_id: str, players: int) -> None:
    """Every kind of copy leads to the same match and the same events at every moment."""
    ways = [*COPIERS.values(), rebuild]

    @examples(3)
    @given(start=starts(game_id, players), chooser=choosers())
    def holds(start: Match, chooser: Any) -> None:
        rng = random.Random(players)
        for step in play_steps(start, chooser):
            match, told, again = step.match, list[Event](), list[Event]()
            other = rng.choice(ways)(step.move)
            after = step._replace(move=other).apply(again)
            assert after == step.apply(told)
            assert again == told
            if match.outcome is None:
                for who in (*range(players), None):
                    learns = who in match.game.reveals_to(match.state, step.seat, other)
                    same = who in match.game.reveals_to(match.state, step.seat, step.move)
                    assert learns == same

    holds()


@every_game
def test_a_copied_match_continues_like_the_original(game_id: str) -> None:
    """The test copies the match, its views and its moves at every step."""
    for name, copied in COPIERS.items():
        match = default_match(GAMES[game_id], "copied")
        other, rng = copied(match), random.Random(name)
        for step in play_steps(match, (any_move, rng)):
            assert other == step.match
            assert step.move in other.legal(step.seat)
            assert match.game.legal(copied(other.view(step.seat))) == other.legal(step.seat) or (
                step.match.outcome is not None
            )
            other = copied(other.push(step.seat, copied(step.move), step.at))
            if other.setup.round > 1:
                break


@every_game
def test_a_copied_move_is_refused_like_the_original(game_id: str) -> None:
    """Equal moves are refused for the same reason."""
    refused = 0
    rng = random.Random(1)
    for number, (match, *_) in enumerate(
        play_steps(default_match(GAMES[game_id], "refused"), fixed_chooser())
    ):
        if match.outcome is not None or number % 5:
            continue
        for seat in range(match.players):
            legal = match.legal(seat)
            illegal = [move for move in match.game.language.values() if move not in legal]
            for move in rng.sample(illegal, min(len(illegal), 9)) if legal else ():
                view = match.view(seat)
                assert match.game.refusal(view, rebuild(move)) == match.game.refusal(view, move)
                refused += 1
    assert refused or all(len(game.language) == 1 for game in (GAMES[game_id],))


@pytest.mark.parametrize("level", BOTS)
@every_game
def test_a_bot_makes_the_same_decision_with_copies(game_id: str, level: str) -> None:
    """A bot task is pickled for another process, so the bot sees only copies."""
    game, asked = GAMES[game_id], 0
    for number, (match, seat, *_) in enumerate(
        play_steps(default_match(game, "bots"), fixed_chooser())
    ):
        if match.outcome is not None or seat is None or number % 7:
            continue
        view, moves = match.view(seat), match.legal(seat)
        copies = [rebuild(move) for move in moves]
        usual = choose(level, Situation(game, view, moves, 0), random.Random(number))
        other = Situation(COPIERS["deepcopy"](game), COPIERS["pickle 5"](view), copies, 0)
        assert choose(level, other, random.Random(number)) == usual
        asked += 1
        if asked == 12:
            break
    assert asked


def _moments(game: AnyGame) -> Iterator[tuple[Match, Seat | None]]:
    """Yield some moments of a match, each with a seat that may act."""
    for number, (match, seat, *_) in enumerate(
        play_steps(default_match(game, "m"), fixed_chooser())
    ):
        if number in (0, 1, 2, 5, 9, 17, 40) and match.outcome is None:
            yield match, seat


FOREIGN = {move for game in GAMES.values() for move in game.language.values()} | {
    NEXT,
    button("shrug"),
}


@every_game
def test_a_move_of_another_game_is_refused(game_id: str) -> None:
    """Both the match and the game refuse it."""
    game = GAMES[game_id]
    foreign = FOREIGN - {*game.language.values()}
    assert len(foreign) > 100
    for match, seat in _moments(game):
        before = COPIERS["deepcopy"](match)
        for move in foreign:
            told: list[Event] = []
            with pytest.raises(BadMove, match=f"{game_id}.*legal moves"):
                match.push(seat, move, 7, told)
            with pytest.raises(BadMove, match=f"{game_id}.*legal moves"):
                game.apply(match.state, seat, move, 7, told)
            assert told == []
        assert match == before


@every_game
def test_a_move_that_only_looks_like_one_is_refused(game_id: str) -> None:
    """A move with the right text and other fields is not a move of the game."""
    game = GAMES[game_id]
    for match, seat in _moments(game):
        for move in match.legal(seat):
            for change in LOOK_ALIKES:
                other = dataclasses.replace(move, **change)
                assert other not in match.legal(seat)
                with pytest.raises(BadMove, match="belongs to another game"):
                    match.push(seat, other, 7)


LOOK_ALIKES: list[dict[str, Any]] = [
    {"verb": "shrug"},
    {"card": 99},
    {"place": 99},
    {"touches": ()},
]


@every_game
def test_a_move_that_apply_does_not_handle_raises(game_id: str) -> None:
    """A move in the language that `apply` does not handle is not silently ignored."""
    usual = type(GAMES[game_id])
    for forgotten in (button("shrug"), button("nudge", timed=True)):

        class Forgetful(usual):  # type: ignore[misc, valid-type]
            language: ClassVar = {**usual.language, forgotten.text: forgotten}

        game: AnyGame = Forgetful()
        for match, seat in _moments(game):
            with pytest.raises(NotImplementedError, match=f"{game_id}.*'{forgotten.text}'"):
                match.push(seat if seat is not None else 0, forgotten, 7)


@every_game
def test_only_next_is_accepted_between_rounds(game_id: str) -> None:
    start = default_match(GAMES[game_id], "next")
    *_, last = play_steps(start, fixed_chooser())
    moves = [*start.game.language.values()][:20]
    for match in _ends_of_rounds(start):
        for move in (*moves, button("shrug"), *([NEXT] if match.over else [])):
            with pytest.raises(NotYourTurn if match.over else IllegalMove, match="over"):
                match.push(0, move)
        if not match.over:
            assert match.push(0, rebuild(NEXT)) == match.push(0, NEXT)
    assert last


def _ends_of_rounds(start: Match) -> Iterator[Match]:
    """Yield the ends of the rounds of a match."""
    for step in play_steps(start, fixed_chooser()):
        after = step.apply()
        if after.outcome is not None:
            yield after


# Rules must not compare moves by identity.


def _sources() -> Iterator[tuple[str, ast.Module]]:
    """Yield every module of the project by its name, as a syntax tree."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        yield ".".join(parts).removesuffix(".__init__"), ast.parse(path.read_bytes())


def _names_of_moves() -> set[str]:
    """Return the names of the constants that are single moves, like DRAW."""
    for package in (engine, games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(found.name)
    rules = [
        module
        for name, module in sys.modules.items()
        if name.startswith((f"{engine.__name__}.", f"{games.__name__}."))
    ]
    return {name for each in rules for name, value in vars(each).items() if isinstance(value, Move)}


def _name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _identity_comparisons(tree: ast.Module, moves: set[str]) -> Iterator[str]:
    """Yield every identity comparison with one of these names."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Compare):
            continue
        identity = any(isinstance(operator, ast.Is | ast.IsNot) for operator in node.ops)
        if identity and moves & {_name_of(side) for side in (node.left, *node.comparators)}:
            yield f"line {node.lineno}: {ast.unparse(node)}"


def test_no_module_compares_moves_by_identity() -> None:
    moves = _names_of_moves()
    assert {"DRAW", "DONE", "NEXT", "STOPP", "SCHNAPP", "CLOSE"} < moves
    planted = ast.parse("if move is moves.DRAW or DONE is not move: pass")
    assert len([*_identity_comparisons(planted, moves)]) == 2
    found = {name: [*_identity_comparisons(tree, moves)] for name, tree in _sources()}
    assert {name: lines for name, lines in found.items() if lines} == {}


# Exceptions


def _exceptions() -> list[tuple[str, str]]:
    """Return every exception class of the project by module and name."""
    classes = [
        (module, node.name, {_name_of(base) for base in node.bases})
        for module, tree in _sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    known = {name for name, value in vars(builtins).items() if _is_exception(value)}
    while more := {name for _, name, bases in classes if bases & known} - known:
        known |= more
    return [(module, name) for module, name, bases in classes if bases & known]


def _is_exception(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, BaseException)


def _kind(module: str, name: str) -> type[Exception]:
    kind: type[Exception] = getattr(importlib.import_module(module), name)
    assert issubclass(kind, Exception)
    return kind


def _argument(name: str, kind: Any) -> Any:
    """Return a sample value for an argument of an exception."""
    if kind is bool:
        return True
    if kind is str or str in typing.get_args(kind):
        return f"A sentence about {name}."
    if kind is int or int in typing.get_args(kind):
        return 7
    if typing.get_origin(kind) is Mapping:
        return {"card": "r1", "count": 3}
    if isinstance(kind, type) and issubclass(kind, Exception):
        return _make_exception(kind, whole=True)
    raise AssertionError(f"add a sample value for {name}: {kind} of an exception")


def _make_exception(kind: type[Exception], *, whole: bool) -> Exception:
    """Return an exception with all its arguments, or with only the required ones."""
    if isinstance(
        kind.__init__, types.WrapperDescriptorType
    ):  # inherited from a built-in exception
        return kind("A sentence.")
    hints = typing.get_type_hints(kind.__init__)
    _, *parameters = inspect.signature(kind.__init__).parameters.values()
    return kind(
        **{
            each.name: _argument(each.name, hints[each.name])
            for each in parameters
            if whole or each.default is inspect.Parameter.empty
        }
    )


def test_finds_the_exceptions() -> None:
    kinds = {_kind(*each) for each in _exceptions()}
    assert {Refused, IllegalMove, BadMove} < kinds
    assert len(kinds) > 25


@pytest.mark.parametrize("arguments", ["all", "needed"])
@pytest.mark.parametrize(("module", "name"), _exceptions())
def test_a_copied_exception_has_the_same_contents(module: str, name: str, arguments: str) -> None:
    kind = _kind(module, name)
    refused = _make_exception(kind, whole=arguments == "all")
    refused.add_note("A note.")
    for copied in COPIERS.values():
        other = copied(refused)
        assert type(other) is kind
        assert str(other) == str(refused)
        assert other.args == refused.args
        assert vars(other) == vars(refused)
    if isinstance(refused, Refused):
        check_value(refused)
        for copied in COPIERS.values() if hasattr(kind, "code") else ():
            assert copied(refused).shown() == refused.shown()


def test_refusals_that_differ_are_not_equal() -> None:
    one = IllegalMove("Why.", "G-1", "reason", {"card": "r1"})
    assert one != IllegalMove("Why.", "G-2", "reason", {"card": "r1"})
    assert one != IllegalMove("Why.", "G-1", "reason", {"card": "r2"})
    assert one != BadMove("Why.")
    assert one != "Why."


@every_game
def test_refusals_of_moves_can_be_copied(game_id: str) -> None:
    refusals = 0
    for match, _ in _moments(GAMES[game_id]):
        for seat in (*range(match.players), None):
            for text in (*[*match.game.language][:40], "nonsense", NEXT.text):
                try:
                    check(match, seat, text, 7)
                except Refused as refused:
                    check_value(refused)
                    refusals += 1
        try:
            check_touch(match, 0, [Touch("hand", "r1"), Touch("row", "b")])
        except Refused as refused:
            check_value(refused)
    assert refusals


# Other processes


class Report(NamedTuple):
    """The result that another process sends back."""

    match: Match
    told: list[Event]
    refused: Refused | None


def play_move(match: Match, seat: Seat | None, move: Move, at: float | None) -> Report:
    """Play a move that came from another process, then try an impossible move."""
    assert move in match.legal(seat)
    told: list[Event] = []
    after = match.push(seat, move, at, told)
    try:
        play(after, 0, "nonsense")
    except Refused as refused:
        return Report(after, told, refused)
    return Report(after, told, None)


def raise_refusal() -> None:
    """Raise a refusal that has other fields besides its message."""
    raise IllegalMove("Why.", "G-1", "reason", {"card": "r1"})


def test_a_pool_of_processes_plays_every_game() -> None:
    """The processes are spawned, so they share only pickled data."""
    steps = []
    for game in GAMES.values():
        moments = [*play_steps(default_match(game, "pool"), (any_move, random.Random(5)))]
        steps += [moments[0], moments[len(moments) // 2], moments[-1]]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        reports = [pool.submit(play_move, *step) for step in steps]
        for step, report in zip(steps, reports, strict=True):
            told: list[Event] = []
            match, heard, refused = report.result(60)
            assert match == step.apply(told)
            assert heard == told
            assert isinstance(refused, BadMove)
        with pytest.raises(IllegalMove) as caught:
            pool.submit(raise_refusal).result(60)
        assert caught.value == IllegalMove("Why.", "G-1", "reason", {"card": "r1"})
        # The pool still works.
        assert pool.submit(len, "abc").result(60) == 3


def test_a_match_from_a_given_deal_is_a_value() -> None:
    first = new_match(GAMES["elfer-raus"], 2, seed="a")
    match = new_match(GAMES["elfer-raus"], 2, seed="a", deal=deal_of(first).shown())
    check_value(match)
    check_frozen(match)

"""Checks of the compiled engine's input before compiled code reads it."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as nst

from elfer.compiled import entry_points
from elfer.compiled.checks import BadBatch, BadBatchType
from elfer.compiled.encoding import NOTHING, RESULT
from elfer.compiled.engine import CompiledGame, Positions
from elfer.compiled.registry import compiled_game
from elfer.engine.cards import JOKER
from elfer.engine.errors import BadMove, BadOptions, BadRequest
from elfer.engine.match import Match, new_match
from elfer.engine.moves import DONE, DRAW, button
from elfer.games import GAMES
from tests.conformance.strategies import examples
from tests.conformance.values import check_value, rebuild
from tests.soak import SOAK

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "compiled-engine.md"
FOUR = ["random"] * 4
SEVERAL = ["elfer-raus", "farben-mix", "master"]
"""A game of each family, and of both kinds of rows."""

TAMPERINGS = 2_000 if SOAK else 300

several = pytest.mark.parametrize("game", SEVERAL)


def compile_for(game: str, players: int = 4) -> CompiledGame:
    return compiled_game(GAMES[game], players, {})


def begin_rounds(fast: CompiledGame, count: int = 6, steps: int = 8) -> Positions:
    """Return rounds after some moves."""
    positions = fast.deals(1, 0, count, ["random"] * fast.players)
    for _ in range(steps):
        fast.step(positions, fast.choices(positions))
    return positions


def are_equal(one: Any, other: Any) -> bool:
    """Return whether two record arrays are equal, ignoring the padding between fields."""
    return bool((one == other).all())


def match_after_moves(game: str, seed: str = "seen") -> Match:
    """Return a match after some moves."""
    rng = Random(seed)
    match = new_match(GAMES[game], 4, seed=seed)
    for _ in range(12):
        match = match.push(match.turn, rng.choice(match.legal(match.turn)))
    return match


# The page


def blocks() -> list[str]:
    """Return the Python examples of the compiled engine's page."""
    return re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)


def test_the_examples_of_the_page_run() -> None:
    known: dict[str, Any] = {}
    assert len(blocks()) == 3
    for block in blocks():
        exec(compile(block, str(PAGE), "exec"), known)
    assert known["points"].shape == (1000, 4)
    assert known["games"]["turns"].max() <= 1
    # The codes in the example are those of the reference engine's moves.
    fast, moves = known["compiled"], known["moves"]
    assert fast.moves[int(moves[0, 0])].text in fast.game.language
    assert not moves[:, 0].flags.c_contiguous


# Moves of a batch


MoreMoves = Callable[[Any], Any]
AS_GIVEN: dict[str, MoreMoves] = {
    "a list": lambda moves: moves.tolist(),
    "a tuple": lambda moves: tuple(moves.tolist()),
    "a column": lambda moves: np.stack([moves, moves], 1)[:, 0],
    "backwards": lambda moves: moves[::-1].copy()[::-1],
    "every other element": lambda moves: np.repeat(moves, 2)[::2],
    "int32": lambda moves: moves.astype(np.int32),
    "big-endian": lambda moves: moves.astype(">i8"),
    "not aligned": lambda moves: np.frombuffer(b"-" + moves.tobytes(), np.int64, offset=1),
    "read only": lambda moves: np.frombuffer(moves.tobytes(), np.int64),
    "a matrix's line": lambda moves: np.asfortranarray(np.stack([moves, moves]))[0],
}


@pytest.mark.parametrize("way", AS_GIVEN)
@several
def test_accepts_moves_in_many_forms(game: str, way: str) -> None:
    fast = compile_for(game)
    positions = begin_rounds(fast)
    other, moves = positions.copy(), fast.choices(positions.copy())
    fast.step(positions, moves)
    fast.step(other, AS_GIVEN[way](moves))
    assert are_equal(other, positions)


WRONG_MOVES: dict[str, tuple[MoreMoves, type[BadRequest], str]] = {
    "too few": (lambda moves: moves[:-1], BadBatch, r"shape \(6\), not \(5,\)"),
    "too many": (lambda moves: np.append(moves, 0), BadBatch, "shape"),
    "none": (lambda moves: moves[:0], BadBatch, "shape"),
    "a table": (lambda moves: moves[:, None], BadBatch, "shape"),
    "one number": (lambda moves: int(moves[0]), BadBatch, "shape"),
    "floats": (lambda moves: moves.astype(float), BadBatchType, "whole numbers, not float64"),
    "truths": (lambda moves: moves > 0, BadBatchType, "whole numbers, not bool"),
    "texts": (lambda moves: ["draw"] * len(moves), BadBatchType, "whole numbers"),
    "nothing": (lambda moves: None, BadBatchType, "whole numbers"),
    "ragged lists": (lambda moves: [[1], [1, 2]], BadBatch, "rows have different"),
    "huge": (lambda moves: [1 << 80] * len(moves), BadBatchType, "whole numbers"),
    "too high": (lambda moves: np.full(len(moves), 2**64 - 1, np.uint64), BadBatch, "at most"),
    "illegal": (lambda moves: np.full(len(moves), 10**9), BadBatch, "Game 0"),
    "negative": (lambda moves: moves * 0 - 77, BadBatch, "Game 0"),
    "no move": (lambda moves: moves * 0 + NOTHING, BadBatch, "Game 0"),
}


@pytest.mark.parametrize("fault", WRONG_MOVES)
@several
def test_refuses_wrong_moves_and_changes_nothing(game: str, fault: str) -> None:
    fast = compile_for(game)
    positions = begin_rounds(fast)
    before = positions.copy()
    change, error, why = WRONG_MOVES[fault]
    with pytest.raises(error, match=why) as refused:
        fast.step(positions, change(fast.choices(before.copy())))
    assert {BadRequest, ValueError if error is BadBatch else TypeError} < {*error.__mro__}
    check_value(refused.value)
    assert are_equal(positions, before)


def test_ignores_moves_in_rounds_that_are_over() -> None:
    fast = compile_for("elfer-raus")
    positions = begin_rounds(fast)
    fast.finish(positions)
    before = positions.copy()
    fast.step(positions, [10**9] * len(positions))
    assert are_equal(positions, before)


# Positions


CHANGING: dict[str, Callable[[CompiledGame, Any], Any]] = {
    "step": lambda fast, positions: fast.step(positions, [0] * len(positions)),
    "choices": lambda fast, positions: fast.choices(positions),
    "finish": lambda fast, positions: fast.finish(positions),
}
READING: dict[str, Callable[[CompiledGame, Any], Any]] = {
    "legal": lambda fast, positions: fast.legal(positions),
    "read": lambda fast, positions: fast.read(positions),
    "tried": lambda fast, positions: fast.try_turns(
        positions, [[NOTHING]], [0], np.zeros((1, len(positions), 4), np.int64)
    ),
}


@pytest.mark.parametrize("entry", CHANGING)
@several
def test_refuses_to_change_positions_that_need_a_copy(game: str, entry: str) -> None:
    fast = compile_for(game)
    positions = begin_rounds(fast)
    frozen = positions.copy()
    frozen.flags.writeable = False
    shifted = np.frombuffer(bytearray(b"-" + positions.tobytes()), fast.position, offset=1)
    before = positions.copy()
    for other in (positions[::2], positions[::-1], frozen, shifted):
        with pytest.raises(BadBatch, match=r"in place.*copy\(\)"):
            CHANGING[entry](fast, other)
    assert are_equal(positions, before)


@several
def test_reads_positions_with_any_memory_layout(game: str) -> None:
    fast = compile_for(game)
    positions = begin_rounds(fast)
    moves, counts = fast.legal(positions)
    some, few = fast.legal(positions[::2])
    assert (some == moves[::2]).all()
    assert (few == counts[::2]).all()
    positions.flags.writeable = False
    assert (fast.legal(positions)[0] == moves).all()
    assert fast.read(positions[::-1]) == fast.read(positions)[::-1]
    assert fast.legal(positions[:0])[0].shape == (0, fast.most_moves)


@several
def test_changes_other_array_classes_in_place(game: str) -> None:
    fast = compile_for(game)
    positions = begin_rounds(fast)
    other = positions.copy()
    records: Any = np.recarray
    fast.step(other.view(records), fast.choices(other.copy()))
    fast.step(positions, fast.choices(positions.copy()))
    assert are_equal(other, positions)


NOT_POSITIONS: dict[str, Callable[[CompiledGame], Any]] = {
    "numbers": lambda fast: np.zeros(6, np.int64),
    "results": lambda fast: np.zeros(6, RESULT),
    "the other family's": lambda fast: begin_rounds(
        compile_for("master" if fast.game.id != "master" else "elfer-raus")
    ),
    "a list": lambda fast: [*begin_rounds(fast)],
    "one of them": lambda fast: begin_rounds(fast)[0],
    "nothing": lambda fast: None,
    "bytes": lambda fast: begin_rounds(fast).tobytes(),
}


@pytest.mark.parametrize("kind", NOT_POSITIONS)
@pytest.mark.parametrize("entry", [*CHANGING, "legal", "read"])
@several
def test_refuses_arrays_that_are_not_positions(game: str, entry: str, kind: str) -> None:
    fast = compile_for(game)
    with pytest.raises(BadBatchType, match="positions must be an array made by this compiled game"):
        (CHANGING | READING)[entry](fast, _Sized(NOT_POSITIONS[kind](fast)).given)


class _Sized:
    """An argument, replaced by an array if it has no length."""

    def __init__(self, given: Any) -> None:
        self.given = given if hasattr(given, "__len__") else np.zeros(6, np.uint8)


@pytest.mark.parametrize("entry", [*CHANGING, *READING])
@several
def test_refuses_positions_with_two_dimensions(game: str, entry: str) -> None:
    fast = compile_for(game)
    with pytest.raises(BadBatch, match="one dimension, not 2"):
        (CHANGING | READING)[entry](fast, begin_rounds(fast).reshape(2, 3))


TAMPERED: dict[str, Callable[[Any], None]] = {
    "turn": lambda one: _put(one, "turn", 4),
    "a turn far away": lambda one: _put(one, "turn", 2**62),
    "a negative turn": lambda one: _put(one, "turn", -2),
    "stock": lambda one: _put(one, "left", 85),
    "negative stock": lambda one: _put(one, "left", -1),
    "laid": lambda one: _put(one, "laid", -1),
    "hand": lambda one: _put(one, "hands", -1),
    "player": lambda one: _put(one, "players", 99),
    "negative player": lambda one: _put(one, "players", -1),
}


def _put(one: Any, name: str, value: int) -> None:
    one[name] = value


@pytest.mark.parametrize("fault", TAMPERED)
@pytest.mark.parametrize("entry", [*CHANGING, "legal", "tried"])
@several
def test_refuses_positions_with_numbers_out_of_range(game: str, entry: str, fault: str) -> None:
    fast = compile_for(game)
    positions = begin_rounds(fast)
    positions["turn"] = 0
    TAMPERED[fault](positions[4:5])
    before = positions.copy()
    call = (CHANGING | READING)[entry]
    with pytest.raises(BadBatch, match=r"Position 4 .*is invalid|Game 0"):
        call(fast, positions)
    if entry != "choices":
        assert are_equal(positions, before)


@several
def test_refuses_rounds_that_never_end(game: str) -> None:
    """Such rounds have empty positions, or hands that cannot be laid with no stock or row left."""
    fast = compile_for(game)
    with pytest.raises(BadBatch, match="Position 0"):
        fast.finish(np.zeros(3, fast.position))
    positions = begin_rounds(fast)
    positions["left"][1] = 0
    if game == "master":
        positions["rows"][1] = 0
        positions["wild"][1] = positions["bridges"][1] = 0
    else:
        positions["fits"][1] = 0
        positions["must"][1] = -1
    positions["laid"][1] = 0
    with pytest.raises(BadBatch, match="Position 1"):
        fast.finish(positions)


# Numbers and names


@several
def test_accepts_numbers_of_any_integer_type(game: str) -> None:
    fast = compile_for(game)
    usual = fast.matches(5, 2, 4, FOUR)
    for kind in (np.int8, np.uint64, np.int64):
        other = fast.matches(kind(5), kind(2), kind(4), FOUR)
        assert are_equal(other, usual)
    assert fast.matches(5 - 2**64, 2, 4, FOUR).tobytes() == usual.tobytes()
    assert compiled_game(GAMES[game], np.int64(4), {}).players == 4


Asked = Callable[[CompiledGame, Any], Any]
NUMBERS: dict[str, tuple[Asked, list[Any]]] = {
    "seed of matches": (lambda fast, x: fast.matches(x, 0, 1, FOUR), []),
    "first of matches": (lambda fast, x: fast.matches(1, x, 1, FOUR), [-1, 2**63 - 1, 2**70]),
    "count of matches": (lambda fast, x: fast.matches(1, 0, x, FOUR), [-1, 2**63]),
    "seed of deals": (lambda fast, x: fast.deals(x, 0, 1, FOUR), []),
    "first of deals": (lambda fast, x: fast.deals(1, x, 1, FOUR), [-1, 2**63 - 1]),
    "count of deals": (lambda fast, x: fast.deals(1, 0, x, FOUR), [-1, 2**63]),
    "number of deals": (lambda fast, x: fast.deals(1, 0, 1, FOUR, x), [0, -3, 2**63]),
    "seed of worlds": (lambda fast, x: fast.worlds(view_for(fast), 1, x, FOUR), []),
    "count of worlds": (lambda fast, x: fast.worlds(view_for(fast), x, 1, FOUR), [-1, 2**63]),
    "players": (lambda fast, x: compiled_game(fast.game, x, {}), []),
}


def view_for(fast: CompiledGame) -> Any:
    match = match_after_moves(fast.game.id)
    return match.view(match.turn)


@pytest.mark.parametrize("number", NUMBERS)
@several
def test_refuses_other_numbers(game: str, number: str) -> None:
    fast = compile_for(game)
    ask, out_of_range = NUMBERS[number]
    for wrong in (1.0, "1", None, True, np.True_, np.float64(1), [1], 1 + 0j):
        with pytest.raises(BadBatchType, match="must be a whole number"):
            ask(fast, wrong)
    for wrong in out_of_range:
        with pytest.raises(BadBatch, match="must be between"):
            ask(fast, wrong)


@several
def test_accepts_an_empty_batch(game: str) -> None:
    fast = compile_for(game)
    assert fast.matches(1, 0, 0, FOUR).size == 0
    positions = fast.deals(1, 0, 0, FOUR)
    assert fast.finish(positions).shape == (0, 4)
    assert fast.choices(positions).shape == (0,)
    fast.step(positions, [])
    assert fast.worlds(view_for(fast), 0, 1, FOUR).size == 0


WRONG_PLAYERS: list[tuple[Any, type[BadRequest], str]] = [
    (["random"] * 3, BadBatch, "4 seats need 4 bots, not 3"),
    (["random"] * 5, BadBatch, "not 5"),
    ([], BadBatch, "not 0"),
    (["random", "random", "random", "clever"], BadBatch, "no bot 'clever'; it has random"),
    ([0, 0, 0, 0], BadBatchType, "given by its name"),
    ([["random"]] * 4, BadBatchType, "given by its name"),
    ("rrrr", BadBatchType, "list of names"),
    (None, BadBatchType, "list of names"),
    (4, BadBatchType, "list of names"),
    (dict.fromkeys(range(4), "random"), BadBatchType, "list of names"),
]


@pytest.mark.parametrize(("players", "error", "why"), WRONG_PLAYERS)
@several
def test_refuses_wrong_players(game: str, players: Any, error: type[BadRequest], why: str) -> None:
    fast = compile_for(game)
    with pytest.raises(error, match=why):
        fast.matches(1, 0, 1, players)
    with pytest.raises(error, match=why):
        fast.deals(1, 0, 1, players)
    with pytest.raises(error, match=why):
        fast.worlds(view_for(fast), 1, 1, players)


@several
def test_winners_accepts_only_results(game: str) -> None:
    fast = compile_for(game)
    results = fast.matches(1, 0, 6, FOUR)
    assert (fast.winners(results[::-2]) == fast.winners(results)[::-2]).all()
    strange: list[Any] = [results["points"], [*results], None, begin_rounds(fast)]
    for wrong in strange:
        with pytest.raises(BadBatchType, match="results must be"):
            fast.winners(wrong)
    with pytest.raises(BadBatch, match="one dimension"):
        fast.winners(results.reshape(2, 3))


@several
def test_winners_refuses_results_for_another_number_of_players(game: str) -> None:
    """Empty seats have no points, and would win in games in which the fewest points win."""
    four, pair = compile_for(game), compile_for(game, 2)
    for fast, others in ((four, pair), (pair, four)):
        results = others.matches(1, 0, 3, ["random"] * others.players)
        with pytest.raises(BadBatch, match=f"not results of matches for {fast.players} players"):
            fast.winners(results)
    nobody = np.zeros(1, RESULT)
    with pytest.raises(BadBatch, match="not results"):
        four.winners(nobody)
    assert four.winners(nobody[:0]).shape == (0, 4)


@pytest.mark.parametrize("count", [10**13, 2**62, 2**63 - 1])
@several
def test_refuses_more_games_than_fit_into_memory(game: str, count: int) -> None:
    fast = compile_for(game)
    with pytest.raises(BadBatch, match=f"{count} games.*fewer at a time"):
        fast.matches(1, 0, count, FOUR)
    with pytest.raises(BadBatch, match="fewer at a time"):
        fast.deals(1, 0, count, FOUR)
    with pytest.raises(BadBatch, match="fewer at a time"):
        fast.worlds(view_for(fast), count, 1, FOUR)


STRANGE_GAMES: list[Any] = ["elfer-raus", None, 4, type(GAMES["elfer-raus"]), [*GAMES]]


@pytest.mark.parametrize("game", STRANGE_GAMES, ids=repr)
def test_refuses_to_compile_anything_but_a_game(game: Any) -> None:
    with pytest.raises(BadBatchType, match=r"game must be one of elfer\.games"):
        compiled_game(game, 4, {})


STRANGE_OPTIONS: list[Any] = [[("rounds", 3)], "rounds=3", 3, {"rounds"}, {"round": 3}]


@pytest.mark.parametrize("options", STRANGE_OPTIONS, ids=repr)
def test_refuses_options_that_are_not_given_by_name(options: Any) -> None:
    with pytest.raises(BadOptions):
        compiled_game(GAMES["elfer-raus"], 4, options)
    with pytest.raises(BadOptions):
        new_match(GAMES["elfer-raus"], 4, options, seed="a")


def test_options_default_to_those_of_the_game() -> None:
    assert compiled_game(GAMES["elfer-raus"], 4).setup == compile_for("elfer-raus").setup


# Views and barred cards


WRONG_BARRED: list[tuple[Any, type[BadRequest], str]] = [
    ({4: 0}, BadBatch, "seat in barred must be between 0 and 3, not 4"),
    ({-1: 0}, BadBatch, "not -1"),
    ({1.0: 0}, BadBatchType, "seat in barred"),
    ({"1": 0}, BadBatchType, "seat in barred"),
    ({1: -1}, BadBatch, "set of cards"),
    ({1: 1 << JOKER + 1}, BadBatch, "set of cards"),
    ({1: "r11"}, BadBatchType, "set of cards"),
    ({1: [3]}, BadBatchType, "set of cards"),
    ([1, 2], BadBatchType, "map seats"),
]


@pytest.mark.parametrize(("barred", "error", "why"), WRONG_BARRED)
@several
def test_refuses_wrong_barred_cards(
    game: str, barred: Any, error: type[BadRequest], why: str
) -> None:
    fast = compile_for(game)
    with pytest.raises(error, match=why):
        fast.worlds(view_for(fast), 3, 1, FOUR, barred)


@several
def test_refuses_views_of_other_games(game: str) -> None:
    fast, match = compile_for(game), match_after_moves(game)
    other = match_after_moves("master" if game != "master" else "elfer-raus")
    junior = new_match(GAMES["junior"], 4, seed="a")
    guess = new_match(GAMES["ratefix"], 4, seed="a")
    for strange in (
        other.view(other.turn),
        junior.view(junior.turn),
        guess.view(guess.turn),
        match.state,
        match.view(match.turn)[1:],
        [*match.view(match.turn)],
        match,
        None,
    ):
        with pytest.raises(BadBatchType, match=f"not a view of {game}"):
            fast.worlds(strange, 3, 1, FOUR)
    pair = new_match(GAMES[game], 2, seed="a")
    with pytest.raises(BadBatch, match="for 2 players; the compiled game is for 4"):
        fast.worlds(pair.view(pair.turn), 3, 1, FOUR)


def test_refuses_views_with_another_deck() -> None:
    """The options have the same type, but select another deck."""
    pair = new_match(GAMES["elfer-raus"], 2, {"without": "b"}, seed="a")
    with pytest.raises(BadBatch, match="does not have the cards"):
        compile_for("elfer-raus", 2).worlds(pair.view(pair.turn), 3, 1, ["random"] * 2)


@several
def test_writes_states_only_into_positions_of_the_same_game(game: str) -> None:
    fast, match = compile_for(game), match_after_moves(game)
    positions = np.zeros(2, fast.position)
    with pytest.raises(BadBatchType, match="one record of an array"):
        fast.write(match.state, positions)
    with pytest.raises(BadBatchType, match="one record of an array"):
        fast.write(match.state, np.zeros(1, RESULT)[0])
    with pytest.raises(BadBatchType, match=f"not a state of {game}"):
        fast.write(match.view(0), positions[0])
    with pytest.raises(BadBatch, match="for 2 players"):
        fast.write(new_match(GAMES[game], 2, seed="a").state, positions[0])
    assert not positions.tobytes().strip(b"\0")


ODD: list[Any] = [
    *(-1, 0, 1, 5, 99, 2**40, 2**63, 2**64, 2**200, -(2**70), True, 1.5, float("nan")),
    *(None, "x", b"x", (), (1,), (1, 2, 3, 4), [], {}, frozenset(), (None,) * 4, (2**90,) * 4),
]


def forge(value: Any, rng: Random) -> Any:
    """Return a view or a state with one odd value at any depth."""
    if not isinstance(value, tuple) or not value or rng.random() < 0.3:
        return rng.choice(ODD)
    parts = [*value]
    place = rng.randrange(len(parts))
    parts[place] = forge(parts[place], rng)
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)


@several
def test_accepts_or_refuses_forged_views_and_states(game: str) -> None:
    fast, rng = compile_for(game), Random(game)
    done = refused = 0
    for _ in range(TAMPERINGS):
        match = match_after_moves(game, str(rng.randrange(9)))
        position = np.zeros(1, fast.position)
        forgery = forge(match.view(match.turn), rng)
        try:
            fast.finish(fast.worlds(forgery, 3, 1, FOUR))
            done += 1
        except (BadBatch, BadBatchType):
            refused += 1
        try:
            fast.write(forge(match.state, rng), position[0])
            fast.finish(position)
            done += 1
        except (BadBatch, BadBatchType):
            refused += 1
    assert done > TAMPERINGS / 10
    assert refused > TAMPERINGS / 2


# Turns for `try_turns`


@several
def test_accepts_turns_in_many_forms(game: str) -> None:
    fast = compile_for(game)
    match = match_after_moves(game)
    worlds = fast.worlds(match.view(match.turn), 9, 1, FOUR)
    first = fast.code(match.legal(match.turn)[0])
    turns = np.array([[NOTHING, NOTHING], [first, NOTHING]])
    points = np.zeros((2, 9, 4), np.int64)
    fast.try_turns(worlds, turns, [0, 1], points)
    assert points.any(2).all()
    other = np.zeros_like(points)
    fast.try_turns(worlds[:], turns.tolist(), np.array([1, 0], np.int8), other)
    assert (other == points).all()
    fast.try_turns(worlds, np.asfortranarray(turns), (1,), other)
    assert (other == points).all()


@several
def test_refuses_wrong_turns_and_writes_nothing(game: str) -> None:
    fast = compile_for(game)
    match = match_after_moves(game)
    worlds = fast.worlds(match.view(match.turn), 9, 1, FOUR)
    points = np.zeros((2, 9, 4), np.int64)
    legal = [fast.code(move) for move in match.legal(match.turn)]
    known = [*fast.moves]
    illegal = next(code for code in known if code not in legal)
    good = [[NOTHING], [legal[0]]]
    wrong: list[tuple[Any, Any, Any, type[BadRequest], str]] = [
        ([NOTHING], [0], points, BadBatch, "shape"),
        ([[NOTHING], [1, 2]], [0], points, BadBatch, "rows have different"),
        ([[0.5], [1.0]], [0], points, BadBatchType, "whole numbers"),
        ([[NOTHING], [10**9]], [0, 1], points, BadBatch, "Turn 1"),
        ([[illegal], [NOTHING]], [0, 1], points, BadBatch, "Turn 0"),
        (good, [2], points, BadBatch, "between 0 and 1"),
        (good, [-1], points, BadBatch, "between 0 and 1"),
        (good, [0.0], points, BadBatchType, "whole numbers"),
        (good, 0, points, BadBatch, "shape"),
        (good, [0], points[:1], BadBatch, "points must have the shape"),
        (good, [0], points[:, :8], BadBatch, "points must have the shape"),
        (good, [0], points[..., :3], BadBatch, "points must have the shape"),
        (good, [0], points.astype(float), BadBatchType, "int64"),
        (good, [0], points.tolist(), BadBatchType, "int64"),
        (good, [0], np.zeros((4, 9, 2), np.int64).T, BadBatch, "in place"),
    ]
    for turns, chosen, room, error, why in wrong:
        with pytest.raises(error, match=why):
            fast.try_turns(worlds, turns, chosen, room)
    assert not points.any()


@several
def test_only_moves_of_the_game_have_a_code(game: str) -> None:
    fast = compile_for(game)
    for code, move in fast.moves.items():
        assert fast.code(move) == fast.code(rebuild(move)) == code
    assert len({fast.code(move) for move in fast.game.language.values()}) == len(fast.moves)
    for strange in (button("shrug"), button("draw"), GAMES["mogeln"].language["r5"]):
        with pytest.raises(BadMove, match=game):
            fast.code(strange)
    assert fast.code(DRAW) != fast.code(DONE)


# Arbitrary arguments

DTYPES = (
    nst.integer_dtypes(endianness="?")
    | nst.unsigned_integer_dtypes(endianness="?")
    | nst.floating_dtypes()
    | nst.boolean_dtypes()
    | nst.complex_number_dtypes()
    | nst.byte_string_dtypes(max_len=3)
    | nst.datetime64_dtypes()
)


@st.composite
def arrays(draw: st.DrawFn, *sizes: int) -> Any:
    """Draw an array of any type and memory layout, often with the expected shape."""
    shape = draw(
        st.just(sizes)
        | nst.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=7)
        | st.tuples(*(st.integers(0, size + 1) for size in sizes))
    )
    array = draw(nst.arrays(draw(st.just(np.dtype(np.int64)) | DTYPES), shape))
    if array.ndim and draw(st.booleans()):
        array = array[(slice(None, None, draw(st.sampled_from([1, -1, 2]))),)]
    if array.ndim > 1 and draw(st.booleans()):
        array = array.T
    array.flags.writeable = draw(st.booleans())
    return draw(st.sampled_from([array, array.tolist()]))


OFTEN = st.sampled_from([-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 20, 43, 44, 79, 80, 84, 85, 127, 2**40])
ANYTHING: st.SearchStrategy[Any] = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=3)
    | st.binary(max_size=3)
    | st.lists(st.integers() | st.floats() | st.none(), max_size=7)
    | OFTEN
)


@st.composite
def positions(draw: st.DrawFn, fast: Any) -> Any:
    """Draw positions of the compiled engine, or an invalid argument."""
    array = begin_rounds(fast, draw(st.integers(0, 6)), draw(st.integers(0, 30)))
    kind = draw(st.sampled_from(["so", "so", "so", "gaps", "table", "part", "raw", "else"]))
    match kind:
        case "gaps":
            return array[:: draw(st.sampled_from([-1, 2]))]
        case "table":
            return array[None]
        case "part":
            return array[draw(st.sampled_from(fast.position.names or ()))]
        case "raw":
            raw = draw(st.binary(min_size=fast.position.itemsize, max_size=fast.position.itemsize))
            return np.frombuffer(bytearray(raw), fast.position)
        case "else":
            return draw(arrays(6) | ANYTHING)
        case _:
            return array


Call = Callable[[], Any]


def count_items(value: Any) -> int:
    """Return the length of a value, or 0 if it has none, like an array without dimensions."""
    try:
        return len(value)
    except TypeError:
        return 0


@st.composite
def calls(draw: st.DrawFn, fast: Any, view: Any) -> Call:
    """Draw a call of any method, with right, nearly right or wrong arguments."""
    size = draw(st.integers(0, 6))
    names = draw(
        st.lists(st.sampled_from(["random", "greedy", "hard", ""]), min_size=3, max_size=5)
        | st.just(FOUR)
        | ANYTHING
    )
    number: st.SearchStrategy[Any] = st.integers(0, 9) | ANYTHING
    few: st.SearchStrategy[Any] = st.integers(-1, 9) | st.floats() | st.text(max_size=3)
    where = draw(positions(fast))
    match draw(st.sampled_from(["step", "legal", "choices", "finish", "tried", "dealt", "made"])):
        case "step":
            legal = np.full(count_items(where), -1)
            moves = draw(st.just(legal) | arrays(size) | ANYTHING)
            return lambda: fast.step(where, moves)
        case "legal":
            return lambda: fast.legal(where)
        case "choices":
            return lambda: fast.choices(where)
        case "finish":
            return lambda: fast.finish(where)
        case "tried":
            count = count_items(where)
            turns = draw(st.just([[NOTHING], [-1]]) | arrays(2, 3) | ANYTHING)
            chosen = draw(st.just([0, 1]) | arrays(2) | ANYTHING)
            right = np.zeros((2, count, 4), np.int64)
            room = draw(st.just(right) | arrays(2, count, 4) | ANYTHING)
            return lambda: fast.try_turns(where, turns, chosen, room)
        case "dealt":
            seen_so = draw(st.just(view) | st.just(view[1:]) | ANYTHING)
            seats = st.integers(-1, 4) | ANYTHING.filter(_hashable)
            barred = draw(st.none() | st.dictionaries(seats, number | OFTEN) | ANYTHING)
            seed, many = draw(number), draw(few)
            return lambda: fast.worlds(seen_so, many, seed, names, barred)
        case _:
            seed, first, round_ = draw(number), draw(number), draw(number)
            many = draw(few)
            return lambda: (
                fast.matches(seed, first, many, names),
                fast.deals(seed, first, many, names, round_),
            )


def _hashable(value: Any) -> bool:
    return not isinstance(value, list)


@several
def test_accepts_or_refuses_any_argument(game: str) -> None:
    """No call crashes the process or raises an error that the page does not name."""
    fast, match = compile_for(game), match_after_moves(game)
    view = match.view(match.turn)
    done = refused = 0

    @settings(examples(300), suppress_health_check=[*HealthCheck])
    @given(call=calls(fast, view))
    def holds(call: Call) -> None:
        nonlocal done, refused
        try:
            call()
            done += 1
        except (BadBatch, BadBatchType):
            refused += 1

    holds()
    assert done > 30
    assert refused > 30


NASTY = (*range(-4, 7), 20, 43, 44, 79, 80, 81, 84, 85, 127, 255, 2**31, 2**62, -(2**63))
MIXED = ["random", "greedy", "hard", "child"]


def tamper(fast: CompiledGame, rng: Random) -> Positions:
    """Return positions with some numbers that play would not produce."""
    games = fast.deals(rng.randrange(9), 0, 3, MIXED)
    for _ in range(rng.randrange(40)):
        fast.step(games, fast.choices(games))
    names = [name for name in fast.position.names or () if name != "luck"]
    for name in rng.choices(names, k=rng.randint(1, 3)):
        numbers = games[name].reshape(games.size, -1)
        value = rng.choice(NASTY) if rng.random() < 0.8 else rng.getrandbits(63)
        where = rng.randrange(games.size), rng.randrange(numbers.shape[1])
        numbers[where] = np.array(value, np.int64).astype(numbers.dtype)
    return games


def _try_turn(fast: CompiledGame, games: Positions, *turn: int) -> None:
    fast.try_turns(games, [[*turn, NOTHING]], [0], np.zeros((1, games.size, 4), np.int64))


ON_TAMPERED: list[Callable[[CompiledGame, Positions, int], Any]] = [
    lambda fast, games, move: fast.legal(games),
    lambda fast, games, move: fast.step(games, fast.legal(games)[0][:, 0]),
    lambda fast, games, move: fast.step(games, [move] * games.size),
    lambda fast, games, move: fast.choices(games),
    lambda fast, games, move: fast.finish(games),
    lambda fast, games, move: _try_turn(fast, games),
    _try_turn,
]


@several
def test_accepts_or_refuses_tampered_positions(game: str) -> None:
    """Compiled code never reads or writes outside a position, whatever its contents."""
    fast, rng = compile_for(game), Random(game)
    done = refused = 0
    for _ in range(TAMPERINGS):
        games = tamper(fast, rng)
        move = rng.choice([*fast.moves])
        for call in ON_TAMPERED:
            try:
                call(fast, games.copy(), move)
                done += 1
            except BadBatch:
                refused += 1
    assert done > TAMPERINGS
    assert refused > TAMPERINGS


def test_stays_in_bounds_when_every_index_is_checked(tmp_path: Path) -> None:
    """With bounds checking in compiled code, no index is ever out of bounds."""
    if os.environ.get("NUMBA_BOUNDSCHECK"):
        with pytest.raises(IndexError):  # bounds checking is on
            _read_too_far()
        return
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    names = (
        test_accepts_or_refuses_any_argument,
        test_accepts_or_refuses_tampered_positions,
        test_accepts_or_refuses_forged_views_and_states,
        test_stays_in_bounds_when_every_index_is_checked,
    )
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
        + [f"{Path(__file__).relative_to(ROOT)}::{name.__name__}" for name in names],
        env=checked,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]


def _read_too_far() -> None:
    """Call compiled code directly with an array that is too short."""
    fast = compile_for("elfer-raus")
    games = begin_rounds(fast)
    short = fast.choices(games)[:2].copy()
    entry_points.steps(fast.types)(fast.rules, games, short, np.zeros(fast.most_moves, np.int64))

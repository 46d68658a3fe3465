"""Matches played side by side agree with those played one by one and on the reference engine."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from elfer.compiled import entry_points
from elfer.compiled.encoding import RESULT, Results
from elfer.compiled.engine import CompiledGame
from elfer.compiled.registry import compiled_game, compiled_games
from elfer.compiled.rows import simd
from elfer.compiled.rows.engine import CompiledRowGame
from elfer.games import GAMES
from tests.compiled.lockstep import Table, start_rounds, tables

PLAIN = ("junior", "elfer-raus", "falscher-anfang")
"""The games that should be played side by side."""
SIDE_BY_SIDE = [
    table
    for table in tables()
    if isinstance(compiled := table.compile(), CompiledRowGame)
    and simd.is_plain(compiled.rules, compiled.deck)
]
"""All tables, with each option, that the compiled engine plays side by side."""
COUNT = 4 * simd.LANES + 5
SEED, FIRST = 8, 1000


def play_with(
    compiled: CompiledGame, run: entry_points.Entry, count: int, rules: object = None
) -> Results:
    """Play matches of random players with one of the two entry points."""
    results = np.zeros(count, RESULT)
    scratch = np.zeros(1, compiled.position)
    run(rules or compiled.rules, scratch, compiled.deck, compiled.rounds, SEED, FIRST, results)
    return results


COUNTED = ("starter", "turns", "lays", "draws", "decisions")


def count_by_reference(compiled: CompiledGame, count: int) -> list[tuple[Any, ...]]:
    """Return the reference engine's points and counts of the same matches, one round each.

    The compiled engine deals and chooses one move at a time, and the reference engine plays.
    """
    game = compiled.game
    positions = compiled.deals(SEED, FIRST, count, ["random"] * compiled.players)
    states = list(start_rounds(compiled, positions))
    turns = [[game.turn(state)] for state in states]
    moves: list[list[str]] = [[] for _ in states]
    while any(seats[-1] is not None for seats in turns):
        choices = compiled.choices(positions)
        for number, code in enumerate(choices.tolist()):
            seat = turns[number][-1]
            if seat is not None:
                states[number] = game.apply(states[number], seat, compiled.moves[code])
                moves[number].append(compiled.moves[code].verb)
                if (after := game.turn(states[number])) != seat:
                    turns[number].append(after)
        compiled.step(positions, choices)
    counts = []
    for state, seats, verbs in zip(states, turns, moves, strict=True):
        ended, verb = game.outcome(state), Counter(verbs)
        assert ended is not None
        decisions = len(verbs) - verb["draw"] - verb["pass"]
        numbers = seats[0], len(seats) - 1, verb["lay"], verb["draw"], decisions
        counts.append((list(ended.points or ()), *numbers))
    return counts


def test_which_games_are_plain() -> None:
    all_games = [compiled_game(GAMES[game], 4, {}) for game in compiled_games()]
    rows = [each for each in all_games if isinstance(each, CompiledRowGame)]
    assert tuple(one.game.id for one in rows if simd.is_plain(one.rules, one.deck)) == PLAIN


def test_a_row_with_more_than_two_open_places_is_not_plain() -> None:
    """A step considers at most four places per word, two for each of two rows."""
    compiled = compiled_game(GAMES["elfer-raus"], 4, {})
    more = compiled.rules.fits_lower | 1 << 15
    assert not simd.is_plain(compiled.rules._replace(fits_lower=more), compiled.deck)


def test_every_table_of_a_plain_game_is_played_side_by_side() -> None:
    assert [table for table in tables() if table.game in PLAIN] == SIDE_BY_SIDE


@pytest.mark.parametrize("table", SIDE_BY_SIDE, ids=str)
def test_side_by_side_agrees_with_the_reference_engine(table: Table) -> None:
    compiled = table._replace(options={**table.options, "rounds": 1}).compile()
    results = play_with(compiled, simd.matches(), COUNT)
    found = [
        (match["points"][: table.players].tolist(), *(int(match[name]) for name in COUNTED))
        for match in results
    ]
    assert found == count_by_reference(compiled, COUNT)


@pytest.mark.parametrize("table", SIDE_BY_SIDE, ids=str)
@pytest.mark.parametrize("rounds", [1, 3])
def test_side_by_side_agrees_with_one_by_one(table: Table, rounds: int) -> None:
    compiled = table._replace(options={**table.options, "rounds": rounds}).compile()
    side_by_side = play_with(compiled, simd.matches(), COUNT)
    one_by_one = play_with(compiled, entry_points.matches(compiled.types), COUNT)
    assert side_by_side.tobytes() == one_by_one.tobytes()
    assert (side_by_side["lays"] > 0).all()


@pytest.mark.parametrize("count", [0, 1, simd.LANES - 1, simd.LANES])
def test_plays_fewer_matches_than_lanes(count: int) -> None:
    compiled = compiled_game(GAMES["elfer-raus"], 3, {})
    some = play_with(compiled, simd.matches(), count)
    assert some.tobytes() == play_with(compiled, simd.matches(), COUNT)[:count].tobytes()


@pytest.mark.parametrize(
    ("field", "value"),
    [("draws", 2), ("direction", -1), ("each", 14), ("colours", 0b11_10_00_01), ("opens_first", 0)],
)
def test_detects_a_planted_fault(field: str, value: int) -> None:
    """A fault in only one of the two modes makes the results differ."""
    compiled = compiled_game(GAMES["elfer-raus"], 4, {})
    wrong = compiled.rules._replace(**{field: value})
    side_by_side = play_with(compiled, simd.matches(), COUNT, wrong)
    one_by_one = play_with(compiled, entry_points.matches(compiled.types), COUNT)
    assert side_by_side.tobytes() != one_by_one.tobytes()


def test_chooses_the_faster_mode() -> None:
    compiled = compiled_game(GAMES["elfer-raus"], 4, {})
    other = compiled_game(GAMES["drei-anfangszahlen"], 4, {})
    usual = entry_points.matches(compiled.types)
    random = np.zeros(1, compiled.position)
    greedy = random.copy()
    greedy["players"][0, 3] = 1
    wide = simd.matches() if simd.WIDE else usual
    assert compiled.matches_entry(random, simd.FEWEST) is wide
    assert compiled.matches_entry(random, simd.FEWEST - 1) is usual
    assert compiled.matches_entry(greedy, simd.FEWEST) is usual
    assert other.matches_entry(random, simd.FEWEST) is usual

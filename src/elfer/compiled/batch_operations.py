"""Loops over matches and steps, shared by all families of games.

`entry_points` compiles them for the types of each family.
"""

from typing import Any

from elfer.compiled.bits import popcount
from elfer.compiled.encoding import NONE, Cards, Moves, Results, Table
from elfer.compiled.family_interface import (
    choose,
    count_points,
    deal,
    is_sound,
    list_moves,
    note_deal,
    step,
)
from elfer.compiled.jit import in_place
from elfer.compiled.rng import pack_for, stream

# A loop that finds no error returns `NONE`. Otherwise it returns the number of the faulty game,
# unchanged for an illegal move, or encoded by `not_sound` for an invalid position.


@in_place
def not_sound(number: int) -> int:
    """Return the code for an invalid position."""
    return -2 - number


@in_place
def is_legal(rules: Any, now: Any, move: int, scratch: Moves) -> bool:
    """Return whether a move is legal in a position."""
    found = False
    for place in range(list_moves(rules, now, scratch)):
        found |= scratch[place] == move
    return found


@in_place
def _count_in_rows(now: Any) -> int:
    """Return the number of cards in the rows."""
    return popcount(now.rows[0]) + popcount(now.rows[1])


def play_matches(
    rules: Any,
    scratch: Any,
    deck: Cards,
    rounds: int,
    seed: int,
    first: int,
    results: Results,
) -> None:
    """Play a match for each result, numbered from `first`.

    The scratch position names the players.
    """
    now = scratch[0]
    pack = pack_for(deck)
    for number in range(results.size):
        result = results[number]
        now.luck = stream(seed, first + number)
        for played in range(rounds):
            result.redeals += deal(rules, now, deck, pack, played)
            if played == 0:
                result.starter = now.turn
                note_deal(rules, now, result)
            lying, stock, moves = _count_in_rows(now), now.left, 0
            now.turns = 0
            now.passes = 0
            now.swaps = 0
            while now.turn != NONE:
                step(rules, now, choose(rules, now))
                moves += 1
            draws = stock - now.left
            result.turns += now.turns + 1
            result.lays += _count_in_rows(now) - lying + now.swaps
            result.draws += draws
            result.decisions += moves - draws - now.passes
            result.full += now.full
            for seat in range(rules.players):
                result.points[seat] += count_points(rules, now, seat)


def list_legal(rules: Any, positions: Any, moves: Table, counts: Moves) -> int:
    """Write the legal moves of many games, one row per game."""
    for number in range(positions.size):
        if not is_sound(rules, positions[number]):
            return not_sound(number)
        counts[number] = list_moves(rules, positions[number], moves[number])
    return NONE


def step_all(rules: Any, positions: Any, moves: Moves, scratch: Moves) -> int:
    """Make a move in each game that is not over, unless one of the moves is illegal."""
    for number in range(positions.size):
        now = positions[number]
        if not is_sound(rules, now):
            return not_sound(number)
        if now.turn != NONE and not is_legal(rules, now, moves[number], scratch):
            return number
    for number in range(positions.size):
        if positions[number].turn != NONE:
            step(rules, positions[number], moves[number])
    return NONE


def deal_all(rules: Any, positions: Any, deck: Cards, seed: int, first: int, number: int) -> None:
    """Deal round `number` in each game; the games are numbered from `first`."""
    pack = pack_for(deck)
    for game in range(positions.size):
        positions[game].luck = stream(seed, first + game)
        deal(rules, positions[game], deck, pack, number)


def choose_all(rules: Any, positions: Any, moves: Moves) -> int:
    """Write the choice of the player to move in each game that is not over."""
    for game in range(positions.size):
        if not is_sound(rules, positions[game]):
            return not_sound(game)
        if positions[game].turn != NONE:
            moves[game] = choose(rules, positions[game])
    return NONE

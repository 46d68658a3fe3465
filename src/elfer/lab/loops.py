"""Loops over whole matches, playouts and steps, the same for every family of games.

They are compiled as they stand, for the types of a family: see `entries`.
"""

from typing import Any

import numpy as np
from numba.types import int64

from elfer.lab.bits import place_of, popcount
from elfer.lab.family import chosen, deal, give, legal, note, points, step
from elfer.lab.jit import in_place
from elfer.lab.luck import STEP, below, pack_for, shuffle, stream
from elfer.lab.moves import NONE, NOTHING, Cards, Moves, Table
from elfer.lab.results import Results

TRIES = 3000
"""How often the unseen cards are gone through before it is said that they cannot be dealt."""


@in_place
def _lying(now: Any) -> int:
    """How many cards lie in the rows."""
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
    """Play a match for each result; the first one has the number that is given.

    The scratch position says who plays.
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
                note(rules, now, result)
            lying, stock, moves = _lying(now), now.left, 0
            now.turns = 0
            now.passes = 0
            now.swaps = 0
            while now.turn != NONE:
                step(rules, now, chosen(rules, now))
                moves += 1
            draws = stock - now.left
            result.turns += now.turns + 1
            result.lays += _lying(now) - lying + now.swaps
            result.draws += draws
            result.decisions += moves - draws - now.passes
            result.full += now.full
            for seat in range(rules.players):
                result.points[seat] += points(rules, now, seat)


@in_place
def _owners(size: int, counts: Moves) -> Any:
    """Whose each card of a pack will be: first the stock's, then seat by seat."""
    owners = np.full(size, NONE, np.int64)
    end = size
    for seat in range(counts.size - 1, -1, -1):
        owners[end - counts[seat] : end] = seat
        end -= counts[seat]
    return owners


@in_place
def _may_have(owner: int, card: int, barred: Table) -> bool:
    if owner == NONE:
        return True
    word, bit = place_of(int64(card))
    return not barred[owner, word] & bit


@in_place
def _exchange(now: Any, pack: Cards, owners: Any, barred: Table, place: int) -> None:
    """Exchange a card with any other one, if then no more hands have what they may not."""
    now.luck += STEP
    other = below(now.luck, pack.size)
    card, another = pack[place], pack[other]
    before = int(_may_have(owners[place], card, barred))
    before += int(_may_have(owners[other], another, barred))
    after = int(_may_have(owners[place], another, barred))
    after += int(_may_have(owners[other], card, barred))
    if after >= before:
        pack[place], pack[other] = another, card


@in_place
def _settle(now: Any, pack: Cards, owners: Any, barred: Table) -> bool:
    """Exchange cards until no hand has one that it is barred from, then stir what is left free.

    A card may wander over several hands until it is where it may be. Stirring long enough makes
    each possible deal about as likely as the others.
    """
    size = pack.size
    wrong, tries = True, 0
    while wrong:
        wrong = False
        tries += 1
        if tries > TRIES:
            return False
        for place in range(size):
            if not _may_have(owners[place], pack[place], barred):
                wrong = True
                _exchange(now, pack, owners, barred, place)
    for _ in range(4):
        for place in range(size):
            _exchange(now, pack, owners, barred, place)
    return True


def deal_worlds(
    rules: Any, worlds: Any, unseen: Cards, counts: Moves, barred: Table, seed: int
) -> int:
    """Deal the unseen cards anew in each of these equal positions.

    It says in how many it could: fewer than all, if hands are barred from too many cards.
    """
    owners = _owners(unseen.size, counts)
    limited = False
    for seat in range(rules.players):
        limited |= counts[seat] > 0 and (barred[seat, 0] | barred[seat, 1]) != 0
    pack = pack_for(unseen)
    for number in range(worlds.size):
        now = worlds[number]
        now.luck = shuffle(stream(seed, number), unseen, pack)
        if limited and not _settle(now, pack[0], owners, barred):
            return number
        give(rules, now, pack[0], counts)
    return worlds.size


def finish_all(rules: Any, positions: Any, table: Table) -> None:
    """Play each round to its end, and note the points of each seat."""
    for number in range(positions.size):
        now = positions[number]
        while now.turn != NONE:
            step(rules, now, chosen(rules, now))
        for seat in range(rules.players):
            table[number, seat] = points(rules, now, seat)


def try_turns(
    rules: Any, worlds: Any, scratch: Any, turns: Table, chosen_turns: Moves, points_of: Any
) -> None:
    """Begin each of these worlds with each of the chosen turns, and play it to its end."""
    now = scratch[0]
    for turn in chosen_turns:
        for number in range(worlds.size):
            scratch[0] = worlds[number]
            for move in turns[turn]:
                if move == NOTHING or now.turn == NONE:
                    break
                step(rules, now, move)
            while now.turn != NONE:
                step(rules, now, chosen(rules, now))
            for seat in range(rules.players):
                points_of[turn, number, seat] = points(rules, now, seat)


def list_legal(rules: Any, positions: Any, moves: Table, counts: Moves) -> None:
    """List the legal moves of many games, a line each."""
    for number in range(positions.size):
        counts[number] = legal(rules, positions[number], moves[number])


def step_all(rules: Any, positions: Any, moves: Moves, scratch: Moves) -> int:
    """Make a move in each game that goes on; say which game was given an illegal one, if any.

    Then nothing has been done.
    """
    for number in range(positions.size):
        now = positions[number]
        found = now.turn == NONE
        for place in range(legal(rules, now, scratch)):
            found |= scratch[place] == moves[number]
        if not found:
            return number
    for number in range(positions.size):
        if positions[number].turn != NONE:
            step(rules, positions[number], moves[number])
    return NONE


def deal_all(rules: Any, positions: Any, deck: Cards, seed: int, first: int, number: int) -> None:
    """Deal the round of that number in each game; the first game has the number given first."""
    pack = pack_for(deck)
    for game in range(positions.size):
        positions[game].luck = stream(seed, first + game)
        deal(rules, positions[game], deck, pack, number)


def choose_all(rules: Any, positions: Any, moves: Moves) -> None:
    """What the player whose turn it is would do, in each game that goes on."""
    for game in range(positions.size):
        if positions[game].turn != NONE:
            moves[game] = chosen(rules, positions[game])

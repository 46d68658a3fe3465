"""Playouts for the search: deal the unseen cards, try turns, and play rounds to their end.

`entry_points` compiles them for the types of each family. They report errors as
`batch_operations` does, but `try_turns` returns the number of an illegal turn.
"""

from typing import Any

import numpy as np
from numba.types import int64

from elfer.compiled.batch_operations import is_legal, not_sound
from elfer.compiled.bits import place_of
from elfer.compiled.encoding import NONE, NOTHING, Cards, Moves, Table
from elfer.compiled.family_interface import choose, count_points, deal_unseen, is_sound_to_end, step
from elfer.compiled.jit import in_place
from elfer.compiled.rng import STEP, below, pack_for, shuffle, stream

TRIES = 3000
"""The number of passes over the unseen cards before a deal counts as impossible."""
LONGEST = 100_000
"""The maximum number of moves in a round; real rounds are far shorter."""


@in_place
def _first_not_sound(rules: Any, positions: Any) -> int:
    for number in range(positions.size):
        if not is_sound_to_end(rules, positions[number]):
            return not_sound(number)
    return NONE


@in_place
def _play_to_its_end(rules: Any, now: Any) -> bool:
    """Play a round to its end with its own players, and return whether it ends."""
    for _ in range(LONGEST):
        if now.turn == NONE:
            return True
        step(rules, now, choose(rules, now))
    return False


@in_place
def _owners(size: int, counts: Moves) -> Any:
    """Return the owner of each card of a pack: the stock first, then seat by seat."""
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
    """Swap a card with a random one unless that gives hands more cards they are barred from."""
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
    """Swap cards until no hand has a card that it is barred from, then mix the deal.

    A card may pass through several hands before it finds an allowed place. The mixing makes all
    possible deals about equally likely.
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
    """Deal the unseen cards in each of these copies of a position.

    Return the number of deals, which is too low if hands are barred from too many cards.
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
        deal_unseen(rules, now, pack[0], counts)
    return worlds.size


def finish_all(rules: Any, positions: Any, table: Table) -> int:
    """Play each round to its end, and write the points of each seat."""
    wrong = _first_not_sound(rules, positions)
    if wrong != NONE:
        return wrong
    for number in range(positions.size):
        now = positions[number]
        if not _play_to_its_end(rules, now):
            return not_sound(number)
        for seat in range(rules.players):
            table[number, seat] = count_points(rules, now, seat)
    return NONE


@in_place
def find_illegal_turn(
    rules: Any, worlds: Any, scratch: Any, turns: Table, chosen_turns: Moves, moves: Moves
) -> int:
    """Return the first of the chosen turns that is illegal in one of these worlds."""
    wrong = _first_not_sound(rules, worlds)
    if wrong != NONE:
        return wrong
    now = scratch[0]
    for turn in chosen_turns:
        for number in range(worlds.size):
            scratch[0] = worlds[number]
            for move in turns[turn]:
                if move == NOTHING or now.turn == NONE:
                    break
                if not is_legal(rules, now, move, moves):
                    return int64(turn)
                step(rules, now, move)
    return NONE


def try_turns(
    rules: Any,
    worlds: Any,
    scratch: Any,
    turns: Table,
    chosen_turns: Moves,
    moves: Moves,
    points_of: Any,
) -> int:
    """Begin each world with each of the chosen turns, and play it to its end.

    If one of the turns is illegal, nothing is written.
    """
    wrong = find_illegal_turn(rules, worlds, scratch, turns, chosen_turns, moves)
    if wrong != NONE:
        return wrong
    now = scratch[0]
    for turn in chosen_turns:
        for number in range(worlds.size):
            scratch[0] = worlds[number]
            for move in turns[turn]:
                if move == NOTHING or now.turn == NONE:
                    break
                step(rules, now, move)
            if not _play_to_its_end(rules, now):
                return not_sound(number)
            for seat in range(rules.players):
                points_of[turn, number, seat] = count_points(rules, now, seat)
    return NONE

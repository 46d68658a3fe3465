"""The check of `reveals_to`: if a game says that a move reveals nothing to an observer, then worlds
that looked the same to the observer before the move look the same after it."""

import json
import random
from collections.abc import Iterator

from elfer.engine.errors import Refused
from elfer.engine.events import Event, told_to
from elfer.engine.match import Match
from elfer.engine.move_validation import language_of
from elfer.engine.seats import Seat
from elfer.notation.states import view_of
from tests.conformance.hidden_cards import (
    MadeMove,
    Moment,
    Trial,
    first_deal,
    replay_moves,
    restart,
    swap_cards,
    unseen_cards,
)

WORLDS = 6


def observe(moment: Moment, observer: Seat | None) -> bytes:
    """Return everything that an observer receives at a moment."""
    match, told = moment
    legal = [move.text for move in match.legal(observer)]
    return json.dumps([view_of(match, observer), legal, told_to(told, observer)]).encode()


def compare(
    start: Match, moves: list[MadeMove], observer: Seat | None, rng: random.Random
) -> Trial:
    """Find worlds that looked the same to an observer until the last move made a difference.

    In such a world, two cards that the observer cannot see are exchanged, or another seat has made
    a different hidden move. The last move must be legal in each world and look the same.
    """
    start = restart(start, first_deal(start).shown())
    moments = replay_moves(start, moves)
    assert moments is not None
    before = [observe(moment, observer) for moment in moments[:-1]]
    tried, found = 0, []
    for name, changed, made in (
        *_swap_unseen_cards(start, moves, observer, rng),
        *_change_a_choice(start, moves, observer, rng),
    ):
        again = replay_moves(changed, made[:-1])
        if again is None or [observe(moment, observer) for moment in again] != before:
            continue
        tried += 1
        seat, text, at = made[-1]
        match, told = again[-1].match, list[Event]()
        move = language_of(match)[text]
        if move not in match.legal(seat):
            found.append(f"{name}: {text} is not possible")
            continue
        after = Moment(match.push(seat, move, at, told), told)
        if observe(after, observer) != observe(moments[-1], observer):
            found.append(f"{name}: {text} looks different")
    return Trial(tried, found)


World = tuple[str, Match, list[MadeMove]]
"""A world: its name, its start, and its moves."""


def _swap_unseen_cards(
    start: Match, moves: list[MadeMove], observer: Seat | None, rng: random.Random
) -> Iterator[World]:
    """Yield worlds with two exchanged cards that the observer cannot see before the last move."""
    deal, moments = first_deal(start), replay_moves(start, moves[:-1])
    assert moments is not None
    cards = unseen_cards(deal, moments, observer)
    for _ in range(WORLDS if len(cards) > 1 else 0):
        pair = rng.sample(cards, 2)
        try:
            changed = restart(start, swap_cards(deal.shown(), pair))
        except Refused:
            continue
        made = [
            move if move.seat == observer else move._replace(text=swap_cards(move.text, pair))
            for move in moves
        ]
        yield " and ".join(pair), changed, made


def _change_a_choice(
    start: Match, moves: list[MadeMove], observer: Seat | None, rng: random.Random
) -> Iterator[World]:
    """Yield worlds in which another seat has made a different move recently."""
    others = [index for index, made in enumerate(moves[:-1]) if made.seat != observer]
    for index in others[-2:]:
        moments = replay_moves(start, moves[:index])
        assert moments is not None
        instead = moves[index]
        legal = [move.text for move in moments[-1].match.legal(instead.seat)]
        for text in rng.sample(legal, min(2, len(legal))):
            other = instead._replace(text=text)
            name = f"{text} for {instead.text}"
            yield name, start, [*moves[:index], other, *moves[index + 1 :]]

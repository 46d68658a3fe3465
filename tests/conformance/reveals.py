"""The check of `reveals_to`: worlds that somebody cannot tell apart before a move stay so after a
move of which the game says that it tells him nothing."""

import json
import random
from collections.abc import Iterator

from elfer.kernel.errors import Refused
from elfer.kernel.events import Event, told_to
from elfer.kernel.gate import language_of
from elfer.kernel.match import Match
from elfer.kernel.seats import Seat
from elfer.records.notation import view_of
from tests.conformance.blindness import (
    Made,
    Moment,
    Trial,
    along,
    exchanged,
    first_deal,
    restarted,
    unseen,
)

WORLDS = 6


def noticed(moment: Moment, observer: Seat | None) -> bytes:
    """What reaches somebody at a moment."""
    match, told = moment
    legal = [move.text for move in match.legal(observer)]
    return json.dumps([view_of(match, observer), legal, told_to(told, observer)]).encode()


def compare(start: Match, moves: list[Made], observer: Seat | None, rng: random.Random) -> Trial:
    """Whether the last move lets somebody tell worlds apart that looked the same until then.

    In another world two cards that he cannot see are exchanged, or somebody else has made another
    move that he cannot see. The last move must be possible in each of them and look the same.
    """
    start = restarted(start, first_deal(start).shown())
    moments = along(start, moves)
    assert moments is not None
    before = [noticed(moment, observer) for moment in moments[:-1]]
    tried, found = 0, []
    for name, changed, made in (
        *_exchanged(start, moves, observer, rng),
        *_chosen_otherwise(start, moves, observer, rng),
    ):
        again = along(changed, made[:-1])
        if again is None or [noticed(moment, observer) for moment in again] != before:
            continue
        tried += 1
        seat, text, at = made[-1]
        match, told = again[-1].match, list[Event]()
        move = language_of(match)[text]
        if move not in match.legal(seat):
            found.append(f"{name}: {text} is not possible")
            continue
        after = Moment(match.push(seat, move, at, told), told)
        if noticed(after, observer) != noticed(moments[-1], observer):
            found.append(f"{name}: {text} looks different")
    return Trial(tried, found)


World = tuple[str, Match, list[Made]]
"""Its name, its start, and the same moves in it."""


def _exchanged(
    start: Match, moves: list[Made], observer: Seat | None, rng: random.Random
) -> Iterator[World]:
    """Worlds in which two cards are exchanged that somebody cannot see before the last move."""
    deal, moments = first_deal(start), along(start, moves[:-1])
    assert moments is not None
    cards = unseen(deal, moments, observer)
    for _ in range(WORLDS if len(cards) > 1 else 0):
        pair = rng.sample(cards, 2)
        try:
            changed = restarted(start, exchanged(deal.shown(), pair))
        except Refused:
            continue
        made = [
            move if move.seat == observer else move._replace(text=exchanged(move.text, pair))
            for move in moves
        ]
        yield " and ".join(pair), changed, made


def _chosen_otherwise(
    start: Match, moves: list[Made], observer: Seat | None, rng: random.Random
) -> Iterator[World]:
    """Worlds in which somebody else has made another one of his last moves."""
    others = [index for index, made in enumerate(moves[:-1]) if made.seat != observer]
    for index in others[-2:]:
        moments = along(start, moves[:index])
        assert moments is not None
        instead = moves[index]
        legal = [move.text for move in moments[-1].match.legal(instead.seat)]
        for text in rng.sample(legal, min(2, len(legal))):
            other = instead._replace(text=text)
            name = f"{text} for {instead.text}"
            yield name, start, [*moves[:index], other, *moves[index + 1 :]]

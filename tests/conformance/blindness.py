"""The blindness check (G-7): exchange cards that a seat cannot see, and nothing that reaches
the seat may change by a single byte."""

import json
import random
from typing import Any, NamedTuple

from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal
from elfer.kernel.errors import Refused
from elfer.kernel.events import Event
from elfer.kernel.gate import check, language_of
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import Move
from elfer.kernel.seats import Seat
from elfer.records.notation import state_of, view_of

Step = tuple[Seat | None, Move]


EXCHANGES = 24


def reaches(match: Match, seat: Seat | None, told: list[Event]) -> dict[str, Any]:
    """Everything that a seat is sent at one moment: its view, its legal moves, the events."""
    return {
        "view": view_of(match, seat),
        "legal": [move.text for move in match.legal(seat)],
        "events": [event.seen_by(seat) for event in told],
    }


def answers(match: Match, seat: Seat | None) -> list[Any]:
    """What a seat is told whatever it tries."""
    told: list[Any] = []
    for text in language_of(match):
        try:
            told.append(check(match, seat, text).text)
        except Refused as refused:
            told.append(refused.shown())
    return told


def first_deal(match: Match) -> Deal:
    """The cards of the first round, as the seed deals them."""
    game, setup, seed = match.game, match.setup, match.plan.seed
    assert seed is not None
    attempt = 0
    while True:
        chance = Chance(seed, 1)
        deal = game.deal(setup, chance.deal(game.deck(setup), attempt))
        if game.start(setup, deal, chance, None) is not None:
            return deal
        attempt += 1


def exchanged(deal: dict[str, Any], one: str, other: str) -> dict[str, Any]:
    """The deal with two cards in each other's place."""

    def swap(value: Any) -> Any:
        if isinstance(value, list):
            return [swap(part) for part in value]
        return {one: other, other: one}.get(value, value)

    return {key: swap(cards) for key, cards in deal.items()}


def hidden(match: Match, seat: Seat | None) -> set[str]:
    """The cards that a seat cannot see at a moment: the stock, and the others' hands until
    they are shown at the end of the round (G-11)."""
    state = state_of(match)
    hands = [] if state["round_over"] else state["hands"]
    others = [card for owner, hand in enumerate(hands) if owner != seat for card in hand]
    return {*others, *state["stock"]} - {"*"}


def along(start: Match, steps: list[Step]) -> list[tuple[Match, list[Event]]] | None:
    """Every moment of these steps with what happened before it, or None if they cannot be made."""
    moments: list[tuple[Match, list[Event]]] = [(start, [])]
    for mover, move in steps:
        match, told = moments[-1][0], list[Event]()
        if move not in match.legal(mover):
            return None
        moments.append((match.push(mover, move, told=told), told))
    return moments


def experience(moments: list[tuple[Match, list[Event]]], seat: Seat | None) -> bytes:
    """All that reached a seat along these moments, and all that it could get out of the last."""
    sent = [reaches(match, seat, told) for match, told in moments]
    return json.dumps([sent, answers(moments[-1][0], seat)]).encode()


class Trial(NamedTuple):
    """How many exchanges could be tried, and which of them the seat would have noticed."""

    tried: int
    noticed: list[str]


def exchange(start: Match, steps: list[Step], seat: Seat | None, rng: random.Random) -> Trial:
    """Try to let a seat notice that two cards that it cannot see have been exchanged.

    The match is played again from a deal in which the two cards are exchanged. If the others
    could not have made the same moves with it, the exchange proves nothing and is left out: a
    drawn card that fits is laid at once, so whether it fits is no secret. For the same reason the
    last move only shows that play can go on alike; what it brings about is not looked at.
    """
    deal = first_deal(start).shown()
    start = _restart(start, deal)
    moments = along(start, steps)
    assert moments is not None
    moments = moments[: len(steps) or 1]
    cards = sorted(set.intersection(*(hidden(match, seat) for match, _ in moments)))
    before = experience(moments, seat)
    tried, noticed = 0, []
    for _ in range(EXCHANGES if len(cards) > 1 else 0):
        one, other = rng.sample(cards, 2)
        try:
            changed = _restart(start, exchanged(deal, one, other))
        except Refused:
            continue
        again = along(changed, steps) if changed.turn == start.turn else None
        if again is None:
            continue
        tried += 1
        if experience(again[: len(moments)], seat) != before:
            noticed.append(f"{one} and {other}")
    return Trial(tried, noticed)


def _restart(start: Match, deal: dict[str, Any]) -> Match:
    plan = start.plan
    return new_match(plan.game, plan.players, vars(plan.options), plan.seed, deal)

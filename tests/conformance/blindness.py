"""The blindness check (G-7): exchange cards that a seat cannot see, and nothing that reaches
the seat may change by a single byte."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal
from elfer.kernel.errors import IllegalMove, Refused
from elfer.kernel.events import Event, told_to
from elfer.kernel.gate import check, language_of
from elfer.kernel.match import Match, new_match
from elfer.kernel.seats import Seat
from elfer.records.notation import state_of, view_of

EXCHANGES = 12

ALWAYS_HIDDEN = ("stock", "stacks")
FACE_DOWN = {
    "mogeln": ("middle", "aside"),
    "erwischt": ("middle", "aside"),
    "ratefix": ("middle", "aside"),
    "poker": ("middle", "aside"),
    "schwarzer-peter": ("aside",),
}
"""What else lies face down, by game; at the end of a round it may have been shown."""

OPEN = [
    "turn",
    "round_over",
    "over",
    "points",
    "totals",
    "winners",
    "rows",
    "bridges",
    "bonus",
    "piles",
    "won",
    "quartets",
    "turned",
    "places",
    "pile_claim",
    "count",
    "pile_colour",
    "completed",
    "guesses",
    "loser",
]
"""What everyone at a real table sees."""

REVEALING = ("doubt", "object", "caught", "trick", "pair", "stopp", "show", "fight")
"""Events in which cards are shown to all."""


class Made(NamedTuple):
    """A move that somebody made."""

    seat: Seat | None
    text: str
    at: float | None


class Moment(NamedTuple):
    """A match at one moment, and what happened just before."""

    match: Match
    told: list[Event]


def visible(moment: Moment, seat: Seat | None) -> Any:
    """What the rules let a seat know, taken from the whole truth and not from its view."""
    state = state_of(moment.match)
    over = state["round_over"]
    hidden = () if over else (*ALWAYS_HIDDEN, *FACE_DOWN.get(state["game"], ()))
    known: dict[str, Any] = {key: state[key] for key in OPEN if key in state}
    for key in ("hands", "stock", "stacks", "middle", "aside"):
        if key in state:
            known[key] = _sizes(state[key]) if key in hidden or not over else state[key]
    if "middle" in state and "middle" not in hidden:
        known["middle"] = state["middle"]
    if "progress" in state:
        known["progress"] = {k: v for k, v in state["progress"].items() if k != "must"}
    if seat is not None:
        known["own"] = [state[key][seat] for key in ("hands", "chosen") if key in state]
        if state["game"] == "ratefix":
            known["own"].append(state["middle"][seat : seat + 1])
        if seat == state["turn"]:
            known["must"] = state.get("progress", {}).get("must")
    known["shown"] = [event.truth() for event in moment.told if event.type in REVEALING]
    return known


def _sizes(cards: list[Any]) -> Any:
    return [len(part) for part in cards] if cards and isinstance(cards[0], list) else len(cards)


def experience(moments: list[Moment], seat: Seat | None) -> bytes:
    """All that reached a seat along these moments, and all that it could get out of the last."""
    sent = [
        {
            "view": view_of(match, seat),
            "legal": [move.text for move in match.legal(seat)],
            "events": told_to(told, seat),
        }
        for match, told in moments
    ]
    return json.dumps([sent, answers(moments[-1].match, seat)]).encode()


def answers(match: Match, seat: Seat | None) -> list[Any]:
    """What a seat is told whatever it tries."""
    told: list[Any] = []
    for text in language_of(match):
        try:
            told.append(check(match, seat, text, 7).text)
        except IllegalMove as illegal:
            told.append([illegal.shown(), illegal.reason, dict(illegal.about)])
        except Refused as refused:
            told.append(refused.shown())
    return told


def along(start: Match, moves: list[Made]) -> list[Moment] | None:
    """Every moment of these moves, or None if they cannot all be made."""
    moments = [Moment(start, [])]
    for seat, text, at in moves:
        match, told = moments[-1].match, list[Event]()
        move = language_of(match)[text]
        if move not in match.legal(seat):
            return None
        moments.append(Moment(match.push(seat, move, at, told), told))
    return moments


def first_deal(match: Match) -> Deal:
    """The cards of the first round, as the seed deals them."""
    game, setup, seed = match.game, match.setup, match.plan.seed
    assert seed is not None
    attempt = 0
    while True:
        chance = Chance(seed, 1)
        cards = game.deck(setup)
        if game.shuffles:
            cards = chance.deal(cards, attempt)
        deal = game.deal(setup, cards)
        if game.start(setup, deal, chance, None) is not None:
            return deal
        attempt += 1


def unseen(deal: Deal, moments: list[Moment], seat: Seat | None) -> list[str]:
    """The cards that the rules have never let a seat see so far."""
    seen = set(re.findall(r"[rygb]\d+", json.dumps([visible(moment, seat) for moment in moments])))
    everything = set(re.findall(r"[rygb]\d+", json.dumps(deal.shown())))
    return sorted(everything - seen)


class Trial(NamedTuple):
    """How many exchanges could be tried, and which of them the seat would have noticed."""

    tried: int
    noticed: list[str]


def exchange(start: Match, moves: list[Made], seat: Seat | None, rng: random.Random) -> Trial:
    """Try to let a seat notice that two cards that it cannot see have been exchanged.

    The match is played again from a deal in which the two cards are exchanged, and so are they in
    the moves of the others. If that cannot be played, or if the rules themselves let the seat see
    a difference (a drawn card that fits is laid at once), the exchange proves nothing.
    """
    start = restarted(start, first_deal(start).shown())
    moments = along(start, moves)
    assert moments is not None
    before = experience(moments, seat)
    tried, noticed = 0, []
    for other in lookalikes(start, moves, seat, rng):
        tried += 1
        if experience(other.moments, seat) != before:
            noticed.append(" and ".join(other.pair))
    return Trial(tried, noticed)


class Lookalike(NamedTuple):
    """The same match with two cards exchanged that a seat has not seen."""

    start: Match
    moves: list[Made]
    moments: list[Moment]
    pair: list[str]


def lookalikes(
    start: Match,
    moves: list[Made],
    seat: Seat | None,
    rng: random.Random,
    tries: int = EXCHANGES,
) -> Iterator[Lookalike]:
    """Matches that by the rules a seat cannot tell from this one, as far as they are found."""
    moments = along(start, moves)
    assert moments is not None
    deal = first_deal(start) if start.plan.deal is None else start.plan.deal
    cards = unseen(deal, moments, seat)
    known = [visible(moment, seat) for moment in moments]
    for _ in range(tries if len(cards) > 1 else 0):
        pair = rng.sample(cards, 2)
        try:
            changed = restarted(start, exchanged(deal.shown(), pair))
        except Refused:
            continue
        others = [
            move if move.seat == seat else move._replace(text=exchanged(move.text, pair))
            for move in moves
        ]
        again = along(changed, others)
        if again is not None and [visible(moment, seat) for moment in again] == known:
            yield Lookalike(changed, others, again, pair)


def exchanged(value: Any, pair: list[str]) -> Any:
    """The same with two cards in each other's place."""
    other = {pair[0]: pair[1], pair[1]: pair[0]}
    text = re.sub(r"[rygb]\d+", lambda card: other.get(card[0], card[0]), json.dumps(value))
    return json.loads(text)


def restarted(start: Match, deal: dict[str, Any]) -> Match:
    plan = start.plan
    return new_match(plan.game, plan.players, vars(plan.options), plan.seed, deal)

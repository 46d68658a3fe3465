"""Check of hidden cards (G-7): exchanging two cards that a seat cannot see must not change a single
byte of the data sent to that seat."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from elfer.engine.deals import Deal
from elfer.engine.errors import IllegalMove, Refused
from elfer.engine.events import Event, told_to
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import check, language_of
from elfer.engine.seats import Seat
from elfer.engine.shuffle import Chance
from elfer.notation.states import state_of, view_of

EXCHANGES = 12

ALWAYS_HIDDEN = ("stock", "stacks")
FACE_DOWN = {
    "mogeln": ("middle", "aside"),
    "erwischt": ("middle", "aside"),
    "ratefix": ("middle", "aside"),
    "poker": ("middle", "aside"),
    "schwarzer-peter": ("aside",),
}
"""Other face-down places, by game; they may be shown at the end of a round."""

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
"""Facts that everyone at a real table sees."""

REVEALING = ("doubt", "object", "caught", "trick", "pair", "stopp", "show", "fight")
"""Events that show cards to everyone."""


class MadeMove(NamedTuple):
    """A move in a match, with its seat and time."""

    seat: Seat | None
    text: str
    at: float | None


class Moment(NamedTuple):
    """A match at one moment, and the events of the move before it."""

    match: Match
    told: list[Event]


def visible_facts(moment: Moment, seat: Seat | None) -> Any:
    """Return the facts that the rules let a seat know, taken from the full state, not its view."""
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


def collect_experience(moments: list[Moment], seat: Seat | None) -> bytes:
    """Return everything sent to a seat in these moments, and all answers at the last one."""
    sent = [
        {
            "view": view_of(match, seat),
            "legal": [move.text for move in match.legal(seat)],
            "events": told_to(told, seat),
        }
        for match, told in moments
    ]
    return json.dumps([sent, collect_answers(moments[-1].match, seat)]).encode()


def collect_answers(match: Match, seat: Seat | None) -> list[Any]:
    """Return the answers to every move that a seat could try."""
    told: list[Any] = []
    for text in language_of(match):
        try:
            told.append(check(match, seat, text, 7).text)
        except IllegalMove as illegal:
            told.append([illegal.shown(), illegal.reason, dict(illegal.about)])
        except Refused as refused:
            told.append(refused.shown())
    return told


def replay_moves(start: Match, moves: list[MadeMove]) -> list[Moment] | None:
    """Return the moments before and after these moves; None if one of them is not legal."""
    moments = [Moment(start, [])]
    for seat, text, at in moves:
        match, told = moments[-1].match, list[Event]()
        move = language_of(match)[text]
        if move not in match.legal(seat):
            return None
        moments.append(Moment(match.push(seat, move, at, told), told))
    return moments


def first_deal(match: Match) -> Deal:
    """Return the deal of the first round, as dealt from the seed."""
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


def unseen_cards(deal: Deal, moments: list[Moment], seat: Seat | None) -> list[str]:
    """Return the cards that the rules have not let a seat see so far."""
    seen = set(
        re.findall(r"[rygb]\d+", json.dumps([visible_facts(moment, seat) for moment in moments]))
    )
    everything = set(re.findall(r"[rygb]\d+", json.dumps(deal.shown())))
    return sorted(everything - seen)


class Trial(NamedTuple):
    """The number of exchanges tried, and those that the seat would have noticed."""

    tried: int
    noticed: list[str]


def try_exchanges(
    start: Match, moves: list[MadeMove], seat: Seat | None, rng: random.Random
) -> Trial:
    """Exchange pairs of cards that a seat cannot see, and return the exchanges that it notices.

    The match is replayed from a deal with the two cards exchanged, and the moves of the other seats
    are changed to match. An exchange proves nothing if it cannot be played, or if the rules let the
    seat see a difference (a drawn card that fits must be laid), so it is skipped.
    """
    start = restart(start, first_deal(start).shown())
    moments = replay_moves(start, moves)
    assert moments is not None
    before = collect_experience(moments, seat)
    tried, noticed = 0, []
    for other in lookalikes(start, moves, seat, rng):
        tried += 1
        if collect_experience(other.moments, seat) != before:
            noticed.append(" and ".join(other.pair))
    return Trial(tried, noticed)


class Lookalike(NamedTuple):
    """The same match after two cards that a seat has not seen are exchanged."""

    start: Match
    moves: list[MadeMove]
    moments: list[Moment]
    pair: list[str]


def lookalikes(
    start: Match,
    moves: list[MadeMove],
    seat: Seat | None,
    rng: random.Random,
    tries: int = EXCHANGES,
) -> Iterator[Lookalike]:
    """Yield matches that a seat cannot tell from this one under the rules."""
    moments = replay_moves(start, moves)
    assert moments is not None
    deal = first_deal(start) if start.plan.deal is None else start.plan.deal
    cards = unseen_cards(deal, moments, seat)
    known = [visible_facts(moment, seat) for moment in moments]
    for _ in range(tries if len(cards) > 1 else 0):
        pair = rng.sample(cards, 2)
        try:
            changed = restart(start, swap_cards(deal.shown(), pair))
        except Refused:
            continue
        others = [
            move if move.seat == seat else move._replace(text=swap_cards(move.text, pair))
            for move in moves
        ]
        again = replay_moves(changed, others)
        if again is not None and [visible_facts(moment, seat) for moment in again] == known:
            yield Lookalike(changed, others, again, pair)


def swap_cards(value: Any, pair: list[str]) -> Any:
    """Return a JSON value with two cards exchanged."""
    other = {pair[0]: pair[1], pair[1]: pair[0]}
    text = re.sub(r"[rygb]\d+", lambda card: other.get(card[0], card[0]), json.dumps(value))
    return json.loads(text)


def restart(start: Match, deal: dict[str, Any]) -> Match:
    """Return the same match with another deal."""
    plan = start.plan
    return new_match(plan.game, plan.players, vars(plan.options), plan.seed, deal)

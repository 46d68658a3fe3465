"""The simple collecting bot: legal, honest, and better than random play."""

import random

import pytest

from elfer.bots.collecting.bot import choose_simply
from elfer.bots.registry import choose_uniformly
from elfer.engine.cards import NAMES, fresh_deck
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import play
from elfer.games import GAMES

GAME = GAMES["farben-sammeln"]


def match_of(hand: str, face_up: str, stock: str) -> Match:
    """Return a match in which seat 1 has this hand and the turn; seat 0 has all other cards."""
    named = f"{hand} {face_up} {stock}".split()
    rest = [NAMES[card] for card in fresh_deck(1, 20) if NAMES[card] not in named]
    deal = {"hands": [rest, hand.split()], "open": face_up.split(), "stock": stock.split()}
    return new_match(GAME, 2, {"rounds": 1}, "bots", deal)


def choose_text(match: Match) -> str:
    """Return the choice of the bot whose turn it is."""
    moves = match.legal(match.turn)
    move = choose_simply(match.view(match.turn), moves, random.Random(1))
    assert move in moves
    return move.text


def test_takes_the_card_that_helps_its_best_colour_most() -> None:
    assert choose_text(match_of("r3 r2 g1", "r4 r12 g20 b5", "y1")) == "take 3"
    assert choose_text(match_of("r19 r18 g1", "r4 r12 g20 b5", "y1")) == "take 2"


def test_draws_if_no_card_on_the_piles_promises_more() -> None:
    assert choose_text(match_of("r9 r8 g1", "y4 y2 g2 b5", "y1")) == "stock"
    assert choose_text(match_of("r9 r8 g1", "y4 y2 g2 b5", "")) != "stock"


def test_discards_the_lowest_card_of_its_worst_colour() -> None:
    match, _ = play(match_of("r9 r8 g4 b2 b1", "y4 y2 g2 b5", "y20"), 1, "stock")
    assert choose_text(match).startswith("b1>")


def test_does_not_cover_a_card_of_its_own_colour() -> None:
    match, _ = play(match_of("r9 r8 b1", "r1 r2 y3 r4", "y2"), 1, "stock")
    assert choose_text(match) == "b1>3"


@pytest.mark.parametrize(("drawn", "last"), [("r7", "close"), ("r1", "done"), ("g7", "done")])
def test_closes_with_a_good_hand_of_one_colour(drawn: str, last: str) -> None:
    match = match_of("r9 b1" if drawn != "g7" else "r9 b20", "y4 y2 g2 b5", drawn)
    for move in ("stock", "b1>1" if drawn != "g7" else "r9>1"):
        match, _ = play(match, 1, move)
    assert choose_text(match) == last


def test_beats_random_bots() -> None:
    rng = random.Random(4)
    points = [0, 0, 0]
    for number in range(10):
        match = new_match(GAME, 3, {"rounds": 1, "dealer": number % 3}, str(number))
        while match.outcome is None:
            seat = match.turn
            bot = choose_simply if seat == 0 else choose_uniformly
            match = match.push(seat, bot(match.view(seat), match.legal(seat), rng))
        assert match.totals is not None
        points = [a + b for a, b in zip(points, match.totals, strict=True)]
    assert points[0] > max(points[1:])


def test_simple_bots_close_a_round() -> None:
    rng = random.Random(4)
    match = new_match(GAME, 4, {"rounds": 1}, "collectors")
    while match.outcome is None:
        seat = match.turn
        match = match.push(seat, choose_simply(match.view(seat), match.legal(seat), rng))
    assert match.outcome.ending == "closed"

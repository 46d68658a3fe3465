"""The collecting bots: the cards that they take, discard and deny, and when they close."""

import random

import pytest

from elfer.bots import LEVELS, choose
from elfer.bots.choice import ChosenMove, Situation
from elfer.bots.collecting.policy import Why
from elfer.engine.cards import NAMES, fresh_deck
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import play
from elfer.games import GAMES
from tests.bots.duels import wins

GAME = GAMES["farben-sammeln"]
THINKERS = ("medium", "hard", "expert")


def match_of(hand: str, face_up: str, stock: str) -> Match:
    """Return a match in which seat 1 has this hand and the turn; seat 0 has all other cards."""
    named = f"{hand} {face_up} {stock}".split()
    rest = [NAMES[card] for card in fresh_deck(1, 20) if NAMES[card] not in named]
    deal = {"hands": [rest, hand.split()], "open": face_up.split(), "stock": stock.split()}
    return new_match(GAME, 2, {"rounds": 1}, "bots", deal)


def decide(match: Match, level: str, seed: int = 1) -> ChosenMove:
    seat = match.turn
    made = choose(level, Situation(GAME, match.view(seat), match.legal(seat)), random.Random(seed))
    assert made.move in match.legal(seat)
    return made


def choose_text(match: Match, level: str) -> str:
    move = decide(match, level).move
    assert move is not None
    return move.text


@pytest.mark.parametrize("level", LEVELS[1:])
def test_takes_a_high_card_of_its_colour(level: str) -> None:
    match = match_of("r9 r8 r7 g1", "y4 r19 y2 b5", "y1 y5 y6")
    moves = [decide(match, level, seed).move for seed in range(40)]
    assert sum(move is not None and move.text == "take 2" for move in moves) > 30


@pytest.mark.parametrize("level", LEVELS[1:])
def test_closes_a_good_hand_at_every_level(level: str) -> None:
    match = match_of("r19 b1", "y4 y2 g2 b5", "r18")
    for move in ("stock", "b1>1"):
        match, _ = play(match, 1, move)
    assert choose_text(match, level) == "close"


@pytest.mark.parametrize("level", THINKERS)
def test_does_not_close_a_hand_that_is_too_low(level: str) -> None:
    match = match_of("r2 b1", "y4 y2 g2 b5", "r3")
    for move in ("stock", "b1>1"):
        match, _ = play(match, 1, move)
    made = decide(match, level)
    assert made.move is not None
    assert made.move.text == "done"
    assert made.reasons[0].why == Why.WAITS


def test_a_card_taken_from_a_pile_is_known_until_it_is_laid() -> None:
    match = new_match(GAME, 2, {"rounds": 1}, "known")
    seat = match.turn
    assert seat is not None
    top = match.state.layout.piles[0][0]
    match, _ = play(match, seat, "take 1")
    assert match.view(1 - seat).layout.known[seat] == 1 << top
    lay = match.legal(seat)[0]
    match, _ = play(match, seat, lay.text)
    layout = match.view(1 - seat).layout
    assert layout.thrown[seat] == 1 << lay.card
    assert layout.known[seat] == 1 << top


def test_an_expert_does_not_give_an_opponent_their_colour() -> None:
    """Seat 0 has taken a green card, so the expert discards another useless card."""
    rest = ["g9", "g8", "g7", "y1", "y2", "y3"]
    stock = ["r1", "y5", "y6", "y7"]
    match = new_match(
        GAME,
        2,
        {"rounds": 1, "dealer": 1},
        "deny",
        {
            "hands": [rest, ["r9", "r10", "r11", "r12", "g12", "b12"]],
            "open": ["g20", "y9", "y10", "y11"],
            "stock": stock
            + [
                NAMES[card]
                for card in fresh_deck(1, 20)
                if NAMES[card]
                not in {
                    *rest,
                    *stock,
                    *["r9", "r10", "r11", "r12", "g12", "b12", "g20", "y9", "y10", "y11"],
                }
            ],
        },
    )
    for move in ("take 1", "y1>1", "done"):
        match, _ = play(match, 0, move)
    match, _ = play(match, 1, "stock")
    made = decide(match, "expert")
    assert made.move is not None
    assert not made.move.text.startswith("g12")


def test_each_level_beats_the_one_below_for_two() -> None:
    assert wins("farben-sammeln", 2, "easy", "child", 24) > 1.05
    assert wins("farben-sammeln", 2, "hard", "medium", 24) > 1.02

"""The simple guessing bot: legal, honest, and better than random play."""

import random

import pytest

from elfer.bots.guessing.bot import choose_simply
from elfer.bots.registry import choose_uniformly
from elfer.engine.cards import NAMES, fresh_deck
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import play
from elfer.games import GAMES
from elfer.games.guessing.rules import NUMBERS


def match_of(game_id: str, *stacks: str) -> Match:
    """Return a match with these stacks; all other cards are out of play."""
    colours = (0, 3) if game_id == "poker" else range(4)
    lists = [stack.split() for stack in stacks]
    named = {card for stack in lists for card in stack}
    rest = [NAMES[card] for card in fresh_deck(1, 20, colours) if NAMES[card] not in named]
    return new_match(GAMES[game_id], len(stacks), deal={"stacks": lists, "aside": rest})


def guess(match: Match) -> int:
    """Return the guess of the bot whose turn it is."""
    moves = match.legal(match.turn)
    move = choose_simply(match.view(match.turn), moves, random.Random(1))
    assert move in moves
    return NUMBERS[move.text]


def test_counts_its_own_card() -> None:
    """The mean of the other 79 cards is close to 10.5."""
    assert guess(match_of("ratefix", "g1 g2", "r20 r1")) in (30, 31)
    assert guess(match_of("ratefix", "g1 g2", "r1 r20")) in (11, 12)


def test_knows_no_card_at_the_start_of_poker() -> None:
    assert guess(match_of("poker", "r1 r2", "r20 b1")) == 21
    assert guess(match_of("poker", "r20 r2", "r19 b1")) == 21


@pytest.mark.parametrize("game_id", ["ratefix", "poker"])
def test_takes_cards_seen_so_far_into_account(game_id: str) -> None:
    low = " ".join(f"r{value}" for value in range(1, 11)) + " r20"
    high = " ".join(f"b{value}" for value in range(1, 11)) + " b20"
    match = match_of(game_id, low, high)
    for trick in range(10):
        for _ in range(2):
            number = 2 if match.state.first == match.turn else 40
            match, _ = play(match, match.turn, f"guess {number}")
        assert match.view(0).trick == 2, trick
    unseen = guess(match) - (20 if game_id == "ratefix" else 15)
    assert unseen > (11 if game_id == "ratefix" else 15)


def test_leans_towards_earlier_guesses() -> None:
    numbers = []
    for said in (12, 21, 30):
        match, _ = play(match_of("ratefix", "r10 r1", "y5 y1"), 1, f"guess {said}")
        numbers.append(guess(match))
    assert numbers == sorted(numbers)
    assert numbers[0] < numbers[1] < numbers[2]


def test_stays_in_range_and_repeats_no_guess() -> None:
    match, _ = play(match_of("ratefix", "r20 r1", "y20 y1"), 1, "guess 40")
    assert guess(match) == 39
    match, _ = play(match_of("ratefix", "r1 r20", "y1 y20"), 1, "guess 2")
    assert 2 < guess(match) < 12


@pytest.mark.parametrize(("game_id", "players"), [("ratefix", 2), ("ratefix", 4), ("poker", 6)])
def test_wins_more_cards_than_random_bots(game_id: str, players: int) -> None:
    rng = random.Random(5)
    taken = [0] * players
    for number in range(20):
        match = new_match(GAMES[game_id], players, {"dealer": number % players}, str(number))
        while not match.over:
            seat = match.turn
            bot = choose_simply if seat == 0 else choose_uniformly
            moves = match.legal(seat)
            move = bot(match.view(seat), moves, rng)
            assert move in moves
            match = match.push(seat, move)
        assert match.totals is not None
        taken = [a + b for a, b in zip(taken, match.totals, strict=True)]
    assert taken[0] > 1.5 * max(taken[1:])

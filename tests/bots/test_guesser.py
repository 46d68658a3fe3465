"""The guesser: legal, honest, and better than luck."""

import random

import pytest

from elfer.bots.guesser import guesser
from elfer.bots.uniform import uniform
from elfer.games import GAMES
from elfer.games.ratefix import NUMBERS
from elfer.kernel.cards import NAMES, fresh_deck
from elfer.kernel.gate import play
from elfer.kernel.match import Match, new_match


def match_of(game_id: str, *stacks: str) -> Match:
    """A match with these stacks; all other cards are out."""
    colours = (0, 3) if game_id == "poker" else range(4)
    lists = [stack.split() for stack in stacks]
    named = {card for stack in lists for card in stack}
    rest = [NAMES[card] for card in fresh_deck(1, 20, colours) if NAMES[card] not in named]
    return new_match(GAMES[game_id], len(stacks), deal={"stacks": lists, "aside": rest})


def guess(match: Match) -> int:
    """What the bot of the seat whose turn it is says."""
    moves = match.legal(match.turn)
    move = guesser(match.view(match.turn), moves, random.Random(1))
    assert move in moves
    return NUMBERS[move.text]


def test_own_card_counts() -> None:
    """The other 79 cards have a mean of a little less or more than 10.5."""
    assert guess(match_of("ratefix", "g1 g2", "r20 r1")) in (30, 31)
    assert guess(match_of("ratefix", "g1 g2", "r1 r20")) in (11, 12)


def test_in_poker_nothing_is_known_at_first() -> None:
    assert guess(match_of("poker", "r1 r2", "r20 b1")) == 21
    assert guess(match_of("poker", "r20 r2", "r19 b1")) == 21


@pytest.mark.parametrize("game_id", ["ratefix", "poker"])
def test_cards_seen_so_far_count(game_id: str) -> None:
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


def test_leans_towards_the_guesses_before_it() -> None:
    numbers = []
    for said in (12, 21, 30):
        match, _ = play(match_of("ratefix", "r10 r1", "y5 y1"), 1, f"guess {said}")
        numbers.append(guess(match))
    assert numbers == sorted(numbers)
    assert numbers[0] < numbers[1] < numbers[2]


def test_never_leaves_the_range_and_says_no_number_twice() -> None:
    match, _ = play(match_of("ratefix", "r20 r1", "y20 y1"), 1, "guess 40")
    assert guess(match) == 39
    match, _ = play(match_of("ratefix", "r1 r20", "y1 y20"), 1, "guess 2")
    assert 2 < guess(match) < 12


@pytest.mark.parametrize(("game_id", "players"), [("ratefix", 2), ("ratefix", 4), ("poker", 6)])
def test_wins_more_cards_than_luck(game_id: str, players: int) -> None:
    rng = random.Random(5)
    taken = [0] * players
    for number in range(20):
        match = new_match(GAMES[game_id], players, {"dealer": number % players}, str(number))
        while not match.over:
            seat = match.turn
            bot = guesser if seat == 0 else uniform
            moves = match.legal(seat)
            move = bot(match.view(seat), moves, rng)
            assert move in moves
            match = match.push(seat, move)
        assert match.totals is not None
        taken = [a + b for a, b in zip(taken, match.totals, strict=True)]
    assert taken[0] > 1.5 * max(taken[1:])

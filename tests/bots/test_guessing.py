"""The guessing bots: exact sums, best answers, and the hints in guesses."""

import random
from itertools import combinations, pairwise

import pytest

from elfer.bots import LEVELS, choose
from elfer.bots.choice import Situation
from elfer.bots.guessing.lookahead import GuessField
from elfer.bots.guessing.probabilities import TRUSTING, WARY, card_chances, read_guess, sum_chances
from elfer.engine.cards import NAMES, fresh_deck
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import play
from elfer.games import GAMES
from elfer.games.guessing.rules import NUMBERS
from tests.bots.duels import wins


def match_of(game_id: str, *stacks: str) -> Match:
    """Return a match with these stacks; all other cards are out of play."""
    colours = (0, 3) if game_id == "poker" else range(4)
    lists = [stack.split() for stack in stacks]
    named = {card for stack in lists for card in stack}
    rest = [NAMES[card] for card in fresh_deck(1, 20, colours) if NAMES[card] not in named]
    return new_match(GAMES[game_id], len(stacks), deal={"stacks": lists, "aside": rest})


def guess_of(match: Match, level: str, seed: int = 1) -> int:
    seat = match.turn
    asked = Situation(match.game, match.view(seat), match.legal(seat))
    move = choose(level, asked, random.Random(seed)).move
    assert move is not None
    assert move in match.legal(seat)
    return NUMBERS[move.text]


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_probabilities_of_sums_agree_with_all_draws(cards: int) -> None:
    values = [1, 1, 2, 5, 9, 20, 20]
    drawn = [sum(draw) for draw in combinations(values, cards)]
    chances = sum_chances(values, cards)
    assert len(chances) == 20 * cards + 1
    for number, chance in enumerate(chances):
        assert chance == pytest.approx(drawn.count(number) / len(drawn))


def test_a_share_agrees_with_the_rules() -> None:
    chances = [0.1] * 10
    for guesses in ([4], [2, 7], [3, 3], [2, 4, 8]):
        field = GuessField(chances, guesses)
        for guess in range(10):
            share = 0.0
            for total in range(10):
                near = min(abs(each - total) for each in (*guesses, guess))
                nearest = [each for each in (*guesses, guess) if abs(each - total) == near]
                if guess in nearest:
                    share += 0.1 * (1 if len(nearest) == 1 else 0.25)
            assert field.share(guess, 0.25) == pytest.approx(share)


@pytest.mark.parametrize("own", ["r1", "r20", "r8"])
def test_the_first_of_two_guessers_hides_its_card(own: str) -> None:
    match = match_of("ratefix", "g1 g2", f"{own} r3")
    assert guess_of(match, "expert") == 21


def test_lower_levels_reveal_their_card() -> None:
    low, high = (match_of("ratefix", "g1 g2", f"{own} r3") for own in ("r1", "r20"))
    for level in ("child", "easy", "medium", "hard"):
        assert guess_of(high, level) > guess_of(low, level) + 5


def test_a_wary_reader_learns_less_from_a_guess() -> None:
    card = card_chances(range(1, 21))
    high = read_guess(card, 29, 2, TRUSTING)
    assert max(range(21), key=high.__getitem__) in (18, 19)
    wary = read_guess(card, 29, 2, WARY)
    assert sum(wary[1:11]) > sum(high[1:11])
    centre = read_guess(card, 21, 2, WARY)
    assert max(centre) < 0.15, "a guess in the middle reveals little"


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_last_guesser_uses_the_hint_of_the_first(level: str) -> None:
    match, _ = play(match_of("ratefix", "g1 g2", "r19 r3"), 1, "guess 30")
    assert 18 <= guess_of(match, level) <= 29


def test_card_counters_know_the_last_sum() -> None:
    deck = [NAMES[card] for card in fresh_deck(1, 20, (0, 3))]
    stacks = [deck[:20], deck[20:]]
    match = new_match(GAMES["poker"], 2, deal={"stacks": stacks, "aside": []})
    while len(match.state.stacks[0]):
        match = match.push(match.turn, match.legal(match.turn)[0])
    assert guess_of(match, "expert") == 40
    assert guess_of(match, "hard") == 40


@pytest.mark.parametrize(("game_id", "players"), [("ratefix", 2), ("ratefix", 3), ("poker", 3)])
def test_each_level_beats_the_one_below(game_id: str, players: int) -> None:
    for below, level in pairwise(LEVELS[1:-1]):
        assert wins(game_id, players, level, below, 24) > 1, level

"""The guessers: exact sums, best answers, and what a guess gives away."""

import random
from itertools import combinations, pairwise

import pytest

from elfer.bots import LEVELS, thought
from elfer.bots.guessing.answer import Field
from elfer.bots.guessing.belief import TRUSTING, WARY, card_chances, read
from elfer.bots.guessing.sums import sums
from elfer.bots.situation import Situation
from elfer.games import GAMES
from elfer.games.ratefix import NUMBERS
from elfer.kernel.cards import NAMES, fresh_deck
from elfer.kernel.gate import play
from elfer.kernel.match import Match, new_match
from tests.bots.duels import wins


def match_of(game_id: str, *stacks: str) -> Match:
    """A match with these stacks; all other cards are out."""
    colours = (0, 3) if game_id == "poker" else range(4)
    lists = [stack.split() for stack in stacks]
    named = {card for stack in lists for card in stack}
    rest = [NAMES[card] for card in fresh_deck(1, 20, colours) if NAMES[card] not in named]
    return new_match(GAMES[game_id], len(stacks), deal={"stacks": lists, "aside": rest})


def said(match: Match, level: str, luck: int = 1) -> int:
    seat = match.turn
    asked = Situation(match.game, match.view(seat), match.legal(seat))
    move = thought(level, asked, random.Random(luck)).move
    assert move is not None
    assert move in match.legal(seat)
    return NUMBERS[move.text]


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_chances_of_sums_are_those_of_all_draws(cards: int) -> None:
    values = [1, 1, 2, 5, 9, 20, 20]
    drawn = [sum(draw) for draw in combinations(values, cards)]
    chances = sums(values, cards)
    assert len(chances) == 20 * cards + 1
    for number, chance in enumerate(chances):
        assert chance == pytest.approx(drawn.count(number) / len(drawn))


def test_a_share_is_counted_as_the_rules_decide() -> None:
    chances = [0.1] * 10
    for guesses in ([4], [2, 7], [3, 3], [2, 4, 8]):
        field = Field(chances, guesses)
        for guess in range(10):
            share = 0.0
            for total in range(10):
                near = min(abs(each - total) for each in (*guesses, guess))
                nearest = [each for each in (*guesses, guess) if abs(each - total) == near]
                if guess in nearest:
                    share += 0.1 * (1 if len(nearest) == 1 else 0.25)
            assert field.share(guess, 0.25) == pytest.approx(share)


@pytest.mark.parametrize("own", ["r1", "r20", "r8"])
def test_the_first_of_two_hides_its_card(own: str) -> None:
    match = match_of("ratefix", "g1 g2", f"{own} r3")
    assert said(match, "expert") == 21


def test_lower_levels_give_their_card_away() -> None:
    low, high = (match_of("ratefix", "g1 g2", f"{own} r3") for own in ("r1", "r20"))
    for level in ("child", "easy", "medium", "hard"):
        assert said(high, level) > said(low, level) + 5


def test_a_guess_is_read_with_more_or_less_trust() -> None:
    card = card_chances(range(1, 21))
    high = read(card, 29, 2, TRUSTING)
    assert max(range(21), key=high.__getitem__) in (18, 19)
    wary = read(card, 29, 2, WARY)
    assert sum(wary[1:11]) > sum(high[1:11])
    centre = read(card, 21, 2, WARY)
    assert max(centre) < 0.15, "the middle says little"


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_last_one_uses_what_the_first_gave_away(level: str) -> None:
    match, _ = play(match_of("ratefix", "g1 g2", "r19 r3"), 1, "guess 30")
    assert 18 <= said(match, level) <= 29


def test_who_has_counted_everything_knows_the_last_sum() -> None:
    deck = [NAMES[card] for card in fresh_deck(1, 20, (0, 3))]
    stacks = [deck[:20], deck[20:]]
    match = new_match(GAMES["poker"], 2, deal={"stacks": stacks, "aside": []})
    while len(match.state.stacks[0]):
        match = match.push(match.turn, match.legal(match.turn)[0])
    assert said(match, "expert") == 40
    assert said(match, "hard") == 40


@pytest.mark.parametrize(("game_id", "players"), [("ratefix", 2), ("ratefix", 3), ("poker", 3)])
def test_each_level_beats_the_one_below(game_id: str, players: int) -> None:
    for below, level in pairwise(LEVELS[1:-1]):
        assert wins(game_id, players, level, below, 24) > 1, level

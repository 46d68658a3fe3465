"""The simple trick bot: legal, unpredictable, and bolder when much is at stake."""

import random
from collections import Counter

from elfer.bots.tricks.bot import choose_simply
from elfer.engine.cards import VALUE_OF
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import play
from elfer.games import GAMES

CHOICES = 2_000


def count_choices(match: Match) -> Counter[int]:
    """Return the values that seat 0 chooses over many tries of the same position."""
    rng, moves = random.Random(1), match.legal(0)
    return Counter(VALUE_OF[choose_simply(match.view(0), moves, rng).card] for _ in range(CHOICES))


def mean(values: Counter[int]) -> float:
    return sum(value * count for value, count in values.items()) / values.total()


def test_all_cards_are_equally_likely() -> None:
    values = count_choices(new_match(GAMES["hoechste-karte"], 2))
    assert set(values) == set(range(1, 12))
    assert max(values.values()) < 1.5 * min(values.values())


def test_plays_higher_cards_the_more_tricks_are_set_aside() -> None:
    match = new_match(GAMES["hoechste-karte"], 2)
    means = [mean(count_choices(match))]
    for value in (6, 7, 5):
        match, _ = play(match, 0, f"r{value}")
        match, _ = play(match, 1, f"y{value}")
        means.append(mean(count_choices(match)))
    assert means == sorted(means)
    assert means[1] > means[0] + 0.5
    assert len(count_choices(match)) > 4, "the choice has become predictable"


def test_plays_to_the_end() -> None:
    rng = random.Random(2)
    for players in (2, 3, 4):
        match = new_match(GAMES["hoechste-karte"], players)
        while not match.over:
            seat = rng.choice(match.actors)
            moves = match.legal(seat)
            move = choose_simply(match.view(seat), moves, rng)
            assert move in moves
            match = match.push(seat, move)

"""The mixer: legal, unreadable, and bolder when much is at stake."""

import random
from collections import Counter

from elfer.bots.mixer import mixer
from elfer.games import GAMES
from elfer.kernel.cards import VALUE_OF
from elfer.kernel.gate import play
from elfer.kernel.match import Match, new_match

CHOICES = 2_000


def chosen(match: Match) -> Counter[int]:
    """The values that seat 0 chooses in many tries of one moment."""
    rng, moves = random.Random(1), match.legal(0)
    return Counter(VALUE_OF[mixer(match.view(0), moves, rng).card] for _ in range(CHOICES))


def mean(values: Counter[int]) -> float:
    return sum(value * count for value, count in values.items()) / values.total()


def test_any_card_is_as_likely_as_the_others() -> None:
    values = chosen(new_match(GAMES["hoechste-karte"], 2))
    assert set(values) == set(range(1, 12))
    assert max(values.values()) < 1.5 * min(values.values())


def test_high_cards_come_more_often_the_more_is_laid_aside() -> None:
    match = new_match(GAMES["hoechste-karte"], 2)
    means = [mean(chosen(match))]
    for value in (6, 7, 5):
        match, _ = play(match, 0, f"r{value}")
        match, _ = play(match, 1, f"y{value}")
        means.append(mean(chosen(match)))
    assert means == sorted(means)
    assert means[1] > means[0] + 0.5
    assert len(chosen(match)) > 4, "it stays unreadable"


def test_plays_to_the_end() -> None:
    rng = random.Random(2)
    for players in (2, 3, 4):
        match = new_match(GAMES["hoechste-karte"], players)
        while not match.over:
            seat = rng.choice(match.actors)
            moves = match.legal(seat)
            move = mixer(match.view(seat), moves, rng)
            assert move in moves
            match = match.push(seat, move)

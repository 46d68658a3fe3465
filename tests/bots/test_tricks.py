"""The trick bots: exact for two players, playouts for more, habits at weak levels."""

import random
from collections import Counter
from functools import cache

import pytest

from elfer.bots import LEVELS, choose
from elfer.bots.choice import Situation
from elfer.bots.tricks.bot import find_mix
from elfer.bots.tricks.endgame import Endgame, pattern_of
from elfer.bots.tricks.solver import STEPS, solve_matrix, stored_value
from elfer.engine.cards import VALUE_OF
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from tests.bots.duels import wins

GAME = GAMES["hoechste-karte"]


def tricks(players: int, *played: str) -> Match:
    """Return a match in which these values were played, one word per trick."""
    match = new_match(GAME, players)
    for trick in played:
        for seat, value in enumerate(trick.split(",")):
            match = match.push(seat, GAME.language["rygb"[seat] + value])
    return match


def values(match: Match, level: str, tries: int = 200, playouts: int = 200) -> Counter[int]:
    asked = Situation(GAME, match.view(0), match.legal(0), playouts)
    chosen: Counter[int] = Counter()
    for number in range(tries):
        move = choose(level, asked, random.Random(number)).move
        assert move is not None
        assert move in match.legal(0)
        chosen[VALUE_OF[move.card]] += 1
    return chosen


def test_solves_a_matrix_game() -> None:
    rng = random.Random(5)
    assert solve_matrix([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]).mix == pytest.approx([1 / 3] * 3)
    for size in (2, 5, 9):
        table = [[rng.uniform(-1, 1) for _ in range(size)] for _ in range(size)]
        value, mix = solve_matrix(table)
        assert sum(mix) == pytest.approx(1)
        against = [sum(mix[a] * table[a][b] for a in range(size)) for b in range(size)]
        assert min(against) == pytest.approx(value)
        turned = [[-table[b][a] for b in range(size)] for a in range(size)]
        assert solve_matrix(turned).value == pytest.approx(-value)


@cache
def solve_exactly(endgame: Endgame) -> float:
    """Return the exact value of an endgame, computed from scratch."""
    decided = endgame.decided()
    if decided is not None:
        return decided
    own, others = endgame.places(), endgame.others_places()
    return solve_matrix([[solve_exactly(endgame.after(a, b)) for b in others] for a in own]).value


def test_stored_values_are_exact() -> None:
    rng = random.Random(6)
    for _ in range(60):
        left = rng.randint(1, 4)
        hands = [rng.sample(range(1, 12), left) for _ in range(2)]
        played = 11 - left
        aside = rng.randint(0, 2)
        lead = rng.choice(range(aside - played, played - aside + 1, 2))
        endgame = Endgame(pattern_of(*hands), aside, lead)
        assert stored_value(endgame) == pytest.approx(solve_exactly(endgame), abs=0.51 / STEPS)


def test_the_solved_mix_cannot_be_exploited() -> None:
    endgame = Endgame("c" * 11, 0, 0)
    mix = find_mix(endgame, stored_value)
    for other in endgame.others_places():
        hope = sum(
            share * stored_value(endgame.after(own, other))
            for own, share in zip(endgame.places(), mix, strict=True)
        )
        assert hope > -2 / STEPS


def test_an_expert_plays_on_in_even_and_decided_endgames() -> None:
    """Two tricks are left, in an even match and in a decided one."""
    match = tricks(2, "1,2", "2,1", "3,4", "4,3", "5,6", "6,5", "7,8", "8,7", "9,9")
    assert set(values(match, "expert")) <= {10, 11}
    lost = tricks(2, "1,11", "3,1", "4,2", "5,3", "6,4", "7,5", "8,6", "9,7", "10,8")
    assert set(values(lost, "expert", 20)) <= {2, 11}


def test_a_child_plays_its_biggest_cards_and_more_so_after_a_tie() -> None:
    first, after = values(tricks(2), "child"), values(tricks(2, "6,6"), "child")
    assert first.most_common(1)[0][0] == 11
    assert first[11] < after[11] < after.total()


def test_an_expert_is_unpredictable() -> None:
    assert len(values(tricks(2), "expert")) > 3


@pytest.mark.parametrize("players", [3, 4])
def test_plays_higher_cards_when_tricks_are_set_aside(players: int) -> None:
    match = tricks(players, ",".join("6" * players), ",".join("7" * players))
    chosen = values(match, "expert", 12, 300)
    assert sum(value * count for value, count in chosen.items()) / 12 > 6


@pytest.mark.parametrize(("players", "level"), [(3, "easy"), (4, "easy"), (4, "hard")])
def test_each_level_beats_the_one_below(players: int, level: str) -> None:
    below = LEVELS[LEVELS.index(level) - 1]
    assert wins("hoechste-karte", players, level, below, 60) > 1.05

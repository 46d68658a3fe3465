"""The bot of Schnipp Schnapp: it calls when it sees a reason, and only then."""

import random
from statistics import median
from typing import Any

import pytest

from elfer.bots import BOTS
from elfer.bots.snapper import MIDDLING_MS, reaction_ms, snapper
from elfer.games import GAMES
from elfer.kernel.cards import NAMES, fresh_deck
from elfer.kernel.events import Event
from elfer.kernel.match import Match, new_match

RNG = random.Random(1)


def wish(match: Match, seat: int) -> str | None:
    move = snapper(match.view(seat), match.legal(seat), RNG)
    return None if move is None else move.text


def small_match(first: str = "r1 r6 r3") -> Match:
    """Three players with few cards; seat 0 begins."""
    stacks = [first.split(), ["y1", "y3"], ["g1", "g3"]]
    named = {card for stack in stacks for card in stack}
    stacks[2] += [NAMES[card] for card in fresh_deck(1, 20) if NAMES[card] not in named]
    return new_match(GAMES["schnipp-schnapp"], 3, {"dealer": 2}, "bot", {"stacks": stacks})


def flipped(match: Match, *seats: int) -> Match:
    for seat in seats:
        match = match.push(seat, next(move for move in match.legal(seat) if move.text == "flip"))
    return match


def test_it_turns_over_when_it_may_and_is_silent_when_nothing_matches() -> None:
    match = small_match()
    assert wish(match, 0) == "flip"
    match = flipped(match, 0)
    assert [wish(match, seat) for seat in range(3)] == [None, "flip", None]


def test_it_calls_schnapp_where_two_piles_are_alike() -> None:
    match = flipped(small_match(), 0, 1)
    assert [wish(match, seat) for seat in range(3)] == ["schnapp"] * 3


def test_it_calls_schnipp_where_only_the_middle_matches() -> None:
    match = flipped(small_match(), 0)
    match = match.push(0, GAMES["schnipp-schnapp"].language["schnapp"], 300)
    match = flipped(match, 1)
    assert [wish(match, seat) for seat in range(3)] == ["schnipp"] * 3


@pytest.mark.parametrize(("first", "word"), [("r1 r6 r3", "schnapp"), ("r1", "schnipp")])
def test_with_both_it_prefers_schnapp_unless_it_is_out(first: str, word: str) -> None:
    match = flipped(small_match(first), 0)
    match = match.push(0, GAMES["schnipp-schnapp"].language["schnapp"], 300)
    match = flipped(match, 1, 2)
    assert [wish(match, seat) for seat in range(3)] == [word, "schnapp", "schnapp"]


@pytest.mark.parametrize("options", [{}, {"together": True, "turns": 30}])
def test_it_plays_to_the_end_without_a_wrong_call(options: dict[str, Any]) -> None:
    match = new_match(GAMES["schnipp-schnapp"], 4, options, "end")
    rng, told = random.Random(3), list[Event]()
    while not match.over:
        for seat in match.actors:
            move = snapper(match.view(seat), match.legal(seat), rng)
            if move is not None and move.timed:
                match = match.push(seat, move, reaction_ms("greedy", rng), told)
        seats = [s for s in match.actors if wish(match, s) == "flip"]
        if seats:
            match = match.push(seats[0], match.game.language["flip"], told=told)
        else:
            match = match.push(None, match.game.language["settle"], told=told)
    types = {event.type for event in told}
    assert "take" in types
    assert "wrong" not in types


@pytest.mark.parametrize("level", BOTS)
def test_its_reaction_is_a_persons(level: str) -> None:
    times = [reaction_ms(level, random.Random(number)) for number in range(2_000)]
    assert median(times) == pytest.approx(MIDDLING_MS[level], rel=0.05)
    assert min(times) >= 250
    assert max(times) < 3 * MIDDLING_MS[level]


def test_who_plays_better_calls_faster() -> None:
    levels = ("child", "easy", "medium", "hard", "expert")
    assert sorted(levels, key=lambda level: -MIDDLING_MS[level]) == list(levels)

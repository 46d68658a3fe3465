"""The simple snap bot: it makes every correct call and no others."""

import random
from typing import Any

import pytest

from elfer.bots.levels import reaction_ms
from elfer.bots.snap.bot import choose_simply
from elfer.engine.cards import NAMES, fresh_deck
from elfer.engine.events import Event
from elfer.engine.match import Match, new_match
from elfer.games import GAMES

RNG = random.Random(1)


def choose_text(match: Match, seat: int) -> str | None:
    move = choose_simply(match.view(seat), match.legal(seat), RNG)
    return None if move is None else move.text


def small_match(first: str = "r1 r6 r3") -> Match:
    """Return a match of three players in which the first two have few cards; seat 0 begins."""
    stacks = [first.split(), ["y1", "y3"], ["g1", "g3"]]
    named = {card for stack in stacks for card in stack}
    stacks[2] += [NAMES[card] for card in fresh_deck(1, 20) if NAMES[card] not in named]
    return new_match(GAMES["schnipp-schnapp"], 3, {"dealer": 2}, "bot", {"stacks": stacks})


def flip(match: Match, *seats: int) -> Match:
    for seat in seats:
        match = match.push(seat, next(move for move in match.legal(seat) if move.text == "flip"))
    return match


def test_turns_over_if_allowed_and_stays_silent_without_a_match() -> None:
    match = small_match()
    assert choose_text(match, 0) == "flip"
    match = flip(match, 0)
    assert [choose_text(match, seat) for seat in range(3)] == [None, "flip", None]


def test_calls_schnapp_if_two_piles_match() -> None:
    match = flip(small_match(), 0, 1)
    assert [choose_text(match, seat) for seat in range(3)] == ["schnapp"] * 3


def test_calls_schnipp_if_only_the_middle_matches() -> None:
    match = flip(small_match(), 0)
    match = match.push(0, GAMES["schnipp-schnapp"].language["schnapp"], 300)
    match = flip(match, 1)
    assert [choose_text(match, seat) for seat in range(3)] == ["schnipp"] * 3


@pytest.mark.parametrize(("first", "word"), [("r1 r6 r3", "schnapp"), ("r1", "schnipp")])
def test_prefers_schnapp_to_schnipp_unless_it_is_out(first: str, word: str) -> None:
    match = flip(small_match(first), 0)
    match = match.push(0, GAMES["schnipp-schnapp"].language["schnapp"], 300)
    match = flip(match, 1, 2)
    assert [choose_text(match, seat) for seat in range(3)] == [word, "schnapp", "schnapp"]


@pytest.mark.parametrize("options", [{}, {"together": True, "turns": 30}])
def test_plays_to_the_end_without_a_wrong_call(options: dict[str, Any]) -> None:
    match = new_match(GAMES["schnipp-schnapp"], 4, options, "end")
    rng, told = random.Random(3), list[Event]()
    while not match.over:
        for seat in match.actors:
            move = choose_simply(match.view(seat), match.legal(seat), rng)
            if move is not None and move.timed:
                match = match.push(seat, move, reaction_ms("greedy", rng), told)
        seats = [s for s in match.actors if choose_text(match, s) == "flip"]
        if seats:
            match = match.push(seats[0], match.game.language["flip"], told=told)
        else:
            match = match.push(None, match.game.language["settle"], told=told)
    types = {event.type for event in told}
    assert "take" in types
    assert "wrong" not in types

"""The simple bluffing bot: honest if possible, suspicious of impossible claims."""

import random
from typing import Any

import pytest

from elfer.bots.bluffing.bot import choose_simply
from elfer.engine.cards import COLOURS
from elfer.engine.game import AnyGame
from elfer.engine.match import Match, new_match
from elfer.engine.seats import Seat
from elfer.games.bluffing.erwischt import Erwischt
from elfer.games.bluffing.mogeln import Mogeln

LONG_ENOUGH = 5_000


def match_of(game: AnyGame, highest: int, *hands: str, **options: Any) -> Match:
    """Return a match with these hands; seat 0 also gets all unnamed cards."""
    dealt = [hand.split() for hand in hands]
    named = {card for hand in dealt for card in hand}
    deck = [f"{colour}{value}" for colour in COLOURS for value in range(1, highest + 1)]
    dealt[0] += [card for card in deck if card not in named]
    return new_match(game, len(hands), options, None, {"hands": dealt})


def mogeln(*hands: str, **options: Any) -> Match:
    return match_of(Mogeln(), 9, *hands, **options)


def erwischt(*hands: str, **options: Any) -> Match:
    return match_of(Erwischt(), 20, *hands, **options)


def play_moves(match: Match, *moves: tuple[Seat, str]) -> Match:
    for seat, text in moves:
        match = match.push(seat, match.game.language[text])
    return match


def decide(match: Match, seat: Seat, seed: int = 1) -> str | None:
    move = choose_simply(match.view(seat), match.legal(seat), random.Random(seed))
    return None if move is None else move.text


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (Mogeln(), {}),
        (Mogeln(), {"count_to": 20}),
        (Mogeln(), {"several": False, "colour": "r"}),
        (Erwischt(), {}),
        (Erwischt(), {"colours": "strict"}),
    ],
)
@pytest.mark.parametrize("players", [3, 6])
def test_plays_to_the_end(game: AnyGame, options: dict[str, Any], players: int) -> None:
    match, rng = new_match(game, players, options, "bluff"), random.Random(players)
    for _ in range(LONG_ENOUGH):
        if match.over:
            return
        wishes = [
            (seat, choose_simply(match.view(seat), match.legal(seat), rng)) for seat in match.actors
        ]
        seat, move = rng.choice([wish for wish in wishes if wish[1] is not None])
        assert move is not None
        assert move in match.legal(seat)
        match = match.push(seat, move)
    raise AssertionError("the match has not ended")


def test_lays_a_true_card_if_it_has_one() -> None:
    assert decide(mogeln("", "r9 g1 g9", "b2"), 1) == "g1"
    assert decide(erwischt("", "r9 g9", "b1 b20"), 2) == "b1"
    assert decide(erwischt("", "r9 g9", "b1 b20", colours="strict"), 2) == "b1=b"


def test_bluffs_with_its_commonest_number_then_a_high_card() -> None:
    assert decide(mogeln("", "r9 g5 y5", "b2"), 1) == "y5"
    assert decide(mogeln("", "r9 g4 y5", "b2"), 1) == "r9"


def test_passes_rather_than_bluffing_with_a_last_card() -> None:
    match = erwischt("", "r9 g9", "b20")
    assert {decide(match, 2, seed) for seed in range(99)} == {"pass"}


def test_questions_a_claim_that_its_own_cards_make_impossible() -> None:
    match = play_moves(mogeln("", "r9 g9", "r1 y1 g1 b1 b2"), (1, "g9"))
    assert decide(match, 2) == "doubt"
    match = play_moves(erwischt("r5 r6", "r1 y1 g1 b1", "g9 g8"), (2, "g9"))
    assert decide(match, 1) == "object"
    assert decide(match, 0) is None


def test_catches_only_players_who_slipped_in_a_card() -> None:
    match = play_moves(mogeln("", "r9 g9 y9 y8", "b2 b3"), (1, "g9"))
    assert {decide(match, 0, seed) for seed in range(99)} == {None}
    match = play_moves(match, (1, "slip y9"))
    for seat in (0, 2):
        calls = [decide(match, seat, seed) == "caught" for seed in range(200)]
        assert 30 < sum(calls) < 90


def test_slips_rarely() -> None:
    match = play_moves(mogeln("", "r9 g9 y9 y8", "b2 b3"), (1, "g9"))
    slips = [decide(match, 1, seed) for seed in range(500)]
    assert 0 < len([slip for slip in slips if slip]) < 60
    assert {slip for slip in slips if slip} == {"slip r9"}


def test_accepts_a_likely_last_card_and_questions_an_impossible_one() -> None:
    match = play_moves(erwischt("", "g1"), (1, "g1"))
    assert decide(match, 0) == "accept"
    match = play_moves(erwischt("", "g9"), (1, "g9"))
    assert decide(match, 0) == "object"
    match = play_moves(mogeln("", "g1", "b2 b3"), (1, "g1"))
    answers = [decide(match, 2, seed) for seed in range(99)]
    assert answers.count("believe") > answers.count("doubt") > 0
    match = play_moves(mogeln("", "g9", "r1 y1 g1 b1"), (1, "g9"))
    assert decide(match, 2) == "doubt"

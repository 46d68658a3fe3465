"""Hidden cards and refused requests in Ratefix and Poker."""

from random import Random

import pytest

from elfer.engine.match import Match, new_match
from elfer.games import game_named
from tests.rules.cards import remaining_cards
from tests.rules.guessing.table import BOTH, CARDS, card_names_in, request
from tests.rules.table import Table


@pytest.mark.rule("G-7")
@BOTH
@pytest.mark.parametrize("players", [2, 4])
def test_views_of_a_whole_match_never_name_a_face_down_card(game: str, players: int) -> None:
    table, rng = Table(game, players=players), Random(7)
    while not table.state["over"]:
        state = table.state
        trick = state["middle"][:players]
        for seat in (*range(players), None):
            own = [trick[seat]] if game == "ratefix" and seat is not None else []
            shown = [card for cards in state["won"] for card in cards]
            assert sorted(card_names_in(table.view(seat))) == sorted([*shown, *own])
        table.plays_randomly(rng)


@BOTH
@pytest.mark.parametrize(
    "stacks",
    [
        ["r1 r2", "b1"],
        ["r1", "r1"],
        ["r1", ""],
        ["r1", "y21"],
        ["r1"],
        ["r1", "b1", "b2"],
    ],
)
def test_a_given_deal_has_equal_stacks_of_cards_from_the_deck(game: str, stacks: list[str]) -> None:
    lists = [stack.split() for stack in stacks]
    deal = {"stacks": lists, "aside": remaining_cards(CARDS[game], lists)}
    assert request(game=game, deal=deal)["error"] == "bad-deal"


@BOTH
def test_a_given_deal_is_exactly_the_deck(game: str) -> None:
    whole = remaining_cards(CARDS[game], [["r1", "b1"]])
    assert request(game=game, deal={"stacks": [["r1"], ["b1"]], "aside": whole}, seed=None)["ok"]
    for aside in (whole[1:], [*whole, "r1"], None, [*whole, *(["y1"] if game == "poker" else "x")]):
        deal = {"stacks": [["R1"], ["B1"]], "aside": aside}
        assert request(game=game, deal=deal)["error"] == "bad-deal"
    halves = [CARDS[game][::2], CARDS[game][1::2]]
    assert request(game=game, deal={"stacks": halves})["ok"], (
        "a deal without leftover cards was refused"
    )


@BOTH
def test_refuses_bad_requests(game: str) -> None:
    assert request(game=game, seed=None)["error"] == "bad-request"
    assert request(game=game, options={"rounds": 2})["error"] == "bad-options"
    assert request(game=game, options={"dealer": 2})["error"] == "bad-options"
    assert request(game=game, players="2")["error"] == "bad-request"


@BOTH
def test_the_longest_match_is_bounded_even_if_every_card_is_dealt(game: str) -> None:
    halves = [CARDS[game][::2], CARDS[game][1::2]]
    match: Match = new_match(game_named(game), 2, deal={"stacks": halves})
    moves, rng = 0, Random(1)
    while not match.over:
        seat = match.turn
        match = match.push(seat, rng.choice(match.legal(seat)))
        moves += 1
    assert moves == len(CARDS[game]) <= match.game.longest(match.setup)

"""SS-1, SS-2: stacks without quartets, turned over in turn."""

import json
from typing import Any

import pytest

from elfer.notation.referee import Referee
from tests.rules.cards import COLOURS, deck
from tests.rules.chance import shuffle_cards
from tests.rules.snap.table import CALLS, GAME, Snap


def deal_by_hand(players: int, dealer: int, seed: str) -> tuple[list[list[str]], list[list[int]]]:
    """Return the correct stacks and quartets for a seed, computed independently."""
    stacks: list[list[str]] = [[] for _ in range(players)]
    for place, card in enumerate(shuffle_cards(deck(GAME), seed, "1/deal/0")):
        stacks[(dealer + 1 + place) % players].insert(0, card)
    quartets = [
        [n for n in range(1, 21) if all(f"{colour}{n}" in stack for colour in COLOURS)]
        for stack in stacks
    ]
    rest = [
        [card for card in stack if int(card[1:]) not in full]
        for stack, full in zip(stacks, quartets, strict=True)
    ]
    return rest, quartets


@pytest.mark.rule("SS-1")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("options", [{}, {"together": True}])
def test_all_cards_are_dealt_evenly_and_quartets_laid_aside(
    players: int, options: dict[str, Any]
) -> None:
    for dealer in (0, players - 1):
        table = Snap(players=players, seed="even", dealer=dealer, **options)
        stacks, quartets = deal_by_hand(players, dealer, "even")
        assert (table.state["stacks"], table.state["quartets"]) == (stacks, quartets)
        sizes = [len(s) + 4 * len(q) for s, q in zip(stacks, quartets, strict=True)]
        assert max(sizes) - min(sizes) <= 1
        assert sum(sizes) == 80


@pytest.mark.rule("SS-1")
def test_the_cards_that_quartets_leave_stay_in_order() -> None:
    table = Snap("r7 r1 y2 y1 g1 g2 b1 b9", "r2 r9")
    assert table.stack(0) == "r7 y2 g2 b9"
    assert table.state["quartets"][0] == [1]
    assert table.stack(1).startswith("r2 r9 ")
    assert table.state["quartets"][1] == [3, 4, 5, 6, 8, *range(10, 21)]


@pytest.mark.rule("SS-1")
@pytest.mark.parametrize(("players", "code"), [(1, "bad-request"), (7, "bad-request"), (6, None)])
def test_two_to_six_play(players: int, code: str | None) -> None:
    assert Snap(players=players).new.get("error") == code


@pytest.mark.rule("SS-2")
def test_players_turn_over_their_top_card_clockwise_from_the_dealers_left() -> None:
    table = Snap("r1 r2", "y5 y2 y6", "g6 g2", dealer=0)
    order = []
    for _ in range(4):
        seat = table.turn
        assert seat is not None
        table.flips(seat)
        table.settles()
        order.append(seat)
    assert order == [1, 2, 0, 1]
    assert table.piles == ["r1", "y2 y5", "g6"]
    assert table.stack(0) == "r2"


@pytest.mark.rule("SS-2")
def test_only_the_seat_whose_turn_it_is_turns_over() -> None:
    table = Snap("r1 r2", "y5 y2 y6", "g6 g2")
    assert [table.legal(seat) for seat in (0, 1, 2, None)] == [{"flip"}, set(), set(), set()]
    table.refuses(1, "flip", "not-your-turn")
    table.refuses(None, "settle", "not-your-turn")
    table.flips(0)
    assert [table.legal(seat) for seat in (0, 1, 2)] == [CALLS, CALLS | {"flip"}, CALLS]
    assert table.legal(None) == {"settle"}
    table.refuses(0, "flip", "illegal-move", "SS-2")
    table.refuses(2, "flip", "illegal-move", "SS-2")
    table.refuses(None, "flip", "illegal-move", "G-10")
    table.refuses(None, "schnapp", "illegal-move", "G-10", at=3)
    table.refuses(1, "settle", "illegal-move", "G-10")


@pytest.mark.rule("SS-1")
def test_refuses_bad_deals() -> None:
    cards = deck(GAME)
    bad: list[dict[str, Any]] = [
        {},
        {"hands": [cards[:40], cards[40:]]},
        {"stacks": [cards, []]},
        {"stacks": [cards[:40], cards[41:]]},
        {"stacks": [cards[:40], [*cards[40:], "*"]]},
        {"stacks": [cards[:40], cards[40:], []]},
    ]
    for deal in bad:
        request = {"do": "new", "game": GAME, "players": 2, "seed": "s", "deal": deal}
        assert Referee().answer(json.dumps(request).encode())["error"] == "bad-deal"


@pytest.mark.rule("SS-2")
@pytest.mark.parametrize("move", ["r1", "next", "flip ", " flip", "snap", "flip 1", "done", ""])
def test_refuses_text_that_is_not_a_move_of_the_game(move: str) -> None:
    table = Snap("r1 r2", "y1 y2")
    table.refuses(0, move, "bad-move")

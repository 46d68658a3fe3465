"""SP-1 to SP-3: dealing, pairs, drawing and mixing."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elfer.games import game_named
from elfer.notation.states import state_of
from tests.played import MutableMatch
from tests.rules.cards import FRESH
from tests.rules.chance import shuffle_cards
from tests.rules.pairs.table import GAME, ask_new, hands, make_deal, pack, table_of, twin
from tests.rules.table import Table

EXAMPLE = Path(__file__).parents[2] / "data" / "examples" / f"{GAME}.jsonl"


def mix(cards: str, number: int, seed: str = "rules") -> str:
    """Return these cards in the order that the mix with this number puts them in."""
    fresh = sorted(cards.split(), key=FRESH.index)
    return " ".join(shuffle_cards(fresh, seed, f"1/mix/{number}"))


def without_pairs(hand: list[str]) -> list[str]:
    """Return a hand without its pairs, in order."""
    numbers = [card[1:] for card in hand]
    return [card for card in hand if numbers.count(card[1:]) == 1]


@pytest.mark.rule("SP-1")
@pytest.mark.rule("SP-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, pack()),
        ({"short": True}, pack(highest=16)),
        ({"colours": ["y", "g"]}, pack("yg")),
        ({"colours": ["b", "y"], "short": True}, pack("yb", 16)),  # in the order of a fresh deck
    ],
)
def test_one_card_is_laid_aside_and_the_others_are_dealt(
    players: int, options: dict[str, Any], cards: list[str]
) -> None:
    state = Table(GAME, players=players, seed="deal", dealer=1, **options).state
    aside, *rest = shuffle_cards(cards, "deal", "1/deal/0")
    dealt = [rest[(seat - 2) % players :: players] for seat in range(players)]
    assert state["aside"] == [aside]
    assert {len(hand) for hand in dealt} <= {len(rest) // players, len(rest) // players + 1}
    assert state["hands"] == [without_pairs(hand) for hand in dealt]
    for seat, hand in enumerate(dealt):
        assert sorted([*state["hands"][seat], *state["piles"][seat]]) == sorted(hand)
    assert len(rest) == (31 if options.get("short") else 39)


@pytest.mark.rule("SP-1")
@pytest.mark.parametrize(
    "colours", [["r"], ["r", "r"], ["r", "y", "g"], ["r", "x"], "rb", ["R", "b"], None, [], [1, 2]]
)
def test_there_are_two_different_colours(colours: Any) -> None:
    answer = ask_new({"colours": colours})
    assert answer["error"] == "bad-options"


@pytest.mark.rule("SP-1")
def test_exactly_one_card_is_laid_aside_in_a_given_deal() -> None:
    deal = make_deal(["r1 r2", "b1 b2 r5"], "b5", 0)
    assert ask_new({"short": True}, deal)["ok"]
    moved = {"hands": [deal["hands"][0][:-1], deal["hands"][1]]}
    bad_deals: list[dict[str, Any]] = [
        {"aside": []},
        {"aside": None},
        {"aside": ["b5", deal["hands"][0][-1]], **moved},
        moved,
        {"hands": [[], deal["hands"][0] + deal["hands"][1]]},
        {"aside": ["g5"]},
    ]
    for bad in bad_deals:
        assert ask_new({"short": True}, deal | bad)["error"] == "bad-deal"
    assert ask_new({"short": False}, deal)["error"] == "bad-deal"
    assert ask_new({"short": True}, deal, seed=None)["error"] == "bad-request"


@pytest.mark.rule("SP-2")
def test_pairs_are_laid_down_at_the_start() -> None:
    table = table_of(["r1", "b9 r2 b3 r4 b2 r3 r9 r5 b1", "b4"], "b5", pairs_to=2)
    assert hands(table) == ["r1", "r4 r5 b1", "b4"]
    piles = table.state["piles"]
    assert piles[0] == []
    assert piles[1] == ["b9", "r9", "b3", "r3", "r2", "b2"]
    assert len(piles[2]) == 20


@pytest.mark.rule("SP-2")
def test_a_pair_that_arises_from_a_draw_is_laid_down_immediately() -> None:
    table = table_of(["r1", "b4 r5 b1", "r4"], "b5")
    before = table.state["piles"][0]
    table.plays(1, "draw 1")
    assert sorted(table.state["hands"][1]) == ["b1", "r5"]
    assert table.state["piles"] == [before, ["b4", "r4"], []]


@pytest.mark.rule("SP-2")
def test_a_card_without_its_twin_stays_in_the_hand() -> None:
    table = table_of(["r1 b2", "b1 r3", "r2 b3 r5"], "b5")
    table.plays(1, "draw 3")
    assert sorted(table.state["hands"][1]) == ["b1", "r3", "r5"]
    assert table.state["piles"][1:] == [[], []]


@pytest.mark.rule("SP-3")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_left_neighbour_of_the_dealer_draws_from_the_next_seat(dealer: int) -> None:
    table = Table(GAME, players=3, dealer=dealer)
    for step in range(1, 5):
        seat, giver = (dealer + step) % 3, (dealer + step + 1) % 3
        state = table.state
        assert state["turn"] == seat
        assert state["actors"] == [seat]
        size = len(state["hands"][giver])
        assert table.legal(seat) == {f"draw {place}" for place in range(1, size + 1)}
        table.plays(seat, "draw 2")
        gone = state["hands"][giver][1]
        assert table.state["hands"][giver] == [c for c in state["hands"][giver] if c != gone]
        assert gone in [*table.state["hands"][seat], *table.state["piles"][seat]]
        assert table.state["hands"][(seat - 1) % 3] == state["hands"][(seat - 1) % 3]


@pytest.mark.rule("SP-3")
def test_a_seat_draws_only_in_turn_and_only_an_existing_card() -> None:
    table = table_of(["r1 b2", "b1 r3", "r2 b3 r5"], "b5")
    table.refuses(1, "draw 4", "draw 20", rule="SP-3")
    table.refuses(0, "draw 1", error="not-your-turn")
    table.refuses(2, "draw 1", error="not-your-turn")
    assert table.ask("legal", seat=None)["moves"] == []
    for bad in ("draw", "draw 0", "draw 41", "draw 01", "draw  1", "draw -1", "r5", "pass", "next"):
        table.refuses(1, bad, error="bad-move")
    table.plays(1, "DRAW 3")
    assert table.record["moves"] == [[1, 1, "draw 3"]]


@pytest.mark.rule("SP-3")
def test_players_without_cards_are_skipped_even_as_neighbours() -> None:
    """Seats 1 and 2 are safe after the first draw, so seats 3 and 0 draw from each other."""
    table = table_of(["r2 r3", "r1", "b1", "b2 b3 r5"], "b5")
    table.plays(1, "draw 1")
    assert hands(table) == ["r2 r3", "", "", "b2 b3 r5"]
    assert table.turn == 3
    table.refuses(1, "draw 1", error="not-your-turn")
    table.refuses(2, "draw 1", error="not-your-turn")
    table.plays(3, "draw 1")
    assert table.turn == 0
    assert table.legal(0) == {"draw 1", "draw 2"}
    gone = table.state["hands"][3][1]
    table.plays(0, "draw 2")
    assert gone in [*table.state["hands"][0], *table.state["piles"][0]]


@pytest.mark.rule("SP-3")
def test_a_player_with_only_pairs_does_not_begin() -> None:
    table = table_of(["r1 r2", "r9 b9", "r8 b8", "b1 b2 r5"], "b5")
    assert hands(table)[1:3] == ["", ""]
    assert table.turn == 3
    assert table.legal(3) == {"draw 1", "draw 2"}


@pytest.mark.rule("SP-3")
def test_a_player_who_gives_the_last_card_is_safe() -> None:
    table = table_of(["r2 r3", "r1 b4", "b3", "b1 b2 r4 r5"], "b5")
    table.plays(1, "draw 1")
    assert hands(table)[2] == ""
    assert table.turn == 3


@pytest.mark.rule("SP-3")
def test_only_the_hand_of_the_drawer_is_mixed() -> None:
    table = table_of(["r1 b2 r6", "b1 r3", "r2 b3 r5 b6"], "b5")
    table.plays(1, "draw 3")
    assert hands(table) == ["r1 b2 r6", mix("b1 r3 r5", 0), "r2 b3 b6"]
    table.plays(2, "draw 1")
    assert hands(table)[2] == mix("r2 b3 b6 r1", 1)
    assert hands(table)[0] == "b2 r6"


@pytest.mark.rule("SP-3")
def test_mixing_one_card_or_none_is_counted_too() -> None:
    table = table_of(["r2 r3 r4 r5", "r1", "b1", "b2 b3 b4 b6", "r6"], "b5")
    table.plays(1, "draw 1")  # 1/mix/0 mixes a hand that has become empty
    table.plays(3, "draw 1")  # 1/mix/1 mixes the hand of seat 0
    state = table.state
    assert state["turn"] == 0
    assert " ".join(state["hands"][3]) == mix("b2 b3 b4", 1)
    assert state["hands"][4] == []
    table.plays(0, "draw 3")
    drawn = state["hands"][3][2]
    left = {"r2", "r3", "r4", "r5", drawn} - {drawn, twin(drawn)}
    assert hands(table)[0] == mix(" ".join(left), 2)


@pytest.mark.rule("SP-3")
def test_every_mixing_of_a_match_is_fair() -> None:
    for seed in ("a", "b", "c"):
        played, rng = MutableMatch.new(game_named(GAME), 4, {}, seed), Random(seed)
        for number in range(1000):
            seat = played.match.turn
            if seat is None:
                break
            played.play(seat, rng.choice(played.match.legal(seat)).text)
            hand = state_of(played.match)["hands"][seat]
            assert " ".join(hand) == mix(" ".join(hand), number, seed)
        assert played.match.over


@pytest.mark.rule("SP-3")
@pytest.mark.rule("SP-4")
def test_the_example_of_the_notation_with_hands_in_order() -> None:
    table = Table(GAME, players=2)
    for line in EXAMPLE.read_text().splitlines():
        pair = json.loads(line)
        answer = table.ask(**pair["request"])
        if "state" in pair["answer"]:
            assert answer["state"] == pair["answer"]["state"]
        assert answer["ok"] == pair["answer"]["ok"]
    assert table.state["over"]

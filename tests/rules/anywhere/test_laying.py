"""UA-1 to UA-4: dealing, turning over, and where a card can be laid."""

import json
from typing import Any

import pytest

from elfer.notation.referee import Referee
from tests.rules.anywhere.table import CARDS, GAME, Piles, deal_of
from tests.rules.chance import shuffle_cards


def request(**changes: Any) -> dict[str, Any]:
    """Return the answer to a request for a new match with changed fields."""
    asked = {"do": "new", "game": GAME, "players": 3, "options": {}, "seed": "s"} | changes
    return Referee().answer(json.dumps(asked).encode())


@pytest.mark.rule("UA-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dealer", [0, 1])
def test_all_cards_are_dealt_as_evenly_as_possible(players: int, dealer: int) -> None:
    """Cards are dealt one at a time, starting left of the dealer; the last one is on top."""
    state = request(players=players, options={"dealer": dealer})["state"]
    cards = shuffle_cards(CARDS, "s", "1/deal/0")
    for place in range(players):
        seat = (dealer + 1 + place) % players
        assert state["stacks"][seat] == cards[place::players][::-1]
    assert state["piles"] == [[]] * players
    assert (state["middle"], state["turned"], state["places"]) == ([], None, [])
    assert (state["points"], state["totals"], state["winners"]) == (None, None, None)


@pytest.mark.rule("UA-1")
def test_stacks_are_face_down_and_the_rest_is_face_up() -> None:
    table = Piles("r15 y8 b3", "r7 g1", "b4")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.plays(2, "flip")
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert view.keys() == table.state.keys() | {"seat"}
        assert view["stacks"] == [2, 1, 74]
        assert view["piles"] == [[], ["r7"], []]
        assert (view["middle"], view["turned"], view["places"]) == (["r15"], "b4", [])


@pytest.mark.rule("UA-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_left_neighbour_of_the_dealer_opens_and_the_next_seat_continues(dealer: int) -> None:
    table = Piles("r5 r6", "y5 y6", "g5 g6", dealer=dealer)
    opener = (dealer + 1) % 3
    assert table.turn == opener
    assert table.state["actors"] == [opener]
    assert table.legal(opener) == {"flip"}
    table.refuses(opener, "mid", "own", rule="UA-3")
    table.plays(opener, "flip")
    assert table.state["turned"] == f"{'ryg'[opener]}5"
    assert table.legal(opener) == {"mid"}
    table.refuses(opener, "own", f"@{dealer}", rule="UA-2")
    table.refuses(opener, "flip", rule="UA-3")
    table.plays(opener, "mid")
    assert table.turn == (opener + 1) % 3
    assert table.state["actors"] == [(opener + 1) % 3]


@pytest.mark.rule("UA-2")
def test_the_opening_card_may_be_the_only_one() -> None:
    table = Piles("r5", "g1", "g2")
    table.turns_over(0, "mid")
    assert table.places == [0]
    assert table.turn == 1


@pytest.mark.rule("UA-3")
def test_the_next_number_of_any_colour_goes_into_the_middle() -> None:
    table = Piles("r5 r1", "g6 y1", "b9")
    table.turns_over(0, "mid")
    table.refuses(1, "mid", "own", "@0", rule="UA-3")
    table.refuses(0, "flip", error="not-your-turn")
    table.plays(1, "flip")
    assert table.state["turned"] == "g6"
    assert table.legal(1) == {"mid", "own"}
    table.plays(1, "mid")
    assert table.middle == "g6 r5"
    assert table.state["turned"] is None


@pytest.mark.rule("UA-3")
@pytest.mark.parametrize("card", ["g4", "g5", "g7", "r20"])
def test_a_card_that_fits_nowhere_goes_on_your_own_pile_and_ends_the_turn(card: str) -> None:
    table = Piles("b5 r1", f"{card} y1", "b9")
    table.turns_over(0, "mid")
    table.plays(1, "flip")
    assert table.legal(1) == {"own"}
    table.refuses(1, "mid", "@0", "@2", rule="UA-3")
    table.plays(1, "own")
    assert table.pile(1) == card
    assert table.turn == 2


@pytest.mark.rule("UA-3")
def test_otherwise_you_may_choose_among_the_fitting_piles_of_others() -> None:
    table = Piles("r15 y8 b3", "r7 g1", "b7 g20")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.plays(0, "flip")
    assert table.legal(0) == {"@1", "@2", "own"}
    table.refuses(0, "mid", "@0", "@3", "@5", rule="UA-3")
    table.plays(0, "@2")
    assert table.pile(2) == "y8 b7"
    assert table.pile(1) == "r7"


@pytest.mark.rule("UA-3")
def test_the_middle_comes_first() -> None:
    table = Piles("r6 y7", "b6 g1", "b1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.plays(0, "flip")
    assert table.legal(0) == {"mid", "own"}
    table.refuses(0, "@1", rule="UA-3")


@pytest.mark.rule("UA-3")
def test_after_20_comes_1_in_the_middle_and_on_piles() -> None:
    table = Piles("r20 g3", "b1 y20 y5", "g1")
    table.turns_over(0, "mid")
    table.turns_over(1, "mid", "own")
    table.plays(2, "flip")
    assert table.legal(2) == {"@1", "own"}
    table.refuses(2, "mid", rule="UA-3")
    table.plays(2, "@1")
    assert table.middle == "b1 r20"
    assert table.pile(1) == "g1 y20"


@pytest.mark.rule("UA-3")
def test_your_own_pile_is_not_a_place_where_a_card_fits() -> None:
    """Continuing it by chance ends the turn and does not count as overlooking."""
    table = Piles("r15 g11", "r7 y8 g1", "b3")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.turns_over(0, "own")
    table.plays(1, "flip")
    assert table.legal(1) == {"own"}
    table.refuses(1, "@1", rule="UA-3")
    table.plays(1, "own")
    assert table.pile(1) == "y8 r7"
    assert table.turn == 2
    assert table.state["actors"] == [2]


@pytest.mark.rule("UA-4")
def test_the_turn_continues_after_the_middle_or_the_pile_of_another() -> None:
    table = Piles("r15 g12 b2", "r7 g16 g13 b9", "b1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.turns_over(0, "own")
    table.turns_over(1, "mid")
    assert table.turn == 1
    assert table.legal(1) == {"flip"}
    table.turns_over(1, "@0")
    assert table.turn == 1
    assert table.state["actors"] == [1]
    table.turns_over(1, "own")
    assert table.turn == 2


@pytest.mark.rule("UA-1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    assert request(players=players)["error"] == "bad-request"


@pytest.mark.rule("UA-6")
@pytest.mark.parametrize(
    "options", [{"strict": 1}, {"strict": None}, {"rounds": 1}, {"dealer": 3}, {"youngest": 0}]
)
def test_refuses_bad_options(options: dict[str, Any]) -> None:
    assert request(options=options)["error"] == "bad-options"


@pytest.mark.rule("UA-1")
@pytest.mark.parametrize(
    "stacks",
    [
        [["r1"], ["r2"], CARDS[3:]],
        [["r1"], ["r1"], CARDS[1:]],
        [["r1"], [], CARDS[1:]],
        [["r1"], CARDS[1:]],
        [["r1"], ["r2"], [*CARDS[2:], "r21"]],
        [["r1"], ["r2"], [*CARDS[2:], "*"]],
    ],
)
def test_a_given_deal_has_all_cards_and_some_for_every_seat(stacks: Any) -> None:
    assert request(deal={"stacks": stacks}, seed=None)["error"] == "bad-deal"


@pytest.mark.rule("UA-1")
def test_a_given_deal_needs_no_seed_and_may_be_uneven() -> None:
    assert request(deal=deal_of(["r1", "r2", "r3"]), seed=None)["ok"]


@pytest.mark.rule("UA-3")
def test_refuses_text_that_is_not_a_move() -> None:
    table = Piles("r5", "g6", "b9")
    table.refuses(0, "r5", "@", "@6", "@-1", "@01", "@ 1", "stop", "middle", error="bad-move")
    table.plays(0, "FLIP", "Mid")
    assert [move[2] for move in table.record["moves"]] == ["flip", "mid"]

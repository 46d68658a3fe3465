"""UA-1 to UA-5: dealing, turning over, and where a card goes."""

import json
from typing import Any

import pytest

from elfer.records.referee import Referee

from ..chance import shuffled
from .table import CARDS, GAME, Piles, deal_of


def request(**changes: Any) -> dict[str, Any]:
    """The answer to a new match with something changed."""
    asked = {"do": "new", "game": GAME, "players": 3, "options": {}, "seed": "s"} | changes
    return Referee().answer(json.dumps(asked).encode())


@pytest.mark.rule("UA-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dealer", [0, 1])
def test_all_cards_are_dealt_as_evenly_as_possible(players: int, dealer: int) -> None:
    """One at a time from the dealer's left neighbour on; the last card dealt lies on top."""
    state = request(players=players, options={"dealer": dealer})["state"]
    cards = shuffled(CARDS, "s", "1/deal/0")
    for place in range(players):
        seat = (dealer + 1 + place) % players
        assert state["stacks"][seat] == cards[place::players][::-1]
    assert state["piles"] == [[]] * players
    assert (state["middle"], state["turned"], state["places"]) == ([], None, [])
    assert (state["points"], state["totals"], state["winners"]) == (None, None, None)


@pytest.mark.rule("UA-1")
def test_stacks_are_face_down_and_the_rest_lies_open() -> None:
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
def test_the_left_neighbour_of_the_dealer_opens_and_the_next_one_goes_on(dealer: int) -> None:
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
def test_one_higher_goes_into_the_middle_whatever_its_colour() -> None:
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
def test_what_fits_nowhere_goes_on_the_own_pile_and_the_turn_is_over(card: str) -> None:
    table = Piles("b5 r1", f"{card} y1", "b9")
    table.turns_over(0, "mid")
    table.plays(1, "flip")
    assert table.legal(1) == {"own"}
    table.refuses(1, "mid", "@0", "@2", rule="UA-3")
    table.plays(1, "own")
    assert table.pile(1) == card
    assert table.turn == 2


@pytest.mark.rule("UA-3")
def test_else_on_the_pile_of_another_with_a_choice_if_several_fit() -> None:
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
    table = Piles("r20 g3", "b1 y20", "g1")
    table.turns_over(0, "mid")
    table.turns_over(1, "mid", "own")
    table.plays(2, "flip")
    assert table.legal(2) == {"@1", "own"}
    table.refuses(2, "mid", rule="UA-3")
    table.plays(2, "@1")
    assert table.middle == "b1 r20"
    assert table.pile(1) == "g1 y20"


@pytest.mark.rule("UA-3")
def test_the_own_pile_is_no_place_where_a_card_fits() -> None:
    """Continuing it by chance ends the turn and is no overlooking."""
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
def test_after_the_middle_and_after_another_pile_one_goes_on() -> None:
    table = Piles("r15 g12", "r7 g16 g13 b9", "b1")
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


@pytest.mark.rule("UA-5")
def test_the_open_pile_becomes_the_stack_when_a_card_must_be_turned_over() -> None:
    """Until then it lies open and can be laid on; what was laid first comes up first."""
    table = Piles("r10 b1 b5 b13", "g2 y19", "b7 r20 r16")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0, 1):
        table.turns_over(seat, "own")
    assert (table.stack(1), table.pile(1)) == ("", "y19 g2")
    table.turns_over(2, "@1", "own")
    table.turns_over(0, "own")
    assert (table.stack(1), table.pile(1)) == ("", "r20 y19 g2")
    table.plays(1, "flip")
    assert table.state["turned"] == "g2"
    assert (table.stack(1), table.pile(1)) == ("y19 r20", "")
    table.plays(1, "own")
    assert (table.stack(1), table.pile(1)) == ("y19 r20", "g2")


@pytest.mark.rule("UA-5")
def test_also_in_the_middle_of_a_turn() -> None:
    table = Piles("r10 b1 b5", "g2 b11", "b7")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0):
        table.turns_over(seat, "own")
    table.turns_over(1, "mid")
    assert (table.stack(1), table.pile(1), table.places) == ("", "g2", [])
    table.plays(1, "flip")
    assert table.state["turned"] == "g2"
    assert (table.stack(1), table.pile(1), table.places) == ("", "", [])
    table.plays(1, "@0")
    assert table.pile(0) == "g2 b1"
    assert table.places == [1]
    assert table.turn == 2


@pytest.mark.rule("UA-1")
@pytest.mark.parametrize("players", [1, 7])
def test_for_two_to_six(players: int) -> None:
    assert request(players=players)["error"] == "bad-request"


@pytest.mark.rule("UA-6")
@pytest.mark.parametrize(
    "options", [{"strict": 1}, {"strict": None}, {"rounds": 1}, {"dealer": 3}, {"youngest": 0}]
)
def test_bad_options(options: dict[str, Any]) -> None:
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
def test_a_given_deal_is_all_cards_and_nobody_starts_without_any(stacks: Any) -> None:
    assert request(deal={"stacks": stacks}, seed=None)["error"] == "bad-deal"


@pytest.mark.rule("UA-1")
def test_a_given_deal_needs_no_seed_and_may_be_uneven() -> None:
    assert request(deal=deal_of(["r1", "r2", "r3"]), seed=None)["ok"]


@pytest.mark.rule("UA-3")
def test_texts_that_are_no_move() -> None:
    table = Piles("r5", "g6", "b9")
    table.refuses(0, "r5", "@", "@6", "@-1", "@01", "@ 1", "stop", "middle", error="bad-move")
    table.plays(0, "FLIP", "Mid")
    assert [move[2] for move in table.record["moves"]] == ["flip", "mid"]

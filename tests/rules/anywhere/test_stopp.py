"""UA-6: overlooking and “Stopp!”."""

import pytest

from elfer.games import game_named
from tests.played import MutableMatch
from tests.rules.anywhere.table import GAME, Piles, deal_of


def overlooked_card() -> Piles:
    """Return a table where seat 1 has laid g6 on its own pile, although the middle shows a 5."""
    table = Piles("r5 r9 r10", "g6 y1 y2", "b9 y20", "b15")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    return table


@pytest.mark.rule("UA-6")
def test_a_card_that_fits_can_be_overlooked_and_every_other_seat_may_call() -> None:
    table = overlooked_card()
    assert table.turn == 2
    assert table.pile(1) == "g6"
    assert table.state["actors"] == [0, 2, 3]
    assert table.legal(2) == {"flip", "stopp"}
    assert table.legal(0) == table.legal(3) == {"stopp"}
    table.refuses(1, "stopp", error="not-your-turn")
    table.refuses(3, "flip", "mid", "own", "@1", rule="G-10")


@pytest.mark.rule("UA-6")
@pytest.mark.parametrize("caller", [0, 2, 3])
def test_the_others_give_their_bottom_cards_clockwise_on_top_of_the_stack(caller: int) -> None:
    table = overlooked_card()
    table.plays(caller, "stopp")
    assert table.stack(1) == "r10 b20 y20 y1 y2"
    assert (table.stack(0), table.stack(2)) == ("r9", "b9")
    assert table.stack(3).startswith("b15")
    assert table.stack(3).endswith("b19")
    assert table.pile(1) == "g6"
    assert table.middle == "r5"
    assert table.turn == 2
    assert table.places == []


@pytest.mark.rule("UA-6")
def test_one_call_per_card() -> None:
    table = overlooked_card()
    table.plays(3, "stopp")
    assert table.state["actors"] == [2]
    table.refuses(2, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-6")
def test_the_next_card_turned_over_ends_the_time_for_a_call() -> None:
    table = overlooked_card()
    table.plays(2, "flip")
    table.refuses(2, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")
    table.refuses(3, "stopp", error="not-your-turn")
    table.plays(2, "own")
    table.refuses(3, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-6")
def test_a_later_card_can_be_called_again() -> None:
    table = Piles("r5 r9 r10", "g6 y1 y2", "b6 y20")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.plays(0, "stopp")
    table.turns_over(2, "own")
    assert table.legal(1) == {"stopp"}
    assert table.legal(0) == {"flip", "stopp"}
    table.plays(1, "stopp")
    assert table.stack(2).startswith("y2 r9 y20")


@pytest.mark.rule("UA-6")
def test_a_call_without_a_reason_is_refused_and_costs_nothing() -> None:
    table = Piles("r5 r9", "g7 y1", "b9")
    table.refuses(0, "stopp", rule="UA-6")
    table.turns_over(0, "mid")
    table.refuses(1, "stopp", rule="UA-6")
    table.turns_over(1, "own")
    table.refuses(2, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-6")
def test_overlooking_the_pile_of_another_counts_too() -> None:
    table = Piles("r15 y8 b3", "r7 g1", "b1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.turns_over(0, "own")
    assert table.state["actors"] == [1, 2]
    table.plays(2, "stopp")
    assert table.stack(0) == "b20 g1 b3"


@pytest.mark.rule("UA-6")
def test_players_who_give_their_last_card_are_out_in_that_order() -> None:
    table = Piles("r5 r10", "g6 y1", "y20", "b15")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    assert table.turn == 2
    table.plays(0, "stopp")
    assert table.stack(1) == "r10 b20 y20 y1"
    assert table.places == [2, 0]
    assert table.turn == 3
    assert table.state["actors"] == [3]


@pytest.mark.rule("UA-6")
def test_the_culprit_continues_if_all_others_are_out() -> None:
    table = Piles("r5 r10", "g6 y1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.plays(0, "stopp")
    assert table.places == [0]
    assert table.turn == 1
    assert table.legal(1) == {"flip"}
    assert not table.state["over"]


@pytest.mark.rule("UA-6")
def test_a_player_who_is_out_cannot_call() -> None:
    table = Piles("r5", "g6 y1", "b9")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    assert table.state["actors"] == [2]
    assert table.legal(2) == {"flip", "stopp"}
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-6")
def test_nobody_can_call_against_the_last_player() -> None:
    table = Piles("r5", "g6 y1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    assert table.turn == 1
    assert table.state["actors"] == [1]
    assert table.legal(1) == {"flip"}
    table.refuses(1, "stopp", rule="UA-6")


@pytest.mark.rule("UA-6")
def test_strict_makes_overlooking_impossible() -> None:
    table = Piles("r5 g9 g1", "g6 b12 y1", "b8 r7", strict=True)
    table.turns_over(0, "mid")
    table.plays(1, "flip")
    assert table.legal(1) == {"mid"}
    table.refuses(1, "own", rule="UA-6")
    table.plays(1, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.plays(0, "flip")
    assert table.legal(0) == {"@2"}
    table.refuses(0, "own", rule="UA-6")


@pytest.mark.rule("UA-6")
def test_nobody_sees_the_cards_that_are_given() -> None:
    play_moves = MutableMatch.new(
        game_named(GAME), 3, {}, None, deal_of(["r9 r10", "r5 y2", "g6 y1"])
    )
    for seat, move in ((1, "flip"), (1, "mid"), (2, "flip"), (2, "own")):
        play_moves.play(seat, move)
    events = play_moves.play(0, "stopp")
    assert [event.truth() for event in events] == [
        {"type": "stopp", "seat": 0, "culprit": 2},
        {"type": "give", "seat": 0, "to": 2, "card": "r10"},
        {"type": "give", "seat": 1, "to": 2, "card": "y2"},
        {"type": "out", "seat": 1, "place": 1},
    ]
    for watcher in (0, 1, 2, None):
        assert not any("card" in event.seen_by(watcher) for event in events)

"""PO: guesses about cards that nobody has seen."""

import pytest

from elfer.engine.match import new_match
from elfer.engine.move_validation import play
from elfer.games import game_named
from tests.rules.cards import remaining_cards
from tests.rules.guessing.table import CARDS, Guessing, card_names_in, deal_stacks, request
from tests.rules.table import Table


@pytest.mark.rule("PO-1")
@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 13), (4, 10), (5, 8), (6, 6)])
def test_only_red_and_blue_are_dealt_evenly(players: int, each: int) -> None:
    table = Table("poker", players=players, seed="red and blue", dealer=1)
    stacks, rest = deal_stacks("poker", players, 1, "red and blue")
    state = table.state
    assert [len(stack) for stack in stacks] == [each] * players
    assert state["middle"] == [stack[0] for stack in stacks]
    assert state["stacks"] == [stack[1:] for stack in stacks]
    assert state["aside"] == rest
    assert len(rest) == 40 - players * each
    assert table.view(0)["aside"] == len(rest)


@pytest.mark.rule("PO-1")
@pytest.mark.parametrize("players", [1, 7])
def test_poker_is_for_two_to_six(players: int) -> None:
    assert request(game="poker", players=players)["error"] == "bad-request"


@pytest.mark.rule("PO-2")
def test_players_do_not_see_their_own_cards() -> None:
    table = Guessing("poker", ["r1 r2", "b3 b4", "r5 r6"])
    table.guess(9)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert not set(card_names_in(view))
        assert "hand" not in view
        assert view["middle"] == 3
        assert view["guesses"] == [None, None, 9]


@pytest.mark.rule("PO-2")
def test_nobody_is_told_of_a_card_before_the_trick_is_decided() -> None:
    stacks = [["r1", "r2"], ["b3", "b4"]]
    deal = {"stacks": stacks, "aside": remaining_cards(CARDS["poker"], stacks)}
    match = new_match(game_named("poker"), 2, deal=deal)
    match, _ = play(match, 1, "guess 4")
    match, events = play(match, 0, "guess 4")
    for seat in (0, 1, None):
        told = [event.seen_by(seat) for event in events]
        assert told[1]["cards"] == ["r1", "b3"]
        assert told[1]["nearest"] == [0, 1]
        assert told[1]["seat"] is None
        assert told[2:] == [{"type": "lay", "seat": 0}, {"type": "lay", "seat": 1}]


@pytest.mark.rule("PO-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_guesses_go_counter_clockwise_and_the_first_guesser_changes(dealer: int) -> None:
    """It makes no difference whether anyone wins the trick."""
    table = Guessing("poker", ["r1 r2 r3 r4", "b1 b2 b3 b4", "r11 r12 r13 r14"], dealer=dealer)
    first = (dealer - 1) % 3
    for numbers in ((13, 40, 40), (20, 20, 20), (40, 41, 19)):
        for step, number in enumerate(numbers):
            assert table.turn == (first - step) % 3
            table.guess(number)
        first = (first - 1) % 3
        assert table.turn == first
    sizes = {seat: len(cards) for seat, cards in enumerate(table.state["won"])}
    assert sizes == {(dealer - 1) % 3: 3, (dealer - 2) % 3: 6, dealer: 0}


@pytest.mark.rule("PO-2")
def test_the_nearest_guess_and_ties_are_as_in_ratefix() -> None:
    table = Guessing("poker", ["r2 r1", "b4 b1"])
    table.guess(5, 7)
    assert table.state["middle"] == ["r1", "b1", "r2", "b4"]
    table.guess(3, 2)
    assert table.won == ["", "b1 b4 r1 r2"]
    assert table.winners == [1]

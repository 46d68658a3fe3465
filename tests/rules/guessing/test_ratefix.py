"""RA-1, RA-2: the deal, the known cards, and the first guesser."""

import pytest

from elfer.engine.match import new_match
from elfer.engine.move_validation import play
from elfer.games import game_named
from tests.rules.cards import remaining_cards
from tests.rules.guessing.table import CARDS, Guessing, card_names_in, deal_stacks, request
from tests.rules.table import Refused, Table


@pytest.mark.rule("RA-1")
@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 13), (4, 10)])
def test_half_of_the_cards_are_dealt_as_stacks(players: int, each: int) -> None:
    table = Table("ratefix", players=players, seed="half", dealer=1)
    stacks, rest = deal_stacks("ratefix", players, 1, "half")
    state = table.state
    assert [len(stack) for stack in stacks] == [each] * players
    assert state["middle"] == [stack[0] for stack in stacks]
    assert state["stacks"] == [stack[1:] for stack in stacks]
    assert state["aside"] == rest
    assert len(rest) == 80 - players * each


@pytest.mark.rule("RA-1")
def test_the_rest_is_out_and_unseen() -> None:
    table = Table("ratefix", players=3)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert view["aside"] == 41
        assert view["stacks"] == [12, 12, 12]


@pytest.mark.rule("RA-1")
@pytest.mark.parametrize("players", [1, 5])
def test_ratefix_is_for_two_to_four(players: int) -> None:
    assert request(players=players)["error"] == "bad-request"


@pytest.mark.rule("RA-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_left_neighbour_of_the_dealer_guesses_first_then_clockwise(dealer: int) -> None:
    table = Guessing("ratefix", ["r1 r2", "y3 y4", "g5 g6"], dealer=dealer)
    order = [(dealer + step) % 3 for step in (1, 2, 3)]
    for seat in order:
        assert table.turn == seat
        assert table.state["actors"] == [seat]
        others = [other for other in range(3) if other != seat]
        for other in others:
            table.refuses(other, "guess 9", error="not-your-turn")
        table.guess(10 + seat)
    table.guess(30)
    with pytest.raises(Refused, match="not-your-turn"):
        table.plays(0, "guess 9")


@pytest.mark.rule("RA-2")
def test_the_winner_of_a_trick_guesses_first_in_the_next() -> None:
    table = Guessing("ratefix", ["r1 r2 r3", "y3 y4 y5", "g5 g6 g7"])
    table.guess(30, 10, 31)  # seats 1, 2, 0: the sum is 9
    assert table.turn == 2
    table.guess(30, 12, 31)  # seats 2, 0, 1: the sum is 12
    assert table.turn == 0


@pytest.mark.rule("RA-2")
def test_the_cards_of_the_next_trick_are_laid_automatically() -> None:
    table = Guessing("ratefix", ["r1 r2 r3", "y3 y4 y5"])
    assert table.state["middle"] == ["r1", "y3"]
    table.guess(4)
    assert table.state["guesses"] == [None, 4]
    table.guess(7)
    state = table.state
    assert state["middle"] == ["r2", "y4"]
    assert state["stacks"] == [["r3"], ["y5"]]
    assert state["guesses"] == [None, None]


@pytest.mark.rule("RA-2")
def test_players_see_their_own_card_and_hear_every_guess() -> None:
    table = Guessing("ratefix", ["r1 r2", "y3 y4", "g5 g6"])
    table.guess(9)
    for seat, card in enumerate(["r1", "y3", "g5"]):
        view = table.view(seat)
        assert view["hand"] == [card]
        assert view["middle"] == 3
        assert view["stacks"] == [1, 1, 1]
        assert view["guesses"] == [None, 9, None]
        assert set(card_names_in(view)) == {card}
    spectator = table.view(None)
    assert "hand" not in spectator
    assert not set(card_names_in(spectator))


@pytest.mark.rule("RA-2")
@pytest.mark.rule("RA-3")
def test_a_seat_is_told_only_of_its_own_card() -> None:
    """Until the trick is decided, seats know only their own cards; then everyone sees all cards."""
    stacks = [["r1", "r2"], ["y3", "y4"]]
    deal = {"stacks": stacks, "aside": remaining_cards(CARDS["ratefix"], stacks)}
    match = new_match(game_named("ratefix"), 2, deal=deal)
    match, first = play(match, 1, "guess 4")
    assert [event.seen_by(0) for event in first] == [{"type": "guess", "seat": 1, "guess": 4}]
    match, events = play(match, 0, "guess 40")
    decided = {
        "type": "trick",
        "seat": 1,
        "cards": ["r1", "y3"],
        "sum": 4,
        "guesses": [40, 4],
        "nearest": [1],
        "middle": 2,
    }
    for seat in (0, 1, None):
        assert events[1].seen_by(seat) == decided
    laid = [event.seen_by(0) for event in events[2:]]
    assert laid == [{"type": "lay", "seat": 0, "card": "r2"}, {"type": "lay", "seat": 1}]
    assert not any("card" in event.seen_by(None) for event in events[2:])

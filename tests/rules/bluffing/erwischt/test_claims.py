"""EW-1 to EW-3: dealing, counting and passing."""

import pytest

from tests.rules.bluffing.erwischt.table import DECK, ErwischtTable
from tests.rules.cards import join_in_order
from tests.rules.chance import shuffle_cards


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_cards_are_dealt_counter_clockwise_and_the_first_seats_get_the_extra_cards(
    players: int,
) -> None:
    table = ErwischtTable(players=players, seed="all", dealer=1)
    mixed = shuffle_cards(DECK, "all", "1/deal/0")
    for place in range(players):
        assert table.cards((0 - place) % players) == join_in_order(mixed[place::players])
    assert len(table.state["hands"][0]) == -(-80 // players)


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize(("dealer", "beginner"), [(0, 2), (1, 0), (2, 1)])
def test_the_right_neighbour_of_the_dealer_begins_and_play_is_counter_clockwise(
    dealer: int, beginner: int
) -> None:
    table = ErwischtTable(players=3, dealer=dealer)
    for step in range(5):
        seat = (beginner - step) % 3
        assert table.turn == seat
        table.plays(seat, table.cards(seat).split()[0])


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize("hands", [[DECK, []], [DECK[1:], ["r2"]], [DECK[1:], ["r21"]], [DECK]])
def test_a_given_deal_is_exactly_the_deck(hands: list[list[str]]) -> None:
    answer = ErwischtTable(players=2).ask("new", game="erwischt", players=2, deal={"hands": hands})
    assert answer["error"] == "bad-deal"


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    answer = ErwischtTable(players=3).ask("new", game="erwischt", players=players, seed="s")
    assert answer["error"] == "bad-request"


@pytest.mark.rule("EW-2")
def test_the_count_runs_to_20_and_then_the_pile_is_removed() -> None:
    table = ErwischtTable(players=2)
    for number in range(1, 21):
        assert table.claims() == (number - 1 or None, number)
        seat = table.turn or 0
        table.plays(seat, table.cards(seat).split()[0])
    pile = table.state["middle"]
    assert table.claims() == (20, 1)
    assert len(pile) == 20
    assert table.state["aside"] == []
    seat = table.turn or 0
    card = table.cards(seat).split()[0]
    table.plays(seat, card)
    assert table.state["aside"] == pile
    assert table.pile == card
    assert table.claims() == (1, 2)


@pytest.mark.rule("EW-2")
@pytest.mark.rule("G-7")
def test_the_pile_and_removed_cards_are_face_down() -> None:
    table = ErwischtTable(players=3)
    for _ in range(22):
        seat = table.turn or 0
        table.plays(seat, table.cards(seat).split()[0])
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert (view["middle"], view["aside"]) == (2, 20)
        assert view["hands"] == [len(hand) for hand in table.state["hands"]]
    assert "hand" not in table.view(None)


@pytest.mark.rule("EW-3")
def test_a_pass_leaves_the_number_to_the_next_player() -> None:
    table = ErwischtTable("", "r9 y9", "r1 r5")
    table.plays(2, "pass")
    assert table.claims() == (None, 1)
    table.plays(1, "y9")
    table.plays(0, "pass")
    assert table.turn == 2
    assert table.claims() == (1, 2)
    table.plays(2, "r1")
    assert table.claims() == (2, 3)


@pytest.mark.rule("EW-3")
def test_bluffing_and_passing_are_always_possible_but_only_in_turn() -> None:
    table = ErwischtTable("", "r9 y9", "r1 r5")
    assert table.legal(2) == {"r1", "r5", "pass"}
    assert table.state["actors"] == [2]
    table.refuses(2, "r9", rule="G-10")
    table.refuses(1, "r9", "pass", error="not-your-turn")
    table.plays(2, "r5")
    assert table.legal(1) == {"r9", "y9", "pass", "object"}
    table.refuses(0, "pass", "r2", rule="G-10")


@pytest.mark.rule("EW-3")
@pytest.mark.parametrize("move", ["r0", "r21", "r3=x", "r3=", "=r", "doubt", "next", "pass ", ""])
def test_refuses_text_that_is_not_a_move_of_the_game(move: str) -> None:
    ErwischtTable("", "r9 y9", "r1 r5").refuses(2, move, error="bad-move")

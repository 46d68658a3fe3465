"""CL: Elfer raus!"""

import pytest

from tests.rules.cards import join_in_order, pack, run
from tests.rules.chance import fair_deal, seed_with_redeals
from tests.rules.table import Refused, Table


@pytest.mark.rule("CL-1")
@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_hands_and_stock(players: int, each: int) -> None:
    table = Table("elfer-raus", players=players, seed="sizes")
    assert [len(hand) for hand in table.state["hands"]] == [each] * players
    assert len(table.state["stock"]) == 80 - players * each
    assert table.dealt == fair_deal("elfer-raus", players, each, "sizes")
    assert table.state["rows"] == {"r": [], "y": [], "g": [], "b": []}


@pytest.mark.rule("CL-2")
@pytest.mark.parametrize(
    ("hands", "seat", "eleven"),
    [
        (["y11 g11", "r11 b11", "g2"], 1, "r11"),
        (["g11 b2", "b11 g2", "y11 g3"], 2, "y11"),
        (["b2 b3", "y11 g11 b11", "g3"], 1, "y11"),
        (["b11 b2", "g11 g2", "g3"], 1, "g11"),
        (["b2", "g2", "b11 b3"], 2, "b11"),
    ],
)
def test_the_first_11_of_red_yellow_green_and_blue_begins(
    hands: list[str], seat: int, eleven: str
) -> None:
    table = Table("elfer-raus", hands)
    assert table.turn == seat
    assert table.legal(seat) == {eleven}
    others = [card for card in hands[seat].split() if card != eleven]
    table.refuses(seat, *others, rule="CL-2")


@pytest.mark.rule("CL-2")
@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 20), (6, 10)])
def test_all_cards_are_reshuffled_and_redealt_if_no_hand_has_an_11(players: int, each: int) -> None:
    seed = seed_with_redeals("elfer-raus", value=11, dealt=players * each, redeals=1)
    table = Table("elfer-raus", players=players, seed=seed)
    assert table.dealt == fair_deal("elfer-raus", players, each, seed, attempt=1)
    assert any(move.endswith("11") for move in table.legal(table.state["turn"]))


@pytest.mark.rule("CL-2")
def test_refuses_a_deal_that_nobody_could_begin() -> None:
    with pytest.raises(Refused, match="bad-deal"):
        Table("elfer-raus", ["r10", "y12"])


@pytest.mark.rule("CL-3")
def test_the_opening_turn_consists_of_the_11_only() -> None:
    table = Table("elfer-raus", ["b3", "r10 r11 r12 g11", "b2"])
    table.plays(1, "r11")
    assert table.turn == 2
    assert table.legal(1) == set()


@pytest.mark.rule("CL-3")
def test_play_is_clockwise() -> None:
    table = Table("elfer-raus", ["r10 b2", "r9 b3", "r11 b4"])
    table.plays(2, "r11")
    assert table.turn == 0
    table.lays(0, "r10")
    assert table.turn == 1
    table.lays(1, "r9")
    assert table.turn == 2


@pytest.mark.rule("CL-4")
def test_a_player_must_lay_a_card_if_one_fits() -> None:
    table = Table("elfer-raus", ["r11 b2", "r10 b3"])
    table.plays(0, "r11")
    assert table.legal(1) == {"r10"}
    table.refuses(1, "done", "pass", rule="CL-4")
    table.refuses(1, "draw", rule="CL-6")
    table.plays(1, "r10")
    assert table.legal(1) == {"done"}
    table.refuses(1, "draw", rule="CL-6")
    table.refuses(1, "pass", rule="CL-4")


@pytest.mark.rule("CL-4")
def test_a_player_may_lay_any_number_of_cards_on_any_rows() -> None:
    table = Table("elfer-raus", ["r11 b2", "r10 r12 r13 y11 y12 g11 b3"])
    table.plays(0, "r11")
    assert table.legal(1) == {"r10", "r12", "y11", "g11"}
    table.plays(1, "r12", "y11", "r10", "g11", "y12", "r13", "done")
    assert (table.row("r"), table.row("y"), table.row("g")) == ("r10 r11 r12 r13", "y11 y12", "g11")


@pytest.mark.rule("CL-5")
def test_the_example_of_the_booklet() -> None:
    """The yellow 9 is not a blue card, and no number between 12 and 15 is left out."""
    table = Table("elfer-raus", ["b11 g2", "b10 b12 b15 y9 g3"])
    table.plays(0, "b11")
    assert table.legal(1) == {"b10", "b12"}
    table.plays(1, "b10", "b12")
    table.refuses(1, "b15", "y9", rule="CL-5")


@pytest.mark.rule("CL-5")
def test_only_an_11_starts_a_row() -> None:
    yellow = f"{run('y', 1, 10)} {run('y', 12, 20)}"
    table = Table("elfer-raus", ["r11 b2", f"r10 y11 {yellow}"])
    table.plays(0, "r11")
    table.refuses(1, *yellow.split(), rule="CL-5")
    table.plays(1, "y11")
    assert table.legal(1) == {"r10", "y10", "y12", "done"}


@pytest.mark.rule("CL-5")
def test_a_row_goes_down_to_1_and_up_to_20() -> None:
    table = Table("elfer-raus", ["r11 b2", f"{run('r', 10, 1)} {run('r', 12, 20)} b3"])
    table.plays(0, "r11")
    table.plays(1, *run("r", 10, 1).split(), *run("r", 12, 20).split())
    assert table.row("r") == run("r", 1, 20)
    assert table.legal(1) == {"done"}


@pytest.mark.rule("CL-6")
def test_three_cards_that_do_not_fit_end_the_turn() -> None:
    table = Table("elfer-raus", ["r11 b2", "g2 g3", "r9"], stock="b3 b4 b5 r12")
    table.plays(0, "r11")
    for _ in range(3):
        assert table.turn == 1
        assert table.legal(1) == {"draw"}
        table.refuses(1, "pass", rule="CL-6")
        table.plays(1, "draw")
    assert table.turn == 2
    assert table.hand(1) == "g2 g3 b3 b4 b5"
    assert table.stock.startswith("r12")


@pytest.mark.rule("CL-6")
def test_every_turn_has_its_own_three_draws() -> None:
    table = Table("elfer-raus", ["r11 r12 r13 b2", "g2"], stock="b3 b4 b5 b6 b7 b8 b9")
    table.plays(0, "r11")
    table.plays(1, "draw", "draw", "draw")
    table.lays(0, "r12")
    table.plays(1, "draw", "draw", "draw")
    assert table.turn == 0
    assert table.hand(1) == "g2 b3 b4 b5 b6 b7 b8"


@pytest.mark.rule("CL-6")
@pytest.mark.parametrize("before", ["", "b3", "b3 b4"])
def test_a_drawn_card_that_fits_is_laid_immediately_and_ends_the_turn(before: str) -> None:
    table = Table("elfer-raus", ["r11 b2", "r13 g3", "r9"], stock=f"{before} r12")
    table.plays(0, "r11")
    for _ in before.split():
        table.plays(1, "draw")
    table.plays(1, "draw")
    assert table.state["progress"]["must"] == "r12"
    assert table.legal(1) == {"r12"}
    table.refuses(1, "draw", "done", "pass", "r13", "g3", rule="CL-6")
    table.plays(1, "r12")
    assert table.turn == 2, "the turn has not ended after the drawn card"
    assert table.hand(1) == join_in_order(["r13", "g3", *before.split()])


@pytest.mark.rule("CL-6")
def test_a_drawn_11_starts_its_row_immediately() -> None:
    table = Table("elfer-raus", ["r11 b2", "y12 g3"], stock="y11")
    table.plays(0, "r11")
    table.plays(1, "draw", "y11")
    assert table.row("y") == "y11"
    assert table.turn == 0


@pytest.mark.rule("CL-7")
def test_the_turn_is_over_when_the_stock_runs_out_while_drawing() -> None:
    table = Table("elfer-raus", ["r11", "g2", "g3"], stock="b3 b4", rest=0)
    table.plays(0, "r11")
    table.plays(1, "draw")
    assert table.turn == 1
    table.plays(1, "draw")
    assert table.turn == 2
    assert table.stock == ""


@pytest.mark.rule("CL-7")
def test_the_last_card_of_the_stock_is_laid_if_it_fits() -> None:
    table = Table("elfer-raus", ["r11", "g2", "g3"], stock="b3 r12", rest=0)
    table.plays(0, "r11")
    table.plays(1, "draw", "draw")
    assert table.legal(1) == {"r12"}
    table.plays(1, "r12")
    assert table.turn == 2


@pytest.mark.rule("CL-7")
def test_a_player_passes_if_nothing_fits_and_the_stock_is_empty() -> None:
    table = Table("elfer-raus", ["r11", "g2"], rest=0)
    table.plays(0, "r11")
    assert table.legal(1) == {"pass"}
    table.refuses(1, "draw", rule="CL-7")
    table.refuses(1, "done", rule="CL-4")
    table.plays(1, "pass")
    assert table.turn == 0
    table.refuses(0, "pass", "done", rule="CL-4")


@pytest.mark.rule("CL-7")
def test_nobody_passes_while_there_is_a_stock() -> None:
    table = Table("elfer-raus", ["r11 b2", "g2"])
    table.plays(0, "r11")
    table.refuses(1, "pass", rule="CL-6")


@pytest.mark.rule("CL-8")
def test_the_last_card_wins_and_the_others_count_their_remaining_cards() -> None:
    """The booklet's example: a 19 and a 2 count as 21 points."""
    table = Table("elfer-raus", ["r11 r12", "r10 b19 y2", "r9 g5"])
    table.plays(0, "r11")
    table.lays(1, "r10")
    table.lays(2, "r9")
    table.plays(0, "r12")
    assert table.points == [0, 21, 5]
    assert table.state["over"], "the default is not one round"
    assert table.winners == [0]


@pytest.mark.rule("CL-8")
def test_the_fewest_points_after_all_rounds_win() -> None:
    """With this seed, the winner of the last round does not win the match."""
    table = Table("elfer-raus", players=4, seed="rounds 0", rounds=2)
    table.finishes_match()
    totals, points = table.totals, table.points or []
    assert table.winners == [totals.index(min(totals))] != [points.index(0)]


@pytest.mark.rule("CL-9")
@pytest.mark.parametrize("colour", ["r", "y", "g", "b"])
def test_two_players_may_leave_a_colour_out(colour: str) -> None:
    table = Table("elfer-raus", players=2, seed="sixty", without=colour)
    hands, stock = table.dealt
    cards = [*" ".join(hands).split(), *stock.split()]
    assert sorted(cards) == sorted(pack("elfer-raus", colour))
    assert len(cards) == 60
    assert table.dealt == fair_deal("elfer-raus", 2, 20, "sixty", without=colour)
    assert set(table.state["rows"]) == set("rygb") - {colour}


@pytest.mark.rule("CL-9")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_more_players_need_all_colours(players: int) -> None:
    assert Table("elfer-raus", players=players, without=None).state["options"]["without"] is None
    with pytest.raises(Refused, match="bad-options"):
        Table("elfer-raus", players=players, without="r")


@pytest.mark.rule("CL-9")
def test_without_red_the_yellow_11_begins() -> None:
    table = Table("elfer-raus", ["g11 b11", "y11 g2"], without="r")
    assert table.turn == 1
    assert table.legal(1) == {"y11"}
    table = Table("elfer-raus", ["b11 b2", "g11 g2"], without="r")
    assert table.legal(1) == {"g11"}

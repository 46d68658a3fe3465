"""ES: Elferspiel."""

import pytest

from tests.rules.cards import run
from tests.rules.chance import fair_deal, seed_with_redeals
from tests.rules.table import Refused, Table


@pytest.mark.rule("ES-1")
@pytest.mark.parametrize("game", ["elferspiel", "farben-mix", "eins-zwanzig"])
@pytest.mark.parametrize(("players", "each"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_a_quarter_of_the_cards_is_the_stock_and_the_rest_is_dealt(
    game: str, players: int, each: int
) -> None:
    """Cards are dealt one at a time, counter-clockwise."""
    table = Table(game, players=players, seed="quarter")
    assert [len(hand) for hand in table.state["hands"]] == [each] * players
    assert len(table.state["stock"]) == 20
    assert table.dealt == fair_deal(game, players, each, "quarter")


@pytest.mark.rule("ES-2")
@pytest.mark.parametrize(
    ("hands", "seat", "eleven"),
    [
        (["y11 g11", "r11 b11", "g2"], 1, "r11"),
        (["y11 b2", "g11 g2", "b11 g3"], 2, "b11"),
        (["b2 b3", "y11 g11 b11", "g3"], 1, "b11"),
        (["g11 b2", "y11 g2", "g3"], 1, "y11"),
        (["b2", "g2", "g11 b3"], 2, "g11"),
    ],
)
def test_the_first_11_of_red_blue_yellow_and_green_begins(
    hands: list[str], seat: int, eleven: str
) -> None:
    table = Table("elferspiel", hands)
    assert table.turn == seat
    assert table.legal(seat) == {eleven}
    others = [card for card in hands[seat].split() if card != eleven]
    table.refuses(seat, *others, rule="ES-2")


@pytest.mark.rule("ES-2")
def test_only_the_11_is_laid_in_that_turn() -> None:
    table = Table("elferspiel", ["b3", "r10 r11 r12", "b2"])
    table.plays(1, "r11")
    assert table.turn == 0
    assert table.legal(1) == set()


@pytest.mark.rule("ES-2")
def test_all_cards_are_redealt_if_no_hand_has_an_11() -> None:
    seed = seed_with_redeals("elferspiel", value=11, dealt=60, redeals=1)
    table = Table("elferspiel", players=3, seed=seed, dealer=1)
    assert table.state["dealer"] == 1
    assert table.dealt == fair_deal("elferspiel", 3, 20, seed, attempt=1, dealer=1)
    with pytest.raises(Refused, match="bad-deal"):
        Table("elferspiel", ["r10", "y12"])


@pytest.mark.rule("ES-3")
def test_play_goes_to_the_right() -> None:
    table = Table("elferspiel", ["r11 b2", "r9 b3", "b4", "r10 b5"], stock="g2 g3")
    table.plays(0, "r11")
    assert table.turn == 3
    table.lays(3, "r10")
    assert table.turn == 2
    table.plays(2, "draw", "draw")
    assert table.turn == 1
    table.lays(1, "r9")
    assert table.turn == 0


@pytest.mark.rule("ES-3")
def test_the_deal_also_moves_to_the_right() -> None:
    table = Table("elferspiel", players=4, dealer=1)
    dealers = [table.state["dealer"]]
    for _ in range(2):
        table.finishes_round()
        table.plays(0, "next")
        dealers.append(table.state["dealer"])
    assert dealers == [1, 0, 3]


@pytest.mark.rule("ES-4")
def test_only_an_11_starts_a_row_and_no_number_is_skipped() -> None:
    yellow = f"{run('y', 1, 10)} {run('y', 12, 20)}"
    table = Table("elferspiel", ["r11 b2", f"r9 r10 r12 r14 {yellow}"])
    table.plays(0, "r11")
    assert table.legal(1) == {"r10", "r12"}
    table.refuses(1, "r9", "r14", *yellow.split(), rule="ES-4")


@pytest.mark.rule("ES-4")
@pytest.mark.rule("ES-5")
def test_a_whole_row_can_be_laid_in_one_turn_at_either_end() -> None:
    table = Table("elferspiel", ["r11 b2", f"{run('r', 10, 1)} {run('r', 12, 20)} b3"])
    table.plays(0, "r11")
    table.plays(1, "r12", *run("r", 10, 1).split(), *run("r", 13, 20).split())
    assert table.row("r") == run("r", 1, 20)
    assert table.legal(1) == {"done"}


@pytest.mark.rule("ES-5")
def test_a_player_must_lay_a_card_if_one_fits() -> None:
    table = Table("elferspiel", ["r11 b2", "r10 b3"])
    table.plays(0, "r11")
    table.refuses(1, "done", "pass", rule="ES-5")
    table.refuses(1, "draw", rule="ES-7")
    table.plays(1, "r10")
    assert table.legal(1) == {"done"}
    table.plays(1, "done")
    assert table.turn == 0


@pytest.mark.rule("ES-5")
def test_a_turn_allows_only_one_row() -> None:
    table = Table("elferspiel", ["r11 y11 b2 y13", "r9 r10 r12 r13 y10 y12 b3"])
    table.plays(0, "r11")
    table.lays(1, "r10")
    table.lays(0, "y11")
    assert table.legal(1) == {"r9", "r12", "y10", "y12"}
    table.plays(1, "r12")
    assert table.state["progress"]["row"] == "r"
    assert table.legal(1) == {"r9", "r13", "done"}, "not both ends of the red row are possible"
    table.refuses(1, "y10", "y12", rule="ES-5")
    table.plays(1, "r9", "r13", "done")
    table.plays(0, "draw", "pass")
    assert table.legal(1) == {"y10", "y12"}, "another row is not possible in the next turn"


@pytest.mark.rule("ES-5")
@pytest.mark.rule("ES-6")
def test_starting_a_row_and_continuing_it_counts_as_one_row() -> None:
    table = Table("elferspiel", ["r11 b2", "r12 y10 y11 y12 g11 b3"])
    table.plays(0, "r11")
    assert table.legal(1) == {"r12", "y11", "g11"}
    table.plays(1, "y11")
    assert table.legal(1) == {"y10", "y12", "done"}
    table.refuses(1, "r12", "g11", rule="ES-5")


@pytest.mark.rule("ES-6")
def test_an_11_must_be_the_first_card_of_a_turn() -> None:
    table = Table("elferspiel", ["r11 b2", "r12 y11 b3"])
    table.plays(0, "r11")
    table.plays(1, "r12")
    table.refuses(1, "y11", rule="ES-5")


@pytest.mark.rule("ES-6")
def test_an_11_fits_at_any_time_by_default() -> None:
    """The booklet's text does not require the 10 or the 12 first; neither does `elevens_last`."""
    hands = ["r11 b2", "r12 y11 y12 b3"]
    table = Table("elferspiel", hands)
    table.plays(0, "r11")
    assert table.legal(1) == {"r12", "y11"}
    table = Table("elferspiel", hands, elevens_last=True)
    table.plays(0, "r11")
    assert table.legal(1) == {"r12"}
    table.refuses(1, "y11", rule="ES-6")


@pytest.mark.rule("ES-6")
def test_with_elevens_last_an_11_is_laid_if_nothing_else_fits() -> None:
    table = Table("elferspiel", ["r11 b2", "y10 y11 g11 b3"], elevens_last=True)
    table.plays(0, "r11")
    assert table.legal(1) == {"y11", "g11"}
    table.refuses(1, "draw", rule="ES-7")
    table.plays(1, "y11")
    assert table.legal(1) == {"y10", "done"}


@pytest.mark.rule("ES-6")
def test_with_elevens_last_a_drawn_11_is_laid() -> None:
    table = Table("elferspiel", ["r11 b2", "y10 b3"], stock="y11", elevens_last=True)
    table.plays(0, "r11")
    table.plays(1, "draw")
    assert table.legal(1) == {"y11"}


@pytest.mark.rule("ES-7")
@pytest.mark.parametrize("before", ["", "b4"])
def test_a_drawn_card_that_fits_must_be_laid_and_the_turn_may_continue(before: str) -> None:
    table = Table("elferspiel", ["r11 b2", "r9 r13 y12 b3"], stock=f"{before} r12")
    table.plays(0, "r11")
    for _ in before.split():
        table.plays(1, "draw")
    table.plays(1, "draw")
    assert table.legal(1) == {"r12"}
    table.refuses(1, "draw", "pass", "done", "r13", "b3", rule="ES-7")
    table.plays(1, "r12")
    assert table.turn == 1
    assert table.legal(1) == {"r13", "done"}
    table.refuses(1, "draw", rule="ES-7")
    table.plays(1, "r13", "done")
    assert table.row("r") == "r11 r12 r13"


@pytest.mark.rule("ES-7")
def test_after_a_drawn_11_the_turn_continues_in_its_row_only() -> None:
    table = Table("elferspiel", ["r11 b2", "y12 y13 g12 b3"], stock="y11")
    table.plays(0, "r11")
    table.plays(1, "draw", "y11", "y12")
    assert table.legal(1) == {"y13", "done"}


@pytest.mark.rule("ES-7")
def test_after_a_drawn_card_the_player_must_end_the_turn_explicitly() -> None:
    table = Table("elferspiel", ["r11 b2", "y12 b3"], stock="r12")
    table.plays(0, "r11")
    table.plays(1, "draw", "r12")
    assert table.legal(1) == {"done"}


@pytest.mark.rule("ES-7")
def test_a_second_draw_is_optional() -> None:
    table = Table("elferspiel", ["r11 r12 b2", "g2"], stock="b3 b4 b5")
    table.plays(0, "r11")
    assert table.legal(1) == {"draw"}
    table.refuses(1, "pass", rule="ES-7")
    table.plays(1, "draw")
    assert table.legal(1) == {"draw", "pass"}
    table.plays(1, "pass")
    assert table.turn == 0
    assert table.hand(1) == "g2 b3"


@pytest.mark.rule("ES-7")
def test_a_second_card_that_does_not_fit_ends_the_turn() -> None:
    table = Table("elferspiel", ["r11 r12 b2", "g2"], stock="b3 b4 b5")
    table.plays(0, "r11")
    table.plays(1, "draw", "draw")
    assert table.turn == 0
    assert table.hand(1) == "g2 b3 b4"


@pytest.mark.rule("ES-7")
def test_the_turn_is_over_if_the_stock_is_empty_after_a_card_that_does_not_fit() -> None:
    table = Table("elferspiel", ["r11", "g2"], stock="b3", rest=0)
    table.plays(0, "r11")
    table.plays(1, "draw")
    assert table.turn == 0


@pytest.mark.rule("ES-8")
def test_a_player_passes_if_nothing_fits_and_the_stock_is_empty() -> None:
    table = Table("elferspiel", ["r11", "g2"], rest=0)
    table.plays(0, "r11")
    assert table.legal(1) == {"pass"}
    table.refuses(1, "draw", rule="ES-8")
    table.plays(1, "pass")
    assert table.turn == 0
    table.refuses(0, "pass", rule="ES-5")


@pytest.mark.rule("ES-9")
def test_the_first_player_out_wins_the_round_and_the_others_count_their_cards() -> None:
    table = Table("elferspiel", ["r11 r12", "r9 g5", "r10 b19 y2"])
    table.plays(0, "r11")
    table.lays(2, "r10")
    table.lays(1, "r9")
    table.plays(0, "r12")
    assert table.round_over()
    assert table.points == [0, 5, 21]


@pytest.mark.rule("ES-9")
@pytest.mark.parametrize("game", ["elferspiel", "farben-mix", "eins-zwanzig"])
def test_the_default_is_three_rounds(game: str) -> None:
    table = Table(game, players=3)
    assert table.state["options"]["rounds"] == 3
    table.finishes_match()
    assert table.state["round"] == 3


@pytest.mark.rule("ES-9")
def test_the_lowest_total_wins() -> None:
    """With this seed, the winner of the last round does not win the match."""
    table = Table("elferspiel", players=3, seed="rounds 0")
    table.finishes_match()
    totals, points = table.totals, table.points or []
    assert table.winners == [totals.index(min(totals))] != [points.index(0)]

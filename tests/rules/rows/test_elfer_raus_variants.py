"""FA, DA, BS: the three variants of Elfer raus!"""

from typing import Any

import pytest

from tests.rules.cards import deck, join_in_order, pack, run
from tests.rules.chance import draw_starter, fair_deal, seed_with_redeals
from tests.rules.table import Refused, Table

VARIANTS = ("falscher-anfang", "drei-anfangszahlen", "beliebige-startkarte")


@pytest.mark.rule("CL-1")
@pytest.mark.rule("FA-1")
@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 20), (4, 15), (5, 12), (6, 10)])
@pytest.mark.parametrize("game", VARIANTS)
def test_cards_are_dealt_as_in_elfer_raus(game: str, players: int, each: int) -> None:
    table = Table(game, players=players, seed="as CL")
    assert [len(hand) for hand in table.state["hands"]] == [each] * players
    assert table.dealt == fair_deal(game, players, each, "as CL")


@pytest.mark.rule("CL-9")
@pytest.mark.parametrize("game", VARIANTS)
def test_two_players_may_leave_a_colour_out(game: str) -> None:
    table = Table(game, players=2, seed="without", without="b")
    hands, stock = table.dealt
    rows = [card for row in table.state["rows"].values() for card in row]
    cards = join_in_order([*" ".join(hands).split(), *stock.split(), *rows])
    assert cards == join_in_order(pack(game, "b"))
    assert table.dealt == fair_deal(game, 2, 20, "without", without="b")
    with pytest.raises(Refused, match="bad-options"):
        Table(game, players=3, without="b")


@pytest.mark.rule("CL-6")
@pytest.mark.parametrize(
    ("game", "hands", "opening"),
    [
        ("falscher-anfang", ["r11 g5", "y5 g6"], []),
        ("drei-anfangszahlen", ["y5 g6", "r11 g5"], ["r11"]),
        ("beliebige-startkarte", ["y5 g6", "r10 g4"], ["r10"]),
    ],
)
def test_three_draws_are_allowed_as_in_elfer_raus(
    game: str, hands: list[str], opening: list[str]
) -> None:
    table = Table(game, hands, stock="b14 b15 b16", **starter_option(game, 1))
    table.plays(1, *opening)
    assert table.turn == 0
    for _ in range(3):
        assert table.legal(0) == {"draw"}
        table.plays(0, "draw")
    assert table.turn == 1


def starter_option(game: str, seat: int) -> dict[str, Any]:
    """Return the option that lets a seat open, if there is one."""
    return {"starter": seat} if game == "beliebige-startkarte" else {}


@pytest.mark.rule("FA-1")
def test_ones_and_twenties_are_face_up_from_the_start() -> None:
    table = Table("falscher-anfang", players=3)
    assert [table.row(colour) for colour in "rygb"] == ["r1 r20", "y1 y20", "g1 g20", "b1 b20"]
    hands, stock = table.dealt
    assert join_in_order([*" ".join(hands).split(), *stock.split()]) == join_in_order(
        deck("falscher-anfang")
    )
    assert len(stock.split()) == 72 - 60


@pytest.mark.rule("FA-1")
def test_rows_go_up_from_the_1_and_down_from_the_20() -> None:
    table = Table("falscher-anfang", ["r2 r3 r11 r18 r19 b10 b12", "y5"])
    assert table.legal(0) == {"r2", "r19"}
    table.refuses(0, "r3", "r18", "b10", "b12", rule="FA-1")
    table.plays(0, "r2", "r19")
    assert table.legal(0) == {"r3", "r18", "done"}
    assert table.row("r") == "r1 r2 r19 r20"


@pytest.mark.rule("FA-1")
@pytest.mark.parametrize("way", [run("r", 2, 10), run("r", 19, 12)])
def test_an_11_is_an_ordinary_number(way: str) -> None:
    table = Table("falscher-anfang", [f"r11 {way} b5", "y5"])
    for card in way.split():
        table.refuses(0, "r11", rule="FA-1")
        table.plays(0, card)
    assert table.legal(0) == {"r11", "done"}


@pytest.mark.rule("FA-2")
@pytest.mark.parametrize(
    ("hands", "seat"),
    [
        (["y11 r2", "r11 b2", "g11 b11"], 1),
        (["g11 r2", "b11 b2", "y11 g2"], 2),
        (["b11 r2", "g11 b2", "g2"], 1),
        (["r2", "b2", "b11 g2"], 2),
    ],
)
def test_the_holder_of_the_first_11_begins(hands: list[str], seat: int) -> None:
    assert Table("falscher-anfang", hands).turn == seat


@pytest.mark.rule("CL-9")
@pytest.mark.rule("FA-2")
def test_without_red_the_holder_of_the_yellow_11_begins() -> None:
    assert Table("falscher-anfang", ["g11 b11", "y11 g2"], without="r").turn == 1


@pytest.mark.rule("FA-2")
def test_the_first_turn_is_an_ordinary_one() -> None:
    table = Table("falscher-anfang", ["r11 r2 r3 b19 b5", "y5"])
    assert table.legal(0) == {"r2", "b19"}
    table.refuses(0, "done", "pass", rule="CL-4")
    table.plays(0, "r2")
    assert table.turn == 0
    table.plays(0, "r3", "b19", "done")
    assert table.turn == 1


@pytest.mark.rule("FA-2")
def test_the_starting_player_draws_if_nothing_fits() -> None:
    table = Table("falscher-anfang", ["r11 b5", "y5"], stock="g5 r2")
    assert table.legal(0) == {"draw"}
    table.plays(0, "draw", "draw", "r2")
    assert table.turn == 1


@pytest.mark.rule("FA-2")
def test_all_cards_are_redealt_if_no_hand_has_an_11() -> None:
    seed = seed_with_redeals("falscher-anfang", value=11, dealt=40, redeals=1)
    table = Table("falscher-anfang", players=2, seed=seed)
    assert table.dealt == fair_deal("falscher-anfang", 2, 20, seed, attempt=1)
    with pytest.raises(Refused, match="bad-deal"):
        Table("falscher-anfang", ["r10", "y12"])


@pytest.mark.rule("DA-1")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_left_neighbour_of_the_dealer_begins(dealer: int) -> None:
    table = Table("drei-anfangszahlen", ["r10", "r11", "r12"], dealer=dealer)
    assert table.turn == (dealer + 1) % 3


@pytest.mark.rule("DA-1")
def test_a_row_starts_with_its_10_its_11_or_its_12() -> None:
    table = Table("drei-anfangszahlen", ["y9 y10 g11 b12 b13", "r10 r11 r12 r9 r13"])
    assert table.legal(1) == {"r10", "r11", "r12"}
    table.refuses(1, "r9", "r13", rule="DA-2")
    table.plays(1, "r10")
    assert table.legal(0) == {"y10", "g11", "b12"}
    table.refuses(0, "y9", "b13", rule="DA-1")
    table.plays(0, "y10", "g11", "b12")
    assert table.legal(0) == {"y9", "b13", "done"}


@pytest.mark.rule("DA-1")
@pytest.mark.parametrize(
    ("first", "fits", "waits"),
    [
        ("r10", {"r9", "r11"}, "r12"),
        ("r11", {"r10", "r12"}, "r9"),
        ("r12", {"r11", "r13"}, "r10"),
    ],
)
def test_a_started_row_can_only_be_continued(first: str, fits: set[str], waits: str) -> None:
    """A 10 or a 12 could have started the row, but cannot be laid there before the 11."""
    mine = [card for card in run("r", 9, 13).split() if card != first]
    table = Table("drei-anfangszahlen", [" ".join([*mine, "b2"]), f"{first} b3"])
    table.plays(1, first)
    assert table.legal(0) == fits
    table.refuses(0, waits, rule="DA-1")


@pytest.mark.rule("DA-1")
def test_a_12_follows_once_the_11_is_laid() -> None:
    table = Table("drei-anfangszahlen", ["r11 r12 b2", "r10 b3"])
    table.plays(1, "r10")
    table.plays(0, "r11")
    assert table.legal(0) == {"r12", "done"}


@pytest.mark.rule("DA-2")
def test_the_opening_turn_consists_of_one_card() -> None:
    table = Table("drei-anfangszahlen", ["b2", "r10 r11 y12 b3", "b4"])
    table.refuses(1, "draw", rule="CL-6")
    table.plays(1, "y12")
    assert table.turn == 2
    assert table.row("y") == "y12"


@pytest.mark.rule("DA-2")
def test_a_player_who_cannot_open_draws_and_the_next_player_tries() -> None:
    table = Table("drei-anfangszahlen", ["b2", "y2", "g9 g10 g11"], stock="r2 r3 r4 y12")
    for _ in range(3):
        assert table.legal(1) == {"draw"}
        table.plays(1, "draw")
    assert table.turn == 2
    assert table.legal(2) == {"g10", "g11"}
    table.plays(2, "g11")
    assert table.turn == 0


@pytest.mark.rule("DA-2")
@pytest.mark.parametrize("drawn", ["y10", "y11", "y12"])
def test_a_drawn_card_that_opens_is_laid_immediately_and_ends_the_turn(drawn: str) -> None:
    table = Table("drei-anfangszahlen", ["b2", "y9 y13", "g10"], stock=f"r2 {drawn}")
    table.plays(1, "draw", "draw")
    assert table.legal(1) == {drawn}
    table.refuses(1, "draw", "done", "pass", rule="CL-6")
    table.plays(1, drawn)
    assert table.turn == 2
    assert table.row("y") == drawn


@pytest.mark.rule("BS-1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_starting_player_is_drawn_by_lot_in_each_round(players: int) -> None:
    for seed in ("a lot", "another"):
        table = Table("beliebige-startkarte", players=players, seed=seed, rounds=4)
        starters = [table.turn]
        for _ in range(3):
            table.finishes_round()
            table.plays(0, "next")
            starters.append(table.turn)
        assert starters == [draw_starter(seed, number, players) for number in (1, 2, 3, 4)]
        assert len(set(starters)) > 1


@pytest.mark.rule("BS-1")
def test_the_starting_player_may_be_fixed_for_all_rounds() -> None:
    seed = "fixed"
    table = Table("beliebige-startkarte", players=3, seed=seed, starter=2, rounds=3)
    assert {draw_starter(seed, number, 3) for number in (1, 2, 3)} != {2}
    for _ in range(2):
        assert table.turn == 2
        table.finishes_round()
        table.plays(0, "next")
    assert table.turn == 2
    with pytest.raises(Refused, match="bad-options"):
        Table("beliebige-startkarte", players=3, starter=3)


@pytest.mark.rule("BS-1")
def test_any_single_card_opens() -> None:
    table = Table("beliebige-startkarte", ["b5", "r1 y7 y8 g11 b20", "b6"], starter=1)
    assert table.legal(1) == {"r1", "y7", "y8", "g11", "b20"}
    table.refuses(1, "draw", rule="CL-6")
    table.plays(1, "y7")
    assert table.turn == 2
    assert table.row("y") == "y7"


@pytest.mark.rule("BS-2")
def test_other_rows_start_with_the_value_of_the_opening_card() -> None:
    table = Table("beliebige-startkarte", ["g7 g9", "r7 r8 r11 g6 g8 b6 b11 g11"], starter=0)
    table.plays(0, "g7")
    assert table.legal(1) == {"r7", "g6", "g8"}
    table.refuses(1, "r11", "b11", "g11", "b6", "r8", rule="BS-2")
    table.plays(1, "r7")
    assert table.legal(1) == {"r8", "g6", "g8", "done"}


@pytest.mark.rule("BS-2")
@pytest.mark.parametrize("first", [1, 7, 20])
def test_rows_continue_in_both_directions_from_1_to_20(first: int) -> None:
    down, up = run("r", first, 1).split()[1:], run("r", first, 20).split()[1:]
    table = Table("beliebige-startkarte", [f"r{first} b2", " ".join([*down, *up, "b3"])], starter=0)
    table.plays(0, f"r{first}")
    table.plays(1, *down, *up)
    assert table.row("r") == run("r", 1, 20)
    assert table.legal(1) == {"done"}

"""FS-1 to FS-3: dealing, the starting player, and the parts of a turn."""

from random import Random

import pytest

from elfer.games import game_named
from tests.played import MutableMatch
from tests.rules.chance import fair_deal
from tests.rules.collecting.table import GAME, TAKES, finish_round, make_deal, piles, table_of
from tests.rules.table import Table


def lays(cards: str, places: str = "1 2 3 4") -> set[str]:
    """Return the moves that lay each of these cards on each of these piles."""
    return {f"{card}>{pile}" for card in cards.split() for pile in places.split()}


@pytest.mark.rule("FS-1")
@pytest.mark.parametrize(("players", "each"), [(2, 9), (3, 9), (4, 8), (5, 8), (6, 7)])
def test_deals_hands_a_stock_and_four_face_up_piles(players: int, each: int) -> None:
    table = Table(GAME, players=players, seed="deal", dealer=1)
    hands, rest = fair_deal(GAME, players, each, "deal", dealer=1)
    assert table.dealt == (hands, " ".join(rest.split()[4:]))
    assert piles(table) == rest.split()[:4]


@pytest.mark.rule("FS-1")
def test_a_given_deal_has_four_face_up_cards() -> None:
    for face_up in ("", "y1 g1 b1", "y1 g1 b1 y2 y3"):
        table = Table(GAME, players=2)
        deal = make_deal(["r1", "r2"], face_up=face_up)
        answer = table.ask("new", game=GAME, players=2, seed="x", deal=deal)
        assert (answer["ok"], answer["error"]) == (False, "bad-deal")
    table = table_of(["r1", "r2"], face_up="g4 g3 g2 g1")
    assert piles(table) == ["g4", "g3", "g2", "g1"]


@pytest.mark.rule("FS-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_left_neighbour_of_the_dealer_begins_and_play_is_clockwise(dealer: int) -> None:
    table = Table(GAME, players=3, dealer=dealer)
    for step in range(1, 5):
        seat = (dealer + step) % 3
        assert table.turn == seat
        assert table.state["actors"] == [seat]
        table.plays(seat, "stock", min(lays(table.hand(seat))), "done")


@pytest.mark.rule("FS-2")
@pytest.mark.parametrize(
    ("hands", "dealer", "points", "starter"),
    [
        (["g5", "r20", "b4"], 0, [5, 20, 4], 2),
        (["g3", "r20", "b4"], 0, [3, 20, 4], 0),
        (["g5", "r20", "b5"], 0, [5, 20, 5], 2),  # after starter 1, seat 2 comes before 0
        (["r20", "g7", "b7"], 2, [20, 7, 7], 1),
        (["g7", "b7", "r20"], 1, [7, 7, 20], 0),
        (["g5", "r5", "b5"], 0, [5, 5, 5], 2),  # seat 1 started and comes last
        (["g5", "r4", "b5"], 0, [5, 4, 5], 1),
    ],
)
def test_the_loser_of_the_previous_round_begins(
    hands: list[str], dealer: int, points: list[int], starter: int
) -> None:
    table = table_of(hands, stock="r19", dealer=dealer, rounds=2)
    first = (dealer + 1) % 3
    table.plays(first, "stock", "r19>1", "close")
    assert table.points == points
    table.plays(0, "next")
    assert table.turn == starter
    assert table.state["dealer"] == (dealer + 1) % 3


@pytest.mark.rule("FS-2")
def test_the_loser_of_each_round_begins_the_next() -> None:
    played, rng = MutableMatch.new(game_named(GAME), 3, {"rounds": 6}, "losers"), Random(5)
    starters, ends = [], []
    while not played.match.over:
        starters.append(played.match.turn)
        finish_round(played, rng)
        assert played.match.outcome is not None
        ends.append(played.match.outcome.points)
        if not played.match.over:
            played.play(1, "next")
    for starter, points, following in zip(starters, ends, starters[1:], strict=False):
        assert starter is not None
        assert points is not None
        clockwise = [(starter + step) % 3 for step in (1, 2, 3)]
        assert following == next(seat for seat in clockwise if points[seat] == min(points))
    assert len(set(starters)) == 3


@pytest.mark.rule("FS-3")
def test_a_turn_takes_one_card_lays_one_and_is_done() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="y9")
    assert table.legal(1) == TAKES | {"stock"}
    assert table.legal(0) == set()
    table.plays(1, "stock")
    assert table.legal(1) == lays("r5 b6 y9")
    table.plays(1, "b6>3")
    assert table.legal(1) == {"done"}
    assert piles(table) == ["y1", "g1", "b6 b1", "y2"]
    assert table.hand(1) == "r5 y9"
    table.plays(1, "done")
    assert table.turn == 0
    assert table.legal(0) == TAKES | {"stock"}


@pytest.mark.rule("FS-3")
def test_the_card_drawn_from_the_stock_may_be_laid() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="y9")
    table.plays(1, "stock", "y9>1", "done")
    assert piles(table)[0] == "y9 y1"
    assert table.hand(1) == "r5 b6"


@pytest.mark.rule("FS-3")
def test_taking_the_top_of_a_pile_uncovers_the_card_below() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="y9")
    table.plays(1, "stock", "y9>1", "done")
    table.plays(0, "take 1")
    assert table.hand(0) == "y9 g5 g6"
    assert piles(table)[0] == "y1"
    assert table.legal(0) == lays("g5 g6")


@pytest.mark.rule("FS-3")
def test_the_card_taken_from_a_pile_may_not_be_laid_in_that_turn() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="y9")
    table.plays(1, "stock", "y9>1", "done")
    table.plays(0, "take 1")
    table.refuses(0, "y9>1", "y9>2", rule="FS-3")
    table.plays(0, "g5>1", "done")
    table.plays(1, "stock", "r5>1", "done")
    table.plays(0, "stock")
    assert lays("y9") <= table.legal(0)
    table.plays(0, "y9>2")
    assert piles(table)[1] == "y9 g1"


@pytest.mark.rule("FS-3")
def test_an_emptied_pile_must_be_refilled() -> None:
    table = table_of(["g5 g6", "r5 b6"])
    table.plays(1, "take 3")
    assert piles(table) == ["y1", "g1", "", "y2"]
    assert table.legal(1) == lays("r5 b6", "3")
    table.refuses(1, "r5>1", "r5>2", "b6>4", "b1>3", rule="FS-3")
    table.plays(1, "r5>3", "done")
    assert piles(table) == ["y1", "g1", "r5", "y2"]


@pytest.mark.rule("FS-3")
def test_each_step_is_possible_only_in_its_order() -> None:
    table = table_of(["g5 g6", "r5 b6"])
    table.refuses(1, "r5>1", "done", rule="FS-3")
    table.plays(1, "stock")
    table.refuses(1, "stock", "take 1", "done", rule="FS-3")
    table.plays(1, "r5>1")
    table.refuses(1, "stock", "take 1", "b6>1", "r5>2", rule="FS-3")
    table.plays(1, "done")
    table.refuses(1, "stock", "done", error="not-your-turn")


@pytest.mark.rule("FS-3")
@pytest.mark.rule("G-10")
def test_players_lay_only_their_own_cards_and_only_in_turn() -> None:
    table = table_of(["g5 g6", "r5 b6"])
    table.refuses(0, "stock", "take 1", "g5>1", "done", "close", error="not-your-turn")
    table.plays(1, "stock")
    table.refuses(1, "g5>1", "y1>1", rule="G-10")
    assert table.ask("legal", seat=None)["moves"] == []

"""FS-1 to FS-6: Farben sammeln."""

import json
from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

import pytest

from elfer.games import game_named
from elfer.kernel.events import told_to
from elfer.records.notation import state_of, view_of
from elfer.records.played import Played

from .cards import FRESH, deck, left_over
from .chance import fair_deal, shuffled
from .table import Table

GAME = "farben-sammeln"
OPEN = "y1 g1 b1 y2"
"""The piles 1 to 4 of these tests, unless they say otherwise."""
TAKES = {"take 1", "take 2", "take 3", "take 4"}


def given(
    hands: Sequence[str], stock: str = "", rest: int | None = None, lie_open: str = OPEN
) -> dict[str, Any]:
    """A deal; the cards that nobody names go under the stock, or into the hand of `rest`."""
    deal: dict[str, Any] = {
        "hands": [hand.split() for hand in hands],
        "stock": stock.split(),
        "open": lie_open.split(),
    }
    others = left_over(deck(GAME), [*deal["hands"], deal["stock"], deal["open"]])
    (deal["stock"] if rest is None else deal["hands"][rest]).extend(others)
    return deal


def table_of(
    hands: Sequence[str],
    stock: str = "",
    rest: int | None = None,
    lie_open: str = OPEN,
    **options: Any,
) -> Table:
    """A match of one round from a given deal; seat 1 begins unless another seat deals."""
    table = Table(GAME, players=len(hands))
    request = {"game": GAME, "players": len(hands), "seed": "rules"}
    deal = given(hands, stock, rest, lie_open)
    answer = table.ask("new", options={"rounds": 1, **options}, deal=deal, **request)
    assert answer["ok"], answer
    return table


def piles(table: Table) -> list[str]:
    """The four piles, the top first."""
    return [" ".join(pile) for pile in table.state["piles"]]


def lays(cards: str, places: str = "1 2 3 4") -> set[str]:
    """Each of these cards onto each of these piles."""
    return {f"{card}>{pile}" for card in cards.split() for pile in places.split()}


@pytest.mark.rule("FS-1")
@pytest.mark.parametrize(("players", "each"), [(2, 9), (3, 9), (4, 8), (5, 8), (6, 7)])
def test_hands_stock_and_four_open_piles(players: int, each: int) -> None:
    table = Table(GAME, players=players, seed="deal", dealer=1)
    hands, rest = fair_deal(GAME, players, each, "deal", dealer=1)
    assert table.dealt == (hands, " ".join(rest.split()[4:]))
    assert piles(table) == rest.split()[:4]


@pytest.mark.rule("FS-1")
def test_a_given_deal_has_four_open_cards() -> None:
    for lie_open in ("", "y1 g1 b1", "y1 g1 b1 y2 y3"):
        table = Table(GAME, players=2)
        deal = given(["r1", "r2"], lie_open=lie_open)
        answer = table.ask("new", game=GAME, players=2, seed="x", deal=deal)
        assert (answer["ok"], answer["error"]) == (False, "bad-deal")
    table = table_of(["r1", "r2"], lie_open="g4 g3 g2 g1")
    assert piles(table) == ["g4", "g3", "g2", "g1"]


@pytest.mark.rule("FS-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_left_neighbour_of_the_dealer_begins_and_play_is_clockwise(dealer: int) -> None:
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
        (["g5", "r20", "b5"], 0, [5, 20, 5], 2),  # 2 comes before 0 after the starter 1
        (["r20", "g7", "b7"], 2, [20, 7, 7], 1),
        (["g7", "b7", "r20"], 1, [7, 7, 20], 0),
        (["g5", "r5", "b5"], 0, [5, 5, 5], 2),  # the last starter is the last one
        (["g5", "r4", "b5"], 0, [5, 4, 5], 1),
    ],
)
def test_loser_of_the_round_before_begins(
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
def test_every_later_round_is_begun_by_the_loser_of_the_one_before() -> None:
    played, luck = Played.new(game_named(GAME), 3, {"rounds": 6}, "losers"), Random(5)
    starters, ends = [], []
    while not played.match.over:
        starters.append(played.match.turn)
        finish_round(played, luck)
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


def finish_round(played: Played, luck: Random) -> int:
    """Play on at random until the round is over; how many turns that took."""
    turns = 0
    while played.match.outcome is None:
        seat = played.match.turn
        move = luck.choice(played.match.legal(seat))
        turns += move.text in ("done", "close")
        played.play(seat, move.text)
    return turns


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
def test_top_card_of_a_pile_comes_first_and_another_lies_under_it() -> None:
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
def test_the_free_place_of_a_pile_must_be_laid_on() -> None:
    table = table_of(["g5 g6", "r5 b6"])
    table.plays(1, "take 3")
    assert piles(table) == ["y1", "g1", "", "y2"]
    assert table.legal(1) == lays("r5 b6", "3")
    table.refuses(1, "r5>1", "r5>2", "b6>4", "b1>3", rule="FS-3")
    table.plays(1, "r5>3", "done")
    assert piles(table) == ["y1", "g1", "r5", "y2"]


@pytest.mark.rule("FS-3")
def test_each_step_has_its_time() -> None:
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
def test_only_own_cards_and_only_in_turn() -> None:
    table = table_of(["g5 g6", "r5 b6"])
    table.refuses(0, "stock", "take 1", "g5>1", "done", "close", error="not-your-turn")
    table.plays(1, "stock")
    table.refuses(1, "g5>1", "y1>1", rule="G-10")
    assert table.ask("legal", seat=None)["moves"] == []


@pytest.mark.rule("FS-4")
@pytest.mark.rule("G-5")
def test_a_hand_of_one_colour_may_close() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="r9")
    table.plays(1, "stock", "b6>1")
    assert table.legal(1) == {"done", "close"}
    assert not table.round_over()
    table.plays(1, "close")
    assert table.round_over()
    assert table.turn is None
    for seat in (0, 1):
        assert table.legal(seat) == set()
        table.refuses(seat, "stock", "done", "close", error="not-your-turn")


@pytest.mark.rule("FS-4")
def test_closing_is_voluntary_and_possible_in_a_later_turn() -> None:
    table = table_of(["g5 b6", "r5 b7"], stock="r9 g9 r10")
    table.plays(1, "stock", "b7>1", "done")
    table.plays(0, "stock", "g5>1", "done")
    table.refuses(1, "close", rule="FS-4")
    table.plays(1, "stock", "r5>1", "close")
    assert table.points == [9, 19]


@pytest.mark.rule("FS-4")
def test_closing_needs_one_colour_and_the_end_of_a_turn() -> None:
    table = table_of(["g5 g6", "r5 r6"], stock="b9")
    table.refuses(1, "close", rule="FS-4")
    table.plays(1, "stock")
    table.refuses(1, "close", rule="FS-4")
    table.plays(1, "r5>1")
    assert table.legal(1) == {"done"}
    table.refuses(1, "close", rule="FS-4")


@pytest.mark.rule("FS-4")
@pytest.mark.rule("G-7")
def test_nobody_else_learns_whether_somebody_could_have_closed() -> None:
    told = []
    for hand in ("r5 r6", "r5 g7"):
        played = Played.new(
            game_named(GAME), 2, {"rounds": 1}, "x", given(["b5", hand + " b6"], "r9")
        )
        heard: list[Any] = []
        for move in ("stock", "b6>1", "done"):
            events = played.play(1, move)
            heard.append([told_to(events, 0), told_to(events, None)])
            heard += [view_of(played.match, 0), view_of(played.match, None)]
        told.append(json.dumps(heard))
    assert told[0] == told[1]


@pytest.mark.rule("FS-5")
def test_points_are_the_sum_of_the_best_colour() -> None:
    table = table_of(["g5 g6 b10 y3", "r5 r7 b6", "g20 r1 y4 y17"], stock="r9")
    table.plays(1, "stock", "b6>1", "close")
    assert table.points == table.totals == [11, 21, 21]
    assert table.winners == [1, 2]


@pytest.mark.rule("FS-5")
def test_who_closes_need_not_win() -> None:
    table = table_of(["g20", "r5"], stock="b6")
    table.plays(1, "stock", "b6>1", "close")
    assert table.points == [20, 5]
    assert table.winners == [0]


@pytest.mark.rule("FS-5")
@pytest.mark.rule("G-6")
def test_totals_of_all_rounds_decide() -> None:
    played, luck = Played.new(game_named(GAME), 4, {"rounds": 3}, "totals"), Random(6)
    totals = [0] * 4
    while not played.match.over:
        if played.match.outcome is not None:
            played.play(0, "next")
        finish_round(played, luck)
        state = state_of(played.match)
        assert state["points"] == [best_colour(hand) for hand in state["hands"]]
        totals = [sum(both) for both in zip(totals, state["points"], strict=True)]
        assert state["totals"] == totals
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert state_of(played.match)["winners"] == winners


def best_colour(hand: list[str]) -> int:
    """The sum of the colour of which a hand has most."""
    return max(sum(int(card[1:]) for card in hand if card[0] == colour) for colour in "rygb")


@pytest.mark.rule("FS-5")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_as_many_rounds_as_players_unless_agreed_otherwise(players: int) -> None:
    assert Table(GAME, players=players).state["options"]["rounds"] == players
    assert Table(GAME, players=players, rounds=None).state["options"]["rounds"] == players
    table = Table(GAME, players=players, rounds=7)
    assert table.state["options"] == {"dealer": 0, "rounds": 7}
    games = {game["id"]: game for game in table.ask("games")["games"]}
    assert games[GAME]["options"]["rounds"]["default"] is None
    assert games[GAME]["players"] == [2, 6]


@pytest.mark.rule("FS-6")
def test_an_empty_stock_is_made_anew_when_the_next_turn_begins() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="y9 y8 y7 y6", rest=0)
    table.plays(1, "stock", "y9>1", "done")
    table.plays(0, "stock", "y8>2", "done")
    table.plays(1, "stock", "y7>1", "done")
    table.plays(0, "stock")
    assert table.stock == ""
    table.plays(0, "y6>3")
    assert table.stock == ""
    assert piles(table) == ["y7 y9 y1", "y8 g1", "y6 b1", "y2"]
    table.plays(0, "done")
    under = sorted(["y9", "y1", "g1", "b1"], key=FRESH.index)
    assert table.stock.split() == shuffled(under, "rules", "1/mix/0")
    assert piles(table) == ["y7", "y8", "y6", "y2"]
    assert table.view(0)["stock"] == 4
    assert table.legal(1) == TAKES | {"stock"}


@pytest.mark.rule("FS-6")
def test_each_new_stock_has_a_shuffle_of_its_own() -> None:
    """Every turn takes from the stock, so it is empty again and again, over two rounds."""
    played, mixes = Played.new(game_named(GAME), 6, {"rounds": 2}, "mixes"), {1: 0, 2: 0}
    while not played.match.over:
        before, seat = state_of(played.match), played.match.turn
        if seat is None:
            played.play(0, "next")
            continue
        legal = [move.text for move in played.match.legal(seat)]
        played.play(seat, "stock" if "stock" in legal else legal[0])
        state = state_of(played.match)
        if len(state["stock"]) <= len(before["stock"]) or state["round"] > before["round"]:
            continue
        label = f"{state['round']}/mix/{mixes[state['round']]}"
        under = sorted(chain(*(pile[1:] for pile in before["piles"])), key=FRESH.index)
        assert state["stock"] == shuffled(under, "mixes", label)
        assert state["piles"] == [pile[:1] for pile in before["piles"]]
        mixes[state["round"]] += 1
    assert min(mixes.values()) > 5


@pytest.mark.rule("FS-6")
@pytest.mark.rule("G-7")
def test_of_a_stock_made_anew_only_its_number_of_cards_is_told() -> None:
    deal = given(["g5 g6", "r5 b6"], "y9 y8", rest=0)
    played = Played.new(game_named(GAME), 2, {"rounds": 1}, "x", deal)
    for seat, move in ((1, "stock"), (1, "y9>1"), (1, "done"), (0, "stock"), (0, "y8>1")):
        played.play(seat, move)
    events = played.play(0, "done")
    for watcher in (0, 1, None):
        assert told_to(events, watcher)[-1] == {"type": "restock", "seat": None, "cards": 2}
        view = view_of(played.match, watcher)
        assert view["stock"] == 2
        assert view["piles"] == [["y8"], ["g1"], ["b1"], ["y2"]]


@pytest.mark.rule("FS-6")
def test_if_nothing_lies_under_the_tops_only_the_piles_are_left() -> None:
    table = table_of(["g5 g6", "r5 b6"], rest=0)
    for seat, card in ((1, "r5"), (0, "g5"), (1, "b6"), (0, "g6")):
        assert table.stock == ""
        assert table.legal(seat) == TAKES
        table.refuses(seat, "stock", rule="FS-6")
        table.plays(seat, "take 2", f"{card}>2", "done")


@pytest.mark.rule("FS-6")
def test_after_a_hundred_turns_of_each_a_round_is_scored_as_it_stands() -> None:
    table = table_of(["g5 b20", "r5 r6", "y3 y4"], rest=1, lie_open="r1 r2 r3 r4")
    for turn in range(300):
        assert not table.round_over()
        seat = (turn + 1) % 3
        table.plays(seat, "take 1")
        table.plays(seat, min(table.legal(seat) - {"g5>1", "b20>1"}, default="g5>1"), "done")
    assert table.round_over()
    assert table.state["over"]
    assert table.points == [best_colour(hand) for hand in table.state["hands"]]
    for seat in range(3):
        table.refuses(seat, "stock", "done", error="not-your-turn")


@pytest.mark.rule("FS-6")
def test_the_end_is_the_same_when_cards_are_drawn_and_it_comes_within_the_bound() -> None:
    played = Played.new(game_named(GAME), 2, {"rounds": 1}, "turns")
    turns = 0
    while played.match.outcome is None:
        seat = played.match.turn
        legal = [move.text for move in played.match.legal(seat)]
        turns += legal[0] == "done"
        played.play(seat, legal[0])
    assert turns == 200
    assert len(played.moves) == 600 == played.match.game.longest(played.match.setup)
    assert played.match.outcome.ending == "turns"


@pytest.mark.rule("FS-4")
@pytest.mark.rule("FS-6")
def test_the_last_turn_may_close() -> None:
    table = table_of(["b20 b19", "r5"], rest=1, lie_open="r1 b1 r3 r4")
    for _ in range(100):
        for seat, pile in ((1, 1), (0, 2)):
            table.plays(seat, f"take {pile}")
            table.plays(seat, min(table.legal(seat)))
            if seat == 1:
                table.refuses(seat, "close", rule="FS-4")
            assert not table.round_over()
            if len(table.record["moves"]) < 599:
                table.plays(seat, "done")
    assert table.legal(0) == {"done", "close"}
    table.plays(0, "close")
    assert table.round_over()


@pytest.mark.rule("G-7")
def test_which_card_came_from_the_stock_only_the_drawer_knows() -> None:
    told = []
    for stock in ("y9 b9", "b9 y9"):
        deal = given(["g5 g6", "r5 b6", "y5"], stock)
        played = Played.new(game_named(GAME), 3, {"rounds": 1}, "x", deal)
        events = played.play(1, "stock")
        assert told_to(events, 1) == [{"type": "draw", "seat": 1, "card": stock[:2]}]
        told.append([(told_to(events, seat), view_of(played.match, seat)) for seat in (0, 2, None)])
    assert told[0] == told[1]


@pytest.mark.rule("G-7")
def test_what_is_taken_and_laid_openly_everyone_is_told() -> None:
    played = Played.new(game_named(GAME), 2, {"rounds": 1}, "x", given(["g5 g6", "r5 b6"]))
    for move, told in (
        ("take 2", {"type": "take", "seat": 1, "card": "g1", "pile": 2}),
        ("r5>2", {"type": "lay", "seat": 1, "card": "r5", "pile": 2}),
        ("done", {"type": "done", "seat": 1}),
    ):
        events = played.play(1, move)
        for watcher in (0, 1, None):
            assert told_to(events, watcher) == [told]


@pytest.mark.rule("G-7")
def test_a_view_shows_piles_as_they_lie_and_numbers_of_what_is_hidden() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="y9")
    table.plays(1, "stock", "y9>1")
    state = table.state
    for watcher in (0, 1, None):
        view = table.view(watcher)
        assert view["piles"] == state["piles"] == [["y9", "y1"], ["g1"], ["b1"], ["y2"]]
        assert view["hands"] == [2, 2]
        assert view["stock"] == len(state["stock"]) == 71
        assert ("hand" in view) == (watcher is not None)
    assert sorted(table.view(0)["hand"]) == ["g5", "g6"]


@pytest.mark.rule("G-11")
def test_hands_are_shown_at_the_end_and_the_stock_is_not() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="r9")
    table.plays(1, "stock", "b6>1", "close")
    for watcher in (0, 1, None):
        view = table.view(watcher)
        assert [sorted(hand) for hand in view["hands"]] == [["g5", "g6"], ["r5", "r9"]]
        assert view["stock"] == 71


@pytest.mark.parametrize(
    "move",
    [
        *("take 0", "take 5", "take", "take  1", "take 01", "take \u0661", "draw", "pass", ""),
        *("r21>1", "r0>1", "r5>0", "r5>5", "r5", "r05>1", "r5 > 1", "*>1", "stock ", "schluss"),
    ],
)
def test_what_is_no_move_of_the_game(move: str) -> None:
    table = table_of(["g5 g6", "r5 b6"])
    table.refuses(1, move, error="bad-move")


def test_moves_may_be_spoken_loudly() -> None:
    table = table_of(["g5 g6", "r5 b6"], stock="r9")
    table.plays(1, "STOCK", "B6>1", "Close")
    assert [move for _, _, move in table.record["moves"]] == ["stock", "b6>1", "close"]


@pytest.mark.parametrize("rounds", [0, 101, -1, True, 1.0, "2"])
def test_rounds_out_of_range_are_refused(rounds: Any) -> None:
    answer = Table(GAME, players=2).ask(
        "new", game=GAME, players=2, seed="x", options={"rounds": rounds}
    )
    assert answer["error"] == "bad-options"


@pytest.mark.parametrize("players", [1, 7])
def test_numbers_of_players(players: int) -> None:
    answer = Table(GAME, players=2).ask("new", game=GAME, players=players, seed="x")
    assert answer["error"] == "bad-request"


def test_without_a_seed_it_is_refused_even_with_a_deal() -> None:
    deal = given(["g5 g6", "r5 b6"])
    answer = Table(GAME, players=2).ask(
        "new", game=GAME, players=2, options={"rounds": 1}, deal=deal
    )
    assert answer["error"] == "bad-request"


@pytest.mark.parametrize(
    "change",
    [{"hands": [["g5"], []]}, {"hands": [["g5"]]}, {"open": "y1"}, {"open": ["y1"] * 4}],
)
def test_bad_deals(change: dict[str, Any]) -> None:
    answer = Table(GAME, players=2).ask(
        "new", game=GAME, players=2, seed="x", deal=given(["g5 g6", "r5 b6"]) | change
    )
    assert answer["error"] == "bad-deal"

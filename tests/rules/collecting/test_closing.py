"""FS-4 to FS-6: closing, points, a new stock, and the limit on the length of a round."""

import json
from itertools import chain
from random import Random
from typing import Any

import pytest

from elfer.engine.events import told_to
from elfer.games import game_named
from elfer.notation.states import state_of, view_of
from tests.played import MutableMatch
from tests.rules.cards import FRESH
from tests.rules.chance import shuffle_cards
from tests.rules.collecting.table import GAME, TAKES, finish_round, make_deal, piles, table_of
from tests.rules.table import Table


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
def test_others_do_not_learn_whether_a_player_could_have_closed() -> None:
    told = []
    for hand in ("r5 r6", "r5 g7"):
        played = MutableMatch.new(
            game_named(GAME), 2, {"rounds": 1}, "x", make_deal(["b5", hand + " b6"], "r9")
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
def test_the_player_who_closes_need_not_win() -> None:
    table = table_of(["g20", "r5"], stock="b6")
    table.plays(1, "stock", "b6>1", "close")
    assert table.points == [20, 5]
    assert table.winners == [0]


@pytest.mark.rule("FS-5")
@pytest.mark.rule("G-6")
def test_the_totals_of_all_rounds_decide() -> None:
    played, rng = MutableMatch.new(game_named(GAME), 4, {"rounds": 3}, "totals"), Random(6)
    totals = [0] * 4
    while not played.match.over:
        if played.match.outcome is not None:
            played.play(0, "next")
        finish_round(played, rng)
        state = state_of(played.match)
        assert state["points"] == [best_colour(hand) for hand in state["hands"]]
        totals = [sum(both) for both in zip(totals, state["points"], strict=True)]
        assert state["totals"] == totals
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert state_of(played.match)["winners"] == winners


def best_colour(hand: list[str]) -> int:
    """Return the sum of a hand's best colour."""
    return max(sum(int(card[1:]) for card in hand if card[0] == colour) for colour in "rygb")


@pytest.mark.rule("FS-5")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_default_is_one_round_for_each_player(players: int) -> None:
    assert Table(GAME, players=players).state["options"]["rounds"] == players
    assert Table(GAME, players=players, rounds=None).state["options"]["rounds"] == players
    table = Table(GAME, players=players, rounds=7)
    assert table.state["options"] == {"dealer": 0, "rounds": 7}
    games = {game["id"]: game for game in table.ask("games")["games"]}
    assert games[GAME]["options"]["rounds"]["default"] is None
    assert games[GAME]["players"] == [2, 6]


@pytest.mark.rule("FS-6")
def test_an_empty_stock_is_renewed_when_the_next_turn_begins() -> None:
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
    assert table.stock.split() == shuffle_cards(under, "rules", "1/mix/0")
    assert piles(table) == ["y7", "y8", "y6", "y2"]
    assert table.view(0)["stock"] == 4
    assert table.legal(1) == TAKES | {"stock"}


@pytest.mark.rule("FS-6")
def test_each_new_stock_has_its_own_shuffle() -> None:
    """Every turn draws from the stock, so it runs out repeatedly over two rounds."""
    played, mixes = MutableMatch.new(game_named(GAME), 6, {"rounds": 2}, "mixes"), {1: 0, 2: 0}
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
        assert state["stock"] == shuffle_cards(under, "mixes", label)
        assert state["piles"] == [pile[:1] for pile in before["piles"]]
        mixes[state["round"]] += 1
    assert min(mixes.values()) > 5


@pytest.mark.rule("FS-6")
@pytest.mark.rule("G-7")
def test_only_the_size_of_a_new_stock_is_announced() -> None:
    deal = make_deal(["g5 g6", "r5 b6"], "y9 y8", rest=0)
    played = MutableMatch.new(game_named(GAME), 2, {"rounds": 1}, "x", deal)
    for seat, move in ((1, "stock"), (1, "y9>1"), (1, "done"), (0, "stock"), (0, "y8>1")):
        played.play(seat, move)
    events = played.play(0, "done")
    for watcher in (0, 1, None):
        assert told_to(events, watcher)[-1] == {"type": "restock", "seat": None, "cards": 2}
        view = view_of(played.match, watcher)
        assert view["stock"] == 2
        assert view["piles"] == [["y8"], ["g1"], ["b1"], ["y2"]]


@pytest.mark.rule("FS-6")
def test_the_stock_stays_empty_if_the_piles_have_only_their_top_cards() -> None:
    table = table_of(["g5 g6", "r5 b6"], rest=0)
    for seat, card in ((1, "r5"), (0, "g5"), (1, "b6"), (0, "g6")):
        assert table.stock == ""
        assert table.legal(seat) == TAKES
        table.refuses(seat, "stock", rule="FS-6")
        table.plays(seat, "take 2", f"{card}>2", "done")


@pytest.mark.rule("FS-6")
def test_after_a_hundred_turns_per_player_the_round_is_scored() -> None:
    table = table_of(["g5 b20", "r5 r6", "y3 y4"], rest=1, face_up="r1 r2 r3 r4")
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
def test_a_round_of_draws_ends_in_the_same_way_and_within_the_bound() -> None:
    played = MutableMatch.new(game_named(GAME), 2, {"rounds": 1}, "turns")
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
    table = table_of(["b20 b19", "r5"], rest=1, face_up="r1 b1 r3 r4")
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

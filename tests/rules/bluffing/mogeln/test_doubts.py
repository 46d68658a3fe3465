"""MO-4, MO-5, MO-8: doubts, complete piles, and claims with a colour."""

import pytest

from elfer.games.bluffing.mogeln import Mogeln
from tests.played import MutableMatch
from tests.rules.bluffing.mogeln.table import WATCHERS, MogelnTable, make_deal


@pytest.mark.rule("MO-4")
def test_doubting_a_true_card_costs_the_pile() -> None:
    table = MogelnTable("", "r1 g3 g4", "b2 g5 g6")
    table.plays(1, "r1")
    table.plays(2, "b2")
    mine = len(table.cards(0).split())
    table.plays(0, "doubt")
    assert len(table.cards(0).split()) == mine + 2
    assert {"r1", "b2"} <= set(table.cards(0).split())
    assert table.cards(2) == "g5 g6"
    assert (table.pile, table.claim, table.turn) == ("", None, 0)


@pytest.mark.rule("MO-4")
def test_doubting_a_false_card_gives_the_pile_to_its_player() -> None:
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1")
    table.plays(2, "b9")
    table.plays(0, "doubt")
    assert table.cards(2) == "r1 g5 g6 b9"
    assert (table.pile, table.claim, table.turn) == ("", None, 0)


@pytest.mark.rule("MO-4")
def test_the_doubter_starts_a_new_pile_at_1() -> None:
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "g3")
    table.plays(2, "doubt")
    assert table.turn == 2
    assert table.legal(2) == {"b9", "g5", "g6"}
    for seat in (0, 1):
        assert table.legal(seat) == set(), "another seat can still act"
    table.refuses(2, "doubt", rule="MO-4")
    table.refuses(2, "caught", "slip g5", rule="MO-6")
    table.plays(2, "g6")
    assert (table.pile, table.claim, table.turn) == ("g6", 1, 0)


@pytest.mark.rule("MO-4")
def test_only_the_next_player_may_doubt_and_only_before_laying() -> None:
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "g3")
    assert "doubt" in table.legal(2)
    table.refuses(0, "doubt", rule="MO-4")
    table.refuses(1, "doubt", rule="MO-4")
    table.plays(2, "b9")
    table.refuses(2, "doubt", rule="MO-4")
    table.plays(0, "doubt")
    assert table.cards(2) == "g3 g5 g6 b9", "an earlier card was judged instead of the last one"


@pytest.mark.rule("MO-4")
@pytest.mark.parametrize(("laid", "slipped", "taker"), [("r1", "g3", 2), ("g3", "r1", 1)])
def test_a_doubt_judges_the_claimed_card(laid: str, slipped: str, taker: int) -> None:
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, laid, f"slip {slipped}")
    table.plays(2, "doubt")
    assert {"r1", "g3"} <= set(table.cards(taker).split())


@pytest.mark.rule("MO-4")
@pytest.mark.rule("G-7")
def test_only_the_doubted_card_is_shown_to_all() -> None:
    played = MutableMatch.new(Mogeln(), 3, {}, None, make_deal(["", "r1 g3 g4", "b9 g5 g6"]))
    for seat, move in ((1, "r1"), (1, "slip g4"), (2, "b9")):
        played.play(seat, move)
    events = played.play(0, "doubt")
    assert [event.type for event in events] == ["doubt", "take"]
    for watcher in (0, 1, None):
        told = [event.seen_by(watcher) for event in events]
        assert told == [
            {"type": "doubt", "seat": 0, "of": 2, "number": 2, "card": "b9", "honest": False},
            {"type": "take", "seat": 2, "cards": 3},
        ]
    assert events[1].seen_by(2)["taken"] == ["r1", "g4", "b9"]


@pytest.mark.rule("MO-5")
def test_a_complete_pile_is_out_when_the_next_player_lays() -> None:
    table = MogelnTable(players=3)
    table.counts_to(9)
    pile = table.state["middle"]
    assert len(pile) == 9
    assert table.state["aside"] == []
    seat = table.turn or 0
    card = table.cards(seat).split()[0]
    table.plays(seat, card)
    assert sorted(table.state["aside"]) == sorted(pile)
    assert (table.pile, table.claim) == (card, 1)
    table.plays((seat + 1) % 3, "doubt")
    assert sorted(table.state["aside"]) == sorted(pile), "cards that were out have come back"


@pytest.mark.rule("MO-5")
@pytest.mark.parametrize("call", ["doubt", "caught"])
def test_the_last_number_can_still_be_doubted_and_caught(call: str) -> None:
    table = MogelnTable(players=3)
    table.counts_to(9)
    table.plays(table.turn or 0, call)
    assert table.state["aside"] == []
    assert table.pile == ""
    assert sum(len(hand) for hand in table.state["hands"]) == 36


@pytest.mark.rule("MO-5")
@pytest.mark.rule("G-7")
def test_cards_that_are_out_stay_face_down() -> None:
    table = MogelnTable(players=3)
    table.counts_to(9)
    table.counts_to(1)
    for watcher in WATCHERS:
        assert table.view(watcher)["aside"] == 9
        assert table.view(watcher)["middle"] == 1


@pytest.mark.rule("MO-8")
@pytest.mark.parametrize(
    ("colour", "card", "taker"), [(None, "g1", 2), ("g", "g1", 2), ("r", "g1", 1), ("g", "g2", 1)]
)
def test_a_claim_with_a_colour_is_true_only_for_that_colour(
    colour: str | None, card: str, taker: int
) -> None:
    table = MogelnTable("", "g1 g2 g4", "b9 g5 g6", colour=colour)
    table.plays(1, card)
    table.plays(2, "doubt")
    assert card in table.cards(taker).split()


@pytest.mark.rule("MO-8")
def test_no_colour_is_claimed_by_default() -> None:
    assert MogelnTable(players=3).state["options"]["colour"] is None

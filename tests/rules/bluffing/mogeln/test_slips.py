"""MO-6: slipping in cards, and catching players who do."""

import pytest

from elfer.engine.events import told_to
from elfer.games.bluffing.mogeln import Mogeln
from tests.played import MutableMatch
from tests.rules.bluffing.mogeln.table import WATCHERS, MogelnTable, make_deal


@pytest.mark.rule("MO-6")
def test_cards_are_slipped_in_until_the_next_player_acts() -> None:
    table = MogelnTable("", "r1 g3 g4 g7", "b9 g5 g6")
    table.refuses(1, "slip g3", rule="MO-6")
    table.plays(1, "r1")
    assert table.legal(1) == {"slip g3", "slip g4", "slip g7"}
    table.refuses(2, "slip b9", rule="MO-6")
    table.refuses(1, "slip b9", "slip r1", rule="G-10")
    table.plays(1, "slip g3", "slip g4")
    assert (table.pile, table.claim, table.turn) == ("g4 g3 r1", 1, 2)
    assert table.cards(1) == "g7"
    table.plays(2, "b9")
    table.refuses(1, "slip g7", rule="MO-6")
    table.plays(0, "doubt")
    table.refuses(1, "slip g7", error="not-your-turn")


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize("caller", [0, 2])
def test_a_caught_player_takes_the_pile(caller: int) -> None:
    """Every other player may call, including the next one."""
    table = MogelnTable("r2", "r1 g3 g4", "b9 g5 g6", rest=2)
    table.plays(1, "r1", "slip g4")
    table.plays(caller, "caught")
    assert table.cards(1) == "r1 g3 g4"
    assert (table.pile, table.claim, table.turn) == ("", None, 2)
    assert table.state["actors"] == [2]
    table.plays(2, "g5")
    assert table.claim == 1


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize("caller", [0, 2])
def test_a_false_call_costs_the_caller_the_pile(caller: int) -> None:
    table = MogelnTable("r2 r3", "r1 g3 g4", "b9", rest=2)
    table.plays(1, "g3")
    table.plays(caller, "caught")
    assert table.cards(1) == "r1 g4"
    assert "g3" in table.cards(caller).split()
    assert (table.pile, table.claim, table.turn) == ("", None, 2)


@pytest.mark.rule("MO-6")
def test_only_cards_of_the_last_turn_count() -> None:
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1", "slip g3")
    table.plays(2, "b9")
    table.plays(1, "caught")
    assert table.cards(1) == "r1 g3 g4 b9", "a slip of an earlier turn has counted"
    assert table.turn == 0


@pytest.mark.rule("MO-6")
def test_refuses_to_catch_yourself_or_to_catch_too_late() -> None:
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1")
    table.refuses(1, "caught", rule="MO-6")
    table.plays(2, "doubt")
    for seat in (0, 1):
        table.refuses(seat, "caught", error="not-your-turn")
    table.refuses(2, "caught", rule="MO-6")


@pytest.mark.rule("MO-6")
def test_only_the_first_call_counts() -> None:
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1", "slip g4")
    table.plays(2, "caught")
    table.refuses(0, "caught", error="not-your-turn")


@pytest.mark.rule("MO-6")
def test_without_several_there_is_no_slipping_and_no_catching() -> None:
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6", several=False)
    table.plays(1, "r1")
    assert table.state["actors"] == [2]
    assert table.legal(2) == {"b9", "g5", "g6", "doubt"}
    table.refuses(2, "caught", "slip b9", rule="MO-6")
    table.refuses(1, "slip g3", error="not-your-turn")


@pytest.mark.rule("MO-6")
@pytest.mark.rule("G-7")
def test_nothing_reveals_who_slips_in_a_card() -> None:
    """The others are told nothing, but they can count the hands and the pile."""
    played = MutableMatch.new(Mogeln(), 3, {}, None, make_deal(["", "r1 g3 g4", "b9 g5 g6"]))
    (claim,) = played.play(1, "r1")
    assert claim.seen_by(1) == {"type": "claim", "seat": 1, "number": 1, "card": "r1"}
    assert claim.seen_by(0) == {"type": "claim", "seat": 1, "number": 1}
    events = played.play(1, "slip g4")
    for watcher in WATCHERS:
        own = [{"type": "slip", "seat": 1, "card": "g4"}] if watcher == 1 else []
        assert told_to(events, watcher) == own
    table = MogelnTable("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1")
    before = table.view(2)
    table.plays(1, "slip g4")
    after = table.view(2)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"hands", "middle"}
    assert after["hands"] == [30, 1, 3]
    assert after["middle"] == 2

"""Timed calls: their times, handicaps, and how long a card is shown."""

from typing import Any

import pytest

from elfer.engine.errors import IllegalMove
from elfer.table.bot_timing import settle_due
from elfer.table.call_timing import (
    FREE_ROUND_TRIP,
    MAX_COMPENSATION,
    WINDOW,
    call_window,
    compensation,
    is_against_the_clock,
)
from elfer.table.commands import (
    Away,
    Back,
    BotMove,
    Free,
    Give,
    LogEntry,
    Play,
    Rematch,
    SetHandicap,
    Settle,
    Stand,
    Take,
)
from elfer.table.dispatch import apply_entry
from elfer.table.errors import NotNow, Stale
from elfer.table.player_views import told_to
from elfer.table.serialization import decode_table, encode_table
from elfer.table.table import Table
from tests.table.party import HOST, Party


@pytest.mark.parametrize(
    ("round_trip", "earlier"),
    [(0, 0), (10, 0), (20, 0), (21, 1), (70.4, 50), (120, 100), (121, 100), (10_000, 100)],
)
def test_slow_connections_are_compensated_up_to_the_cap(round_trip: float, earlier: int) -> None:
    assert compensation(round_trip) == earlier


def party_with_a_card(*seats: str) -> Party:
    """Return a party where a card was shown at 5,000 ms."""
    party = Party("schnipp-schnapp", seats or (HOST, "bob", "greedy"), {"dealer": 2}).start()
    party.say(Play(0, "flip"), HOST, later=5_000)
    return party


def time_of_call(table: Table, by: str, seat: int, *, now: int, at: int | None = None) -> float:
    """Return the time that counts for a call."""
    _, (told,) = apply_entry(table, LogEntry(now, Play(seat, "schnapp"), by, at=at))
    counted = told.own["at"]
    assert isinstance(counted, int)
    return counted


def test_the_time_of_the_entry_counts_for_a_call() -> None:
    table = party_with_a_card().table
    assert time_of_call(table, "bob", 1, now=5_400) == 400
    assert time_of_call(table, "bob", 1, now=5_400, at=310) == 310


class TestHandicap:
    def test_calls_count_earlier_but_never_before_the_card_was_shown(self) -> None:
        party = party_with_a_card()
        party.say(SetHandicap(1, 400), HOST)
        assert time_of_call(party.table, "bob", 1, now=5_900) == 500
        assert time_of_call(party.table, "bob", 1, now=5_900, at=800) == 400
        assert time_of_call(party.table, "bob", 1, now=5_300) == 0
        assert time_of_call(party.table, HOST, 0, now=5_300) == 300

    def test_a_handicap_decides_who_wins(self) -> None:
        for handicap, first in ((0, 0), (400, 1)):
            party = party_with_a_card()
            party.say(SetHandicap(1, handicap), HOST)
            party.say(Play(0, "schnapp"), HOST, later=600)
            party.say(Play(1, "schnapp"), "bob", later=200)
            told = party.say(Settle(), later=WINDOW)
            wrong = [event.seat for event in told if event.type == "wrong"]
            assert wrong[0] == first

    def test_everyone_is_told_and_the_table_card_shows_it(self) -> None:
        party = party_with_a_card()
        told = party.say(SetHandicap(1, 400), HOST)
        assert told_to(told, []) == [{"type": "handicap", "seat": 1, "handicap": 400}]
        chairs: Any = party.table.card()["chairs"]
        assert [chair.get("handicap") for chair in chairs] == [None, 400, None]
        party.say(SetHandicap(1, 0), HOST)
        assert "handicap" not in party.table.card()["chairs"][1]

    def test_the_table_card_changes_with_the_handicap(self) -> None:
        party = party_with_a_card()
        before = party.table
        party.say(SetHandicap(1, 400), HOST)
        assert not party.table.has_same_card(before)

    def test_refuses_a_handicap_for_a_free_chair(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "free"])
        with pytest.raises(NotNow):
            party.say(SetHandicap(1, 400), HOST)

    def test_the_handicap_is_stored(self) -> None:
        party = party_with_a_card()
        party.say(SetHandicap(1, 400), HOST)
        assert decode_table(encode_table(party.table)).chairs[1].handicap == 400

    def test_an_absent_player_keeps_the_handicap(self) -> None:
        party = party_with_a_card()
        party.say(SetHandicap(1, 400), HOST)
        lain = call_window(party.table)
        party.say(Away("bob"))
        assert party.table.chairs[1].handicap == 400
        assert call_window(party.table) == lain - 400
        _, (told,) = apply_entry(party.table, LogEntry(5_900, BotMove(1, "schnapp")))
        assert told.own["at"] == 900  # the handicap does not apply to the stand-in
        party.say(Back("bob"))
        assert time_of_call(party.table, "bob", 1, now=5_900) == 500

    def test_only_the_returning_player_keeps_the_handicap(self) -> None:
        for player, handicap in (("bob", 400), ("cid", 0)):
            party = Party("schnipp-schnapp", [HOST, "bob"], watchers=["cid"])
            party.say(SetHandicap(1, 400), HOST)
            party.say(Away("bob"))
            party.say(Give(1, player), HOST)
            assert party.table.chairs[1].handicap == handicap
            assert not party.table.chairs[1].away

    @pytest.mark.parametrize("leaving", [(Stand(1), "bob"), (Free(1), HOST)])
    def test_the_handicap_ends_when_the_player_leaves(self, leaving: tuple[Any, str]) -> None:
        party = Party("schnipp-schnapp", [HOST, "bob"])
        party.say(SetHandicap(1, 400), HOST)
        party.say(Away("bob"))
        party.say(*leaving)
        party.say(Take(1), "bob")
        assert party.table.chairs[1].handicap == 0

    def test_the_handicap_follows_the_player_in_a_rematch(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "bob"], {"together": True, "turns": 1}).start()
        party.say(SetHandicap(1, 400), HOST)
        party.play_on()
        party.say(Rematch(), HOST)
        assert [(chair.player, chair.handicap) for chair in party.table.chairs] == [
            ("bob", 400),
            (HOST, 0),
        ]


class TestCallWindow:
    def test_a_card_is_shown_until_no_valid_call_can_arrive(self) -> None:
        party = party_with_a_card()
        assert call_window(party.table) == WINDOW + FREE_ROUND_TRIP + MAX_COMPENSATION
        party.say(SetHandicap(1, 400), HOST)
        party.say(SetHandicap(2, 150), HOST)
        assert call_window(party.table) == WINDOW + FREE_ROUND_TRIP + MAX_COMPENSATION + 400
        assert settle_due(party.table) == 5_000 + call_window(party.table)

    def test_a_call_does_not_change_the_window(self) -> None:
        party = party_with_a_card()
        party.say(SetHandicap(1, 400), HOST)
        due = settle_due(party.table)
        party.say(Play(1, "schnapp"), "bob", later=300)
        assert settle_due(party.table) == due

    def test_a_call_on_a_settled_card_has_no_effect(self) -> None:
        party = party_with_a_card()
        seen = party.table.public_seq
        party.say(Settle(), later=WINDOW)
        before = party.table
        with pytest.raises(Stale):
            party.say(Play(1, "schnapp"), "bob", seen=seen)
        with pytest.raises(IllegalMove) as refused:
            party.say(Play(1, "schnapp"), "bob", seen=party.table.public_seq)
        assert refused.value.reason == "nothing-shown"
        assert party.table is before


def test_the_replayed_log_gives_the_same_winner() -> None:
    """The two calls do not arrive in the order of their times."""
    start = party_with_a_card().table
    entries = [
        LogEntry(5_500, Play(0, "schnapp"), HOST, at=480),
        LogEntry(5_530, SetHandicap(1, 10), HOST),
        LogEntry(5_540, Play(1, "schnapp"), "bob", at=440),
        LogEntry(5_000 + call_window(start), Settle()),
    ]
    tables, told = [start, decode_table(encode_table(start))], [[], []]  # type: ignore[var-annotated]
    for number in (0, 1):
        for entry in entries:
            tables[number], events = apply_entry(tables[number], entry)
            told[number] += [event.truth() for event in events]
    assert told[0] == told[1]
    assert [(e["seat"], e["at"]) for e in told[0] if e["type"] == "wrong"] == [(1, 430), (0, 480)]


def test_only_games_with_calls_are_timed() -> None:
    assert is_against_the_clock(party_with_a_card().table)
    assert not is_against_the_clock(Party("schnipp-schnapp", [HOST, "bob"]).table)
    assert not is_against_the_clock(Party("mogeln", [HOST, "bob", "cid"]).start().table)

"""Calls against the clock: when they count, for whom earlier, and how long a card lies for them."""

from typing import Any

import pytest

from elfer.kernel.errors import IllegalMove
from elfer.table.calls import MOST, NEAR, WINDOW, against_the_clock, compensation, lies
from elfer.table.commands import (
    Away,
    Back,
    BotMove,
    Entry,
    Free,
    Give,
    Play,
    Rematch,
    SetHandicap,
    Settle,
    Stand,
    Take,
)
from elfer.table.desk import after
from elfer.table.pace import settle_due
from elfer.table.refusals import NotNow, Stale
from elfer.table.sight import told_to
from elfer.table.snapshot import read, written
from elfer.table.table import Table
from tests.table.party import HOST, Party


@pytest.mark.parametrize(
    ("round_trip", "earlier"),
    [(0, 0), (10, 0), (20, 0), (21, 1), (70.4, 50), (120, 100), (121, 100), (10_000, 100)],
)
def test_who_is_far_away_is_compensated_up_to_the_cap(round_trip: float, earlier: int) -> None:
    assert compensation(round_trip) == earlier


def shown(*seats: str) -> Party:
    """A card lies; it was shown at 5,000."""
    party = Party("schnipp-schnapp", seats or (HOST, "bob", "greedy"), {"dealer": 2}).start()
    party.say(Play(0, "flip"), HOST, later=5_000)
    return party


def called(table: Table, by: str, seat: int, *, now: int, at: int | None = None) -> float:
    """When a call counts."""
    _, (told,) = after(table, Entry(now, Play(seat, "schnapp"), by, at=at))
    counted = told.own["at"]
    assert isinstance(counted, int)
    return counted


def test_a_call_counts_as_the_keeper_says_it_was_made() -> None:
    table = shown().table
    assert called(table, "bob", 1, now=5_400) == 400
    assert called(table, "bob", 1, now=5_400, at=310) == 310


class TestHandicap:
    def test_calls_count_earlier_but_never_before_the_card_was_shown(self) -> None:
        party = shown()
        party.say(SetHandicap(1, 400), HOST)
        assert called(party.table, "bob", 1, now=5_900) == 500
        assert called(party.table, "bob", 1, now=5_900, at=800) == 400
        assert called(party.table, "bob", 1, now=5_300) == 0
        assert called(party.table, HOST, 0, now=5_300) == 300

    def test_it_decides_who_wins(self) -> None:
        for handicap, first in ((0, 0), (400, 1)):
            party = shown()
            party.say(SetHandicap(1, handicap), HOST)
            party.say(Play(0, "schnapp"), HOST, later=600)
            party.say(Play(1, "schnapp"), "bob", later=200)
            told = party.say(Settle(), later=WINDOW)
            wrong = [event.seat for event in told if event.type == "wrong"]
            assert wrong[0] == first

    def test_everyone_is_told_and_sees_it_in_the_card(self) -> None:
        party = shown()
        told = party.say(SetHandicap(1, 400), HOST)
        assert told_to(told, []) == [{"type": "handicap", "seat": 1, "handicap": 400}]
        chairs: Any = party.table.card()["chairs"]
        assert [chair.get("handicap") for chair in chairs] == [None, 400, None]
        party.say(SetHandicap(1, 0), HOST)
        assert "handicap" not in party.table.card()["chairs"][1]

    def test_the_card_changes_with_it(self) -> None:
        party = shown()
        before = party.table
        party.say(SetHandicap(1, 400), HOST)
        assert not party.table.same_card(before)

    def test_nobody_is_helped_where_nobody_sits(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "free"])
        with pytest.raises(NotNow):
            party.say(SetHandicap(1, 400), HOST)

    def test_it_is_stored(self) -> None:
        party = shown()
        party.say(SetHandicap(1, 400), HOST)
        assert read(written(party.table)).chairs[1].handicap == 400

    def test_it_stays_with_who_is_away_and_comes_back(self) -> None:
        party = shown()
        party.say(SetHandicap(1, 400), HOST)
        lain = lies(party.table)
        party.say(Away("bob"))
        assert party.table.chairs[1].handicap == 400
        assert lies(party.table) == lain - 400
        _, (told,) = after(party.table, Entry(5_900, BotMove(1, "schnapp")))
        assert told.own["at"] == 900  # the stand-in is as quick as it is
        party.say(Back("bob"))
        assert called(party.table, "bob", 1, now=5_900) == 500

    def test_who_gets_a_chair_back_gets_it_as_it_was_and_another_does_not(self) -> None:
        for player, handicap in (("bob", 400), ("cid", 0)):
            party = Party("schnipp-schnapp", [HOST, "bob"], watchers=["cid"])
            party.say(SetHandicap(1, 400), HOST)
            party.say(Away("bob"))
            party.say(Give(1, player), HOST)
            assert party.table.chairs[1].handicap == handicap
            assert not party.table.chairs[1].away

    @pytest.mark.parametrize("leaving", [(Stand(1), "bob"), (Free(1), HOST)])
    def test_it_ends_when_the_chair_is_left(self, leaving: tuple[Any, str]) -> None:
        party = Party("schnipp-schnapp", [HOST, "bob"])
        party.say(SetHandicap(1, 400), HOST)
        party.say(Away("bob"))
        party.say(*leaving)
        party.say(Take(1), "bob")
        assert party.table.chairs[1].handicap == 0

    def test_in_a_rematch_it_moves_on_with_its_person(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "bob"], {"together": True, "turns": 1}).start()
        party.say(SetHandicap(1, 400), HOST)
        party.play_on()
        party.say(Rematch(), HOST)
        assert [(chair.player, chair.handicap) for chair in party.table.chairs] == [
            ("bob", 400),
            (HOST, 0),
        ]


class TestLying:
    def test_a_card_lies_until_no_call_that_counts_can_be_on_its_way(self) -> None:
        party = shown()
        assert lies(party.table) == WINDOW + NEAR + MOST
        party.say(SetHandicap(1, 400), HOST)
        party.say(SetHandicap(2, 150), HOST)
        assert lies(party.table) == WINDOW + NEAR + MOST + 400
        assert settle_due(party.table) == 5_000 + lies(party.table)

    def test_whoever_calls_is_waited_for_no_longer_and_no_shorter(self) -> None:
        party = shown()
        party.say(SetHandicap(1, 400), HOST)
        due = settle_due(party.table)
        party.say(Play(1, "schnapp"), "bob", later=300)
        assert settle_due(party.table) == due

    def test_a_call_for_a_settled_card_has_no_effect(self) -> None:
        party = shown()
        seen = party.table.shown
        party.say(Settle(), later=WINDOW)
        before = party.table
        with pytest.raises(Stale):
            party.say(Play(1, "schnapp"), "bob", seen=seen)
        with pytest.raises(IllegalMove) as refused:
            party.say(Play(1, "schnapp"), "bob", seen=party.table.shown)
        assert refused.value.reason == "nothing-shown"
        assert party.table is before


def test_the_log_played_again_gives_the_same_winner() -> None:
    """Two calls whose order of arrival is not that of their times."""
    start = shown().table
    entries = [
        Entry(5_500, Play(0, "schnapp"), HOST, at=480),
        Entry(5_530, SetHandicap(1, 10), HOST),
        Entry(5_540, Play(1, "schnapp"), "bob", at=440),
        Entry(5_000 + lies(start), Settle()),
    ]
    tables, told = [start, read(written(start))], [[], []]  # type: ignore[var-annotated]
    for number in (0, 1):
        for entry in entries:
            tables[number], events = after(tables[number], entry)
            told[number] += [event.truth() for event in events]
    assert told[0] == told[1]
    assert [(e["seat"], e["at"]) for e in told[0] if e["type"] == "wrong"] == [(1, 430), (0, 480)]


def test_only_a_game_with_calls_is_against_the_clock() -> None:
    assert against_the_clock(shown().table)
    assert not against_the_clock(Party("schnipp-schnapp", [HOST, "bob"]).table)
    assert not against_the_clock(Party("mogeln", [HOST, "bob", "cid"]).start().table)

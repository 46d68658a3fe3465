"""Taking over a seat in the middle of a match: nobody sees a new hand unless all players agree."""

from typing import Any

import msgspec
import pytest

from elfer.engine.errors import BadRequest, Refused
from elfer.table import LogEntry, apply_entry, replay_entry
from elfer.table.commands import (
    Agree,
    AnyCommand,
    Away,
    Back,
    Free,
    Give,
    Join,
    Lock,
    Play,
    Remove,
    Request,
    SeatBot,
    Stand,
    Start,
    Take,
)
from elfer.table.errors import NeedsAgreement, NotAllowed, NotNow
from elfer.table.player_views import seen_by, told_to
from elfer.table.serialization import decode_table, encode_table
from tests.table.party import HOST, Party

SECOND = "eve"
"""Ann's second identity."""


def playing_party(*seats: str, watchers: tuple[str, ...] = (SECOND,), **options: Any) -> Party:
    """Return a party whose match has started; Ann is the host."""
    who = seats or (HOST, "bob", "cid", "greedy")
    return Party("junior", who, options, watchers=watchers).start()


def hands_seen(party: Party, player: str) -> list[int]:
    """Return the seats whose cards a player sees."""
    return [view["seat"] for view in seen_by(party.table, player)["views"] if "hand" in view]


def vacate_by_standing(party: Party) -> None:
    party.say(Stand(1), "bob")


def vacate_by_removing(party: Party) -> None:
    party.say(Remove("bob"), HOST)


def vacate_from_a_bot(party: Party) -> None:
    party.say(Stand(1), "bob")
    party.say(SeatBot(1, "greedy"), HOST)
    party.say(Free(1), HOST)


VACATE = (vacate_by_standing, vacate_by_removing, vacate_from_a_bot)


class TestSecondIdentity:
    """A host who has joined again under another name."""

    @pytest.mark.parametrize("vacate", VACATE, ids=lambda each: each.__name__)
    def test_cannot_take_a_vacated_seat(self, vacate: Any) -> None:
        party = playing_party()
        vacate(party)
        for do, by in ((Take(1), SECOND), (Give(1, SECOND), HOST)):
            with pytest.raises(NeedsAgreement):
                party.say(do, by)
        party.say(Request(1), SECOND)
        party.say(Agree(1, SECOND), HOST)
        assert hands_seen(party, SECOND) == []
        assert party.table.chairs[1].stand_in is not None

    def test_cannot_take_the_seat_of_a_bot(self) -> None:
        party = playing_party()
        party.say(Free(3), HOST)
        with pytest.raises(NeedsAgreement):
            party.say(Take(3), SECOND)
        with pytest.raises(NeedsAgreement):
            party.say(Give(3, SECOND), HOST)

    def test_cannot_take_the_seat_of_an_absent_player(self) -> None:
        """Even the only other player cannot, as the absent player may return to these cards."""
        party = playing_party(HOST, "bob")
        party.say(Away("bob"))
        for do in (Free(1), Give(1, SECOND)):
            with pytest.raises(NotNow, match="away"):
                party.say(do, HOST)
        with pytest.raises(NotNow, match="taken"):
            party.say(Request(1), SECOND)
        party.say(Back("bob"))
        party.say(Play(0, party.match.legal(0)[0].text), HOST)

    def test_cannot_take_a_seat_while_a_player_is_away(self) -> None:
        party = playing_party()
        party.say(Away("cid"))
        party.say(Stand(1), "bob")
        party.say(Request(1), SECOND)
        party.say(Agree(1, SECOND), HOST)
        assert hands_seen(party, SECOND) == []
        assert party.table.card()["request"]["undecided"] == ["cid"]

    def test_can_take_a_seat_between_matches(self) -> None:
        party = playing_party(HOST, "bob", rounds=2)
        party.say(Stand(1), "bob")
        while party.match.outcome is None:
            party.step()
        with pytest.raises(NeedsAgreement):
            party.say(Take(1), SECOND)  # the match continues
        party.play_on()
        party.say(Take(1), SECOND)
        assert party.table.seats_of(SECOND) == [1]


class TestRequest:
    def party_with_request(self) -> Party:
        """Return a party where Eve asks for the seat that Bob has left."""
        party = playing_party()
        party.say(Stand(1), "bob")
        party.say(Request(1), SECOND)
        return party

    def test_everyone_is_told_and_the_table_card_shows_it(self) -> None:
        party = playing_party()
        party.say(Stand(1), "bob")
        before = party.table
        assert "request" not in before.card()
        told = party.say(Request(1), SECOND)
        assert told_to(told, []) == [
            {"type": "request", "seat": None, "player": SECOND, "chair": 1}
        ]
        assert not party.table.has_same_card(before)
        assert party.table.card()["request"] == {
            "player": SECOND,
            "seat": 1,
            "agreed": [],
            "undecided": [HOST, "cid"],
        }

    def test_the_seat_is_handed_over_once_all_have_agreed(self) -> None:
        party = self.party_with_request()
        told = party.say(Agree(1, SECOND), "cid")
        assert told_to(told, []) == [{"type": "agreed", "seat": None, "player": "cid", "chair": 1}]
        assert party.table.card()["request"]["agreed"] == ["cid"]
        assert hands_seen(party, SECOND) == []
        told = party.say(Agree(1, SECOND), HOST)
        assert [event.type for event in told] == ["agreed", "chair"]
        assert hands_seen(party, SECOND) == [1]
        assert "request" not in party.table.card()

    def test_a_single_player_can_decline(self) -> None:
        party = self.party_with_request()
        party.say(Agree(1, SECOND), HOST)
        told = party.say(Agree(1, SECOND, agrees=False), "cid")
        assert told_to(told, []) == [
            {"type": "declined", "seat": None, "player": "cid", "chair": 1}
        ]
        assert "request" not in party.table.card()
        with pytest.raises(NotNow):
            party.say(Agree(1, SECOND), HOST)

    def test_a_declined_player_cannot_ask_again_in_this_match(self) -> None:
        party = self.party_with_request()
        party.say(Agree(1, SECOND, agrees=False), "cid")
        with pytest.raises(NotAllowed, match="declined"):
            party.say(Request(3), SECOND)
        party.play_on()
        party.say(SeatBot(1, "greedy"), HOST)
        party.start()
        party.say(Request(1), SECOND)

    def test_a_player_can_withdraw_and_ask_again(self) -> None:
        party = self.party_with_request()
        told = party.say(Agree(1, SECOND, agrees=False), SECOND)
        assert [event.type for event in told] == ["withdrawn"]
        assert "request" not in party.table.card()
        party.say(Request(3), SECOND)
        assert party.table.card()["request"]["seat"] == 3

    def test_the_seat_of_a_bot_can_be_requested(self) -> None:
        party = playing_party()
        party.say(Request(3), SECOND)
        for player in (HOST, "bob", "cid"):
            party.say(Agree(3, SECOND), player)
        assert hands_seen(party, SECOND) == [3]

    def test_nobody_agrees_twice_or_to_another_request(self) -> None:
        party = self.party_with_request()
        party.say(Agree(1, SECOND), HOST)
        with pytest.raises(BadRequest):
            party.say(Agree(1, SECOND), HOST)
        for do in (Agree(3, SECOND), Agree(1, "bob")):
            with pytest.raises(NotNow):
                party.say(do, "cid")

    @pytest.mark.parametrize("player", [SECOND, "bob"])
    def test_only_players_of_the_match_decide(self, player: str) -> None:
        party = self.party_with_request()
        with pytest.raises(NotAllowed):
            party.say(Agree(1, SECOND), player)

    def test_refuses_a_second_request(self) -> None:
        party = self.party_with_request()
        party.say(Join("fay", "Fay", ""))
        with pytest.raises(NotNow, match="Another request"):
            party.say(Request(3), "fay")

    def test_a_player_who_leaves_need_not_agree(self) -> None:
        party = self.party_with_request()
        party.say(Agree(1, SECOND), HOST)
        party.say(Stand(2), "cid")
        assert hands_seen(party, SECOND) == [1]

    @pytest.mark.parametrize(
        ("do", "by"),
        [(Remove(SECOND), HOST), (Take(1), "bob"), (Give(1, "bob"), HOST)],
        ids=["removed", "returned", "given back"],
    )
    def test_a_request_ends_when_it_becomes_impossible(self, do: AnyCommand, by: str) -> None:
        party = self.party_with_request()
        party.say(do, by)
        assert party.table.request is None
        assert hands_seen(party, SECOND) == []

    def test_a_request_ends_with_the_match(self) -> None:
        party = self.party_with_request().play_on()
        assert party.table.request is None
        assert "request" not in party.table.card()

    @pytest.mark.parametrize(
        ("do", "by"),
        [
            (Request(0), SECOND),
            (Request(7), SECOND),
            (Request(3), HOST),
            (Request(3), "bob"),
            (Request(3), "nobody"),
        ],
        ids=str,
    )
    def test_refuses_a_request_for_an_unavailable_seat(self, do: AnyCommand, by: str) -> None:
        party = playing_party()
        party.say(Stand(1), "bob")
        with pytest.raises(Refused):
            party.say(do, by)

    def test_refuses_a_request_between_matches(self) -> None:
        party = Party("junior", [HOST, "free"], watchers=[SECOND])
        with pytest.raises(NotNow, match="free seat"):
            party.say(Request(1), SECOND)

    def test_refuses_a_request_at_a_locked_table(self) -> None:
        party = playing_party()
        party.say(Lock(True), HOST)
        with pytest.raises(NotAllowed, match="locked"):
            party.say(Request(3), SECOND)

    def test_a_request_is_stored(self) -> None:
        party = self.party_with_request()
        party.say(Agree(1, SECOND), HOST)
        assert decode_table(encode_table(party.table)) == party.table
        party.say(Agree(1, SECOND, agrees=False), "cid")
        assert decode_table(encode_table(party.table)).declined == (SECOND,)


class TestWithoutAsking:
    def test_a_player_returns_to_their_own_seat(self) -> None:
        party = playing_party()
        party.say(Stand(1), "bob")
        party.say(Take(1), "bob")
        assert hands_seen(party, "bob") == [1]
        party.say(Stand(1), "bob")
        party.say(Request(1), "bob")
        assert hands_seen(party, "bob") == [1]
        party.say(Stand(1), "bob")
        party.say(SeatBot(1, "greedy"), HOST)
        party.say(Give(1, "bob"), HOST)
        assert hands_seen(party, "bob") == [1]

    def test_seats_change_freely_if_no_other_person_plays(self) -> None:
        party = playing_party(HOST, "greedy", "greedy", watchers=("bob", "cid"))
        party.say(
            Give(1, "bob"), HOST
        )  # the host, the only other player, agrees by giving the seat
        assert hands_seen(party, "bob") == [1]
        party.say(Stand(1), "bob")
        party.say(Stand(0), HOST)
        party.say(Take(0), "cid")
        assert hands_seen(party, "cid") == [0]

    def test_a_host_who_plays_alone_is_asked(self) -> None:
        party = playing_party(HOST, "greedy", watchers=("bob",))
        party.say(Request(1), "bob")
        assert hands_seen(party, "bob") == []
        party.say(Agree(1, "bob"), HOST)
        assert hands_seen(party, "bob") == [1]


class TestLogs:
    """Entries that were allowed when they were stored are replayed unchanged."""

    def test_older_entries_may_take_over_seats_without_asking(self) -> None:
        table = playing_party().table
        said: list[tuple[AnyCommand, str | None]] = [
            (Stand(1), "bob"),
            (Take(1), SECOND),
            (Away("cid"), None),
            (Free(2), HOST),
            (Give(2, "bob"), HOST),
            (Join("fay", "\u3164", ""), None),
        ]
        with pytest.raises(NotAllowed):  # still refused, since Bob has seen a hand
            _replay(table, said[:5])
        table = _replay(
            table, [*said[:4], (Join("fay", "\u3164", ""), None), (Give(2, "fay"), HOST)]
        )
        assert table.seats_of(SECOND) == [1]
        assert table.seats_of("fay") == [2]
        assert table.request is None

    def test_new_entries_are_replayed_identically(self) -> None:
        party = playing_party()
        start, log = party.table, list[LogEntry]()
        for do, by in (
            (Stand(1), "bob"),
            (Request(1), SECOND),
            (Agree(1, SECOND), HOST),
            (Agree(1, SECOND), "cid"),
        ):
            log.append(LogEntry(party.now, do, by))
            party.table, _ = apply_entry(party.table, log[-1])
        table = start
        for entry in log:
            body = msgspec.json.encode(entry)
            table, _ = replay_entry(table, msgspec.json.decode(body, type=LogEntry))
        assert table == party.table
        assert table.seats_of(SECOND) == [1]

    def test_a_new_match_clears_requests(self) -> None:
        party = playing_party()
        party.say(Request(3), SECOND)
        party.play_on()
        party.say(Start(), HOST)
        assert (party.table.request, party.table.declined) == (None, ())


def _replay(table: Any, said: list[tuple[AnyCommand, str | None]]) -> Any:
    for do, by in said:
        table, _ = replay_entry(table, LogEntry(0, do, by))
    return table

"""Chairs: sitting down, getting up, sharing a device, being away and being removed."""

import pytest

from elfer.games import GAMES
from elfer.table.bot_timing import due_turns
from elfer.table.commands import (
    Away,
    Back,
    BotMove,
    Configure,
    Fill,
    Free,
    Give,
    Join,
    Lock,
    Play,
    Remove,
    Rename,
    SeatBot,
    Stand,
    Start,
    Take,
)
from elfer.table.errors import NotAllowed, NotNow
from elfer.table.player_views import seen_by
from tests.table.party import HOST, Party


def kinds(party: Party) -> list[str]:
    return [chair["kind"] for chair in party.table.card()["chairs"]]


def names(party: Party) -> list[str | None]:
    return [chair.get("name") for chair in party.table.card()["chairs"]]


class TestBeforeTheMatch:
    def test_a_table_has_chairs_for_its_seats(self) -> None:
        party = Party("junior", [HOST, "bob", "random", "free"])
        assert kinds(party) == ["player", "player", "bot", "free"]
        assert names(party) == ["Ann", "Bob", None, None]

    def test_everyone_is_told_who_sits_down(self) -> None:
        party = Party("junior", [HOST, "free"], watchers=["bob"])
        (told,) = party.say(Take(1), "bob")
        assert told.seen_by(None) == {
            "type": "chair",
            "seat": 1,
            "kind": "player",
            "player": "bob",
            "name": "Bob",
        }

    def test_several_people_share_one_device(self) -> None:
        party = Party("junior", [HOST, "free", "free"])
        party.say(Take(1, name="  Little   Zoe "), HOST)
        party.say(Take(2), HOST)
        assert names(party) == ["Ann", "Little Zoe", "Ann"]
        assert party.table.seats_of(HOST) == [0, 1, 2]
        party.say(Rename("Anna"), HOST)
        assert names(party) == ["Anna", "Little Zoe", "Anna"]
        party.start()
        sight = seen_by(party.table, HOST)
        assert [view["seat"] for view in sight["views"]] == [0, 1, 2]
        assert len(sight["moves"]) == 3

    def test_refuses_to_start_with_a_free_chair(self) -> None:
        party = Party("junior", [HOST, "free", "greedy", "free"])
        with pytest.raises(NotNow, match="seats: 1, 3"):
            party.start()
        party.say(Fill("random"), HOST)
        assert kinds(party) == ["player", "bot", "bot", "bot"]
        assert [chair.bot for chair in party.table.chairs] == [None, "random", "greedy", "random"]
        assert party.start().table.playing

    def test_a_lock_keeps_people_out(self) -> None:
        party = Party("junior", [HOST, "free"], watchers=["bob"])
        party.say(Lock(True), HOST)
        with pytest.raises(NotAllowed):
            party.say(Join("cid", "Cid", ""))
        with pytest.raises(NotAllowed):
            party.say(Take(1), "bob")
        party.say(Give(1, "bob"), HOST)
        assert party.table.seats_of("bob") == [1]
        party.say(Lock(False), HOST)
        party.say(Join("cid", "Cid", ""))

    def test_a_bot_can_be_replaced(self) -> None:
        party = Party("junior", [HOST, "greedy"], watchers=["bob"])
        party.say(SeatBot(1, "random"), HOST)
        party.say(Free(1), HOST)
        party.say(Take(1), "bob")
        party.say(Stand(1), "bob")
        assert kinds(party) == ["player", "free"]

    def test_a_present_player_cannot_lose_the_chair(self) -> None:
        party = Party("junior", [HOST, "bob"])
        with pytest.raises(NotAllowed, match="Seat 1 belongs to a player who is present"):
            party.say(Free(1), HOST)

    def test_the_host_need_not_sit(self) -> None:
        party = Party("junior", [HOST, "bob", "free"])
        party.say(Stand(0), HOST)
        party.say(Fill("greedy"), HOST)
        party.start()
        assert party.table.host == HOST
        assert seen_by(party.table, HOST)["views"][0]["seat"] is None


class TestAnotherGame:
    def test_people_stay_where_they_are(self) -> None:
        party = Party("junior", [HOST, "bob", "greedy", "free"])
        party.say(Configure("master", 3, {"youngest": 1}), HOST)
        assert kinds(party) == ["player", "player", "bot"]
        assert party.table.options["youngest"] == 1
        party.say(Configure("poker", 6), HOST)
        assert kinds(party) == ["player", "player", "bot", "free", "free", "free"]
        assert party.table.options == {"dealer": 0}

    def test_refuses_to_remove_a_taken_chair(self) -> None:
        party = Party("junior", [HOST, "free", "bob"])
        with pytest.raises(NotNow):
            party.say(Configure("zweikampf", 2), HOST)

    def test_another_game_can_be_chosen_after_a_match(self) -> None:
        party = Party("junior", [HOST, "greedy"]).start().play_on()
        party.say(Configure("zweikampf", 2), HOST)
        assert party.table.card()["state"] == "waiting"
        assert seen_by(party.table, HOST)["views"] == []
        assert party.start().match.game is GAMES["zweikampf"]


class TestAway:
    def test_a_bot_plays_for_an_absent_player(self) -> None:
        party = Party("junior", ["bob", HOST]).start()
        assert due_turns(party.table) == []
        party.say(Away("bob"))
        assert kinds(party) == ["away", "player"]
        assert [turn.seat for turn in due_turns(party.table)] == [0]
        party.say(BotMove(0, party.match.legal(0)[0].text))

    def test_a_returning_player_gets_the_chair_back(self) -> None:
        party = Party("junior", ["bob", HOST]).start()
        party.say(Away("bob"))
        party.say(Back("bob"))
        with pytest.raises(NotAllowed):
            party.say(BotMove(0, party.match.legal(0)[0].text))
        party.say(Play(0, party.match.legal(0)[0].text), "bob")

    def test_a_bot_plays_for_all_chairs_of_an_absent_player(self) -> None:
        party = Party("junior", [HOST, "free", "free"])
        party.say(Join("bob", "Bob", ""))
        party.say(Take(1), "bob")
        party.say(Take(2, name="Zoe"), "bob")
        party.say(Away("bob"))
        assert kinds(party) == ["player", "away", "away"]
        party.say(Back("bob"))
        assert names(party) == ["Ann", "Bob", "Zoe"]

    def test_the_host_frees_the_chair_or_gives_it_away_and_back(self) -> None:
        """Only between matches: during a match, the chair belongs to the absent player."""
        party = Party("junior", [HOST, "bob", "greedy"], watchers=["cid", "dan"])
        party.say(Away("bob"))
        party.say(Give(1, "cid"), HOST)
        assert party.table.seats_of("cid") == [1]
        party.say(Back("bob"))
        assert party.table.seats_of("bob") == []
        with pytest.raises(NotAllowed):
            party.say(Give(1, "bob"), HOST)
        party.say(Stand(1), "cid")
        party.say(Give(1, "bob"), HOST)
        assert kinds(party) == ["player", "player", "bot"]

    def test_a_chair_that_is_given_back_keeps_its_name(self) -> None:
        party = Party("junior", [HOST, "free"], watchers=["bob"])
        party.say(Take(1, name="Zoe"), "bob")
        party.say(Away("bob"))
        party.say(Give(1, "bob"), HOST)
        assert names(party)[1] == "Zoe"


class TestTheHost:
    def test_the_first_seated_player_becomes_host(self) -> None:
        party = Party("junior", ["greedy", HOST, "cid", "bob"], watchers=["dan"]).start()
        party.say(Away("cid"))
        told = party.say(Away(HOST))
        assert told[-1].seen_by(None) == {"type": "host", "seat": None, "player": "bob"}
        assert party.table.card()["host"] == "bob"
        with pytest.raises(NotAllowed):
            party.say(Lock(True), HOST)
        party.say(Lock(True), "bob")

    def test_the_new_host_stays_host(self) -> None:
        party = Party("junior", [HOST, "bob"]).start()
        party.say(Away(HOST))
        party.say(Back(HOST))
        assert party.table.host == "bob"
        party.say(Away("bob"))
        assert party.table.host == HOST

    def test_the_host_stays_if_no_other_player_is_seated(self) -> None:
        party = Party("junior", [HOST, "greedy"], watchers=["bob"]).start()
        party.say(Away(HOST))
        assert party.table.host == HOST

    def test_other_players_leave_without_a_new_host(self) -> None:
        party = Party("junior", [HOST, "bob"]).start()
        party.say(Away("bob"))
        assert party.table.host == HOST


class TestInAMatch:
    def test_a_bot_plays_for_a_removed_player_until_the_chair_is_given_away(self) -> None:
        party = Party("junior", ["bob", HOST, "greedy"], watchers=["cid"]).start()
        party.say(Remove("bob"), HOST)
        assert kinds(party) == ["free", "player", "bot"]
        assert [turn.seat for turn in due_turns(party.table)] == [0]
        with pytest.raises(NotAllowed):
            party.say(Play(0, party.match.legal(0)[0].text), "bob")
        party.say(Give(0, "cid"), HOST)  # no other person plays and would have to agree
        assert due_turns(party.table) == []
        party.say(Play(0, party.match.legal(0)[0].text), "cid")

    def test_a_match_continues_with_free_chairs_but_a_new_one_is_refused(self) -> None:
        party = Party("junior", [HOST, "bob"], {"rounds": 2}).start()
        party.say(Stand(1), "bob")
        assert party.play_on().match.over
        with pytest.raises(NotNow):
            party.say(Start(), HOST)

    def test_a_player_who_gets_up_may_sit_down_again(self) -> None:
        party = Party("junior", [HOST, "bob"]).start()
        party.say(Stand(1), "bob")
        party.say(Take(1), "bob")
        assert party.table.seats_of("bob") == [1]

    @pytest.mark.parametrize("standing", [(), ((0, HOST), (1, "bob"))])
    def test_nobody_sees_a_second_hand(self, standing: tuple[tuple[int, str], ...]) -> None:
        """Players cannot take a free chair or be given one, even after getting up."""
        party = Party("junior", [HOST, "bob", "greedy"]).start()
        party.say(Free(2), HOST)
        for seat, player in standing:
            party.say(Stand(seat), player)
        for do, by in ((Take(2), "bob"), (Give(2, HOST), HOST), (Give(2, "bob"), HOST)):
            with pytest.raises(NotAllowed, match="another seat"):
                party.say(do, by)
        party.play_on()
        party.say(Take(2), "bob")

    def test_a_hand_seen_in_the_last_match_does_not_count(self) -> None:
        party = Party("junior", [HOST, "bob", "greedy"]).start().play_on()
        party.say(Stand(1), "bob")
        party.say(Fill("greedy"), HOST)
        party.start()
        party.say(Give(2, "bob"), HOST)
        assert party.table.seats_of("bob") == [2]

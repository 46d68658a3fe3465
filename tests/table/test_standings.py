"""The running score of a table, and the comparison after the same cards."""

import json
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.table.commands import (
    Again,
    Away,
    Configure,
    Play,
    Rematch,
    Remove,
    Rename,
    SeatBot,
    Stand,
    Start,
    Take,
)
from elfer.table.serialization import decode_table, encode_table
from tests.table.party import HOST, Party, seats_for


def scores(party: Party) -> dict[str, tuple[int, int]]:
    """Return the matches won and played, by the name of a person or the level of a bot."""
    shown = party.table.card().get("standings", [])
    return {str(one.get("name") or one.get("level")): (one["won"], one["played"]) for one in shown}


def winners(party: Party) -> set[str]:
    """Return the winners of the finished match by name or level."""
    chairs = party.table.card()["chairs"]
    assert party.match.winners is not None
    return {
        str(chairs[seat].get("name") or chairs[seat].get("level")) for seat in party.match.winners
    }


def reload(party: Party) -> None:
    """Store the table and load it again, as a restarted server does."""
    party.table = decode_table(encode_table(party.table))


def test_there_is_no_score_before_a_match_has_ended() -> None:
    party = Party("junior", [HOST, "bob"], {"rounds": 2})
    assert "standings" not in party.table.card()
    party.start()
    while party.match.outcome is None:
        party.step()
    assert not party.match.over
    assert "standings" not in party.table.card()


@pytest.mark.parametrize("game", GAMES)
def test_everyone_has_played_and_only_the_winners_have_won(game: str) -> None:
    party = Party(game, seats_for(game, (HOST,)), seed="score").start().play_on()
    standings = party.table.card()["standings"]
    assert len(standings) == len(party.table.chairs)
    assert {one["played"] for one in standings} == {1}
    assert [one["won"] for one in standings] == [
        int(seat in (party.match.winners or ())) for seat in range(len(party.table.chairs))
    ]


def test_the_score_follows_people_and_bots_from_seat_to_seat_and_from_game_to_game() -> None:
    party = Party("junior", [HOST, "bob", "easy"]).start().play_on()
    wins: dict[str, int] = dict.fromkeys(("Ann", "Bob", "easy"), 0)
    for match in range(1, 7):
        for winner in winners(party):
            wins[winner] += 1
        reload(party)
        assert scores(party) == {who: (won, match) for who, won in wins.items()}
        if match == 3:
            party.say(Configure("elferspiel", 3, {}), HOST)
            assert scores(party) == {who: (won, match) for who, won in wins.items()}
            party.say(Start(), HOST)
        else:
            party.say(Rematch(), "bob")
        party.play_on()


def test_two_bots_of_one_level_have_a_score_each() -> None:
    party = Party("junior", [HOST, "easy", "easy"]).start().play_on()
    party.say(Rematch(), HOST)
    party.play_on()
    shown = party.table.card()["standings"]
    bots = [(one["level"], one["number"], one["played"]) for one in shown if one["kind"] == "bot"]
    assert sorted(bots) == [("easy", 2, 2), ("easy", 3, 2)]


def test_a_person_keeps_the_score_while_away_and_after_leaving() -> None:
    party = Party("junior", [HOST, "bob"]).start().play_on()
    party.say(Rematch(), HOST)
    party.say(Away("bob"))
    party.play_on()
    before = scores(party)
    assert before["Bob"][1] == 2
    party.say(Rename("Bobby"), "bob")
    assert scores(party)["Bobby"] == before["Bob"]
    party.say(Stand(party.table.seats_of("bob")[0]), "bob")
    assert scores(party)["Bobby"] == before["Bob"]
    party.say(Take(party.table.chairs.index(next(c for c in party.table.chairs if c.free))), "bob")
    party.say(Rematch(), HOST)
    party.play_on()
    assert scores(party)["Bobby"][1] == 3
    party.say(Remove("bob"), HOST)
    reload(party)
    assert scores(party)["Bobby"][1] == 3


def test_a_match_that_a_person_left_counts_for_nobody_on_that_chair() -> None:
    party = Party("junior", [HOST, "bob"]).start()
    party.say(Stand(1), "bob")
    party.play_on()
    assert list(scores(party)) == ["Ann"]


def test_people_who_share_a_device_have_a_score_each_and_may_change_their_names() -> None:
    party = Party("junior", [HOST, "free"])
    party.say(Take(1, "Ben"), HOST)
    party.start().play_on()
    before = scores(party)
    assert set(before) == {"Ann", "Ben"}
    party.say(Rename("Benno", seat=1), HOST)
    assert scores(party) == {"Ann": before["Ann"], "Benno": before["Ben"]}
    party.say(Rematch(), HOST)
    party.play_on()
    assert {played for _, played in scores(party).values()} == {2}
    assert set(scores(party)) == {"Ann", "Benno"}


def test_the_score_of_a_table_is_bounded() -> None:
    """Every name on a shared device has a score of its own, and there may be thousands of names."""
    party = Party("hoechste-karte", [HOST, "bob", "free"])
    party.say(Take(2, "Guest"), HOST)
    party.start().play_on()
    party.say(Remove("bob"), HOST)
    free = next(seat for seat, chair in enumerate(party.table.chairs) if chair.free)
    party.say(SeatBot(free, "easy"), HOST)
    for number in range(40):
        (seat,) = (seat for seat in party.table.seats_of(HOST) if party.table.chairs[seat].name)
        party.say(Stand(seat), HOST)
        party.say(Take(seat, "Regular" if number % 10 == 0 else f"Guest {number}"), HOST)
        party.say(Rematch(), HOST)
        party.play_on()
        assert len(scores(party)) <= 32
    kept = scores(party)
    assert (kept["Ann"][1], kept["easy"][1], kept["Regular"][1]) == (41, 40, 4)
    assert "Guest 39" in kept
    assert "Bob" not in kept  # Bob has left the table
    reload(party)
    assert scores(party) == kept


class TestSameCards:
    def test_the_earlier_result_is_shown_and_the_score_does_not_change(self) -> None:
        party = Party("elferspiel", [HOST, "bob", "easy"]).start().play_on()
        counted, first = scores(party), party.match.outcome
        assert first is not None
        assert "earlier" not in party.table.card()
        party.say(Again(), HOST)
        earlier = party.table.card()["earlier"]
        assert earlier["points"] == list(first.points or ())
        assert earlier["winners"] == list(first.winners)
        assert [one.get("name") for one in earlier["chairs"]] == ["Ann", "Bob", None]
        party.play_on()
        assert party.table.card()["earlier"] == earlier
        assert scores(party) == counted

    def test_it_names_the_people_who_played_then(self) -> None:
        party = Party("junior", [HOST, "bob"], watchers=["cid"]).start().play_on()
        party.say(Stand(1), "bob")
        party.say(Take(1), "cid")
        party.say(Again(), HOST)
        assert [one.get("name") for one in party.table.card()["earlier"]["chairs"]] == [
            "Ann",
            "Bob",
        ]

    def test_it_compares_with_the_last_time(self) -> None:
        party = Party("elferspiel", [HOST, "easy"]).start().play_on()
        party.say(Again(), HOST)
        party.play_on()
        last = party.match.outcome
        assert last is not None
        party.say(Again(), HOST)
        assert party.table.card()["earlier"]["points"] == list(last.points or ())

    def test_a_round_in_the_middle_of_a_match_is_compared_by_its_own_points(self) -> None:
        party = Party("elferspiel", [HOST, "easy"], {"rounds": 3}).start()
        for _ in range(2):
            while party.match.outcome is None:
                party.step()
            second = party.match.outcome
            if party.match.setup.round == 1:
                party.say(Play(0, "next"), HOST)
        party.say(Again(), HOST)
        assert party.table.card()["earlier"]["points"] == list(second.points or ())

    @pytest.mark.parametrize("after", [Rematch(), Configure("junior", 2, {})])
    def test_new_cards_are_not_compared(self, after: Any) -> None:
        party = Party("junior", [HOST, "easy"]).start().play_on()
        party.say(Again(), HOST)
        party.play_on()
        party.say(after, HOST)
        assert "earlier" not in party.table.card()

    def test_it_survives_a_restart(self) -> None:
        party = Party("junior", [HOST, "easy"]).start().play_on()
        reload(party)
        party.say(Again(), HOST)
        card = party.table.card()
        reload(party)
        assert party.table.card() == card


def test_a_snapshot_from_before_the_score_still_loads() -> None:
    party = Party("junior", [HOST, "easy"]).start().play_on()
    stored = json.loads(encode_table(party.table))
    for new in ("standings", "result"):
        del stored[new]
    party.table = decode_table(json.dumps(stored).encode())
    assert "standings" not in party.table.card()
    party.say(SeatBot(1, "hard"), HOST)
    party.say(Again(), HOST)
    assert len(party.table.card()["earlier"]["chairs"]) == 2
    party.play_on()
    party.say(Rematch(), HOST)
    party.play_on()
    assert {played for _, played in scores(party).values()} == {1}

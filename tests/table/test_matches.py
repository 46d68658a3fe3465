"""Matches at a table: next rounds, repeated rounds, rematches and late commands."""

import pytest

from elfer.engine.errors import BadRequest, IllegalMove, NotYourTurn
from elfer.engine.match import deal_of
from elfer.games import GAMES
from elfer.table.call_timing import WINDOW, call_window
from elfer.table.commands import (
    Again,
    BotMove,
    Configure,
    Cut,
    Free,
    LogEntry,
    Play,
    React,
    Rematch,
    SeatBot,
    Settle,
    Start,
    Undo,
)
from elfer.table.dispatch import apply_entry
from elfer.table.errors import NotAllowed, NotNow, Stale
from elfer.table.player_views import seen_by
from tests.table.party import HOST, Party, rounds_of, seats_for


class TestRounds:
    def test_anyone_with_a_seat_deals_the_next_round(self) -> None:
        party = Party("junior", [HOST, "bob"], {"rounds": 2}, watchers=["cid"]).start()
        while party.match.outcome is None:
            party.step()
        with pytest.raises(NotAllowed):
            party.say(Play(1, "next"), "cid")
        (told,) = party.say(Play(1, "next"), "bob")
        assert told.type == "deal"
        with pytest.raises((IllegalMove, NotYourTurn)):
            party.say(Play(0, "next"), HOST)
        assert party.match.setup.round == 2

    def test_a_match_needs_entropy_for_the_next_one(self) -> None:
        party = Party("junior", [HOST, "bob"])
        with pytest.raises(BadRequest, match="entropy"):
            apply_entry(party.table, LogEntry(0, Start(), HOST))


class TestAgain:
    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("round_", [1, 2])
    def test_a_repeated_round_has_the_same_cards(self, game: str, round_: int) -> None:
        """Any round can be repeated with the same dealer, as a match of one round."""
        party = Party(game, seats_for(game, (HOST,)), rounds_of(game, 3), seed="again").start()
        for _ in range(round_ - 1 if rounds_of(game, 3) else 0):
            while party.match.outcome is None:
                party.step()
            party.say(Play(0, "next"), HOST)
        deal, dealer = deal_of(party.match), party.match.setup.dealer
        while party.match.outcome is None:
            party.step()
        number = party.table.match_number
        (told,) = party.say(Again(), HOST)
        assert told.open["match"] == party.table.match_number == number + 1
        assert party.match.setup.round == party.match.plan.rounds == 1
        assert (deal_of(party.match), party.match.setup.dealer) == (deal, dealer)
        assert party.play_on().match.over
        party.say(Again(), HOST)
        assert (deal_of(party.match), party.match.setup.dealer) == (deal, dealer)

    def test_refuses_to_repeat_an_unfinished_round(self) -> None:
        party = Party("junior", [HOST, "bob"]).start()
        with pytest.raises(NotNow):
            party.say(Again(), HOST)

    def test_only_the_host_can_repeat_a_round_during_a_match(self) -> None:
        party = Party("junior", [HOST, "bob"], {"rounds": 2}).start()
        while party.match.outcome is None:
            party.step()
        with pytest.raises(NotAllowed):
            party.say(Again(), "bob")
        party.say(Again(), HOST)

    def test_repeating_a_round_keeps_the_options_of_the_table(self) -> None:
        """A later rematch plays all rounds again, starting with the original dealer."""
        party = Party("junior", [HOST, "bob"], {"rounds": 2, "youngest": 1}).start().play_on()
        party.say(Again(), HOST)
        assert party.match.plan.options.dealer == 1
        assert party.match.setup.options.youngest == 1
        party.play_on()
        party.say(Rematch(), HOST)
        assert (party.match.plan.rounds, party.match.setup.dealer) == (2, 0)

    def test_refuses_to_repeat_a_round_after_other_options_are_chosen(self) -> None:
        party = Party("junior", [HOST, "bob"]).start().play_on()
        party.say(Configure("junior", 2, {"dealer": 1}), HOST)
        with pytest.raises(NotNow):
            party.say(Again(), HOST)

    def test_no_later_round_uses_a_public_seed(self) -> None:
        party = Party("junior", [HOST, "bob"], {"rounds": 2}).start().play_on()
        assert "secret" in (party.table.card()["shuffle"] or {})
        party.say(Again(), HOST)
        assert "secret" not in (party.table.card()["shuffle"] or {"secret": ""})
        assert party.play_on().match.plan.rounds == 1


class TestRematch:
    def test_everyone_moves_by_one_seat(self) -> None:
        party = Party("junior", [HOST, "bob", "greedy"]).start().play_on()
        before = deal_of(party.match)
        (told,) = party.say(Rematch(), "bob")
        assert told.open == {"match": 2, "seats": [None, HOST, "bob"]}
        assert [chair.player for chair in party.table.chairs] == [None, HOST, "bob"]
        assert deal_of(party.match) != before

    def test_a_bot_keeps_its_number(self) -> None:
        """A bot keeps the number of its first seat wherever it sits; a new bot takes another."""

        def numbers() -> list[int | None]:
            shown = [chair.shown(None) for chair in party.table.chairs]
            return [
                chair.get("number", seat + 1) if chair["kind"] == "bot" else None
                for seat, chair in enumerate(shown)
            ]

        party = Party("junior", [HOST, "greedy", "greedy"], watchers=["bob"])
        assert numbers() == [None, 2, 3]
        party.start().play_on()
        party.say(Rematch(), HOST)
        assert numbers() == [3, None, 2]
        party.play_on()
        party.say(SeatBot(0, "random"), HOST)
        assert numbers() == [3, None, 2]
        party.say(Free(2), HOST)
        party.say(SeatBot(2, "greedy"), HOST)
        assert numbers() == [3, None, 1]

    def test_refuses_a_rematch_during_a_match(self) -> None:
        party = Party("junior", [HOST, "bob"], {"rounds": 2}).start()
        with pytest.raises(NotNow):
            party.say(Rematch(), HOST)

    def test_refuses_a_second_rematch(self) -> None:
        party = Party("junior", [HOST, "bob"]).start().play_on()
        party.say(Rematch(), "bob")
        with pytest.raises(NotNow):
            party.say(Rematch(), HOST)

    def test_nobody_moves_if_the_rematch_cannot_begin(self) -> None:
        party = Party("junior", [HOST, "bob", "greedy"]).start().play_on()
        before = party.table
        with pytest.raises(BadRequest):
            apply_entry(before, LogEntry(0, Rematch(), HOST))
        assert party.table is before


class TestCuts:
    def test_cuts_are_announced_but_not_shown(self) -> None:
        party = Party("junior", [HOST, "bob", "greedy"])
        (told,) = party.say(Cut("c0ffee"), "bob")
        assert told.truth() == {"type": "cut", "seat": None, "player": "bob"}
        card = party.table.card()
        assert card["cuts"] == ["bob"]
        assert "c0ffee" not in str(card) + str(seen_by(party.table, "bob"))

    def test_a_cut_counts_for_one_shuffle(self) -> None:
        party = Party("junior", [HOST, "bob", "greedy"], watchers=["cid"])
        party.say(Cut("aa"), HOST)
        party.say(Cut("bb"), "bob")
        party.say(Cut("cc"), "bob")
        party.say(Cut("dd"), "cid")
        shuffle = party.start().table.shuffle
        assert shuffle is not None
        assert shuffle.cuts == ("aa", "cc", None)
        assert party.table.cuts == {}

    def test_cuts_change_the_cards(self) -> None:
        def dealt(*cuts: str) -> object:
            party = Party("junior", [HOST, "bob"])
            for cut in cuts:
                party.say(Cut(cut), "bob")
            return deal_of(party.start().match)

        assert dealt() == dealt()
        assert dealt() != dealt("a") != dealt("b")
        assert dealt("b") == dealt("a", "b")


def test_reactions_are_for_everyone_and_change_nothing() -> None:
    party = Party("junior", [HOST, "bob"], watchers=["cid"]).start()
    line, moved = party.table.history, party.table.move_seq
    (told,) = party.say(React("wow"), "cid")
    assert told.seen_by(0) == {"type": "reaction", "seat": None, "player": "cid", "reaction": "wow"}
    assert (party.table.history, party.table.move_seq) == (line, moved)


class TestTooLate:
    """Commands for an earlier state of the table."""

    def test_refuses_a_move_for_the_previous_match(self) -> None:
        party = Party("junior", [HOST, "bob"], seed="b").start().play_on()
        seen = party.table.public_seq
        party.say(Again(), HOST)
        seat = party.match.turn
        assert seat is not None
        text, by = party.match.legal(seat)[0].text, party.table.chairs[seat].player
        with pytest.raises(Stale):
            party.say(Play(seat, text), by, seen=seen)
        party.say(Play(seat, text), by, seen=party.table.public_seq)

    def test_refuses_a_move_for_the_previous_round(self) -> None:
        party = Party("junior", [HOST, "bob"], {"rounds": 2}).start()
        while party.match.outcome is None:
            party.step()
        seen = party.table.public_seq
        party.say(Play(1, "next"), "bob")
        with pytest.raises(Stale):
            party.say(Play(0, "next"), HOST, seen=seen)

    def test_refuses_a_move_for_a_state_that_was_undone(self) -> None:
        party = Party("ratefix", [HOST, "bob"], {"dealer": 1}).start()
        party.say(Play(0, "guess 20"), HOST)
        seen = party.table.public_seq
        party.say(Undo(), HOST)
        with pytest.raises(Stale):
            party.say(Play(0, "guess 21"), HOST, seen=seen)
        with pytest.raises(Stale):
            party.say(Undo(), HOST, seen=seen)

    def test_commands_of_others_do_not_make_a_move_stale(self) -> None:
        party = Party("junior", [HOST, "bob"], seed="b").start()
        seen = party.table.public_seq
        party.say(React("hurry"), "bob")
        party.say(Play(0, party.match.legal(0)[0].text), HOST, seen=seen)

    def test_refuses_an_objection_to_a_card_that_was_not_seen(self) -> None:
        party = Party("erwischt", [HOST, "bob", "cid", "dan"], {"dealer": 0}).start()
        first = party.match.turn
        assert first == 3
        party.play(party.match.legal(3)[0].text)
        seen = party.table.public_seq
        party.play(party.match.legal(2)[0].text)
        with pytest.raises(Stale):
            party.say(Play(0, "object"), HOST, seen=seen)
        party.say(Play(0, "object"), HOST, seen=party.table.public_seq)

    def test_secret_choices_do_not_wait_for_each_other(self) -> None:
        party = Party("hoechste-karte", [HOST, "bob", "cid"]).start()
        seen = party.table.public_seq
        party.say(Play(0, "r3"), HOST, seen=seen)
        party.say(Play(1, "y3"), "bob", seen=seen)

    def test_refuses_a_call_on_a_card_that_was_not_seen(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "bob", "cid"]).start()
        party.play("flip")
        seen = party.table.public_seq
        party.say(Play(0, "schnapp"), HOST, seen=seen, later=300)
        assert party.table.history is not None
        assert party.table.history.moves[-1].at == 300
        party.say(Settle(), later=WINDOW)
        party.play("flip")
        with pytest.raises(Stale):
            party.say(Play(1, "schnapp"), "bob", seen=seen)
        party.say(Play(1, "schnapp"), "bob", seen=party.table.public_seq)

    def test_no_card_is_turned_over_while_players_may_call(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "bob", "greedy"], {"dealer": 0}).start()
        party.say(Play(1, "flip"), "bob")
        with pytest.raises(NotNow):
            party.say(BotMove(2, "flip"), later=call_window(party.table) - 1)
        party.say(BotMove(2, "flip"), later=call_window(party.table))

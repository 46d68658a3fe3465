"""Deadlines: when each bot acts, and why these times reveal nothing hidden."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from elfer.engine.errors import Refused
from elfer.engine.match import Match
from elfer.games import GAMES
from elfer.notation.history import MatchHistory
from elfer.table.bot_timing import (
    BETWEEN_ROUNDS,
    FOR_CALLS,
    Steps,
    due_turns,
    settle_due,
    show_time,
    step_of,
)
from elfer.table.bots_to_ask import awaits_calls
from elfer.table.call_timing import call_window
from elfer.table.commands import Away, BotMove, Play, React, SetPace
from elfer.table.table import Table
from elfer.table.undo import TableHistory
from tests.conformance.hidden_cards import MadeMove, first_deal, restart, swap_cards, unseen_cards
from tests.conformance.hidden_cards import replay_moves as moments_along
from tests.table.party import HOST, Party, rounds_of, seats_for

STEPS = Steps(50, 500)


class TestBots:
    def test_no_bot_is_asked_before_and_after_a_match(self) -> None:
        party = Party("junior", [HOST, "greedy"])
        assert (due_turns(party.table), settle_due(party.table)) == ([], None)
        party.start().play_on()
        assert (due_turns(party.table), settle_due(party.table)) == ([], None)

    def test_a_bot_moves_at_the_pace_of_the_table(self) -> None:
        party = Party("junior", ["random", HOST])
        party.say(SetPace(700), HOST, later=1_000)
        party.start()
        (turn,) = due_turns(party.table)
        assert (turn.seat, turn.level, turn.due) == (0, "random", 1_700)
        assert not turn.may_wait
        party.say(BotMove(0, party.match.legal(0)[0].text), later=5_000)
        if party.match.turn == 0:
            assert due_turns(party.table)[0].due == 6_700

    def test_a_bot_is_not_asked_again_after_a_reaction(self) -> None:
        party = Party("junior", ["random", HOST]).start()
        before = due_turns(party.table)
        party.say(React("hurry"), HOST, later=100)
        assert due_turns(party.table) == before

    def test_bots_that_may_call_come_first_and_may_wait(self) -> None:
        party = Party("erwischt", ["greedy", HOST, "greedy", "greedy"]).start()
        party.play(party.match.legal(3)[0].text)
        turns = due_turns(party.table)
        assert [(turn.seat, turn.may_wait) for turn in turns] == [(0, True), (2, False)]
        assert turns[0].due == party.now + party.table.pace
        assert turns[1].due == party.now + FOR_CALLS * party.table.pace

    def test_bots_alone_do_not_wait_for_the_calls_of_people(self) -> None:
        party = Party("erwischt", ["greedy"] * 4).start()
        party.play(party.match.legal(3)[0].text)
        assert {turn.due for turn in due_turns(party.table)} == {party.now + party.table.pace}

    def test_bots_deal_the_next_round_only_if_no_person_plays(self) -> None:
        for seats, expected in (([HOST, "greedy"], []), (["greedy", "greedy"], [0])):
            party = Party("junior", seats, {"rounds": 2}).start()
            while party.match.outcome is None:
                party.step()
            turns = due_turns(party.table)
            assert [turn.seat for turn in turns] == expected
            due = party.table.moved_at + BETWEEN_ROUNDS * party.table.pace
            assert all(turn.due == due for turn in turns)
        party = Party("junior", [HOST, "greedy"], {"rounds": 2}).start()
        while party.match.outcome is None:
            party.step()
        party.say(Away(HOST))
        assert due_turns(party.table)


class TestSteps:
    """Moves are shown in steps if people play, so that times do not reveal a bot's thinking."""

    def test_the_step_depends_on_the_level_of_the_bot(self) -> None:
        for level, step in (("greedy", 50), ("hard", 50), ("expert", 500)):
            party = Party("junior", [level, HOST]).start()
            assert step_of(party.table, due_turns(party.table), STEPS) == step

    def test_the_slowest_bot_determines_the_step(self) -> None:
        table = Party("hoechste-karte", ["greedy", "expert", HOST]).start().table
        turns = due_turns(table)
        assert len(turns) == 2
        assert step_of(table, turns, STEPS) == 500

    def test_there_is_no_step_if_no_person_plays(self) -> None:
        table = Party("junior", ["greedy", "expert"]).start().table
        assert step_of(table, due_turns(table), STEPS) == 0

    def test_there_is_no_step_for_timed_calls(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "expert", "greedy"], {"dealer": 2}).start()
        party.say(Play(0, "flip"), HOST, later=5_000)
        assert due_turns(party.table)
        assert step_of(party.table, due_turns(party.table), STEPS) == 0

    @given(
        due=integers(0, 10_000),
        step=integers(1, 1_000),
        began=integers(0, 10_000),
        thinks=integers(0, 10_000),
    )
    def test_a_move_is_shown_a_whole_number_of_steps_later(
        self, due: int, step: int, began: int, thinks: int
    ) -> None:
        first = show_time(due, step, began, began)
        assert first == max(due, began + step)
        at = show_time(due, step, began, began + thinks)
        assert at >= began + thinks
        assert (at - first) % step == 0
        assert at == first or at - step < began + thinks


class TestCards:
    """A card that players may call on is shown until the time for calls is over."""

    def party_with_a_card(self) -> Party:
        party = Party("schnipp-schnapp", [HOST, "greedy", "greedy"], {"dealer": 2}).start()
        assert settle_due(party.table) is None
        party.say(Play(0, "flip"), HOST, later=5_000)
        return party

    def test_a_card_is_shown_until_the_referee_decides(self) -> None:
        party = self.party_with_a_card()
        assert awaits_calls(party.match)
        assert settle_due(party.table) == 5_000 + call_window(party.table)
        turns = due_turns(party.table)
        assert [(turn.seat, turn.timed, turn.may_wait, turn.due) for turn in turns] == [
            (1, True, True, 5_000),
            (2, True, True, 5_000),
        ]

    def test_a_call_does_not_change_the_deadline(self) -> None:
        party = self.party_with_a_card()
        before = due_turns(party.table)
        party.say(Play(0, "schnapp"), HOST, later=200)
        assert settle_due(party.table) == 5_000 + call_window(party.table)
        assert due_turns(party.table) == before

    def test_the_referee_acts_immediately_once_all_have_called(self) -> None:
        party = self.party_with_a_card()
        party.say(Play(0, "schnapp"), HOST, later=200)
        for seat in (1, 2):
            party.say(BotMove(seat, "schnapp"))
        assert settle_due(party.table) == 5_000
        assert due_turns(party.table) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_deadline_depends_on_a_hidden_card(game: str) -> None:
    """Exchange cards that no spectator has seen, and make the same moves."""
    compared = 0
    for number in range(6):
        rng = random.Random(f"{game}/{number}")
        options = rounds_of(game, 1)
        party = Party(game, seats_for(game, (HOST,)), options, seed=str(number)).start()
        start = party.match
        tables = [party.table]
        for _ in range(rng.randrange(4, 25)):
            if party.match.outcome is not None:
                break
            party.step()
            tables.append(party.table)
        compared += sum(_compare_deadlines(start, tables, rng) for _ in range(4))
    assert compared or game in ("hoechste-karte", "schwarzer-peter", "zweikampf"), game


def _compare_deadlines(start: Match, tables: list[Table], rng: random.Random) -> bool:
    """Compare the deadlines with two unseen cards exchanged; return False if that is impossible."""
    deal = first_deal(start)
    history = tables[-1].history
    assert history is not None
    made = [MadeMove(move.seat, move.text, move.at) for move in history.moves]
    moments = moments_along(restart(start, deal.shown()), made)
    assert moments is not None
    cards = unseen_cards(deal, moments, None)
    if len(cards) < 2:
        return False
    pair = rng.sample(cards, 2)
    try:
        changed = restart(start, swap_cards(deal.shown(), pair))
    except Refused:
        return False
    others = [move._replace(text=swap_cards(move.text, pair)) for move in made]
    again = moments_along(changed, others)
    if again is None or any(
        one.match.turn != other.match.turn for one, other in zip(moments, again, strict=True)
    ):
        return False
    for table, moment in zip(tables, again, strict=True):
        other = with_match(table, moment.match)
        assert due_turns(other) == due_turns(table)
        assert settle_due(other) == settle_due(table)
        assert step_of(other, due_turns(other), STEPS) == step_of(table, due_turns(table), STEPS)
    return True


def with_match(table: Table, match: Match) -> Table:
    """Return the same table with another match on it."""
    assert table.history is not None
    return replace(table, history=TableHistory(MatchHistory(match, table.history.moves)))


def test_deadlines_do_not_reveal_a_reason_to_call() -> None:
    """A bot that waited longer when a place was overlooked would reveal the mistake."""
    waited: dict[bool, set[int]] = {True: set(), False: set()}
    for seed in ("a", "b", "c"):  # reasons to call are rare: there are one or two in these steps
        party = Party("ueberall-anschliessen", (HOST, "greedy", "random"), seed=seed).start()
        for _ in range(600):
            table = party.table
            turn, history = party.match.turn, table.history
            assert history is not None
            if turn is None:
                break
            if turn != 0 and history.moves and history.moves[-1].seat != turn:
                due = {bot.due - table.moved_at for bot in due_turns(table) if bot.seat == turn}
                waited[bool(party.match.legal(0))] |= due
            party.step()
    assert waited[True] == waited[False] == {FOR_CALLS * party.table.pace}

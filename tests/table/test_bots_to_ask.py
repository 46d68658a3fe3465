"""The bots that are asked, their order, and the information they get."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest

from elfer.bots.task import decide
from elfer.engine.match import Match, new_match
from elfer.engine.moves import NEXT
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.simulation.arena.match_runner import play_match
from elfer.table.bots_to_ask import (
    BotTurn,
    asking_order,
    awaits_calls,
    bot_seed,
    bot_situation,
    bot_task,
    bot_turns,
    forced_move,
    order_calls,
    referee_move,
    seats_to_call,
)


def bots_for(match: Match) -> dict[Seat, str]:
    return dict.fromkeys(range(match.players), "greedy")


def play_moments(game: str, levels: Sequence[str], most: int = 60) -> Iterator[Match]:
    """Yield the moments of a match among bots."""
    match = new_match(GAMES[game], len(levels), {}, "driven")
    rngs = [Random(seat) for seat in range(len(levels))]
    yield match
    for number, step in enumerate(play_match(match, levels, rngs)):
        if number == most:
            return
        yield step.match


def find_moment(matches: Iterator[Match], what: str) -> Match:
    """Return the first moment where a seat may call, all seats must act, or a card is shown."""
    for match in matches:
        turns = bot_turns(match, bots_for(match))
        out_of_turn = any(turn.may_wait and not turn.timed for turn in turns)
        together = match.turn is None and len(turns) > 1 and not turns[0].timed
        if {"call": out_of_turn, "together": together, "card": awaits_calls(match)}[what]:
            return match
    raise AssertionError(f"the match has no moment of this kind: {what}")


class TimedCall(NamedTuple):
    seat: Seat
    at: float


class TestOrder:
    def test_the_seat_whose_turn_it_is_comes_last_and_must_act(self) -> None:
        match = find_moment(play_moments("erwischt", ["greedy"] * 4), "call")
        turns = bot_turns(match, bots_for(match))
        assert [turn.seat for turn in turns if turn.may_wait] == [
            seat for seat in match.actors if seat != match.turn
        ]
        assert (turns[-1].seat, turns[-1].may_wait) == (match.turn, False)

    def test_the_order_of_the_other_seats_is_a_parameter(self) -> None:
        match = find_moment(play_moments("erwischt", ["greedy"] * 5), "call")
        asked = asking_order(match, lambda match, seats: seats[::-1])
        others = [seat for seat in match.actors if seat != match.turn]
        assert list(asked) == [*others[::-1], match.turn]

    def test_a_single_seat_needs_no_order(self) -> None:
        match = new_match(GAMES["junior"], 3, {}, "alone")

        def fail(match: Match, seats: Sequence[Seat]) -> Sequence[Seat]:
            raise AssertionError

        assert asking_order(match, fail) == (match.turn,)

    def test_no_bot_may_wait_if_all_act_together(self) -> None:
        match = find_moment(play_moments("hoechste-karte", ["greedy"] * 3), "together")
        turns = bot_turns(match, bots_for(match))
        assert [turn.seat for turn in turns] == list(match.actors)
        assert not any(turn.may_wait or turn.timed for turn in turns)

    def test_only_bots_are_asked(self) -> None:
        match = find_moment(play_moments("erwischt", ["greedy"] * 4), "call")
        assert match.turn is not None
        for seat in match.actors:
            assert [turn.seat for turn in bot_turns(match, {seat: "easy"})] == [seat]
        assert bot_turns(match, {}) == []


class TestCalls:
    def test_only_bots_that_may_call_are_asked_about_a_card(self) -> None:
        match = find_moment(play_moments("schnipp-schnapp", ["greedy"] * 3), "card")
        assert referee_move(match) is not None
        turns = bot_turns(match, bots_for(match))
        assert [turn.seat for turn in turns] == seats_to_call(match)
        assert all(turn.may_wait and turn.timed for turn in turns)
        for turn in turns:
            assert all(move.timed for move in bot_situation(match, turn).moves)

    def test_a_bot_does_not_learn_of_unsettled_calls(self) -> None:
        match = find_moment(play_moments("schnipp-schnapp", ["greedy"] * 3), "card")
        caller, *others = bot_turns(match, bots_for(match))
        after = match.push(caller.seat, bot_situation(match, caller).moves[0], 300)
        assert bot_turns(after, bots_for(match)) == others
        for turn in others:
            assert bot_task(after, turn, "seed", 0) == bot_task(match, turn, "seed", 0)

    def test_calls_are_sorted_by_time_and_then_by_seat(self) -> None:
        calls = [TimedCall(2, 300.5), TimedCall(1, 400), TimedCall(0, 300.5), TimedCall(3, 299.5)]
        assert [call.seat for call in order_calls(calls)] == [3, 0, 2, 1]


class TestBetweenRounds:
    def end_a_round(self) -> Match:
        match = new_match(GAMES["junior"], 2, {"rounds": 2}, "rounds")
        steps = play_match(match, ["greedy"] * 2, [Random(0), Random(1)])
        return next(step.match for step in steps if step.match.outcome is not None)

    def test_a_bot_deals_only_if_no_person_plays(self) -> None:
        match = self.end_a_round()
        (turn,) = bot_turns(match, bots_for(match))
        assert (turn.seat, turn.may_wait) == (0, False)
        assert forced_move(match, turn) == NEXT
        assert bot_turns(match, {1: "greedy"}) == []

    def test_the_next_deal_is_a_forced_move(self) -> None:
        match = self.end_a_round()
        (turn,) = bot_turns(match, bots_for(match))
        assert not bot_situation(match, turn).moves
        assert decide(bot_task(match, turn, "seed", 0)).move is None

    def test_nothing_follows_the_last_round(self) -> None:
        *_, match = play_moments("junior", ["greedy"] * 2, most=1_000)
        assert match.over
        assert bot_turns(match, bots_for(match)) == []


def test_every_seat_and_moment_has_its_own_seed() -> None:
    numbers = (1, 11)
    seeds = {bot_seed(one, seat, moment) for one in "ab" for seat in numbers for moment in numbers}
    assert len(seeds) == 8
    assert bot_seed("secret", 2, 17) == "secret/2/17"  # stored tables depend on this seed


@pytest.mark.parametrize("game", GAMES)
def test_every_order_asks_the_same_bots(game: str) -> None:
    """Bots get the same information whether they decide in this process or in another one."""
    rng = Random(game)
    players = max(3, GAMES[game].least_players) if GAMES[game].most_players > 2 else 2

    def by_lot(match: Match, seats: Sequence[Seat]) -> Sequence[Seat]:
        return rng.sample(seats, len(seats))

    def by_seat(turn: BotTurn) -> Seat:
        return turn.seat

    for match in play_moments(game, ["medium", "random", "child", "hard"][:players]):
        bots = bots_for(match)
        turns, drawn = bot_turns(match, bots), bot_turns(match, bots, by_lot)
        assert sorted(drawn, key=by_seat) == sorted(turns, key=by_seat)
        assert [turn.may_wait for turn in drawn] == [turn.may_wait for turn in turns]
        assert turns or match.over or referee_move(match) is not None
        for turn in turns:
            situation, task = bot_situation(match, turn, 0), bot_task(match, turn, "seed", 0)
            assert task.view == situation.view
            assert {*situation.moves} <= {*match.legal(turn.seat)}
            move = decide(task).move
            assert move is None or move in [each.text for each in situation.moves]
            assert turn.timed or forced_move(match, turn) in match.legal(turn.seat)

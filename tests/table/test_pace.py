"""Deadlines: who is to act from when on, and that they tell nothing hidden."""

import random
from dataclasses import replace

import pytest

from elfer.games import GAMES
from elfer.kernel.errors import Refused
from elfer.kernel.match import Match
from elfer.table.calls import lies
from elfer.table.commands import Away, BotMove, Play, React, SetPace
from elfer.table.line import Line
from elfer.table.pace import BETWEEN_ROUNDS, FOR_CALLS, awaits_calls, settle_due, wishes
from elfer.table.table import Table
from tests.conformance.blindness import Made, exchanged, first_deal, restarted, unseen
from tests.conformance.blindness import along as moments_along
from tests.table.party import HOST, Party, rounds_of, seats_for


class TestBots:
    def test_nobody_wishes_anything_before_and_after_a_match(self) -> None:
        party = Party("junior", [HOST, "greedy"])
        assert (wishes(party.table), settle_due(party.table)) == ([], None)
        party.start().play_on()
        assert (wishes(party.table), settle_due(party.table)) == ([], None)

    def test_a_bot_takes_its_time(self) -> None:
        party = Party("junior", ["random", HOST])
        party.say(SetPace(700), HOST, later=1_000)
        party.start()
        (wish,) = wishes(party.table)
        assert (wish.seat, wish.level, wish.due) == (0, "random", 1_700)
        assert not wish.may_wait
        party.say(BotMove(0, party.match.legal(0)[0].text), later=5_000)
        if party.match.turn == 0:
            assert wishes(party.table)[0].due == 6_700

    def test_it_is_not_asked_again_because_of_a_face(self) -> None:
        party = Party("junior", ["random", HOST]).start()
        before = wishes(party.table)
        party.say(React("hurry"), HOST, later=100)
        assert wishes(party.table) == before

    def test_who_may_call_comes_first_and_may_wait(self) -> None:
        party = Party("erwischt", ["greedy", HOST, "greedy", "greedy"]).start()
        party.play(party.match.legal(3)[0].text)
        wished = wishes(party.table)
        assert [(wish.seat, wish.may_wait) for wish in wished] == [(0, True), (2, False)]
        assert wished[0].due == party.now + party.table.pace
        assert wished[1].due == party.now + FOR_CALLS * party.table.pace

    def test_bots_alone_do_not_wait_for_people_s_calls(self) -> None:
        party = Party("erwischt", ["greedy"] * 4).start()
        party.play(party.match.legal(3)[0].text)
        assert {wish.due for wish in wishes(party.table)} == {party.now + party.table.pace}

    def test_rounds_go_on_by_themselves_only_where_nobody_plays(self) -> None:
        for seats, expected in (([HOST, "greedy"], []), (["greedy", "greedy"], [0])):
            party = Party("junior", seats, {"rounds": 2}).start()
            while party.match.outcome is None:
                party.step()
            wished = wishes(party.table)
            assert [wish.seat for wish in wished] == expected
            due = party.table.moved_at + BETWEEN_ROUNDS * party.table.pace
            assert all(wish.due == due for wish in wished)
        party = Party("junior", [HOST, "greedy"], {"rounds": 2}).start()
        while party.match.outcome is None:
            party.step()
        party.say(Away(HOST))
        assert wishes(party.table)


class TestCards:
    """A card that may be called lies until its time has come."""

    def shown(self) -> Party:
        party = Party("schnipp-schnapp", [HOST, "greedy", "greedy"], {"dealer": 2}).start()
        assert settle_due(party.table) is None
        party.say(Play(0, "flip"), HOST, later=5_000)
        return party

    def test_until_the_referee_decides(self) -> None:
        party = self.shown()
        assert awaits_calls(party.match)
        assert settle_due(party.table) == 5_000 + lies(party.table)
        wished = wishes(party.table)
        assert [(wish.seat, wish.timed, wish.may_wait, wish.due) for wish in wished] == [
            (1, True, True, 5_000),
            (2, True, True, 5_000),
        ]

    def test_a_call_changes_nothing_of_that(self) -> None:
        party = self.shown()
        before = wishes(party.table)
        party.say(Play(0, "schnapp"), HOST, later=200)
        assert settle_due(party.table) == 5_000 + lies(party.table)
        assert wishes(party.table) == before

    def test_at_once_if_all_have_called(self) -> None:
        party = self.shown()
        party.say(Play(0, "schnapp"), HOST, later=200)
        for seat in (1, 2):
            party.say(BotMove(seat, "schnapp"))
        assert settle_due(party.table) == 5_000
        assert wishes(party.table) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_deadline_depends_on_a_hidden_card(game: str) -> None:
    """The same moves with cards exchanged that nobody who watches has seen."""
    compared = 0
    for number in range(6):
        rng = random.Random(f"{game}/{number}")
        options = rounds_of(game, 1)
        party = Party(game, seats_for(game, (HOST,)), options, luck=str(number)).start()
        start = party.match
        tables = [party.table]
        for _ in range(rng.randrange(4, 25)):
            if party.match.outcome is not None:
                break
            party.step()
            tables.append(party.table)
        compared += sum(_same_pace(start, tables, rng) for _ in range(4))
    assert compared or game in ("hoechste-karte", "schwarzer-peter", "zweikampf"), game


def _same_pace(start: Match, tables: list[Table], rng: random.Random) -> bool:
    """Whether a world could be compared in which two unseen cards are exchanged."""
    deal = first_deal(start)
    line = tables[-1].line
    assert line is not None
    made = [Made(move.seat, move.text, move.at) for move in line.moves]
    moments = moments_along(restarted(start, deal.shown()), made)
    assert moments is not None
    cards = unseen(deal, moments, None)
    if len(cards) < 2:
        return False
    pair = rng.sample(cards, 2)
    try:
        changed = restarted(start, exchanged(deal.shown(), pair))
    except Refused:
        return False
    others = [move._replace(text=exchanged(move.text, pair)) for move in made]
    again = moments_along(changed, others)
    if again is None or any(
        one.match.turn != other.match.turn for one, other in zip(moments, again, strict=True)
    ):
        return False
    for table, moment in zip(tables, again, strict=True):
        other = with_match(table, moment.match)
        assert wishes(other) == wishes(table)
        assert settle_due(other) == settle_due(table)
    return True


def with_match(table: Table, match: Match) -> Table:
    """The same table with another match on it."""
    assert table.line is not None
    return replace(table, line=Line(match, table.line.moves))


def test_no_deadline_tells_whether_there_is_cause_to_call() -> None:
    """A bot that waited longer where a place was overlooked would give it away."""
    party = Party("ueberall-anschliessen", (HOST, "greedy", "random"), luck="cause").start()
    waited: dict[bool, set[int]] = {True: set(), False: set()}
    for _ in range(600):
        table = party.table
        turn, line = party.match.turn, table.line
        assert line is not None
        if turn is None:
            break
        if turn != 0 and line.moves and line.moves[-1].seat != turn:
            due = {wish.due - table.moved_at for wish in wishes(table) if wish.seat == turn}
            waited[bool(party.match.legal(0))] |= due
        party.step()
    assert waited[True] == waited[False] == {FOR_CALLS * party.table.pace}

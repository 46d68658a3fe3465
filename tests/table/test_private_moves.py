"""Private moves at a table: no other player can find out about them (G-7, MO-6)."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

import pytest

from elfer.engine.errors import IllegalMove, Refused
from elfer.engine.events import Event
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import language_of
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.games.snap import SchnippSchnapp
from elfer.notation.history import MatchHistory, PlayedMove
from elfer.table import LogEntry, Table, apply_entry, bot_timing, match_commands
from elfer.table.bot_timing import due_turns, settle_due
from elfer.table.bots_to_ask import awaits_calls
from elfer.table.call_timing import call_window
from elfer.table.commands import (
    Again,
    Agree,
    AnyCommand,
    BotMove,
    Configure,
    Cut,
    Fill,
    Free,
    Give,
    Lock,
    Play,
    React,
    Rematch,
    Remove,
    Rename,
    Request,
    SeatBot,
    SetHandicap,
    SetPace,
    Settle,
    Stand,
    Start,
    Take,
    Undo,
)
from elfer.table.errors import NotNow
from elfer.table.hint_permission import check_hint
from elfer.table.match_commands import check_touches
from elfer.table.player_views import seen_by, told_to
from elfer.table.serialization import decode_table, encode_table
from elfer.table.undo import TableHistory
from tests.conformance.private_moves import differs_in_counts, has_run_out, public_counts
from tests.rules.cards import deck, remaining_cards
from tests.soak import SOAK
from tests.table.party import HOST, Party, rounds_of

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "schnipp-schnapp": [{}, {"together": True}],
    "mogeln": [{}, {"count_to": 20}],
}
"""Sets of options by game, each played in a separate match."""
SEATINGS = [
    [HOST, "bob", "cid"],
    [HOST, "bob", "greedy"],
    [HOST, "bob", "bob", "random"],
    [HOST, "greedy"],
]
WATCHER = "dan"
SOON, LATE = 300, 5_000
"""Milliseconds after a card is shown: while players may call on it, and afterwards."""


class Fork(NamedTuple):
    """A table, and the same table after a private move."""

    seat: Seat
    one: Table
    other: Table
    told: tuple[Event, ...]


def matches_of(game: str) -> list[tuple[str, list[str], dict[str, Any]]]:
    """Return the matches to play: a game with each seating that it allows and some options."""
    rules = GAMES[game]
    return [
        (game, seating, rounds_of(game, 1) | options)
        for seating in SEATINGS
        if rules.least_players <= len(seating) <= rules.most_players
        for options in OPTIONS.get(game, [{}])
    ]


def forks(party: Party, steps: int, most: int) -> Iterator[Fork]:
    """Yield forks at the moments of a match that is played at random."""
    for _ in range(steps):
        if party.match.outcome is not None:
            return
        yield from islice(private_moves(party), most)
        party.step()


def private_moves(party: Party) -> Iterator[Fork]:
    """Yield a fork for each seat that could make a private move now."""
    table, match = party.table, party.match
    for seat in party.random.sample(range(match.players), match.players):
        for move in match.legal(seat):
            chair = table.chairs[seat]
            do = BotMove(seat, move.text) if chair.stand_in else Play(seat, move.text)
            by = None if chair.stand_in else chair.player
            try:
                other, told = apply_entry(table, LogEntry(table.card_shown_at + SOON, do, by))
            except Refused:
                continue
            if all(event.private for event in told):
                yield Fork(seat, table, other, told)
                break


def commands(table: Table) -> list[AnyCommand]:
    """Return commands of every kind."""
    match, seats = _match(table), range(len(table.chairs))
    said: list[AnyCommand] = [Undo(), Again(), Rematch(), Start(), Fill("greedy")]
    said += [Rename("Eve"), Cut("ab"), React("smile"), SetPace(100), Lock(True)]
    said.append(Configure(table.game, len(table.chairs)))
    for seat in seats:
        said += [Take(seat), Stand(seat), Free(seat), SeatBot(seat, "greedy")]
        said += [Give(seat, player.id) for player in table.players]
        said += [Request(seat), *(Agree(seat, player.id) for player in table.players)]
        said.append(SetHandicap(seat, 100))
        said += [Play(seat, text) for text in language_of(match)]
    said += [Remove(player.id) for player in table.players]
    return said


def replies(table: Table, player: str, mover: Seat) -> Iterator[Any]:
    """Yield the answers that a player gets to every command, now and later."""
    for do in commands(table):
        for now in (SOON, LATE) if isinstance(do, Play | Undo) else (SOON,):
            for seen in (table.public_seq, table.move_seq - 1):
                entry = LogEntry(table.card_shown_at + now, do, player, "luck", seen)
                yield [repr(do), now, seen, _reply(table, entry, player, mover)]


def _reply(table: Table, entry: LogEntry, player: str, mover: Seat) -> Any:
    try:
        done, told = apply_entry(table, entry)
    except Refused as refused:
        return _refusal(refused)
    # A public move may settle private ones; its effect is not compared.
    public_move = isinstance(entry.command, Play) and not all(event.private for event in told)
    if public_move or mover in done.seats_of(player):
        return done.public_seq
    return [done.public_seq, told_to(told, done.seats_of(player)), sight(done, player), done.card()]


def _refusal(refused: Refused) -> Any:
    about = [refused.reason, dict(refused.about)] if isinstance(refused, IllegalMove) else []
    return [refused.shown(), about]


def questions(table: Table, player: str | None) -> Iterator[Any]:
    """Yield the answers to questions, which change nothing."""
    touches = {move.touches for move in language_of(_match(table)).values()}
    touched = sorted({*touches, *((touch,) for whole in touches for touch in whole)})
    for seat in range(len(table.chairs)):
        yield answer(lambda seat=seat: check_hint(table, player, seat))  # type: ignore[misc]
        for things in touched:
            asked = [(touch.kind, touch.key) for touch in things]
            yield answer(lambda s=seat, a=asked: check_touches(table, player, s, a))  # type: ignore[misc]


def answer(ask: Callable[[], None]) -> Any:
    try:
        ask()
    except Refused as refused:
        return _refusal(refused)
    return "done"


def sight(table: Table, player: str | None) -> Any:
    """Return everything that a person sees of a table, except for public counts."""
    seen, match = seen_by(table, player), table.match
    for view in seen["views"] if match is not None else ():
        for key in public_counts(_match(table), view["seat"]):
            view.pop(key)
    return [seen, table.card()]


def _match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def other_deadlines(table: Table, mover: Seat) -> Any:
    """Return the deadlines of the table, except for the seat that has moved."""
    due = settle_due(table) if awaits_calls(_match(table)) else "once all have called"
    return [due, [turn for turn in due_turns(table) if turn.seat != mover]]


def knowledge_of(table: Table, player: str | None, mover: Seat) -> bytes:
    """Return everything that a person can find out about a table."""
    said = [] if player is None else list(replies(table, player, mover))
    return json.dumps([sight(table, player), list(questions(table, player)), said]).encode()


def check_secret(fork: Fork) -> int:
    """Check that no other person can tell the two tables apart; return the number of people."""
    people = [player.id for player in fork.one.players]
    others = [who for who in people if fork.seat not in fork.one.seats_of(who)]
    for who in (*others, None):
        seats = fork.one.seats_of(who)
        assert told_to(fork.told, seats) == []
        one, other = _match(fork.one), _match(fork.other)
        eyes: list[Seat | None] = [*seats] or [None]
        if any(has_run_out(one, other, seat) for seat in eyes):
            continue  # MO-7: everyone sees an empty hand, and it changes their legal moves
        assert fork.one.public_seq == fork.other.public_seq
        if not any(differs_in_counts(one, other, seat) for seat in eyes):
            assert seen_by(fork.one, who) == seen_by(fork.other, who)
        assert knowledge_of(fork.one, who, fork.seat) == knowledge_of(fork.other, who, fork.seat)
        if awaits_calls(other) == awaits_calls(one):
            assert other_deadlines(fork.one, fork.seat) == other_deadlines(fork.other, fork.seat)
    return len(others) + 1


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", GAMES)
def test_no_other_player_can_notice_a_private_move(game: str) -> None:
    for number, (name, seating, options) in enumerate(matches_of(game)):
        for seed in range(12 if SOAK else 2):
            party = Party(name, seating, options, watchers=[WATCHER], seed=f"{number}/{seed}")
            for fork in forks(party.start(), 25, 2):
                check_secret(fork)


def test_some_games_have_private_moves() -> None:
    found = set()
    for game in GAMES:
        for name, seating, options in matches_of(game):
            found |= {fork.one.game for fork in forks(Party(name, seating, options).start(), 9, 1)}
    assert len(found) >= 2


def calls_known_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SchnippSchnapp, "known_to", lambda game, state, seat: state)


def undo_by_the_true_last_move(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableHistory, "known_to", lambda history, seats: history.moves)


def calls_that_count_as_moves(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_commands, "_is_same_for_others", lambda before, after, seat: False)


def longer_window_after_a_call(patch: pytest.MonkeyPatch) -> None:
    def leak(table: Table) -> int:
        return call_window(table) + len(_match(table).state.calls)

    patch.setattr(bot_timing, "call_window", leak)


@pytest.mark.parametrize(
    "leak",
    [
        calls_known_to_all,
        undo_by_the_true_last_move,
        calls_that_count_as_moves,
        longer_window_after_a_call,
    ],
    ids=lambda leak: leak.__name__,
)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        test_no_other_player_can_notice_a_private_move("schnipp-schnapp")


def party_with_ann_out() -> Party:
    """Return a party where Ann in seat 0 is out but may return with schnipp; g1, r1 are shown."""
    party = Party("schnipp-schnapp", [HOST, "bob", "cid"], {"dealer": 2}).start()
    named = ["r1"], ["y5", "y1", "y6", "y7"], ["g7", "g1", "g6"]
    stacks = [*named[:2], [*named[2], *remaining_cards(deck("schnipp-schnapp"), named)]]
    match = new_match(party.match.game, 3, {"dealer": 2}, "snap", {"stacks": stacks})
    party.table = replace(party.table, history=TableHistory(MatchHistory(match)))
    party.say(Play(0, "flip"), HOST)
    party.say(Play(0, "schnapp"), HOST, later=100)
    party.say(Settle(), later=LATE)
    for seat in (1, 2, 1, 2):
        party.say(Play(seat, "flip"), party.table.chairs[seat].player, later=LATE)
    assert party.match.turn == 1
    return party


@pytest.mark.rule("SS-8")
def test_a_private_call_does_not_reveal_whose_turn_is_next() -> None:
    party = party_with_ann_out()
    offered = seen_by(party.table, "bob")
    party.say(Play(0, "schnipp"), HOST, later=SOON)
    assert seen_by(party.table, "bob") == offered
    with pytest.raises(NotNow, match="can still call"):
        party.say(Play(1, "flip"), "bob", later=SOON)
    told = party.say(Play(1, "flip"), "bob", later=LATE)
    assert [event.type for event in told] == ["settle", "take"]
    assert party.match.turn == 0


@pytest.mark.rule("SS-8")
def test_without_a_private_call_the_card_is_turned_over() -> None:
    party = party_with_ann_out()
    told = party.say(Play(1, "flip"), "bob", later=LATE)
    assert [(event.type, event.seat) for event in told] == [("flip", 1)]


def test_a_history_with_private_moves_is_stored() -> None:
    party = party_with_ann_out()
    party.say(Play(0, "schnipp"), HOST, later=SOON)
    again = decode_table(encode_table(party.table))
    assert again.history == party.table.history
    assert knowledge_of(again, "bob", 0) == knowledge_of(party.table, "bob", 0)


class TestUndo:
    """No game has both private moves and undo, so the tests use a made-up history."""

    def history(self) -> TableHistory:
        party = Party("ratefix", [HOST, "bob", "cid"], {"dealer": 2}).start()
        party.play("guess 30")
        history = party.table.history
        assert history is not None
        moves = (*history.moves, PlayedMove(1, 2, "guess 31", None))
        hushed = replace(history, played=MatchHistory(history.match, moves))
        return replace(hushed, private=frozenset({1}), makers=(None, None))

    def test_another_players_private_move_does_not_block_undo(self) -> None:
        history = self.history()
        assert [history.can_undo([seat]) for seat in range(3)] == [True, False, False]
        assert [len(history.known_to([seat])) for seat in range(3)] == [1, 1, 2]

    def test_undo_also_removes_the_private_moves_after_it(self) -> None:
        history = self.history().undo()
        assert (history.moves, history.past, history.private) == ((), (), frozenset())

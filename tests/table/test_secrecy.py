"""The messages to a person never depend on a card that the person cannot see."""

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from elfer.engine.errors import Refused
from elfer.engine.match import Match
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.notation.history import MatchHistory
from elfer.notation.states import state_of, view_of
from elfer.table import LogEntry, Table, apply_entry, player_views
from elfer.table.bot_timing import due_turns, settle_due
from elfer.table.commands import BotMove, Play, Undo
from elfer.table.player_views import seen_by, told_to
from elfer.table.undo import TableHistory
from tests.conformance.hidden_cards import (
    Moment,
    first_deal,
    restart,
    swap_cards,
    unseen_cards,
    visible_facts,
)
from tests.soak import SOAK
from tests.table.party import HOST, Party, rounds_of, seats_for

OBSERVERS = (HOST, "bob", "cid", None)
"""Two players, one person without a seat, and one spectator."""
NOTHING_HIDDEN_IN_DEAL = "hoechste-karte"

World = tuple[list[Moment], list[Table]]


def replay_entries(start: Table, entries: list[LogEntry]) -> World | None:
    """Return the moments before and after these entries; None if one of them is refused."""
    table, moments, tables = start, [Moment(_match(start), [])], [start]
    for entry in entries:
        try:
            table, told = apply_entry(table, entry)
        except Refused:
            return None
        moments.append(Moment(_match(table), list(told)))
        tables.append(table)
    return moments, tables


def _match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def _offered_moves(table: Table, player: str) -> list[str]:
    """Return the moves offered to the only seat of a player."""
    (moves,) = seen_by(table, player)["moves"]
    return [move["text"] for move in moves]


def messages_to(world: World, observer: str | None) -> bytes:
    """Return everything that is sent to a person in a world."""
    frames = [
        [seen_by(table, observer), told_to(told, table.seats_of(observer)), table.card()]
        for (_, told), table in zip(*world, strict=True)
    ]
    return json.dumps(frames).encode()


def random_session(game: str, number: int) -> tuple[Table, list[LogEntry]]:
    """Return a table at the start of a round, and random entries for it."""
    rng = random.Random(f"{game}/{number}")
    party = Party(
        game, seats_for(game, (HOST, "bob")), rounds_of(game, 1), watchers=["cid"], seed=str(number)
    ).start()
    deal = first_deal(party.match).shown()
    party.table = start = replace(
        party.table, history=TableHistory(MatchHistory(restart(party.match, deal)))
    )
    entries: list[LogEntry] = []
    for _ in range(rng.randrange(3, 30)):
        if party.match.outcome is not None:
            break
        due, do, by = rng.choice(list(party.possible_commands()))
        if rng.random() < 0.15:
            do, by = Undo(), HOST
        party.now = max(party.now, due)
        entry = LogEntry(party.now, do, by, "", party.table.public_seq)
        try:
            party.table, _ = apply_entry(party.table, entry)
        except Refused:
            continue
        entries.append(entry)
    return start, entries


def exchange_in_entry(entry: LogEntry, pair: list[str], seats: list[Seat]) -> LogEntry:
    """Return an entry with two cards exchanged, unless it is a move of one of these seats."""
    do = entry.command
    if isinstance(do, Play | BotMove) and do.seat not in seats:
        return msgspec.structs.replace(entry, command=type(do)(do.seat, swap_cards(do.move, pair)))
    return entry


def find_noticed_exchanges(game: str, number: int) -> tuple[int, list[str]]:
    """Return how many exchanges were compared, and which of them a person noticed."""
    start, entries = random_session(game, number)
    rng = random.Random(number)
    whole = replay_entries(start, entries)
    assert whole is not None
    deal, compared, found = first_deal(_match(start)), 0, []
    for observer in OBSERVERS:
        seats = start.seats_of(observer)
        seat = seats[0] if seats else None
        cards = unseen_cards(deal, whole[0], seat)
        for _ in range(5 if len(cards) > 1 else 0):
            pair = rng.sample(cards, 2)
            try:
                changed = restart(_match(start), swap_cards(deal.shown(), pair))
            except Refused:
                continue
            said = [exchange_in_entry(entry, pair, seats) for entry in entries]
            other = replay_entries(
                replace(start, history=TableHistory(MatchHistory(changed))), said
            )
            if other is None or not _looks_alike(whole, other, seat):
                continue
            compared += 1
            if messages_to(whole, observer) != messages_to(other, observer):
                found.append(f"{observer} would notice {pair} after {len(entries)} entries")
    return compared, found


def _looks_alike(one: World, other: World, seat: Seat | None) -> bool:
    """Return whether the rules let this seat see the same facts in both worlds."""
    return [visible_facts(m, seat) for m in one[0]] == [visible_facts(m, seat) for m in other[0]]


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", [game for game in GAMES if game != NOTHING_HIDDEN_IN_DEAL])
def test_exchanged_cards_are_not_noticed(game: str) -> None:
    compared = 0
    for number in range(80 if SOAK else 6):
        tried, found = find_noticed_exchanges(game, number)
        assert found == []
        compared += tried
    assert compared >= 3


LEAKS = {
    "in the view": lambda match, seat: view_of(match, seat) | {"hint": _hidden_card(match)},
    "in the order of the view": lambda match, seat: dict(
        sorted(view_of(match, seat).items(), reverse=_hidden_card(match) < "g")
    ),
}


def _hidden_card(match: Match) -> str:
    """Return a card that hardly anyone sees: the last one of a hand, a stack or the stock."""
    state = state_of(match)
    zones = [state.get("stock"), *state.get("stacks", []), *state.get("hands", [])[::-1]]
    cards: list[str] = next((zone for zone in zones if zone), ["r1"])
    return cards[-1]


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", ["junior", "master", "mogeln", "ratefix", "zweikampf"])
def test_a_planted_leak_is_found(game: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_views, "view_of", LEAKS[leak])
    assert any(find_noticed_exchanges(game, number)[1] for number in range(40))


@pytest.mark.rule("HK-2")
def test_a_secret_choice_looks_like_any_other() -> None:
    party = Party("hoechste-karte", [HOST, "bob", "greedy"], watchers=["cid"]).start()
    worlds = [
        replay_entries(party.table, [LogEntry(0, Play(0, card), HOST)]) for card in ("r1", "r11")
    ]
    one, other = worlds
    assert one is not None
    assert other is not None
    assert messages_to(one, HOST) != messages_to(other, HOST)
    for observer in ("bob", "cid", None):
        assert messages_to(one, observer) == messages_to(other, observer)


class TestPrivateMoves:
    """Other players are not told of a card that is slipped in (MO-6)."""

    def slip_a_card(self) -> tuple[Party, Table, Any]:
        party = Party("mogeln", [HOST, "bob", "greedy"], {"dealer": 2}, watchers=["cid"]).start()
        party.play(party.match.legal(0)[0].text)
        before = party.table
        slip = next(move.text for move in party.match.legal(0) if move.verb == "slip")
        told = party.say(Play(0, slip), HOST, later=400)
        return party, before, told

    @pytest.mark.rule("MO-6")
    def test_nobody_else_is_told(self) -> None:
        party, before, told = self.slip_a_card()
        assert (party.table.seq, party.table.public_seq) == (before.seq + 1, before.public_seq)
        assert [event["type"] for event in told_to(told, [0])] == ["slip"]
        for seats in ([1], [2], [1, 2], []):
            assert told_to(told, seats) == []

    @pytest.mark.rule("MO-6")
    def test_the_view_does_not_reveal_a_slip(self) -> None:
        """Only the numbers of cards change, which everyone can count."""
        party, before, _ = self.slip_a_card()
        for observer in ("bob", "cid", None):
            old, new = seen_by(before, observer), seen_by(party.table, observer)
            for view in (*old["views"], *new["views"]):
                assert isinstance(view.pop("middle"), int)
                assert all(isinstance(size, int) for size in view.pop("hands"))
            assert new == old
        assert party.table.card() == before.card()

    @pytest.mark.rule("MO-6")
    def test_a_slip_does_not_change_the_timing(self) -> None:
        party, before, _ = self.slip_a_card()
        assert due_turns(party.table) == due_turns(before)
        assert settle_due(party.table) == settle_due(before)

    @pytest.mark.rule("MO-6")
    def test_a_slip_does_not_make_a_call_stale(self) -> None:
        party, before, _ = self.slip_a_card()
        party.say(Play(1, "caught"), "bob", seen=before.public_seq)

    @pytest.mark.rule("MO-7")
    def test_slipping_in_the_last_card_is_visible_but_not_announced(self) -> None:
        party, before, told = self.slip_a_card()
        while slips := [move.text for move in party.match.legal(0) if move.verb == "slip"]:
            before = party.table
            told = party.say(Play(0, slips[0]), HOST)
        assert party.table.public_seq == before.public_seq + 1
        assert told_to(told, [1]) == told_to(told, []) == []
        could, can = (_offered_moves(table, "bob") for table in (before, party.table))
        assert "believe" not in could
        assert can == ["believe", "doubt", "caught"]

    @pytest.mark.parametrize("seed", "abc")
    @pytest.mark.parametrize("game_id", GAMES)
    def test_other_players_keep_their_moves(self, game_id: str, seed: str) -> None:
        party = Party(game_id, seats_for(game_id, (HOST, "bob", "cid")), seed=seed).start()
        for _ in range(400):
            if party.match.over:
                break
            before = party.table
            do, _ = party.step()
            if party.table.public_seq == before.public_seq and not _match(before).legal(None):
                assert isinstance(do, Play)
                for seat in set(range(party.match.players)) - {do.seat}:
                    assert party.match.legal(seat) == _match(before).legal(seat)

    def test_a_timed_call_is_not_announced(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "bob", "greedy"], {"dealer": 2}).start()
        party.play("flip")
        before = party.table
        told = party.say(Play(1, "schnapp"), "bob", later=100)
        assert party.table.public_seq == before.public_seq
        assert told_to(told, [0]) == told_to(told, []) == []
        assert settle_due(party.table) == settle_due(before)


def test_the_secret_and_the_seed_stay_on_the_server() -> None:
    """Until the match is over, only the commitment is public, and cuts are hidden."""
    party = Party("junior", [HOST, "bob"], {"rounds": 2}, seed="hush").start()
    while True:
        seed = party.match.plan.seed
        assert seed is not None
        known = json.dumps([party.table.card(), *(seen_by(party.table, who) for who in OBSERVERS)])
        assert party.table.secret not in known
        assert party.table.bot_seed not in known
        assert seed not in known
        assert ("secret hush" in known) == party.match.over
        if party.match.over:
            break
        party.step()

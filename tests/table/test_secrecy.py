"""What reaches somebody at a table never depends on a card that he cannot see."""

import json
import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from elfer.games import GAMES
from elfer.kernel.errors import Refused
from elfer.kernel.match import Match
from elfer.kernel.seats import Seat
from elfer.records.notation import state_of, view_of
from elfer.table import Entry, Table, after, sight
from elfer.table.commands import BotMove, Play, Undo
from elfer.table.line import Line
from elfer.table.pace import settle_due, wishes
from elfer.table.sight import seen_by, told_to
from tests.conformance.blindness import (
    Moment,
    exchanged,
    first_deal,
    restarted,
    unseen,
    visible,
)
from tests.conformance.strategies import SOAK
from tests.table.party import HOST, Party, rounds_of, seats_for

OBSERVERS = (HOST, "bob", "cid", None)
"""Two who play, one who has joined and has no seat, one who only watches."""
NOTHING_HIDDEN_IN_DEAL = "hoechste-karte"

World = tuple[list[Moment], list[Table]]


def played(start: Table, entries: list[Entry]) -> World | None:
    """Every moment of these entries at a table; None if they cannot all be said."""
    table, moments, tables = start, [Moment(_match(start), [])], [start]
    for entry in entries:
        try:
            table, told = after(table, entry)
        except Refused:
            return None
        moments.append(Moment(_match(table), list(told)))
        tables.append(table)
    return moments, tables


def _match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def _offered(table: Table, player: str) -> list[str]:
    """What the only seat of a player may do now, as he is told."""
    (moves,) = seen_by(table, player)["moves"]
    return [move["text"] for move in moves]


def sent(world: World, observer: str | None) -> bytes:
    """All that reaches somebody in a world."""
    frames = [
        [seen_by(table, observer), told_to(told, table.seats_of(observer)), table.card()]
        for (_, told), table in zip(*world, strict=True)
    ]
    return json.dumps(frames).encode()


def evening(game: str, number: int) -> tuple[Table, list[Entry]]:
    """A table at the start of a round, and what is said at it for a while."""
    luck = random.Random(f"{game}/{number}")
    party = Party(
        game, seats_for(game, (HOST, "bob")), rounds_of(game, 1), watchers=["cid"], luck=str(number)
    ).start()
    deal = first_deal(party.match).shown()
    party.table = start = replace(party.table, line=Line(restarted(party.match, deal)))
    entries: list[Entry] = []
    for _ in range(luck.randrange(3, 30)):
        if party.match.outcome is not None:
            break
        due, do, by = luck.choice(list(party.ways()))
        if luck.random() < 0.15:
            do, by = Undo(), HOST
        party.now = max(party.now, due)
        entry = Entry(party.now, do, by, "", party.table.shown)
        try:
            party.table, _ = after(party.table, entry)
        except Refused:
            continue
        entries.append(entry)
    return start, entries


def with_others_exchanged(entry: Entry, pair: list[str], seats: list[Seat]) -> Entry:
    """What is said in a world in which two cards are exchanged that nobody at these seats sees."""
    do = entry.do
    if isinstance(do, Play | BotMove) and do.seat not in seats:
        return msgspec.structs.replace(entry, do=type(do)(do.seat, exchanged(do.move, pair)))
    return entry


def noticed(game: str, number: int) -> tuple[int, list[str]]:
    """How many exchanges could be compared, and which were noticed by somebody."""
    start, entries = evening(game, number)
    luck = random.Random(number)
    whole = played(start, entries)
    assert whole is not None
    deal, compared, found = first_deal(_match(start)), 0, []
    for observer in OBSERVERS:
        seats = start.seats_of(observer)
        seat = seats[0] if seats else None
        cards = unseen(deal, whole[0], seat)
        for _ in range(5 if len(cards) > 1 else 0):
            pair = luck.sample(cards, 2)
            try:
                changed = restarted(_match(start), exchanged(deal.shown(), pair))
            except Refused:
                continue
            said = [with_others_exchanged(entry, pair, seats) for entry in entries]
            other = played(replace(start, line=Line(changed)), said)
            if other is None or not _alike(whole, other, seat):
                continue
            compared += 1
            if sent(whole, observer) != sent(other, observer):
                found.append(f"{observer} would notice {pair} after {len(entries)} entries")
    return compared, found


def _alike(one: World, other: World, seat: Seat | None) -> bool:
    """Whether the rules let this seat see the same in both."""
    return [visible(m, seat) for m in one[0]] == [visible(m, seat) for m in other[0]]


@pytest.mark.rule("G-7")
@pytest.mark.parametrize("game", [game for game in GAMES if game != NOTHING_HIDDEN_IN_DEAL])
def test_exchanged_cards_are_not_noticed(game: str) -> None:
    compared = 0
    for number in range(80 if SOAK else 6):
        tried, found = noticed(game, number)
        assert found == []
        compared += tried
    assert compared >= 3


LEAKS = {
    "in the view": lambda match, seat: view_of(match, seat) | {"hint": _hidden(match)},
    "in its order": lambda match, seat: dict(
        sorted(view_of(match, seat).items(), reverse=_hidden(match) < "g")
    ),
}


def _hidden(match: Match) -> str:
    """A card that hardly anyone sees: the last one of a hand, a stack or the stock."""
    state = state_of(match)
    zones = [state.get("stock"), *state.get("stacks", []), *state.get("hands", [])[::-1]]
    cards: list[str] = next((zone for zone in zones if zone), ["r1"])
    return cards[-1]


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", ["junior", "master", "mogeln", "ratefix", "zweikampf"])
def test_a_planted_leak_is_found(game: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "view_of", LEAKS[leak])
    assert any(noticed(game, number)[1] for number in range(40))


@pytest.mark.rule("HK-2")
def test_a_secret_choice_looks_like_any_other() -> None:
    party = Party("hoechste-karte", [HOST, "bob", "greedy"], watchers=["cid"]).start()
    worlds = [played(party.table, [Entry(0, Play(0, card), HOST)]) for card in ("r1", "r11")]
    one, other = worlds
    assert one is not None
    assert other is not None
    assert sent(one, HOST) != sent(other, HOST)
    for observer in ("bob", "cid", None):
        assert sent(one, observer) == sent(other, observer)


class TestPrivateMoves:
    """A card slipped in is nobody else's news (MO-6)."""

    def slipped(self) -> tuple[Party, Table, Any]:
        party = Party("mogeln", [HOST, "bob", "greedy"], {"dealer": 2}, watchers=["cid"]).start()
        party.play(party.match.legal(0)[0].text)
        before = party.table
        slip = next(move.text for move in party.match.legal(0) if move.verb == "slip")
        told = party.say(Play(0, slip), HOST, later=400)
        return party, before, told

    @pytest.mark.rule("MO-6")
    def test_nobody_else_is_told(self) -> None:
        party, before, told = self.slipped()
        assert (party.table.seq, party.table.shown) == (before.seq + 1, before.shown)
        assert [event["type"] for event in told_to(told, [0])] == ["slip"]
        for seats in ([1], [2], [1, 2], []):
            assert told_to(told, seats) == []

    @pytest.mark.rule("MO-6")
    def test_nothing_points_at_it(self) -> None:
        """Only the numbers of cards are others, which everyone can count."""
        party, before, _ = self.slipped()
        for observer in ("bob", "cid", None):
            old, new = seen_by(before, observer), seen_by(party.table, observer)
            for view in (*old["views"], *new["views"]):
                assert isinstance(view.pop("middle"), int)
                assert all(isinstance(size, int) for size in view.pop("hands"))
            assert new == old
        assert party.table.card() == before.card()

    @pytest.mark.rule("MO-6")
    def test_nobody_is_faster_or_slower_for_it(self) -> None:
        party, before, _ = self.slipped()
        assert wishes(party.table) == wishes(before)
        assert settle_due(party.table) == settle_due(before)

    @pytest.mark.rule("MO-6")
    def test_it_makes_no_call_come_too_late(self) -> None:
        party, before, _ = self.slipped()
        party.say(Play(1, "caught"), "bob", seen=before.shown)

    @pytest.mark.rule("MO-7")
    def test_a_last_card_slipped_in_is_seen_by_all_and_told_to_nobody(self) -> None:
        party, before, told = self.slipped()
        while slips := [move.text for move in party.match.legal(0) if move.verb == "slip"]:
            before = party.table
            told = party.say(Play(0, slips[0]), HOST)
        assert party.table.shown == before.shown + 1
        assert told_to(told, [1]) == told_to(told, []) == []
        could, can = (_offered(table, "bob") for table in (before, party.table))
        assert "believe" not in could
        assert can == ["believe", "doubt", "caught"]

    @pytest.mark.parametrize("luck", "abc")
    @pytest.mark.parametrize("game_id", GAMES)
    def test_who_is_told_nothing_may_do_what_he_could(self, game_id: str, luck: str) -> None:
        party = Party(game_id, seats_for(game_id, (HOST, "bob", "cid")), luck=luck).start()
        for _ in range(400):
            if party.match.over:
                break
            before = party.table
            do, _ = party.step()
            if party.table.shown == before.shown and not _match(before).legal(None):
                assert isinstance(do, Play)
                for seat in set(range(party.match.players)) - {do.seat}:
                    assert party.match.legal(seat) == _match(before).legal(seat)

    def test_a_call_against_the_clock_is_heard_by_nobody(self) -> None:
        party = Party("schnipp-schnapp", [HOST, "bob", "greedy"], {"dealer": 2}).start()
        party.play("flip")
        before = party.table
        told = party.say(Play(1, "schnapp"), "bob", later=100)
        assert party.table.shown == before.shown
        assert told_to(told, [0]) == told_to(told, []) == []
        assert settle_due(party.table) == settle_due(before)


def test_the_secret_and_the_seed_stay_with_the_authority() -> None:
    """Until the match is over only the promise is known, and cuts never are before that."""
    party = Party("junior", [HOST, "bob"], {"rounds": 2}, luck="hush").start()
    while True:
        seed = party.match.plan.seed
        assert seed is not None
        known = json.dumps([party.table.card(), *(seen_by(party.table, who) for who in OBSERVERS)])
        assert party.table.secret not in known
        assert party.table.luck not in known
        assert seed not in known
        assert ("secret hush" in known) == party.match.over
        if party.match.over:
            break
        party.step()

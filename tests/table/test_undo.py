"""Undo never crosses a reveal, in any game, no matter who sits at the table, joins or watches."""

import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from elfer.engine.errors import Refused
from elfer.engine.seats import Seat
from elfer.games import GAMES
from elfer.table import LogEntry, apply_entry, replay_entry, undo
from elfer.table.commands import (
    AnyCommand,
    Away,
    Back,
    Free,
    Give,
    Join,
    Play,
    Remove,
    Stand,
    Take,
    Undo,
)
from elfer.table.errors import NotNow
from elfer.table.player_views import seen_by, told_to
from elfer.table.table import Table
from elfer.table.undo import TableHistory
from tests.soak import SOAK
from tests.table.party import HOST, PEOPLE, Party, has_same_match, rounds_of, seats_for

CARD = re.compile(r"\*|(?<!\*)[rygb]\d+")
"""A pattern for the names of cards; a joker in a place counts only as a joker."""
WATCHER = None
"""A spectator."""

Person = str | None


def named_cards(value: Any) -> set[str]:
    """Return every card that is named in a JSON value."""
    return set(CARD.findall(json.dumps(value)))


@dataclass
class Moment:
    """A table at one moment, with the cards that each person has seen before and since."""

    table: Table
    known: dict[Person, set[str]]
    since: dict[Person, set[str]] = field(default_factory=dict)
    ended: bool = False


@dataclass
class Witness:
    """A record of everything that people see, against which every undo is checked."""

    party: Party
    past: list[Moment] = field(default_factory=list)
    known: dict[Person, set[str]] = field(default_factory=dict)
    seats: dict[Person, set[Seat | None]] = field(default_factory=dict)
    """The seats that each person has held."""
    watched: bool = False
    """Whether anyone has watched since the last entry."""
    undone: int = 0
    refused: int = 0
    faults: list[str] = field(default_factory=list)

    def look(self, *, watched: bool, told: Any = ()) -> None:
        """Show the table to everyone there, and record the cards that they see."""
        self.watched |= watched
        table = self.party.table
        people: list[Person] = [player.id for player in table.players]
        for person in [*people, WATCHER] if watched else people:
            own = table.seats_of(person)
            heard = [event | {"place": None} for event in told_to(told, own)]
            cards = named_cards([seen_by(table, person)["views"], heard])
            self.seats.setdefault(person, {None}).update(own)
            self.known.setdefault(person, set()).update(cards)
            for moment in self.past:
                moment.since.setdefault(person, set()).update(cards)
        for moment in self.past:
            moment.ended |= self.party.match.outcome is not None

    def say(self, do: AnyCommand, by: str | None, *, watched: bool) -> None:
        """Apply a command; record it if it is a move or an undo."""
        party, before = self.party, self.party.table
        try:
            told = party.say(do, by, watched=self.watched)
        except Refused:
            self.refused += isinstance(do, Undo)
            return
        self.watched = False
        if isinstance(do, Undo):
            self.judge(before)
        elif not has_same_match(before, party.table):
            known = {person: set(cards) for person, cards in self.known.items()}
            self.past.append(Moment(before, known))
        self.look(watched=watched, told=told)

    def judge(self, before: Table) -> None:
        """Check that the undo restored the table and that nobody had seen what it hides again."""
        self.undone += 1
        table, moment = self.party.table, self.past.pop()
        assert before.history is not None
        if not has_same_match(table, moment.table):
            self.faults.append("the match is not as it was before")
        for seat in (*range(len(table.chairs)), None):
            if view(table, seat) != view(moment.table, seat):
                self.faults.append(f"the view of {seat} is not as it was before")
        if moment.ended:
            self.faults.append("the undo crossed the end of a round")
        for person, cards in moment.since.items():
            # A person who was not connected could have seen everything that their seats see.
            views = [view(moment.table, seat) for seat in self.seats[person]]
            news = cards - moment.known.get(person, set()) - named_cards(views)
            if news:
                text = before.history.moves[-1].text
                self.faults.append(f"{person} has seen {sorted(news)} because of {text}")


def view(table: Table, seat: Seat | None) -> dict[str, Any]:
    assert table.match is not None
    shown: dict[str, Any] = table.match.game.shown(table.match.view(seat))
    return shown


def play_with_undos(game: str, number: int, *, steps: int) -> Witness:
    """Apply random commands at a table of people and bots, with many undos among them.

    At every third table Ann is alone, and Bob comes and goes.
    """
    rng = random.Random(f"{game}/{number}")
    rules = GAMES[game]
    players = rng.randint(rules.least_players, min(rules.most_players, 4))
    alone = number % 3 == 2
    people = [HOST, *rng.choices(PEOPLE[:3], k=0 if alone else rng.randrange(players))]
    party = Party(
        game,
        seats_for(game, people, players),
        rounds_of(game, 2),
        watchers=PEOPLE[3:4] if not alone and rng.random() < 0.2 else (),
        seed=str(number),
    ).start()
    witness = Witness(party)
    watched = rng.random() < 0.15
    witness.look(watched=watched)
    for _ in range(steps):
        if party.match.over:
            break
        if rng.random() < 0.08:
            watched = not watched
            witness.look(watched=watched)
        do, by = random_command(party, rng, PEOPLE[1:2] if alone else PEOPLE[:4])
        witness.say(do, by, watched=watched)
    return witness


def random_command(
    party: Party, rng: random.Random, people: Sequence[str]
) -> tuple[AnyCommand, str | None]:
    """Return a random move, an undo, or a command about seats and players."""
    table = party.table
    player, seat = rng.choice(people), rng.randrange(len(table.chairs))
    kind = rng.random()
    if kind < 0.35:
        movers = [table.chairs[moved].player for moved in last_mover(table)]
        return Undo(), rng.choice([*movers, player])
    if kind < 0.5:
        coming: list[tuple[AnyCommand, str | None]] = [
            *[(Join(player, player.capitalize(), ""), None)] * 4,
            *[(Take(seat), player)] * 2,
            (Stand(seat), player),
            (Give(seat, player), HOST),
            (Free(seat), HOST),
            *[(Remove(player), HOST)] * 4,
            (Away(player), None),
            (Back(player), None),
        ]
        return rng.choice(coming)
    due, do, by = rng.choice(list(party.possible_commands()))
    party.now = max(party.now, due)
    return do, by


def last_mover(table: Table) -> Iterator[Seat]:
    if table.history is not None and table.history.moves:
        seat = table.history.moves[-1].seat
        if seat is not None and table.chairs[seat].player is not None:
            yield seat


MATCHES, STEPS = (60, 150) if SOAK else (12, 60)
NEVER = {
    "mogeln",
    "erwischt",
    "schnipp-schnapp",
    "schwarzer-peter",
    "zweikampf",
    "hoechste-karte",
}
"""The games in which moves cannot be undone."""


@pytest.mark.parametrize("game", GAMES)
def test_undo_never_crosses_a_reveal(game: str) -> None:
    undone = refused = 0
    for number in range(MATCHES):
        witness = play_with_undos(game, number, steps=STEPS)
        assert witness.faults == []
        undone += witness.undone
        refused += witness.refused
    assert refused
    assert bool(undone) != (game in NEVER)


def find_faults(games: list[str]) -> list[str]:
    for game in games:
        for number in range(40):
            witness = play_with_undos(game, number, steps=60)
            if witness.faults:
                return witness.faults
    return []


@pytest.mark.parametrize(
    "game", ["elfer-raus", "master", "farben-sammeln", "ratefix", "ueberall-anschliessen"]
)
def test_finds_a_history_that_always_allows_undo(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        undo, "_is_revealing", lambda before, after, *_: before.outcome != after.outcome
    )
    assert find_faults([game])


def test_finds_a_history_that_ignores_newcomers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableHistory, "limit_undo_for", lambda line, people: line)
    assert find_faults(["elfer-raus", "junior", "master"])


def test_finds_a_table_that_ignores_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    audience = Table.audience
    monkeypatch.setattr(Table, "audience", lambda table, watched: audience(table, watched=False))
    monkeypatch.setattr(TableHistory, "limit_undo_for", lambda line, people: line)
    assert find_faults(["elfer-raus", "master"])


def party_of_one() -> Party:
    return Party("junior", [HOST, "greedy", "greedy"], seed="c").start()


def lay(party: Party) -> str:
    """Let Ann lay her first card that fits."""
    text = next(move.text for move in party.match.legal(0) if move.verb == "lay")
    party.say(Play(0, text), HOST)
    return text


def party_on_shared_device(game: str) -> Party:
    """Return a party with two seats on Ann's device; seat 1 must act after a harmless move."""
    for seed in "abcdefgh":
        party = Party(game, [HOST, HOST, "bob"], {"dealer": 2}, seed=seed).start()
        end_turn(party)
        assert party.match.turn == 1
        if game != "junior" or any(move.verb == "lay" for move in party.match.legal(1)):
            return party
    raise AssertionError("no seed lets seat 1 lay a card")


def end_turn(party: Party) -> None:
    """Move for the seat whose turn it is until that is over, without drawing if it can lay."""
    seat = party.match.turn
    assert seat is not None
    while party.match.turn == seat:
        legal = [move.text for move in party.match.legal(seat)]
        party.say(Play(seat, "done" if "done" in legal else legal[0]), HOST)


class TestAlone:
    """Bots learn nothing: a single person can undo moves until a bot answers."""

    def test_moves_are_taken_back_one_by_one(self) -> None:
        party = party_of_one()
        start = party.match
        lay(party)
        party.say(Play(0, "done"), HOST)
        assert seen_by(party.table, HOST)["undo"]
        told = party.say(Undo(), HOST)
        assert [event.type for event in told] == ["undone"]
        party.say(Undo(), HOST)
        assert party.match == start
        assert not seen_by(party.table, HOST)["undo"]

    def test_refuses_after_a_bot_has_moved(self) -> None:
        """A bot's move reveals what it holds, even if it shows no card."""
        for game in ("junior", "farben-sammeln", "ratefix"):
            party = Party(game, [HOST, "greedy", "greedy"], {"dealer": 2}).start()
            while party.match.turn == 0:
                party.say(Play(0, party.match.legal(0)[0].text), HOST)
            do = next(do for _, do, by in party.possible_commands() if by is None)
            party.say(do)
            with pytest.raises(NotNow):
                party.say(Undo(), HOST)

    def test_refuses_a_player_who_takes_the_place_of_the_bot(self) -> None:
        party = Party(
            "ratefix", [HOST, "greedy", "greedy"], {"dealer": 2}, watchers=["bob"]
        ).start()
        party.play("guess 30", "guess 31")
        party.say(Give(1, "bob"), HOST)
        with pytest.raises(NotNow):
            party.say(Undo(), "bob")

    def test_refuses_after_a_player_has_joined(self) -> None:
        party = party_of_one()
        lay(party)
        party.say(Join("bob", "Bob", ""))
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    def test_refuses_after_a_spectator_has_watched(self) -> None:
        for watches_when in ("now", "before"):
            party = party_of_one()
            lay(party)
            if watches_when == "before":
                party.say(Back(HOST), watched=True)
            with pytest.raises(NotNow):
                party.say(Undo(), HOST, watched=watches_when == "now")

    def test_moves_that_reveal_nothing_to_a_newcomer_can_be_undone(self) -> None:
        party = party_of_one()
        lay(party)
        party.say(Play(0, "done"), HOST)
        party.say(Join("bob", "Bob", ""))
        party.say(Undo(), HOST)
        assert party.match.turn == 0
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)


class TestTogether:
    def test_a_laid_card_cannot_be_taken_back(self) -> None:
        party = Party("junior", [HOST, "bob"]).start()
        lay(party)
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    def test_players_can_only_undo_their_own_moves(self) -> None:
        party = Party("junior", [HOST, "bob"]).start()
        lay(party)
        party.say(Play(0, "done"), HOST)
        with pytest.raises(NotNow):
            party.say(Undo(), "bob")
        party.say(Undo(), HOST)
        assert party.match.turn == 0

    def test_two_people_on_a_shared_device_count_as_two(self) -> None:
        """Each of them sees cards that the other must not see."""
        party = Party("junior", [HOST, HOST]).start()
        lay(party)
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    @pytest.mark.parametrize("game", ["junior", "ratefix", "farben-sammeln"])
    def test_refuses_to_undo_another_persons_move_on_a_shared_device(self, game: str) -> None:
        party = party_on_shared_device(game)
        assert not seen_by(party.table, HOST)["undo"]
        with pytest.raises(NotNow, match="another person's turn"):
            party.say(Undo(), HOST)
        end_turn(party)
        # Bob uses another device; the shared one is still with the person who moved last.
        assert party.match.turn == 2
        assert seen_by(party.table, HOST)["undo"]
        party.say(Undo(), HOST)
        assert party.match.turn == 1
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    def test_an_undo_in_an_older_log_is_replayed(self) -> None:
        party = party_on_shared_device("ratefix")
        entry = LogEntry(party.now, Undo(), HOST)
        with pytest.raises(NotNow):
            apply_entry(party.table, entry)
        table, told = replay_entry(party.table, entry)
        assert table.match is not None
        assert table.match.turn == 0
        assert [event.type for event in told] == ["undone"]

    @pytest.mark.rule("HK-2")
    def test_a_secret_choice_cannot_be_undone(self) -> None:
        party = Party("hoechste-karte", [HOST, "bob"]).start()
        party.say(Play(0, "r5"), HOST)
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    def test_the_end_of_a_round_cannot_be_undone(self) -> None:
        deal = Party("junior", [HOST, "greedy"], {"rounds": 2}).start()
        while deal.match.outcome is None:
            deal.step()
        with pytest.raises(NotNow):
            deal.say(Undo(), HOST)
        deal.say(Play(0, "next"), HOST)
        with pytest.raises(NotNow):
            deal.say(Undo(), HOST)


def test_bots_wait_again_after_an_undo() -> None:
    party = party_of_one()
    lay(party)
    party.say(Play(0, "done"), HOST)
    party.say(Undo(), HOST, later=5_000)
    assert party.table.moved_at == party.now == 5_000


@pytest.mark.rule("UA-5")
def test_undo_of_a_last_card_restores_the_turned_pile() -> None:
    """Nobody learns anything, because the pile was face up before."""
    party = Party("ueberall-anschliessen", [HOST, *["greedy"] * 5], seed="turned").start()
    while not _has_last_card(party):
        party.step()
    before = party.match
    told = party.say(Play(0, "own"), HOST)
    assert [event.type for event in told] == ["own", "restack"]
    assert party.match.state.layout.piles[0] == ()
    party.say(Undo(), HOST)
    assert has_same_state(party.match.state, before.state)
    assert party.match.state.layout.piles[0] != ()


def _has_last_card(party: Party) -> bool:
    """Return whether Ann has turned over the last card of her stack and has a pile."""
    state = party.match.state
    layout = state.layout
    turned = layout.turn == 0 and layout.turned is not None
    return turned and not state.stacks[0] and bool(layout.piles[0])


def has_same_state(one: Any, other: Any) -> bool:
    """Return whether the same cards are in the same places."""
    return (one.stacks, one.layout) == (other.stacks, other.layout)

"""Undo never crosses a reveal, in any game, whoever sits at the table, joins it or watches."""

import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.kernel.errors import Refused
from elfer.kernel.seats import Seat
from elfer.table import line
from elfer.table.commands import (
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
    Word,
)
from elfer.table.line import Line
from elfer.table.refusals import NotNow
from elfer.table.sight import seen_by, told_to
from elfer.table.table import Table
from tests.conformance.strategies import SOAK
from tests.table.party import HOST, PEOPLE, Party, rounds_of, same_match, seats_for

CARD = re.compile(r"\*|(?<!\*)[rygb]\d+")
"""A joker on a place is a joker; the place is no card."""
WATCHER = None
"""Somebody who only looks on."""

Person = str | None


def named(value: Any) -> set[str]:
    """Every card that is named somewhere."""
    return set(CARD.findall(json.dumps(value)))


@dataclass
class Moment:
    """A table as it was, and what each person has seen of the match until then, and since."""

    table: Table
    known: dict[Person, set[str]]
    since: dict[Person, set[str]] = field(default_factory=dict)
    ended: bool = False


@dataclass
class Chronicle:
    """What a witness of everything writes down, to judge every undo by."""

    party: Party
    past: list[Moment] = field(default_factory=list)
    known: dict[Person, set[str]] = field(default_factory=dict)
    seats: dict[Person, set[Seat | None]] = field(default_factory=dict)
    """The seats that each person has held."""
    watched: bool = False
    """Whether since the last entry anybody has been watching."""
    undone: int = 0
    refused: int = 0
    faults: list[str] = field(default_factory=list)

    def look(self, *, watched: bool, told: Any = ()) -> None:
        """Let everyone who is there see the table, and remember what they have seen."""
        self.watched |= watched
        table = self.party.table
        people: list[Person] = [player.id for player in table.players]
        for person in [*people, WATCHER] if watched else people:
            own = table.seats_of(person)
            heard = [event | {"place": None} for event in told_to(told, own)]
            cards = named([seen_by(table, person)["views"], heard])
            self.seats.setdefault(person, {None}).update(own)
            self.known.setdefault(person, set()).update(cards)
            for moment in self.past:
                moment.since.setdefault(person, set()).update(cards)
        for moment in self.past:
            moment.ended |= self.party.match.outcome is not None

    def say(self, do: Word, by: str | None, *, watched: bool) -> None:
        """Something is said; a move or an undo is written down."""
        party, before = self.party, self.party.table
        try:
            told = party.say(do, by, watched=self.watched)
        except Refused:
            self.refused += isinstance(do, Undo)
            return
        self.watched = False
        if isinstance(do, Undo):
            self.judge(before)
        elif not same_match(before, party.table):
            known = {person: set(cards) for person, cards in self.known.items()}
            self.past.append(Moment(before, known))
        self.look(watched=watched, told=told)

    def judge(self, before: Table) -> None:
        """The table is as it was before that move, and nobody has seen what he must not know."""
        self.undone += 1
        table, moment = self.party.table, self.past.pop()
        assert before.line is not None
        if not same_match(table, moment.table):
            self.faults.append("the match is not as it was")
        for seat in (*range(len(table.chairs)), None):
            if view(table, seat) != view(moment.table, seat):
                self.faults.append(f"the view of {seat} is not as it was")
        if moment.ended:
            self.faults.append("a round was over")
        for person, cards in moment.since.items():
            # Who was not there could have seen what those of his seats could.
            views = [view(moment.table, seat) for seat in self.seats[person]]
            news = cards - moment.known.get(person, set()) - named(views)
            if news:
                text = before.line.moves[-1].text
                self.faults.append(f"{person} has seen {sorted(news)} by {text}")


def view(table: Table, seat: Seat | None) -> dict[str, Any]:
    assert table.match is not None
    shown: dict[str, Any] = table.match.game.shown(table.match.view(seat))
    return shown


def chronicle(game: str, number: int, *, steps: int) -> Chronicle:
    """Random things said at a table of one to n people and bots, with many undos among them.

    At every third one Ann is alone, and Bob comes and goes.
    """
    luck = random.Random(f"{game}/{number}")
    rules = GAMES[game]
    players = luck.randint(rules.least_players, min(rules.most_players, 4))
    alone = number % 3 == 2
    people = [HOST, *luck.choices(PEOPLE[:3], k=0 if alone else luck.randrange(players))]
    party = Party(
        game,
        seats_for(game, people, players),
        rounds_of(game, 2),
        watchers=PEOPLE[3:4] if not alone and luck.random() < 0.2 else (),
        luck=str(number),
    ).start()
    witness = Chronicle(party)
    watched = luck.random() < 0.15
    witness.look(watched=watched)
    for _ in range(steps):
        if party.match.over:
            break
        if luck.random() < 0.08:
            watched = not watched
            witness.look(watched=watched)
        do, by = something(party, luck, PEOPLE[1:2] if alone else PEOPLE[:4])
        witness.say(do, by, watched=watched)
    return witness


def something(party: Party, luck: random.Random, people: Sequence[str]) -> tuple[Word, str | None]:
    """A move, an undo, or somebody who comes, sits down, gets up or goes."""
    table = party.table
    player, seat = luck.choice(people), luck.randrange(len(table.chairs))
    kind = luck.random()
    if kind < 0.35:
        movers = [table.chairs[moved].player for moved in last_mover(table)]
        return Undo(), luck.choice([*movers, player])
    if kind < 0.5:
        coming: list[tuple[Word, str | None]] = [
            *[(Join(player, player.capitalize(), ""), None)] * 4,
            *[(Take(seat), player)] * 2,
            (Stand(seat), player),
            (Give(seat, player), HOST),
            (Free(seat), HOST),
            *[(Remove(player), HOST)] * 4,
            (Away(player), None),
            (Back(player), None),
        ]
        return luck.choice(coming)
    due, do, by = luck.choice(list(party.ways()))
    party.now = max(party.now, due)
    return do, by


def last_mover(table: Table) -> Iterator[Seat]:
    if table.line is not None and table.line.moves:
        seat = table.line.moves[-1].seat
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
"""Games in which every move stands."""


@pytest.mark.parametrize("game", GAMES)
def test_undo_never_crosses_a_reveal(game: str) -> None:
    undone = refused = 0
    for number in range(MATCHES):
        witness = chronicle(game, number, steps=STEPS)
        assert witness.faults == []
        undone += witness.undone
        refused += witness.refused
    assert refused
    assert bool(undone) != (game in NEVER)


def first_faults(games: list[str]) -> list[str]:
    for game in games:
        for number in range(40):
            witness = chronicle(game, number, steps=60)
            if witness.faults:
                return witness.faults
    return []


@pytest.mark.parametrize(
    "game", ["elfer-raus", "master", "farben-sammeln", "ratefix", "ueberall-anschliessen"]
)
def test_a_line_that_never_forgets_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        line, "_revealing", lambda before, after, *_: before.outcome != after.outcome
    )
    assert first_faults([game])


def test_a_line_that_overlooks_newcomers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Line, "shown_to", lambda line, people: line)
    assert first_faults(["elfer-raus", "junior", "master"])


def test_a_table_that_overlooks_watchers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    audience = Table.audience
    monkeypatch.setattr(Table, "audience", lambda table, watched: audience(table, watched=False))
    monkeypatch.setattr(Line, "shown_to", lambda line, people: line)
    assert first_faults(["elfer-raus", "master"])


def alone() -> Party:
    return Party("junior", [HOST, "greedy", "greedy"], luck="c").start()


def lay(party: Party) -> str:
    """Ann lays the first card that she can."""
    text = next(move.text for move in party.match.legal(0) if move.verb == "lay")
    party.say(Play(0, text), HOST)
    return text


class TestAlone:
    """Bots remember nothing: one person takes back what no bot has answered."""

    def test_moves_are_taken_back_one_by_one(self) -> None:
        party = alone()
        start = party.match
        lay(party)
        party.say(Play(0, "done"), HOST)
        assert seen_by(party.table, HOST)["undo"]
        told = party.say(Undo(), HOST)
        assert [event.type for event in told] == ["undone"]
        party.say(Undo(), HOST)
        assert party.match == start
        assert not seen_by(party.table, HOST)["undo"]

    def test_not_once_a_bot_has_moved(self) -> None:
        """What it does tells of what it holds, even where it shows no card."""
        for game in ("junior", "farben-sammeln", "ratefix"):
            party = Party(game, [HOST, "greedy", "greedy"], {"dealer": 2}).start()
            while party.match.turn == 0:
                party.say(Play(0, party.match.legal(0)[0].text), HOST)
            do = next(do for _, do, by in party.ways() if by is None)
            party.say(do)
            with pytest.raises(NotNow):
                party.say(Undo(), HOST)

    def test_nor_by_whoever_sits_down_in_its_place(self) -> None:
        party = Party(
            "ratefix", [HOST, "greedy", "greedy"], {"dealer": 2}, watchers=["bob"]
        ).start()
        party.play("guess 30", "guess 31")
        party.say(Free(1), HOST)
        party.say(Take(1), "bob")
        with pytest.raises(NotNow):
            party.say(Undo(), "bob")

    def test_not_once_somebody_has_come(self) -> None:
        party = alone()
        lay(party)
        party.say(Join("bob", "Bob", ""))
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    def test_not_once_somebody_has_watched(self) -> None:
        for watches_when in ("now", "before"):
            party = alone()
            lay(party)
            if watches_when == "before":
                party.say(Back(HOST), watched=True)
            with pytest.raises(NotNow):
                party.say(Undo(), HOST, watched=watches_when == "now")

    def test_what_tells_a_newcomer_nothing_can_still_be_taken_back(self) -> None:
        party = alone()
        lay(party)
        party.say(Play(0, "done"), HOST)
        party.say(Join("bob", "Bob", ""))
        party.say(Undo(), HOST)
        assert party.match.turn == 0
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)


class TestTogether:
    def test_a_card_that_was_laid_lies(self) -> None:
        party = Party("junior", [HOST, "bob"]).start()
        lay(party)
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    def test_only_one_s_own_move_is_taken_back(self) -> None:
        party = Party("junior", [HOST, "bob"]).start()
        lay(party)
        party.say(Play(0, "done"), HOST)
        with pytest.raises(NotNow):
            party.say(Undo(), "bob")
        party.say(Undo(), HOST)
        assert party.match.turn == 0

    def test_nor_at_one_device(self) -> None:
        """Two people at one screen are two people."""
        party = Party("junior", [HOST, HOST]).start()
        lay(party)
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    @pytest.mark.rule("HK-2")
    def test_a_choice_stands(self) -> None:
        party = Party("hoechste-karte", [HOST, "bob"]).start()
        party.say(Play(0, "r5"), HOST)
        with pytest.raises(NotNow):
            party.say(Undo(), HOST)

    def test_not_the_end_of_a_round(self) -> None:
        deal = Party("junior", [HOST, "greedy"], {"rounds": 2}).start()
        while deal.match.outcome is None:
            deal.step()
        with pytest.raises(NotNow):
            deal.say(Undo(), HOST)
        deal.say(Play(0, "next"), HOST)
        with pytest.raises(NotNow):
            deal.say(Undo(), HOST)


def test_bots_are_in_no_hurry_after_an_undo() -> None:
    party = alone()
    lay(party)
    party.say(Play(0, "done"), HOST)
    party.say(Undo(), HOST, later=5_000)
    assert party.table.moved_at == party.now == 5_000

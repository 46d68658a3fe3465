"""Laws that every game obeys, for every number of players and every option."""

import copy
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfer.engine.cards import CARDS, COLOURS
from elfer.engine.errors import IllegalMove, NotYourTurn
from elfer.engine.events import Event
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import check, language_of
from elfer.engine.moves import parse
from elfer.games import GAMES
from elfer.notation.records import play_record, record_of
from elfer.notation.states import state_of, view_of
from tests.conformance.strategies import (
    EVERY_TABLE,
    choosers,
    examples,
    play_steps,
    starts,
)
from tests.played import MutableMatch

every_table = pytest.mark.parametrize(("game_id", "players"), EVERY_TABLE)
every_game = pytest.mark.parametrize("game_id", GAMES)

ZONES = ("hands", "stock", "stacks", "piles", "middle", "aside", "won", "rows", "turned", "chosen")


def cards_in(value: Any) -> Counter[str]:
    """Return every card in a part of the state; a joker in place of a card counts as a joker."""
    match value:
        case dict():
            return sum((cards_in(part) for part in value.values()), Counter[str]())
        case list():
            return sum((cards_in(part) for part in value), Counter[str]())
        case str():
            name = "*" if value.startswith("*") else value
            return Counter([name] if name in CARDS else [])
        case _:
            return Counter()


def all_cards(match: Match) -> Counter[str]:
    """Return every card of a match, wherever it is."""
    state = state_of(match)
    quartets = [value for laid_aside in state.get("quartets", []) for value in laid_aside]
    aside = Counter(f"{colour}{value}" for value in quartets for colour in COLOURS)
    return sum((cards_in(state.get(zone)) for zone in ZONES), aside)


@pytest.mark.rule("G-8")
@every_table
def test_cards_are_conserved_and_rounds_end(game_id: str, players: int) -> None:
    """No card is lost, a seat can always act, and a round ends within its bound."""

    @examples(6)
    @given(start=starts(game_id, players), chooser=choosers())
    def holds(start: Match, chooser: Any) -> None:
        everything = all_cards(start)
        assert max(count for card, count in everything.items() if card != "*") == 1
        moves = 0
        for match, _, move, _ in play_steps(start, chooser):
            assert all_cards(match) == everything
            moves = 0 if move.text == "next" else moves + 1
            assert moves <= match.game.longest(match.setup)

    holds()


@every_table
def test_points_totals_and_winners_are_consistent(game_id: str, players: int) -> None:
    """A finished round has points, totals add them up, and the best total wins."""

    @examples(3)
    @given(start=starts(game_id, players), chooser=choosers())
    def holds(start: Match, chooser: Any) -> None:
        totals = [0] * players
        for step in play_steps(start, chooser):
            match, after = step.match, step.apply()
            state = state_of(after)
            assert state["round_over"] == (after.outcome is not None)
            assert (state["winners"] is not None) == after.over
            if after.outcome is None:
                assert state["points"] is None
                continue
            assert state["turn"] is match.game.turn(after.state) is None
            assert state["actors"] == ([] if after.over else list(range(players)))
            if match.game.best is None:
                assert (state["points"], state["totals"]) == (None, None)
                assert not after.over or state["winners"]
                continue
            totals = [a + b for a, b in zip(totals, state["points"], strict=True)]
            assert state["totals"] == totals
            if after.over:
                best = min(totals) if match.game.best == "fewest" else max(totals)
                assert state["winners"] == [s for s in range(players) if totals[s] == best]

    holds()


@every_table
def test_validation_accepts_exactly_the_legal_moves(game_id: str, players: int) -> None:
    """The test tries every move of the language for every seat at sampled moments."""

    @examples(2)
    @given(start=starts(game_id, players), chooser=choosers(), every=st.integers(7, 23))
    def holds(start: Match, chooser: Any, every: int) -> None:
        language = language_of(start)
        for number, (match, *_) in enumerate(play_steps(start, chooser)):
            if number % every:
                continue
            for seat in (*range(players), None):
                legal = set(match.legal(seat))
                assert len(legal) == len(match.legal(seat))
                for text, move in language.items():
                    if move in legal:
                        assert check(match, seat, text, 7) is move
                    else:
                        with pytest.raises(IllegalMove if legal else NotYourTurn):
                            check(match, seat, text, 7)

    holds()


@every_table
def test_applying_a_move_never_changes_the_old_match(game_id: str, players: int) -> None:
    """States are values."""

    @examples(2)
    @given(start=starts(game_id, players), chooser=choosers())
    def holds(start: Match, chooser: Any) -> None:
        for step in play_steps(start, chooser):
            match = step.match
            state, setup, totals = copy.deepcopy((match.state, match.setup, match.totals))
            told: list[Event] = []
            step.apply(told)
            assert (match.state, match.setup, match.totals) == (state, setup, totals)
            assert told, "the move has no event"

    holds()


@every_game
def test_every_move_is_found_by_its_text(game_id: str) -> None:
    """Upper and lower case do not matter."""
    game = GAMES[game_id]
    for text, move in game.language.items():
        assert move.text == text == text.lower()
        assert parse(game.language, text) is move
        assert parse(game.language, text.upper()) is move
        assert move.touches


@every_table
def test_records_replay_to_the_same_match(game_id: str, players: int) -> None:
    """A record serialised as JSON restores the match at any moment."""

    @examples(3)
    @given(start=starts(game_id, players), chooser=choosers(), every=st.integers(20, 60))
    def holds(start: Match, chooser: Any, every: int) -> None:
        played, moment = MutableMatch(start), 0
        for number, (match, seat, move, at) in enumerate(play_steps(start, chooser)):
            if number == moment:
                _check_record(played, match)
                moment += every + number // 8  # check a long match less often
            played.play(seat, move.text, at)
        _check_record(played, played.match)

    holds()


def _check_record(played: MutableMatch, match: Match) -> None:
    record = record_of(played.history)
    again = play_record(json.loads(json.dumps(record)))
    assert again.match == match == played.match
    assert record_of(again) == record


@every_table
def test_the_same_seed_gives_the_same_match(game_id: str, players: int) -> None:
    """Only the seed and the moves determine the course of a match."""

    @examples(3)
    @given(start=starts(game_id, players), chooser=choosers())
    def holds(start: Match, chooser: Any) -> None:
        again = new_match(start.game, players, vars(start.plan.options), start.plan.seed)
        for match, seat, move, at in play_steps(start, chooser):
            assert again == match
            again = again.push(seat, move, at)

    holds()


@every_table
def test_events_and_views_agree_with_the_state(game_id: str, players: int) -> None:
    """A seat's events are part of the true events, and its view has the keys of the state."""

    @examples(2)
    @given(start=starts(game_id, players), chooser=choosers())
    def holds(start: Match, chooser: Any) -> None:
        for number, step in enumerate(play_steps(start, chooser)):
            match, told = step.match, list[Event]()
            step.apply(told)
            for event in told:
                for other in (*range(players), None):
                    assert event.seen_by(other).items() <= event.truth().items()
            if number % 10:
                continue
            keys = set(state_of(match))
            for other in (*range(players), None):
                own = set() if other is None else {"hand"} & set(view_of(match, other))
                assert set(view_of(match, other)) == keys | {"seat"} | own
            json.dumps([event.truth() for event in told])

    holds()

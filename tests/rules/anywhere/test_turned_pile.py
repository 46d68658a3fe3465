"""UA-5: a pile is turned over as soon as its owner's stack is used up."""

import random
from dataclasses import replace
from typing import Any

import pytest

from elfer.engine.events import Event
from elfer.engine.match import Match, new_match
from elfer.games import game_named
from elfer.notation.states import state_of, view_of
from tests.conformance.hidden_cards import MadeMove
from tests.conformance.reveals import compare
from tests.conformance.strategies import any_move, first_move, play_steps
from tests.played import MutableMatch
from tests.rules.anywhere.table import GAME, Piles, deal_of, play_moves


def play_and_listen(
    *moves: tuple[int, str], stacks: tuple[str, ...]
) -> tuple[MutableMatch, list[dict[str, Any]]]:
    """Play a match that the last seat deals; return it and the events of the last move."""
    options, deal = {"dealer": len(stacks) - 1}, deal_of(stacks)
    table = MutableMatch.new(game_named(GAME), len(stacks), options, None, deal)
    events = [table.play(seat, text) for seat, text in moves]
    return table, [event.truth() for event in events[-1]]


@pytest.mark.rule("UA-5")
def test_the_last_card_on_your_own_pile_turns_it_over() -> None:
    """Nobody can lay on it any more, and its cards come up in the order in which they were laid."""
    table = Piles("r10 b1 b5 b13", "g2 y19", "b7 r20 r16")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0):
        table.turns_over(seat, "own")
    table.plays(1, "flip")
    assert (table.stack(1), table.pile(1), table.state["turned"]) == ("", "g2", "y19")
    table.plays(1, "own")
    assert (table.stack(1), table.pile(1)) == ("g2 y19", "")
    assert table.turn == 2
    table.plays(2, "flip")
    assert table.state["turned"] == "r20"
    assert table.legal(2) == {"own"}
    table.refuses(2, "@1", rule="UA-3")
    table.plays(2, "own")
    table.turns_over(0, "own")
    table.plays(1, "flip")
    assert (table.state["turned"], table.stack(1)) == ("g2", "y19")


@pytest.mark.rule("UA-5")
def test_the_last_card_in_the_middle_turns_your_pile_over_and_the_turn_continues() -> None:
    table = Piles("r10 b1 b5", "g2 b11", "b7")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0):
        table.turns_over(seat, "own")
    table.plays(1, "flip")
    assert (table.stack(1), table.pile(1)) == ("", "g2")
    table.plays(1, "mid")
    assert (table.stack(1), table.pile(1), table.places) == ("g2", "", [])
    assert table.turn == 1
    assert table.legal(1) == {"flip"}
    table.plays(1, "flip")
    assert (table.state["turned"], table.stack(1)) == ("g2", "")
    table.plays(1, "@0")
    assert table.pile(0) == "g2 b1"
    assert table.places == [1]
    assert table.turn == 2


@pytest.mark.rule("UA-5")
def test_the_last_card_on_the_pile_of_another_turns_yours_over_and_the_turn_continues() -> None:
    table = Piles("r10 b1 b5", "g7 b2", "b14")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0):
        table.turns_over(seat, "own")
    table.turns_over(1, "@0")
    assert (table.stack(1), table.pile(1), table.pile(0)) == ("g7", "", "b2 b1")
    assert table.turn == 1
    assert table.legal(1) == {"flip"}


@pytest.mark.rule("UA-5")
def test_a_card_that_is_turned_over_belongs_to_the_stack_until_it_is_laid() -> None:
    table = Piles("r10 b1", "g2 y19", "b7")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0):
        table.turns_over(seat, "own")
    table.plays(1, "flip")
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert (view["stacks"][1], view["piles"][1], view["turned"]) == (0, ["g2"], "y19")


@pytest.mark.rule("UA-5")
def test_a_single_card_is_turned_over_too() -> None:
    """A player whose only card fits nowhere turns it over once in each turn."""
    table = Piles("r10 b1 b5", "g2", "b7 b13")
    table.turns_over(0, "mid")
    for _ in range(2):
        table.turns_over(1, "own")
        assert (table.stack(1), table.pile(1), table.places) == ("g2", "", [])
        assert table.turn == 2
        table.turns_over(2, "own")
        table.turns_over(0, "own")


@pytest.mark.rule("UA-5")
@pytest.mark.rule("UA-7")
def test_the_last_card_of_all_turns_nothing_over() -> None:
    _, events = play_and_listen(
        (0, "flip"), (0, "mid"), (1, "flip"), (1, "mid"), stacks=("r10 b1", "g11", "b7")
    )
    assert events == [
        {"type": "mid", "seat": 1, "card": "g11"},
        {"type": "out", "seat": 1, "place": 1},
    ]


@pytest.mark.rule("UA-5")
@pytest.mark.parametrize(
    ("last", "lay"), [("b11", "mid"), ("b3", "onto"), ("b18", "own")], ids=["mid", "onto", "own"]
)
def test_the_event_comes_after_the_card_and_does_not_name_it(last: str, lay: str) -> None:
    moves = [(seat, text) for seat in (1, 2, 0) for text in ("flip", "own")]
    text = "@0" if lay == "onto" else lay
    table, events = play_and_listen(
        (0, "flip"),
        (0, "mid"),
        *moves,
        (1, "flip"),
        (1, text),
        stacks=("r10 b2 b5", f"g7 {last}", "b14"),
    )
    laid, turned = events
    assert (laid["type"], laid["card"]) == (lay, last)
    assert turned == {"type": "restack", "seat": 1, "cards": 2 if lay == "own" else 1}
    for watcher in (0, 1, 2, None):
        view = view_of(table.match, watcher)
        assert (view["stacks"][1], view["piles"][1]) == (turned["cards"], [])


def overlooked_last_card() -> Piles:
    """Return a table where seat 1 overlooked the middle with its last card, g6, after laying g2."""
    table = Piles("r5 r9 r10", "g2 g6", "b9 y20 y19", "b15")
    table.turns_over(0, "mid")
    for seat in (1, 2, 3, 0):
        table.turns_over(seat, "own")
    table.turns_over(1, "own")
    return table


@pytest.mark.rule("UA-5")
@pytest.mark.rule("UA-6")
@pytest.mark.parametrize("caller", [0, 2, 3])
def test_an_overlooked_card_can_be_called_after_its_pile_is_turned_over(caller: int) -> None:
    """It stays at the bottom of the new stack, and the cards that the others give go on top."""
    table = overlooked_last_card()
    assert (table.stack(1), table.pile(1), table.turn) == ("g2 g6", "", 2)
    assert table.state["actors"] == [0, 2, 3]
    table.refuses(1, "stopp", error="not-your-turn")
    table.plays(caller, "stopp")
    assert table.stack(1) == "r10 b20 y19 g2 g6"
    assert table.pile(1) == ""
    assert table.turn == 2
    assert table.places == []


@pytest.mark.rule("UA-5")
@pytest.mark.rule("UA-6")
def test_the_next_card_also_ends_the_time_for_that_call() -> None:
    table = overlooked_last_card()
    table.plays(2, "flip")
    table.refuses(2, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-5")
@pytest.mark.rule("UA-6")
def test_a_last_card_that_fits_nowhere_else_cannot_be_called() -> None:
    table = Piles("r5 r9 r10", "g2 g7", "b9 y20 y19")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0, 1):
        table.turns_over(seat, "own")
    assert table.stack(1) == "g2 g7"
    assert table.state["actors"] == [2]
    table.refuses(2, "stopp", rule="UA-6")


@pytest.mark.rule("UA-5")
@pytest.mark.rule("UA-6")
def test_a_player_who_gives_the_last_face_down_card_turns_the_pile_over() -> None:
    table = Piles("r5 b9 b11", "g1 g6 g7")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(0, "own")
    table.turns_over(1, "own")
    assert (table.stack(0), table.pile(0)) == ("b11", "b9")
    table.plays(0, "stopp")
    assert (table.stack(0), table.pile(0)) == ("b9", "")
    assert table.stack(1).startswith("b11 g7")
    assert (table.places, table.turn) == ([], 0)
    assert table.legal(0) == {"flip"}


@pytest.mark.rule("UA-5")
@pytest.mark.rule("UA-6")
def test_each_pile_is_turned_over_right_after_its_owner_gives_a_card() -> None:
    """Seats 2 and 0 have one face-down card and a pile; seat 1 has overlooked a place."""
    turns = [(seat, text) for seat in (1, 2, 3, 0, 1) for text in ("flip", "own")]
    table, events = play_and_listen(
        (0, "flip"),
        (0, "mid"),
        *turns,
        (2, "stopp"),
        stacks=("r5 b9 b11", "g1 g6", "y12 y20", "b15"),
    )
    assert events == [
        {"type": "stopp", "seat": 2, "culprit": 1},
        {"type": "give", "seat": 2, "to": 1, "card": "y20"},
        {"type": "restack", "seat": 2, "cards": 1},
        {"type": "give", "seat": 3, "to": 1, "card": "b20"},
        {"type": "give", "seat": 0, "to": 1, "card": "b11"},
        {"type": "restack", "seat": 0, "cards": 1},
    ]
    state = state_of(table.match)
    assert state["stacks"][:3] == [["b9"], ["b11", "b20", "y20", "g1", "g6"], ["y12"]]
    assert state["piles"] == [[], [], [], ["b15"]]
    assert (state["turn"], state["places"]) == (2, [])


@pytest.mark.rule("UA-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_ever_has_a_pile_without_a_stack(players: int) -> None:
    """The only exception is a player whose last card is turned over but not laid yet."""
    rng = random.Random(players)
    start = new_match(game_named(GAME), players, {}, f"piles {players}")
    turned = 0
    for step in play_steps(start, (any_move, rng)):
        events: list[Event] = []
        state = step.apply(events).state
        layout = state.layout
        turned += any(event.type == "restack" for event in events)
        for seat in range(players):
            if layout.turned is None or seat != layout.turn:
                assert state.stacks[seat] or not layout.piles[seat]
    assert turned > players


@pytest.mark.rule("UA-5")
@pytest.mark.rule("UA-7")
def test_a_turned_pile_counts_when_the_match_reaches_its_limit() -> None:
    """Seat 0 has one card left and seat 1 has two, face up or face down."""
    match = new_match(game_named(GAME), 3, {"dealer": 2}, deal=deal_of(["r10 b1", "g2 y19", "b7"]))
    match = play_moves(match, *["flip", "mid"], *["flip", "own"] * 3, "flip")
    late = match.state._replace(layout=match.state.layout._replace(moves=19_999))
    match = play_moves(replace(match, state=late), "own")
    assert match.over
    assert match.winners == (0,)
    assert [len(stack) for stack in match.state.stacks[:2]] == [1, 2]


def moves_to_a_turned_pile(start: Match) -> list[MadeMove]:
    """Return the moves of a match up to the first one that turns a pile over."""
    moves = []
    for step in play_steps(start, (first_move, random.Random(1))):
        moves.append(MadeMove(step.seat, step.move.text, step.at))
        events: list[Event] = []
        step.apply(events)
        if any(event.type == "restack" for event in events):
            return moves
    raise AssertionError("no pile was turned over")


@pytest.mark.rule("UA-5")
@pytest.mark.parametrize("observer", [0, 1, 5, None])
def test_laying_the_last_card_reveals_nothing_hidden(observer: int | None) -> None:
    """The move can be undone: the pile was face up, and everyone knew its order."""
    start = new_match(game_named(GAME), 6, {}, "undo")
    moves = moves_to_a_turned_pile(start)
    seat, text, _ = moves[-1]
    match = start
    for made in moves[:-1]:
        match = match.push(made.seat, match.game.language[made.text])
    assert text in ("own", "mid") or text.startswith("@")
    assert observer not in match.game.reveals_to(match.state, seat, match.game.language[text])
    trial = compare(start, moves, observer, random.Random(1))
    assert trial.tried > 0
    assert trial.noticed == []

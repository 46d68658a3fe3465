"""SS-1 to SS-11: Schnipp Schnapp, in turn and all together."""

import json
from collections import Counter
from itertools import chain
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.kernel.gate import play
from elfer.kernel.match import Match, new_match
from elfer.records.referee import Referee

from .cards import COLOURS, FRESH, deck, left_over
from .chance import shuffled

GAME = "schnipp-schnapp"
SEED = "snap"
CALLS = {"schnapp", "schnipp"}


class Snap:
    """A match from stacks with their top first; seat 0 begins unless another dealer is named.

    The cards that nobody names go under the last stack. What is then complete there, which is
    every number that no other stack names, is laid aside at once, so positions stay small.
    """

    def __init__(self, *stacks: str, players: int = 0, seed: str | None = SEED, **options: Any):
        self._referee = Referee()
        deal = None
        if stacks:
            named = [stack.split() for stack in stacks]
            named[-1] += left_over(deck(GAME), named)
            deal = {"stacks": named}
            options.setdefault("dealer", len(stacks) - 1)
        self.new = self.ask(
            "new",
            game=GAME,
            players=players or len(stacks),
            options=options,
            seed=seed,
            deal=deal,
        )

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        return self._referee.answer(json.dumps({"do": do, **request}).encode())

    def plays(self, seat: int | None, move: str, **more: Any) -> list[dict[str, Any]]:
        answer = self.ask("play", seat=seat, move=move, **more)
        assert answer["ok"], answer
        events: list[dict[str, Any]] = answer["events"]
        return events

    def flips(self, *seats: int) -> None:
        for seat in seats:
            self.plays(seat, "flip")

    def calls(self, *calls: tuple[int, str, float]) -> None:
        for seat, word, at in calls:
            self.plays(seat, word, at=at)

    def settles(self, *calls: tuple[int, str, float]) -> list[dict[str, Any]]:
        """Note these calls and have them settled."""
        self.calls(*calls)
        return self.plays(None, "settle")

    def refuses(
        self, seat: int | None, move: str, error: str, rule: str | None = None, **more: Any
    ) -> None:
        before = self.state
        answer = self.ask("play", seat=seat, move=move, **more)
        assert (answer.get("error"), answer.get("rule")) == (error, rule), answer
        assert self.state == before

    def legal(self, seat: int | None) -> set[str]:
        return set(self.ask("legal", seat=seat)["moves"])

    def view(self, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self.ask("view", seat=seat)["view"]
        return view

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.ask("state")["state"]
        return state

    def stack(self, seat: int) -> str:
        return " ".join(self.state["stacks"][seat])

    @property
    def piles(self) -> list[str]:
        return [" ".join(pile) for pile in self.state["piles"]]

    @property
    def middle(self) -> str:
        return " ".join(self.state["middle"])

    @property
    def turn(self) -> int | None:
        turn: int | None = self.state["turn"]
        return turn


def three_alike(**options: Any) -> Snap:
    """Seat 2 has just turned over a 1; seat 0 shows one too; each pile has two cards."""
    table = Snap("r3 r1 r8 r9", "y5 y6 y8 y4", "g4 g1 g8", **options)
    table.flips(0, 1, 2, 0, 1, 2)
    assert table.piles == ["r1 r3", "y6 y5", "g1 g4"]
    return table


def dealt_by_hand(players: int, dealer: int, seed: str) -> tuple[list[list[str]], list[list[int]]]:
    """Stacks and quartets that a seed must give, worked out a second time."""
    stacks: list[list[str]] = [[] for _ in range(players)]
    for place, card in enumerate(shuffled(deck(GAME), seed, "1/deal/0")):
        stacks[(dealer + 1 + place) % players].insert(0, card)
    quartets = [
        [n for n in range(1, 21) if all(f"{colour}{n}" in stack for colour in COLOURS)]
        for stack in stacks
    ]
    rest = [
        [card for card in stack if int(card[1:]) not in full]
        for stack, full in zip(stacks, quartets, strict=True)
    ]
    return rest, quartets


@pytest.mark.rule("SS-1")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("options", [{}, {"together": True}])
def test_all_cards_are_dealt_evenly_and_quartets_laid_aside(
    players: int, options: dict[str, Any]
) -> None:
    for dealer in (0, players - 1):
        table = Snap(players=players, seed="even", dealer=dealer, **options)
        stacks, quartets = dealt_by_hand(players, dealer, "even")
        assert (table.state["stacks"], table.state["quartets"]) == (stacks, quartets)
        sizes = [len(s) + 4 * len(q) for s, q in zip(stacks, quartets, strict=True)]
        assert max(sizes) - min(sizes) <= 1
        assert sum(sizes) == 80


@pytest.mark.rule("SS-1")
def test_what_quartets_leave_stays_in_order() -> None:
    table = Snap("r7 r1 y2 y1 g1 g2 b1 b9", "r2 r9")
    assert table.stack(0) == "r7 y2 g2 b9"
    assert table.state["quartets"][0] == [1]
    assert table.stack(1).startswith("r2 r9 ")
    assert table.state["quartets"][1] == [3, 4, 5, 6, 8, *range(10, 21)]


@pytest.mark.rule("SS-1")
@pytest.mark.parametrize(("players", "code"), [(1, "bad-request"), (7, "bad-request"), (6, None)])
def test_two_to_six_play(players: int, code: str | None) -> None:
    assert Snap(players=players).new.get("error") == code


@pytest.mark.rule("SS-2")
def test_each_turns_over_his_top_card_clockwise_from_the_dealers_left() -> None:
    table = Snap("r1 r2", "y5 y2 y6", "g6 g2", dealer=0)
    order = []
    for _ in range(4):
        seat = table.turn
        assert seat is not None
        table.flips(seat)
        table.settles()
        order.append(seat)
    assert order == [1, 2, 0, 1]
    assert table.piles == ["r1", "y2 y5", "g6"]
    assert table.stack(0) == "r2"


@pytest.mark.rule("SS-2")
def test_only_the_seat_whose_turn_it_is_turns_over() -> None:
    table = Snap("r1 r2", "y5 y2 y6", "g6 g2")
    assert [table.legal(seat) for seat in (0, 1, 2, None)] == [{"flip"}, set(), set(), set()]
    table.refuses(1, "flip", "not-your-turn")
    table.refuses(None, "settle", "not-your-turn")
    table.flips(0)
    assert [table.legal(seat) for seat in (0, 1, 2)] == [CALLS, CALLS | {"flip"}, CALLS]
    assert table.legal(None) == {"settle"}
    table.refuses(0, "flip", "illegal-move", "SS-2")
    table.refuses(2, "flip", "illegal-move", "SS-2")
    table.refuses(None, "flip", "illegal-move", "G-10")
    table.refuses(None, "schnapp", "illegal-move", "G-10", at=3)
    table.refuses(1, "settle", "illegal-move", "G-10")


@pytest.mark.rule("SS-3")
@pytest.mark.parametrize("caller", [0, 1, 2])
def test_the_first_to_call_takes_the_others_piles_that_show_the_number(caller: int) -> None:
    table = three_alike()
    table.settles(((caller + 1) % 3, "schnapp", 400), (caller, "schnapp", 300))
    left = ["", "y6 y5", ""]
    left[caller] = ""
    assert table.piles == left
    assert table.state["won"][caller] == (4 if caller == 1 else 2)
    assert sum(table.state["won"]) == table.state["won"][caller]
    assert table.middle == ""


@pytest.mark.rule("SS-3")
def test_nothing_happens_unless_somebody_calls() -> None:
    table = three_alike()
    before = table.state
    assert [event["type"] for event in table.settles()] == ["settle"]
    assert table.state | {"actors": before["actors"]} == before


@pytest.mark.rule("SS-3")
def test_only_the_number_turned_over_counts() -> None:
    """Seats 0 and 1 show the same number from before, which nobody called."""
    table = Snap("r1 r2", "y1 y3 y5", "g5 g2")
    table.flips(0, 1, 2)
    table.settles((2, "schnapp", 200))
    assert table.piles == ["r1", "y1", ""]
    assert table.middle == "g5"


@pytest.mark.rule("SS-3")
def test_a_number_that_only_lies_lower_in_a_pile_does_not_count() -> None:
    table = Snap("r1 r2 r3", "y6 y7 y5", "g5 g1 g3")
    table.flips(0, 1, 2, 0, 1, 2)
    assert table.piles == ["r2 r1", "y7 y6", "g1 g5"]
    table.settles((0, "schnapp", 200))
    assert table.middle == "r2 r1"


@pytest.mark.rule("SS-4")
@pytest.mark.parametrize(
    ("caller", "under"),
    [(0, "r8 r9 r3 r1 g4 g1"), (1, "y8 y4 y5 y6 g4 g1 r3 r1"), (2, "g8 {} g4 g1 r3 r1")],
)
def test_his_own_pile_goes_under_the_stack_first_then_the_others_clockwise(
    caller: int, under: str
) -> None:
    table = three_alike()
    rest = table.stack(2).removeprefix("g8 ")
    table.settles((caller, "schnapp", 300))
    assert table.stack(caller) == under.format(rest)


@pytest.mark.rule("SS-4")
def test_quartets_among_the_cards_are_laid_aside_and_the_order_of_the_rest_stays() -> None:
    table = Snap("r3 r1 r8 r5", "y3 y1 y8", "g3 g1 g8", "b5 b1 b8")
    table.flips(0, 1, 2, 3, 0, 1, 2, 3)
    before = table.stack(3)
    events = table.settles((3, "schnapp", 300))
    assert {"type": "quartet", "seat": 3, "number": 1} in events
    assert 1 in table.state["quartets"][3]
    assert table.stack(3) == f"{before} b5 r3 y3 g3"
    assert table.piles == ["", "", "", ""]
    assert table.state["won"] == [0, 0, 0, 6]


@pytest.mark.rule("SS-4")
def test_a_quartet_that_needs_a_card_of_the_stack_is_none() -> None:
    table = Snap("r1 r2", "y1 y8", "g1 g8", "b2 b1")
    table.flips(0, 1, 2)
    rest = table.stack(3).removeprefix("b2 b1 ")
    table.settles((3, "schnapp", 300))
    assert table.stack(3) == f"b2 b1 {rest} r1 y1 g1"
    assert 1 not in table.state["quartets"][3]


@pytest.mark.rule("SS-5")
@pytest.mark.parametrize("word", sorted(CALLS))
def test_a_call_where_nothing_matches_costs_the_pile(word: str) -> None:
    table = Snap("r3 r1 r8", "y5 y6 y8 y4 y2", "g4 g2 g8")
    table.flips(0, 1, 2, 0)
    table.settles((0, word, 250))
    assert table.piles == ["", "y5", "g4"]
    assert table.middle == "r1 r3"
    assert table.stack(0) == "r8"


@pytest.mark.rule("SS-5")
def test_the_wrong_word_costs_the_pile_too() -> None:
    table = three_alike()
    table.settles((1, "schnipp", 250))
    assert table.piles == ["r1 r3", "", "g1 g4"]
    assert table.middle == "y6 y5"
    table.flips(0)
    table.settles((0, "schnapp", 10))
    assert table.middle == "r8 r1 r3 y6 y5"


@pytest.mark.rule("SS-5")
def test_schnapp_where_only_the_middle_matches_is_wrong() -> None:
    table = Snap("r1 r8", "y1 y8 y4", "g4 g8")
    table.flips(0)
    table.settles((0, "schnapp", 9))
    table.flips(1)
    table.settles((1, "schnapp", 9))
    assert table.middle == "y1 r1"


@pytest.mark.rule("SS-5")
def test_who_has_no_pile_loses_nothing_by_a_wrong_call() -> None:
    table = Snap("r3 r1", "y5 y6 y4 y2", "g4 g2")
    table.flips(0)
    before = table.state
    table.settles((1, "schnapp", 10), (2, "schnipp", 20))
    assert table.state | {"actors": before["actors"]} == before


def with_middle() -> Snap:
    """The middle is r1 on r5; seat 1 has just turned over y1, which no pile shows."""
    table = Snap("r5 r1 r8 r7", "y6 y1 y8", "g7 g1 g8")
    table.flips(0, 1, 2, 0)
    table.settles((0, "schnapp", 100))
    table.flips(1)
    assert (table.middle, table.piles) == ("r1 r5", ["", "y1 y6", "g7"])
    return table


@pytest.mark.rule("SS-6")
def test_the_first_to_call_schnipp_takes_the_middle_and_keeps_his_pile() -> None:
    table = with_middle()
    before = table.stack(2)
    table.settles((0, "schnipp", 201), (2, "schnipp", 150))
    assert table.stack(2) == f"{before} r5 r1"
    assert table.piles == ["", "y1 y6", "g7"]
    assert table.middle == ""
    assert table.state["won"] == [0, 0, 2]


@pytest.mark.rule("SS-6")
def test_quartets_of_the_middle_are_laid_aside_without_the_own_pile() -> None:
    table = Snap("r1 b1 r2 r8", "y1 y2 b2 y8", "g1 g2 g8")
    for seat in (0, 1, 2, 0, 1, 2, 0):
        table.flips(seat)
        table.settles((seat, "schnapp", 1))
    assert table.middle == "r2 g2 y2 b1 g1 y1 r1"
    table.flips(1)
    table.settles((1, "schnipp", 1))
    assert table.state["quartets"][1] == [1]
    assert table.stack(1) == "y8 y2 g2 r2"
    assert table.piles[1] == "b2"
    assert table.state["won"] == [0, 7, 0]


def both() -> Snap:
    """Seat 2 has just turned over g1: seat 1 shows a 1, and so does the middle."""
    table = Snap("r1 r8", "y1 y8", "g1 g8", "b8")
    table.flips(0)
    table.settles((0, "schnapp", 100))
    table.flips(1, 2)
    assert (table.middle, table.piles) == ("r1", ["", "y1", "g1", ""])
    return table


@pytest.mark.rule("SS-6")
def test_where_both_kinds_match_both_calls_are_right() -> None:
    table = both()
    table.settles((0, "schnapp", 400), (2, "schnipp", 100))
    assert table.stack(0) == "r8 y1 g1"
    assert table.stack(2) == "g8 r1"
    assert table.state["won"] == [2, 0, 1, 0]
    assert table.piles == [""] * 4


@pytest.mark.rule("SS-6")
def test_schnapp_is_settled_first() -> None:
    """The others are undecided about the middle, but their piles are taken before that."""
    table = both()
    table.settles((1, "schnipp", 100), (2, "schnipp", 100), (0, "schnapp", 400))
    assert table.stack(0) == "r8 y1 g1"
    assert (table.stack(1), table.stack(2)) == ("y8", "g8")
    assert table.middle == "r1"


def two_calls(later: int, **options: Any) -> Snap:
    """As `three_alike`, with calls of seat 1 and, so many milliseconds later, of seat 0."""
    table = three_alike(**options)
    table.settles((0, "schnapp", 200 + later), (1, "schnapp", 200))
    return table


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize(
    ("options", "later"), [({}, 50), ({}, 1), ({"tie_ms": 0}, 0), ({"tie_ms": 1000}, 1000)]
)
def test_right_calls_within_the_tie_are_undecided(options: dict[str, Any], later: int) -> None:
    stacks = three_alike().state["stacks"]
    table = two_calls(later, **options)
    assert table.piles == ["", "", "g1 g4"]
    after = [[*stacks[0], "r3", "r1"], [*stacks[1], "y5", "y6"], stacks[2]]
    assert table.state["stacks"] == after
    assert table.state["won"] == [0, 0, 0]
    assert table.middle == ""


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize(
    ("options", "later"), [({}, 51), ({"tie_ms": 0}, 1), ({"tie_ms": 999}, 1000)]
)
def test_a_right_call_beyond_the_tie_has_no_effect(options: dict[str, Any], later: int) -> None:
    table = two_calls(later, **options)
    assert table.state["won"] == [0, 4, 0]
    assert table.middle == ""


@pytest.mark.rule("SS-7")
def test_a_tie_counts_from_the_first_call_and_later_right_calls_have_no_effect() -> None:
    table = three_alike()
    table.settles((2, "schnapp", 251), (1, "schnapp", 230), (0, "schnapp", 200))
    assert table.piles == ["", "", "g1 g4"]
    assert table.middle == ""


@pytest.mark.rule("SS-7")
def test_an_undecided_schnipp_leaves_the_middle() -> None:
    table = with_middle()
    before = table.stack(2)
    table.settles((1, "schnipp", 100), (2, "schnipp", 150))
    assert table.middle == "r1 r5"
    assert table.piles == ["", "", ""]
    assert table.stack(1) == "y8 y6 y1"
    assert table.stack(2) == f"{before} g7"


@pytest.mark.rule("SS-7")
def test_undecided_callers_lay_no_quartets_aside() -> None:
    table = Snap("y5 y1 g1 b1", "r1 y2 y3 y4 y8", "g3 g4 g2 g8")
    table.flips(0, 1)
    table.settles((1, "schnapp", 1))
    table.flips(2, 0)
    table.settles((0, "schnipp", 1))
    table.flips(1, 2, 0, 1, 2, 0, 1, 2, 0, 1)
    assert (table.stack(0), table.piles[0]) == ("", "r1 b1 g1 y1 y5")
    table.settles((0, "schnapp", 1), (1, "schnapp", 1))
    assert table.stack(0) == "y5 y1 g1 b1 r1"
    assert table.stack(1) == "y2 y3 y4 y8"
    assert table.state["quartets"][0] == []


@pytest.mark.rule("SS-7")
def test_words_do_not_tie_with_each_other() -> None:
    table = both()
    table.settles((1, "schnapp", 100), (2, "schnipp", 100))
    assert table.state["won"] == [0, 1, 1, 0]


@pytest.mark.rule("SS-7")
def test_wrong_calls_come_after_the_right_ones_however_early() -> None:
    """The wrong call of seat 2 is the earliest, but its pile is taken before it could be lost."""
    table = three_alike()
    table.settles((2, "schnipp", 5), (1, "schnapp", 300))
    assert table.middle == ""
    assert table.state["won"] == [0, 4, 0]


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize(
    ("calls", "middle"),
    [
        ([(0, 300), (1, 200), (2, 100)], "r3 y5 g4"),
        ([(2, 100), (1, 200), (0, 300)], "r3 y5 g4"),
        ([(2, 100), (1, 100), (0, 100)], "g4 y5 r3"),
        ([(0, 100.5), (1, 100), (2, 100.25)], "r3 g4 y5"),
    ],
)
def test_wrong_calls_go_by_their_times_then_by_seats(
    calls: list[tuple[int, float]], middle: str
) -> None:
    table = Snap("r3 r1", "y5 y6 y4 y2", "g4 g2")
    table.flips(0, 1, 2)
    table.settles(*((seat, "schnapp", at) for seat, at in calls))
    assert table.middle == middle


@pytest.mark.rule("SS-7")
def test_what_is_right_is_judged_by_the_table_as_the_card_was_shown() -> None:
    """The first wrong call puts a matching card into the middle, which is too late for others."""
    table = Snap("r9 r1 r8", "y5 y6 y8 y4 y2", "g4 g2 g8")
    table.flips(0, 1, 2, 0)
    table.settles((0, "schnapp", 100), (1, "schnipp", 200))
    assert table.middle == "y5 r1 r9"
    assert table.state["won"] == [0, 0, 0]


@pytest.mark.rule("SS-7")
def test_each_seat_calls_once_per_card() -> None:
    table = Snap("r3 r1", "y5 y6 y4 y2", "g4 g2")
    table.flips(0)
    table.calls((1, "schnapp", 100), (2, "schnipp", 90))
    assert table.legal(1) == {"flip"}
    assert table.legal(2) == set()
    table.refuses(1, "schnipp", "illegal-move", "SS-7", at=200)
    table.refuses(1, "schnapp", "illegal-move", "SS-7", at=200)
    table.refuses(2, "schnapp", "not-your-turn", at=200)
    assert table.state["calls"] == [[1, "schnapp", 100], [2, "schnipp", 90]]
    table.flips(1)
    assert table.state["calls"] == []
    assert table.legal(1) == CALLS
    table.calls((1, "schnapp", 1))


@pytest.mark.rule("SS-7")
def test_the_next_flip_settles_as_the_referee_does() -> None:
    one, other = three_alike(), three_alike()
    for table in (one, other):
        table.calls((1, "schnapp", 300), (2, "schnipp", 20))
    one.flips(0)
    other.settles()
    other.flips(0)
    assert one.state == other.state


@pytest.mark.rule("SS-7")
def test_a_call_after_the_settling_is_too_late() -> None:
    table = three_alike()
    table.settles()
    assert [table.legal(seat) for seat in (0, 1, 2, None)] == [{"flip"}, set(), set(), set()]
    table.refuses(0, "schnapp", "illegal-move", "SS-3", at=700)
    table.refuses(1, "schnapp", "not-your-turn", at=1)
    table.refuses(None, "settle", "not-your-turn")


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize("at", ["", "5", -1, -0.5, True, None, [1], {"ms": 4}])
def test_a_call_needs_a_time(at: Any) -> None:
    table = three_alike()
    table.refuses(1, "schnapp", "bad-request", at=at)
    table.refuses(1, "schnipp", "bad-request")


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize("at", [b"1e999", b"-1e999", b"NaN", b"Infinity"])
def test_absurd_times_are_no_times(at: bytes) -> None:
    referee = Referee()
    referee.answer(b'{"do":"new","game":"schnipp-schnapp","players":2,"seed":"s"}')
    referee.answer(b'{"do":"play","seat":1,"move":"flip"}')
    answer = referee.answer(b'{"do":"play","seat":1,"move":"schnapp","at":' + at + b"}")
    assert answer["error"] == "bad-request"


@pytest.mark.rule("SS-7")
def test_a_huge_whole_number_is_a_time_like_any_other() -> None:
    table = three_alike()
    table.settles((0, "schnapp", 10**400), (1, "schnapp", 0.5), (2, "schnipp", 10**400 + 1))
    assert table.state["won"] == [0, 4, 0]


@pytest.mark.rule("SS-8")
def test_an_empty_stack_is_made_of_the_pile_when_it_is_needed() -> None:
    table = Snap("r1 r2 r3", "y5 y2 y3 y4 y6", "g5 g2 g3 g6")
    table.flips(0, 1, 2, 0, 1, 2, 0)
    assert (table.stack(0), table.piles[0]) == ("", "r3 r2 r1")
    table.flips(1, 2)
    assert (table.stack(0), table.piles[0]) == ("", "r3 r2 r1")
    table.flips(0)
    top, *rest = shuffled(["r1", "r2", "r3"], SEED, "1/mix/0")
    assert (table.stack(0), table.piles[0]) == (" ".join(rest), top)


@pytest.mark.rule("SS-8")
def test_later_shuffles_are_counted_those_of_one_card_too() -> None:
    table = Snap("r1", "y1 g1 b1")
    assert table.stack(1) == "y1 g1 b1"
    table.flips(0, 1, 0, 1, 0, 1, 0)
    assert (table.stack(0), table.piles[0]) == ("", "r1")
    table.flips(1)
    top, *rest = shuffled(["y1", "g1", "b1"], SEED, "1/mix/3")
    assert (table.stack(1), table.piles[1]) == (" ".join(rest), top)


def seat_0_out() -> Snap:
    """Seat 0 has lost its only card, r1, to the middle; it is seat 1's turn."""
    table = Snap("r1", "y5 y1 y6 y7", "g7 g1 g6")
    table.flips(0)
    table.settles((0, "schnapp", 100))
    assert (table.middle, table.turn) == ("r1", 1)
    return table


@pytest.mark.rule("SS-8")
def test_who_has_no_cards_is_passed_over_and_may_call_schnipp_only() -> None:
    table = seat_0_out()
    table.flips(1)
    assert table.legal(0) == {"schnipp"}
    table.refuses(0, "schnapp", "illegal-move", "SS-8", at=3)
    table.refuses(0, "flip", "illegal-move", "SS-8")
    table.flips(2)
    assert table.turn == 1
    table.settles((0, "schnipp", 100))
    assert (table.middle, table.turn) == ("r1", 1)
    assert table.stack(0) == ""


@pytest.mark.rule("SS-8")
def test_who_is_out_comes_back_by_schnipp() -> None:
    table = seat_0_out()
    table.flips(1, 2, 1)
    table.settles((0, "schnipp", 100), (2, "schnipp", 151))
    assert (table.stack(0), table.middle, table.turn) == ("r1", "", 2)
    table.flips(2)
    table.settles()
    assert table.turn == 0
    table.flips(0)
    assert table.piles[0] == "r1"


@pytest.mark.rule("SS-8")
def test_nobody_turns_over_while_calls_would_change_whose_turn_it_is() -> None:
    """Seat 0 comes back before it would be seat 1's turn: only the referee can say so."""
    table = seat_0_out()
    table.flips(1, 2, 1, 2)
    assert table.turn == 1
    table.calls((0, "schnipp", 100))
    assert table.turn == 1
    assert [table.legal(seat) for seat in (0, 1, 2)] == [set(), CALLS, CALLS]
    table.refuses(1, "flip", "illegal-move", "SS-7")
    table.refuses(0, "flip", "not-your-turn")
    table.settles()
    assert table.turn == 0
    assert table.legal(0) == {"flip"}


@pytest.mark.rule("SS-8")
def test_who_would_lose_his_last_cards_does_not_turn_over() -> None:
    table = Snap("r1", "y5 y1 y6 y7", "g7 g1 g6")
    table.flips(0, 1, 2)
    table.calls((0, "schnapp", 100))
    assert table.turn == 0
    assert table.state["actors"] == [1, 2]
    table.settles()
    assert table.turn == 1


@pytest.mark.rule("SS-8")
def test_who_has_only_quartets_at_the_start_is_out_at_once() -> None:
    table = Snap("r1 y1 g1 b1", "y5 y6 y7", "g7 g6")
    assert table.turn == 1
    table.flips(1)
    assert table.legal(0) == {"schnipp"}


def over(table: Snap, points: list[int], winners: list[int]) -> None:
    """See that the match is over with these counts, and nothing can be done any more."""
    state = table.state
    assert (state["over"], state["round_over"], state["turn"]) == (True, True, None)
    assert (state["points"], state["totals"], state["winners"]) == (points, points, winners)
    assert state["actors"] == []
    for seat in (*range(state["players"]), None):
        assert table.legal(seat) == set()
        table.refuses(seat, "flip", "not-your-turn")


@pytest.mark.rule("SS-9")
def test_it_ends_when_all_quartets_are_laid_aside() -> None:
    table = Snap("r1 y1", "g1 b1")
    table.flips(0, 1, 0, 1)
    assert (table.state["points"], table.state["totals"]) == (None, [0, 0])
    table.settles((0, "schnapp", 10))
    assert table.state["quartets"] == [[1], list(range(2, 21))]
    over(table, [1, 19], [1])


@pytest.mark.rule("SS-9")
def test_the_only_one_with_cards_makes_quartets_of_them_and_of_the_middle() -> None:
    table = Snap("r1", "y1 g1 b1")
    table.flips(0)
    table.calls((0, "schnapp", 1))
    assert (table.turn, table.state["actors"]) == (1, [1])
    assert table.legal(1) == CALLS, "the calls end it, so nobody turns over"
    table.settles()
    assert table.state["quartets"] == [[], [*range(2, 21), 1]]
    assert (table.state["stacks"], table.piles, table.middle) == ([[], []], ["", ""], "")
    assert table.state["won"] == [0, 0]
    over(table, [0, 20], [1])


@pytest.mark.rule("SS-9")
def test_only_the_referee_can_act_when_all_have_called_and_it_ends() -> None:
    table = Snap("r1", "y1 g1 b1")
    table.flips(0)
    table.calls((0, "schnapp", 1), (1, "schnapp", 2))
    assert table.state["actors"] == []
    assert table.legal(None) == {"settle"}
    table.settles()
    over(table, [0, 20], [1])


@pytest.mark.rule("SS-9")
def test_if_nobody_has_cards_any_more_it_ends_as_it_stands() -> None:
    table = Snap("r1 y1 r2 y2", "g2 b2 g1 b1")
    table.flips(0, 1, 0, 1, 0, 1, 0, 1)
    table.settles((0, "schnapp", 1), (1, "schnapp", 2))
    assert table.middle == "b1 g1 b2 g2 y2 r2 y1 r1"
    over(table, [0, 18], [1])


@pytest.mark.rule("SS-9")
def test_the_most_quartets_win_and_a_tie_has_several_winners() -> None:
    full = [f"{colour}{number}" for number in range(1, 10) for colour in COLOURS]
    table = Snap(" ".join([*full, "r19 y19 r20 y20"]), "g19 b19 g20 b20")
    assert [len(quartets) for quartets in table.state["quartets"]] == [9, 9]
    table.flips(0, 1, 0, 1)
    table.settles((0, "schnapp", 10))
    table.flips(0, 1, 0, 1)
    table.settles((1, "schnapp", 10))
    assert [quartets[-1] for quartets in table.state["quartets"]] == [19, 20]
    over(table, [10, 10], [0, 1])


@pytest.mark.rule("SS-9")
@pytest.mark.parametrize("options", [{}, {"together": True}])
@pytest.mark.parametrize(
    "stacks", [("r1 y1 g1 b1", "r2 r3"), ("r1 y1 g1 b1", "r2 y2 g2 b2", "r3 r4")]
)
def test_a_deal_that_would_be_over_before_it_begins_is_refused(
    options: dict[str, Any], stacks: tuple[str, ...]
) -> None:
    assert Snap(*stacks, **options).new["error"] == "bad-deal"


@pytest.mark.rule("SS-10")
def test_all_turn_over_at_once_by_anyones_word() -> None:
    for who in range(3):
        table = Snap("r1 r2", "y5 y2 y6", "g6 g2", together=True)
        assert (table.turn, table.state["actors"]) == (None, [0, 1, 2])
        table.flips(who)
        assert table.piles == ["r1", "y5", "g6"]
        assert table.turn is None
        assert all(table.legal(seat) == CALLS | {"flip"} for seat in range(3))
        table.flips(2)
        assert table.piles == ["r2 r1", "y2 y5", "g2 g6"]


@pytest.mark.rule("SS-10")
def test_schnapp_where_two_show_the_same_number_and_cards_won_are_counted() -> None:
    table = Snap("r1 r2", "y5 y2", "g1 g2", together=True)
    table.flips(0)
    table.settles((1, "schnapp", 100), (0, "schnapp", 200))
    assert table.stack(1) == "y2 y5 g1 r1"
    assert table.piles == ["", "", ""]
    assert table.state["won"] == [0, 2, 0]
    assert table.state["points"] is None


@pytest.mark.rule("SS-10")
def test_with_two_pairs_the_winner_takes_all_but_his_own() -> None:
    table = Snap("r1 r8 y5 y9", "y1 y8", "g2 g8", "b2 b8", "r5 r9", together=True)
    table.flips(3)
    table.settles((2, "schnapp", 100))
    assert table.stack(2) == "g8 g2 b2 r1 y1"
    assert table.piles == ["", "", "", "", "r5"]
    assert table.state["won"] == [0, 0, 3, 0, 0]


@pytest.mark.rule("SS-10")
def test_a_call_must_name_what_is_there() -> None:
    table = Snap("r1 r2", "y5 y2", "g1 g2", together=True)
    table.flips(0)
    table.settles((0, "schnipp", 100))
    assert table.middle == "r1"
    table.flips(0)
    assert table.piles == ["r2", "y2 y5", "g2 g1"]
    table.settles((1, "schnipp", 100))
    assert table.middle == "y2 y5 r1"


@pytest.mark.rule("SS-10")
def test_schnipp_where_any_card_turned_over_is_like_the_middle() -> None:
    table = Snap("r1 r2 r3", "y5 y1 y3 y6 y8 y9", "g6 g8 g9", together=True)
    table.flips(0)
    table.settles((0, "schnapp", 100))
    table.flips(0)
    table.settles((2, "schnipp", 100))
    assert table.state["won"] == [0, 0, 1]
    assert table.stack(2).endswith(" r1")
    assert table.piles == ["r2", "y1 y5", "g8 g6"]


@pytest.mark.rule("SS-10")
def test_quartets_are_laid_aside_and_their_cards_count_as_won() -> None:
    table = Snap("r1 r8", "y1 y8", "g1 g8", "b1 b8", together=True)
    table.flips(0)
    table.settles((0, "schnapp", 100))
    assert table.state["quartets"][0] == [1]
    assert table.state["won"] == [3, 0, 0, 0]
    assert table.stack(0) == "r8"


@pytest.mark.rule("SS-10")
def test_it_ends_when_a_player_has_no_cards_and_the_most_cards_won_win() -> None:
    table = Snap("r1", "y5 y2", "g1 g2", together=True)
    table.flips(0)
    table.calls((2, "schnapp", 100))
    assert table.state["actors"] == [0, 1], "nobody turns over: it will be over"
    table.refuses(0, "flip", "illegal-move", "SS-7")
    table.settles()
    assert table.piles == ["", "y5", ""]
    assert len(table.state["quartets"][2]) == 17
    over(table, [0, 0, 1], [2])


@pytest.mark.rule("SS-10")
def test_a_lost_pile_can_end_it_and_the_middle_stays() -> None:
    table = Snap("r1", "y5 y2 y6", "g6 g2", together=True)
    table.flips(1)
    table.settles((0, "schnapp", 100))
    assert table.middle == "r1"
    assert (table.stack(1), table.piles[1]) == ("y2 y6", "y5")
    over(table, [0, 0, 0], [0, 1, 2])


@pytest.mark.rule("SS-10")
def test_it_ends_after_the_turns_agreed_on_once_the_last_is_settled() -> None:
    table = Snap("r1 r2 r3", "y5 y2 y4 y6 y7 y8", "g6 g7 g8", together=True, turns=2)
    table.flips(0, 1)
    assert table.state["over"] is False
    assert [table.legal(seat) for seat in range(3)] == [CALLS] * 3
    table.refuses(0, "flip", "illegal-move", "SS-10")
    table.settles((0, "schnapp", 100))
    over(table, [2, 0, 0], [0])


@pytest.mark.rule("SS-10")
def test_forty_turns_unless_agreed_otherwise() -> None:
    table = Snap(players=2, together=True)
    for _ in range(40):
        assert "flip" in table.legal(1)
        table.flips(1)
    assert table.legal(1) == CALLS
    table.settles()
    assert table.state["over"] is True


@pytest.mark.rule("SS-8")
@pytest.mark.rule("SS-10")
def test_together_stacks_are_made_anew_seat_after_seat_from_0() -> None:
    table = Snap("r1 r2 r3", "y1 y2 y3", "g1 g2 g3 b1 b2 b3", together=True)
    table.flips(0, 0, 0)
    assert (table.stack(0), table.stack(1)) == ("", "")
    table.flips(1)
    for seat, colour in enumerate("ry"):
        cards = [f"{colour}{number}" for number in (1, 2, 3)]
        top, *rest = shuffled(cards, SEED, f"1/mix/{seat}")
        assert (table.stack(seat), table.piles[seat]) == (" ".join(rest), top)


@pytest.mark.rule("SS-10")
def test_turns_count_only_where_all_turn_over_together() -> None:
    table = Snap("r1 r2 r3", "y1 y2 y3", turns=1)
    table.flips(0, 1, 0)
    assert table.legal(1) == CALLS | {"flip"}


@pytest.mark.rule("SS-11")
def test_it_ends_after_two_thousand_turn_overs() -> None:
    match = new_match(GAMES[GAME], 3, seed="for ever")
    flip = match.game.language["flip"]
    for number in range(2_000):
        assert not match.over, number
        assert match.turn == (number + 1) % 3
        match = match.push(match.turn, flip)
    assert match.actors == (0, 1, 2)
    assert all(flip not in match.legal(seat) for seat in range(3))
    with pytest.raises(Exception, match="last card") as refused:
        play(match, match.turn, "flip")
    assert getattr(refused.value, "rule", None) == "SS-11"
    quartets = [len(full) for full in match.game.truth(match.state)["quartets"]]
    match, _ = play(match, None, "settle")
    assert match.over
    assert match.totals == tuple(quartets)


@pytest.mark.rule("G-7")
def test_views_show_what_lies_open_and_ones_own_call_only() -> None:
    table = with_middle()
    table.calls((2, "schnipp", 150), (0, "schnapp", 99))
    state = table.state
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert view.keys() == state.keys() | {"seat"}
        assert view["stacks"] == [len(stack) for stack in state["stacks"]]
        for key in ("piles", "middle", "quartets", "won", "turn"):
            assert view[key] == state[key]
        assert view["calls"] == [call for call in state["calls"] if call[0] == seat]


@pytest.mark.rule("G-7")
def test_a_call_is_told_to_nobody_else_until_it_is_settled() -> None:
    match, _ = play(new_match(GAMES[GAME], 2, {"dealer": 1}, SEED), 0, "flip")
    match, (call,) = play(match, 1, "schnapp", 300)
    assert call.seen_by(1) == {"type": "call", "seat": 1, "word": "schnapp", "at": 300}
    assert call.seen_by(0) == call.seen_by(None) == {"type": "call", "seat": 1}
    _, (settle, wrong) = play(match, None, "settle")
    assert settle.type == "settle"
    assert wrong.seen_by(0)["word"] == "schnapp"


@pytest.mark.rule("G-8")
def test_cards_are_conserved_through_ties_and_wrong_calls() -> None:
    table = both()
    table.settles((1, "schnipp", 1), (2, "schnipp", 1), (0, "schnapp", 1), (3, "schnapp", 1))
    state = table.state
    cards = Counter(chain(*state["stacks"], *state["piles"], state["middle"]))
    for number in chain(*state["quartets"]):
        cards.update(f"{colour}{number}" for colour in COLOURS)
    assert cards == Counter(card for card in FRESH if card != "*" and card[1:] != "21")


@pytest.mark.rule("SS-10")
@pytest.mark.parametrize(
    "options",
    [
        {"together": 1},
        {"together": None},
        {"tie_ms": -1},
        {"tie_ms": 1001},
        {"tie_ms": 50.0},
        {"tie_ms": True},
        {"turns": 0},
        {"turns": 1001},
        {"turns": None},
        {"rounds": 2},
        {"dealer": 2},
    ],
)
def test_bad_options(options: dict[str, Any]) -> None:
    assert Snap(players=2, **options).new["error"] == "bad-options"


@pytest.mark.rule("SS-8")
def test_without_a_seed_there_is_no_chance() -> None:
    assert Snap("r1 r2", "r3 r4", seed=None).new["error"] == "bad-request"


@pytest.mark.rule("SS-1")
def test_bad_deals() -> None:
    cards = deck(GAME)
    bad: list[dict[str, Any]] = [
        {},
        {"hands": [cards[:40], cards[40:]]},
        {"stacks": [cards, []]},
        {"stacks": [cards[:40], cards[41:]]},
        {"stacks": [cards[:40], [*cards[40:], "*"]]},
        {"stacks": [cards[:40], cards[40:], []]},
    ]
    for deal in bad:
        request = {"do": "new", "game": GAME, "players": 2, "seed": "s", "deal": deal}
        assert Referee().answer(json.dumps(request).encode())["error"] == "bad-deal"


@pytest.mark.rule("SS-2")
@pytest.mark.parametrize("move", ["r1", "next", "flip ", " flip", "snap", "flip 1", "done", ""])
def test_what_is_no_move_of_this_game(move: str) -> None:
    table = Snap("r1 r2", "y1 y2")
    table.refuses(0, move, "bad-move")


@pytest.mark.rule("SS-2")
def test_capital_letters_are_understood() -> None:
    table = Snap("r1 r2", "y1 y2")
    table.plays(0, "FLIP")
    table.plays(1, "Schnapp", at=3)
    table.plays(None, "SETTLE")
    assert [move[2] for move in table.ask("record")["record"]["moves"]] == [
        "flip",
        "schnapp",
        "settle",
    ]


@pytest.mark.rule("SS-7")
def test_a_record_keeps_the_times() -> None:
    table = three_alike()
    table.settles((1, "schnapp", 300.5), (2, "schnipp", 20))
    record = table.ask("record")["record"]
    assert record["moves"][-3:] == [
        [1, 1, "schnapp", 300.5],
        [1, 2, "schnipp", 20],
        [1, None, "settle"],
    ]
    again = Referee().answer(json.dumps({"do": "load", "record": record}).encode())
    assert again["state"] == table.state


def test_a_match_is_a_value() -> None:
    start: Match = new_match(GAMES[GAME], 2, {"dealer": 1}, SEED)
    before = start.game.truth(start.state)
    play(start, 0, "flip")
    assert start.game.truth(start.state) == before

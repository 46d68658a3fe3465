"""UA: Überall anschließen."""

import copy
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from elfer.games import game_named
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import Move
from elfer.records.played import Played
from elfer.records.referee import Referee

from .cards import deck, left_over, run
from .chance import shuffled
from .table import Table

GAME = "ueberall-anschliessen"
CARDS = deck(GAME)
IN_ORDER = " ".join(run(colour, 1, 20) for colour in "rygb")


def deal_of(stacks: Sequence[str]) -> dict[str, list[list[str]]]:
    """These stacks, the top first; what nobody names lies under the last one, b20 lowest."""
    lists = [stack.split() for stack in stacks]
    lists[-1].extend(left_over(CARDS, lists))
    return {"stacks": lists}


class Piles(Table):
    """A match from stacks as they lie, the top first; the last seat deals, so that 0 begins."""

    def __init__(self, *stacks: str, **options: Any) -> None:
        self._referee = Referee()
        options = {"dealer": len(stacks) - 1} | options
        self._told("new", game=GAME, players=len(stacks), options=options, deal=deal_of(stacks))

    def turns_over(self, seat: int, *lays: str) -> None:
        """Turn over a card and lay it, once for each of these places."""
        for lay in lays:
            self.plays(seat, "flip", lay)

    def stack(self, seat: int) -> str:
        """A face-down stack, its top first."""
        return " ".join(self.state["stacks"][seat])

    def pile(self, seat: int) -> str:
        """An open pile, its top first."""
        return " ".join(self.state["piles"][seat])

    @property
    def middle(self) -> str:
        """The middle, its top first."""
        return " ".join(self.state["middle"])

    @property
    def places(self) -> list[int]:
        """The seats that are out, in order."""
        places: list[int] = self.state["places"]
        return places


def request(**changes: Any) -> dict[str, Any]:
    """The answer to a new match with something changed."""
    asked = {"do": "new", "game": GAME, "players": 3, "options": {}, "seed": "s"} | changes
    return Referee().answer(json.dumps(asked).encode())


def overlooked() -> Piles:
    """Seat 1 has just laid the green 6 on its own pile, although the middle shows a 5."""
    table = Piles("r5 r9 r10", "g6 y1 y2", "b9 y20", "b15")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    return table


@pytest.mark.rule("UA-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dealer", [0, 1])
def test_all_cards_are_dealt_as_evenly_as_possible(players: int, dealer: int) -> None:
    """One at a time from the dealer's left neighbour on; the last card dealt lies on top."""
    state = request(players=players, options={"dealer": dealer})["state"]
    cards = shuffled(CARDS, "s", "1/deal/0")
    for place in range(players):
        seat = (dealer + 1 + place) % players
        assert state["stacks"][seat] == cards[place::players][::-1]
    assert state["piles"] == [[]] * players
    assert (state["middle"], state["turned"], state["places"]) == ([], None, [])
    assert (state["points"], state["totals"], state["winners"]) == (None, None, None)


@pytest.mark.rule("UA-1")
def test_stacks_are_face_down_and_the_rest_lies_open() -> None:
    table = Piles("r15 y8 b3", "r7 g1", "b4")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.plays(2, "flip")
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert view.keys() == table.state.keys() | {"seat"}
        assert view["stacks"] == [2, 1, 74]
        assert view["piles"] == [[], ["r7"], []]
        assert (view["middle"], view["turned"], view["places"]) == (["r15"], "b4", [])


@pytest.mark.rule("UA-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_left_neighbour_of_the_dealer_opens_and_the_next_one_goes_on(dealer: int) -> None:
    table = Piles("r5 r6", "y5 y6", "g5 g6", dealer=dealer)
    opener = (dealer + 1) % 3
    assert table.turn == opener
    assert table.state["actors"] == [opener]
    assert table.legal(opener) == {"flip"}
    table.refuses(opener, "mid", "own", rule="UA-3")
    table.plays(opener, "flip")
    assert table.state["turned"] == f"{'ryg'[opener]}5"
    assert table.legal(opener) == {"mid"}
    table.refuses(opener, "own", f"@{dealer}", rule="UA-2")
    table.refuses(opener, "flip", rule="UA-3")
    table.plays(opener, "mid")
    assert table.turn == (opener + 1) % 3
    assert table.state["actors"] == [(opener + 1) % 3]


@pytest.mark.rule("UA-2")
def test_the_opening_card_may_be_the_only_one() -> None:
    table = Piles("r5", "g1", "g2")
    table.turns_over(0, "mid")
    assert table.places == [0]
    assert table.turn == 1


@pytest.mark.rule("UA-3")
def test_one_higher_goes_into_the_middle_whatever_its_colour() -> None:
    table = Piles("r5 r1", "g6 y1", "b9")
    table.turns_over(0, "mid")
    table.refuses(1, "mid", "own", "@0", rule="UA-3")
    table.refuses(0, "flip", error="not-your-turn")
    table.plays(1, "flip")
    assert table.state["turned"] == "g6"
    assert table.legal(1) == {"mid", "own"}
    table.plays(1, "mid")
    assert table.middle == "g6 r5"
    assert table.state["turned"] is None


@pytest.mark.rule("UA-3")
@pytest.mark.parametrize("card", ["g4", "g5", "g7", "r20"])
def test_what_fits_nowhere_goes_on_the_own_pile_and_the_turn_is_over(card: str) -> None:
    table = Piles("b5 r1", f"{card} y1", "b9")
    table.turns_over(0, "mid")
    table.plays(1, "flip")
    assert table.legal(1) == {"own"}
    table.refuses(1, "mid", "@0", "@2", rule="UA-3")
    table.plays(1, "own")
    assert table.pile(1) == card
    assert table.turn == 2


@pytest.mark.rule("UA-3")
def test_else_on_the_pile_of_another_with_a_choice_if_several_fit() -> None:
    table = Piles("r15 y8 b3", "r7 g1", "b7 g20")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.plays(0, "flip")
    assert table.legal(0) == {"@1", "@2", "own"}
    table.refuses(0, "mid", "@0", "@3", "@5", rule="UA-3")
    table.plays(0, "@2")
    assert table.pile(2) == "y8 b7"
    assert table.pile(1) == "r7"


@pytest.mark.rule("UA-3")
def test_the_middle_comes_first() -> None:
    table = Piles("r6 y7", "b6 g1", "b1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.plays(0, "flip")
    assert table.legal(0) == {"mid", "own"}
    table.refuses(0, "@1", rule="UA-3")


@pytest.mark.rule("UA-3")
def test_after_20_comes_1_in_the_middle_and_on_piles() -> None:
    table = Piles("r20 g3", "b1 y20", "g1")
    table.turns_over(0, "mid")
    table.turns_over(1, "mid", "own")
    table.plays(2, "flip")
    assert table.legal(2) == {"@1", "own"}
    table.refuses(2, "mid", rule="UA-3")
    table.plays(2, "@1")
    assert table.middle == "b1 r20"
    assert table.pile(1) == "g1 y20"


@pytest.mark.rule("UA-3")
def test_the_own_pile_is_no_place_where_a_card_fits() -> None:
    """Continuing it by chance ends the turn and is no overlooking."""
    table = Piles("r15 g11", "r7 y8 g1", "b3")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.turns_over(0, "own")
    table.plays(1, "flip")
    assert table.legal(1) == {"own"}
    table.refuses(1, "@1", rule="UA-3")
    table.plays(1, "own")
    assert table.pile(1) == "y8 r7"
    assert table.turn == 2
    assert table.state["actors"] == [2]


@pytest.mark.rule("UA-4")
def test_after_the_middle_and_after_another_pile_one_goes_on() -> None:
    table = Piles("r15 g12", "r7 g16 g13 b9", "b1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.turns_over(0, "own")
    table.turns_over(1, "mid")
    assert table.turn == 1
    assert table.legal(1) == {"flip"}
    table.turns_over(1, "@0")
    assert table.turn == 1
    assert table.state["actors"] == [1]
    table.turns_over(1, "own")
    assert table.turn == 2


@pytest.mark.rule("UA-5")
def test_the_open_pile_becomes_the_stack_when_a_card_must_be_turned_over() -> None:
    """Until then it lies open and can be laid on; what was laid first comes up first."""
    table = Piles("r10 b1 b5 b13", "g2 y19", "b7 r20 r16")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0, 1):
        table.turns_over(seat, "own")
    assert (table.stack(1), table.pile(1)) == ("", "y19 g2")
    table.turns_over(2, "@1", "own")
    table.turns_over(0, "own")
    assert (table.stack(1), table.pile(1)) == ("", "r20 y19 g2")
    table.plays(1, "flip")
    assert table.state["turned"] == "g2"
    assert (table.stack(1), table.pile(1)) == ("y19 r20", "")
    table.plays(1, "own")
    assert (table.stack(1), table.pile(1)) == ("y19 r20", "g2")


@pytest.mark.rule("UA-5")
def test_also_in_the_middle_of_a_turn() -> None:
    table = Piles("r10 b1 b5", "g2 b11", "b7")
    table.turns_over(0, "mid")
    for seat in (1, 2, 0):
        table.turns_over(seat, "own")
    table.turns_over(1, "mid")
    assert (table.stack(1), table.pile(1), table.places) == ("", "g2", [])
    table.plays(1, "flip")
    assert table.state["turned"] == "g2"
    assert (table.stack(1), table.pile(1), table.places) == ("", "", [])
    table.plays(1, "@0")
    assert table.pile(0) == "g2 b1"
    assert table.places == [1]
    assert table.turn == 2


@pytest.mark.rule("UA-6")
def test_a_card_that_fits_can_be_overlooked_and_every_other_seat_may_call() -> None:
    table = overlooked()
    assert table.turn == 2
    assert table.pile(1) == "g6"
    assert table.state["actors"] == [0, 2, 3]
    assert table.legal(2) == {"flip", "stopp"}
    assert table.legal(0) == table.legal(3) == {"stopp"}
    table.refuses(1, "stopp", error="not-your-turn")
    table.refuses(3, "flip", "mid", "own", "@1", rule="G-10")


@pytest.mark.rule("UA-6")
@pytest.mark.parametrize("caller", [0, 2, 3])
def test_the_others_give_their_bottom_cards_clockwise_on_top_of_the_stack(caller: int) -> None:
    table = overlooked()
    table.plays(caller, "stopp")
    assert table.stack(1) == "r10 b20 y20 y1 y2"
    assert (table.stack(0), table.stack(2)) == ("r9", "b9")
    assert table.stack(3).startswith("b15")
    assert table.stack(3).endswith("b19")
    assert table.pile(1) == "g6"
    assert table.middle == "r5"
    assert table.turn == 2
    assert table.places == []


@pytest.mark.rule("UA-6")
def test_one_call_per_card() -> None:
    table = overlooked()
    table.plays(3, "stopp")
    assert table.state["actors"] == [2]
    table.refuses(2, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-6")
def test_the_next_card_turned_over_ends_the_time_for_a_call() -> None:
    table = overlooked()
    table.plays(2, "flip")
    table.refuses(2, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")
    table.refuses(3, "stopp", error="not-your-turn")
    table.plays(2, "own")
    table.refuses(3, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-6")
def test_a_later_card_can_be_called_again() -> None:
    table = Piles("r5 r9 r10", "g6 y1 y2", "b6 y20")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.plays(0, "stopp")
    table.turns_over(2, "own")
    assert table.legal(1) == {"stopp"}
    assert table.legal(0) == {"flip", "stopp"}
    table.plays(1, "stopp")
    assert table.stack(2).startswith("y2 r9 y20")


@pytest.mark.rule("UA-6")
def test_a_call_without_cause_is_refused_and_costs_nothing() -> None:
    table = Piles("r5 r9", "g7 y1", "b9")
    table.refuses(0, "stopp", rule="UA-6")
    table.turns_over(0, "mid")
    table.refuses(1, "stopp", rule="UA-6")
    table.turns_over(1, "own")
    table.refuses(2, "stopp", rule="UA-6")
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-6")
def test_overlooking_the_pile_of_another_counts_too() -> None:
    table = Piles("r15 y8 b3", "r7 g1", "b1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.turns_over(0, "own")
    assert table.state["actors"] == [1, 2]
    table.plays(2, "stopp")
    assert table.stack(0) == "b20 g1 b3"


@pytest.mark.rule("UA-6")
def test_who_has_no_face_down_card_gives_none() -> None:
    table = Piles("r5 b9", "g1 g6 g7")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(0, "own")
    table.turns_over(1, "own")
    stack = table.stack(1)
    assert table.legal(0) == {"flip", "stopp"}
    table.plays(0, "stopp")
    assert (table.stack(0), table.pile(0)) == ("", "b9")
    assert table.stack(1) == stack
    assert (table.places, table.turn) == ([], 0)


@pytest.mark.rule("UA-6")
def test_who_gives_his_last_card_is_out_in_that_order_and_loses_his_turn() -> None:
    table = Piles("r5 r10", "g6 y1", "y20", "b15")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    assert table.turn == 2
    table.plays(0, "stopp")
    assert table.stack(1) == "r10 b20 y20 y1"
    assert table.places == [2, 0]
    assert table.turn == 3
    assert table.state["actors"] == [3]


@pytest.mark.rule("UA-6")
def test_who_gives_his_last_face_down_card_but_has_a_pile_is_not_out() -> None:
    table = Piles("r5 b9 b11", "g1 g6 g7")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(0, "own")
    table.turns_over(1, "own")
    table.plays(0, "stopp")
    assert (table.stack(0), table.pile(0)) == ("", "b9")
    assert table.stack(1).startswith("b11 g7")
    assert (table.places, table.turn) == ([], 0)


@pytest.mark.rule("UA-6")
def test_the_culprit_goes_on_if_all_others_are_out() -> None:
    table = Piles("r5 r10", "g6 y1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.plays(0, "stopp")
    assert table.places == [0]
    assert table.turn == 1
    assert table.legal(1) == {"flip"}
    assert not table.state["over"]


@pytest.mark.rule("UA-6")
def test_who_is_out_cannot_call() -> None:
    table = Piles("r5", "g6 y1", "b9")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    assert table.state["actors"] == [2]
    assert table.legal(2) == {"flip", "stopp"}
    table.refuses(0, "stopp", error="not-your-turn")


@pytest.mark.rule("UA-6")
def test_nobody_calls_against_the_last_one() -> None:
    table = Piles("r5", "g6 y1")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    assert table.turn == 1
    assert table.state["actors"] == [1]
    assert table.legal(1) == {"flip"}
    table.refuses(1, "stopp", rule="UA-6")


@pytest.mark.rule("UA-6")
def test_strict_makes_overlooking_impossible() -> None:
    table = Piles("r5 g9 g1", "g6 b12 y1", "b8 r7", strict=True)
    table.turns_over(0, "mid")
    table.plays(1, "flip")
    assert table.legal(1) == {"mid"}
    table.refuses(1, "own", rule="UA-6")
    table.plays(1, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.plays(0, "flip")
    assert table.legal(0) == {"@2"}
    table.refuses(0, "own", rule="UA-6")


@pytest.mark.rule("UA-6")
def test_nobody_sees_the_cards_that_are_given() -> None:
    played = Played.new(game_named(GAME), 3, {}, None, deal_of(["r9 r10", "r5 y2", "g6 y1"]))
    for seat, move in ((1, "flip"), (1, "mid"), (2, "flip"), (2, "own")):
        played.play(seat, move)
    events = played.play(0, "stopp")
    assert [event.truth() for event in events] == [
        {"type": "stopp", "seat": 0, "culprit": 2},
        {"type": "give", "seat": 0, "to": 2, "card": "r10"},
        {"type": "give", "seat": 1, "to": 2, "card": "y2"},
        {"type": "out", "seat": 1, "place": 1},
    ]
    for watcher in (0, 1, 2, None):
        assert not any("card" in event.seen_by(watcher) for event in events)


@pytest.mark.rule("UA-7")
def test_the_first_one_out_wins_and_the_others_play_on_until_all_lies_in_the_middle() -> None:
    first, *others = IN_ORDER.split()
    table = Piles(first, " ".join(others))
    table.turns_over(0, "mid")
    state = table.state
    assert (state["places"], state["over"], state["winners"]) == ([0], False, None)
    table.turns_over(1, *["mid"] * 78)
    assert not table.state["over"]
    table.turns_over(1, "mid")
    state = table.state
    assert (state["over"], state["round_over"], state["turn"]) == (True, True, None)
    assert (state["actors"], state["places"], state["winners"]) == ([], [0, 1], [0])
    assert (state["points"], state["totals"]) == (None, None)
    assert state["middle"] == IN_ORDER.split()[::-1]
    table.refuses(1, "flip", error="not-your-turn")


@pytest.mark.rule("UA-7")
def test_the_last_card_on_the_pile_of_another_is_out_too_and_turns_pass_over_him() -> None:
    table = Piles("r15 y8", "r7 g1", "b4 y2 y13")
    table.turns_over(0, "mid")
    table.turns_over(1, "own")
    table.turns_over(2, "own")
    table.turns_over(0, "@1")
    assert table.places == [0]
    assert table.turn == 1
    assert table.pile(0) == ""
    table.turns_over(1, "own")
    table.plays(2, "flip")
    assert table.legal(2) == {"@1", "own"}
    table.refuses(2, "@0", rule="UA-3")
    table.plays(2, "@1")
    table.turns_over(2, "own")
    assert table.turn == 1


@pytest.mark.rule("UA-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("strict", [True, False])
def test_every_place_is_taken_in_the_end(players: int, *, strict: bool) -> None:
    match = new_match(game_named(GAME), players, {"strict": strict}, f"places {players}")
    luck = Random(players)
    while not match.over:
        seat = luck.choice(match.actors)
        moves = match.legal(seat)
        careless = luck.random() < 0.05
        match = match.push(seat, moves[-1] if careless else moves[0])
    layout = match.state.layout
    assert sorted(layout.places) == list(range(players))
    assert match.winners == layout.places[:1]
    assert len(layout.middle) == 80


def own_if_possible(match: Match) -> tuple[int, Move]:
    """What the seat whose turn it is does if it always overlooks everything."""
    seat = match.turn
    assert seat is not None
    moves = {move.text: move for move in match.legal(seat)}
    return seat, moves.get("own") or moves.get("flip") or moves["mid"]


@pytest.mark.rule("UA-7")
def test_after_20000_moves_the_fewest_cards_win_and_a_tie_has_several_winners() -> None:
    """Of 26, 27 and 27 cards one is laid, by seat 1; then everyone overlooks everything."""
    match = new_match(game_named(GAME), 3, {}, "for ever")
    for _ in range(19_999):
        match = match.push(*own_if_possible(match))
    assert not match.over
    match = match.push(*own_if_possible(match))
    assert match.over
    assert match.winners == (0, 1)
    assert match.actors == ()
    assert match.turn is None


def almost_over(match: Match) -> Match:
    """The same moment, but so late that one more move is the last one."""
    late = copy.copy(match)
    late.state = match.state._replace(layout=match.state.layout._replace(moves=19_999))
    return late


def played(match: Match, *moves: str) -> Match:
    """The match after these moves of whoever's turn it is."""
    for text in moves:
        seat = match.turn
        match = match.push(seat, next(move for move in match.legal(seat) if move.text == text))
    return match


@pytest.mark.rule("UA-7")
def test_a_card_that_is_turned_over_then_still_counts() -> None:
    """Seat 0 has 39 cards and the turned one, seat 1 has 39."""
    cards = IN_ORDER.split()
    deal = {"stacks": [cards[:41], cards[:40:-1]]}
    match = new_match(game_named(GAME), 2, {"dealer": 1}, deal=deal)
    match = played(almost_over(played(match, "flip", "mid", "flip", "own")), "flip")
    assert match.over
    assert match.winners == (1,)


@pytest.mark.rule("UA-7")
def test_who_is_out_by_then_has_won() -> None:
    match = new_match(game_named(GAME), 3, {"dealer": 2}, deal=deal_of(["r5", "g9", "b9"]))
    match = played(almost_over(played(match, "flip", "mid")), "flip")
    assert match.over
    assert match.winners == (0,)
    assert match.state.layout.places == (0,)


@pytest.mark.rule("UA-1")
@pytest.mark.parametrize("players", [1, 7])
def test_for_two_to_six(players: int) -> None:
    assert request(players=players)["error"] == "bad-request"


@pytest.mark.rule("UA-6")
@pytest.mark.parametrize(
    "options", [{"strict": 1}, {"strict": None}, {"rounds": 1}, {"dealer": 3}, {"youngest": 0}]
)
def test_bad_options(options: dict[str, Any]) -> None:
    assert request(options=options)["error"] == "bad-options"


@pytest.mark.rule("UA-1")
@pytest.mark.parametrize(
    "stacks",
    [
        [["r1"], ["r2"], CARDS[3:]],
        [["r1"], ["r1"], CARDS[1:]],
        [["r1"], [], CARDS[1:]],
        [["r1"], CARDS[1:]],
        [["r1"], ["r2"], [*CARDS[2:], "r21"]],
        [["r1"], ["r2"], [*CARDS[2:], "*"]],
    ],
)
def test_a_given_deal_is_all_cards_and_nobody_starts_without_any(stacks: Any) -> None:
    assert request(deal={"stacks": stacks}, seed=None)["error"] == "bad-deal"


@pytest.mark.rule("UA-1")
def test_a_given_deal_needs_no_seed_and_may_be_uneven() -> None:
    assert request(deal=deal_of(["r1", "r2", "r3"]), seed=None)["ok"]


@pytest.mark.rule("UA-3")
def test_texts_that_are_no_move() -> None:
    table = Piles("r5", "g6", "b9")
    table.refuses(0, "r5", "@", "@6", "@-1", "@01", "@ 1", "stop", "middle", error="bad-move")
    table.plays(0, "FLIP", "Mid")
    assert [move[2] for move in table.record["moves"]] == ["flip", "mid"]

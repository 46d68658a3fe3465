"""EW: Lass dich nicht erwischen!"""

import json
from typing import Any

import pytest

from elfer.games.erwischt import Erwischt
from elfer.games.erwischt.moves import ACCEPT, LAY, OBJECT
from elfer.kernel.cards import CARDS
from elfer.kernel.events import Event
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import PASS, Move
from elfer.records.played import Played
from elfer.records.referee import Referee

from .cards import COLOURS, in_order, left_over
from .chance import shuffled
from .table import Table

DECK = [f"{colour}{value}" for colour in COLOURS for value in range(1, 21)]


def given(*hands: str, rest: int = 0) -> dict[str, Any]:
    """A deal of these hands; what nobody names goes to one seat."""
    dealt = [hand.split() for hand in hands]
    dealt[rest] += left_over(DECK, dealt)
    return {"hands": dealt}


class Sly(Table):
    """A match of this game; dealt by seat 0 unless agreed otherwise: the last seat begins."""

    def __init__(
        self, *hands: str, rest: int = 0, players: int = 0, seed: str = "rules", **options: Any
    ) -> None:
        self._referee = Referee()
        deal = given(*hands, rest=rest) if hands else None
        players = players or len(hands)
        self._told("new", game="erwischt", players=players, options=options, seed=seed, deal=deal)

    def cards(self, seat: int) -> str:
        """The cards of a hand, in the order of a fresh deck."""
        return in_order(self.state["hands"][seat])

    def all_pass(self, times: int = 1) -> None:
        """Everyone passes, from the seat on whose turn it is."""
        for _ in range(times * self.state["players"]):
            assert self.turn is not None
            self.plays(self.turn, "pass")

    def said(self) -> tuple[int | None, int]:
        """The number claimed last, and the next one."""
        state = self.state
        return state["pile_claim"], state["count"]

    @property
    def pile(self) -> str:
        """The pile, its top first."""
        return " ".join(self.state["middle"])


def solo(first: str, *, colours: str = "mixed") -> Sly:
    """Two play, seat 1 begins and has the red cards (and more), seat 0 only these."""
    return Sly(first, "", rest=1, colours=colours)


def piled_to_20(table: Sly, colour: str) -> None:
    """Seat 1 lays a whole colour, claiming it if that is the rule, and seat 0 passes."""
    strict = table.state["options"]["colours"] == "strict"
    for number in range(1, 21):
        naming = f"={colour}" if strict and number == 1 else ""
        table.plays(1, f"{colour}{number}{naming}")
        if number < 20:
            table.plays(0, "pass")


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_cards_are_dealt_counter_clockwise_and_the_first_get_the_extra_ones(
    players: int,
) -> None:
    table = Sly(players=players, seed="all", dealer=1)
    mixed = shuffled(DECK, "all", "1/deal/0")
    for place in range(players):
        assert table.cards((0 - place) % players) == in_order(mixed[place::players])
    assert len(table.state["hands"][0]) == -(-80 // players)


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize(("dealer", "beginner"), [(0, 2), (1, 0), (2, 1)])
def test_right_neighbour_of_the_dealer_begins_and_play_is_counter_clockwise(
    dealer: int, beginner: int
) -> None:
    table = Sly(players=3, dealer=dealer)
    for step in range(5):
        seat = (beginner - step) % 3
        assert table.turn == seat
        table.plays(seat, table.cards(seat).split()[0])


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize("hands", [[DECK, []], [DECK[1:], ["r2"]], [DECK[1:], ["r21"]], [DECK]])
def test_a_given_deal_is_exactly_the_deck(hands: list[list[str]]) -> None:
    answer = Sly(players=2).ask("new", game="erwischt", players=2, deal={"hands": hands})
    assert answer["error"] == "bad-deal"


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    answer = Sly(players=3).ask("new", game="erwischt", players=players, seed="s")
    assert answer["error"] == "bad-request"


@pytest.mark.rule("EW-2")
def test_count_runs_to_20_and_then_the_pile_is_taken_away() -> None:
    table = Sly(players=2)
    for number in range(1, 21):
        assert table.said() == (number - 1 or None, number)
        seat = table.turn or 0
        table.plays(seat, table.cards(seat).split()[0])
    pile = table.state["middle"]
    assert table.said() == (20, 1)
    assert len(pile) == 20
    assert table.state["aside"] == []
    seat = table.turn or 0
    card = table.cards(seat).split()[0]
    table.plays(seat, card)
    assert table.state["aside"] == pile
    assert table.pile == card
    assert table.said() == (1, 2)


@pytest.mark.rule("EW-2")
@pytest.mark.rule("G-7")
def test_pile_and_what_is_away_lie_face_down() -> None:
    table = Sly(players=3)
    for _ in range(22):
        seat = table.turn or 0
        table.plays(seat, table.cards(seat).split()[0])
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert (view["middle"], view["aside"]) == (2, 20)
        assert view["hands"] == [len(hand) for hand in table.state["hands"]]
    assert "hand" not in table.view(None)


@pytest.mark.rule("EW-3")
def test_pass_leaves_the_number_to_the_next_player() -> None:
    table = Sly("", "r9 y9", "r1 r5")
    table.plays(2, "pass")
    assert table.said() == (None, 1)
    table.plays(1, "y9")
    table.plays(0, "pass")
    assert table.turn == 2
    assert table.said() == (1, 2)
    table.plays(2, "r1")
    assert table.said() == (2, 3)


@pytest.mark.rule("EW-3")
def test_bluffing_and_passing_are_always_possible_on_your_turn_only() -> None:
    table = Sly("", "r9 y9", "r1 r5")
    assert table.legal(2) == {"r1", "r5", "pass"}
    assert table.state["actors"] == [2]
    table.refuses(2, "r9", rule="G-10")
    table.refuses(1, "r9", "pass", error="not-your-turn")
    table.plays(2, "r5")
    assert table.legal(1) == {"r9", "y9", "pass", "object"}
    table.refuses(0, "pass", "r2", rule="G-10")


@pytest.mark.rule("EW-3")
@pytest.mark.parametrize("move", ["r0", "r21", "r3=x", "r3=", "=r", "doubt", "next", "pass ", ""])
def test_what_is_no_move_of_the_game(move: str) -> None:
    Sly("", "r9 y9", "r1 r5").refuses(2, move, error="bad-move")


@pytest.mark.rule("EW-4")
@pytest.mark.parametrize("objector", [0, 1])
def test_objecting_to_a_bluff(objector: int) -> None:
    """Any other player may object, the next one and all others."""
    table = Sly("", "r9 y9", "r1 r5")
    table.plays(2, "r5")
    table.plays(objector, "object")
    assert table.cards(2) == "r1 r5"
    assert (table.pile, table.said(), table.turn) == ("", (None, 1), 1)
    assert table.state["actors"] == [1]


@pytest.mark.rule("EW-4")
@pytest.mark.parametrize("objector", [0, 1])
def test_objecting_to_the_truth(objector: int) -> None:
    table = Sly("", "r9 y9", "r1 r5")
    table.plays(2, "r1")
    table.plays(objector, "object")
    assert "r1" in table.cards(objector).split()
    assert table.cards(2) == "r5"
    assert (table.pile, table.said(), table.turn) == ("", (None, 1), 1)


@pytest.mark.rule("EW-4")
def test_whole_pile_is_taken_and_the_turn_is_after_the_one_who_laid() -> None:
    table = Sly("", "r9 y9", "r1 r5")
    table.plays(2, "r1")
    table.plays(1, "y9")
    table.plays(2, "object")
    assert table.cards(1) == "r1 r9 y9"
    assert table.turn == 0
    assert table.said() == (None, 1)


@pytest.mark.rule("EW-4")
def test_colours_do_not_matter_unless_agreed() -> None:
    table = Sly("", "r9 y2", "r1 r5")
    table.plays(2, "r1")
    table.plays(1, "y2")
    table.plays(0, "object")
    assert {"r1", "y2"} <= set(table.cards(0).split())


@pytest.mark.rule("EW-4")
@pytest.mark.parametrize("move", ["r9", "pass"])
def test_window_closes_when_the_next_player_lays_or_passes(move: str) -> None:
    table = Sly("", "r9 y9", "r1 r5")
    table.refuses(2, "object", rule="EW-4")
    table.plays(2, "r5")
    table.refuses(2, "object", error="not-your-turn")
    table.plays(1, move)
    if move == "pass":
        table.refuses(0, "object", rule="EW-4")
        table.refuses(2, "object", error="not-your-turn")
    else:
        table.plays(2, "object")
        assert "r9" in table.cards(1), "the card just laid is judged, not the one before"


@pytest.mark.rule("EW-4")
def test_first_objection_counts() -> None:
    table = Sly("", "r9 y9", "r1 r5")
    table.plays(2, "r5")
    table.plays(0, "object")
    table.refuses(1, "object", rule="EW-4")
    table.refuses(0, "object", error="not-your-turn")


@pytest.mark.rule("EW-4")
def test_pile_with_its_20_can_be_objected_to() -> None:
    table = solo("b1 b2")
    piled_to_20(table, "r")
    assert table.said() == (20, 1)
    assert table.state["aside"] == []
    table.plays(0, "object")
    assert len(table.state["hands"][0]) == 22
    assert table.state["aside"] == []
    assert (table.said(), table.turn) == ((None, 1), 0)


@pytest.mark.rule("EW-4")
@pytest.mark.parametrize("move", ["b1", "pass"])
def test_pile_with_its_20_is_away_once_the_next_player_lays_or_passes(move: str) -> None:
    table = solo("b1 b2")
    piled_to_20(table, "r")
    table.plays(0, move)
    assert len(table.state["aside"]) == 20
    assert table.said() == ((None, 1) if move == "pass" else (1, 2))
    if move == "pass":
        table.refuses(1, "object", rule="EW-4")


@pytest.mark.rule("EW-4")
@pytest.mark.rule("G-7")
def test_card_objected_to_is_shown_to_all_and_no_other_one() -> None:
    played = Played.new(Erwischt(), 3, {}, None, given("", "r9 y9", "r1 r5"))
    heard = [*played.play(2, "r5"), *played.play(1, "y9"), *played.play(0, "object")]
    for watcher in (0, 2, None):
        claims = [{"type": "claim", "seat": 2, "number": 1, "colour": None}]
        if watcher == 2:
            claims[0]["card"] = "r5"
        assert [event.seen_by(watcher) for event in heard] == [
            *claims,
            {"type": "claim", "seat": 1, "number": 2, "colour": None},
            {
                "type": "object",
                "seat": 0,
                "of": 1,
                "number": 2,
                "colour": None,
                "card": "y9",
                "honest": False,
            },
            {"type": "take", "seat": 1, "cards": 2},
        ]
    assert heard[-1].seen_by(1)["taken"] == ["r5", "y9"]


@pytest.mark.rule("EW-4")
@pytest.mark.rule("G-7")
def test_nobody_is_shown_which_cards_lie_face_down() -> None:
    reached = set()
    for first in ("r1", "r5", "r7"):
        match = new_match(Erwischt(), 3, {}, None, given("", "r9 y9", "r1 r5 r7"))
        heard: list[Event] = []
        match = match.push(2, LAY[CARDS[first]], told=heard)
        for watcher in (0, 1, None):
            view = match.game.shown(match.view(watcher))
            events = [event.seen_by(watcher) for event in heard]
            reached.add((watcher, json.dumps([view, events])))
    assert len(reached) == 3


@pytest.mark.rule("EW-5")
def test_last_card_stands_when_everyone_has_accepted_it() -> None:
    table = Sly("", "r9 y9", "g1 g2", "r5")
    table.plays(3, "r5")
    assert table.turn == 2
    assert not table.state["over"]
    assert table.state["actors"] == [0, 1, 2]
    for seat in (0, 1, 2):
        assert table.legal(seat) == {"accept", "object"}
    table.refuses(2, "pass", "g1", rule="EW-5")
    table.plays(0, "accept")
    table.refuses(0, "object", "accept", error="not-your-turn")
    table.plays(2, "accept")
    assert table.state["actors"] == [1]
    assert table.turn == 2
    table.plays(1, "accept")
    state = table.state
    assert state["over"]
    assert (state["winners"], state["points"], state["totals"]) == ([3], None, None)
    assert (state["turn"], state["actors"], table.pile) == (None, [], "r5")
    for seat in range(4):
        table.refuses(seat, "object", "accept", "pass", error="not-your-turn")


@pytest.mark.rule("EW-5")
def test_objecting_to_a_true_last_card_does_not_help() -> None:
    table = Sly("", "r9 y9", "r1")
    table.plays(2, "r1")
    table.plays(0, "accept")
    table.plays(1, "object")
    assert table.winners == [2]
    assert table.cards(1) == "r1 r9 y9"


@pytest.mark.rule("EW-5")
def test_one_objection_is_enough_to_check_a_last_card() -> None:
    table = Sly("", "r9 y9", "r5")
    table.plays(2, "r5")
    table.plays(1, "accept")
    table.plays(0, "object")
    assert not table.state["over"]
    assert table.cards(2) == "r5"
    assert table.turn == 1
    assert table.legal(1) == {"r9", "y9", "pass"}
    assert table.state["actors"] == [1]
    table.plays(1, "pass")
    table.plays(0, "pass")
    table.plays(2, "r5")
    assert table.state["actors"] == [0, 1], "who had accepted may object again"


@pytest.mark.rule("EW-5")
def test_only_a_last_card_is_accepted() -> None:
    table = Sly("", "r9 y9", "r1 r5")
    table.refuses(2, "accept", rule="EW-5")
    table.plays(2, "r1")
    table.refuses(1, "accept", rule="EW-5")
    table.refuses(0, "accept", rule="EW-5")


@pytest.mark.rule("EW-5")
def test_for_two_the_other_one_decides() -> None:
    table = Sly("", "r5")
    table.plays(1, "r5")
    table.plays(0, "accept")
    assert table.winners == [1]


@pytest.mark.rule("EW-5")
@pytest.mark.rule("G-7")
def test_hands_stay_hidden_after_the_end_as_no_points_are_counted() -> None:
    table = Sly("", "r5")
    table.plays(1, "r5")
    table.plays(0, "accept")
    assert table.view(1)["hands"] == [79, 0]


@pytest.mark.rule("EW-6")
def test_first_card_of_a_strict_pile_claims_its_colour() -> None:
    table = Sly("", "b2 y9", "r1 r5", colours="strict")
    assert table.legal(2) == {f"{card}={colour}" for card in ("r1", "r5") for colour in "rygb"} | {
        "pass"
    }
    table.refuses(2, "r1", rule="EW-6")
    table.refuses(2, "b2=b", rule="G-10")
    table.plays(2, "r1=b")
    assert table.state["pile_colour"] == "b"
    assert table.legal(1) == {"b2", "y9", "pass", "object"}
    table.refuses(1, "b2=b", rule="EW-6")


@pytest.mark.rule("EW-6")
@pytest.mark.parametrize(
    ("first", "second", "bluffer"),
    [
        ("r1=r", None, None),
        ("r1=b", None, 2),
        ("r5=r", None, 2),
        ("r1=b", "b2", None),
        ("r1=b", "y2", 1),
        ("r1=b", "b9", 1),
    ],
)
def test_every_card_of_a_strict_pile_must_have_its_colour(
    first: str, second: str | None, bluffer: int | None
) -> None:
    table = Sly("", "b2 b9 y2", "r1 r5", colours="strict")
    table.plays(2, first)
    if second:
        table.plays(1, second)
    table.plays(0, "object")
    taker = 0 if bluffer is None else bluffer
    assert first[:2] in table.cards(taker).split()
    assert table.state["pile_colour"] is None


@pytest.mark.rule("EW-6")
def test_mixed_is_the_default_and_has_no_colours() -> None:
    table = Sly("", "b2 y9", "r1 r5")
    assert table.state["options"]["colours"] == "mixed"
    table.refuses(2, "r1=r", rule="EW-6")
    table.plays(2, "r1")
    assert table.state["pile_colour"] is None
    table = solo("b1 b2")
    piled_to_20(table, "r")
    table.plays(0, "pass")
    assert table.state["completed"] == []


@pytest.mark.rule("EW-6")
@pytest.mark.parametrize("value", ["loose", None, True, "Strict", ["r"]])
def test_colours_that_are_refused(value: Any) -> None:
    options = {"colours": value}
    answer = Sly(players=3).ask("new", game="erwischt", players=3, seed="s", options=options)
    assert answer["error"] == "bad-options"


@pytest.mark.rule("EW-6")
def test_complete_colour_cannot_be_claimed_again() -> None:
    table = solo("b1 b2", colours="strict")
    piled_to_20(table, "r")
    assert table.state["completed"] == []
    assert table.state["pile_colour"] == "r"
    assert table.legal(0) == {
        *("b1=y", "b1=g", "b1=b", "b2=y", "b2=g", "b2=b", "pass", "object"),
    }
    table.refuses(0, "b1=r", "b1", rule="EW-6")
    table.plays(0, "b1=b")
    assert table.state["completed"] == ["r"]
    assert table.state["pile_colour"] == "b"
    table.plays(1, "pass")
    table.plays(0, "b2")
    table.plays(1, "object")
    assert table.winners == [0]


@pytest.mark.rule("EW-6")
def test_pile_taken_by_an_objection_leaves_its_colour_free() -> None:
    table = solo("b1 b2", colours="strict")
    piled_to_20(table, "r")
    table.plays(0, "object")
    assert table.state["completed"] == []
    assert "r1=r" in table.legal(0)


@pytest.mark.rule("EW-6")
@pytest.mark.rule("EW-7")
def test_pile_starts_when_it_is_empty_whatever_the_number() -> None:
    table = Sly("", "b2 y9", "r1 r5", colours="strict")
    table.all_pass(2)
    assert table.said() == (None, 3)
    table.refuses(2, "r5", rule="EW-6")
    table.plays(2, "r5=g")
    assert table.said() == (3, 4)
    assert table.state["pile_colour"] == "g"


def four_piles(*hands: str) -> Sly:
    """Strict colours: four piles of one card, each laid as a 20; the last one by seat 2."""
    table = Sly(*hands, colours="strict")
    for colour in "rygb":
        table.all_pass(19)
        seat = table.turn
        assert seat is not None
        table.plays(seat, f"{table.cards(seat).split()[0]}={colour}")
        assert table.said() == (20, 1)
    assert table.state["completed"] == ["r", "y", "g"]
    assert table.turn == 1
    return table


@pytest.mark.rule("EW-6")
def test_when_all_four_colours_are_away_the_fewest_cards_win() -> None:
    table = four_piles("", "y6 y7 y8", "r1 r5 r6")
    assert table.legal(1) == {"pass", "object"}
    assert table.legal(0) == {"object"}
    table.refuses(1, "y7", "y7=b", "y7=r", rule="EW-6")
    table.plays(1, "pass")
    state = table.state
    assert (state["over"], state["winners"], state["points"]) == (True, [2], None)
    assert state["completed"] == ["r", "y", "g", "b"]
    assert (state["turn"], state["actors"], len(state["aside"])) == (None, [], 4)


@pytest.mark.rule("EW-6")
def test_fourth_pile_can_be_objected_to_and_its_colour_is_free_again() -> None:
    table = four_piles("", "y6 y7 y8", "r1 r5 r6")
    table.plays(0, "object")
    assert not table.state["over"]
    assert table.legal(1) == {"y7=b", "y8=b", "pass"}


@pytest.mark.rule("EW-5")
@pytest.mark.rule("EW-6")
def test_last_card_on_the_fourth_pile_waits_for_being_accepted() -> None:
    table = four_piles("", "y6 y7 y8", "r1 r5")
    assert table.legal(1) == {"accept", "object"}
    table.plays(0, "accept")
    table.plays(1, "accept")
    assert table.winners == [2]


@pytest.mark.rule("EW-7")
def test_when_everyone_passes_the_count_goes_on() -> None:
    table = Sly("", "b2 y9", "r1 r5")
    table.plays(2, "r1")
    table.plays(1, "pass")
    table.plays(0, "pass")
    assert table.said() == (1, 2)
    table.plays(2, "pass")
    assert table.said() == (1, 3)
    assert table.turn == 1
    table.plays(1, "y9")
    assert table.said() == (3, 4)


@pytest.mark.rule("EW-7")
def test_passes_in_a_row_only() -> None:
    table = Sly("", "b2 y9 y8", "r1 r5 r6")
    table.plays(2, "pass")
    table.plays(1, "pass")
    table.plays(0, "r2")
    table.plays(2, "pass")
    assert table.said() == (1, 2)
    table.plays(1, "pass")
    table.plays(0, "r3")
    assert table.said() == (2, 3)


@pytest.mark.rule("EW-7")
def test_objection_begins_the_passes_anew() -> None:
    table = Sly("", "b2 y9 y8", "r1 r5 r6")
    table.plays(2, "pass")
    table.plays(1, "y9")
    table.plays(0, "object")
    table.plays(0, "pass")
    table.plays(2, "pass")
    assert table.said() == (None, 1)
    table.plays(1, "pass")
    assert table.said() == (None, 2)


@pytest.mark.rule("EW-7")
def test_pass_right_after_a_20_counts_for_the_new_1() -> None:
    table = solo("b1 b2")
    piled_to_20(table, "r")
    table.plays(0, "pass")
    assert table.said() == (None, 1)
    table.plays(1, "pass")
    assert table.said() == (None, 2)


@pytest.mark.rule("EW-7")
@pytest.mark.parametrize("colours", ["mixed", "strict"])
def test_passing_on_a_20_sends_the_pile_away(colours: str) -> None:
    table = Sly("", "b2 y9 y8", "r1 r5 r6", colours=colours)
    table.all_pass(18)
    table.plays(2, "r5=g" if colours == "strict" else "r5")
    assert table.said() == (19, 20)
    table.all_pass()
    assert table.said() == (None, 1)
    assert table.state["aside"] == ["r5"]
    assert table.pile == ""
    assert table.state["completed"] == (["g"] if colours == "strict" else [])
    assert table.state["pile_colour"] is None
    assert table.turn == 1


@pytest.mark.rule("EW-7")
def test_passing_on_a_20_without_a_pile_completes_nothing() -> None:
    table = Sly("", "b2 y9 y8", "r1 r5 r6", colours="strict")
    table.plays(2, "r5=g")
    table.plays(1, "object")
    table.all_pass(19)
    assert table.said() == (None, 20)
    table.plays(1, "pass")
    table.plays(0, "pass")
    assert not table.state["over"]
    told = [event["type"] for event in table.ask("play", seat=2, move="pass")["events"]]
    assert told == ["pass", "all-passed", "round-over", "over"], "no pile goes away"
    assert table.state["over"]
    assert table.state["completed"] == []
    assert table.said() == (None, 1)


@pytest.mark.rule("EW-6")
@pytest.mark.rule("EW-7")
def test_fourth_colour_completed_by_passes_ends_the_round() -> None:
    table = Sly("", "b2 y9 y8 y7 y6 y5 y4", "r1 r5 r6 r7 r8 r9", colours="strict")
    for colour in "rygb":
        table.all_pass(18)
        seat = table.turn
        assert seat is not None
        card = table.cards(seat).split()[0]
        table.plays(seat, f"{card}={colour}")
        assert not table.state["over"]
        table.all_pass()
    state = table.state
    assert state["completed"] == ["r", "y", "g", "b"]
    assert state["over"]
    sizes = [len(hand) for hand in state["hands"]]
    assert state["winners"] == [seat for seat in range(3) if sizes[seat] == min(sizes)]
    assert (state["turn"], state["actors"]) == (None, [])


@pytest.mark.rule("EW-7")
def test_twenty_numbers_in_a_row_passed_by_all_end_the_game() -> None:
    table = Sly("", "b2 y9 y8", "r1 r5 r6")
    table.plays(2, "r1")
    table.plays(1, "b2")
    table.all_pass(19)
    assert not table.state["over"]
    table.plays(0, "pass")
    table.plays(2, "pass")
    assert not table.state["over"]
    table.plays(1, "pass")
    assert table.state["over"]
    assert table.winners == [1, 2]


@pytest.mark.rule("EW-7")
def test_a_lay_in_between_begins_the_twenty_anew() -> None:
    table = Sly("", "b2 y9 y8", "r1 r5 r6")
    table.all_pass(19)
    table.plays(2, "r1")
    table.all_pass(19)
    assert not table.state["over"]
    table.all_pass()
    assert table.state["over"]
    assert table.winners == [2]


def after_bluffs(match: Match, moves: int) -> Match:
    """So many moves in which everyone lays his highest card and takes it back."""
    for number in range(moves):
        seat = match.turn
        assert seat is not None
        move = OBJECT
        if number % 2 == 0:
            lays = [move for move in match.legal(seat) if move.verb == "lay"]
            move = max(lays, key=lambda lay: int(lay.text[1:]))
        match = match.push(seat, move)
        assert not match.over
    return match


@pytest.mark.rule("EW-7")
def test_after_20000_moves_the_fewest_cards_win() -> None:
    match = new_match(Erwischt(), 3, {}, None, given("g9 g8", "b8 b9", "", rest=2))
    match = after_bluffs(match, 19_999)
    match = match.push(match.turn, OBJECT)
    assert match.outcome == (None, (0, 1), "moves")
    assert match.actors == ()


@pytest.mark.rule("EW-7")
@pytest.mark.parametrize(
    ("last", "ending", "left"), [(ACCEPT, "out", 0), (OBJECT, "moves", 1), (PASS, "moves", 1)]
)
def test_the_20000th_move_has_its_effect(last: Move, ending: str, left: int) -> None:
    """A last card that not all have accepted yet is on the table and no longer in the hand."""
    match = new_match(Erwischt(), 3, {}, None, given("", "b8 b9", "y9"))
    match = after_bluffs(match, 19_998)
    match = match.push(2, PASS if last is PASS else LAY[CARDS["y9"]])
    assert not match.over
    match = match.push(1, last)
    assert match.outcome == (None, (2,), ending)
    assert match.view(2).sizes[2] == left

"""MO: Mogeln."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from elfer.games.mogeln import Mogeln
from elfer.games.mogeln.moves import BELIEVE, CAUGHT, DOUBT, LAY
from elfer.kernel.cards import CARDS
from elfer.kernel.events import Event, told_to
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import Move
from elfer.records.played import Played
from elfer.records.referee import Referee

from .cards import COLOURS, in_order, left_over
from .chance import shuffled
from .table import Table

HIGHEST = {3: 9, 4: 10, 5: 15, 6: 15}
WATCHERS = (0, 1, 2, None)


def deck(players: int) -> list[str]:
    """The cards in play, spelt out once more."""
    return [f"{colour}{value}" for colour in COLOURS for value in range(1, HIGHEST[players] + 1)]


def given(hands: Sequence[str], rest: int = 0) -> dict[str, Any]:
    """A deal of these hands; what nobody names goes to one seat."""
    dealt = [hand.split() for hand in hands]
    dealt[rest] += left_over(deck(len(hands)), dealt)
    return {"hands": dealt}


class Sly(Table):
    """A match of Mogeln; dealt by seat 0 unless agreed otherwise, so that seat 1 begins."""

    def __init__(
        self,
        *hands: str,
        rest: int = 0,
        players: int = 0,
        seed: str = "rules",
        **options: Any,
    ) -> None:
        self._referee = Referee()
        deal = given(hands, rest) if hands else None
        players = players or len(hands)
        self._told("new", game="mogeln", players=players, options=options, seed=seed, deal=deal)

    def cards(self, seat: int) -> str:
        """The cards of a hand, in the order of a fresh deck."""
        return in_order(self.state["hands"][seat])

    @property
    def pile(self) -> str:
        """The pile, its top first."""
        return " ".join(self.state["middle"])

    @property
    def claim(self) -> int | None:
        """The number claimed last."""
        claim: int | None = self.state["pile_claim"]
        return claim

    def counts_to(self, number: int) -> None:
        """Lay the lowest cards, one each, until this number has been claimed."""
        while self.claim != number:
            seat = self.turn
            assert seat is not None
            lays = [move for move in self.legal(seat) if move in CARDS]
            self.plays(seat, in_order(lays).split()[0])


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize(("players", "each"), [(3, 12), (4, 10), (5, 12), (6, 10)])
def test_cards_in_play_are_dealt_evenly_into_hands(players: int, each: int) -> None:
    table = Sly(players=players, seed="even", dealer=2)
    mixed = shuffled(deck(players), "even", "1/deal/0")
    for place in range(players):
        seat = (3 + place) % players
        assert table.cards(seat) == in_order(mixed[place::players])
        assert len(table.state["hands"][seat]) == each
    assert table.pile == ""
    assert table.state["aside"] == []


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_three_to_six_play(players: int) -> None:
    answer = Sly(players=3).ask("new", game="mogeln", players=players, seed="s")
    assert answer["error"] == "bad-request"


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize(
    "hands",
    [
        [deck(3)[:20], deck(3)[20:], []],
        [deck(3)[:20], deck(3)[21:], ["r1"]],
        [deck(3)[:20], deck(3)[20:], ["r10"]],
        [deck(3)[:20], deck(3)[20:]],
    ],
)
def test_a_given_deal_is_exactly_the_cards_in_play(hands: list[list[str]]) -> None:
    answer = Sly(players=3).ask("new", game="mogeln", players=3, deal={"hands": hands})
    assert answer["error"] == "bad-deal"


@pytest.mark.rule("MO-2")
@pytest.mark.parametrize(("dealer", "beginner"), [(0, 1), (1, 2), (2, 0)])
def test_left_neighbour_of_the_dealer_begins_and_play_is_clockwise(
    dealer: int, beginner: int
) -> None:
    table = Sly(players=3, dealer=dealer)
    for step in range(5):
        seat = (beginner + step) % 3
        assert table.turn == seat
        assert table.claim == (step or None)
        table.plays(seat, table.cards(seat).split()[step])
        assert table.claim == step + 1


@pytest.mark.rule("MO-2")
def test_any_card_may_be_laid_but_there_is_no_passing() -> None:
    table = Sly("", "r1 r5 g9", "b2")
    assert table.legal(1) == {"r1", "r5", "g9"}
    table.refuses(1, "pass", "draw", "next", error="bad-move")
    table.refuses(1, "b2", "r15", rule="G-10")
    table.refuses(2, "b2", error="not-your-turn")
    table.plays(1, "g9")
    assert table.pile == "g9"
    assert table.cards(1) == "r1 r5"


@pytest.mark.rule("MO-2")
def test_only_who_is_next_lays() -> None:
    table = Sly("", "r1 r5 g9", "b2 b3", several=True)
    table.plays(1, "r1")
    table.refuses(0, "r2", rule="G-10")
    table.refuses(1, "r5", rule="G-10")
    table.plays(2, "b2")
    assert table.pile == "b2 r1"


@pytest.mark.rule("MO-2")
@pytest.mark.parametrize("move", ["r0", "r16", "slip", "slip r99", "slip  r1", "r1 ", "Doubt!", ""])
def test_what_is_no_move_of_the_game(move: str) -> None:
    Sly("", "r1 r5", "b2").refuses(1, move, error="bad-move")


@pytest.mark.rule("MO-2")
def test_capital_letters_are_understood() -> None:
    table = Sly("", "r1 r5", "b2")
    table.plays(1, "R1", "SLIP R5")
    assert table.pile == "r5 r1"


@pytest.mark.rule("MO-3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_count_runs_to_the_highest_number_in_play(players: int) -> None:
    table = Sly(players=players)
    assert table.state["options"]["count_to"] == "highest"
    table.counts_to(HIGHEST[players])
    table.counts_to(1)
    assert len(table.state["aside"]) == HIGHEST[players]


@pytest.mark.rule("MO-3")
@pytest.mark.parametrize("players", [3, 5])
def test_count_runs_to_20_if_agreed(players: int) -> None:
    table = Sly(players=players, count_to=20)
    table.counts_to(20)
    assert table.state["aside"] == []
    table.counts_to(1)
    assert len(table.state["aside"]) == 20


@pytest.mark.rule("MO-3")
def test_beyond_the_cards_in_play_every_claim_is_false() -> None:
    table = Sly("", "r1 r2 r3 r4 r5 r6", "b1 b2 b3 b4 b5 b6", count_to=20)
    table.counts_to(10)
    table.plays(2, "doubt")
    assert len(table.state["hands"][1]) == 6 - 4 + 10


@pytest.mark.rule("MO-3")
@pytest.mark.parametrize(
    "options",
    [
        {"count_to": "20"},
        {"count_to": 15},
        {"count_to": True},
        {"count_to": 20.0},
        {"count_to": None},
        {"several": 1},
        {"several": None},
        {"colour": "red"},
        {"colour": "R"},
        {"colour": ["r"]},
        {"dealer": 3},
        {"rounds": 1},
    ],
)
def test_options_that_are_refused(options: dict[str, Any]) -> None:
    answer = Sly(players=3).ask("new", game="mogeln", players=3, seed="s", options=options)
    assert answer["error"] == "bad-options"


@pytest.mark.rule("MO-4")
def test_doubting_a_true_card_costs_the_pile() -> None:
    table = Sly("", "r1 g3 g4", "b2 g5 g6")
    table.plays(1, "r1")
    table.plays(2, "b2")
    mine = len(table.cards(0).split())
    table.plays(0, "doubt")
    assert len(table.cards(0).split()) == mine + 2
    assert {"r1", "b2"} <= set(table.cards(0).split())
    assert table.cards(2) == "g5 g6"
    assert (table.pile, table.claim, table.turn) == ("", None, 0)


@pytest.mark.rule("MO-4")
def test_doubting_a_false_card_costs_its_layer_the_pile() -> None:
    table = Sly("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1")
    table.plays(2, "b9")
    table.plays(0, "doubt")
    assert table.cards(2) == "r1 g5 g6 b9"
    assert (table.pile, table.claim, table.turn) == ("", None, 0)


@pytest.mark.rule("MO-4")
def test_who_has_doubted_lays_on_a_new_pile_that_starts_at_1() -> None:
    table = Sly("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "g3")
    table.plays(2, "doubt")
    assert table.turn == 2
    assert table.legal(2) == {"b9", "g5", "g6"}
    for seat in (0, 1):
        assert table.legal(seat) == set(), "there is nothing to slip, doubt or catch"
    table.refuses(2, "doubt", rule="MO-4")
    table.refuses(2, "caught", "slip g5", rule="MO-6")
    table.plays(2, "g6")
    assert (table.pile, table.claim, table.turn) == ("g6", 1, 0)


@pytest.mark.rule("MO-4")
def test_only_the_next_player_doubts_and_only_before_laying() -> None:
    table = Sly("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "g3")
    assert "doubt" in table.legal(2)
    table.refuses(0, "doubt", rule="MO-4")
    table.refuses(1, "doubt", rule="MO-4")
    table.plays(2, "b9")
    table.refuses(2, "doubt", rule="MO-4")
    table.plays(0, "doubt")
    assert table.cards(2) == "g3 g5 g6 b9", "the card just laid is judged, not the one before"


@pytest.mark.rule("MO-4")
@pytest.mark.parametrize(("laid", "slipped", "taker"), [("r1", "g3", 2), ("g3", "r1", 1)])
def test_judged_is_the_card_laid_with_the_claim(laid: str, slipped: str, taker: int) -> None:
    table = Sly("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, laid, f"slip {slipped}")
    table.plays(2, "doubt")
    assert {"r1", "g3"} <= set(table.cards(taker).split())


@pytest.mark.rule("MO-4")
@pytest.mark.rule("G-7")
def test_doubted_card_is_shown_to_all_and_no_other_one() -> None:
    played = Played.new(Mogeln(), 3, {}, None, given(["", "r1 g3 g4", "b9 g5 g6"]))
    for seat, move in ((1, "r1"), (1, "slip g4"), (2, "b9")):
        played.play(seat, move)
    events = played.play(0, "doubt")
    assert [event.type for event in events] == ["doubt", "take"]
    for watcher in (0, 1, None):
        told = [event.seen_by(watcher) for event in events]
        assert told == [
            {"type": "doubt", "seat": 0, "of": 2, "number": 2, "card": "b9", "honest": False},
            {"type": "take", "seat": 2, "cards": 3},
        ]
    assert events[1].seen_by(2)["taken"] == ["r1", "g4", "b9"]


@pytest.mark.rule("MO-5")
def test_complete_pile_is_out_when_the_next_player_lays() -> None:
    table = Sly(players=3)
    table.counts_to(9)
    pile = table.state["middle"]
    assert len(pile) == 9
    assert table.state["aside"] == []
    seat = table.turn or 0
    card = table.cards(seat).split()[0]
    table.plays(seat, card)
    assert sorted(table.state["aside"]) == sorted(pile)
    assert (table.pile, table.claim) == (card, 1)
    table.plays((seat + 1) % 3, "doubt")
    assert sorted(table.state["aside"]) == sorted(pile), "out is out"


@pytest.mark.rule("MO-5")
@pytest.mark.parametrize("call", ["doubt", "caught"])
def test_last_number_can_still_be_doubted_and_caught(call: str) -> None:
    table = Sly(players=3)
    table.counts_to(9)
    table.plays(table.turn or 0, call)
    assert table.state["aside"] == []
    assert table.pile == ""
    assert sum(len(hand) for hand in table.state["hands"]) == 36


@pytest.mark.rule("MO-5")
@pytest.mark.rule("G-7")
def test_what_is_out_stays_face_down() -> None:
    table = Sly(players=3)
    table.counts_to(9)
    table.counts_to(1)
    for watcher in WATCHERS:
        assert table.view(watcher)["aside"] == 9
        assert table.view(watcher)["middle"] == 1


@pytest.mark.rule("MO-6")
def test_cards_are_slipped_in_until_the_next_player_acts() -> None:
    table = Sly("", "r1 g3 g4 g7", "b9 g5 g6")
    table.refuses(1, "slip g3", rule="MO-6")
    table.plays(1, "r1")
    assert table.legal(1) == {"slip g3", "slip g4", "slip g7"}
    table.refuses(2, "slip b9", rule="MO-6")
    table.refuses(1, "slip b9", "slip r1", rule="G-10")
    table.plays(1, "slip g3", "slip g4")
    assert (table.pile, table.claim, table.turn) == ("g4 g3 r1", 1, 2)
    assert table.cards(1) == "g7"
    table.plays(2, "b9")
    table.refuses(1, "slip g7", rule="MO-6")
    table.plays(0, "doubt")
    table.refuses(1, "slip g7", error="not-your-turn")


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize("caller", [0, 2])
def test_caught_culprit_takes_the_pile(caller: int) -> None:
    """Every other player may call, the next one too."""
    table = Sly("r2", "r1 g3 g4", "b9 g5 g6", rest=2)
    table.plays(1, "r1", "slip g4")
    table.plays(caller, "caught")
    assert table.cards(1) == "r1 g3 g4"
    assert (table.pile, table.claim, table.turn) == ("", None, 2)
    assert table.state["actors"] == [2]
    table.plays(2, "g5")
    assert table.claim == 1


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize("caller", [0, 2])
def test_false_call_costs_the_caller_the_pile(caller: int) -> None:
    table = Sly("r2 r3", "r1 g3 g4", "b9", rest=2)
    table.plays(1, "g3")
    table.plays(caller, "caught")
    assert table.cards(1) == "r1 g4"
    assert "g3" in table.cards(caller).split()
    assert (table.pile, table.claim, table.turn) == ("", None, 2)


@pytest.mark.rule("MO-6")
def test_only_cards_of_that_turn_count() -> None:
    table = Sly("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1", "slip g3")
    table.plays(2, "b9")
    table.plays(1, "caught")
    assert table.cards(1) == "r1 g3 g4 b9", "seat 2 has laid one card only"
    assert table.turn == 0


@pytest.mark.rule("MO-6")
def test_nobody_catches_himself_and_too_late_is_too_late() -> None:
    table = Sly("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1")
    table.refuses(1, "caught", rule="MO-6")
    table.plays(2, "doubt")
    for seat in (0, 1):
        table.refuses(seat, "caught", error="not-your-turn")
    table.refuses(2, "caught", rule="MO-6")


@pytest.mark.rule("MO-6")
def test_only_the_first_call_counts() -> None:
    table = Sly("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1", "slip g4")
    table.plays(2, "caught")
    table.refuses(0, "caught", error="not-your-turn")


@pytest.mark.rule("MO-6")
def test_without_several_there_is_no_slipping_and_no_catching() -> None:
    table = Sly("", "r1 g3 g4", "b9 g5 g6", several=False)
    table.plays(1, "r1")
    assert table.state["actors"] == [2]
    assert table.legal(2) == {"b9", "g5", "g6", "doubt"}
    table.refuses(2, "caught", "slip b9", rule="MO-6")
    table.refuses(1, "slip g3", error="not-your-turn")


@pytest.mark.rule("MO-6")
@pytest.mark.rule("G-7")
def test_nothing_points_at_who_slips_in_a_card() -> None:
    """Others hear nothing at all; hands and pile can be counted."""
    played = Played.new(Mogeln(), 3, {}, None, given(["", "r1 g3 g4", "b9 g5 g6"]))
    (claim,) = played.play(1, "r1")
    assert claim.seen_by(1) == {"type": "claim", "seat": 1, "number": 1, "card": "r1"}
    assert claim.seen_by(0) == {"type": "claim", "seat": 1, "number": 1}
    events = played.play(1, "slip g4")
    for watcher in WATCHERS:
        own = [{"type": "slip", "seat": 1, "card": "g4"}] if watcher == 1 else []
        assert told_to(events, watcher) == own
    table = Sly("", "r1 g3 g4", "b9 g5 g6")
    table.plays(1, "r1")
    before = table.view(2)
    table.plays(1, "slip g4")
    after = table.view(2)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"hands", "middle"}
    assert after["hands"] == [30, 1, 3]
    assert after["middle"] == 2


@pytest.mark.rule("MO-6")
@pytest.mark.rule("G-7")
def test_nobody_is_shown_which_cards_lie_face_down() -> None:
    views, told = [], []
    for first, second in (("r1", "g4"), ("g4", "r1"), ("g3", "r1"), ("r1", "g3")):
        match = new_match(Mogeln(), 3, {}, None, given(["", "r1 g3 g4", "b9 g5 g6"]))
        heard: list[Event] = []
        match = match.push(1, LAY[CARDS[first]], told=heard)
        match = match.push(1, Mogeln.language[f"slip {second}"], told=heard)
        match = match.push(2, LAY[CARDS["b9"]], told=heard)
        for watcher in (0, 2, None):
            views.append((watcher, json.dumps(match.game.shown(match.view(watcher)))))
            told.append((watcher, json.dumps([event.seen_by(watcher) for event in heard])))
    assert len(set(views)) == 3
    assert len(set(told)) == 3


@pytest.mark.rule("MO-7")
def test_last_card_is_won_when_the_next_player_believes_it() -> None:
    table = Sly("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    assert not table.state["over"]
    assert table.turn == 2
    assert table.legal(2) == {"believe", "doubt", "caught"}
    assert table.legal(0) == {"caught"}
    assert table.legal(1) == set()
    table.refuses(2, "b9", rule="MO-7")
    table.refuses(0, "believe", rule="MO-7")
    table.plays(2, "believe")
    state = table.state
    assert state["over"]
    assert state["round_over"]
    assert (state["winners"], state["points"], state["totals"]) == ([1], None, None)
    assert (state["turn"], state["actors"], state["middle"]) == (None, [], ["g4"])


@pytest.mark.rule("MO-7")
def test_only_a_last_card_is_believed() -> None:
    table = Sly("", "g3 g4", "b9 g5 g6")
    table.refuses(1, "believe", rule="MO-7")
    table.plays(1, "g4")
    table.refuses(2, "believe", rule="MO-7")


@pytest.mark.rule("MO-7")
def test_doubt_against_a_true_last_card_fails_and_he_has_won() -> None:
    table = Sly("", "g1", "b9 g5 g6")
    table.plays(1, "g1")
    table.plays(2, "doubt")
    assert table.state["over"]
    assert table.winners == [1]
    assert table.cards(2) == "g1 g5 g6 b9"


@pytest.mark.rule("MO-7")
def test_doubt_against_a_false_last_card_brings_it_back() -> None:
    table = Sly("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    table.plays(2, "doubt")
    assert not table.state["over"]
    assert table.cards(1) == "g4"
    assert table.turn == 2
    assert table.legal(2) == {"b9", "g5", "g6"}


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize("caller", [0, 2])
def test_false_call_against_a_last_card_wins_it(caller: int) -> None:
    table = Sly("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    table.plays(caller, "caught")
    assert table.winners == [1]
    assert "g4" in table.cards(caller).split()


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize("caller", [0, 2])
def test_last_card_slipped_in_can_be_caught(caller: int) -> None:
    table = Sly("", "g1 g4", "b9 g5 g6")
    table.plays(1, "g1", "slip g4")
    assert table.legal(2) == {"believe", "doubt", "caught"}
    table.refuses(2, "b9", rule="MO-7")
    table.plays(caller, "caught")
    assert not table.state["over"]
    assert table.cards(1) == "g1 g4"


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize("answer", ["believe", "doubt"])
def test_last_card_slipped_in_wins_if_nobody_sees_it(answer: str) -> None:
    table = Sly("", "g1 g4", "b9 g5 g6")
    table.plays(1, "g1", "slip g4")
    table.plays(2, answer)
    assert table.winners == [1]


@pytest.mark.rule("MO-7")
def test_without_several_a_last_card_is_believed_or_doubted() -> None:
    table = Sly("", "g4", "b9 g5 g6", several=False)
    table.plays(1, "g4")
    assert table.legal(2) == {"believe", "doubt"}
    assert table.state["actors"] == [2]


@pytest.mark.rule("MO-7")
def test_nothing_is_possible_after_the_end() -> None:
    table = Sly("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    table.plays(2, "believe")
    for seat in range(3):
        table.refuses(seat, "caught", "b9", "doubt", error="not-your-turn")


@pytest.mark.rule("MO-7")
@pytest.mark.rule("G-7")
def test_hands_stay_hidden_after_the_end_as_no_points_are_counted() -> None:
    table = Sly("", "g4", "b9 g5 g6")
    table.plays(1, "g4")
    table.plays(2, "believe")
    assert table.view(0)["hands"] == [32, 0, 3]
    assert table.view(None)["middle"] == 1


def after_doubts(match: Match, moves: int) -> Match:
    """So many moves in which everyone lays his highest card and takes it back."""
    for number in range(moves):
        seat = match.turn
        assert seat is not None
        move = DOUBT
        if number % 2 == 0:
            move = max(match.legal(seat), key=lambda lay: int(lay.text[1:]))
        match = match.push(seat, move)
        assert not match.over
    return match


@pytest.mark.rule("MO-7")
def test_after_20000_moves_the_fewest_cards_win() -> None:
    match = new_match(Mogeln(), 3, {}, None, given(["g8 g9", "b8 b9", "y9"], rest=2))
    match = after_doubts(match, 19_999)
    match = match.push(match.turn, DOUBT)
    assert match.over
    assert match.winners == (0, 1)
    assert match.outcome is not None
    assert match.outcome.ending == "moves"
    assert match.actors == ()


@pytest.mark.rule("MO-7")
def test_after_20000_moves_a_last_card_on_the_table_is_no_card_in_the_hand() -> None:
    match = new_match(Mogeln(), 3, {}, None, given(["", "b8 b9", "y9"]))
    match = after_doubts(match, 19_998)
    match = match.push(1, LAY[CARDS["b9"]])
    match = match.push(2, LAY[CARDS["y9"]])
    assert match.over
    assert match.winners == (2,)


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize(
    ("last", "ending", "left"), [(BELIEVE, "out", 0), (CAUGHT, "out", 0), (DOUBT, "moves", 1)]
)
def test_the_20000th_move_has_its_effect(last: Move, ending: str, left: int) -> None:
    match = new_match(Mogeln(), 3, {}, None, given(["", "b9", "y8 y9"]))
    match = after_doubts(match, 19_998)
    match = match.push(1, LAY[CARDS["b9"]])
    assert not match.over
    match = match.push(2, last)
    assert match.outcome == (None, (1,), ending)
    assert match.view(1).sizes[1] == left


@pytest.mark.rule("MO-8")
@pytest.mark.parametrize(
    ("colour", "card", "taker"), [(None, "g1", 2), ("g", "g1", 2), ("r", "g1", 1), ("g", "g2", 1)]
)
def test_with_a_colour_a_card_is_true_only_if_it_has_it(
    colour: str | None, card: str, taker: int
) -> None:
    table = Sly("", "g1 g2 g4", "b9 g5 g6", colour=colour)
    table.plays(1, card)
    table.plays(2, "doubt")
    assert card in table.cards(taker).split()


@pytest.mark.rule("MO-8")
def test_no_colour_unless_agreed() -> None:
    assert Sly(players=3).state["options"]["colour"] is None

"""RA and PO: Ratefix and Poker."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from elfer.games import game_named
from elfer.kernel.gate import play
from elfer.kernel.match import Match, new_match
from elfer.records.referee import Referee

from .cards import deck, left_over
from .chance import shuffled
from .table import Refused, Table

CARDS = {
    "ratefix": deck("ratefix"),
    "poker": [card for card in deck("poker") if card[0] in "rb"],
}
STEP = {"ratefix": 1, "poker": -1}
BOTH = pytest.mark.parametrize("game", ["ratefix", "poker"])


class Guessing(Table):
    """A match from stacks as they lie, the top first; the cards that nobody names are out."""

    def __init__(self, game: str, stacks: Sequence[str], **options: Any) -> None:
        self._referee = Referee()
        lists = [stack.split() for stack in stacks]
        deal = {"stacks": lists, "aside": left_over(CARDS[game], lists)}
        self._told("new", game=game, players=len(stacks), options=options, deal=deal)

    def guess(self, *numbers: int) -> None:
        """Guesses one after the other, each by the seat whose turn it is."""
        for number in numbers:
            assert self.turn is not None
            self.plays(self.turn, f"guess {number}")

    @property
    def won(self) -> list[str]:
        """The cards that each seat has taken, as texts in order."""
        return [" ".join(sorted(cards)) for cards in self.state["won"]]


def dealt(game: str, players: int, dealer: int, seed: str) -> tuple[list[list[str]], list[str]]:
    """The stacks, top first, and the rest: a card at a time from the dealer's neighbour on."""
    cards = shuffled(CARDS[game], seed, "1/deal/0")
    each = 40 // players
    stacks: list[list[str]] = [[] for _ in range(players)]
    for place, card in enumerate(cards[: players * each]):
        stacks[(dealer + STEP[game] * (place + 1)) % players].insert(0, card)
    return stacks, cards[players * each :]


def names_in(value: Any) -> Iterator[str]:
    """Every text in a piece of JSON that is a card's name."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from names_in(part)
    elif isinstance(value, str) and value in CARDS["ratefix"]:
        yield value


def request(**changes: Any) -> dict[str, Any]:
    """The answer to a new match with something changed."""
    asked = {"do": "new", "game": "ratefix", "players": 2, "options": {}, "seed": "s"} | changes
    return Referee().answer(json.dumps(asked).encode())


@pytest.mark.rule("RA-1")
@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 13), (4, 10)])
def test_half_of_the_cards_are_dealt_as_stacks(players: int, each: int) -> None:
    table = Table("ratefix", players=players, seed="half", dealer=1)
    stacks, rest = dealt("ratefix", players, 1, "half")
    state = table.state
    assert [len(stack) for stack in stacks] == [each] * players
    assert state["middle"] == [stack[0] for stack in stacks]
    assert state["stacks"] == [stack[1:] for stack in stacks]
    assert state["aside"] == rest
    assert len(rest) == 80 - players * each


@pytest.mark.rule("RA-1")
def test_the_rest_is_out_and_unseen() -> None:
    table = Table("ratefix", players=3)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert view["aside"] == 41
        assert view["stacks"] == [12, 12, 12]


@pytest.mark.rule("RA-1")
@pytest.mark.parametrize("players", [1, 5])
def test_ratefix_is_for_two_to_four(players: int) -> None:
    assert request(players=players)["error"] == "bad-request"


@pytest.mark.rule("RA-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_left_neighbour_of_the_dealer_guesses_first_then_clockwise(dealer: int) -> None:
    table = Guessing("ratefix", ["r1 r2", "y3 y4", "g5 g6"], dealer=dealer)
    order = [(dealer + step) % 3 for step in (1, 2, 3)]
    for seat in order:
        assert table.turn == seat
        assert table.state["actors"] == [seat]
        others = [other for other in range(3) if other != seat]
        for other in others:
            table.refuses(other, "guess 9", error="not-your-turn")
        table.guess(10 + seat)
    table.guess(30)
    with pytest.raises(Refused, match="not-your-turn"):
        table.plays(0, "guess 9")


@pytest.mark.rule("RA-2")
def test_winner_of_the_trick_guesses_first_in_the_next() -> None:
    table = Guessing("ratefix", ["r1 r2 r3", "y3 y4 y5", "g5 g6 g7"])
    table.guess(30, 10, 31)  # seats 1, 2, 0: the sum is 9
    assert table.turn == 2
    table.guess(30, 12, 31)  # seats 2, 0, 1: the sum is 12
    assert table.turn == 0


@pytest.mark.rule("RA-2")
def test_cards_of_the_next_trick_are_laid_by_nobodys_move() -> None:
    table = Guessing("ratefix", ["r1 r2 r3", "y3 y4 y5"])
    assert table.state["middle"] == ["r1", "y3"]
    table.guess(4)
    assert table.state["guesses"] == [None, 4]
    table.guess(7)
    state = table.state
    assert state["middle"] == ["r2", "y4"]
    assert state["stacks"] == [["r3"], ["y5"]]
    assert state["guesses"] == [None, None]


@pytest.mark.rule("RA-2")
def test_everyone_sees_his_own_card_and_hears_every_guess() -> None:
    table = Guessing("ratefix", ["r1 r2", "y3 y4", "g5 g6"])
    table.guess(9)
    for seat, card in enumerate(["r1", "y3", "g5"]):
        view = table.view(seat)
        assert view["hand"] == [card]
        assert view["middle"] == 3
        assert view["stacks"] == [1, 1, 1]
        assert view["guesses"] == [None, 9, None]
        assert set(names_in(view)) == {card}
    spectator = table.view(None)
    assert "hand" not in spectator
    assert not set(names_in(spectator))


@pytest.mark.rule("RA-2")
@pytest.mark.rule("RA-3")
def test_what_a_seat_is_told() -> None:
    """A card is its own seat's until the trick is decided; then all see all of them."""
    stacks = [["r1", "r2"], ["y3", "y4"]]
    deal = {"stacks": stacks, "aside": left_over(CARDS["ratefix"], stacks)}
    match = new_match(game_named("ratefix"), 2, deal=deal)
    match, first = play(match, 1, "guess 4")
    assert [event.seen_by(0) for event in first] == [{"type": "guess", "seat": 1, "guess": 4}]
    match, events = play(match, 0, "guess 40")
    decided = {
        "type": "trick",
        "seat": 1,
        "cards": ["r1", "y3"],
        "sum": 4,
        "guesses": [40, 4],
        "nearest": [1],
        "middle": 2,
    }
    for seat in (0, 1, None):
        assert events[1].seen_by(seat) == decided
    laid = [event.seen_by(0) for event in events[2:]]
    assert laid == [{"type": "lay", "seat": 0, "card": "r2"}, {"type": "lay", "seat": 1}]
    assert not any("card" in event.seen_by(None) for event in events[2:])


@pytest.mark.rule("RA-3")
@pytest.mark.parametrize(
    ("numbers", "winner"),
    [((12, 3, 40), 1), ((40, 12, 3), 2), ((3, 40, 12), 0), ((11, 14, 14), 1), ((15, 13, 9), 2)],
)
def test_nearest_guess_above_or_below_takes_the_cards(
    numbers: tuple[int, int, int], winner: int
) -> None:
    """The sum is 12; the guesses are those of seats 1, 2 and 0."""
    table = Guessing("ratefix", ["r2 r1", "y4 y1", "g6 g1"])
    table.guess(*numbers)
    assert table.won == ["g6 r2 y4" if seat == winner else "" for seat in range(3)]


@pytest.mark.rule("RA-3")
@pytest.mark.parametrize("numbers", [(12, 12, 3), (10, 40, 14), (13, 11, 11)])
def test_cards_of_an_undecided_trick_stay_for_the_next_winner(numbers: tuple[int, ...]) -> None:
    """The same player guesses first again."""
    table = Guessing("ratefix", ["r2 r1 r3", "y4 y1 y3", "g6 g1 g3"])
    table.guess(*numbers)
    assert table.won == ["", "", ""]
    assert table.turn == 1
    assert table.state["middle"] == ["r1", "y1", "g1", "r2", "y4", "g6"]
    assert table.view(0)["middle"] == 6
    table.guess(40, 3, 41)
    assert table.won == ["", "", "g1 g6 r1 r2 y1 y4"]
    assert table.state["middle"] == ["r3", "y3", "g3"]
    assert table.turn == 2


@pytest.mark.rule("RA-3")
def test_only_the_cards_of_this_trick_are_guessed_at() -> None:
    """What was carried over does not count for the sum."""
    table = Guessing("ratefix", ["r20 r1", "y20 y1"])
    table.guess(40, 40)
    table.guess(2, 40)
    assert table.won == ["", "r1 r20 y1 y20"]


@pytest.mark.rule("RA-3")
def test_several_undecided_tricks_in_a_row_pile_up() -> None:
    table = Guessing("ratefix", ["r2 r1 r3", "y4 y1 y3"], dealer=1)
    table.guess(6, 6)
    table.guess(2, 2)
    assert table.turn == 0
    assert table.state["middle"] == ["r3", "y3", "r1", "y1", "r2", "y4"]
    table.guess(6, 7)
    assert table.won == ["r1 r2 r3 y1 y3 y4", ""]


@pytest.mark.rule("RA-3")
def test_after_the_last_trick_undecided_cards_are_out() -> None:
    table = Guessing("ratefix", ["r2 r1 r3", "y4 y1 y3"])
    table.guess(6, 7)
    table.guess(2, 2)
    table.guess(6, 6)
    state = table.state
    assert state["over"]
    assert state["middle"] == []
    assert len(state["aside"]) == 74 + 4
    assert {"r1", "y1", "r3", "y3"} < set(state["aside"])
    assert state["points"] == [0, 2]
    assert table.view(0)["aside"] == 78
    assert table.view(0)["hand"] == []


@pytest.mark.rule("RA-4")
@pytest.mark.parametrize(
    ("game", "players"),
    [*(("ratefix", players) for players in (2, 3, 4)), *(("poker", n) for n in (2, 3, 4, 5, 6))],
)
def test_guess_is_between_the_least_and_the_most_possible(game: str, players: int) -> None:
    table = Table(game, players=players)
    seat = table.turn
    assert seat is not None
    wanted = {f"guess {number}" for number in range(players, 20 * players + 1)}
    assert table.legal(seat) == wanted
    outside = [number for number in range(2, 121) if not players <= number <= 20 * players]
    table.refuses(seat, *(f"guess {number}" for number in outside), rule="RA-4")


@pytest.mark.rule("RA-4")
def test_same_number_may_be_said_twice() -> None:
    table = Guessing("ratefix", ["r2 r1", "y4 y1", "g6 g1"])
    table.guess(14, 14)
    assert "guess 14" in table.legal(0)
    table.guess(12)
    assert table.won == ["g6 r2 y4", "", ""]


@BOTH
def test_what_is_no_guess_is_no_move(game: str) -> None:
    table = Table(game, players=2)
    seat = table.turn
    assert seat is not None
    bad = ["guess", "guess ", "7", "guess 07", "guess  7", "guess +7", "guess -7", "guess 7.0"]
    bad += ["guess 1", "guess 0", "guess 121", "guess ٧", " guess 7", "next", "pass", "r7", ""]
    table.refuses(seat, *bad, error="bad-move")
    table.plays(seat, "GUESS 7")
    assert table.state["guesses"][seat] == 7
    assert table.record["moves"] == [[1, seat, "guess 7"]]


@pytest.mark.rule("RA-5")
@BOTH
def test_most_cards_win_after_the_last_trick(game: str) -> None:
    table = Guessing(game, ["r1 r2 r3", "b1 b2 b3"])
    table.guess(2, 40)
    table.guess(*((4, 40) if game == "ratefix" else (40, 4)))
    assert table.points is None
    assert table.totals == [0, 0]
    assert table.winners is None
    table.guess(40, 6)
    state = table.state
    assert state["points"] == state["totals"] == [2, 4]
    assert state["winners"] == [1]
    assert state["over"]
    assert state["turn"] is None
    assert state["actors"] == []
    assert state["guesses"] == [None, None]
    table.refuses(0, "guess 6", error="not-your-turn")


@pytest.mark.rule("RA-5")
def test_several_may_win() -> None:
    table = Guessing("ratefix", ["r1 r2", "y1 y2", "g1 g2"])
    table.guess(3, 40, 41)
    table.guess(40, 6, 41)
    assert table.points == [0, 3, 3]
    assert table.winners == [1, 2]
    nobody = Guessing("ratefix", ["r1", "y1"])
    nobody.guess(2, 2)
    assert nobody.points == [0, 0]
    assert nobody.winners == [0, 1]


@pytest.mark.rule("PO-1")
@pytest.mark.parametrize(("players", "each"), [(2, 20), (3, 13), (4, 10), (5, 8), (6, 6)])
def test_only_red_and_blue_are_dealt_evenly(players: int, each: int) -> None:
    table = Table("poker", players=players, seed="red and blue", dealer=1)
    stacks, rest = dealt("poker", players, 1, "red and blue")
    state = table.state
    assert [len(stack) for stack in stacks] == [each] * players
    assert state["middle"] == [stack[0] for stack in stacks]
    assert state["stacks"] == [stack[1:] for stack in stacks]
    assert state["aside"] == rest
    assert len(rest) == 40 - players * each
    assert table.view(0)["aside"] == len(rest)


@pytest.mark.rule("PO-1")
@pytest.mark.parametrize("players", [1, 7])
def test_poker_is_for_two_to_six(players: int) -> None:
    assert request(game="poker", players=players)["error"] == "bad-request"


@pytest.mark.rule("PO-2")
def test_nobody_looks_at_his_card() -> None:
    table = Guessing("poker", ["r1 r2", "b3 b4", "r5 r6"])
    table.guess(9)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert not set(names_in(view))
        assert "hand" not in view
        assert view["middle"] == 3
        assert view["guesses"] == [None, None, 9]


@pytest.mark.rule("PO-2")
def test_nobody_is_told_of_a_card_before_the_trick_is_decided() -> None:
    stacks = [["r1", "r2"], ["b3", "b4"]]
    deal = {"stacks": stacks, "aside": left_over(CARDS["poker"], stacks)}
    match = new_match(game_named("poker"), 2, deal=deal)
    match, _ = play(match, 1, "guess 4")
    match, events = play(match, 0, "guess 4")
    for seat in (0, 1, None):
        told = [event.seen_by(seat) for event in events]
        assert told[1]["cards"] == ["r1", "b3"]
        assert told[1]["nearest"] == [0, 1]
        assert told[1]["seat"] is None
        assert told[2:] == [{"type": "lay", "seat": 0}, {"type": "lay", "seat": 1}]


@pytest.mark.rule("PO-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_guesses_go_counter_clockwise_and_the_first_one_moves_on(dealer: int) -> None:
    """Whoever wins the trick, and also if nobody does."""
    table = Guessing("poker", ["r1 r2 r3 r4", "b1 b2 b3 b4", "r11 r12 r13 r14"], dealer=dealer)
    first = (dealer - 1) % 3
    for numbers in ((13, 40, 40), (20, 20, 20), (40, 41, 19)):
        for step, number in enumerate(numbers):
            assert table.turn == (first - step) % 3
            table.guess(number)
        first = (first - 1) % 3
        assert table.turn == first
    sizes = {seat: len(cards) for seat, cards in enumerate(table.state["won"])}
    assert sizes == {(dealer - 1) % 3: 3, (dealer - 2) % 3: 6, dealer: 0}


@pytest.mark.rule("PO-2")
def test_nearest_guess_and_ties_are_as_in_ratefix() -> None:
    table = Guessing("poker", ["r2 r1", "b4 b1"])
    table.guess(5, 7)
    assert table.state["middle"] == ["r1", "b1", "r2", "b4"]
    table.guess(3, 2)
    assert table.won == ["", "b1 b4 r1 r2"]
    assert table.winners == [1]


@pytest.mark.rule("G-7")
@BOTH
def test_exchanging_cards_that_a_seat_has_not_seen_changes_nothing(game: str) -> None:
    """The others' cards in the middle, those in the stacks and those that are out."""
    one = Guessing(game, ["r1 r2 r3", "b4 b5 b6"])
    for stacks in (["r1 r2 r3", "b5 b4 b6"], ["r1 b7 r3", "b4 b5 r2"], ["r1 b4 b5", "b12 b13 r3"]):
        other = Guessing(game, stacks)
        assert other.view(0) == one.view(0)
        assert other.view(None) == one.view(None)


@pytest.mark.rule("G-7")
@BOTH
@pytest.mark.parametrize("players", [2, 4])
def test_views_of_a_whole_match_never_name_a_face_down_card(game: str, players: int) -> None:
    table, luck = Table(game, players=players), Random(7)
    while not table.state["over"]:
        state = table.state
        trick = state["middle"][:players]
        for seat in (*range(players), None):
            own = [trick[seat]] if game == "ratefix" and seat is not None else []
            shown = [card for cards in state["won"] for card in cards]
            assert sorted(names_in(table.view(seat))) == sorted([*shown, *own])
        table.plays_by_luck(luck)


@BOTH
@pytest.mark.parametrize(
    "stacks",
    [
        ["r1 r2", "b1"],
        ["r1", "r1"],
        ["r1", ""],
        ["r1", "y21"],
        ["r1"],
        ["r1", "b1", "b2"],
    ],
)
def test_given_deals_have_equal_stacks_of_the_decks_cards(game: str, stacks: list[str]) -> None:
    lists = [stack.split() for stack in stacks]
    deal = {"stacks": lists, "aside": left_over(CARDS[game], lists)}
    assert request(game=game, deal=deal)["error"] == "bad-deal"


@BOTH
def test_given_deal_is_exactly_the_deck(game: str) -> None:
    whole = left_over(CARDS[game], [["r1", "b1"]])
    assert request(game=game, deal={"stacks": [["r1"], ["b1"]], "aside": whole}, seed=None)["ok"]
    for aside in (whole[1:], [*whole, "r1"], None, [*whole, *(["y1"] if game == "poker" else "x")]):
        deal = {"stacks": [["R1"], ["B1"]], "aside": aside}
        assert request(game=game, deal=deal)["error"] == "bad-deal"
    halves = [CARDS[game][::2], CARDS[game][1::2]]
    assert request(game=game, deal={"stacks": halves})["ok"], "nothing need be left over"


@BOTH
def test_bad_requests(game: str) -> None:
    assert request(game=game, seed=None)["error"] == "bad-request"
    assert request(game=game, options={"rounds": 2})["error"] == "bad-options"
    assert request(game=game, options={"dealer": 2})["error"] == "bad-options"
    assert request(game=game, players="2")["error"] == "bad-request"


@BOTH
def test_longest_holds_even_if_every_card_is_dealt(game: str) -> None:
    halves = [CARDS[game][::2], CARDS[game][1::2]]
    match: Match = new_match(game_named(game), 2, deal={"stacks": halves})
    moves, luck = 0, Random(1)
    while not match.over:
        seat = match.turn
        match = match.push(seat, luck.choice(match.legal(seat)))
        moves += 1
    assert moves == len(CARDS[game]) <= match.game.longest(match.setup)

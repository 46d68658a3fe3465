"""ZW: Zweikampf."""

import json
from typing import Any

import pytest

from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import play
from elfer.games import game_named
from elfer.notation.referee import Referee
from tests.rules.cards import run
from tests.rules.chance import shuffle_cards
from tests.rules.table import Refused, Table

GAME = "zweikampf"

# Seat 0 wins all fights except the last one, a tie of the two 1s.
STRONG = [20, 20, 18, 18, 16, 16, 14, 14, 12, 12, 10, 10, 8, 8, 6, 6, 4, 4, 3, 1]
WEAK = [19, 19, 17, 17, 15, 15, 13, 13, 11, 11, 9, 9, 7, 7, 5, 5, 3, 2, 2, 1]

# Computed independently of the engine: without a limit, seat 0 would win all cards after
# 2,118 fights; after 2,000, the score is 22 to 18.
ENDLESS = (
    [20, 3, 6, 18, 17, 12, 10, 16, 9, 4, 15, 5, 1, 7, 8, 14, 5, 7, 2, 19],
    [16, 8, 20, 2, 3, 13, 11, 18, 4, 12, 9, 19, 14, 11, 15, 17, 13, 1, 6, 10],
)


def make_stacks(*values: list[int]) -> list[str]:
    """Return stacks of these values; the first card of a value is red, the second blue."""
    seen: set[int] = set()
    stacks = []
    for stack in values:
        cards = []
        for value in stack:
            cards.append(f"{'b' if value in seen else 'r'}{value}")
            seen.add(value)
        stacks.append(" ".join(cards))
    return stacks


class Duel(Table):
    """A match from two stacks, top first."""

    def __init__(self, one: str, other: str, **options: Any) -> None:
        self._referee = Referee()
        deal = {"stacks": [one.split(), other.split()]}
        self._request("new", game=GAME, players=2, options=options, deal=deal)

    def fights(self, number: int = 1) -> None:
        """Let both seats turn over this number of cards."""
        for _ in range(number):
            self.plays(0, "flip")
            self.plays(1, "flip")

    def cards_by_seat(self, key: str) -> list[str]:
        """Return the cards of each seat in one part of the state, as one string per seat."""
        return [" ".join(cards) for cards in self.state[key]]


def play_out(match: Match) -> tuple[Match, list[list[str]]]:
    """Return the end of a match, and the events of every move."""
    told = []
    while not match.over:
        match, events = play(match, match.actors[-1], "flip")
        told.append([event.type for event in events])
    return match, told


def request(**changes: Any) -> dict[str, Any]:
    """Return the answer to a request for a new match with changed fields."""
    asked = {"do": "new", "game": GAME, "players": 2, "options": {}, "seed": "s"} | changes
    return Referee().answer(json.dumps(asked).encode())


@pytest.mark.rule("ZW-1")
@pytest.mark.parametrize("colours", [["r", "b"], ["g", "y"], ["b", "g"]])
@pytest.mark.parametrize("dealer", [0, 1])
def test_two_colours_are_dealt_as_stacks(colours: list[str], dealer: int) -> None:
    """The last card dealt is on top; the dealer's neighbour gets the first one."""
    state = request(options={"colours": colours, "dealer": dealer})["state"]
    fresh = [f"{colour}{value}" for colour in "rygb" if colour in colours for value in range(1, 21)]
    cards = shuffle_cards(fresh, "s", "1/deal/0")
    assert state["stacks"][1 - dealer] == cards[0::2][::-1]
    assert state["stacks"][dealer] == cards[1::2][::-1]


@pytest.mark.rule("ZW-1")
def test_the_default_colours_are_red_and_blue() -> None:
    state = request()["state"]
    assert state["options"] == {"dealer": 0, "colours": ["r", "b"], "long": False}
    assert {card[0] for stack in state["stacks"] for card in stack} == {"r", "b"}
    assert [len(stack) for stack in state["stacks"]] == [20, 20]


@pytest.mark.rule("ZW-1")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_turn_over_in_either_order_and_the_higher_card_takes_both(
    order: tuple[int, int],
) -> None:
    duel = Duel(run("r", 20, 1), f"b19 b20 {run('b', 18, 1)}")
    first, second = order
    assert duel.turn is None
    assert duel.state["actors"] == [0, 1]
    assert duel.legal(0) == duel.legal(1) == {"flip"}
    duel.plays(first, "flip")
    assert duel.turn is None
    assert duel.state["actors"] == [second]
    assert duel.cards_by_seat("piles") == (["r20", ""] if first == 0 else ["", "b19"])
    duel.refuses(first, "flip", error="not-your-turn")
    duel.plays(second, "flip")
    assert duel.cards_by_seat("won") == ["r20 b19", ""]
    assert duel.cards_by_seat("piles") == ["", ""]
    duel.plays(first, "flip")
    duel.plays(second, "flip")
    assert duel.cards_by_seat("won") == ["r20 b19", "b20 r19"]
    assert duel.state["actors"] == [0, 1]


@pytest.mark.rule("ZW-1")
def test_a_view_shows_the_sizes_of_stacks_and_the_face_up_cards() -> None:
    duel = Duel(run("r", 20, 1), f"b19 b20 {run('b', 18, 1)}")
    duel.fights()
    duel.plays(1, "flip")
    for watcher in (0, 1, None):
        view = duel.view(watcher)
        assert view.keys() == duel.state.keys() | {"seat"}
        assert view["stacks"] == [19, 18]
        assert view["piles"] == [[], ["b20"]]
        assert view["won"] == [["r20", "b19"], []]
        assert view["aside"] == []


@pytest.mark.rule("ZW-2")
def test_a_tie_continues_the_fight_and_the_winner_takes_all_cards() -> None:
    duel = Duel("r5 r6 r7 r1 " + run("r", 20, 8) + " r4 r3 r2", "b5 b6 b8 b2 b7 " + rest_of_blue())
    duel.fights()
    assert duel.cards_by_seat("piles") == ["r5", "b5"]
    assert duel.cards_by_seat("won") == ["", ""]
    assert duel.state["actors"] == [0, 1]
    duel.fights()
    assert duel.cards_by_seat("piles") == ["r6 r5", "b6 b5"]
    duel.plays(1, "flip")
    assert duel.cards_by_seat("piles") == ["r6 r5", "b8 b6 b5"]
    assert duel.state["actors"] == [0]
    duel.plays(0, "flip")
    assert duel.cards_by_seat("piles") == ["", ""]
    assert duel.cards_by_seat("won") == ["", "b5 b6 b8 r5 r6 r7"]
    duel.fights()
    assert duel.cards_by_seat("won") == ["", "b5 b6 b8 r5 r6 r7 b2 r1"]


def rest_of_blue() -> str:
    """Return the blue cards except 2, 5, 6, 7 and 8."""
    return " ".join(f"b{value}" for value in range(1, 21) if value not in (2, 5, 6, 7, 8))


@pytest.mark.rule("ZW-3")
def test_after_one_pass_through_the_stacks_the_most_cards_win() -> None:
    duel = Duel(run("r", 1, 20), f"{run('b', 2, 20)} b1")
    duel.fights(19)
    state = duel.state
    assert (state["over"], state["points"], state["totals"]) == (False, None, [0, 0])
    assert state["winners"] is None
    duel.fights()
    state = duel.state
    assert state["over"]
    assert state["round_over"]
    assert state["actors"] == []
    assert state["turn"] is None
    assert (state["points"], state["totals"], state["winners"]) == ([2, 38], [2, 38], [1])
    duel.refuses(0, "flip", error="not-your-turn")


@pytest.mark.rule("ZW-3")
def test_the_cards_of_an_undecided_last_fight_are_out() -> None:
    duel = Duel(*make_stacks(STRONG, WEAK))
    duel.fights(20)
    state = duel.state
    assert state["over"]
    assert sorted(state["aside"]) == ["b1", "r1"]
    assert state["piles"] == [[], []]
    assert (state["points"], state["winners"]) == ([38, 0], [0])
    assert sorted(duel.view(None)["aside"]) == ["b1", "r1"]


@pytest.mark.rule("ZW-3")
def test_a_tie_has_two_winners() -> None:
    """All twenty comparisons are ties: one long fight that nobody wins."""
    duel = Duel(run("r", 1, 20), run("b", 1, 20))
    duel.fights(20)
    assert duel.points == [0, 0]
    assert duel.winners == [0, 1]
    assert len(duel.state["aside"]) == 40


@pytest.mark.rule("ZW-4")
def test_the_long_game_turns_won_cards_over_when_a_card_is_needed() -> None:
    duel = Duel(run("r", 1, 20), f"{run('b', 2, 20)} b1", long=True)
    duel.fights(20)
    assert not duel.state["over"]
    assert duel.cards_by_seat("stacks") == ["", ""]
    won = " ".join(f"b{value + 1} r{value}" for value in range(1, 20))
    assert duel.cards_by_seat("won") == ["r20 b1", won]
    duel.plays(1, "flip")
    assert duel.cards_by_seat("piles") == ["", "b2"]
    assert duel.cards_by_seat("stacks") == ["", won.removeprefix("b2 ")]
    assert duel.cards_by_seat("won") == ["r20 b1", ""]
    duel.plays(0, "flip")
    assert duel.cards_by_seat("stacks") == ["b1", won.removeprefix("b2 ")]
    assert duel.cards_by_seat("won") == ["r20 b2", ""]


@pytest.mark.rule("ZW-4")
def test_the_long_game_continues_until_one_player_has_all_cards() -> None:
    """Seat 0 wins every fight; the stack and the won cards both count."""
    weak = [19, 19, 17, 17, 15, 15, 13, 13, 11, 11, 9, 9, 7, 7, 5, 5, 3, 3, 1, 1]
    duel = Duel(*make_stacks([value + 1 for value in weak], weak), long=True)
    duel.fights(19)
    assert not duel.state["over"]
    duel.fights()
    assert duel.state["over"]
    assert duel.points == [40, 0]
    assert duel.winners == [0]


@pytest.mark.rule("ZW-4")
def test_won_cards_are_not_turned_over_before_they_are_needed() -> None:
    """Each stack is renewed at its own time, here in the middle of a fight."""
    duel = Duel(run("r", 1, 20), f"{run('b', 2, 20)} b1", long=True)
    duel.fights(22)
    assert duel.cards_by_seat("piles") == ["b1", "r1"]
    assert duel.cards_by_seat("won") == ["r20 b2", ""]
    assert [len(stack) for stack in duel.state["stacks"]] == [0, 36]
    duel.plays(0, "flip")
    assert duel.cards_by_seat("piles") == ["r20 b1", "r1"]
    assert [len(stack) for stack in duel.state["stacks"]] == [1, 36]
    duel.plays(1, "flip")
    assert duel.cards_by_seat("stacks")[0] == "b2"
    assert duel.cards_by_seat("won") == ["b1 r20 r1 b3", ""]


@pytest.mark.rule("ZW-4")
def test_a_player_without_a_card_for_a_tie_loses_the_fight() -> None:
    """Seat 1 has won nothing and its stack is used up, so it loses the tie of the 1s."""
    duel = Duel(*make_stacks(STRONG, WEAK), long=True)
    duel.fights(20)
    state = duel.state
    assert state["over"]
    assert state["aside"] == []
    assert (state["points"], state["winners"]) == ([40, 0], [0])
    assert state["won"][0][-2:] == ["r1", "b1"]


@pytest.mark.rule("ZW-4")
def test_if_neither_can_turn_over_a_card_for_a_tie_the_cards_are_out() -> None:
    duel = Duel(run("r", 1, 20), run("b", 1, 20), long=True)
    duel.fights(20)
    assert duel.state["over"]
    assert len(duel.state["aside"]) == 40
    assert (duel.points, duel.winners) == ([0, 0], [0, 1])


@pytest.mark.rule("ZW-4")
def test_a_tie_on_the_last_card_of_a_stack_goes_on_with_won_cards() -> None:
    one = "r2 r1 r4 r3 r6 r5 r8 r7 r10 r9 r12 r11 r14 r13 r16 r15 r18 r17 r20 r19"
    other = "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18 b20 b19"
    duel = Duel(one, other, long=True)
    duel.fights(20)
    assert not duel.state["over"]
    assert duel.cards_by_seat("piles") == ["r19 r20", "b19 b20"]
    duel.fights()
    assert duel.cards_by_seat("piles") == ["r2 r19 r20", "b2 b19 b20"]
    assert [len(stack) for stack in duel.state["stacks"]] == [17, 17]


@pytest.mark.rule("ZW-4")
def test_after_2000_fights_the_most_cards_win() -> None:
    stacks = [stack.split() for stack in make_stacks(*ENDLESS)]
    match = new_match(game_named(GAME), 2, {"long": True}, deal={"stacks": stacks})
    end, told = play_out(match)
    assert sum("fight" in events for events in told) == 2_000
    assert end.totals == (22, 18)
    assert end.winners == (0,)
    assert len(told) <= end.game.longest(end.setup)


@pytest.mark.rule("ZW-3")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_card_is_turned_over_once_in_the_default_game(seed: str) -> None:
    end, told = play_out(new_match(game_named(GAME), 2, seed=seed))
    assert len(told) == 40
    assert end.totals is not None
    assert sum(end.totals) + len(end.state.layout.aside) == 40


@pytest.mark.rule("ZW-1")
@pytest.mark.parametrize("players", [1, 3])
def test_needs_two_players(players: int) -> None:
    assert request(players=players)["error"] == "bad-request"


@pytest.mark.rule("ZW-1")
@pytest.mark.parametrize(
    "options",
    [
        {"colours": ["r"]},
        {"colours": ["r", "r"]},
        {"colours": ["r", "y", "b"]},
        {"colours": "rb"},
        {"colours": None},
        {"colours": ["R", "b"]},
        {"long": 1},
        {"long": None},
        {"rounds": 2},
        {"dealer": 2},
    ],
)
def test_refuses_bad_options(options: dict[str, Any]) -> None:
    assert request(options=options)["error"] == "bad-options"


@pytest.mark.rule("ZW-1")
@pytest.mark.parametrize(
    "stacks",
    [
        [run("r", 1, 20).split(), run("b", 1, 19).split()],
        [[*run("r", 1, 20).split(), "b1"], run("b", 2, 20).split()],
        [run("r", 1, 20).split(), run("y", 1, 20).split()],
        [(run("r", 1, 20) + " " + run("b", 1, 20)).split(), []],
        [run("r", 1, 20).split()],
    ],
)
def test_a_given_deal_is_the_two_colours_in_equal_stacks(stacks: list[list[str]]) -> None:
    assert request(deal={"stacks": stacks}, seed=None)["error"] == "bad-deal"


@pytest.mark.rule("ZW-1")
def test_flip_is_the_only_move() -> None:
    duel = Duel(run("g", 1, 20), run("y", 1, 20), colours=["y", "g"])
    duel.refuses(0, "r1", "flip ", "flipp", "", "next", "mid", error="bad-move")
    assert duel.ask("play", seat=None, move="flip")["error"] == "not-your-turn"
    duel.plays(0, "FLIP")
    with pytest.raises(Refused, match="not-your-turn"):
        duel.plays(0, "flip")
    assert [move[2] for move in duel.record["moves"]] == ["flip"]

"""HK: Die höchste Karte gewinnt."""

import itertools
import json
from random import Random
from typing import Any

import pytest

from elfer.engine.match import new_match
from elfer.engine.move_validation import play
from elfer.games import game_named
from elfer.notation.referee import Referee
from tests.rules.cards import COLOURS, run
from tests.rules.table import Refused, Table

GAME = "hoechste-karte"


class Choosing(Table):
    """A match without a seed, as there is nothing to shuffle."""

    def __init__(self, players: int, **options: Any) -> None:
        self._referee = Referee()
        self._request("new", game=GAME, players=players, options=options)

    def trick(self, cards: str, order: tuple[int, ...] | None = None) -> None:
        """Let everyone choose a card; the cards are listed by seat."""
        chosen = cards.split()
        for seat in order or range(len(chosen)):
            self.plays(seat, chosen[seat])

    @property
    def sizes(self) -> list[int]:
        """Return the number of cards that each seat has won."""
        return [len(cards) for cards in self.state["won"]]


def request(**changes: Any) -> dict[str, Any]:
    """Return the answer to a request for a new match with changed fields."""
    asked = {"do": "new", "game": GAME, "players": 2, "options": {}} | changes
    return Referee().answer(json.dumps(asked).encode())


@pytest.mark.rule("HK-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [None, "any", "other"])
def test_every_player_has_1_to_11_of_their_own_colour(players: int, seed: str | None) -> None:
    """This holds with any seed or none, and the dealer does not matter."""
    answer = request(players=players, seed=seed, options={"dealer": 1})
    assert answer["state"]["hands"] == [
        run(COLOURS[seat], 1, 11).split() for seat in range(players)
    ]
    assert answer["state"]["aside"] == []


@pytest.mark.rule("HK-1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    assert request(players=players)["error"] == "bad-request"


@pytest.mark.rule("HK-1")
def test_a_given_deal_must_have_each_players_own_colour() -> None:
    red, yellow = run("r", 1, 11).split(), run("y", 1, 11).split()
    assert request(deal={"hands": [red[::-1], yellow]})["ok"]
    for hands in (
        [yellow, red],
        [[*red[:10], "y1"], [*yellow[1:], "r11"]],
        [red[:10], yellow],
        [[*red, "r12"], yellow],
        [red, []],
        [red],
    ):
        assert request(deal={"hands": hands})["error"] == "bad-deal"
    assert request(deal={})["error"] == "bad-deal"


@pytest.mark.rule("HK-1")
def test_you_choose_from_your_own_hand() -> None:
    table = Choosing(2)
    assert table.legal(1) == set(run("y", 1, 11).split())
    table.refuses(1, *run("r", 1, 11).split(), *run("g", 1, 11).split(), rule="G-10")
    table.refuses(1, "y12", "y0", "r99", "y", "next", "pass", "", "y01", "*", error="bad-move")
    table.trick("r3 Y5")
    assert table.legal(1) == set(run("y", 1, 11).split()) - {"y5"}
    table.refuses(1, "y5", rule="G-10")


@pytest.mark.rule("HK-2")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_highest_card_takes_all_in_any_order_of_choosing(order: tuple[int, ...]) -> None:
    table = Choosing(3)
    assert table.turn is None
    waiting = {0, 1, 2}
    for seat in order:
        assert table.state["actors"] == sorted(waiting)
        assert table.sizes == [0, 0, 0]
        table.plays(seat, f"{COLOURS[seat]}{(4, 9, 2)[seat]}")
        waiting.remove(seat)
    assert table.state["won"] == [[], ["r4", "y9", "g2"], []]
    assert table.state["chosen"] == [None, None, None]
    assert table.state["actors"] == [0, 1, 2]
    assert table.turn is None


@pytest.mark.rule("HK-2")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    table = Choosing(3)
    table.plays(2, "g7")
    table.plays(0, "r5")
    assert table.state["chosen"] == ["r5", None, "g7"]
    assert table.view(0)["chosen"] == ["r5", None, None]
    assert table.view(1)["chosen"] == [None, None, None]
    assert table.view(2)["chosen"] == [None, None, "g7"]
    assert table.view(None)["chosen"] == [None, None, None]
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert view["hands"] == [10, 11, 10]
        assert view["won"] == [[], [], []]
    assert table.view(2)["hand"] == run("g", 1, 6).split() + run("g", 8, 11).split()
    assert "hand" not in table.view(None)


@pytest.mark.rule("HK-2")
def test_answers_to_a_seat_do_not_depend_on_the_choices_of_others() -> None:
    game = game_named(GAME)
    reached = []
    for card in ("r1", "r11"):
        match, events = play(new_match(game, 3), 0, card)
        seen = [
            (match.view(seat), match.legal(seat), [e.seen_by(seat) for e in events])
            for seat in (1, 2, None)
        ]
        reached.append(seen)
        assert events[0].seen_by(0) == {"type": "choose", "seat": 0, "card": card}
    assert reached[0] == reached[1]


@pytest.mark.rule("HK-2")
def test_all_cards_are_announced_together() -> None:
    match = new_match(game_named(GAME), 2)
    match, _ = play(match, 1, "y3")
    match, events = play(match, 0, "r8")
    told = {"type": "trick", "seat": 0, "cards": ["r8", "y3"], "highest": [0], "middle": 2}
    for seat in (0, 1, None):
        assert events[1].seen_by(seat) == told
    match, _ = play(match, 0, "r2")
    match, events = play(match, 1, "y2")
    told |= {"seat": None, "cards": ["r2", "y2"], "highest": [0, 1]}
    assert events[1].seen_by(0) == told


@pytest.mark.rule("HK-2")
def test_a_choice_cannot_be_taken_back() -> None:
    table = Choosing(2)
    table.plays(0, "r5")
    assert table.legal(0) == set()
    table.refuses(0, "r6", "r5", error="not-your-turn")
    assert table.ask("play", seat=None, move="y5")["error"] == "not-your-turn"


@pytest.mark.rule("HK-3")
@pytest.mark.parametrize("cards", ["r5 y5 g3", "r5 y3 g5", "r4 y5 g5", "r5 y5 g5"])
def test_a_tie_leaves_the_cards_to_the_next_winner(cards: str) -> None:
    table = Choosing(3)
    table.trick(cards)
    assert table.sizes == [0, 0, 0]
    assert table.state["aside"] == cards.split()
    for seat in (0, 1, 2, None):
        assert table.view(seat)["aside"] == cards.split(), "the cards were not shown"
    table.trick("r11 y8 g8")  # a tie for second place does not matter
    assert table.sizes == [6, 0, 0]
    assert sorted(table.state["won"][0]) == sorted([*cards.split(), "r11", "y8", "g8"])
    assert table.state["aside"] == []


@pytest.mark.rule("HK-3")
def test_undecided_tricks_pile_up() -> None:
    table = Choosing(2)
    table.trick("r1 y1")
    table.trick("r2 y2")
    table.trick("r3 y4")
    assert table.sizes == [0, 6]


@pytest.mark.rule("HK-3")
def test_the_cards_of_a_tied_last_trick_are_out() -> None:
    table = Choosing(2)
    table.trick("r2 y1")
    table.trick("r1 y2")
    for value in range(3, 10):
        table.trick(f"r{value} y{value}")
    table.trick("r11 y10")
    assert table.sizes == [18, 2]
    table.trick("r10 y11")
    again = Choosing(2)
    for value in range(1, 10):
        again.trick(f"r{value} y{value}", order=(1, 0))
    again.trick("r11 y11")
    again.trick("r10 y10")
    assert table.state["points"] == [18, 4]
    state = again.state
    assert state["over"]
    assert len(state["aside"]) == 22
    assert state["points"] == [0, 0]
    assert state["winners"] == [0, 1]


@pytest.mark.rule("HK-4")
def test_the_most_cards_win_after_eleven_tricks() -> None:
    table = Choosing(3)
    for value in range(1, 11):
        table.trick(f"r{value} y{value + 1} g{value}")
    assert table.points is None
    assert table.totals == [0, 0, 0]
    assert table.winners is None
    assert not table.round_over()
    table.plays(2, "g11")
    assert not table.round_over()
    table.plays(1, "y1")
    table.plays(0, "r11")
    state = table.state
    assert state["over"]
    assert state["points"] == state["totals"] == [0, 30, 0]
    assert state["winners"] == [1]
    assert state["aside"] == ["r11", "y1", "g11"]
    assert state["actors"] == []
    assert state["turn"] is None
    with pytest.raises(Refused, match="not-your-turn"):
        table.plays(0, "r11")


@pytest.mark.rule("HK-4")
def test_several_may_win() -> None:
    table = Choosing(2)
    for value in range(1, 11, 2):
        table.trick(f"r{value} y{value + 1}")
        table.trick(f"r{value + 1} y{value}")
    table.trick("r11 y11")
    assert table.points == [10, 10]
    assert table.winners == [0, 1]


@pytest.mark.rule("HK-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_makes_exactly_eleven_choices(players: int) -> None:
    match, rng = new_match(game_named(GAME), players), Random(3)
    moves = 0
    while not match.over:
        seat = rng.choice(match.actors)
        match = match.push(seat, rng.choice(match.legal(seat)))
        moves += 1
    assert moves == 11 * players == match.game.longest(match.setup)


def test_refuses_bad_requests() -> None:
    assert request(options={"rounds": 2})["error"] == "bad-options"
    assert request(options={"dealer": 2})["error"] == "bad-options"
    assert request(seed=5)["error"] == "bad-request"

"""RA-3 to RA-5: the nearest guess, tied tricks, and the end."""

import pytest

from tests.rules.guessing.table import BOTH, Guessing
from tests.rules.table import Table


@pytest.mark.rule("RA-3")
@pytest.mark.parametrize(
    ("numbers", "winner"),
    [((12, 3, 40), 1), ((40, 12, 3), 2), ((3, 40, 12), 0), ((11, 14, 14), 1), ((15, 13, 9), 2)],
)
def test_the_nearest_guess_above_or_below_takes_the_cards(
    numbers: tuple[int, int, int], winner: int
) -> None:
    """The sum is 12; the guesses are those of seats 1, 2 and 0."""
    table = Guessing("ratefix", ["r2 r1", "y4 y1", "g6 g1"])
    table.guess(*numbers)
    assert table.won == ["g6 r2 y4" if seat == winner else "" for seat in range(3)]


@pytest.mark.rule("RA-3")
@pytest.mark.parametrize("numbers", [(12, 12, 3), (10, 40, 14), (13, 11, 11)])
def test_the_cards_of_an_undecided_trick_stay_for_the_next_winner(numbers: tuple[int, ...]) -> None:
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
def test_guesses_are_only_about_the_cards_of_the_current_trick() -> None:
    """Cards carried over do not count towards the sum."""
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
def test_a_guess_is_between_the_lowest_and_the_highest_possible_sum(
    game: str, players: int
) -> None:
    table = Table(game, players=players)
    seat = table.turn
    assert seat is not None
    wanted = {f"guess {number}" for number in range(players, 20 * players + 1)}
    assert table.legal(seat) == wanted
    outside = [number for number in range(2, 121) if not players <= number <= 20 * players]
    table.refuses(seat, *(f"guess {number}" for number in outside), rule="RA-4")


@pytest.mark.rule("RA-4")
def test_two_players_may_guess_the_same_number() -> None:
    table = Guessing("ratefix", ["r2 r1", "y4 y1", "g6 g1"])
    table.guess(14, 14)
    assert "guess 14" in table.legal(0)
    table.guess(12)
    assert table.won == ["g6 r2 y4", "", ""]


@BOTH
def test_refuses_text_that_is_not_a_guess(game: str) -> None:
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
def test_the_most_cards_win_after_the_last_trick(game: str) -> None:
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

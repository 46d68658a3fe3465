"""The drawing aids of a view: the same for everyone, and without secrets."""

from typing import Any

import pytest

from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import play
from elfer.games.bluffing.mogeln import Mogeln
from elfer.table.player_views import draw_view
from tests.rules.bluffing.mogeln.table import make_deal
from tests.table.party import Party, seats_for


def test_everyone_sees_which_seat_is_drawn_from() -> None:
    """Spectators see it too, and so do players whose turn it is not."""
    party = Party("schwarzer-peter", seats_for("schwarzer-peter", ("ann", "bob"))).start()
    seats = (None, *range(party.match.players))
    givers = set()
    while not party.match.over:
        (told,) = {draw_view(party.match, seat)["neighbour"] for seat in seats}
        turn = party.match.turn
        sizes = draw_view(party.match, None)["hands"]
        assert told not in (None, turn)
        assert sizes[told] == len(party.match.legal(turn))
        givers.add(told)
        party.step()
    assert len(givers) > 1
    assert {draw_view(party.match, seat)["neighbour"] for seat in seats} == {None}


def mogeln_after(*moves: tuple[int, str]) -> Match:
    """Return a match of Mogeln after these moves; seat 1 begins with its only two cards."""
    match = new_match(Mogeln(), 3, {}, None, make_deal(["", "g1 g4", "b9 g5 g6"]))
    for seat, text in moves:
        match, _ = play(match, seat, text)
    return match


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize(
    ("moves", "believed"),
    [
        ([(1, "g1"), (1, "slip g4")], {"card": "g1", "honest": True, "slipped": 1}),
        ([(1, "g4"), (1, "slip g1")], {"card": "g4", "honest": False, "slipped": 1}),
    ],
)
def test_everyone_sees_a_believed_last_card_once_the_match_is_over(
    moves: list[tuple[int, str]], believed: dict[str, Any]
) -> None:
    seats = (None, 0, 1, 2)
    before = mogeln_after(*moves)
    assert [draw_view(before, seat).get("believed") for seat in seats] == [None] * 4
    over = mogeln_after(*moves, (2, "believe"))
    shown = {"seat": 1, **believed}
    assert [draw_view(over, seat)["believed"] for seat in seats] == [shown] * 4
    # A doubted card was shown already.
    doubted = mogeln_after(*moves, (2, "doubt"))
    assert [draw_view(doubted, seat).get("believed") for seat in seats] == [None] * 4

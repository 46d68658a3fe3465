"""The drawing aids of a view: the same for everyone, and without secrets."""

from elfer.table.views import draw_view
from tests.table.party import Party, seats_for


def test_everyone_sees_which_seat_is_drawn_from() -> None:
    """Spectators and players who are not in turn see it too."""
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

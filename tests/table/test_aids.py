"""What helps to draw a view: the same for everyone who looks, and no secret."""

from elfer.table.sight import drawn
from tests.table.party import Party, seats_for


def test_everyone_sees_who_is_drawn_from() -> None:
    """Also those whose turn it is not, and who only watch."""
    party = Party("schwarzer-peter", seats_for("schwarzer-peter", ("ann", "bob"))).start()
    seats = (None, *range(party.match.players))
    givers = set()
    while not party.match.over:
        (told,) = {drawn(party.match, seat)["neighbour"] for seat in seats}
        turn = party.match.turn
        sizes = drawn(party.match, None)["hands"]
        assert told not in (None, turn)
        assert sizes[told] == len(party.match.legal(turn))
        givers.add(told)
        party.step()
    assert len(givers) > 1
    assert {drawn(party.match, seat)["neighbour"] for seat in seats} == {None}

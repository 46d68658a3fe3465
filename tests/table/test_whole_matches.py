"""Whole matches of every game at a table, and its snapshot at every step."""

import pytest

from elfer.games import GAMES
from elfer.records.record import play_record
from elfer.table.record import record
from elfer.table.refusals import NotNow
from elfer.table.snapshot import read, written
from elfer.table.table import Table
from tests.conformance.strategies import SOAK
from tests.table.party import Party, rounds_of, seats_for

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("people", [("ann",), ("ann", "ann", "bob")], ids="-".join)
def test_to_the_end(game: str, people: tuple[str, ...]) -> None:
    """People and bots play two rounds; the record of them plays to the same end."""
    party = Party(game, seats_for(game, people), rounds_of(game, 2)).start()
    while not party.match.over:
        party.step()
        if not party.match.over:
            with pytest.raises(NotNow):
                record(party.table)
    assert party.match.winners
    document = record(party.table)
    again = play_record(document)
    assert again.match == party.match
    assert document["shuffle"]["secret"] == "secret "


@every_game
def test_by_bots_alone(game: str) -> None:
    """The host watches; rounds go on by themselves."""
    party = Party(game, seats_for(game, ()), rounds_of(game, 2)).start()
    assert party.play_on().match.over


@every_game
def test_a_snapshot_is_the_table(game: str) -> None:
    """Read back it is the same, and goes on in the same way."""
    party = Party(game, seats_for(game, ("ann", "bob")), rounds_of(game, 2), watchers=("cid",))
    other = Party(game, seats_for(game, ("ann", "bob")), rounds_of(game, 2), watchers=("cid",))
    assert_kept(party.table)
    party.start()
    other.start()
    for number in range(400 if SOAK else 60):
        if party.match.over:
            break
        party.step()
        if number < 10 or number % 7 == 0:
            assert_kept(party.table)
            other.table = read(written(other.table))
        other.step()
        assert other.table == party.table


def assert_kept(table: Table) -> None:
    again = read(written(table))
    assert again == table
    assert written(again) == written(table)

"""Whole matches of every game at a table, with a snapshot at every step."""

import pytest

from elfer.games import GAMES
from elfer.notation.records import play_record
from elfer.table.errors import NotNow
from elfer.table.player_views import finished_record
from elfer.table.serialization import decode_table, encode_table
from elfer.table.table import Table
from tests.soak import SOAK
from tests.table.party import Party, rounds_of, seats_for

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
@pytest.mark.parametrize("people", [("ann",), ("ann", "ann", "bob")], ids="-".join)
def test_people_and_bots_play_to_the_end(game: str, people: tuple[str, ...]) -> None:
    """They play two rounds, and replaying their record leads to the same end."""
    party = Party(game, seats_for(game, people), rounds_of(game, 2)).start()
    while not party.match.over:
        party.step()
        if not party.match.over:
            with pytest.raises(NotNow):
                finished_record(party.table)
    assert party.match.winners
    document = finished_record(party.table)
    again = play_record(document)
    assert again.match == party.match
    assert document["shuffle"]["secret"] == "secret "


@every_game
def test_bots_play_alone(game: str) -> None:
    """The host watches, and bots deal the rounds."""
    party = Party(game, seats_for(game, ()), rounds_of(game, 2)).start()
    assert party.play_on().match.over


@every_game
def test_a_snapshot_restores_the_table(game: str) -> None:
    """A decoded snapshot equals the table and continues in the same way."""
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
            other.table = decode_table(encode_table(other.table))
        other.step()
        assert other.table == party.table


def assert_kept(table: Table) -> None:
    again = decode_table(encode_table(table))
    assert again == table
    assert encode_table(again) == encode_table(table)

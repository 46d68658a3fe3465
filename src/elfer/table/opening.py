"""A new table."""

from collections.abc import Mapping, Sequence
from typing import Any

from elfer.bots import bot_named
from elfer.games import game_named
from elfer.kernel import options
from elfer.kernel.match import check_players
from elfer.table.chairs import Chair, Player
from elfer.table.names import checked_name
from elfer.table.table import USUAL_PACE, Table

OWN, OPEN = "me", "free"


def new_table(
    game: str,
    seats: Sequence[str],
    given: Mapping[str, Any],
    host: Player,
    *,
    secret: str,
    luck: str,
    pace: int = USUAL_PACE,
) -> Table:
    """A table before its first match; each seat is `me` (the host's), `free` or a bot's level."""
    checked_name(host.name)
    return Table(
        game=game,
        chairs=tuple(_chair(word, host.id) for word in seats),
        options=agreed(game, len(seats), given),
        host=host.id,
        players=(host,),
        secret=secret,
        luck=luck,
        cuts={},
        pace=pace,
    )


def agreed(game: str, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match, complete, or a refusal."""
    rules = game_named(game)
    check_players(rules, players)
    return options.shown(options.filled(rules.options, given, players))


def _chair(word: str, host: str) -> Chair:
    if word == OWN:
        return Chair(player=host)
    if word == OPEN:
        return Chair()
    bot_named(word)
    return Chair(bot=word)

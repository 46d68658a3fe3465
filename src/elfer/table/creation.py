"""New tables, and matches for practice."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from elfer.bots import bot_named
from elfer.engine import options
from elfer.engine.match import check_players
from elfer.games import game_named
from elfer.notation.history import MatchHistory
from elfer.table.nicknames import check_name
from elfer.table.players_and_chairs import Chair, Player
from elfer.table.table import DEFAULT_PACE, Table
from elfer.table.undo import TableHistory

OWN, OPEN = "me", "free"


def new_table(
    game: str,
    seats: Sequence[str],
    given: Mapping[str, Any],
    host: Player,
    *,
    secret: str,
    bot_seed: str,
    pace: int = DEFAULT_PACE,
) -> Table:
    """Return a table before its first match.

    Each seat is `me` (the host's), `free` or the level of a bot.
    """
    check_name(host.name)
    return Table(
        game=game,
        chairs=tuple(_new_chair(word, host.id) for word in seats),
        options=fill_options(game, len(seats), given),
        host=host.id,
        players=(host,),
        secret=secret,
        bot_seed=bot_seed,
        cuts={},
        pace=pace,
    )


def fill_options(game: str, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a match, completed with defaults, or refuse them."""
    rules = game_named(game)
    check_players(rules, players)
    return options.shown(options.fill_defaults(rules.options, given, players))


def start_practice(table: Table, seed: str, deal: Mapping[str, Any] | None = None) -> Table:
    """Return the table with its first round dealt from a seed or a deal, or refuse the deal.

    Such a match has no commitment to its cards.
    """
    game = game_named(table.game)
    played = MatchHistory.start(game, len(table.chairs), table.options, seed, deal)
    return replace(
        table,
        history=TableHistory(played),
        shuffle=None,
        match_number=table.match_number + 1,
        result=None,
        earlier=None,
    )


def _new_chair(word: str, host: str) -> Chair:
    if word == OWN:
        return Chair(player=host)
    if word == OPEN:
        return Chair()
    bot_named(word)
    return Chair(bot=word)

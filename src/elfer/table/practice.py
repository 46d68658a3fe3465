"""A match for practice: its cards come from a given seed or deal, and nobody was promised them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from elfer.games import game_named
from elfer.kernel.match import new_match
from elfer.table.line import Line
from elfer.table.table import Table


def practice(table: Table, seed: str, deal: Mapping[str, Any] | None = None) -> Table:
    """The table with its first round dealt from this seed, or a refusal."""
    match = new_match(game_named(table.game), len(table.chairs), table.options, seed, deal)
    return replace(table, line=Line(match), shuffle=None, match_number=table.match_number + 1)

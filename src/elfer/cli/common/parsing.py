"""Bots, seeds, deals and search budgets, parsed from the command line and checked."""

import secrets
from collections.abc import Collection, Sequence
from typing import Any

from elfer.bots.choice import MOST_PLAYOUTS, PLAYOUTS
from elfer.bots.search.availability import SEARCHER, explain_unavailable
from elfer.cli.common.options import complete_options
from elfer.engine.errors import BadRequest
from elfer.engine.game import AnyGame
from elfer.simulation.arena.search_counts import needs_compiled_search, wants_compiled
from elfer.simulation.engines import INSTALL
from elfer.simulation.series import seed_from_text

FEWEST_DEALS, MOST_DEALS = 2, 10**9
MOST_JOBS = 1_000


def parse_game_options(
    game: AnyGame, players: int, texts: Sequence[str]
) -> tuple[tuple[str, Any], ...]:
    """Return all options as hashable pairs; raise Refused if they do not fit the game."""
    return tuple(
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in complete_options(game, players, texts).items()
    )


def split_bots(text: str) -> tuple[str, ...]:
    """Split a string at commas into the names of bots."""
    return tuple(name.strip() for name in text.split(","))


def parse_seed(seed: str | None) -> int:
    """Return the seed as a number, or a random number that is short enough to type."""
    return secrets.randbelow(10**9) if seed is None else seed_from_text(seed)


def check_deals(number: int) -> int:
    """Return the number of deals; raise BadRequest if it is out of range."""
    if not FEWEST_DEALS <= number <= MOST_DEALS:
        raise BadRequest(f"--deals must be from {FEWEST_DEALS} to {MOST_DEALS}, not {number}.")
    return number


def check_jobs(number: int | None) -> int | None:
    """Return the number of jobs, or None for the default; raise BadRequest if out of range."""
    if number is not None and not 1 <= number <= MOST_JOBS:
        raise BadRequest(f"--jobs must be from 1 to {MOST_JOBS}, not {number}.")
    return number


def check_budget(playouts: int | None) -> int:
    """Return the maximum number of playouts per move, or its default.

    With 0, bots do not search. Raise BadRequest if the number is out of range.
    """
    if playouts is None:
        return PLAYOUTS
    if not 0 <= playouts <= MOST_PLAYOUTS:
        raise BadRequest(f"--budget must be from 0 to {MOST_PLAYOUTS} playouts, not {playouts}.")
    return playouts


def budget_for(game: str, playouts: int, *, unsearched: bool) -> int:
    """Return the maximum number of playouts per move in a game, or 0 for no search."""
    return 0 if unsearched and needs_compiled_search(game) else playouts


def check_search(game: str, bots: Collection[str], playouts: int) -> None:
    """Raise BadRequest if a bot should search but cannot, because the result would mislead."""
    if wants_compiled(game, bots, playouts) and (why := explain_unavailable()):
        raise BadRequest(
            f"'{SEARCHER}' cannot search without the compiled engine: {why}. {INSTALL} With "
            f"--unsearched, '{SEARCHER}' plays without its search, and the results say so."
        )

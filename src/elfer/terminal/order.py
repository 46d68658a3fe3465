"""What a command line asks to be simulated, checked."""

import secrets
from collections.abc import Sequence
from typing import Any

from elfer.games import game_named
from elfer.kernel.errors import BadRequest
from elfer.kernel.game import AnyGame
from elfer.kernel.options import RoundsOptions, filled
from elfer.kernel.options import schema as options_of
from elfer.lab.series import Series, seed_of
from elfer.table.opening import agreed as settled
from elfer.terminal.agreement import agreed

USUAL_PLAYERS = 4
MOST_GAMES = 10**12
MOST_JOBS = 1_000


def ordered(
    game: str, players: int | None, bots: str, seed: str | None, options: Sequence[str]
) -> Series:
    """The series that these words mean, or a refusal."""
    rules = game_named(game)
    number = usual_players(rules) if players is None else players
    chosen = chosen_options(rules, number, options)
    names = names_of(bots)
    if len(names) not in (1, number):
        raise BadRequest(
            f"{number} seats take one bot for all or {number} bots, not {len(names)}: {bots}."
        )
    return Series(
        game=rules.id,
        players=number,
        options=chosen,
        bots=names * number if len(names) == 1 else names,
        seed=chosen_seed(seed),
    )


def usual_players(rules: AnyGame) -> int:
    """Four, or as near as the game allows."""
    return min(max(USUAL_PLAYERS, rules.least_players), rules.most_players)


def chosen_options(
    rules: AnyGame, players: int, options: Sequence[str]
) -> tuple[tuple[str, Any], ...]:
    """All options of a match by name, or a refusal."""
    chosen = settled(rules.id, players, agreed(options, options_of(rules.options)))
    return tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in chosen.items()
    )


def names_of(bots: str) -> tuple[str, ...]:
    """The bots between the commas."""
    return tuple(name.strip() for name in bots.split(","))


def chosen_seed(seed: str | None) -> int:
    """The number that a seed stands for; one that nobody chose is short enough to be typed."""
    return secrets.randbelow(10**9) if seed is None else seed_of(seed)


def rounds_of(series: Series) -> int:
    """How many rounds each of its matches has."""
    rules = game_named(series.game)
    options = filled(rules.options, dict(series.options), series.players)
    return options.rounds if isinstance(options, RoundsOptions) else 1


def checked_games(number: int) -> int:
    """A number of games that can be played."""
    if not 1 <= number <= MOST_GAMES:
        raise BadRequest(f"A simulation has 1 to {MOST_GAMES} games, not {number}.")
    return number


def checked_jobs(number: int | None) -> int | None:
    """A number of jobs that can work at once, or none for the usual one."""
    if number is not None and not 1 <= number <= MOST_JOBS:
        raise BadRequest(f"There can be 1 to {MOST_JOBS} jobs, not {number}.")
    return number

"""Search for better weights in the bluffing games by random trials against a level.

`python tools/tune_bluffing.py GAME PLAYERS` prints every trial, then the best one. The best of
many trials is partly lucky, so measure it on other deals before you use it.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from elfer.bots import BOTS
from elfer.bots.bluffing.bot import choose_by_profile
from elfer.bots.bluffing.levels import PROFILES, Profile, Weights
from elfer.engine.errors import BadRequest
from elfer.engine.match import check_players, new_match
from elfer.exit_codes import WRONG_COMMAND
from elfer.games import GAMES, game_named
from elfer.simulation.arena.match_runner import play_match

TRIED, AGAINST = "tried", "hard"
TRIES, DEALS = 24, 30
RANGES = {
    "length": (4.0, 11.0),
    "restarts": (0.05, 0.4),
    "keep": (0.1, 3.0),
    "spares": (0.0, 0.1),
    "rash": (0.003, 0.03),
    "slow": (0.05, 0.3),
    "temper": (0.2, 0.9),
    "repute": (0.0, 1.0),
}
"""The range from which each weight is drawn."""
RATES = {"dares": (0.1, 0.6), "feared": (0.04, 0.3)}
"""The ranges of weights that depend on the number of players."""


class Try(NamedTuple):
    """The wins of a profile as a multiple of the fair share, and its changed weights."""

    share: float
    changed: dict[str, float]


def run_trials(
    game: str, players: int, level: str, rng: Random, count: int, deals: int
) -> Iterator[Try]:
    """Yield a trial of the unchanged level, then trials with randomly drawn weights."""
    profile = PROFILES[level]
    yield Try(measure_share(game, players, profile, deals), {})
    for _ in range(count):
        changed = {name: round(rng.uniform(*ends), 3) for name, ends in (RANGES | RATES).items()}
        yield Try(measure_share(game, players, replace_weights(profile, changed), deals), changed)


def replace_weights(profile: Profile, changed: dict[str, float]) -> Profile:
    """Return a profile with these weights for both kinds of game."""
    forced, free = profile.forced, profile.free
    assert isinstance(forced, Weights)
    assert isinstance(free, Weights)
    weights: dict[str, Any] = {
        name: (value,) * len(forced.dares) if name in RATES else value
        for name, value in changed.items()
    }
    return replace(profile, forced=replace(forced, **weights), free=replace(free, **weights))


def measure_share(game: str, players: int, profile: Profile, deals: int) -> float:
    """Play the same deals from every seat; return the wins as a multiple of the fair share."""
    BOTS[TRIED] = lambda situation, rng: choose_by_profile(situation, profile, rng).move
    try:
        wins = sum(
            _play_match(game, players, f"tuning/{deal}", own_seat)
            for deal in range(deals)
            for own_seat in range(players)
        )
    finally:
        del BOTS[TRIED]
    return wins / deals


def _play_match(game: str, players: int, seed: str, own_seat: int) -> float:
    """Play one match; return the share of the win that a seat gets."""
    levels = [TRIED if seat == own_seat else AGAINST for seat in range(players)]
    rngs = [Random(f"{seed}/{own_seat}/{seat}") for seat in range(players)]
    match = new_match(game_named(game), players, {}, seed)
    for step in play_match(match, levels, rngs):
        match = step.match
    winners = match.winners or ()
    return (own_seat in winners) / len(winners)


def main(words: list[str]) -> int:
    """Print all trials and the best one; return the exit status."""
    try:
        game, players = _parse_arguments(words)
    except BadRequest as refused:
        sys.stderr.write(f"{refused.why}\n")
        return WRONG_COMMAND
    found = []
    for each in run_trials(game, players, "expert", Random(1), TRIES, DEALS):
        found.append(each)
        sys.stdout.write(f"{each.share:.2f} {each.changed}\n")
    sys.stdout.write(f"best: {max(found, key=lambda each: each.share)}\n")
    return 0


def _parse_arguments(words: list[str]) -> tuple[str, int]:
    """Return the game and the number of players, or raise BadRequest."""
    games = [id_ for id_, game in GAMES.items() if game.family == "bluffing"]
    if len(words) != len(("GAME", "PLAYERS")) or words[0] not in games or not words[1].isdecimal():
        raise BadRequest(
            "Usage: python tools/tune_bluffing.py GAME PLAYERS, where GAME is"
            f" {' or '.join(games)}."
        )
    players = int(words[1])
    check_players(GAMES[words[0]], players)
    return words[0], players


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

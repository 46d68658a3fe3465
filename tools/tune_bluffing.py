"""Searches better weights for the bluffing games: each try plays against a level on its deals.

`python tools/tune_bluffing.py GAME PLAYERS` prints tries as they come, and the best again. What
wins here has won by luck, too: measure it on other deals before it is taken over.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from elfer.arena.encounter import encounter
from elfer.arena.views import view_in
from elfer.bots import BOTS
from elfer.bots.bluffing import bluffing
from elfer.bots.bluffing.character import CHARACTERS, Character, Weights
from elfer.bots.bluffing.mind import as_character
from elfer.bots.minds import MINDS
from elfer.exits import WRONG_COMMAND
from elfer.games import GAMES, game_named
from elfer.kernel.errors import BadRequest
from elfer.kernel.match import check_players, new_match

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
"""Between which numbers each weight is tried."""
RATES = {"dares": (0.1, 0.6), "feared": (0.04, 0.3)}
"""The same for those that depend on the number of players."""


class Try(NamedTuple):
    """A character, by how many times its fair share it has won, and what was changed."""

    share: float
    changed: dict[str, float]


def tries(
    game: str, players: int, level: str, rng: Random, count: int, deals: int
) -> Iterator[Try]:
    """The level as it is, then with weights drawn by chance."""
    character = CHARACTERS[level]
    yield Try(share(game, players, character, deals), {})
    for _ in range(count):
        changed = {name: round(rng.uniform(*ends), 3) for name, ends in (RANGES | RATES).items()}
        yield Try(share(game, players, with_weights(character, changed), deals), changed)


def with_weights(character: Character, changed: dict[str, float]) -> Character:
    """The character with these weights in both kinds of game."""
    forced, free = character.forced, character.free
    assert isinstance(forced, Weights)
    assert isinstance(free, Weights)
    weights: dict[str, Any] = {
        name: (value,) * len(forced.dares) if name in RATES else value
        for name, value in changed.items()
    }
    return replace(character, forced=replace(forced, **weights), free=replace(free, **weights))


def share(game: str, players: int, character: Character, deals: int) -> float:
    """How many times its fair share it wins among others, from every chair of the same deals."""
    BOTS[TRIED] = lambda situation, rng: as_character(situation, character, rng).move
    try:
        wins = sum(
            _wins(game, players, f"tuning/{deal}", chair)
            for deal in range(deals)
            for chair in range(players)
        )
    finally:
        del BOTS[TRIED]
    return wins / deals


def _wins(game: str, players: int, seed: str, chair: int) -> float:
    levels = [TRIED if seat == chair else AGAINST for seat in range(players)]
    lucks = [Random(f"{seed}/{chair}/{seat}") for seat in range(players)]
    match = new_match(game_named(game), players, {}, seed)
    for step in encounter(match, levels, lucks):
        match = step.match
    winners = match.winners or ()
    return (chair in winners) / len(winners)


def main(words: list[str]) -> int:
    """Print what is tried, and the best of it; the exit status."""
    try:
        game, players = _asked(words)
    except BadRequest as refused:
        sys.stderr.write(f"{refused.why}\n")
        return WRONG_COMMAND
    found = []
    for each in tries(game, players, "expert", Random(1), TRIES, DEALS):
        found.append(each)
        sys.stdout.write(f"{each.share:.2f} {each.changed}\n")
    sys.stdout.write(f"best: {max(found, key=lambda each: each.share)}\n")
    return 0


def _asked(words: list[str]) -> tuple[str, int]:
    """The game and the number of players, or a refusal."""
    games = [game for game in GAMES if MINDS[view_in(game)] is bluffing]
    if len(words) != len(("GAME", "PLAYERS")) or words[0] not in games or not words[1].isdecimal():
        raise BadRequest(
            f"Usage: python tools/tune_bluffing.py GAME PLAYERS, with {' or '.join(games)}."
        )
    players = int(words[1])
    check_players(GAMES[words[0]], players)
    return words[0], players


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

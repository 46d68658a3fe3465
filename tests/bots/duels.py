"""Short duels between levels, the same deals from every seat."""

import random

from elfer.arena.encounter import encounter
from elfer.games import GAMES
from elfer.kernel.match import Match, new_match


def played(game_id: str, levels: list[str], name: str) -> Match:
    """A whole match between these levels."""
    match = new_match(GAMES[game_id], len(levels), {}, name)
    lucks = [random.Random(f"{name}/{seat}") for seat in range(len(levels))]
    for step in encounter(match, levels, lucks):
        match = step.match
    return match


def wins(game_id: str, players: int, level: str, against: str, deals: int) -> float:
    """How many matches one of a level wins among those of another, in fair shares."""
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            levels = [against] * players
            levels[seat] = level
            winners = played(game_id, levels, f"duel/{deal}").winners
            assert winners is not None
            won += (seat in winners) / len(winners)
    return won / deals

"""Short duels between levels, with the same deals from every seat."""

import random

from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from elfer.simulation.arena.match_runner import play_match


def play_out(game_id: str, levels: list[str], name: str) -> Match:
    """Play a whole match between these levels."""
    match = new_match(GAMES[game_id], len(levels), {}, name)
    rngs = [random.Random(f"{name}/{seat}") for seat in range(len(levels))]
    for step in play_match(match, levels, rngs):
        match = step.match
    return match


def wins(game_id: str, players: int, level: str, against: str, deals: int) -> float:
    """Return the wins of one bot of a level against the others, where 1 is a fair share."""
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            levels = [against] * players
            levels[seat] = level
            winners = play_out(game_id, levels, f"duel/{deal}").winners
            assert winners is not None
            won += (seat in winners) / len(winners)
    return won / deals

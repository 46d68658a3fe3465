"""Positions of the games with calls, and the choices of bots over many tries."""

import random

from elfer.bots import choose
from elfer.bots.choice import ChosenMove, Situation
from elfer.engine.cards import NAMES, fresh_deck
from elfer.engine.match import Match, new_match
from elfer.games import GAMES

TRIES = 1_000


def match_with_stacks(game_id: str, *stacks: str) -> Match:
    """Return a match in which each stack begins with these cards; the last gets all others."""
    lists = [stack.split() for stack in stacks]
    named = {card for stack in lists for card in stack}
    lists[-1] += [NAMES[card] for card in fresh_deck(1, 20) if NAMES[card] not in named]
    players = len(stacks)
    return new_match(GAMES[game_id], players, {"dealer": players - 1}, "calls", {"stacks": lists})


def flip(match: Match, *seats: int) -> Match:
    """Return the match after these seats have turned over a card."""
    for seat in seats:
        match = match.push(seat, match.game.language["flip"])
    return match


def choices(match: Match, seat: int, level: str, *, timed: bool = False) -> list[ChosenMove]:
    """Return the choices of a level over many tries of the same position."""
    moves = [move for move in match.legal(seat) if move.timed or not timed]
    asked = Situation(match.game, match.view(seat), moves)
    return [choose(level, asked, random.Random(number)) for number in range(TRIES)]


def count(made: list[ChosenMove], text: str | None) -> int:
    """Return how often a move was chosen; None counts the tries without a move."""
    return sum((None if each.move is None else each.move.text) == text for each in made)

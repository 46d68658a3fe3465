"""The bot that cannot be read: it chooses any card of its hand."""

from collections.abc import Sequence
from random import Random

from elfer.games.hoechste_karte import ChoiceView
from elfer.kernel.cards import VALUE_OF
from elfer.kernel.moves import Move

BOLD = 1.5
"""How strongly it prefers high cards for each trick aside."""


def mixer(view: ChoiceView, moves: Sequence[Move], rng: Random) -> Move:
    """Any card, each as likely as the others; high ones more often the more is laid aside."""
    undecided = len(view.aside) / view.setup.players
    weights = [VALUE_OF[move.card] ** (BOLD * undecided) for move in moves]
    return rng.choices(moves, weights)[0]

"""The bot that guesses the sum that is to be expected from all that it has seen and heard."""

from collections.abc import Sequence
from random import Random

from elfer.games.ratefix import HIGHEST, NUMBERS, GuessView
from elfer.kernel.cards import VALUE_OF, fresh_deck
from elfer.kernel.moves import Move

TRUST = 0.5
"""How much of what an earlier guess hints at is believed."""


def guesser(view: GuessView, moves: Sequence[Move], rng: Random) -> Move:
    """The number nearest to the expected sum that nobody has said yet, as a tie wins nothing."""
    expected = _expected(view)

    def reluctance(move: Move) -> tuple[bool, float, float]:
        number = NUMBERS[move.text]
        return number in view.guesses, abs(number - expected), rng.random()

    return min(moves, key=reluctance)


def _expected(view: GuessView) -> float:
    """The own card, the unseen cards' mean for each of the others, and the hints of the guesses."""
    seen = {card for cards in (*view.won, view.carried) for card in cards}
    if view.card is not None:
        seen.add(view.card)
    unseen = [VALUE_OF[card] for card in fresh_deck(1, HIGHEST, view.colours) if card not in seen]
    mean = sum(unseen) / max(1, len(unseen))
    if view.card is None:  # nobody has looked, so nobody's guess hints at anything
        return mean * view.trick
    hints = [guess - mean * view.trick for guess in view.guesses if guess is not None]
    return VALUE_OF[view.card] + mean * (view.trick - 1) + TRUST * sum(hints)

"""Random numbers: every game has its own stream, so results do not depend on the batch.

The stream is SplitMix64: a counter with a fixed step, mixed for each output. A multiplication maps
an output to a number below a bound. For the bounds of a card game, the bias is below one in 50
million.
"""

import numpy as np

from elfer.compiled.encoding import Cards, Pack
from elfer.compiled.jit import in_place

STEP = np.uint64(0x9E3779B97F4A7C15)
"""The step that advances a stream to its next number."""
_GAME = np.uint64(0xD1342543DE82EF95)
_ONE = np.uint64(0xBF58476D1CE4E5B9)
_TWO = np.uint64(0x94D049BB133111EB)


@in_place
def _mix(number: np.uint64) -> np.uint64:
    """Return the SplitMix64 hash of a number."""
    number = (number ^ (number >> np.uint64(30))) * _ONE
    number = (number ^ (number >> np.uint64(27))) * _TWO
    return number ^ (number >> np.uint64(31))


@in_place
def stream(seed: int, game: int) -> np.uint64:
    """Return the initial state of a game's stream."""
    return _mix(np.uint64(seed) + STEP) ^ _mix(np.uint64(game) * _GAME + STEP)


@in_place
def below(luck: np.uint64, bound: int) -> int:
    """Return the number below a bound for this state of a stream."""
    number = ((_mix(luck) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32)
    return np.int64(number)  # type: ignore[return-value]


@in_place
def pack_for(cards: Cards) -> Pack:
    """Return an array for these cards in shuffled order, and for the swaps of the shuffle."""
    return np.empty((2, cards.size), np.uint8)


@in_place
def shuffle(luck: np.uint64, cards: Cards, pack: Pack) -> np.uint64:
    """Shuffle cards into a pack uniformly, and return the new state of the stream."""
    # Drawing all numbers first lets the compiler vectorise them.
    for place in range(cards.size):
        pack[0, place] = cards[place]
        pack[1, place] = below(luck + STEP * np.uint64(cards.size - place), place + 1)
    for last in range(cards.size - 1, 0, -1):
        other = pack[1, last]
        pack[0, last], pack[0, other] = pack[0, other], pack[0, last]
    return luck + STEP * np.uint64(cards.size - 1)

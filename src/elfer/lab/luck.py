"""Random numbers of the kernel: every game has a stream of its own, so batches change nothing.

The stream is SplitMix64: a number that goes on by the same step, stirred whenever it is asked. A
bound is reached by multiplication, which favours no number by more than one in 50 million for the
bounds that a card game has.
"""

import numpy as np

from elfer.lab.jit import in_place
from elfer.lab.moves import Cards, Pack

STEP = np.uint64(0x9E3779B97F4A7C15)
"""What is added to a stream before it is asked again."""
_GAME = np.uint64(0xD1342543DE82EF95)
_ONE = np.uint64(0xBF58476D1CE4E5B9)
_TWO = np.uint64(0x94D049BB133111EB)


@in_place
def _stirred(number: np.uint64) -> np.uint64:
    """A number that looks as if it had nothing to do with this one."""
    number = (number ^ (number >> np.uint64(30))) * _ONE
    number = (number ^ (number >> np.uint64(27))) * _TWO
    return number ^ (number >> np.uint64(31))


@in_place
def stream(seed: int, game: int) -> np.uint64:
    """The beginning of a game's stream."""
    return _stirred(np.uint64(seed) + STEP) ^ _stirred(np.uint64(game) * _GAME + STEP)


@in_place
def below(luck: np.uint64, bound: int) -> int:
    """The number below the bound that a stream gives at this place."""
    number = ((_stirred(luck) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32)
    return np.int64(number)  # type: ignore[return-value]


@in_place
def pack_for(cards: Cards) -> Pack:
    """Room for these cards in another order; below them for where each is exchanged."""
    return np.empty((2, cards.size), np.uint8)


@in_place
def shuffle(luck: np.uint64, cards: Cards, pack: Pack) -> np.uint64:
    """Cards in any order, each as likely as the others, in a pack; give the stream that is left."""
    # All luck at first: then the compiler asks for many numbers at once.
    for place in range(cards.size):
        pack[0, place] = cards[place]
        pack[1, place] = below(luck + STEP * np.uint64(cards.size - place), place + 1)
    for last in range(cards.size - 1, 0, -1):
        other = pack[1, last]
        pack[0, last], pack[0, other] = pack[0, other], pack[0, last]
    return luck + STEP * np.uint64(cards.size - 1)

"""Sets of cards as two 64-bit words: red and yellow in the lower, green and blue in the upper.

A card keeps its number from `elfer.engine.cards`, so a mask of the reference engine is
`lower | upper << WORD`.
"""

from typing import Any

from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import config
from numba.core import cgutils
from numba.extending import intrinsic
from numba.types import UniTuple, int64

from elfer.compiled.jit import in_place
from elfer.engine.cards import JOKER, STRIDE, Mask

WORD = 2 * STRIDE
"""The number of bits of a mask in the lower word."""
_LOWER = (1 << WORD) - 1
_BEYOND = 1 << JOKER + 1
PLACES = _LOWER & ~(1 | 1 << STRIDE)
"""The bits of a word that are cards; there is a gap below the 1 of each colour."""
PAIR = UniTuple(int64, 2)
_WITH_1, _WITH_2, _WITH_4, _WITH_8, _WITH_16 = (
    sum(1 << place for place in range(WORD) if place % STRIDE & part) for part in (1, 2, 4, 8, 16)
)
"""The places whose value has the bit 1, 2, 4, 8 or 16 set, for `value_sum`."""


def words(mask: Mask) -> tuple[int, int]:
    """Return a mask of the reference engine as two words."""
    if not 0 <= mask < _BEYOND:
        raise OverflowError(f"{mask} is not a set of cards")
    return mask & _LOWER, mask >> WORD


@intrinsic
def popcount(typing_context: Any, word: Any) -> Any:
    """Return how many bits of a word are set."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return int64(int64), emit


@intrinsic
def lowest(typing_context: Any, word: Any) -> Any:
    """Return the index of the lowest set bit of a word, which must not be 0."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return int64(int64), emit


@intrinsic
def highest(typing_context: Any, word: Any) -> Any:
    """Return the index of the highest set bit of a word, which must not be 0."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return int64(int64), emit


@intrinsic
def _deposit_bits(typing_context: Any, bits: Any, word: Any) -> Any:
    """Return the bits of the first word deposited at the set bits of the second (pdep)."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
        name = "llvm.x86.bmi.pdep.64"
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), args)

    return int64(int64, int64), emit


@in_place
def _nth_branch_free(lower: int, upper: int, number: int) -> int:
    # No branch here: the processor would mispredict it half of the time.
    below = popcount(lower)
    above = -int64(number >= below)
    word = lower ^ (lower ^ upper) & above
    return lowest(_deposit_bits(int64(1) << number - (below & above), word)) + (WORD & above)


@in_place
def _nth_by_counting(lower: int, upper: int, number: int) -> int:
    below = popcount(lower)
    if number < below:
        for _ in range(number):
            lower &= lower - 1
        return lowest(lower)
    for _ in range(number - below):
        upper &= upper - 1
    return lowest(upper) + WORD


_DEPOSITS = config.CPU_NAME is None and get_host_cpu_features().get("bmi2", False)

nth = _nth_branch_free if _DEPOSITS else _nth_by_counting
"""Return the card at index `number` of a set, counting from the lowest card."""


@in_place
def place_of(card: int) -> tuple[int, int]:
    """Return the word that a card is in, and its bit there."""
    upper = int64(card >= WORD)
    return upper, int64(1) << (card - WORD * upper)


@in_place
def value_sum(word: int) -> int:
    """Return the sum of the values of a word's cards."""
    total = popcount(word & _WITH_1)
    total += popcount(word & _WITH_2) << 1
    total += popcount(word & _WITH_4) << 2
    total += popcount(word & _WITH_8) << 3
    return total + (popcount(word & _WITH_16) << 4)

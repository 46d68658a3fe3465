"""Sets of cards as two words of 64 bits: red and yellow in the lower one, green and blue above.

A card keeps the number that it has in `elfer.kernel.cards`, so that a mask of the reference engine
is `lower | upper << WORD`.
"""

from typing import Any

from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import config
from numba.core import cgutils
from numba.extending import intrinsic
from numba.types import UniTuple, int64

from elfer.kernel.cards import STRIDE, Mask
from elfer.lab.jit import in_place

WORD = 2 * STRIDE
"""How many bits of a mask the lower word has."""
_LOWER = (1 << WORD) - 1
PAIR = UniTuple(int64, 2)
_WITH_1, _WITH_2, _WITH_4, _WITH_8, _WITH_16 = (
    sum(1 << place for place in range(WORD) if place % STRIDE & part) for part in (1, 2, 4, 8, 16)
)
"""The places whose values have that part: a sum of values needs only their numbers."""


def words(mask: Mask) -> tuple[int, int]:
    """A mask of the reference engine as two words."""
    return mask & _LOWER, mask >> WORD


@intrinsic
def popcount(typing_context: Any, word: Any) -> Any:
    """How many bits of a word are set."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return int64(int64), emit


@intrinsic
def lowest(typing_context: Any, word: Any) -> Any:
    """The place of the lowest bit of a word that has one."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return int64(int64), emit


@intrinsic
def highest(typing_context: Any, word: Any) -> Any:
    """The place of the highest bit of a word that has one."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return int64(int64), emit


@intrinsic
def _deposited(typing_context: Any, bits: Any, word: Any) -> Any:
    """The bits of the first word on those places that the second one has, from the lowest on."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
        name = "llvm.x86.bmi.pdep.64"
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), args)

    return int64(int64, int64), emit


@in_place
def _nth_at_once(lower: int, upper: int, number: int) -> int:
    # Without a branch, which the processor would guess wrong half of the time.
    below = popcount(lower)
    above = -int64(number >= below)
    word = lower ^ (lower ^ upper) & above
    return lowest(_deposited(int64(1) << number - (below & above), word)) + (WORD & above)


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

nth = _nth_at_once if _DEPOSITS else _nth_by_counting
"""The card that has so many cards of a set before it."""


@in_place
def place_of(card: int) -> tuple[int, int]:
    """The word that a card is in, and its bit there."""
    upper = int64(card >= WORD)
    return upper, int64(1) << (card - WORD * upper)


@in_place
def value_sum(word: int) -> int:
    """The sum of the values of a word's cards."""
    total = popcount(word & _WITH_1)
    total += popcount(word & _WITH_2) << 1
    total += popcount(word & _WITH_4) << 2
    total += popcount(word & _WITH_8) << 3
    return total + (popcount(word & _WITH_16) << 4)

"""Checks of the compiled engine's input, because compiled code trusts every number that it reads.

The checks run once for each array, before anything is compiled or run.
"""

import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from elfer.engine.cards import JOKER, Mask
from elfer.engine.errors import BadRequest, quoted
from elfer.engine.seats import Seat

HIGHEST = 2**63 - 1
"""The highest number that compiled code accepts."""


class BadBatch(BadRequest, ValueError):
    """An argument with the wrong shape, length or range, or one that breaks the rules."""


class BadBatchType(BadRequest, TypeError):
    """An argument of a type that the compiled engine does not accept."""


def whole(value: Any, name: str, least: int | None = None, most: int = HIGHEST) -> int:
    """Return a whole number of any integer type as an int, or refuse it."""
    try:
        number = operator.index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool | np.bool_):
        raise BadBatchType(f"{name} must be a whole number, not {quoted(value)}.")
    if least is not None and not least <= number <= most:
        raise BadBatch(f"{name} must be between {least} and {most}, not {number}.")
    return number


def numbers(given: Any, name: str, *shape: int | None) -> npt.NDArray[np.int64]:
    """Return whole numbers as an int64 array, copied if necessary.

    None in the shape means any length.
    """
    try:
        array = np.asarray(given)
    except (TypeError, ValueError):
        raise BadBatch(f"{name} must be rectangular; its rows have different lengths.") from None
    if array.dtype.kind not in "iu" and array.size:
        raise BadBatchType(f"{name} must be whole numbers, not {array.dtype}.")
    if array.shape != shape and not _has_shape(array.shape, shape):
        wanted = ", ".join("any" if size is None else str(size) for size in shape)
        raise BadBatch(f"{name} must have the shape ({wanted}), not {array.shape}.")
    if array.dtype.kind == "u" and array.size and int(array.max()) > HIGHEST:
        raise BadBatch(f"{name} must be at most {HIGHEST}.")
    if array.dtype == np.int64 and array.flags.carray:
        return array
    return array.astype(np.int64, order="C")


def _has_shape(shape: tuple[int, ...], wanted: tuple[int | None, ...]) -> bool:
    lengths = zip(shape, wanted, strict=False)
    return len(shape) == len(wanted) and all(want in (None, size) for size, want in lengths)


def indices(given: Any, name: str, size: int) -> npt.NDArray[np.int64]:
    """Return indices below `size`."""
    array = numbers(given, name, None)
    if array.size and not 0 <= array.min() <= array.max() < size:
        raise BadBatch(f"{name} must be between 0 and {size - 1}.")
    return array


def empty_records(count: int, kind: np.dtype[Any]) -> npt.NDArray[Any]:
    """Return `count` records of zeros, or refuse if they do not fit into memory."""
    try:
        return np.zeros(count, kind)
    except (MemoryError, ValueError):  # a ValueError if no machine has that much memory
        raise BadBatch(
            f"{count} games need more memory than is available. Play fewer at a time."
        ) from None


def records(given: Any, kind: np.dtype[Any], name: str) -> npt.NDArray[Any]:
    """Return an array of records for reading, copied if necessary."""
    array = _records(given, kind, name)
    return array if array.flags.carray else array.copy()


def changeable(given: Any, kind: np.dtype[Any], name: str) -> npt.NDArray[Any]:
    """Return an array of records that compiled code changes in place; never a copy."""
    return _in_place(_records(given, kind, name), name)


def _records(given: Any, kind: np.dtype[Any], name: str) -> npt.NDArray[Any]:
    if not isinstance(given, np.ndarray) or (given.dtype is not kind and given.dtype != kind):
        what = given.dtype if isinstance(given, np.ndarray) else type(given).__name__
        raise BadBatchType(
            f"{name} must be an array made by this compiled game, not {quoted(str(what))}."
        )
    if given.ndim != 1:
        raise BadBatch(f"{name} must have one dimension, not {given.ndim}.")
    plain = np.asarray(given)
    return plain if plain.dtype is kind else plain.view(kind)


def room(given: Any, name: str, *shape: int) -> npt.NDArray[np.int64]:
    """Return an array that compiled code writes numbers into; never a copy."""
    if not isinstance(given, np.ndarray) or given.dtype != np.int64:
        what = given.dtype if isinstance(given, np.ndarray) else type(given).__name__
        raise BadBatchType(f"{name} must be an array of int64, not {what}.")
    if given.shape != shape:
        raise BadBatch(f"{name} must have the shape {shape}, not {given.shape}.")
    return _in_place(np.asarray(given), name)


def _in_place(array: npt.NDArray[Any], name: str) -> npt.NDArray[Any]:
    """Return the array if it is contiguous and writeable, otherwise refuse it."""
    if not array.flags.carray:
        raise BadBatch(
            f"{name} would be changed in place, so it must be contiguous and writeable."
            " Make a copy() first."
        )
    return array


def names(given: Any, known: Mapping[str, int], offered: Sequence[str], count: int) -> list[int]:
    """Return the numbers of the bots with these names, one for each seat."""
    if isinstance(given, str) or not isinstance(given, Sequence | np.ndarray):
        raise BadBatchType(f"players must be a list of names, not {quoted(given)}.")
    if len(given) != count:
        raise BadBatch(f"{count} seats need {count} bots, not {len(given)}.")
    for name in given:
        if not isinstance(name, str):
            raise BadBatchType(f"A bot must be given by its name, not {quoted(name)}.")
        if name not in known:
            raise BadBatch(
                f"The compiled engine has no bot {quoted(str(name))}; it has {', '.join(offered)}."
            )
    return [known[name] for name in given]


def masks(given: Any, players: int) -> dict[Seat, Mask]:
    """Return sets of cards by seat, after checking that all seats and cards exist."""
    if not isinstance(given, Mapping):
        raise BadBatchType(f"barred must map seats to sets of cards, not {quoted(given)}.")
    return {
        whole(seat, "A seat in barred", 0, players - 1): whole(
            mask, "A set of cards in barred", 0, (1 << JOKER + 1) - 1
        )
        for seat, mask in given.items()
    }

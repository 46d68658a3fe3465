"""Checks that an object is a value: copies are equal to it, and it cannot be changed."""

import copy
import dataclasses
import pickle
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
Copier = Callable[[Any], Any]


def _pickler(protocol: int) -> Copier:
    return lambda value: pickle.loads(pickle.dumps(value, protocol))


COPIERS: dict[str, Copier] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {each}": _pickler(each) for each in range(pickle.HIGHEST_PROTOCOL + 1)},
}
"""Every way to copy a value, by name."""


def check_value(value: Any) -> None:
    """Assert that every copy equals the original, and vice versa, with the same type and hash."""
    for name, copied in COPIERS.items():
        other = copied(value)
        assert type(other) is type(value), name
        assert other == value, name
        assert value == other, name
        assert _hash(other) == _hash(value), name


def _hash(value: Any) -> int | None:
    """Return the hash of a value, or None if it has none."""
    try:
        return hash(value)
    except TypeError:
        return None


def check_frozen(value: Any) -> None:
    """Assert that no attribute of a value, or of any value in it, can be set or deleted."""
    for each in _objects_in(value):
        for name in _fields_of(each):
            _check_unchangeable(each, name, AttributeError)
        # Python 3.11 raises TypeError here for dataclasses with slots.
        _check_unchangeable(each, "anything", AttributeError, TypeError)


def _check_unchangeable(value: Any, name: str, *errors: type[Exception]) -> None:
    with pytest.raises(errors):
        setattr(value, name, 5)
    with pytest.raises(errors):
        delattr(value, name)


def _fields_of(value: Any) -> tuple[str, ...]:
    if dataclasses.is_dataclass(value):
        return tuple(field.name for field in dataclasses.fields(value))
    return getattr(value, "_fields", ())


def _objects_in(value: Any) -> Iterator[Any]:
    """Yield a value and the values of our own classes in it, one of each type."""
    seen: set[type] = set()
    coming = [value]
    while coming:
        each = coming.pop()
        if isinstance(each, tuple | frozenset):
            coming += each
        elif dataclasses.is_dataclass(each) and not isinstance(each, type):
            coming += (getattr(each, name) for name in _fields_of(each))
        if _fields_of(each) and type(each) not in seen:
            seen.add(type(each))
            yield each


def rebuild(value: T) -> T:
    """Return an equal dataclass value that is a different object."""
    other = dataclasses.replace(value)  # type: ignore[type-var]
    assert other is not value
    return other

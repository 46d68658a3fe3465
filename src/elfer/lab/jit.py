"""How the kernel is compiled: entries with their types spelled out, everything else into them.

Only entries are kept on disk. What they call has no compiled form of its own: the compiler puts it
in place, so that a small function costs nothing.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from numba import config, njit
from numba.extending import overload

from elfer.lab import family, kept

config.CACHE_DIR = str(kept.folder())

Function = TypeVar("Function", bound=Callable[..., Any])

_IN_PLACE = {
    "nogil": True,
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def in_place(function: Function) -> Function:
    """Compile a function into whoever calls it."""
    compiled: Function = njit(**_IN_PLACE)(function)
    return compiled


def entry(signature: Any) -> Callable[[Function], Function]:
    """Compile a function for these types, and keep it on disk."""
    compiled: Callable[[Function], Function] = njit(signature, cache=True, nogil=True)
    return compiled


def brings(rules: Any, *functions: Any) -> None:
    """Let a family's functions play the roles of their names, wherever its rules come first."""
    for function in functions:
        _play(getattr(family, function.__name__), rules, function.py_func)


def _play(role: Callable[..., Any], rules: Any, function: Callable[..., Any]) -> None:
    def played(first: Any, *others: Any) -> Any:
        return function if first == rules else None

    overload(role, strict=False, jit_options=_IN_PLACE)(played)

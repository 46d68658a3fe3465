"""Decorators that compile entry points with explicit types, and inline all other functions.

Only entry points are cached on disk. The functions that they call are inlined, so that a small
function costs nothing.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from numba import config, njit
from numba.extending import overload

from elfer.compiled import cache, family_interface

config.CACHE_DIR = str(cache.folder())

Function = TypeVar("Function", bound=Callable[..., Any])

_IN_PLACE = {
    "nogil": True,
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def in_place(function: Function) -> Function:
    """Compile a function inline into its callers."""
    compiled: Function = njit(**_IN_PLACE)(function)
    return compiled


class CannotCompile(ImportError):
    """A failure of numba to compile, which makes the compiled engine unavailable."""


_faults: list[CannotCompile] = []
"""The first failure in this process; further attempts would take seconds and fail too."""


def entry(signature: Any) -> Callable[[Function], Function]:
    """Compile a function for these types and cache it on disk, or raise `CannotCompile`."""

    def compiled(function: Function) -> Function:
        if _faults:
            raise _faults[0]
        try:
            made: Function = njit(signature, cache=True, nogil=True)(function)
        except Exception as error:
            why = str(error).strip().partition("\n")[0] or type(error).__name__
            _faults.append(CannotCompile(f"numba cannot compile {function.__name__}: {why}"))
            raise _faults[0] from error
        return made

    return compiled


def fill_roles(rules: Any, **functions: Any) -> None:
    """Use a family's functions for calls whose first argument has this type of rules."""
    for role, function in functions.items():
        _fill(getattr(family_interface, role), rules, function.py_func)


def _fill(role: Callable[..., Any], rules: Any, function: Callable[..., Any]) -> None:
    def fill(first: Any, *others: Any) -> Any:
        return function if first == rules else None

    overload(role, strict=False, jit_options=_IN_PLACE)(fill)

"""The switch for long tests: `make soak` sets ELFER_SOAK.

A test module with a long form imports SOAK, or `examples`, which depends on it. With ELFER_SOAK
only these modules run, because `make test` has the others in full.
"""

import os
from types import ModuleType

SOAK = bool(os.environ.get("ELFER_SOAK"))


def has_long_form(module: ModuleType) -> bool:
    """Return whether the tests of a module depend on SOAK."""
    return any(hasattr(module, name) for name in ("SOAK", "examples"))

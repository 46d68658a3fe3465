"""What the README shows in Python is true."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_examples() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0

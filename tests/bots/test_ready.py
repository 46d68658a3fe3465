"""When the search can begin at once."""

import os
from pathlib import Path

from elfer.bots.search.ready import mark_of


def installed(folder: Path) -> Path:
    """A package with the same sources as every other one here."""
    (folder / "lab").mkdir(parents=True)
    source = folder / "lab" / "loops.py"
    source.write_text("LOOPS = 1\n", encoding="utf-8")
    os.utime(source, (0, 0))
    return folder


def test_what_was_compiled_for_another_place_is_of_no_use_here(tmp_path: Path) -> None:
    """Numba would compile it again, which takes longer than anyone waits for a move."""
    here, there = installed(tmp_path / "here"), installed(tmp_path / "there")
    assert mark_of(here) == mark_of(here)
    assert mark_of(here) != mark_of(there)


def test_what_was_compiled_before_it_was_installed_anew_is_of_no_use(tmp_path: Path) -> None:
    package = installed(tmp_path / "package")
    before = mark_of(package)
    os.utime(package / "lab" / "loops.py", (1, 1))
    assert mark_of(package) != before

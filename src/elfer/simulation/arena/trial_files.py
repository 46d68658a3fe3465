"""The files of a set of trials: the results to continue from, and the page with the table."""

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from elfer.engine.errors import BadRequest, Refused
from elfer.simulation.arena.ladder_page import ladder_table, new_page, replace_part, standard_table
from elfer.simulation.arena.results_file import (
    Note,
    format_notes,
    make_notes,
    merge_notes,
    read_counts,
    read_notes,
    select_current,
)
from elfer.simulation.arena.trial import Trial
from elfer.simulation.arena.trial_schedule import TrialSchedule
from elfer.simulation.atomic_files import check_folder, write_atomically


class TrialSet(NamedTuple):
    """The ladder or the standard lines: the name in files and on the page, and the table."""

    name: str
    table: Callable[[Sequence[Note]], str]
    measured: bool
    """Whether all deals are played, and never on the compiled engine."""


LADDER = TrialSet("ladder", ladder_table, measured=False)
STANDARD = TrialSet("standard", standard_table, measured=True)


class TrialFiles(NamedTuple):
    """The page for the table, and the file for the numbers."""

    page: Path
    data: Path
    new: bool
    """Whether to create a missing page."""

    def text(self, kind: TrialSet) -> str:
        """Return the page, or a new one; raise BadRequest if it cannot be read."""
        if self.new and not os.path.lexists(self.page):
            return new_page(kind.name)
        return _read_page(self.page)


class PreparedTrials(NamedTuple):
    """Trials that are ready to be played, with their files."""

    kind: TrialSet
    schedule: TrialSchedule
    files: TrialFiles
    old: list[Note]
    stale: int
    """The number of notes in the file about outdated bots or rules."""

    def notes(self) -> list[Note]:
        """Return the earlier and the new notes."""
        return merge_notes(self.old, make_notes(self.schedule))

    def save(self) -> list[str]:
        """Write the counts; return a list with an error message if that fails."""
        return _try_writing(lambda: {self.files.data: format_notes(self.notes())})

    def write_page(self) -> list[str]:
        """Write the table into the page; return a list with an error message if that fails."""
        name, page = self.kind.name, self.files.page
        return _try_writing(
            lambda: {page: replace_part(self.files.text(self.kind), name, self.table())}
        )

    def table(self) -> str:
        """Return the table for the page."""
        return self.kind.table(self.notes())


def choose_files(kind: TrialSet, page: Path | None, data: Path | None) -> TrialFiles:
    """Return the files of the trials, by default in the current folder; or raise BadRequest."""
    if page is not None:
        default = page.parent / f"{page.stem}-{kind.name}.json"
        chosen = TrialFiles(page, default if data is None else data, new=False)
    else:
        data = Path(f"{kind.name}.json") if data is None else data
        chosen = TrialFiles(data.parent / f"{data.stem}.md", data, new=True)
    if chosen.page == chosen.data:
        raise BadRequest(f"{data} is the page for the table. Name another file for the numbers.")
    return chosen


def prepare_trials(
    kind: TrialSet, trials: Iterable[Trial], files: TrialFiles, *, fresh: bool
) -> PreparedTrials:
    """Return trials that continue from their file, unless `fresh`; or raise Refused."""
    replace_part(files.text(kind), kind.name, "")
    for file in (files.page, files.data):
        check_folder(file.parent)
    notes = read_notes(files.data)
    old = select_current(notes, measured=kind.measured)
    schedule = TrialSchedule(trials, {} if fresh else read_counts(old))
    return PreparedTrials(kind, schedule, files, old, len(notes) - len(old))


def _try_writing(files: Callable[[], dict[Path, str]]) -> list[str]:
    """Write files; return a list with an error message if that fails."""
    try:
        write_atomically({path: text.encode() for path, text in files().items()})
    except Refused as refused:
        return [refused.why]
    return []


def _read_page(page: Path) -> str:
    with suppress(OSError, ValueError):
        if page.is_file():  # reading a device may never end
            return page.read_text(encoding="utf-8")
    raise BadRequest(f"The page {page} cannot be read. Choose another with --page.")

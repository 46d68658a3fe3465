"""Campaigns: trials that are played until they are decided, kept in a file, shown on a page."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import typer

from elfer.arena.campaign import Campaign, Counted, counted, matches_in
from elfer.arena.contest import Batch
from elfer.arena.notebook import Note, counts_in, current, merged, noted, read_notes, written
from elfer.arena.page import ladder_table, standard_table, with_part
from elfer.arena.trial import Trial, Verdict
from elfer.exits import FAILED, INTERRUPTED
from elfer.kernel.errors import BadRequest, Refused
from elfer.lab.crews import processes
from elfer.lab.study.whole_files import check_folder, write_whole
from elfer.terminal.engines import processors
from elfer.terminal.look import printable
from elfer.terminal.numbers import percent, percent_range
from elfer.terminal.working import worked

KEEP_AFTER = 10.0
"""Seconds after which what has been counted is written down."""
PAGE = Path(__file__).parents[4] / "docs" / "bots.md"
"""The page of a clone; a copy that was installed has none."""


class Course(NamedTuple):
    """One of the two campaigns: its name on the page and beside it, and its table."""

    name: str
    table: Callable[[Sequence[Note]], str]
    measured: bool
    """Whether all its deals are played by the bots themselves."""


LADDER = Course("ladder", ladder_table, measured=False)
STANDARD = Course("standard", standard_table, measured=True)


class _Kept:
    """A campaign that is written down while it goes on."""

    def __init__(self, campaign: Campaign, keep: Callable[[], object]) -> None:
        self._campaign = campaign
        self._keep = keep
        self._due = time.monotonic() + KEEP_AFTER
        self._before = campaign.matches

    @property
    def matches(self) -> int:
        return self._campaign.matches - self._before

    def add(self, other: Counted) -> None:
        self._campaign.add(other)
        if time.monotonic() >= self._due:
            self._keep()
            self._due = time.monotonic() + KEEP_AFTER


class Prepared(NamedTuple):
    """A campaign that can begin, and where it is written."""

    course: Course
    campaign: Campaign
    page: Path
    data: Path
    old: list[Note]

    def notes(self) -> list[Note]:
        """All notes, those of before and those of now."""
        return merged(self.old, noted(self.campaign))

    def keep(self) -> list[str]:
        """Write down what has been counted; what is wrong if that cannot be, in a sentence."""
        return _tried(lambda: {self.data: written(self.notes())})

    def show(self) -> list[str]:
        """Write the table into the page, or say what is wrong."""
        name = self.course.name
        return _tried(lambda: {self.page: with_part(_text(self.page), name, self.table())})

    def table(self) -> str:
        """The table for the page."""
        return self.course.table(self.notes())


def prepared(course: Course, trials: Iterable[Trial], page: Path, *, fresh: bool) -> Prepared:
    """A campaign that goes on with what its file has, unless it begins afresh; or a refusal."""
    with_part(_text(page), course.name, "")
    data = page.with_name(f"{page.stem}-{course.name}.json")
    check_folder(page.parent)
    old = current(read_notes(data), measured=course.measured)
    campaign = Campaign(trials, {} if fresh else counts_in(old))
    return Prepared(course, campaign, page, data, old)


def run_campaign(ready: Prepared, jobs: int | None, minutes: float | None) -> None:
    """Play trials until they are decided or time is up, and write the page; ends the command."""
    until = None if minutes is None else time.monotonic() + 60 * minutes
    faults: list[str] = []
    try:
        lost, finished = _played(ready.campaign, ready.keep, jobs, until)
        faults += [lost] if lost else []
    finally:
        faults += _close(ready)
    for fault in faults:
        typer.echo(printable(fault), err=True)
    if faults:
        raise typer.Exit(FAILED)
    late = until is not None and time.monotonic() >= until
    if not finished and late:
        typer.echo("Time is up; the same command goes on from here.")
    elif not finished:
        typer.echo("Stopped; the same command goes on from here.", err=True)
        raise typer.Exit(INTERRUPTED)
    _conclude(ready.campaign)


def _close(ready: Prepared) -> list[str]:
    """Write file and page, or print what they would have; what is wrong, in a sentence each."""
    unkept, unshown = ready.keep(), ready.show()
    if unkept:
        typer.echo(written(ready.notes()), nl=False)
    if unkept or unshown:
        typer.echo(ready.table())
    else:
        typer.echo(f"Written: {ready.page}, {ready.data}")
    return unkept + unshown


def _played(
    campaign: Campaign, keep: Callable[[], object], jobs: int | None, until: float | None
) -> tuple[str | None, bool]:
    """Why it could not go on, if so, and whether every trial was played to its end."""
    told = {trial for trial in campaign.trials if _ended(campaign, trial)}
    while due := campaign.due():
        lost = worked(
            lambda: processes(jobs or processors(), counted),
            _in_time(due, until),
            _Kept(campaign, keep),
            matches_in(due),
        )
        keep()
        for trial in campaign.trials:
            if trial not in told and _ended(campaign, trial):
                typer.echo(_sentence(campaign, trial))
                told.add(trial)
        if lost or not _all_counted(campaign, due):
            return lost, False
    return None, True


def _all_counted(campaign: Campaign, due: Sequence[Batch]) -> bool:
    return all(campaign.counts[batch.contest].deals >= batch.first + batch.deals for batch in due)


def _in_time(batches: Iterable[Batch], until: float | None) -> Iterator[Batch]:
    """The batches that can still be begun."""
    for batch in batches:
        if until is not None and time.monotonic() >= until:
            return
        yield batch


def _ended(campaign: Campaign, trial: Trial) -> bool:
    return trial.next_look(campaign.counts[trial.contest]) is None


def _sentence(campaign: Campaign, trial: Trial) -> str:
    """A trial in a line."""
    contest, count = trial.contest, campaign.counts[trial.contest]
    share = count.sample(contest).share()
    return (
        f"{contest.game}, {contest.players} players: {trial.one} among {trial.others} wins "
        f"{percent(share.value)} ({percent_range(share)}; fair {percent(1 / contest.players)}), "
        f"{count.deals:,} deals: {campaign.verdict(trial)}"
    )


def _conclude(campaign: Campaign) -> None:
    """Say what does not hold, and end so that a script sees it."""
    missing = [trial for trial in campaign.trials if campaign.verdict(trial) is not Verdict.HOLDS]
    if missing:
        typer.echo(
            f"{len(missing)} of {len(campaign.trials)} trials do not hold, or not surely.", err=True
        )
        raise typer.Exit(FAILED)
    typer.echo(f"All {len(campaign.trials)} trials hold.")


def _tried(files: Callable[[], dict[Path, str]]) -> list[str]:
    """Write files, or say what is wrong."""
    try:
        write_whole({path: text.encode() for path, text in files().items()})
    except Refused as refused:
        return [refused.why]
    return []


def _text(page: Path) -> str:
    with suppress(OSError, ValueError):
        if page.is_file():  # a device may have no end
            return page.read_text(encoding="utf-8")
    raise BadRequest(f"The page {page} cannot be read; --page names another one.")

"""The file with the results of trials, from which later runs continue and pages are made."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NotRequired, TypedDict

import msgspec

from elfer import __version__
from elfer.bots import BOTS
from elfer.engine.errors import BadRequest, quoted
from elfer.games import GAMES
from elfer.simulation.arena.compiled import needs_compiled
from elfer.simulation.arena.contest import Contest, seat_among
from elfer.simulation.arena.fingerprint import fingerprint
from elfer.simulation.arena.search_counts import Search
from elfer.simulation.arena.trial import TrialCount, Verdict
from elfer.simulation.arena.trial_schedule import TrialSchedule

MIN_DEALS = 2
"""The smallest number of deals for a note, because a single deal has no variance."""


class Note(TypedDict):
    """The result of one trial: integer sums to continue from, and the share of wins."""

    game: str
    players: int
    one: str
    others: str
    seed: int
    budget: int
    made_with: str
    """The fingerprint of the bots and the rules."""
    version: NotRequired[str]
    """The version of Elfer that wrote the note; older notes lack it and the next three fields."""
    searched: NotRequired[int]
    """The number of moves for which the tested bot searched."""
    playouts: NotRequired[int]
    """The number of playouts over all these moves."""
    search_failed: NotRequired[int]
    """The number of moves whose search could not run."""
    deals: int
    wins: int
    squares: int
    share: float
    low: float
    high: float
    fair: float
    above: float
    below: float | None
    verdict: str


def read_notes(path: Path) -> list[Note]:
    """Return the notes in a file, or [] if it is missing; raise BadRequest if it is malformed."""
    if not path.exists():
        return []
    if not path.is_file():  # reading a device may never end
        raise _results_file_error(path, "it is not a regular file")
    try:
        notes = msgspec.json.decode(path.read_bytes(), type=list[Note])
    except (OSError, msgspec.MsgspecError, RecursionError) as error:
        raise _results_file_error(path, error) from None
    for number, note in enumerate(notes, 1):
        if wrong := _find_fault(note):
            raise _results_file_error(path, f"{wrong} in note {number}")
    return notes


def _find_fault(note: Note) -> str | None:
    """Return a description of the first fault of a note; None if it is valid."""
    bots = (note["one"], note["others"])
    if note["game"] not in GAMES:
        return f"unknown game {quoted(note['game'])}"
    game = GAMES[note["game"]]
    if not game.least_players <= note["players"] <= game.most_players:
        return f"invalid number of players ({note['players']})"
    if unknown := [bot for bot in bots if bot not in BOTS]:
        return f"unknown bot {quoted(unknown[0])}"
    if note["deals"] < MIN_DEALS or note["wins"] ** 2 > note["squares"] * note["deals"]:
        return "impossible sums"
    return None if note["verdict"] in [*Verdict] else f"unknown verdict {quoted(note['verdict'])}"


def _results_file_error(path: Path, why: object) -> BadRequest:
    return BadRequest(
        f"{path} already exists and is not a results file: {why}. Choose another with --out."
    )


def contest_of(note: Note) -> Contest:
    """Return the contest of a note."""
    bots = seat_among(note["one"], note["others"], note["players"])
    return Contest(note["game"], note["players"], (), bots, note["seed"], note["budget"])


def select_current(notes: Iterable[Note], *, measured: bool) -> list[Note]:
    """Return the notes about the current bots and rules."""
    return [
        note
        for note in notes
        if note["made_with"] == _fingerprint(contest_of(note), measured=measured)
    ]


def _fingerprint(contest: Contest, *, measured: bool) -> str:
    return fingerprint(
        contest.game, contest.bots, compiled=needs_compiled(contest, measured=measured)
    )


def read_counts(notes: Iterable[Note]) -> dict[Contest, TrialCount]:
    """Return the counts in notes, by contest."""
    return {
        contest_of(note): TrialCount(
            note["deals"], note["wins"], note["squares"], read_search(note)
        )
        for note in notes
    }


def read_search(note: Note) -> Search:
    """Return the searches of the tested bot in a note."""
    return Search(note.get("searched", 0), note.get("playouts", 0), note.get("search_failed", 0))


def make_notes(schedule: TrialSchedule) -> list[Note]:
    """Return a note for every trial that has enough deals."""
    notes: list[Note] = []
    for trial in schedule.trials:
        contest, count = trial.contest, schedule.counts[trial.contest]
        if count.deals < MIN_DEALS:
            continue
        share, low, high = count.sample(contest).share()
        notes.append(
            {
                "game": contest.game,
                "players": contest.players,
                "one": trial.one,
                "others": trial.others,
                "seed": contest.seed,
                "budget": contest.playouts,
                "made_with": _fingerprint(contest, measured=trial.measured),
                "version": __version__,
                "searched": count.search.moves,
                "playouts": count.search.playouts,
                "search_failed": count.search.failed,
                "deals": count.deals,
                "wins": count.wins,
                "squares": count.squares,
                "share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "fair": round(1 / contest.players, 4),
                "above": round(trial.above, 4),
                "below": None if trial.below is None else round(trial.below, 4),
                "verdict": str(schedule.verdict(trial)),
            }
        )
    return notes


def merge_notes(old: Iterable[Note], new: Iterable[Note]) -> list[Note]:
    """Return all notes in the order of the games; a new note replaces the old one of its trial."""
    by_trial = {_trial_key(note): note for note in (*old, *new)}
    games = [*GAMES]
    return sorted(by_trial.values(), key=lambda note: (games.index(note["game"]), note["players"]))


def format_notes(notes: Iterable[Note]) -> str:
    """Return notes as the text of a file, one trial per line."""
    lines = ",\n".join(json.dumps(note) for note in notes)
    return f"[\n{lines}\n]\n" if lines else "[]\n"


def _trial_key(note: Note) -> tuple[str, int, str, str]:
    return note["game"], note["players"], note["one"], note["others"]

"""What trials have come to, in a file: a campaign goes on with it, and pages are made of it."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

import msgspec

from elfer.arena.campaign import Campaign
from elfer.arena.contest import Contest, among
from elfer.arena.count import Count
from elfer.arena.fast import needs_kernel
from elfer.arena.fingerprint import fingerprint
from elfer.arena.trial import Verdict
from elfer.bots import BOTS
from elfer.games import GAMES
from elfer.kernel.errors import BadRequest, quoted

FEWEST = 2
"""Deals that a note needs: one says nothing about chance."""


class Note(TypedDict):
    """One trial: whole sums to go on with, and the share that follows from them."""

    game: str
    players: int
    one: str
    others: str
    seed: int
    budget: int
    made_with: str
    """The fingerprint of the bots and the rules."""
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
    """The notes in a file; none if it is not there yet."""
    if not path.exists():
        return []
    if not path.is_file():  # a device may have no end
        raise _refusal(path, "it is no file")
    try:
        notes = msgspec.json.decode(path.read_bytes(), type=list[Note])
    except (OSError, msgspec.MsgspecError, RecursionError) as error:
        raise _refusal(path, error) from None
    for number, note in enumerate(notes, 1):
        if wrong := _fault(note):
            raise _refusal(path, f"{wrong} in note {number}")
    return notes


def _fault(note: Note) -> str | None:
    """What cannot be in a note, if anything."""
    bots = (note["one"], note["others"])
    if note["game"] not in GAMES:
        return f"no such game as {quoted(note['game'])}"
    game = GAMES[note["game"]]
    if not game.least_players <= note["players"] <= game.most_players:
        return f"{note['players']} players"
    if unknown := [bot for bot in bots if bot not in BOTS]:
        return f"no such bot as {quoted(unknown[0])}"
    if note["deals"] < FEWEST or note["wins"] ** 2 > note["squares"] * note["deals"]:
        return "sums that no deals have"
    return None if note["verdict"] in [*Verdict] else f"the verdict {quoted(note['verdict'])}"


def _refusal(path: Path, why: object) -> BadRequest:
    return BadRequest(f"{path} is there already and is no file of the arena: {why}.")


def contest_of(note: Note) -> Contest:
    """The contest that a note is about."""
    bots = among(note["one"], note["others"], note["players"])
    return Contest(note["game"], note["players"], (), bots, note["seed"], note["budget"])


def current(notes: Iterable[Note], *, measured: bool) -> list[Note]:
    """The notes about the bots as they are now."""
    return [
        note
        for note in notes
        if note["made_with"] == _print_of(contest_of(note), measured=measured)
    ]


def _print_of(contest: Contest, *, measured: bool) -> str:
    return fingerprint(contest.game, contest.bots, kernel=needs_kernel(contest, measured=measured))


def counts_in(notes: Iterable[Note]) -> dict[Contest, Count]:
    """What has been counted."""
    return {contest_of(note): Count(note["deals"], note["wins"], note["squares"]) for note in notes}


def noted(campaign: Campaign) -> list[Note]:
    """The notes of a campaign so far."""
    notes: list[Note] = []
    for trial in campaign.trials:
        contest, count = trial.contest, campaign.counts[trial.contest]
        if count.deals < FEWEST:
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
                "made_with": _print_of(contest, measured=trial.measured),
                "deals": count.deals,
                "wins": count.wins,
                "squares": count.squares,
                "share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "fair": round(1 / contest.players, 4),
                "above": round(trial.above, 4),
                "below": None if trial.below is None else round(trial.below, 4),
                "verdict": str(campaign.verdict(trial)),
            }
        )
    return notes


def merged(old: Iterable[Note], new: Iterable[Note]) -> list[Note]:
    """The old notes with the new ones in the place of those about the same trial, in order."""
    by_trial = {_about(note): note for note in (*old, *new)}
    games = [*GAMES]
    return sorted(by_trial.values(), key=lambda note: (games.index(note["game"]), note["players"]))


def written(notes: Iterable[Note]) -> str:
    """Notes as a file, a trial a line."""
    lines = ",\n".join(json.dumps(note) for note in notes)
    return f"[\n{lines}\n]\n" if lines else "[]\n"


def _about(note: Note) -> tuple[str, int, str, str]:
    return note["game"], note["players"], note["one"], note["others"]

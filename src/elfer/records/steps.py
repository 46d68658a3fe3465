"""A record as steps: the match before any move, and after each one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from elfer.kernel.events import Event
from elfer.kernel.match import Match
from elfer.records.played import PlayedMove
from elfer.records.record import play_recorded, read_record


@dataclass(frozen=True, slots=True)
class Step:
    """A match at one moment of a record, and the move that led there."""

    match: Match
    move: PlayedMove | None = None
    events: Sequence[Event] = ()


def steps_of(record: Any) -> list[Step]:
    """Every moment of a record, the first one before any move; or a refusal."""
    played, moves = read_record(record)
    steps = [Step(played.match)]
    for index in range(len(moves)):
        events = play_recorded(played, moves, index)
        steps.append(Step(played.match, played.moves[-1], events))
    return steps

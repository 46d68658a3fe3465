"""The replay of a finished match, step by step, with all hands face up."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from elfer.engine.match import Match, deal_of
from elfer.engine.moves import NEXT
from elfer.notation.records import Step, replay_record
from elfer.notation.states import state_of
from elfer.table.undo import MadeBy
from elfer.wire import Frame, Replay

_encoder = msgspec.json.Encoder()


def replay_of(record: Mapping[str, Any], makers: Sequence[MadeBy | None] = ()) -> bytes:
    """Return the replay of a record as JSON, with the bots that made its moves."""
    steps = zip_longest(replay_record(record), (None, *makers))
    frames = [msgspec.Raw(_encoder.encode(_frame(step, maker))) for step, maker in steps]
    head = Replay(record["game"], record["players"], record["options"], [])
    return _encoder.encode({**msgspec.structs.asdict(head), "frames": frames})


def _frame(step: Step, maker: MadeBy | None) -> Frame:
    """Return the frame of a step; the first one of a round has no move."""
    move = step.move
    round_, events = step.match.setup.round, [event.truth() for event in step.events]
    if move is None or move.text == NEXT.text:
        deal = deal_of(step.match).shown()
        return Frame(round_, None, None, events, _state(step.match), deal=deal)
    at = msgspec.UNSET if move.at is None else move.at
    bot = msgspec.UNSET if maker is None else maker.level
    return Frame(round_, move.seat, move.text, events, _state(step.match), at, bot)


def _state(match: Match) -> dict[str, Any]:
    """Return the complete state, with extra fields that help the client draw it."""
    state = state_of(match)
    return state | match.game.aids(match.view(None)) if match.game.aided else state

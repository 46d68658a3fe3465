"""A match that is over as a film: every moment of it, with all hands open."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from elfer.kernel.match import Match, deal_of
from elfer.kernel.moves import NEXT
from elfer.records.notation import state_of
from elfer.records.steps import Step, steps_of
from elfer.table.line import MadeBy
from elfer.wire import Frame, Replay

_encoder = msgspec.json.Encoder()


def replay_of(record: Mapping[str, Any], makers: Sequence[MadeBy | None] = ()) -> bytes:
    """The replay of a record, as JSON, with the bots that made its moves."""
    steps = zip_longest(steps_of(record), (None, *makers))
    frames = [msgspec.Raw(_encoder.encode(_frame(step, maker))) for step, maker in steps]
    head = Replay(record["game"], record["players"], record["options"], [])
    return _encoder.encode({**msgspec.structs.asdict(head), "frames": frames})


def _frame(step: Step, maker: MadeBy | None) -> Frame:
    """One moment; the first one of a round is nobody's move."""
    move = step.move
    round_, events = step.match.setup.round, [event.truth() for event in step.events]
    if move is None or move.text == NEXT.text:
        deal = deal_of(step.match).shown()
        return Frame(round_, None, None, events, _state(step.match), deal=deal)
    at = msgspec.UNSET if move.at is None else move.at
    bot = msgspec.UNSET if maker is None else maker.level
    return Frame(round_, move.seat, move.text, events, _state(step.match), at, bot)


def _state(match: Match) -> dict[str, Any]:
    """The whole state, and what helps to draw it."""
    state = state_of(match)
    return state | match.game.aids(match.view(None)) if match.game.aided else state

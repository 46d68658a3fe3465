"""The checks against peeking find planted leaks, one in every kind of output."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest

from elfer.engine.errors import Refused
from elfer.engine.events import Event
from elfer.notation.states import state_of, view_of
from elfer.runtime import command_intake, live_table, table_log
from elfer.runtime.errors import refusal
from elfer.runtime.live_table import LiveTable
from elfer.runtime.table_log import NewEntry
from elfer.server import app
from elfer.table import Table
from elfer.table import apply_entry as after_entry
from elfer.table import player_views as sights
from elfer.wire import Refused as RefusedMessage
from tests.server.overhearing import Stage, overhear
from tests.server.running import Threaded
from tests.server.worlds import exchanges

Plant = Callable[[pytest.MonkeyPatch], None]


def _hidden_cards(table: Table) -> Any:
    """Return some cards that nobody sees in Elfer raus!"""
    assert table.match is not None
    return state_of(table.match)["stock"]


def stock_in_view(patch: pytest.MonkeyPatch) -> None:
    def leak(match: Any, seat: Any) -> dict[str, Any]:
        return {**view_of(match, seat), "hint": state_of(match)["stock"]}

    patch.setattr(sights, "view_of", leak)


def every_part_of_an_event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda event, seat: event.truth())


def cards_in_log(patch: pytest.MonkeyPatch) -> None:
    advance = LiveTable.advance

    def leak(self: LiveTable, new: NewEntry) -> Table:
        logging.getLogger("elfer.server").debug("the hidden cards are %s", _hidden_cards(new.table))
        return advance(self, new)

    patch.setattr(LiveTable, "advance", leak)


def cards_in_refusal(patch: pytest.MonkeyPatch) -> None:
    said: list[Table] = []

    def remember_table(table: Table, entry: Any) -> Any:
        said.append(table)
        return real(table, entry)

    def leak(refused: Refused, id_: str | None) -> RefusedMessage:
        message = refusal(refused, id_)
        text = f"{message.why} {_hidden_cards(said[-1])}" if id_ else message.why
        return RefusedMessage(message.error, text, message.id, message.rule)

    real = after_entry
    patch.setattr(table_log, "apply_entry", remember_table)
    patch.setattr(command_intake, "refusal", leak)
    patch.setattr(live_table, "refusal", leak)


def cards_on_card(patch: pytest.MonkeyPatch) -> None:
    shown = Table.card
    patch.setattr(Table, "card", lambda table: {**shown(table), "hint": _hidden_cards(table)})


def record_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(app, "finished_record", lambda table: {"cards": _hidden_cards(table)})


def padding_that_depends_on_the_stock(patch: pytest.MonkeyPatch) -> None:
    def leak(match: Any, seat: Any) -> dict[str, Any]:
        first = state_of(match)["stock"][:1]
        return {**view_of(match, seat), "padding": " " * sum(map(len, first))}

    patch.setattr(sights, "view_of", leak)


LEAKS: dict[Plant, str] = {
    stock_in_view: "elfer-raus",
    every_part_of_an_event: "mogeln",
    cards_in_log: "elfer-raus",
    cards_in_refusal: "elfer-raus",
    cards_on_card: "elfer-raus",
    record_before_the_end: "elfer-raus",
    padding_that_depends_on_the_stock: "elfer-raus",
}
"""Every leak, with a game that has something to leak."""


@pytest.fixture(scope="module")
def stage(shared_server: Threaded) -> Stage:
    return Stage(shared_server)


async def can_tell_apart(stage: Stage, game_id: str) -> bool:
    """Return whether an observer can tell the worlds of any pair apart."""
    for pair in exchanges(game_id, 12, length=6):
        one = await overhear(stage, pair.one, observer=pair.observer)
        other = await overhear(stage, pair.other, observer=pair.observer)
        if one.reaching(pair.observer) != other.reaching(pair.observer):
            return True
    return False


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(
    stage: Stage, leak: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert asyncio.run(can_tell_apart(stage, LEAKS[leak]))

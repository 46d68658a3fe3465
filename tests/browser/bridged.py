"""Rounds of Master in which many bridges were built: rows full of gaps, and jokers in the hand."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from elfer.kernel.moves import Move
from elfer.table import Table
from elfer.table.chairs import Chair
from elfer.table.commands import Play, Start
from elfer.table.sight import seen_by
from tests.server.scenes import HOST, full, said

TRIES = 300
JOKER = "*"


def ends(cards: list[str]) -> int:
    """How many cards of a row have a free place beside them."""
    numbers = {int(card.lstrip(JOKER)[1:]) for card in cards}
    return sum(1 for number in numbers if not {number - 1, number + 1} <= numbers)


def _wish(seat: int, move: Move) -> int:
    """Bridges first, then what there is; the host keeps his jokers."""
    joker = JOKER in move.text
    return (move.verb == "bridge") * 4 + (move.verb in ("lay", "draw")) * 2 - joker * (5 - seat * 2)


def _rounds() -> Iterator[Table]:
    for number in range(TRIES):
        table = replace(full("master"), secret=f"bridged {number}")
        table = said(table.with_chair(2, Chair(player=HOST)), HOST, Start())
        while table.match is not None and table.playing and table.match.turn is not None:
            seat = table.match.turn
            if seat == 0:
                yield table
            moves = table.match.legal(seat)
            best = max(moves, key=lambda move: (_wish(seat, move), move.text[-1]))
            table = said(table, table.chairs[seat].player, Play(seat, best.text))


@cache
def _found(wanted: Callable[[dict[str, Any], list[Move]], bool]) -> Table:
    for table in _rounds():
        shown = table.with_chair(2, Chair(bot="greedy"))
        assert shown.match is not None
        if wanted(seen_by(shown, HOST)["views"][0], list(shown.match.legal(0))):
            return replace(shown, pace=60_000, sat={})
    raise AssertionError("there is no such round")


def _crowded(view: dict[str, Any], moves: list[Move]) -> bool:
    broken = max(ends(row) for row in view["rows"].values())
    places = {move.text for move in moves if move.text.startswith(JOKER)}
    return broken >= 8 and view["hand"].count(JOKER) >= 2 and len(places) > 5


def crowded() -> Table:
    """The host's turn, with two jokers and many places for them; a row has gap after gap."""
    return _found(_crowded)


def _swapping(view: dict[str, Any], moves: list[Move]) -> bool:
    return view["progress"]["laid"] == 0 and any(move.verb == "swap" for move in moves)


def swapping() -> Table:
    """The host's turn, who may swap a card for a joker before he has laid any."""
    return _found(_swapping)

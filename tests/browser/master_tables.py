"""Rounds of Master with many bridges: rows full of gaps, and jokers in hand."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from elfer.engine.moves import Move
from elfer.table import Table
from elfer.table.commands import Play, Start
from elfer.table.player_views import seen_by
from elfer.table.players_and_chairs import Chair
from tests.server.scenes import HOST, apply_command, full_table

TRIES = 300
JOKER = "*"


def count_ends(cards: list[str]) -> int:
    """Count the cards of a row that have a free place next to them."""
    numbers = {int(card.lstrip(JOKER)[1:]) for card in cards}
    return sum(1 for number in numbers if not {number - 1, number + 1} <= numbers)


def _rank(seat: int, move: Move) -> int:
    """Rank a move: bridges first, then lays and draws; the host keeps the jokers."""
    joker = JOKER in move.text
    return (move.verb == "bridge") * 4 + (move.verb in ("lay", "draw")) * 2 - joker * (5 - seat * 2)


def _play_rounds() -> Iterator[Table]:
    for number in range(TRIES):
        table = replace(full_table("master"), secret=f"bridged {number}")
        table = apply_command(table.with_chair(2, Chair(player=HOST)), HOST, Start())
        while table.match is not None and table.playing and table.match.turn is not None:
            seat = table.match.turn
            if seat == 0:
                yield table
            moves = table.match.legal(seat)
            best = max(moves, key=lambda move: (_rank(seat, move), move.text[-1]))
            table = apply_command(table, table.chairs[seat].player, Play(seat, best.text))


@cache
def _find(wanted: Callable[[dict[str, Any], list[Move]], bool]) -> Table:
    for table in _play_rounds():
        shown = table.with_chair(2, Chair(bot="greedy"))
        assert shown.match is not None
        if wanted(seen_by(shown, HOST)["views"][0], list(shown.match.legal(0))):
            return replace(shown, pace=60_000, seats_held={})
    raise AssertionError(f"no such round in {TRIES} tries")


def _is_crowded(view: dict[str, Any], moves: list[Move]) -> bool:
    broken = max(count_ends(row) for row in view["rows"].values())
    places = {move.text for move in moves if move.text.startswith(JOKER)}
    return broken >= 8 and view["hand"].count(JOKER) >= 2 and len(places) > 5


def find_crowded_table() -> Table:
    """Return a table with many gaps, where the host has two jokers and many places for them."""
    return _find(_is_crowded)


def _can_swap(view: dict[str, Any], moves: list[Move]) -> bool:
    return view["progress"]["laid"] == 0 and any(move.verb == "swap" for move in moves)


def find_swap_table() -> Table:
    """Return a table where the host may swap a card for a joker before laying one."""
    return _find(_can_swap)

"""A table as one JSON document, and back: whole, for the authority's own storage."""

from typing import Any

import msgspec

from elfer.games import game_named
from elfer.kernel import options
from elfer.kernel.gate import language_of
from elfer.kernel.match import Match, new_match
from elfer.records.played import PlayedMove
from elfer.table.chairs import Chair, Player
from elfer.table.line import Line, MadeBy
from elfer.table.table import Shuffle, Table

VERSION = 1


class _Stored(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of a table, with the line of play as plan and moves."""

    game: str
    chairs: list[Chair]
    options: dict[str, Any]
    host: str
    players: list[Player]
    secret: str
    luck: str
    cuts: dict[str, str]
    pace: int
    locked: bool
    seq: int
    shown: int
    begun: int
    moved: int
    moved_at: int
    shown_at: int
    match_number: int
    card_shown: int = 0
    sat: dict[str, list[int]] = {}
    plan: dict[str, Any] | None = None
    moves: list[Any] = []  # as they are: a time that was a whole number stays one
    makers: list[tuple[str, int] | None] = []
    undoable: int = 0
    shuffle: tuple[str, list[str | None], int] | None = None
    version: int = VERSION


_decoder = msgspec.json.Decoder(_Stored)


def written(table: Table) -> bytes:
    """The table as bytes."""
    line, shuffle = table.line, table.shuffle
    return msgspec.json.encode(
        _Stored(
            game=table.game,
            chairs=list(table.chairs),
            options=dict(table.options),
            host=table.host,
            players=list(table.players),
            secret=table.secret,
            luck=table.luck,
            cuts=dict(table.cuts),
            pace=table.pace,
            locked=table.locked,
            seq=table.seq,
            shown=table.shown,
            begun=table.begun,
            moved=table.moved,
            moved_at=table.moved_at,
            shown_at=table.shown_at,
            match_number=table.match_number,
            card_shown=table.card_shown,
            sat={player: list(seats) for player, seats in table.sat.items()},
            plan=None if line is None else _plan(line),
            moves=[] if line is None else list(line.moves),
            makers=[] if line is None else list(line.makers),
            undoable=0 if line is None else len(line.past),
            shuffle=None
            if shuffle is None
            else (shuffle.secret, list(shuffle.cuts), shuffle.round),
        )
    )


def read(document: bytes) -> Table:
    """The table that was written."""
    stored = _decoder.decode(document)
    return Table(
        game=stored.game,
        chairs=tuple(stored.chairs),
        options=stored.options,
        host=stored.host,
        players=tuple(stored.players),
        secret=stored.secret,
        luck=stored.luck,
        cuts=stored.cuts,
        line=None if stored.plan is None else _line(stored.plan, stored),
        shuffle=None
        if stored.shuffle is None
        else Shuffle(stored.shuffle[0], tuple(stored.shuffle[1]), stored.shuffle[2]),
        pace=stored.pace,
        locked=stored.locked,
        seq=stored.seq,
        shown=stored.shown,
        begun=stored.begun,
        moved=stored.moved,
        moved_at=stored.moved_at,
        shown_at=stored.shown_at,
        match_number=stored.match_number,
        card_shown=stored.card_shown,
        sat={player: tuple(seats) for player, seats in stored.sat.items()},
    )


def _plan(line: Line) -> dict[str, Any]:
    """What the match was set up with."""
    plan = line.match.plan
    return {
        "game": plan.game.id,
        "players": plan.players,
        "options": options.shown(plan.options),
        "seed": plan.seed,
        "deal": None if plan.deal is None else plan.deal.shown(),
    }


def _line(plan: dict[str, Any], stored: _Stored) -> Line:
    """The line of play, by playing its moves again."""
    match = new_match(
        game_named(plan["game"]), plan["players"], plan["options"], plan["seed"], plan["deal"]
    )
    language = language_of(match)
    moves = tuple(PlayedMove(*move) for move in stored.moves)
    past: list[Match] = []
    for number, move in enumerate(moves):
        if number >= len(moves) - stored.undoable:
            past.append(match)
        match = match.push(move.seat, language[move.text], move.at)
    return Line(match, moves, tuple(past), _makers(stored))


def _makers(stored: _Stored) -> tuple[MadeBy | None, ...]:
    """Who made the moves; in tables that were written before that was noted, nobody knows."""
    made = [None if maker is None else MadeBy(*maker) for maker in stored.makers]
    return (*[None] * (len(stored.moves) - len(made)), *made)

"""Encoding and decoding of a table as one JSON document for the server's own storage."""

from typing import Any

import msgspec

from elfer.engine import options
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import language_of
from elfer.games import game_named
from elfer.notation.history import MatchHistory, PlayedMove
from elfer.table.commands import Again, LogEntry, Rematch, Start
from elfer.table.players_and_chairs import Chair, Player, SeatRequest
from elfer.table.seed_commitment import Shuffle
from elfer.table.standings import RoundResult, Standing
from elfer.table.table import Table
from elfer.table.undo import MadeBy, TableHistory, public_end

VERSION = 1
FIRST_RULES = 1
"""The revision of all games in snapshots and logs from before revisions were stored."""


class _Stored(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    rename={
        "bot_seed": "luck",
        "public_seq": "shown",
        "history_seq": "begun",
        "move_seq": "moved",
        "card_shown_at": "shown_at",
        "card_seq": "card_shown",
        "seats_held": "sat",
    },
):
    """The fields of a table, with its match as a plan and moves; the JSON keys never change."""

    game: str
    chairs: list[Chair]
    options: dict[str, Any]
    host: str
    players: list[Player]
    secret: str
    bot_seed: str
    cuts: dict[str, str]
    pace: int
    locked: bool
    seq: int
    public_seq: int
    history_seq: int
    move_seq: int
    moved_at: int
    card_shown_at: int
    match_number: int
    card_seq: int = 0
    seats_held: dict[str, list[int]] = {}
    request: SeatRequest | None = None
    declined: list[str] = []
    standings: list[Standing] = []
    result: RoundResult | None = None
    earlier: RoundResult | None = None
    plan: dict[str, Any] | None = None
    moves: list[Any] = []  # not typed, so that a time that is an integer stays one
    makers: list[tuple[str, int] | None] = []
    undoable: int = 0
    private: list[int] = []
    shuffle: tuple[str, list[str | None], int] | None = None
    version: int = VERSION


_decoder = msgspec.json.Decoder(_Stored)
_entries = msgspec.json.Decoder(LogEntry)


def encode_table(table: Table) -> bytes:
    """Return a table as a JSON document."""
    history, shuffle = table.history, table.shuffle
    return msgspec.json.encode(
        _Stored(
            game=table.game,
            chairs=list(table.chairs),
            options=dict(table.options),
            host=table.host,
            players=list(table.players),
            secret=table.secret,
            bot_seed=table.bot_seed,
            cuts=dict(table.cuts),
            pace=table.pace,
            locked=table.locked,
            seq=table.seq,
            public_seq=table.public_seq,
            history_seq=table.history_seq,
            move_seq=table.move_seq,
            moved_at=table.moved_at,
            card_shown_at=table.card_shown_at,
            match_number=table.match_number,
            card_seq=table.card_seq,
            seats_held={player: list(seats) for player, seats in table.seats_held.items()},
            request=table.request,
            declined=list(table.declined),
            standings=list(table.standings),
            result=table.result,
            earlier=table.earlier,
            plan=None if history is None else _encode_plan(history.match),
            moves=[] if history is None else list(history.moves),
            makers=[] if history is None else list(history.makers),
            undoable=0 if history is None else len(history.past),
            private=[] if history is None else sorted(history.private),
            shuffle=None
            if shuffle is None
            else (shuffle.secret, list(shuffle.cuts), shuffle.round),
        )
    )


def decode_table(document: bytes) -> Table:
    """Return the table from a document that `encode_table` made."""
    stored = _decoder.decode(document)
    return Table(
        game=stored.game,
        chairs=tuple(stored.chairs),
        options=stored.options,
        host=stored.host,
        players=tuple(stored.players),
        secret=stored.secret,
        bot_seed=stored.bot_seed,
        cuts=stored.cuts,
        history=None if stored.plan is None else _decode_history(stored.plan, stored),
        shuffle=None
        if stored.shuffle is None
        else Shuffle(stored.shuffle[0], tuple(stored.shuffle[1]), stored.shuffle[2]),
        pace=stored.pace,
        locked=stored.locked,
        seq=stored.seq,
        public_seq=stored.public_seq,
        history_seq=stored.history_seq,
        move_seq=stored.move_seq,
        moved_at=stored.moved_at,
        card_shown_at=stored.card_shown_at,
        match_number=stored.match_number,
        card_seq=stored.card_seq,
        seats_held={player: tuple(seats) for player, seats in stored.seats_held.items()},
        request=stored.request,
        declined=tuple(stored.declined),
        standings=tuple(stored.standings),
        result=stored.result,
        earlier=stored.earlier,
    )


def decode_entry(body: bytes) -> LogEntry:
    """Return an entry from its stored form."""
    entry = _entries.decode(body)
    if entry.rules is None and isinstance(entry.command, Start | Rematch | Again):
        return msgspec.structs.replace(entry, rules=FIRST_RULES)
    return entry


def _encode_plan(match: Match) -> dict[str, Any]:
    """Return the game, options, seed and deal that a match was set up with."""
    plan = match.plan
    return {
        "game": plan.game.id,
        "rules": plan.game.revision,
        "players": plan.players,
        "options": options.shown(plan.options),
        "seed": plan.seed,
        "deal": None if plan.deal is None else plan.deal.shown(),
    }


def _decode_history(plan: dict[str, Any], stored: _Stored) -> TableHistory:
    """Rebuild the history of a match by replaying its moves."""
    game = game_named(plan["game"], plan.get("rules", FIRST_RULES))
    match = new_match(game, plan["players"], plan["options"], plan["seed"], plan["deal"])
    language = language_of(match)
    moves = tuple(PlayedMove(*move) for move in stored.moves)
    private = frozenset(stored.private)
    end = public_end(len(moves), private)
    past: list[Match] = []
    for number, move in enumerate(moves):
        if end - stored.undoable <= number < end:
            past.append(match)
        match = match.push(move.seat, language[move.text], move.at)
    return TableHistory(MatchHistory(match, moves), tuple(past), _decode_makers(stored), private)


def _decode_makers(stored: _Stored) -> tuple[MadeBy | None, ...]:
    """Return the bots that made the moves, which older versions did not store."""
    made = [None if maker is None else MadeBy(*maker) for maker in stored.makers]
    return (*[None] * (len(stored.moves) - len(made)), *made)

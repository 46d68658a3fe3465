"""Records: a match as one JSON document that anyone can play through again."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from elfer.games import game_named
from elfer.kernel import options
from elfer.kernel.errors import BadRecord, Refused, quoted
from elfer.kernel.events import Event
from elfer.kernel.options import whole
from elfer.records.played import Played, PlayedMove

VERSION = 1


def record_of(played: Played) -> dict[str, Any]:
    """The record of a match so far."""
    plan = played.match.plan
    record: dict[str, Any] = {
        "elfer": VERSION,
        "game": plan.game.id,
        "players": plan.players,
        "options": options.shown(plan.options),
    }
    if plan.seed is not None:
        record["seed"] = plan.seed
    if plan.deal is not None:
        record["deal"] = plan.deal.shown()
    record["moves"] = [move.shown() for move in played.moves]
    return record


class Reading(NamedTuple):
    """A record whose match could be set up: the match before its first move, and what follows."""

    start: Played
    moves: list[Any]
    """The moves as the record has them, not looked at yet."""


def read_record(record: Any) -> Reading:
    """A record from outside with its match set up, but not played yet."""
    if not isinstance(record, dict):
        raise BadRecord(f"A record is a JSON object, not {quoted(record)}.")
    if not whole(record.get("elfer")) or record["elfer"] != VERSION:
        raise BadRecord(f'A record begins with "elfer": {VERSION}, its version.')
    game, players = _text(record, "game"), record.get("players")
    if not whole(players):
        raise BadRecord(f"In a record, players is a whole number, not {quoted(players)}.")
    seed = None if record.get("seed") is None else _text(record, "seed")
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise BadRecord(f"In a record, moves is a list, not {quoted(moves)}.")
    try:
        start = Played.new(
            game_named(game), players, _object(record, "options"), seed, _object(record, "deal")
        )
    except Refused as refused:
        raise BadRecord(refused.why) from None
    return Reading(start, moves)


def play_record(record: Any) -> Played:
    """The match of a record, played through; one that cannot be played is refused."""
    played, moves = read_record(record)
    for index in range(len(moves)):
        play_recorded(played, moves, index)
    return played


def play_recorded(played: Played, moves: list[Any], index: int) -> list[Event]:
    """Play one move of a record and tell what happened."""
    move, current = _move(index, moves[index]), played.match.setup.round
    if move.round != current:
        raise BadRecord(f"Move {index} is of round {move.round}, but round {current} is on.", index)
    try:
        return played.play(move.seat, move.text, move.at)
    except Refused as refused:
        raise BadRecord(f"Move {index} cannot be played: {refused.why}", index) from None


def _text(record: Mapping[str, Any], key: str) -> str:
    if not isinstance(record.get(key), str):
        raise BadRecord(f"In a record, {key} is a text, not {quoted(record.get(key))}.")
    text: str = record[key]
    return text


def _object(record: Mapping[str, Any], key: str) -> dict[str, Any] | None:
    value = record.get(key)
    if value is not None and not isinstance(value, dict):
        raise BadRecord(f"In a record, {key} is an object, not {quoted(value)}.")
    return value


def _move(index: int, move: Any) -> PlayedMove:
    """One entry of the list of moves: round, seat or null, text, and a time for timed ones."""
    form = "a list of round, seat or null, and move text"
    if not isinstance(move, list) or not 3 <= len(move) <= 4:
        raise BadRecord(f"Move {index} is {quoted(move)}, not {form}.", index)
    round_, seat, text, *when = move
    at = when[0] if when else None
    if not (whole(round_) and (seat is None or whole(seat)) and isinstance(text, str)):
        raise BadRecord(f"Move {index} is {quoted(move)}, not {form}.", index)
    if when and not is_time(at):
        raise BadRecord(f"Move {index} has {quoted(at)} for its time, not a number ≥ 0.", index)
    return PlayedMove(round_, seat, text, at)


def is_time(value: Any) -> bool:
    """Whether a JSON value is a time: a number that is not negative and not infinite."""
    return type(value) in (int, float) and 0 <= value < float("inf")

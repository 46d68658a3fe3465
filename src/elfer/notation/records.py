"""Records: a match as one JSON document that anyone can replay."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from elfer.engine import options
from elfer.engine.errors import BadRecord, Refused, quoted
from elfer.engine.events import Event
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import check
from elfer.engine.options import is_whole
from elfer.games import game_named
from elfer.notation.history import MatchHistory, PlayedMove, push_move

VERSION = 1


def record_of(history: MatchHistory) -> dict[str, Any]:
    """Return the record of a match so far."""
    plan = history.match.plan
    record: dict[str, Any] = {
        "elfer": VERSION,
        "game": plan.game.id,
        "players": plan.players,
        "options": options.shown(plan.options),
    }
    if plan.game.revision != game_named(plan.game.id).revision:
        record["rules"] = plan.game.revision
    if plan.seed is not None:
        record["seed"] = plan.seed
    if plan.deal is not None:
        record["deal"] = plan.deal.shown()
    record["moves"] = [move.shown() for move in history.moves]
    return record


class Reading(NamedTuple):
    """A record that has been read but not played."""

    start: Match
    """The match before its first move."""
    moves: list[Any]
    """The entries of the record's move list, not yet checked."""


class Step(NamedTuple):
    """A match at one moment of a record, with the move that led to it."""

    match: Match
    move: PlayedMove | None = None
    """None before the first move."""
    events: Sequence[Event] = ()


def read_record(record: Any) -> Reading:
    """Check a record from outside and set up its match, without playing its moves."""
    if not isinstance(record, dict):
        raise BadRecord(f"A record must be a JSON object, not {quoted(record)}.")
    if not is_whole(record.get("elfer")) or record["elfer"] != VERSION:
        raise BadRecord(f'A record must contain "elfer": {VERSION}, its version.')
    game, players, rules = _read_text(record, "game"), record.get("players"), record.get("rules")
    if not is_whole(players):
        raise BadRecord(f"In a record, players must be a whole number, not {quoted(players)}.")
    if rules is not None and not is_whole(rules):
        raise BadRecord(f"In a record, rules must be a whole number, not {quoted(rules)}.")
    seed = None if record.get("seed") is None else _read_text(record, "seed")
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise BadRecord(f"In a record, moves must be a list, not {quoted(moves)}.")
    try:
        start = new_match(
            game_named(game, rules),
            players,
            _read_object(record, "options"),
            seed,
            _read_object(record, "deal"),
        )
    except Refused as refused:
        raise BadRecord(refused.why) from None
    return Reading(start, moves)


def play_record(record: Any) -> MatchHistory:
    """Return the match of a record with its moves, or raise BadRecord if it cannot be played."""
    match, recorded = read_record(record)
    moves: list[PlayedMove] = []
    for index in range(len(recorded)):
        match, move, _ = play_recorded_move(match, recorded, index)
        assert move is not None
        moves.append(move)
    return MatchHistory(match, tuple(moves))


def replay_record(record: Any) -> list[Step]:
    """Return every step of a record, starting before the first move, or raise BadRecord."""
    match, moves = read_record(record)
    steps = [Step(match)]
    for index in range(len(moves)):
        steps.append(play_recorded_move(steps[-1].match, moves, index))
    return steps


def play_recorded_move(match: Match, moves: list[Any], index: int) -> Step:
    """Play one move of a record, or raise BadRecord."""
    move, current = _read_move(index, moves[index]), match.setup.round
    if move.round != current:
        raise BadRecord(
            f"Move {index} is in round {move.round}, but this is round {current}.", index
        )
    told: list[Event] = []
    try:
        checked = check(match, move.seat, move.text, move.at)
    except Refused as refused:
        raise BadRecord(f"Move {index} cannot be played: {refused.why}", index) from None
    after, played = push_move(match, move.seat, checked, move.at, told)
    return Step(after, played, told)


def _read_text(record: Mapping[str, Any], key: str) -> str:
    if not isinstance(record.get(key), str):
        raise BadRecord(f"In a record, {key} must be a string, not {quoted(record.get(key))}.")
    text: str = record[key]
    return text


def _read_object(record: Mapping[str, Any], key: str) -> dict[str, Any] | None:
    value = record.get(key)
    if value is not None and not isinstance(value, dict):
        raise BadRecord(f"In a record, {key} must be an object, not {quoted(value)}.")
    return value


def _read_move(index: int, move: Any) -> PlayedMove:
    """Check one entry of the move list: round, seat or null, text, and a time for calls."""
    form = "a list of a round, a seat (or null) and the text of a move"
    if not isinstance(move, list) or not 3 <= len(move) <= 4:
        raise BadRecord(f"Move {index} must be {form}, not {quoted(move)}.", index)
    round_, seat, text, *when = move
    at = when[0] if when else None
    if not (is_whole(round_) and (seat is None or is_whole(seat)) and isinstance(text, str)):
        raise BadRecord(f"Move {index} must be {form}, not {quoted(move)}.", index)
    if when and not is_time(at):
        raise BadRecord(f"The time of move {index} must be a number ≥ 0, not {quoted(at)}.", index)
    return PlayedMove(round_, seat, text, at)


def is_time(value: Any) -> bool:
    """Return whether a JSON value is a time: a finite number that is not negative."""
    return type(value) in (int, float) and 0 <= value < float("inf")

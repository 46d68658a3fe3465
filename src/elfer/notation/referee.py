"""The referee, which answers JSON requests from a program, one per line."""

import random
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, TextIO

from elfer.bots import force_move
from elfer.bots.choice import Situation
from elfer.engine.errors import BadRequest, NoMatch, NotYourTurn, Refused, quoted
from elfer.engine.events import Event
from elfer.engine.options import is_whole
from elfer.engine.seats import Seat
from elfer.games import game_named
from elfer.notation.history import MatchHistory
from elfer.notation.json_text import read_json, write_json
from elfer.notation.records import is_time, play_record, record_of
from elfer.notation.search_warning import bot_with_warning
from elfer.notation.states import catalogue, state_of, view_of

Request = dict[str, Any]
Answer = dict[str, Any]

LONGEST_LINE = 4 * 1024 * 1024


class Referee:
    """A host for one match at a time, which a program controls with JSON requests."""

    def __init__(self) -> None:
        self.history: MatchHistory | None = None
        self.ended = False
        self._answers: dict[str, Callable[[Request], Answer]] = {
            "games": self._games,
            "new": self._new,
            "legal": self._legal,
            "play": self._play,
            "view": self._view,
            "state": self._state,
            "record": self._record,
            "load": self._load,
            "bot": self._bot,
            "quit": self._quit,
        }

    def answer(self, line: bytes) -> Answer:
        """Return the answer to one line; a refused request changes nothing."""
        try:
            request = read_json(line)
            if not isinstance(request, dict):
                raise BadRequest(f"A request must be a JSON object, not {quoted(request)}.")
            do = request.get("do")
            if not isinstance(do, str) or do not in self._answers:
                known = ", ".join(self._answers)
                raise BadRequest(f'"do" must be one of {known}, not {quoted(do)}.')
            return {"ok": True} | self._answers[do](request)
        except Refused as refused:
            return refused.shown()

    def _games(self, request: Request) -> Answer:
        return {"games": catalogue()}

    def _new(self, request: Request) -> Answer:
        game, players = _read_text(request, "game"), request.get("players")
        if not is_whole(players):
            raise BadRequest(f"players must be a whole number, not {quoted(players)}.")
        options, deal = _read_object(request, "options"), _read_object(request, "deal")
        seed = None if request.get("seed") is None else _read_text(request, "seed")
        self.history = MatchHistory.start(game_named(game), players, options, seed, deal)
        return self._state(request)

    def _legal(self, request: Request) -> Answer:
        history, seat = self._read_match_and_seat(request)
        return {"moves": sorted(move.text for move in history.match.legal(seat))}

    def _play(self, request: Request) -> Answer:
        text, at = _read_text(request, "move"), request.get("at")
        history, seat = self._read_match_and_seat(request)
        events: list[Event] = []
        self.history = history.play(seat, text, at if is_time(at) else None, events)
        return {"events": [event.truth() for event in events]}

    def _view(self, request: Request) -> Answer:
        history, seat = self._read_match_and_seat(request)
        return {"view": view_of(history.match, seat)}

    def _state(self, request: Request) -> Answer:
        return {"state": state_of(self._require_history().match)}

    def _record(self, request: Request) -> Answer:
        return {"record": record_of(self._require_history())}

    def _load(self, request: Request) -> Answer:
        record = _read_object(request, "record")
        if record is None:
            raise BadRequest("'load' needs a record: the JSON object that 'record' returns.")
        self.history = play_record(record)
        return self._state(request)

    def _bot(self, request: Request) -> Answer:
        bot = bot_with_warning(_read_text(request, "level"))
        history, seat = self._read_match_and_seat(request)
        if seat is None:
            raise BadRequest("A bot needs a seat: give its number, not null.")
        if not history.match.legal(seat):
            raise NotYourTurn("That seat has no legal move now, so the bot cannot choose one.")
        # The choice depends on the view alone, so the same view always gets the same move.
        match, known = history.match, history.match.known_to(seat)
        rng = random.Random(write_json(view_of(match, seat)))
        asked = Situation(match.game, known.view(seat), match.legal(seat))
        return {"move": force_move(bot, asked, rng).text}

    def _quit(self, request: Request) -> Answer:
        self.ended = True
        return {}

    def _require_history(self) -> MatchHistory:
        if self.history is None:
            raise NoMatch("No match has been started; begin one with new or load.")
        return self.history

    def _read_match_and_seat(self, request: Request) -> tuple[MatchHistory, Seat | None]:
        """Return the match and the seat of a request after checking both."""
        if "seat" not in request:
            raise BadRequest("seat is missing; give a number or null.")
        seat = request["seat"]
        if seat is not None and not is_whole(seat):
            raise BadRequest(f"seat must be a whole number or null, not {quoted(seat)}.")
        history = self._require_history()
        if seat is not None and not 0 <= seat < history.match.players:
            last = history.match.players - 1
            raise BadRequest(f"There is no seat {quoted(seat)}; seats are 0 to {last}.")
        return history, seat


def _read_text(request: Request, key: str) -> str:
    if not isinstance(request.get(key), str):
        raise BadRequest(f"{key} must be a string, not {quoted(request.get(key))}.")
    text: str = request[key]
    return text


def _read_object(request: Request, key: str) -> dict[str, Any] | None:
    value = request.get(key)
    if value is not None and not isinstance(value, dict):
        raise BadRequest(f"{key} must be a JSON object, not {quoted(value)}.")
    return value


def _read_lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Yield the lines of the input, and None in place of a line that is too long."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE)
        yield None


def serve(source: BinaryIO, target: TextIO) -> None:
    """Answer each line immediately until a quit request or the end of the input."""
    referee = Referee()
    for line in _read_lines(source):
        if line is None:
            answer = BadRequest(f"The line is too long; the limit is {LONGEST_LINE} bytes.").shown()
        elif not line.strip():
            continue
        else:
            answer = referee.answer(line)
        target.write(write_json(answer) + "\n")
        target.flush()
        if referee.ended:
            return

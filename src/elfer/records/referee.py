"""The referee: one JSON request a line, one JSON answer a line, whatever comes."""

import random
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, TextIO

from elfer.bots import bot_named, chosen
from elfer.bots.situation import Situation
from elfer.games import game_named
from elfer.kernel.errors import BadRequest, NoMatch, NotYourTurn, Refused, quoted
from elfer.kernel.options import whole
from elfer.kernel.seats import Seat
from elfer.records.notation import catalogue, state_of, view_of
from elfer.records.played import Played
from elfer.records.record import is_time, play_record, record_of
from elfer.records.text import read_json, write_json

Request = dict[str, Any]
Answer = dict[str, Any]

LONGEST_LINE = 4 * 1024 * 1024


class Referee:
    """Hosts one match at a time for whoever speaks the protocol."""

    def __init__(self) -> None:
        self.played: Played | None = None
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
        """The answer to one line; something wrong is refused and changes nothing."""
        try:
            request = read_json(line)
            if not isinstance(request, dict):
                raise BadRequest(f"A request is a JSON object, not {quoted(request)}.")
            do = request.get("do")
            if not isinstance(do, str) or do not in self._answers:
                known = ", ".join(self._answers)
                raise BadRequest(f'"do" is one of {known}, not {quoted(do)}.')
            return {"ok": True} | self._answers[do](request)
        except Refused as refused:
            return refused.shown()

    def _games(self, request: Request) -> Answer:
        return {"games": catalogue()}

    def _new(self, request: Request) -> Answer:
        game, players = _text(request, "game"), request.get("players")
        if not whole(players):
            raise BadRequest(f"players is a whole number, not {quoted(players)}.")
        options, deal = _object(request, "options"), _object(request, "deal")
        seed = None if request.get("seed") is None else _text(request, "seed")
        self.played = Played.new(game_named(game), players, options, seed, deal)
        return self._state(request)

    def _legal(self, request: Request) -> Answer:
        played, seat = self._seated(request)
        return {"moves": sorted(move.text for move in played.match.legal(seat))}

    def _play(self, request: Request) -> Answer:
        text, at = _text(request, "move"), request.get("at")
        played, seat = self._seated(request)
        events = played.play(seat, text, at if is_time(at) else None)
        return {"events": [event.truth() for event in events]}

    def _view(self, request: Request) -> Answer:
        played, seat = self._seated(request)
        return {"view": view_of(played.match, seat)}

    def _state(self, request: Request) -> Answer:
        return {"state": state_of(self._match_on().match)}

    def _record(self, request: Request) -> Answer:
        return {"record": record_of(self._match_on())}

    def _load(self, request: Request) -> Answer:
        record = _object(request, "record")
        if record is None:
            raise BadRequest("load needs a record: the JSON object that record answers.")
        self.played = play_record(record)
        return self._state(request)

    def _bot(self, request: Request) -> Answer:
        bot = bot_named(_text(request, "level"))
        played, seat = self._seated(request)
        if seat is None:
            raise BadRequest("A bot sits at a seat: give its number, not null.")
        if not played.match.legal(seat):
            raise NotYourTurn("That seat has no legal move now, so there is nothing to choose.")
        # The same view gets the same move: a bot is a function of what its seat may know.
        rng = random.Random(write_json(view_of(played.match, seat)))
        return {
            "move": chosen(
                bot,
                Situation(played.match.game, played.match.view(seat), played.match.legal(seat)),
                rng,
            ).text
        }

    def _quit(self, request: Request) -> Answer:
        self.ended = True
        return {}

    def _match_on(self) -> Played:
        if self.played is None:
            raise NoMatch("No match has been started; begin one with new or load.")
        return self.played

    def _seated(self, request: Request) -> tuple[Played, Seat | None]:
        """The match and the seat of a request: its form first, then whether both exist."""
        if "seat" not in request:
            raise BadRequest("seat is missing: a number, or null.")
        seat = request["seat"]
        if seat is not None and not whole(seat):
            raise BadRequest(f"seat is a whole number or null, not {quoted(seat)}.")
        played = self._match_on()
        if seat is not None and not 0 <= seat < played.match.players:
            last = played.match.players - 1
            raise BadRequest(f"There is no seat {quoted(seat)}; seats are 0 to {last}.")
        return played, seat


def _text(request: Request, key: str) -> str:
    if not isinstance(request.get(key), str):
        raise BadRequest(f"{key} is a text, not {quoted(request.get(key))}.")
    text: str = request[key]
    return text


def _object(request: Request, key: str) -> dict[str, Any] | None:
    value = request.get(key)
    if value is not None and not isinstance(value, dict):
        raise BadRequest(f"{key} is a JSON object, not {quoted(value)}.")
    return value


def _lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines of the input; None for one that is too long, read to its end and dropped."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(LONGEST_LINE)
        yield None


def serve(source: BinaryIO, target: TextIO) -> None:
    """Answer each line at once until told to quit or until there are no more."""
    referee = Referee()
    for line in _lines(source):
        if line is None:
            answer = BadRequest(f"A line has at most {LONGEST_LINE} bytes.").shown()
        elif not line.strip():
            continue
        else:
            answer = referee.answer(line)
        target.write(write_json(answer) + "\n")
        target.flush()
        if referee.ended:
            return

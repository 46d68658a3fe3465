"""Matches for the public API: a match and its moves as a value."""

import os
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import NotRequired, Protocol, TypedDict, cast

from elfer.api.bots import read_seed
from elfer.api.drawing import summary
from elfer.api.view import OptionValue, View, check_seat, make_view
from elfer.engine import match as engine
from elfer.engine.errors import BadOptions, BadRecord, BadRequest, quoted, suggestion
from elfer.engine.game import AnyGame
from elfer.engine.game import Game as Rules
from elfer.engine.move_validation import language_of
from elfer.engine.moves import Move
from elfer.engine.options import is_whole, schema, shown
from elfer.engine.seats import Seat
from elfer.games import GAMES as REGISTRY
from elfer.games import game_named
from elfer.notation.history import MatchHistory, PlayedMove
from elfer.notation.json_text import read_json
from elfer.notation.records import is_time, play_record, record_of
from elfer.notation.states import view_of

DEFAULT_PLAYERS = 4


class Game(Protocol):
    """A game of the family, as listed in `elfer.GAMES`.

    >>> import elfer
    >>> game = elfer.GAMES["zweikampf"]
    >>> game.name, game.least_players, game.most_players
    ('Zweikampf', 2, 2)
    """

    @property
    def id(self) -> str:
        """Its name in the notation and on the command line."""

    @property
    def name(self) -> str:
        """Its name in the booklet."""

    @property
    def least_players(self) -> int:
        """The smallest number of players."""

    @property
    def most_players(self) -> int:
        """The largest number of players."""


GAMES: Mapping[str, Game] = MappingProxyType(REGISTRY)
"""Every game by its id."""


class Record(TypedDict):
    """A match as a JSON document: see docs/notation.md. `load_record` replays it.

    >>> import elfer
    >>> match = elfer.new_match("elfer-raus", players=2, seed="tuesday").play("r11")
    >>> record = match.record()
    >>> record["game"], record["seed"], record["moves"]
    ('elfer-raus', 'tuesday', [[1, 0, 'r11']])
    """

    elfer: int
    game: str
    players: int
    options: dict[str, OptionValue]
    rules: NotRequired[int]
    seed: NotRequired[str]
    deal: NotRequired[dict[str, list[str] | list[list[str]]]]
    moves: list[list[int | float | str | None]]


@dataclass(frozen=True, repr=False, eq=False)
class Match:
    """A match with the moves that led to it, as a value: `play` returns a new one.

    `elfer.new_match` starts one. A match knows all cards. `view(seat)` has only the facts that a
    seat may know, and `print(match)` prints only public facts.

    >>> import elfer
    >>> match = elfer.new_match("elfer-raus", players=4, seed="tuesday")
    >>> match
    <Match elfer-raus, 4 players, round 1, seat 2 to act, 0 moves>
    >>> after = match.play("r11")
    >>> after.turn, len(after.history), len(match.history)
    (3, 1, 0)
    >>> print(after)
    Elfer raus!, round 1: seat 3 to act
    row r     r11
    row y     –
    row g     –
    row b     –
    stock     20 cards
      seat 0  15 in hand
      seat 1  15 in hand
      seat 2  14 in hand
    > seat 3  15 in hand
    """

    _history: MatchHistory

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._match == other._match and self.history == other.history

    def __hash__(self) -> int:
        return hash(self._match)

    def __repr__(self) -> str:
        count = len(self._history.moves)
        moves = "1 move" if count == 1 else f"{count} moves"
        return f"<Match {summary(view_of(self._match, None))}, {moves}>"

    def __str__(self) -> str:
        return str(self.view())

    def _repr_svg_(self) -> str:
        return self.view()._repr_svg_()

    def _repr_html_(self) -> str:
        return self.view()._repr_html_()

    @property
    def _match(self) -> engine.Match:
        return self._history.match

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._match.game

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._match.players

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """All options by name, with defaults filled in."""
        return shown(self._match.plan.options)

    @property
    def round(self) -> int:
        """The number of the round, starting at 1."""
        return self._match.setup.round

    @property
    def dealer(self) -> Seat:
        """The seat that deals this round."""
        return self._match.setup.dealer

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is.

        None if all seats act at the same time, and once the round is over.
        """
        return self._match.turn

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that have a legal move."""
        return self._match.actors

    @property
    def round_over(self) -> bool:
        """Whether the round has ended."""
        return self._match.outcome is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.over

    @property
    def points(self) -> tuple[int, ...] | None:
        """The points of the round by seat; None until it has ended, and in games without points."""
        outcome = self._match.outcome
        return None if outcome is None else outcome.points

    @property
    def totals(self) -> tuple[int, ...] | None:
        """The points of all finished rounds by seat; None in games without points."""
        return self._match.totals

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The winners, once the match is over."""
        return self._match.winners

    @property
    def history(self) -> tuple[PlayedMove, ...]:
        """Every move so far, including those with face-down cards and secret choices."""
        return self._history.moves

    def view(self, seat: Seat | None = None) -> View:
        """Return the view of a seat, or of a spectator if no seat is given."""
        check_seat(seat, self.players)
        return make_view(self._match, seat)

    def legal_moves(self, seat: Seat | None = None) -> tuple[Move, ...]:
        """Return every move that a seat may make now.

        Without a seat, these are the moves of the seat whose turn it is. A seat is required if
        several seats may act.
        """
        check_seat(seat, self.players)
        if self.over:
            return ()
        return tuple(
            self._match.legal(self._find_actor("legal_moves", None) if seat is None else seat)
        )

    def play(self, move: Move | str, seat: Seat | None = None, at: float | None = None) -> "Match":
        """Return the match after a move, or raise Refused.

        The move is one of the legal moves, or its text. Without a seat, the seat whose turn it is
        makes the move, or the only seat that may act. A move of the referee, like `settle`, needs
        no seat. `at` is the time of a call in milliseconds, in games where the fastest call wins.
        """
        text = self._read_move(move)
        check_seat(seat, self.players)
        if at is not None and not is_time(at):
            raise BadRequest(f"at must be a number of milliseconds, 0 or more, not {quoted(at)}.")
        actor = self._find_actor("play", text) if seat is None else seat
        return Match(self._history.play(actor, text, at))

    def record(self) -> Record:
        """Return the match as a JSON document with its seed and all moves."""
        return cast("Record", record_of(self._history))

    def _read_move(self, move: object) -> str:
        """Return the text of a move, or raise if it does not belong to this game."""
        if isinstance(move, str):
            return move
        if not isinstance(move, Move):
            raise BadRequest(
                f"A move must be one of legal_moves(), or a string like 'r11', not {quoted(move)}."
            )
        if language_of(self._match).get(move.text) != move:
            self._match.game.check_known(move)
        return move.text

    def _find_actor(self, method: str, text: str | None) -> Seat | None:
        """Return the seat that acts if the caller names none; None stands for the referee."""
        match = self._match
        if text is not None and text.lower() in (move.text for move in match.legal(None)):
            return None
        if match.turn is not None and match.legal(match.turn):
            return match.turn
        actors = match.actors
        if match.outcome is not None or len(actors) == 1:
            return actors[0] if actors else 0  # anyone may deal the next round
        if not actors:
            return None
        example = f"{method}({'' if text is None else f'{quoted(text)}, '}seat={actors[0]})"
        raise BadRequest(
            f"Seats {', '.join(map(str, actors))} may act now. Say which one: {example}."
        )


def new_match(
    game: str | Game,
    players: int | None = None,
    seed: str | int | None = None,
    deal: Mapping[str, Sequence[str] | Sequence[Sequence[str]]] | None = None,
    **options: OptionValue,
) -> Match:
    """Return a new match of a game, with its options as keywords.

    The default number of players is four, or the nearest number that the game allows. The same seed
    deals the same cards; without a seed, the cards are random. `deal` sets the cards of the first
    round, in the notation; a match that shuffles again later also needs a seed.

    >>> import elfer
    >>> match = elfer.new_match("elferspiel", players=3, seed=7, rounds=2)
    >>> match.options["rounds"], match == elfer.new_match("elferspiel", 3, "7", rounds=2)
    (2, True)
    """
    rules = _find_rules(game)
    if players is None:
        players = max(rules.least_players, min(DEFAULT_PLAYERS, rules.most_players))
    if not is_whole(players):
        raise BadRequest(f"players must be a whole number, not {quoted(players)}.")
    if deal is not None and not isinstance(deal, Mapping):
        raise BadRequest(f"A deal must be a mapping like {{'hands': …}}, not {quoted(deal)}.")
    _check_names(rules, options)
    text = read_seed(seed)
    if text is None and deal is None:
        text = secrets.token_hex(16)
    cards = None if deal is None else {key: _as_lists(part) for key, part in deal.items()}
    return Match(MatchHistory.start(rules, players, options, text, cards))


def load_record(record: Mapping[str, object] | str | bytes | os.PathLike[str]) -> Match:
    """Return the match of a record after all its moves.

    The record is a mapping as `Match.record` returns it, JSON text, or a path to a file.

    >>> import elfer
    >>> match = elfer.new_match("elfer-raus", players=2, seed="tuesday").play("r11")
    >>> elfer.load_record(match.record()) == match
    True
    """
    if isinstance(record, Mapping):
        return Match(play_record(dict(record)))
    if not isinstance(record, str | bytes | os.PathLike) or record == "":
        raise BadRecord(
            f"A record must be a mapping, JSON text or a path to a file, not {quoted(record)}."
        )
    try:
        return Match(play_record(read_json(_read(record))))
    except BadRequest as refused:
        raise BadRecord(refused.why) from None


def _read(source: str | bytes | os.PathLike[str]) -> bytes:
    """Return JSON text; a string that does not look like JSON is the path of a file."""
    if isinstance(source, bytes):
        return source
    if isinstance(source, str) and source.lstrip().startswith(("{", "[")):
        return source.encode("utf-8", "replace")
    try:
        return Path(source).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadRecord(f"Cannot read the record {quoted(os.fspath(source))}: {why}.") from None


def _check_names(rules: AnyGame, options: Mapping[str, object]) -> None:
    """Raise BadOptions if the game does not have an option, and suggest the nearest name."""
    known = schema(rules.options)
    for name in options:
        if name not in known:
            near = suggestion(name, [*known, "players", "seed", "deal"])
            raise BadOptions(
                f"There is no option {quoted(name)} in {rules.id}; "
                f"its options are {', '.join(known)}.{near}"
            )


def _as_lists(cards: object) -> object:
    """Return nested sequences of cards as lists; return any other value unchanged."""
    if isinstance(cards, str) or not isinstance(cards, Sequence):
        return cards
    return [_as_lists(card) for card in cards]


def _find_rules(game: object) -> AnyGame:
    if isinstance(game, Rules):
        return game
    if not isinstance(game, str):
        raise BadRequest(
            f"A game must be an id, as in new_match('elfer-raus'), not {quoted(game)}. "
            "elfer.GAMES lists the ids."
        )
    return game_named(game)

"""The data that a screen is drawn from: the sight of one seat, with its view and legal moves."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elfer.engine.cards import JOKER, VALUE_OF
from elfer.engine.events import EMPTY
from elfer.engine.game import AnyGame, Setup
from elfer.engine.match import Match
from elfer.engine.moves import NEXT, Language, Move
from elfer.engine.options import fill_defaults
from elfer.engine.seats import Seat, after, round_from
from elfer.games import game_named
from elfer.notation.states import view_of
from elfer.terminal.render.cards import parse_face
from elfer.texts.fluent_messages import Messages
from elfer.texts.people import People, name_seat

FIRST_SEAT = 0
"""The number of the first seat: people at a terminal type seats as the notation counts them."""
View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Sight:
    """The view of a seat, its legal moves, and everything that is needed to draw them."""

    messages: Messages
    people: People
    """The names of the seats, as the viewer reads them."""
    seat: Seat | None
    """The seat of the viewer; None for a spectator."""
    view: View
    legal: Sequence[Move]
    places: range
    """The numbers that a row of this game can hold."""
    best: str | None
    """The total that wins, `fewest` or `most`; None in games without points."""

    @property
    def game(self) -> AnyGame:
        """The rules of the game."""
        return game_named(self.view["game"])

    @property
    def mixed(self) -> bool:
        """Whether rows take every colour; only row games can have such rows."""
        return getattr(self.game, "any_colour", False)

    def say(self, key: str, /, **given: str | int | float) -> str:
        """Return a message in the language of the viewer."""
        return self.messages.format(key, **given)

    def label(self, seat: Seat) -> str:
        """Return the name of a seat, with the number that people type for it."""
        return label_seat(seat, self.people.name(seat), self.messages)

    @property
    def fitting(self) -> frozenset[str]:
        """The cards of the hand that may be played now."""
        return frozenset(
            touch.key for move in self.legal for touch in move.touches if touch.kind == "hand"
        )

    @property
    def calls(self) -> list[Move]:
        """The calls against the clock that are legal now."""
        return [move for move in self.legal if move.timed]

    @property
    def consent(self) -> Move | None:
        """The move by which every seat must agree before the game goes on, if there is one."""
        return next((move for move in self.legal if move.verb == "accept"), None)

    @property
    def default_move(self) -> Move | None:
        """The move that Enter alone plays: consent, or the only legal move."""
        return self.consent or (self.legal[0] if len(self.legal) == 1 else None)

    @property
    def may_wait(self) -> bool:
        """Whether another seat's turn goes on without this seat."""
        turn = self.view["turn"]
        return turn != self.seat and turn in self.view["actors"] and self.consent is None

    @property
    def may_lay(self) -> bool:
        """Whether a legal move plays a card."""
        return has_card_move(self.legal)

    @property
    def neighbour(self) -> Seat:
        """The next seat in the direction of play that has cards in hand."""
        players, direction = self.view["players"], self.game.direction
        in_turn = round_from(after(self.seat or 0, players, direction), players, direction)
        return next(seat for seat in in_turn if self.view["hands"][seat])

    @property
    def language(self) -> Language:
        """Every move of this game, legal now or not."""
        return _language(self.game, self.view)


def has_card_move(moves: Iterable[Move]) -> bool:
    """Return whether any of these moves plays a card."""
    return any(move.card >= 0 for move in moves)


def read_names(
    names: Sequence[str],
    own: Seat | None,
    messages: Messages,
    persons: Mapping[str, str] = EMPTY,
    you: str | None = None,
) -> People:
    """Return the names of the seats as the person at one of them reads them."""
    shown = [
        messages.format("table-you") if seat == own else name for seat, name in enumerate(names)
    ]
    return People(shown, own, persons, you, FIRST_SEAT)


def label_seat(seat: Seat, name: str, messages: Messages) -> str:
    """Return a name with the number of its seat, unless the name is that number."""
    if name == name_seat(seat, messages, FIRST_SEAT):
        return name
    return messages.format("terminal-seat", number=seat, name=name)


def sight_of_view(
    view: View, people: People, messages: Messages, moves: Iterable[str] = ()
) -> Sight:
    """Return the sight of a view and the texts of its legal moves."""
    game = game_named(view["game"])
    language = _language(game, view)
    legal = [language[text] for text in moves if text in language]
    places = _places(game, view)
    return Sight(messages, people, view.get("seat"), view, legal, places, game.best)


def sight_of_match(match: Match, seat: Seat | None, people: People, messages: Messages) -> Sight:
    """Return the sight of a seat in a match."""
    legal = () if seat is None else match.known_to(seat).legal(seat)
    view = view_of(match, seat)
    return sight_of_view(view, people, messages, (move.text for move in legal))


def _language(game: AnyGame, view: View) -> Language:
    return {**game.language, NEXT.text: NEXT} if "rounds" in view["options"] else game.language


def _places(game: AnyGame, view: View) -> range:
    """Return the range of numbers in the deck and in the rows."""
    players = view["players"]
    options = fill_defaults(game.options, view["options"], players)
    deck = game.deck(Setup(players, options, view["round"], view["dealer"]))
    values = [*(VALUE_OF[card] for card in deck if card != JOKER), *_values_in_rows(view)]
    return range(min(values), max(values) + 1)


def _values_in_rows(view: View) -> Iterable[int]:
    rows = view.get("rows", {}).values()
    return (face.value for row in rows for card in row if (face := parse_face(card)))

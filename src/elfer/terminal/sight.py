"""What a person is shown: the view and the moves of a seat, and nothing behind them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elfer.games import game_named
from elfer.kernel.cards import JOKER, VALUE_OF
from elfer.kernel.game import AnyGame, Setup
from elfer.kernel.match import Match
from elfer.kernel.moves import NEXT, Language, Move
from elfer.kernel.options import filled
from elfer.kernel.seats import Seat, after, round_from
from elfer.records.notation import view_of
from elfer.terminal.look import face_of

View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Sight:
    """All that one screen is drawn from."""

    name: str
    """The game's."""
    seat: Seat | None
    """Whose eyes these are; None is a spectator."""
    view: View
    legal: Sequence[Move]
    places: range
    """The numbers that a row of this game may have."""
    best: str | None
    """Which total of points wins, if points are kept: the fewest or the most."""

    @property
    def fitting(self) -> frozenset[str]:
        """The cards of the hand that may be played now."""
        return frozenset(
            touch.key for move in self.legal for touch in move.touches if touch.kind == "hand"
        )

    @property
    def calls(self) -> list[Move]:
        """What may be called now, against the clock."""
        return [move for move in self.legal if move.timed]

    @property
    def consent(self) -> Move | None:
        """The word that is wanted of everyone before the game goes on, if one is."""
        return next((move for move in self.legal if move.verb == "accept"), None)

    @property
    def usual(self) -> Move | None:
        """What Enter alone plays: consent, or the only move."""
        return self.consent or (self.legal[0] if len(self.legal) == 1 else None)

    @property
    def may_wait(self) -> bool:
        """Whether somebody else's turn goes on without this seat."""
        turn = self.view["turn"]
        return turn != self.seat and turn in self.view["actors"] and self.consent is None

    @property
    def may_lay(self) -> bool:
        """Whether a card may be played, and not only something called."""
        return lays(self.legal)

    @property
    def neighbour(self) -> Seat:
        """The next seat in the direction of play that has cards in hand."""
        players, direction = self.view["players"], game_named(self.view["game"]).direction
        in_turn = round_from(after(self.seat or 0, players, direction), players, direction)
        return next(seat for seat in in_turn if self.view["hands"][seat])

    @property
    def language(self) -> Language:
        """Every move that may ever be said here."""
        return _language(game_named(self.view["game"]), self.view)


def lays(moves: Iterable[Move]) -> bool:
    """Whether any of these moves plays a card."""
    return any(move.card >= 0 for move in moves)


def sight_of(view: View, moves: Iterable[str] = ()) -> Sight:
    """A view with the texts of the moves that it offers; nothing else is needed to draw it."""
    game = game_named(view["game"])
    language = _language(game, view)
    legal = [language[text] for text in moves if text in language]
    return Sight(game.name, view.get("seat"), view, legal, _places(game, view), game.best)


def seen(match: Match, seat: Seat | None) -> Sight:
    """A match as a seat sees it."""
    legal = () if seat is None else match.legal(seat)
    return sight_of(view_of(match, seat), (move.text for move in legal))


def _language(game: AnyGame, view: View) -> Language:
    return {**game.language, NEXT.text: NEXT} if "rounds" in view["options"] else game.language


def _places(game: AnyGame, view: View) -> range:
    """From the lowest number to the highest; everyone knows the deck, but not its order."""
    players = view["players"]
    options = filled(game.options, view["options"], players)
    deck = game.deck(Setup(players, options, view["round"], view["dealer"]))
    values = [*(VALUE_OF[card] for card in deck if card != JOKER), *_lying(view)]
    return range(min(values), max(values) + 1)


def _lying(view: View) -> Iterable[int]:
    rows = view.get("rows", {}).values()
    return (face.value for row in rows for card in row if (face := face_of(card)))

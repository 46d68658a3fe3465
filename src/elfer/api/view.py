"""A seat's view of a match, with one attribute for each key of the notation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from elfer.api.drawing import as_svg, as_text, summary
from elfer.engine import match as engine
from elfer.engine.errors import BadRequest, NotInThisGame, quoted
from elfer.engine.game import AnyGame
from elfer.engine.moves import Move
from elfer.engine.options import is_whole
from elfer.engine.seats import Seat
from elfer.notation.states import view_of

OptionValue = bool | int | str | Sequence[str] | None
"""The value of an option: see docs/notation.md."""

Cards = tuple[str, ...]
"""Cards by their names in the notation, like r11."""

PUBLIC = frozenset(
    {
        "seat", "game", "players", "options", "round", "dealer", "turn", "actors", "round_over",
        "over", "points", "totals", "winners",
    }
)  # fmt: skip
"""The keys of a view that every game has."""


@dataclass(frozen=True, repr=False)
class View:
    """The part of a match that a seat may know. `match.view(seat)` makes one.

    The attributes are the keys of a view in the notation. A game has only some of them, and the
    others raise `NotInThisGame`. Use `hasattr(view, "rows")` to check.

    >>> import elfer
    >>> view = elfer.new_match("elfer-raus", players=4, seed="tuesday").play("r11").view(2)
    >>> view.hands, view.stock
    ((15, 15, 14, 15), 20)
    >>> view.rows["r"]
    ('r11',)
    >>> len(view.hand), hasattr(view, "middle")
    (14, False)
    >>> view
    <View of seat 2: elfer-raus, 4 players, round 1, seat 3 to act>
    """

    _game: AnyGame
    _known: Any
    _moves: tuple[Move, ...]
    _shown: dict[str, Any] = field(hash=False)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: {summary(self._shown)}>"

    def __str__(self) -> str:
        return as_text(self._shown, self._game.name)

    def _repr_svg_(self) -> str:
        return as_svg(self._shown, self._game.name)

    def _repr_html_(self) -> str:
        return f"<div>{self._repr_svg_()}</div>"

    def as_dict(self) -> dict[str, object]:
        """Return a copy of the view as JSON in the notation."""
        return {key: _copy_json(value) for key, value in self._shown.items()}

    # Attributes that every game has.

    @property
    def seat(self) -> Seat | None:
        """The seat that has this view; None for a spectator."""
        return self._shown["seat"]  # type: ignore[no-any-return]

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._game.id

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._shown["players"]  # type: ignore[no-any-return]

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """All options of the match by name, with defaults filled in."""
        return dict(self._shown["options"])

    @property
    def round(self) -> int:
        """The number of the round, starting at 1."""
        return self._shown["round"]  # type: ignore[no-any-return]

    @property
    def dealer(self) -> Seat:
        """The seat that deals this round."""
        return self._shown["dealer"]  # type: ignore[no-any-return]

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is.

        None if all seats act at the same time, and once the round is over.
        """
        return self._shown["turn"]  # type: ignore[no-any-return]

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that have a legal move, as far as this seat can know."""
        return tuple(self._shown["actors"])

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that this seat may make now."""
        return self._moves

    @property
    def round_over(self) -> bool:
        """Whether the round has ended."""
        return self._shown["round_over"]  # type: ignore[no-any-return]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._shown["over"]  # type: ignore[no-any-return]

    @property
    def points(self) -> tuple[int, ...] | None:
        """The points of the round by seat; None until it has ended, and in games without points."""
        return _as_tuple(self._shown["points"])

    @property
    def totals(self) -> tuple[int, ...] | None:
        """The points of all finished rounds by seat; None in games without points."""
        return _as_tuple(self._shown["totals"])

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The winners, once the match is over."""
        return _as_tuple(self._shown["winners"])

    # Attributes that only some games have.

    @property
    def hand(self) -> Cards:
        """The cards of this seat."""
        return tuple(self._part("hand"))

    @property
    def hands(self) -> tuple[int | Cards, ...]:
        """The number of cards that each seat holds, or the cards once they are shown."""
        return tuple(map(_cards_or_number, self._part("hands")))

    @property
    def stock(self) -> int:
        """The number of cards in the stock."""
        return int(self._part("stock"))

    @property
    def rows(self) -> dict[str, Cards]:
        """The cards of each row in ascending order, by the row's letter."""
        return {letter: tuple(cards) for letter, cards in self._part("rows").items()}

    @property
    def progress(self) -> Mapping[str, int | str | None]:
        """The progress of the current turn, like the number of cards laid."""
        return dict(self._part("progress"))

    @property
    def bridges(self) -> tuple[int, ...]:
        """The number of bridges that each seat has left."""
        return tuple(self._part("bridges"))

    @property
    def bonus(self) -> tuple[int, ...]:
        """The number of bonus cards that each seat has."""
        return tuple(self._part("bonus"))

    @property
    def stacks(self) -> tuple[int, ...]:
        """The number of cards in each seat's face-down stack."""
        return tuple(self._part("stacks"))

    @property
    def piles(self) -> tuple[Cards, ...]:
        """The face-up piles, top card first: one per seat, or those in the middle."""
        return tuple(map(tuple, self._part("piles")))

    @property
    def middle(self) -> int | Cards:
        """The pile in the middle: its cards, top first, or their number if it is face down."""
        return _cards_or_number(self._part("middle"))

    @property
    def aside(self) -> int | Cards:
        """The cards laid aside, or their number if they are face down."""
        return _cards_or_number(self._part("aside"))

    @property
    def won(self) -> tuple[int | Cards, ...]:
        """The cards that each seat has won, or their number."""
        return tuple(map(_cards_or_number, self._part("won")))

    @property
    def turned(self) -> str | None:
        """The card that has been turned over and not laid yet."""
        return self._part("turned")  # type: ignore[no-any-return]

    @property
    def places(self) -> tuple[Seat, ...]:
        """The seats that have finished, in order."""
        return tuple(self._part("places"))

    @property
    def pile_claim(self) -> int | None:
        """The number that was claimed last; None on a new pile."""
        return self._part("pile_claim")  # type: ignore[no-any-return]

    @property
    def count(self) -> int:
        """The number to claim next."""
        return int(self._part("count"))

    @property
    def pile_colour(self) -> str | None:
        """The letter of the colour claimed for the pile, if it has one."""
        return self._part("pile_colour")  # type: ignore[no-any-return]

    @property
    def completed(self) -> tuple[str, ...]:
        """The letters of the colours whose piles are complete."""
        return tuple(self._part("completed"))

    @property
    def guesses(self) -> tuple[int | None, ...]:
        """The guess of each seat; None if it has not guessed yet."""
        return tuple(self._part("guesses"))

    @property
    def chosen(self) -> tuple[str | None, ...]:
        """The card that this seat has chosen, by seat; None for all other seats."""
        return tuple(self._part("chosen"))

    @property
    def quartets(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the quartets that each seat has laid aside."""
        return tuple(map(tuple, self._part("quartets")))

    @property
    def calls(self) -> tuple[tuple[Seat, str, float], ...]:
        """The calls of this seat that are not settled yet: seat, word and milliseconds."""
        return tuple((seat, word, at) for seat, word, at in self._part("calls"))

    @property
    def loser(self) -> Seat | None:
        """The loser, once the round is over."""
        return self._part("loser")  # type: ignore[no-any-return]

    def _part(self, key: str) -> Any:
        if key in self._shown:
            return self._shown[key]
        if key == "hand" and self.seat is None and "hands" in self._shown:
            raise NotInThisGame("A spectator has no hand. Ask for a seat's view: match.view(0).")
        known = ", ".join(each for each in self._shown if each not in PUBLIC)
        raise NotInThisGame(f"{self.game} has no {key}. This view has {known}.")


def make_view(match: engine.Match, seat: Seat | None) -> View:
    """Return a seat's view of a match."""
    known = match.known_to(seat)
    return View(match.game, known.view(seat), tuple(known.legal(seat)), view_of(match, seat))


def check_seat(seat: object, players: int) -> None:
    """Raise BadRequest unless this is a seat of the match or None."""
    if seat is not None and not is_whole(seat):
        raise BadRequest(
            f"A seat must be a whole number from 0 to {players - 1}, not {quoted(seat)}."
        )
    if seat is not None and not 0 <= seat < players:
        raise BadRequest(f"There is no seat {quoted(seat)}; seats are 0 to {players - 1}.")


def _as_tuple(numbers: Sequence[int] | None) -> tuple[int, ...] | None:
    return None if numbers is None else tuple(numbers)


def _cards_or_number(cards: int | Sequence[str]) -> int | Cards:
    return cards if isinstance(cards, int) else tuple(cards)


def _copy_json(value: Any) -> object:
    """Return a copy of a JSON value."""
    if isinstance(value, Mapping):
        return {key: _copy_json(each) for key, each in value.items()}
    return [_copy_json(each) for each in value] if isinstance(value, list | tuple) else value

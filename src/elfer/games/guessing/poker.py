"""Poker: nobody looks at the cards, and seats take turns to guess first."""

from elfer.engine.cards import COLOURS
from elfer.engine.seats import COUNTER_CLOCKWISE, Seat, after
from elfer.games.guessing.rules import MOST_PLAYERS, GuessingGame, GuessState


class Poker(GuessingGame):
    """The rules of Poker (PO)."""

    id = "poker"
    name = "Poker"
    most_players = MOST_PLAYERS
    direction = COUNTER_CLOCKWISE  # PO-2
    colours = tuple(map(COLOURS.index, "rb"))  # PO-1
    looks = False  # PO-2

    def choose_first(self, state: GuessState, winner: Seat | None) -> Seat:
        return after(state.first, state.setup.players, self.direction)  # PO-2

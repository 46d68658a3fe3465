"""Ratefix: everyone looks at their own card, then guesses the sum."""

from elfer.engine.cards import COLOURS
from elfer.engine.seats import CLOCKWISE, Seat
from elfer.games.guessing.rules import GuessingGame, GuessState


class Ratefix(GuessingGame):
    """The rules of Ratefix (RA)."""

    id = "ratefix"
    name = "Ratefix"
    most_players = 4
    direction = CLOCKWISE  # RA-2
    colours = range(len(COLOURS))
    looks = True  # RA-2

    def choose_first(self, state: GuessState, winner: Seat | None) -> Seat:
        # RA-2: the winner; RA-3: after an undecided trick, the same seat guesses first again
        return state.first if winner is None else winner

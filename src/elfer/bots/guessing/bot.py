"""The bot for the guessing games."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from random import Random
from typing import NamedTuple

from elfer.bots.choice import ChosenMove, Reason, Situation
from elfer.bots.guessing.lookahead import ROOM, GuessField, Trick
from elfer.bots.guessing.probabilities import (
    TRUSTING,
    WARY,
    fresh_sums,
    fresh_values,
    median,
    sum_chances,
    unseen_values,
)
from elfer.bots.guessing.turn import MEAN, GuessTurn, turn_of
from elfer.engine.cards import VALUE_OF
from elfer.engine.moves import Move
from elfer.games.guessing.rules import GUESSES, NUMBERS, GuessView

COPIES = {"child": (0.0, 0.0, 0.35, 0.6, 0.8), "easy": (0.0, 0.0, 0.6, 0.9, 0.95)}
"""How often a beginner who guesses last copies a guess (± 1), by the number of players."""
FAR_OFF = {"child": 2.5, "easy": 1.5}
"""The standard deviation of a beginner's estimate of the unknown cards."""
BLIND_FAR_OFF = {"child": 1.1, "easy": 0.7}
"""The same in games in which nobody looks at their card."""
BLIND_COPIES = {"child": 0.8, "easy": 0.9}
"""How often the second of two players says one more or less than the first in such games."""
REPEATS = (0.0, 0.0, 0.0, 0.3, 0.4, 0.45, 0.5)
"""How often a child repeats the previous guess in such games, by the number of players."""
PAIR = 2
SHOWS = 0.5
"""How much of the card's deviation from the mean a cautious first guess reveals."""
WIDTH = 3
"""The number of candidates on either side of the expected sum, per player."""
SIMPLE_TRUST = 0.5
"""How far the simple bot trusts the hint in an earlier guess, from 0 to 1."""


class Why(StrEnum):
    """Why a number was said."""

    FEELING = "guess-feeling"
    """It had a hunch about the unknown cards."""
    OWN_CARD = "guess-own-card"
    """It added an average for the other cards to its own card."""
    COPIES = "guess-copies"
    """It said one more or one less than an earlier guess."""
    REPEATS = "guess-repeats"
    """It liked the number that the previous player had said."""
    MIDDLE = "guess-middle"
    """It said the middle of all possible sums."""
    HIDES = "guess-hides"
    """It did not want its guess to reveal its card."""
    LISTENS = "guess-listens"
    """It worked out what the earlier guesses reveal, and gave the best answer."""
    BEST_ANSWER = "guess-best-answer"
    """This number is the closest guess for more sums than any other free number."""
    FORESEES = "guess-foresees"
    """It considered the answers of the players after it."""


class Guess(NamedTuple):
    """A number to say, before rounding, and the reason."""

    number: float
    why: Why


def choose(situation: Situation, level: str, rng: Random) -> ChosenMove:
    """Choose a guess at a level."""
    turn = turn_of(situation)
    guess = _guess_by_feeling(turn, level, rng) if level in COPIES else _POLICIES[level](turn)
    number = turn.nearest(guess.number)
    return ChosenMove(GUESSES[number], (Reason(guess.why, {"guess": number}),))


def choose_simply(view: GuessView, moves: Sequence[Move], rng: Random) -> Move:
    """Guess the free number closest to the expected sum, since a tie wins nothing."""
    expected = _expect_sum(view)

    def reluctance(move: Move) -> tuple[bool, float, float]:
        number = NUMBERS[move.text]
        return number in view.guesses, abs(number - expected), rng.random()

    return min(moves, key=reluctance)


def _expect_sum(view: GuessView) -> float:
    """Return the expected sum: the bot's card, a mean for each other card, and the hints."""
    unseen = unseen_values(view)
    mean = sum(unseen) / max(1, len(unseen))
    if view.card is None:  # nobody has looked, so no guess is a hint
        return mean * view.trick
    hints = [guess - mean * view.trick for guess in view.guesses if guess is not None]
    return VALUE_OF[view.card] + mean * (view.trick - 1) + SIMPLE_TRUST * sum(hints)


def _guess_by_feeling(turn: GuessTurn, level: str, rng: Random) -> Guess:
    """Say one more or less than another guess, or make a rough guess from the bot's own card."""
    said, own = turn.said, turn.own
    expected = own + MEAN * turn.hidden
    if not turn.looks:
        return _guess_without_a_card(turn, level, rng)
    if turn.last and rng.random() < COPIES[level][turn.players]:
        # A child copies the player before it; `easy` copies the guess that looks best.
        copied = said[-1] if level == "child" else min(said, key=lambda n: abs(n - expected))
        return Guess(copied + (1 if own > MEAN else -1), Why.COPIES)
    return Guess(expected + rng.gauss(0, FAR_OFF[level]), Why.OWN_CARD)


def _guess_without_a_card(turn: GuessTurn, level: str, rng: Random) -> Guess:
    """Make a rough guess around the average sum, or follow the previous guess."""
    said, expected = turn.said, MEAN * turn.hidden
    if said and turn.players == PAIR and rng.random() < BLIND_COPIES[level]:
        # A child goes up or down at random; `easy` takes the side with more sums.
        steps = (-1, 1) if level == "child" else (1 if said[-1] < expected else -1,)
        return Guess(said[-1] + rng.choice(steps), Why.COPIES)
    number = expected + rng.gauss(0, BLIND_FAR_OFF[level])
    if level != "child":
        return Guess(turn.nearest_unsaid(number), Why.FEELING)
    if said and rng.random() < REPEATS[turn.players]:
        return Guess(said[-1], Why.REPEATS)
    return Guess(number, Why.FEELING)


def _add_average(turn: GuessTurn) -> Guess:
    """Add the average of the other cards to the bot's own, or respond to earlier guesses.

    It responds when it guesses last, and to any guess if nobody has looked at a card.
    """
    if turn.last or (turn.said and not turn.looks):
        values = fresh_values(tuple(turn.view.colours))
        trick = Trick(values, turn.players, TRUSTING, looks=turn.looks)
        return _respond(turn, trick, 1 if turn.last else ROOM)
    number = turn.nearest_unsaid(turn.own + MEAN * turn.hidden)
    return Guess(number, Why.OWN_CARD if turn.looks else Why.MIDDLE)


def _hide_card(turn: GuessTurn) -> Guess:
    """Respond to earlier guesses, allowing for the cards seen.

    The first guess reveals only half of the card's deviation from the mean.
    """
    unseen = unseen_values(turn.view)
    mean = sum(unseen) / len(unseen)
    if not turn.said:
        shown = SHOWS * (turn.own - mean) if turn.looks else 0
        return Guess(mean * turn.players + shown, Why.HIDES if turn.looks else Why.MIDDLE)
    if turn.looks:
        return _respond(turn, Trick(unseen, turn.players, TRUSTING, looks=True))
    shift = round((mean - MEAN) * turn.players)
    field = GuessField(
        fresh_sums(tuple(turn.view.colours), turn.players),
        [guess - shift for guess in turn.said],
    )
    numbers = turn.with_room(1 if turn.last else ROOM)
    number = field.best([number - shift for number in numbers], 1 / turn.players)
    return Guess(number + shift, Why.BEST_ANSWER)


def _look_ahead(turn: GuessTurn) -> Guess:
    """Use exact probabilities, distrust earlier guesses, and foresee later answers."""
    view, players = turn.view, turn.players
    trick = Trick(unseen_values(view), players, WARY, looks=turn.looks)
    if turn.last:
        return _respond(turn, trick)
    if turn.looks and players == PAIR:  # a guess that reveals nothing about the bot's card
        sums = sum_chances(unseen_values(view, without_own=False), players)
        return Guess(median(sums), Why.HIDES)
    centre = turn.own + median(trick.others(turn.said))
    around = range(centre - WIDTH * players, centre + WIDTH * players + 1)
    sensible = [number for number in around if number in turn.numbers]
    best = max(sensible, key=lambda n: trick.win_chance(n, turn.said, turn.own))
    return Guess(best, Why.FORESEES)


def _respond(turn: GuessTurn, trick: Trick, room: int = 1) -> Guess:
    """Say the number most likely to win, at least `room` away from earlier guesses."""
    said, own = turn.said, turn.own
    field = GuessField(trick.others(said), [guess - own for guess in said])
    numbers = [number - own for number in turn.with_room(room)]
    number = field.best(numbers, 1 / turn.players)
    return Guess(number + own, Why.LISTENS if turn.looks else Why.BEST_ANSWER)


_POLICIES: dict[str, Callable[[GuessTurn], Guess]] = {
    "medium": _add_average,
    "hard": _hide_card,
    "expert": _look_ahead,
}

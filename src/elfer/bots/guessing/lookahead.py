"""Lookahead: the chance that a guess wins, given the guesses so far and the answers to come."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

from elfer.bots.guessing.probabilities import (
    Chances,
    Trust,
    add_card,
    card_chances,
    read_guess,
    sum_chances,
)
from elfer.games.guessing.rules import HIGHEST


class GuessField:
    """The probabilities of the sums, and the guesses so far."""

    def __init__(self, chances: Chances, guesses: Sequence[int]) -> None:
        self._below = [0.0, *accumulate(chances)]
        self._guesses = sorted(guesses)

    def share(self, guess: int, tie: float) -> float:
        """Return the chance that a last guess wins; `tie` is the value of a tie.

        The nearest guess wins; if several are equally near, nobody does (RA-3).
        """
        others = self._guesses
        at = bisect_left(others, guess)
        if at < len(others) and others[at] == guess:
            return tie * self._nearest_to(at)
        low, high, ties = 0, len(self._below) - 2, 0.0
        if at:
            lower = others[at - 1]
            low = (lower + guess) // 2 + 1
            if (lower + guess) % 2 == 0:
                ties += self._between(low - 1, low - 1)
        if at < len(others):
            upper = others[at]
            high = (guess + upper - 1) // 2
            if (guess + upper) % 2 == 0:
                ties += self._between(high + 1, high + 1)
        return self._between(low, high) + tie * ties

    def _nearest_to(self, at: int) -> float:
        """Return the probability that one of the guesses so far is among the nearest."""
        others, guess = self._guesses, self._guesses[at]
        upper = bisect_right(others, guess)
        low = (others[at - 1] + guess + 1) // 2 if at else 0
        high = (guess + others[upper]) // 2 if upper < len(others) else len(self._below) - 2
        return self._between(low, high)

    def _between(self, low: int, high: int) -> float:
        last = len(self._below) - 1
        low, high = max(0, low), min(high, last - 1)
        return self._below[high + 1] - self._below[low] if low <= high else 0.0

    def best(self, numbers: Sequence[int], tie: float) -> int:
        """Return the number with the highest share; in a tie, the highest one."""
        return max(numbers, key=lambda number: (self.share(number, tie), number))


TYPICAL = (0, 20, 8, 5)
"""The number of sample cards for each later guesser, by the number of later guessers."""
NEAR = (-3, -1, 1, 3)
"""The distances from earlier guesses at which later guessers look for an answer."""
ROOM = 3
"""The distance that a guesser keeps from earlier guesses if others follow and nobody has looked."""

Said = tuple[int, ...]
"""The guesses of a trick so far, in order."""


class Trick:
    """A trick: the cards that the bot has not seen, and the hints in the guesses."""

    def __init__(self, unseen: Sequence[int], players: int, trust: Trust, *, looks: bool) -> None:
        self._unseen, self._players, self._trust, self._looks = unseen, players, trust, looks
        self._card = card_chances(unseen)
        self._tie = 1 / players
        self._read: dict[int, list[float]] = {}
        self._others: dict[Said, Chances] = {}
        self._replies: dict[tuple[Said, int], int] = {}

    def earlier_cards(self, said: Said) -> Chances:
        """Return the probability of each sum of the earlier guessers' cards."""
        chances: Chances = [1.0]
        for guess in said:
            chances = add_card(chances, self._reading(guess))
        return chances

    def others(self, said: Said) -> Chances:
        """Return the probability of each sum of the cards that the next guesser does not know."""
        chances = self._others.get(said)
        if chances is None:
            silent = self._players - len(said) - 1 if self._looks else self._players
            chances = sum_chances(self._unseen, silent)
            if self._looks:
                chances = add_card(chances, self.earlier_cards(said))
            self._others[said] = chances
        return chances

    def _reading(self, guess: int) -> list[float]:
        if guess not in self._read:
            self._read[guess] = read_guess(self._card, guess, self._players, self._trust)
        return self._read[guess]

    def reply(self, said: Said, own: int) -> int:
        """Return the best response of a player with that card, as if they guessed last."""
        key = said, own
        number = self._replies.get(key)
        if number is None:
            field = GuessField(self.others(said), [guess - own for guess in said])
            room = 1 if self._looks or len(said) == self._players - 1 else ROOM
            near = {guess + off for guess in said for off in NEAR}
            fair = [
                number - own
                for number in near
                if self._players <= number <= HIGHEST * self._players
                and all(abs(number - guess) >= room for guess in said)
            ]
            number = self._replies[key] = field.best(fair or [said[-1] - own], self._tie) + own
        return number

    def win_chance(self, guess: int, said: Said, own: int) -> float:
        """Return the chance that a guess wins after all later players have responded."""
        later = self._players - len(said) - 1
        if self._looks:
            return self._average_over_cards(
                guess - own, said, (guess,), self.earlier_cards(said), own, later
            )
        after: Said = (guess,)
        for _ in range(later):
            after = (*after, self.reply((*said, *after), 0))
        return GuessField(self.others(said), [*said, *after[1:]]).share(guess, self._tie)

    def _average_over_cards(
        self, guess: int, said: Said, after: Said, chances: Chances, known: int, later: int
    ) -> float:
        """Return the mean chance of winning over the cards that later players may hold."""
        if not later:
            others = [number - known for number in (*said, *after[1:])]
            return GuessField(chances, others).share(guess, self._tie)
        values = self._pick_typical_values(self._players - len(said) - 1)
        total = 0.0
        for value in values:
            answered = (*after, self.reply((*said, *after), value))
            total += self._average_over_cards(
                guess - value, said, answered, chances, known + value, later - 1
            )
        return total / len(values)

    def _pick_typical_values(self, later: int) -> Sequence[int]:
        """Return a few values that represent all unseen cards."""
        ordered = sorted(self._unseen)
        number = min(TYPICAL[later], len(ordered))
        return [ordered[(2 * n + 1) * len(ordered) // (2 * number)] for n in range(number)]

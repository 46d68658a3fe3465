"""What becomes of a guess once those who come later have answered it."""

from collections.abc import Sequence

from elfer.bots.guessing.answer import Field
from elfer.bots.guessing.belief import Trust, card_chances, read
from elfer.bots.guessing.sums import Chances, added, sums
from elfer.games.ratefix import HIGHEST

TYPICAL = (0, 20, 8, 5)
"""By how many cards each later guesser is represented, by how many come later."""
NEAR = (-3, -1, 1, 3)
"""How far from the guesses before those who come later look for their answer."""
ROOM = 3
"""How far they stay away from others if somebody will answer them and nobody has looked."""

Said = tuple[int, ...]


class Trick:
    """A trick as everyone sees it: what is unseen, and what the guesses give away."""

    def __init__(self, unseen: Sequence[int], players: int, trust: Trust, *, looks: bool) -> None:
        self._unseen, self._players, self._trust, self._looks = unseen, players, trust, looks
        self._card = card_chances(unseen)
        self._tie = 1 / players
        self._read: dict[int, list[float]] = {}
        self._others: dict[Said, Chances] = {}
        self._replies: dict[tuple[Said, int], int] = {}

    def heard(self, said: Said) -> Chances:
        """How likely each sum is of the cards of those who have guessed."""
        chances: Chances = [1.0]
        for guess in said:
            chances = added(chances, self._reading(guess))
        return chances

    def others(self, said: Said) -> Chances:
        """How likely each sum is of all cards that the next guesser does not know."""
        chances = self._others.get(said)
        if chances is None:
            silent = self._players - len(said) - 1 if self._looks else self._players
            chances = sums(self._unseen, silent)
            if self._looks:
                chances = added(chances, self.heard(said))
            self._others[said] = chances
        return chances

    def _reading(self, guess: int) -> list[float]:
        if guess not in self._read:
            self._read[guess] = read(self._card, guess, self._players, self._trust)
        return self._read[guess]

    def reply(self, said: Said, own: int) -> int:
        """The best answer of somebody with that card, as if he were the last."""
        key = said, own
        number = self._replies.get(key)
        if number is None:
            field = Field(self.others(said), [guess - own for guess in said])
            room = 1 if self._looks or len(said) == self._players - 1 else ROOM
            near = {guess + off for guess in said for off in NEAR}
            fair = [
                number - own
                for number in near
                if self._players <= number <= HIGHEST * self._players
                and all(abs(number - guess) >= room for guess in said)
            ]
            number = self._replies[key] = field.best(fair or [said[-1] - own], self._tie)[1] + own
        return number

    def hope(self, guess: int, said: Said, own: int) -> float:
        """How likely a guess wins once everyone after it has answered."""
        later = self._players - len(said) - 1
        if self._looks:
            return self._over_cards(guess - own, said, (guess,), self.heard(said), own, later)
        after: Said = (guess,)
        for _ in range(later):
            after = (*after, self.reply((*said, *after), 0))
        return Field(self.others(said), [*said, *after[1:]]).share(guess, self._tie)

    def _over_cards(
        self, guess: int, said: Said, after: Said, chances: Chances, known: int, later: int
    ) -> float:
        """The mean over what those who come later may hold; a guess counts less what is known."""
        if not later:
            others = [number - known for number in (*said, *after[1:])]
            return Field(chances, others).share(guess, self._tie)
        values = self._typical(self._players - len(said) - 1)
        total = 0.0
        for value in values:
            answered = (*after, self.reply((*said, *after), value))
            total += self._over_cards(
                guess - value, said, answered, chances, known + value, later - 1
            )
        return total / len(values)

    def _typical(self, later: int) -> Sequence[int]:
        """A few cards that stand for all that are unseen."""
        ordered = sorted(self._unseen)
        number = min(TYPICAL[later], len(ordered))
        return [ordered[(2 * n + 1) * len(ordered) // (2 * number)] for n in range(number)]

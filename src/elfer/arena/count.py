"""What is counted of a trial: sums to go on with, and the share that follows from them."""

from dataclasses import dataclass

from elfer.arena.contest import Contest
from elfer.arena.sample import Sample
from elfer.arena.score import WIN


@dataclass
class Count:
    """The wins of the one bot so far, in parts of `WIN`, and the squares of what each deal gave."""

    deals: int = 0
    wins: int = 0
    squares: int = 0

    def add(self, other: "Count") -> None:
        """Count further deals."""
        self.deals += other.deals
        self.wins += other.wins
        self.squares += other.squares

    def sample(self, contest: Contest) -> Sample:
        """The share of wins."""
        return Sample(self.wins, self.squares, self.deals, WIN * contest.players)

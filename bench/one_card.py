"""How often a player who lays one card per turn wins Elfer raus! among greedy players.

`python bench/one_card.py [DEALS]` plays this many deals from every seat for 2, 4 and 6 players, on
the reference engine, with seed 11. It prints the share of wins as a multiple of the fair share.
"""

import sys
from random import Random

from elfer.bots import BOTS, GREEDY
from elfer.bots.choice import Situation
from elfer.engine.moves import DONE, Move
from elfer.simulation.arena.contest import Batch, Contest, seat_among
from elfer.simulation.arena.duplicate_deals import play_batch
from elfer.simulation.arena.result import sample_wins
from elfer.simulation.arena.score import Score

GAME, SEED, DEALS = "elfer-raus", 11, 1_000
ONE_CARD = "one-card"


def lay_one_card(situation: Situation, rng: Random) -> Move:
    """Lay the first card that fits, then stop; draw or pass if no card fits."""
    return DONE if DONE in situation.moves else situation.moves[0]


def main(deals: int) -> None:
    """Play the deals and print a line for each number of players."""
    BOTS[ONE_CARD] = lay_one_card
    try:
        for players in (2, 4, 6):
            contest = Contest(GAME, players, (), seat_among(ONE_CARD, GREEDY, players), SEED)
            print_result(contest, play_batch(Batch(contest, 0, deals)))
    finally:
        del BOTS[ONE_CARD]


def print_result(contest: Contest, score: Score) -> None:
    """Print the wins as a multiple of the fair share."""
    players = contest.players
    times, low, high = (players * part for part in sample_wins(contest, score, 0).share())
    matches = f"{score.deals:,} deals, {score.matches:,} games"
    sys.stdout.write(f"{players} players: {times:.2f} × ({low:.2f}–{high:.2f}), {matches}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)

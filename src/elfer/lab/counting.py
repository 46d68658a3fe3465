"""From the kernel's results to a tally."""

from collections import Counter

import numpy as np
import numpy.typing as npt

from elfer.kernel.cards import JOKER
from elfer.lab.bits import WORD
from elfer.lab.kernel import Kernel
from elfer.lab.minutes import STEP, pace_of
from elfer.lab.results import Results
from elfer.lab.tally import Tally


def tallied(kernel: Kernel, results: Results, *, cards: bool = False) -> Tally:
    """The counts of these results; those of single cards only if wanted, as they take longer."""
    players = kernel.players
    won = kernel.winners(results)
    points = results["points"][:, :players]
    starters = results["starter"]
    places = (np.arange(players) - starters[:, None]) * kernel.game.direction % players
    seconds = pace_of(kernel.game.id).seconds(
        kernel.rounds, results["turns"], results["lays"], results["draws"]
    )
    tally = Tally(
        matches=results.size,
        ties=int((won.sum(1) > 1).sum()),
        scores=_counted(points),
        turns=_counted(results["turns"]),
        seconds=_counted(seconds // STEP * STEP),
        lays=int(results["lays"].sum()),
        draws=int(results["draws"].sum()),
        decisions=int(results["decisions"].sum()),
        redeals=int(results["redeals"].sum()),
    )
    tally.wins[:players] = won.sum(0).tolist()
    tally.points[:players] = points.sum(0).tolist()
    tally.squares[:players] = (points * points).sum(0).tolist()
    tally.began[:players] = np.bincount(starters, minlength=players).tolist()
    tally.wins_from[:players] = np.bincount(places[won], minlength=players).tolist()
    full = int(results["full"].sum())
    tally.endings = +Counter({"out": results.size * kernel.rounds - full, "full": full})
    if cards:
        _count_cards(kernel, results, won, tally)
    return tally


def _count_cards(
    kernel: Kernel, results: Results, won: npt.NDArray[np.bool_], tally: Tally
) -> None:
    """How often each card was dealt to a hand, and how often that hand won."""
    players = kernel.players
    for card in kernel.deck.tolist():
        if card != JOKER:
            held = results["hands"][:, :players, card // WORD] >> card % WORD & 1
            tally.dealt[card] = int(held.sum())
            tally.won_with[card] = int((held & won).sum())
    jokers = results["jokers"][:, :players]
    tally.dealt[JOKER] = int(jokers.sum())
    tally.won_with[JOKER] = int((jokers * won).sum())


def _counted(numbers: Results) -> Counter[int]:
    values, counts = np.unique(numbers, return_counts=True)
    return Counter(dict(zip(values.tolist(), counts.tolist(), strict=True)))

"""Chunks on the compiled engine, and the tally of their results."""

from collections import Counter
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from elfer.compiled.bits import WORD
from elfer.compiled.encoding import Results
from elfer.compiled.engine import CompiledGame
from elfer.compiled.registry import compiled_game
from elfer.engine.cards import JOKER
from elfer.games import game_named
from elfer.simulation.durations import STEP, pace_of
from elfer.simulation.series import Chunk, Series
from elfer.simulation.tally import Tally


def play_chunk(series: Series, chunk: Chunk) -> Tally:
    """Play a chunk and return its counts."""
    compiled = _compiled_game(series)
    return tally_results(compiled, compiled.matches(series.seed, *chunk, series.bots))


@lru_cache(maxsize=1)
def _compiled_game(series: Series) -> CompiledGame:
    return compiled_game(game_named(series.game), series.players, dict(series.options))


def tally_results(compiled: CompiledGame, results: Results, *, cards: bool = False) -> Tally:
    """Return the counts of results; with `cards`, also count each card, which takes longer."""
    players = compiled.players
    won = compiled.winners(results)
    points = results["points"][:, :players]
    starters = results["starter"]
    places = (np.arange(players) - starters[:, None]) * compiled.game.direction % players
    seconds = pace_of(compiled.game.id).seconds(
        compiled.rounds, results["turns"], results["lays"], results["draws"]
    )
    tally = Tally(
        matches=results.size,
        ties=int((won.sum(1) > 1).sum()),
        scores=_count_values(points),
        turns=_count_values(results["turns"]),
        seconds=_count_values(seconds // STEP * STEP),
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
    tally.endings = +Counter({"out": results.size * compiled.rounds - full, "full": full})
    if cards:
        _count_cards(compiled, results, won, tally)
    return tally


def _count_cards(
    compiled: CompiledGame, results: Results, won: npt.NDArray[np.bool_], tally: Tally
) -> None:
    """Count for each card the hands that were dealt it, and how many of those won."""
    players = compiled.players
    for card in compiled.deck.tolist():
        if card != JOKER:
            held = results["hands"][:, :players, card // WORD] >> card % WORD & 1
            tally.dealt[card] = int(held.sum())
            tally.won_with[card] = int((held & won).sum())
    jokers = results["jokers"][:, :players]
    tally.dealt[JOKER] = int(jokers.sum())
    tally.won_with[JOKER] = int((jokers * won).sum())


def _count_values(numbers: Results) -> Counter[int]:
    """Return how often each number occurs in an array."""
    values, counts = np.unique(numbers, return_counts=True)
    return Counter(dict(zip(values.tolist(), counts.tolist(), strict=True)))

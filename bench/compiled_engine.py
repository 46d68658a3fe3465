"""The speed of the compiled engine per decision, as ratios from alternating runs on one core.

A decision is a move that lays a card or ends the turn. Drawing and passing take time but do not
count. The plain C loop plays the same games with the same random numbers; the benchmark stops if
their results differ. OpenSpiel's rollouts are those of its fastest card game: a bot with a single
simulation plays a random game from a deal to its end in C++.
"""

import statistics
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np

from elfer.compiled import entry_points
from elfer.compiled.encoding import RESULT
from elfer.compiled.engine import CompiledGame
from elfer.compiled.registry import compiled_game
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from plain_c import PlainC
from reference_engine import Run, play_by_game, play_openspiel

ROUNDS = 15
MATCHES = 20_000
CHUNKS = 5
"""The number of batches per job; a short job would mainly measure the start of its threads."""
PLAYOUTS = 20_000
STANDARD_MATCHES = 20
PLAYERS = 4
RANDOM = ["random"] * PLAYERS
RIVALS = ("spades", "hearts", f"crazy_eights(players={PLAYERS})")
MIDDLE = 60
"""The number of moves after which a game is about halfway through."""


def play_compiled(compiled: CompiledGame, seed: int) -> tuple[Run, list[int]]:
    """Play whole games of compiled random players; return the run and the wins by seat."""
    clock = time.perf_counter()
    results = compiled.matches(seed, 0, MATCHES, RANDOM)
    seconds = time.perf_counter() - clock
    wins = compiled.winners(results).sum(0).tolist()
    return Run(seconds, int(results["decisions"].sum())), wins


def play_one_by_one(compiled: CompiledGame, seed: int) -> Run:
    """Play the same matches one by one, as for games and bots without a parallel version."""
    results, scratch = np.zeros(MATCHES, RESULT), np.zeros(1, compiled.position)
    run = entry_points.matches(compiled.types)
    clock = time.perf_counter()
    run(compiled.rules, scratch, compiled.deck, compiled.rounds, seed, 0, results)
    return Run(time.perf_counter() - clock, int(results["decisions"].sum()))


def play_standard_openspiel(number: int) -> Run:
    """Play OpenSpiel's crazy_eights from Python, drawing chance outcomes by their probabilities.

    `speed.play_openspiel` is the leanest possible driver: it knows that all outcomes are equally
    likely, and draws no random number if only one move is legal.
    """
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")
    rng, dice = Random(number), np.random.default_rng(number)
    decisions = 0
    clock = time.perf_counter()
    for _ in range(STANDARD_MATCHES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(outcomes, p=chances))
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return Run(time.perf_counter() - clock, decisions)


class Rollouts:
    """OpenSpiel's own random playouts of one of its games."""

    def __init__(self, name: str) -> None:
        import pyspiel  # noqa: PLC0415  # only this needs it

        game = pyspiel.load_game(name)
        rng = Random(name)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
        self.deals = [_deal(game, rng) for _ in range(200)]
        self.decisions = sum(_count_decisions(deal.clone(), rng) for deal in self.deals)

    def run(self) -> Run:
        """Play out each deal once."""
        clock = time.perf_counter()
        for deal in self.deals:
            self.bot.step(deal)
        return Run(time.perf_counter() - clock, self.decisions)


def _deal(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def _count_decisions(state: Any, rng: Random) -> int:
    """Play a random game from a state; return its number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def play_half(seed: int) -> Match:
    """Return a match about halfway through, at the beginning of a turn."""
    rng = Random(seed)
    match = new_match(GAMES["elfer-raus"], PLAYERS, seed=str(seed))
    moves = 0
    while moves < MIDDLE or match.state.layout.laid or match.state.layout.drawn:
        match = match.push(match.turn, rng.choice(match.legal(match.turn)))
        moves += 1
    return match


def measure_jobs_ratio(compiled: CompiledGame, seed: int) -> float:
    """Return the processor time of two parallel jobs, divided by that of two sequential ones."""

    def work(part: int) -> None:
        for chunk in range(CHUNKS):
            compiled.matches(seed, (part * CHUNKS + chunk) * MATCHES, MATCHES, RANDOM)

    clock = time.process_time()
    for part in range(2):
        work(part)
    one = time.process_time() - clock
    clock = time.process_time()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(work, range(2)))
    return (time.process_time() - clock) / one


def _say(name: str, ratios: list[float], wanted: str) -> None:
    spread = f"({min(ratios):.2f} … {max(ratios):.2f})"
    sys.stdout.write(f"  {name:<44} {statistics.median(ratios):7.2f} {spread:<20} {wanted}\n")


def main() -> None:
    """Run all comparisons and print the ratios."""
    compiled = compiled_game(GAMES["elfer-raus"], PLAYERS, {})
    plain = PlainC(PLAYERS, compiled.rules.each)
    rivals = {name: Rollouts(name) for name in RIVALS}
    times: dict[str, list[float]] = {}
    rates: dict[str, list[float]] = {"compiled": [], "C": []}
    shares: list[float] = []

    def note(name: str, run: Run) -> None:
        times.setdefault(name, []).append(run.each)

    for number in range(ROUNDS + 1):
        if number == 1:
            times.clear()  # the first round warms up
            shares.clear()
            rates = {"compiled": [], "C": []}
        theirs, wins = plain.matches(number, MATCHES)
        ours, same = play_compiled(compiled, number)
        assert (wins, theirs.decisions) == (same, ours.decisions), "the C loop plays differently"
        note("C", theirs)
        note("compiled", ours)
        note("one by one", play_one_by_one(compiled, number))
        for name, rival in rivals.items():
            note(name, rival.run())
        note("from Python", play_openspiel(number))
        note("from Python, standard driver", play_standard_openspiel(number))
        note("reference", play_by_game(number))
        _compare_playouts(compiled, plain, number, rates)
        shares.append(measure_jobs_ratio(compiled, number))
    _report(times, rates, shares)


def _compare_playouts(
    compiled: CompiledGame, plain: PlainC, seed: int, rates: dict[str, list[float]]
) -> None:
    """Play out one position with both engines, which must agree on the winners."""
    match = play_half(seed)
    view = match.view(match.turn)
    clock = time.perf_counter()
    worlds = compiled.worlds(view, PLAYOUTS, seed, RANDOM)
    points = compiled.finish(worlds)
    rates["compiled"].append(PLAYOUTS / (time.perf_counter() - clock))
    start = np.zeros(1, compiled.position)
    unseen = compiled.write_seen(view, start[0])
    clock = time.perf_counter()
    wins = plain.playouts(start[0], unseen, seed, PLAYOUTS)
    rates["C"].append(PLAYOUTS / (time.perf_counter() - clock))
    assert wins == (points == 0).sum(0).tolist(), "the C loop plays differently"


def _report(
    times: dict[str, list[float]], rates: dict[str, list[float]], shares: list[float]
) -> None:
    ours = times["compiled"]

    def ratios(name: str) -> list[float]:
        return [theirs / mine for theirs, mine in zip(times[name], ours, strict=True)]

    fastest = min(RIVALS, key=lambda name: statistics.median(times[name]))
    out = sys.stdout
    out.write(
        f"The compiled engine: elfer-raus, {PLAYERS} random players, one core, {ROUNDS} rounds\n"
    )
    for name, each in times.items():
        out.write(f"  {name:<32} {statistics.median(each) * 1000:9.1f} ns per decision\n")
    _say("compiled ÷ plain C loop", ratios("C"), "wanted ≥ 0.8")
    slower = zip(times["C"], times["one by one"], strict=True)
    _say("… one match after the other", [theirs / mine for theirs, mine in slower], "")
    _say(f"compiled ÷ OpenSpiel's C++ rollouts of {fastest}", ratios(fastest), "wanted ≥ 7")
    _say("compiled ÷ OpenSpiel driven from Python", ratios("from Python"), "wanted ≥ 200")
    _say("… with a standard driver", ratios("from Python, standard driver"), "")
    _say("compiled ÷ our reference engine", ratios("reference"), "wanted ≥ 40")
    both = zip(rates["compiled"], rates["C"], strict=True)
    _say("playouts, compiled ÷ C", [mine / theirs for mine, theirs in both], "wanted ≥ 0.58")
    for name, found in rates.items():
        out.write(f"  {name:<32} {statistics.median(found):9,.0f} playouts per second\n")
    _say("two jobs ÷ one, processor seconds", shares, "wanted ≤ 1.1")


if __name__ == "__main__":
    main()

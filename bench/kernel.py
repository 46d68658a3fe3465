"""How fast the fast kernel is: ratios in one run, alternating, on one core, per decision.

A decision is choosing one card to lay, or to stop; drawing and passing take their time but count
for nothing. The plain C loop plays the same game with the same luck: a result that differs ends
the comparison. OpenSpiel's rollouts are those of its fastest card game, by a bot with a single
simulation, which plays a random game from a deal to its end in C++.
"""

import statistics
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np

from elfer.games import GAMES
from elfer.kernel.match import Match, new_match
from elfer.lab import entries
from elfer.lab.kernel import Kernel
from elfer.lab.kernels import kernel_for
from elfer.lab.results import RESULT
from plain_c import PlainC
from speed import Run, by_game, openspiel

ROUNDS = 15
MATCHES = 20_000
CHUNKS = 5
"""How many times as long the jobs are: a short one measures how threads begin."""
PLAYOUTS = 20_000
USUAL_MATCHES = 20
PLAYERS = 4
RANDOM = ["random"] * PLAYERS
RIVALS = ("spades", "hearts", f"crazy_eights(players={PLAYERS})")
MIDDLE = 60
"""After so many moves a game is in its middle."""


def by_kernel(kernel: Kernel, seed: int) -> tuple[Run, list[int]]:
    """Whole games of the kernel's random players, and who won how many."""
    clock = time.perf_counter()
    results = kernel.matches(seed, 0, MATCHES, RANDOM)
    seconds = time.perf_counter() - clock
    wins = kernel.winners(results).sum(0).tolist()
    return Run(seconds, int(results["decisions"].sum())), wins


def one_by_one(kernel: Kernel, seed: int) -> Run:
    """The same matches one after the other, as games and players go that cannot be side by side."""
    results, scratch = np.zeros(MATCHES, RESULT), np.zeros(1, kernel.position)
    run = entries.matches(kernel.types)
    clock = time.perf_counter()
    run(kernel.rules, scratch, kernel.deck, kernel.rounds, seed, 0, results)
    return Run(time.perf_counter() - clock, int(results["decisions"].sum()))


def usual_openspiel(number: int) -> Run:
    """OpenSpiel's crazy_eights from Python in the usual way: chance by its probabilities, by numpy.

    `speed.openspiel` is as lean as a driver can be: it knows that all outcomes are equally likely
    and throws no dice for a single move.
    """
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")
    luck, dice = Random(number), np.random.default_rng(number)
    decisions = 0
    clock = time.perf_counter()
    for _ in range(USUAL_MATCHES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(outcomes, p=chances))
            else:
                decisions += 1
                state.apply_action(luck.choice(state.legal_actions()))
    return Run(time.perf_counter() - clock, decisions)


class Rollouts:
    """OpenSpiel's own random playouts of one of its games."""

    def __init__(self, name: str) -> None:
        import pyspiel  # noqa: PLC0415  # only this needs it

        game = pyspiel.load_game(name)
        luck = Random(name)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        self.bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
        self.deals = [_dealt(game, luck) for _ in range(200)]
        self.decisions = sum(_played(deal.clone(), luck) for deal in self.deals)

    def run(self) -> Run:
        """One playout from each deal."""
        clock = time.perf_counter()
        for deal in self.deals:
            self.bot.step(deal)
        return Run(time.perf_counter() - clock, self.decisions)


def _dealt(game: Any, luck: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    return state


def _played(state: Any, luck: Random) -> int:
    """How many decisions a random game from here has."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
        else:
            decisions += 1
            state.apply_action(luck.choice(state.legal_actions()))
    return decisions


def middle(seed: int) -> Match:
    """A match in its middle, at the beginning of a turn."""
    luck = Random(seed)
    match = new_match(GAMES["elfer-raus"], PLAYERS, seed=str(seed))
    moves = 0
    while moves < MIDDLE or match.view(match.turn)[1][5] or match.view(match.turn)[1][6]:
        match = match.push(match.turn, luck.choice(match.legal(match.turn)))
        moves += 1
    return match


def jobs_ratio(kernel: Kernel, seed: int) -> float:
    """Processor seconds of two jobs at once, beside those of the same work one after the other."""

    def work(part: int) -> None:
        for chunk in range(CHUNKS):
            kernel.matches(seed, (part * CHUNKS + chunk) * MATCHES, MATCHES, RANDOM)

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
    """Measure and print."""
    kernel = kernel_for(GAMES["elfer-raus"], PLAYERS, {})
    plain = PlainC(PLAYERS, kernel.rules.each)
    rivals = {name: Rollouts(name) for name in RIVALS}
    times: dict[str, list[float]] = {}
    rates: dict[str, list[float]] = {"kernel": [], "C": []}
    shares: list[float] = []

    def note(name: str, run: Run) -> None:
        times.setdefault(name, []).append(run.each)

    for number in range(ROUNDS + 1):
        if number == 1:
            times.clear()  # the first round warms up
            shares.clear()
            rates = {"kernel": [], "C": []}
        theirs, wins = plain.matches(number, MATCHES)
        ours, same = by_kernel(kernel, number)
        assert (wins, theirs.decisions) == (same, ours.decisions), "the C loop plays another game"
        note("C", theirs)
        note("kernel", ours)
        note("one by one", one_by_one(kernel, number))
        for name, rival in rivals.items():
            note(name, rival.run())
        note("from Python", openspiel(number))
        note("from Python, in the usual way", usual_openspiel(number))
        note("reference", by_game(number))
        _playouts(kernel, plain, number, rates)
        shares.append(jobs_ratio(kernel, number))
    _report(times, rates, shares)


def _playouts(kernel: Kernel, plain: PlainC, seed: int, rates: dict[str, list[float]]) -> None:
    """Playouts of one position by both, which must agree on who wins."""
    match = middle(seed)
    view = match.view(match.turn)
    clock = time.perf_counter()
    worlds = kernel.worlds(view, PLAYOUTS, seed, RANDOM)
    points = kernel.finish(worlds)
    rates["kernel"].append(PLAYOUTS / (time.perf_counter() - clock))
    start = np.zeros(1, kernel.position)
    unseen = kernel.write_seen(view, start[0])
    clock = time.perf_counter()
    wins = plain.playouts(start[0], unseen, seed, PLAYOUTS)
    rates["C"].append(PLAYOUTS / (time.perf_counter() - clock))
    assert wins == (points == 0).sum(0).tolist(), "the C loop plays another game"


def _report(
    times: dict[str, list[float]], rates: dict[str, list[float]], shares: list[float]
) -> None:
    ours = times["kernel"]

    def ratios(name: str) -> list[float]:
        return [theirs / mine for theirs, mine in zip(times[name], ours, strict=True)]

    fastest = min(RIVALS, key=lambda name: statistics.median(times[name]))
    out = sys.stdout
    out.write(f"The kernel: elfer-raus, {PLAYERS} random players, one core, {ROUNDS} rounds\n")
    for name, each in times.items():
        out.write(f"  {name:<32} {statistics.median(each) * 1000:9.1f} ns per decision\n")
    _say("kernel ÷ plain C loop", ratios("C"), "wanted ≥ 0.8")
    slower = zip(times["C"], times["one by one"], strict=True)
    _say("… one match after the other", [theirs / mine for theirs, mine in slower], "")
    _say(f"kernel ÷ OpenSpiel's C++ rollouts of {fastest}", ratios(fastest), "wanted ≥ 7")
    _say("kernel ÷ OpenSpiel driven from Python", ratios("from Python"), "wanted ≥ 200")
    _say("… in the usual way", ratios("from Python, in the usual way"), "")
    _say("kernel ÷ our reference engine", ratios("reference"), "wanted ≥ 40")
    both = zip(rates["kernel"], rates["C"], strict=True)
    _say("playouts, kernel ÷ C", [mine / theirs for mine, theirs in both], "wanted ≥ 0.58")
    for name, found in rates.items():
        out.write(f"  {name:<32} {statistics.median(found):9,.0f} playouts per second\n")
    _say("two jobs ÷ one, processor seconds", shares, "wanted ≤ 1.1")


if __name__ == "__main__":
    main()

"""The speed of the reference engine relative to OpenSpiel, from alternating runs.

A decision is a move that lays a card or ends the turn. Drawing and passing take time but do not
count. OpenSpiel's game is driven from Python in the same way: every move of a player counts, and
chance nodes take time. If only one move is legal, neither driver draws a random number.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from elfer.engine.game import AnyGame
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from elfer.notation.json_text import write_json
from elfer.notation.referee import Referee

ROUNDS = 9
MATCHES = 60
PLAYERS = 4


class Run(NamedTuple):
    """The time and the decisions of one measurement."""

    seconds: float
    decisions: int

    @property
    def each(self) -> float:
        """The microseconds per decision."""
        return self.seconds / self.decisions * 1e6


def play_openspiel(number: int) -> Run:
    """Play OpenSpiel's crazy_eights at random from Python."""
    import pyspiel  # noqa: PLC0415  # only this needs it

    game = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")
    choice = random.Random(number).choice
    decisions = 0
    start = time.perf_counter()
    for _ in range(MATCHES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice(state.chance_outcomes())[0])
            else:
                decisions += 1
                actions = state.legal_actions()
                state.apply_action(actions[0] if len(actions) == 1 else choice(actions))
    return Run(time.perf_counter() - start, decisions)


def new_matches(number: int) -> list[Match]:
    """Return matches before their first move."""
    game = GAMES["elfer-raus"]
    return [new_match(game, PLAYERS, seed=f"{number}.{match}") for match in range(MATCHES)]


def count_decisions(number: int) -> int:
    """Return the number of decisions in these matches, counted outside the timed runs."""
    choice = random.Random(number).choice
    decisions = 0
    for start in new_matches(number):
        match = start
        while match.outcome is None:
            seat = match.turn
            moves = match.legal(seat)
            move = moves[0] if len(moves) == 1 else choice(moves)
            decisions += move.verb in ("lay", "done")
            match = match.push(seat, move)
    return decisions


def play_by_match(number: int) -> Run:
    """Play at random through `Match`, as a program that hosts a match does."""
    choice = random.Random(number).choice
    matches = new_matches(number)
    clock = time.perf_counter()
    for start in matches:
        match = start
        while match.outcome is None:
            seat = match.turn
            moves = match.legal(seat)
            match = match.push(seat, moves[0] if len(moves) == 1 else choice(moves))
    return Run(time.perf_counter() - clock, count_decisions(number))


def play_by_game(number: int) -> Run:
    """Play at random through the `Game` protocol, as a simulation of rounds does."""
    choice = random.Random(number).choice
    states = [match.state for match in new_matches(number)]
    game: AnyGame = GAMES["elfer-raus"]
    turn, view, legal, apply = game.turn, game.view, game.legal, game.apply
    clock = time.perf_counter()
    for start in states:
        state = start
        while (seat := turn(state)) is not None:
            moves = legal(view(state, seat))
            state = apply(state, seat, moves[0] if len(moves) == 1 else choice(moves))
    return Run(time.perf_counter() - clock, count_decisions(number))


def measure_legal_ms() -> float:
    """Return the referee's median time to answer a line with `legal`, in milliseconds."""
    times = []
    for game in GAMES:
        referee = Referee()
        new = {"do": "new", "game": game, "players": GAMES[game].most_players, "seed": "bench"}
        seat = referee.answer(write_json(new).encode())["state"]["actors"][0]
        line = write_json({"do": "legal", "seat": seat}).encode()
        for _ in range(200):
            start = time.perf_counter()
            write_json(referee.answer(line))
            times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e3


def main() -> None:
    """Run all measurements and print the ratios."""
    drivers: dict[str, Callable[[int], Run]] = {
        "OpenSpiel crazy_eights": play_openspiel,
        "elfer-raus through Match": play_by_match,
        "elfer-raus through Game": play_by_game,
    }
    runs: dict[str, list[Run]] = {name: [] for name in drivers}
    for number in range(ROUNDS + 1):
        for name, driver in drivers.items():
            run = driver(number)
            if number:  # the first round is a warm-up
                runs[name].append(run)
    base = [run.each for run in runs["OpenSpiel crazy_eights"]]
    out = sys.stdout
    out.write(f"Random play, {PLAYERS} players, {ROUNDS} alternating rounds; ratio > 1 is faster\n")
    for name, measured in runs.items():
        each = [run.each for run in measured]
        ratios = [theirs / ours for theirs, ours in zip(base, each, strict=True)]
        out.write(
            f"  {name:<24} {statistics.median(each):6.2f} µs per decision"
            f"   ratio {statistics.median(ratios):5.2f} ({min(ratios):.2f} … {max(ratios):.2f})\n"
        )
    out.write(f"Referee: legal answered in {measure_legal_ms():.3f} ms (median, all games)\n")


if __name__ == "__main__":
    main()

"""How fast the reference engine is: ratios against OpenSpiel in one run, alternating.

A decision is choosing one card to lay, or to stop. Forced steps (drawing, passing) take their
time but count for nothing. OpenSpiel's game is driven from Python in the same way; there every
move of a player counts, and the dealer's chance nodes take their time. Where only one move is
legal neither driver asks the dice.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from elfer.games import GAMES
from elfer.kernel.game import AnyGame
from elfer.kernel.match import Match, new_match
from elfer.records.referee import Referee
from elfer.records.text import write_json

ROUNDS = 9
MATCHES = 60
PLAYERS = 4


class Run(NamedTuple):
    """What one measurement took."""

    seconds: float
    decisions: int

    @property
    def each(self) -> float:
        """Microseconds per decision."""
        return self.seconds / self.decisions * 1e6


def openspiel(number: int) -> Run:
    """Random play of OpenSpiel's crazy_eights from Python."""
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


def starts(number: int) -> list[Match]:
    """Matches before their first move."""
    game = GAMES["elfer-raus"]
    return [new_match(game, PLAYERS, seed=f"{number}.{match}") for match in range(MATCHES)]


def decisions_in(number: int) -> int:
    """The decisions of the matches that the same number plays, counted outside the clock."""
    choice = random.Random(number).choice
    decisions = 0
    for start in starts(number):
        match = start
        while match.outcome is None:
            seat = match.turn
            moves = match.legal(seat)
            move = moves[0] if len(moves) == 1 else choice(moves)
            decisions += move.verb in ("lay", "done")
            match = match.push(seat, move)
    return decisions


def by_match(number: int) -> Run:
    """Random play through `Match`: what a program that hosts a match uses."""
    choice = random.Random(number).choice
    matches = starts(number)
    clock = time.perf_counter()
    for start in matches:
        match = start
        while match.outcome is None:
            seat = match.turn
            moves = match.legal(seat)
            match = match.push(seat, moves[0] if len(moves) == 1 else choice(moves))
    return Run(time.perf_counter() - clock, decisions_in(number))


def by_game(number: int) -> Run:
    """Random play through the `Game` protocol: what a simulation of rounds uses."""
    choice = random.Random(number).choice
    states = [match.state for match in starts(number)]
    game: AnyGame = GAMES["elfer-raus"]
    turn, view, legal, apply = game.turn, game.view, game.legal, game.apply
    clock = time.perf_counter()
    for start in states:
        state = start
        while (seat := turn(state)) is not None:
            moves = legal(view(state, seat))
            state = apply(state, seat, moves[0] if len(moves) == 1 else choice(moves))
    return Run(time.perf_counter() - clock, decisions_in(number))


def legal_milliseconds() -> float:
    """How long the referee takes for `legal`, line to line, in the median."""
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
    """Measure and print."""
    faces: dict[str, Callable[[int], Run]] = {
        "OpenSpiel crazy_eights": openspiel,
        "elfer-raus by Match": by_match,
        "elfer-raus by Game": by_game,
    }
    runs: dict[str, list[Run]] = {name: [] for name in faces}
    for number in range(ROUNDS + 1):
        for name, face in faces.items():
            run = face(number)
            if number:  # the first round warms up
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
    out.write(f"Referee: legal answered in {legal_milliseconds():.3f} ms (median, all games)\n")


if __name__ == "__main__":
    main()

"""The fast kernel and the reference engine play the same deals with the same choices."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import numpy as np

from elfer.bots import bot_named
from elfer.bots.situation import Situation
from elfer.games import GAMES
from elfer.kernel.cards import JOKER, cards_in
from elfer.kernel.deal import Deal
from elfer.lab.kernel import Kernel, Positions, masks, stocks
from elfer.lab.kernels import kernel_for


class Table(NamedTuple):
    """A game for so many players, with options."""

    game: str
    players: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return "-".join(filter(None, (self.game, str(self.players), chosen)))

    def kernel(self) -> Kernel:
        """This table in the fast kernel."""
        return kernel_for(GAMES[self.game], self.players, self.options)


def tables() -> Iterator[Table]:
    """Every game of the kernel, every number of players, every option that changes the play."""
    for game, kinds in _OPTIONS.items():
        for players in range(2, 7):
            yield Table(game, players, {})
            for options in kinds:
                if players == 2 or "without" not in options:
                    yield Table(game, players, options)


_LEFT_OUT = [{"without": colour} for colour in "rygb"]
_ORDERS = [{"row_order": [*order]} for order in ("rygb", "bgyr", "gryb")]
_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "junior": [{"youngest": 1}],
    "elfer-raus": _LEFT_OUT,
    "falscher-anfang": _LEFT_OUT[:1],
    "drei-anfangszahlen": [*_LEFT_OUT[:1], {"dealer": 1}],
    "beliebige-startkarte": [*_LEFT_OUT[:1], {"starter": 1}],
    "elferspiel": [{"elevens_last": True}],
    "farben-mix": [{"elevens_last": True}],
    "eins-zwanzig": [],
    "master": [{"youngest": 1}, *_ORDERS],
}


def compare(table: Table, games: int, seed: int, bot: str, kernel: Kernel | None = None) -> int:
    """Play so many rounds in lockstep, every seat with that bot; say how many moves they had.

    After every move both must be at the same state, with the same moves before them in the same
    order; in the end with the same points. Where the reference engine's bot is no matter of luck
    it must choose as the kernel's does.
    """
    kernel = kernel or table.kernel()
    game = kernel.game
    positions = kernel.deals(seed, 0, games, [bot] * table.players)
    states = list(_started(kernel, positions))
    moved = 0
    while True:
        told = [kernel.told(state) for state in states]
        assert kernel.read(positions) == told, f"{table}: the states differ"
        turns = [game.turn(state) for state in states]
        going = [number for number, turn in enumerate(turns) if turn is not None]
        lists, counts = kernel.legal(positions)
        choices = kernel.choices(positions)
        moves, chosen, sizes = lists[:, : counts.max()].tolist(), choices.tolist(), counts.tolist()
        for number in going:
            view = game.view(states[number], turns[number])
            legal = game.legal(view)
            listed = [kernel.moves.get(code) for code in moves[number][: sizes[number]]]
            assert listed == list(legal), f"{table}: the legal moves differ"
            move = kernel.moves[chosen[number]]
            if bot != "random":
                asked = Situation(game, view, legal)
                assert bot_named(bot)(asked, Random(0)) is move, f"{table}: {bot} differs"
            states[number] = game.apply(states[number], turns[number], move)
        if not going:
            break
        assert not any(size for number, size in enumerate(sizes) if turns[number] is None)
        kernel.step(positions, choices)
        moved += len(going)
    points = [game.outcome(state).points for state in states]  # type: ignore[union-attr]
    assert [*map(tuple, kernel.finish(positions).tolist())] == points, f"{table}: points differ"
    return moved


def _started(kernel: Kernel, positions: Positions) -> Iterator[Any]:
    """The rounds of the reference engine with the kernel's deals."""
    game = kernel.game
    wild = positions["wild"] if "wild" in (positions.dtype.names or ()) else positions["hands"] * 0
    hands = masks(positions["hands"][:, : kernel.players])
    for number, stock in enumerate(stocks(positions)):
        dealt = tuple(
            (*cards_in(hand), *[JOKER] * int(np.sum(wild[number, seat])))
            for seat, hand in enumerate(hands[number])
        )
        setup = kernel.setup
        if game.needs_lot(setup):
            lot = replace(setup.options, starter=int(positions["turn"][number]))
            setup = replace(setup, options=lot)
        state = game.start(setup, Deal(hands=dealt, stock=tuple(stock)), None, None)
        assert state is not None, "the kernel deals no round that nobody can begin"
        yield state

"""Comparison of the compiled and the reference engine on the same deals and choices."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import numpy as np

from elfer.bots import bot_named
from elfer.bots.choice import Situation
from elfer.compiled.engine import CompiledGame, Positions, masks, stocks
from elfer.compiled.registry import compiled_game, compiled_games
from elfer.engine.cards import COLOURS, JOKER, cards_in
from elfer.engine.deals import Deal
from elfer.engine.game import Setup
from elfer.engine.options import (
    Choice,
    ColourLetter,
    ColourList,
    Flag,
    Kind,
    Number,
    SeatNumber,
)
from elfer.engine.seats import after
from elfer.games import GAMES


class Table(NamedTuple):
    """A game for a number of players, with options."""

    game: str
    players: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return "-".join(filter(None, (self.game, str(self.players), chosen)))

    def compile(self) -> CompiledGame:
        """Return the compiled game for this table."""
        return compiled_game(GAMES[self.game], self.players, self.options)


def tables() -> Iterator[Table]:
    """Yield every compiled game with every number of players, with defaults and each option."""
    for id_ in compiled_games():
        game = GAMES[id_]
        for players in range(game.least_players, game.most_players + 1):
            yield Table(id_, players, {})
            for field in fields(game.options):
                for value in _values(field, players):
                    yield Table(id_, players, {field.name: value})


def _values(field: Any, players: int) -> list[Any]:
    """Return the values of an option to compare, without the default."""
    kind: Kind = field.metadata["kind"]
    match kind:
        case Flag():
            values: list[Any] = [False, True]
        case Number(lowest, highest):
            values = [number for number in (2, 3) if lowest <= number <= highest][:1]
        case SeatNumber():
            values = [1]
        case ColourLetter(only_for):
            values = [*COLOURS] if only_for in (None, players) else []
        case ColourList(count):
            values = [list(order[:count]) for order in (*permutations(COLOURS),)[::9]]
        case Choice(names):
            values = [*names]
        case _:
            raise AssertionError(f"add values to compare the option {field.name}")
    return [value for value in values if value != field.default]


def list_uncompared(compared: Iterable[Table]) -> set[str]:
    """Return the compiled games and options that these tables do not cover."""
    wanted = {
        f"{id_} {name}".strip()
        for id_ in compiled_games()
        for name in ("", *(field.name for field in fields(GAMES[id_].options)))
    }
    found = {f"{table.game} {name}".strip() for table in compared for name in ("", *table.options)}
    return wanted - found


def compare(
    table: Table, games: int, seed: int, bot: str, compiled: CompiledGame | None = None
) -> int:
    """Play rounds in lockstep with the same bot at every seat, and return the number of moves.

    After every move, both engines must have the same state and the same legal moves in the same
    order, and at the end the same points. Unless the bot is random, the reference engine's bot must
    choose the same moves as the compiled one.
    """
    compiled = compiled or table.compile()
    game = compiled.game
    positions = compiled.deals(seed, 0, games, [bot] * table.players, compiled.rounds)
    states = list(start_rounds(compiled, positions))
    moved = 0
    while True:
        told = [compiled.read_state(state) for state in states]
        assert compiled.read(positions) == told, f"{table}: the states differ"
        turns = [game.turn(state) for state in states]
        going = [number for number, turn in enumerate(turns) if turn is not None]
        lists, counts = compiled.legal(positions)
        choices = compiled.choices(positions)
        moves, chosen, sizes = lists[:, : counts.max()].tolist(), choices.tolist(), counts.tolist()
        for number in going:
            view = game.view(states[number], turns[number])
            legal = game.legal(view)
            listed = [compiled.moves.get(code) for code in moves[number][: sizes[number]]]
            assert listed == list(legal), f"{table}: the legal moves differ"
            move = compiled.moves[chosen[number]]
            if bot != "random":
                asked = Situation(game, view, legal)
                assert bot_named(bot)(asked, Random(0)) is move, f"{table}: {bot} differs"
            states[number] = game.apply(states[number], turns[number], move)
        if not going:
            break
        assert not any(size for number, size in enumerate(sizes) if turns[number] is None)
        compiled.step(positions, choices)
        moved += len(going)
    points = [game.outcome(state).points for state in states]  # type: ignore[union-attr]
    assert [*map(tuple, compiled.finish(positions).tolist())] == points, f"{table}: points differ"
    return moved


def start_rounds(compiled: CompiledGame, positions: Positions) -> Iterator[Any]:
    """Start the last round of each match on the reference engine, with the same deals."""
    game = compiled.game
    wild = positions["wild"] if "wild" in (positions.dtype.names or ()) else positions["hands"] * 0
    hands = masks(positions["hands"][:, : compiled.players])
    for number, stock in enumerate(stocks(positions)):
        dealt = tuple(
            (*cards_in(hand), *[JOKER] * int(np.sum(wild[number, seat])))
            for seat, hand in enumerate(hands[number])
        )
        setup = _last_round(compiled)
        if game.needs_lot(setup):
            lot = replace(setup.options, starter=int(positions["turn"][number]))
            setup = replace(setup, options=lot)
        state = game.start(setup, Deal(hands=dealt, stock=tuple(stock)), None, None)
        assert state is not None, "the compiled engine dealt a round that nobody can begin"
        yield state


def _last_round(compiled: CompiledGame) -> Setup[Any]:
    """Return the setup of a match's last round; the dealer moves on after each round (G-3)."""
    setup = compiled.setup
    for _ in range(1, compiled.rounds):
        dealer = after(setup.dealer, setup.players, compiled.game.direction)
        setup = replace(setup, round=setup.round + 1, dealer=dealer)
    return setup

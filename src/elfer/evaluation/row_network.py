"""The network of the row games: half rows and the table go in, a score for each option comes out.

All arithmetic is in whole numbers, so the reference and the compiled engine choose equal moves.
One is 64 in an input, 256 in an activation and 1,024 in a parameter.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from operator import mul
from typing import Any, NamedTuple

from elfer.engine.cards import COLOUR_OF, VALUE_OF, mask_of
from elfer.engine.game import AnyGame, Setup
from elfer.engine.moves import DRAW, Move
from elfer.evaluation.networks import Layer, Layers, Parameters, network_of
from elfer.evaluation.row_inputs import (
    HALVES,
    INPUTS,
    START,
    TABLE_INPUTS,
    RowInputs,
    count_inputs,
    is_supported,
)
from elfer.evaluation.rows import winning_rows
from elfer.games.rows import RowGame, RowView

HALF, CODE, MIND, PLACE = 64, 32, 64, 32
"""The widths of a half row's two layers, of the layer for the whole table, and for an option."""
LAYERS: Layers = (
    Layer("half", INPUTS, HALF),
    Layer("code", HALF, CODE),
    Layer("mind", CODE + TABLE_INPUTS, MIND),
    Layer("place", CODE + MIND, PLACE),
    Layer("lay", PLACE, 1),
    Layer("start", PLACE, 1),
    Layer("rest", MIND, 3),
)
"""The layers in the order of the file. `rest` scores stopping, drawing again, and winning."""
UNIT, INPUT_UNIT = 256, 64
SHIFT, INPUT_SHIFT = 10, 8
"""The binary digits to drop after a layer of activations, and after a layer of inputs."""
MOST = (1 << 14) - 1
"""The largest activation. It bounds all sums below 2 ** 53, so floats can hold them exactly."""
STARTS, STOP, AGAIN = HALVES, HALVES + HALVES // 2, HALVES + HALVES // 2 + 1
"""The options: a lay on each half row, the start of each row, stopping, drawing again."""
OPTIONS = AGAIN + 1

Rows = tuple[tuple[int, ...], ...]


class Scores(NamedTuple):
    """The scores of all options, also of illegal ones, and that of winning."""

    options: list[int]
    chance: int


class RowNetwork:
    """A network, with its parameters as rows of weights."""

    def __init__(self, parameters: Parameters) -> None:
        self._weights: dict[str, Rows] = {}
        self._biases: dict[str, tuple[int, ...]] = {}
        first = 0
        for layer in LAYERS:
            width, end = layer.outputs, first + layer.inputs * layer.outputs
            self._weights[layer.name] = tuple(
                tuple(parameters[start : start + width]) for start in range(first, end, width)
            )
            unit = INPUT_UNIT if layer.name == "half" else UNIT
            first = end + width
            self._biases[layer.name] = tuple(unit * bias for bias in parameters[end:first])

    def score(self, inputs: RowInputs) -> Scores:
        """Return the scores of all options."""
        codes = [self._encode(half) for half in inputs.halves]
        table = (UNIT // INPUT_UNIT * each for each in inputs.table)
        pooled = map(sum, zip(*codes, strict=True))
        mind = _activate(self._sum("mind", chain(pooled, table)), SHIFT)
        shared = self._sum("place", mind, first=CODE)
        places = [_activate(self._sum("place", code, biases=shared), SHIFT) for code in codes]
        lays = [self._sum("lay", place)[0] for place in places]
        starts = [self._sum("start", place)[0] for place in places]
        pairs = map(sum, zip(starts[::2], starts[1::2], strict=True))
        stop, again, chance = self._sum("rest", mind)
        return Scores([*lays, *pairs, stop, again], chance)

    def _encode(self, half: Sequence[int]) -> list[int]:
        wide = _activate(self._sum("half", half), INPUT_SHIFT)
        return _activate(self._sum("code", wide), SHIFT)

    def _sum(
        self,
        layer: str,
        inputs: Iterable[int],
        *,
        first: int = 0,
        biases: Sequence[int] | None = None,
    ) -> list[int]:
        """Return the sums of a layer, or of its inputs from `first` on."""
        weights = self._weights[layer]
        used = [(weights[row], each) for row, each in enumerate(inputs, first) if each]
        sums = self._biases[layer] if biases is None else biases
        if not used:
            return list(sums)
        rows, values = zip(*used, strict=True)
        columns = zip(*rows, strict=True)
        return [
            start + sum(map(mul, column, values))
            for start, column in zip(sums, columns, strict=True)
        ]


def _activate(sums: Iterable[int], shift: int) -> list[int]:
    return [0 if each < 0 else min(each >> shift, MOST) for each in sums]


def parameters_of(game: AnyGame, setup: Setup[Any]) -> Parameters | None:
    """Return the parameters of the network for these players and options, if there is one."""
    if not is_supported(game, setup):
        return None
    network = network_of(game, setup.players, LAYERS)
    return None if network is None else network.parameters


def row_network_of(game: AnyGame, setup: Setup[Any]) -> RowNetwork | None:
    """Return the network for these players and options, if there is one."""
    parameters = parameters_of(game, setup)
    return None if parameters is None else _prepare(tuple(parameters))


@cache
def _prepare(parameters: tuple[int, ...]) -> RowNetwork:
    return RowNetwork(parameters)


def best_by_network(
    network: RowNetwork, game: RowGame[Any], view: RowView[Any], moves: Sequence[Move]
) -> Move:
    """Return the legal move with the highest score; the first one in a tie."""
    by_option = list_options(game, view, moves)
    if len(by_option) == 1:
        return next(iter(by_option.values()))
    playable = mask_of(move.place for move in moves if move.card >= 0)
    scores = network.score(count_inputs(game, view, playable)).options
    return by_option[max(sorted(by_option), key=scores.__getitem__)]


def list_options(game: RowGame[Any], view: RowView[Any], moves: Sequence[Move]) -> dict[int, Move]:
    """Return a move for each option that the seat should consider.

    A seat that can lay its whole hand in this turn considers nothing else.
    """
    out = winning_rows(game, view)
    options: dict[int, Move] = {}
    for move in moves:
        if move.card < 0 and not out:
            options[AGAIN if move == DRAW else STOP] = move
        elif move.card >= 0 and (not out or COLOUR_OF[move.place] in out):
            options.setdefault(_option_of(move), move)
    return options


def _option_of(move: Move) -> int:
    colour, value = COLOUR_OF[move.place], VALUE_OF[move.place]
    if value == START:
        return STARTS + colour
    return 2 * colour + (value < START)

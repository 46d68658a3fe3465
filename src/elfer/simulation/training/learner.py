"""The network as floating-point numbers, with the gradients that training needs."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.evaluation.networks import LARGEST, Parameters, count_parameters
from elfer.evaluation.row_inputs import HALVES, TABLE_INPUTS
from elfer.evaluation.row_network import CODE, INPUT_UNIT, LAYERS, OPTIONS, PLACE, SHIFT

Floats = npt.NDArray[np.float32]
SCALE = 1 << SHIFT
"""One, as a parameter in whole numbers."""
SIZE = count_parameters(LAYERS)
DEEP = ("lay", "start", "rest")
"""The layers of scores, which begin near 0, so that all options are about equally likely."""


class Layers(NamedTuple):
    """Weights and biases by layer; both are views of one array of parameters."""

    weights: dict[str, Floats]
    biases: dict[str, Floats]


def split_layers(parameters: Floats) -> Layers:
    """Return the weights and biases in an array of parameters."""
    weights, biases, at = {}, {}, 0
    for layer in LAYERS:
        end = at + layer.inputs * layer.outputs
        weights[layer.name] = parameters[at:end].reshape(layer.inputs, layer.outputs)
        biases[layer.name] = parameters[end : end + layer.outputs]
        at = end + layer.outputs
    return Layers(weights, biases)


def make_parameters(rng: np.random.Generator) -> Floats:
    """Return random parameters for a network that knows nothing."""
    parameters = np.zeros(SIZE, np.float32)
    weights = split_layers(parameters).weights
    for layer in LAYERS:
        spread = np.sqrt(2 / layer.inputs) * (0.05 if layer.name in DEEP else 1)
        weights[layer.name][:] = rng.normal(0, spread, (layer.inputs, layer.outputs))
    return parameters


def round_parameters(parameters: Floats) -> list[int]:
    """Return parameters as the whole numbers with which bots play."""
    rounded = np.rint(parameters.astype(np.float64) * SCALE)
    return [int(each) for each in np.clip(rounded, -LARGEST, LARGEST)]


def read_parameters(parameters: Parameters) -> Floats:
    """Return parameters in whole numbers as those that can be trained."""
    return (np.array(parameters, np.float64) / SCALE).astype(np.float32)


class Batch(NamedTuple):
    """Decisions, with what is needed to learn from them."""

    halves: npt.NDArray[np.uint8]
    tables: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.bool_]
    chosen: npt.NDArray[np.int64]
    before: Floats
    """The logarithm of each decision's probability when it was made."""
    gains: Floats
    """How much better each decision turned out than expected, with mean 0 and deviation 1."""
    targets: Floats
    """The share of the win that should have been expected."""


class Sizes(NamedTuple):
    """How far a decision's probability may move, and how much its parts count."""

    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5


class _Pass(NamedTuple):
    """The activations of all layers."""

    inputs: Floats
    wide: Floats
    codes: Floats
    mind_inputs: Floats
    mind: Floats
    places: Floats
    scores: Floats
    chance: Floats


def _run(layers: Layers, batch: Batch) -> _Pass:
    weights, biases = layers
    count = len(batch.tables)
    inputs = batch.halves.reshape(count * HALVES, -1).astype(np.float32)
    inputs /= INPUT_UNIT
    wide = np.maximum(inputs @ weights["half"] + biases["half"], 0)
    codes = np.maximum(wide @ weights["code"] + biases["code"], 0)
    mind_inputs = np.empty((count, CODE + TABLE_INPUTS), np.float32)
    mind_inputs[:, :CODE] = codes.reshape(count, HALVES, CODE).sum(1)
    mind_inputs[:, CODE:] = batch.tables
    mind_inputs[:, CODE:] /= INPUT_UNIT
    mind = np.maximum(mind_inputs @ weights["mind"] + biases["mind"], 0)
    places = (codes @ weights["place"][:CODE]).reshape(count, HALVES, PLACE)
    places += (mind @ weights["place"][CODE:] + biases["place"])[:, None]
    places = np.maximum(places, 0).reshape(count * HALVES, PLACE)
    lays = (places @ weights["lay"] + biases["lay"]).reshape(count, HALVES)
    starts = (places @ weights["start"] + biases["start"]).reshape(count, HALVES // 2, 2).sum(2)
    rest = mind @ weights["rest"] + biases["rest"]
    scores = np.concatenate((lays, starts, rest[:, :2]), 1)
    return _Pass(inputs, wide, codes, mind_inputs, mind, places, scores, rest[:, 2])


def find_gradient(parameters: Floats, batch: Batch, sizes: Sizes) -> Floats:
    """Return the gradient of the clipped objective of PPO, to be descended."""
    layers = split_layers(parameters)
    ran = _run(layers, batch)
    count = len(batch.chosen)
    scores = np.where(batch.masks, ran.scores, np.float32(-1e9))
    scores -= scores.max(1, keepdims=True)
    exponents = np.exp(scores)
    totals = exponents.sum(1, keepdims=True)
    odds = exponents / totals
    logs = scores - np.log(totals)
    everyone = np.arange(count)
    ratio = np.exp(logs[everyone, batch.chosen] - batch.before)
    upper = (batch.gains > 0) & (ratio > 1 + sizes.clip)
    lower = (batch.gains < 0) & (ratio < 1 - sizes.clip)
    pull = np.where(upper | lower, 0, ratio * batch.gains)[:, None]
    hot = np.zeros_like(odds)
    hot[everyone, batch.chosen] = 1
    entropy = -(odds * logs).sum(1, keepdims=True)
    slope = (odds - hot) * pull + sizes.entropy * odds * (logs + entropy)
    slope[~batch.masks] = 0
    chance = 1 / (1 + np.exp(-ran.chance))
    surprise = sizes.value * (chance - batch.targets) / count
    return _go_back(layers, ran, (slope / count).astype(np.float32), surprise.astype(np.float32))


def _go_back(layers: Layers, ran: _Pass, slope: Floats, chance: Floats) -> Floats:
    """Return the gradient of all parameters, from that of the scores and of the chance."""
    gradient = np.zeros(SIZE, np.float32)
    weights, (into, biases) = layers.weights, split_layers(gradient)
    count = len(slope)
    rest = np.concatenate((slope[:, -2:], chance[:, None]), 1)
    lays = np.ascontiguousarray(slope[:, :HALVES]).reshape(-1, 1)
    starts = np.repeat(slope[:, HALVES : OPTIONS - 2], 2, 1).reshape(-1, 1)
    mind = rest @ weights["rest"].T
    places = lays @ weights["lay"].T + starts @ weights["start"].T
    places *= ran.places > 0
    for name, upper, below in (
        ("rest", rest, ran.mind),
        ("lay", lays, ran.places),
        ("start", starts, ran.places),
    ):
        into[name][:] = below.T @ upper
        biases[name][:] = upper.sum(0)
    shared = places.reshape(count, HALVES, PLACE).sum(1)
    into["place"][:CODE] = ran.codes.T @ places
    into["place"][CODE:] = ran.mind.T @ shared
    biases["place"][:] = shared.sum(0)
    mind += shared @ weights["place"][CODE:].T
    mind *= ran.mind > 0
    into["mind"][:] = ran.mind_inputs.T @ mind
    biases["mind"][:] = mind.sum(0)
    codes = places @ weights["place"][:CODE].T
    codes += np.repeat(mind @ weights["mind"][:CODE].T, HALVES, 0)
    codes *= ran.codes > 0
    into["code"][:] = ran.wide.T @ codes
    biases["code"][:] = codes.sum(0)
    wide = codes @ weights["code"].T
    wide *= ran.wide > 0
    into["half"][:] = ran.inputs.T @ wide
    biases["half"][:] = wide.sum(0)
    return gradient

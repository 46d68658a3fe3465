"""Training of a network in steps: play matches in a league, then learn from the decisions (PPO)."""

import io
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from elfer.compiled.policies import FIRST_NETWORK, LINEAR, NETWORKS, RIVAL, SEATED, WEIGHTS_ONLY
from elfer.compiled.rows.engine import CompiledRowGame
from elfer.engine.errors import BadRequest
from elfer.evaluation.networks import VERSION
from elfer.evaluation.weights import weights_of
from elfer.simulation.league.linear import Effort as LinearEffort
from elfer.simulation.league.linear import set_weights, tune_by_self_play
from elfer.simulation.training.learner import (
    SIZE,
    Batch,
    Floats,
    Sizes,
    find_gradient,
    make_parameters,
    round_parameters,
)
from elfer.simulation.training.rollouts import Rollouts, mask_options, play_rollouts

SELF, PAST = "self", "past"
"""The learner itself at every seat, and networks that it was before."""
League = dict[str, float]
"""The share of matches against each kind of opponent: `SELF`, `PAST`, or a compiled player."""
LEAGUE: League = {SELF: 0.30, LINEAR: 0.175, RIVAL: 0.175, "greedy": 0.20, PAST: 0.15}
"""The league in which networks are trained."""
PAST_SELVES = NETWORKS - 1
KEEP_EVERY = 10
"""The number of steps between two past selves."""
LINEAR_EFFORT = LinearEffort(generations=60, matches=800)
"""The effort of tuning the rival by self-play."""
TRACE = 0.95
"""How far a later surprise counts for the decisions before it, for each decision between."""
FIRST_DECAY, SECOND_DECAY, TINY = 0.9, 0.999, 1e-8
"""The constants of the Adam optimiser."""


class Effort(NamedTuple):
    """The amount of work in each step, and how boldly it learns."""

    decisions: int = 32_768
    """The number of decisions to learn from."""
    passes: int = 2
    batch: int = 2_048
    rate: float = 1e-3
    steps: int = 400
    """The number of steps over which the rate falls to a tenth."""


@dataclass
class Training:
    """A network in training, with everything that the next step depends on."""

    seed: int
    parameters: Floats
    rival: npt.NDArray[np.int64]
    """The weights of the opponent `RIVAL`, tuned by self-play."""
    first: Floats = field(default_factory=lambda: np.zeros(SIZE, np.float32))
    """The mean of the gradients, and below that of their squares."""
    second: Floats = field(default_factory=lambda: np.zeros(SIZE, np.float32))
    past: Floats = field(default_factory=lambda: np.zeros((0, SIZE), np.float32))
    """The parameters of past selves."""
    steps: int = 0
    updates: int = 0
    matches: int = 0
    goals: tuple[int, ...] = ()
    """The number of steps that each command trained for, in order, since it sets the rate."""


def begin_training(
    compiled: CompiledRowGame, seed: int, effort: LinearEffort | None = None
) -> Training:
    """Return a training that has not learnt anything yet; this tunes its rival by self-play."""
    compiled.seatable = SEATED
    before = weights_of(compiled.game, compiled.players)
    rival = tune_by_self_play(compiled, before, effort or LINEAR_EFFORT, seed)
    return Training(seed, make_parameters(np.random.default_rng(seed)), np.array(rival, np.int64))


class Progress(NamedTuple):
    """The result of a step: the share of the win against each kind of opponent."""

    step: int
    matches: int
    shares: dict[str, float]


def train_step(
    compiled: CompiledRowGame,
    training: Training,
    league: League,
    effort: Effort,
    *,
    keep: bool = True,
) -> Progress:
    """Play matches against a league and learn from them.

    Unless `keep` is false, the network becomes a past self now and then.
    """
    rng = np.random.default_rng([training.seed, training.steps])
    set_weights(compiled, LINEAR, weights_of(compiled.game, compiled.players))
    set_weights(compiled, RIVAL, training.rival)
    _seat_networks(compiled, training, rng)
    seatings, kinds = _draw_seatings(compiled.players, league, effort.decisions // 8, rng)
    played = play_rollouts(compiled, seatings, int(rng.integers(1 << 62)), effort.decisions)
    gains, targets = _judge(played)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    fade = max(0.1, 1 - 0.9 * training.steps / effort.steps)
    sizes = Sizes(entropy=0.01 * fade)
    masks = mask_options(played.choices[:, 0])
    for _ in range(effort.passes):
        order = rng.permutation(len(gains))
        for start in range(0, len(order) - effort.batch // 2, effort.batch):
            these = order[start : start + effort.batch]
            batch = Batch(
                played.halves[these],
                played.tables[these],
                masks[these],
                played.choices[these, 1],
                played.guesses[these, 0].astype(np.float32),
                gains[these],
                targets[these],
            )
            _update(training, find_gradient(training.parameters, batch, sizes), fade * effort.rate)
    training.steps += 1
    training.matches += len(played.shares)
    if keep and training.steps % KEEP_EVERY == 0:
        training.past = np.concatenate((training.past, training.parameters[None]))
    shares = _share_by_kind(played, seatings, kinds, [*league])
    return Progress(training.steps, len(played.shares), shares)


def _seat_networks(compiled: CompiledRowGame, training: Training, rng: np.random.Generator) -> None:
    """Give the learner the first network, and some of its past selves the others."""
    past = training.past if len(training.past) else training.parameters[None]
    latest = max(0, len(past) - PAST_SELVES)
    numbers = [
        int(rng.integers(latest if rng.integers(2) else 0, len(past))) for _ in range(PAST_SELVES)
    ]
    these = (training.parameters, *(past[number] for number in numbers))
    compiled.seat_networks([round_parameters(each) for each in these])


def _draw_seatings(
    players: int, league: League, matches: int, rng: np.random.Generator
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return the players of each match by seat, and the kind of opponents in it."""
    shares = np.array([*league.values()])
    kinds = rng.choice(len(shares), matches, p=shares / shares.sum())
    seatings = np.full((matches, players), FIRST_NETWORK, np.int64)
    seat = rng.integers(players, size=matches)
    for number, kind in enumerate(league):
        if kind == SELF:
            continue
        chosen = np.flatnonzero(kinds == number)
        others: Any = WEIGHTS_ONLY.get(kind)
        if kind == PAST:
            others = rng.integers(FIRST_NETWORK + 1, FIRST_NETWORK + NETWORKS, (len(chosen), 1))
        seatings[chosen] = others
        seatings[chosen, seat[chosen]] = FIRST_NETWORK
    return seatings, kinds


def _judge(played: Rollouts) -> tuple[Floats, Floats]:
    """Return how much better each decision turned out than expected, and what to expect."""
    count = len(played.choices)
    seats = played.choices[:, 2] * played.shares.shape[1] + played.choices[:, 3]
    order = np.lexsort((np.arange(count), seats))
    last = np.append(seats[order][1:] != seats[order][:-1], True)
    expected = played.guesses[order, 1]
    outcomes = played.shares.reshape(-1)[seats[order]]
    gains = np.zeros(count, np.float32)
    later, gain = 0.0, 0.0
    for number in range(count - 1, -1, -1):
        if last[number]:
            later, gain = outcomes[number], 0.0
        gain = later - expected[number] + TRACE * gain
        gains[order[number]] = gain
        later = expected[number]
    return gains, gains + played.guesses[:, 1].astype(np.float32)


def _update(training: Training, gradient: Floats, rate: float) -> None:
    """Make a step of the Adam optimiser."""
    norm = float(np.sqrt((gradient.astype(np.float64) ** 2).sum()))
    gradient = gradient * np.float32(min(1.0, 0.5 / (norm + TINY)))
    training.updates += 1
    training.first = np.float32(FIRST_DECAY) * training.first + (1 - FIRST_DECAY) * gradient
    training.second = np.float32(SECOND_DECAY) * training.second + (1 - SECOND_DECAY) * gradient**2
    first = training.first / (1 - FIRST_DECAY**training.updates)
    second = training.second / (1 - SECOND_DECAY**training.updates)
    change = rate * first / (np.sqrt(second) + TINY)
    training.parameters = (training.parameters - change).astype(np.float32)
    training.first = training.first.astype(np.float32)
    training.second = training.second.astype(np.float32)


def _share_by_kind(
    played: Rollouts,
    seatings: npt.NDArray[np.int64],
    kinds: npt.NDArray[np.int64],
    names: list[str],
) -> dict[str, float]:
    """Return the learner's share of the win against each kind of opponents but itself."""
    matches = len(played.shares)
    mine = seatings[:matches] == FIRST_NETWORK
    shares = {}
    for number, name in enumerate(names):
        chosen = kinds[:matches] == number
        if name != SELF and chosen.any():
            shares[name] = float(played.shares[chosen][mine[chosen]].mean())
    return shares


def pack_training(training: Training) -> bytes:
    """Return the content of a file from which the training can be resumed."""
    written = io.BytesIO()
    numbers = [VERSION, training.seed, training.steps, training.updates, training.matches]
    np.savez(
        written,
        numbers=np.array(numbers, np.int64),
        rival=training.rival,
        goals=np.array(training.goals, np.int64),
        parameters=training.parameters,
        first=training.first,
        second=training.second,
        past=training.past,
    )
    return written.getvalue()


def read_training(file: Path) -> Training:
    """Return the training in a file, or raise BadRequest."""
    try:
        # Read it whole, because numpy leaves a file open that it cannot read.
        with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as found:
            version, seed, steps, updates, matches = found["numbers"].tolist()
            rival, goals = found["rival"], tuple(found["goals"].tolist())
            arrays = [found[name] for name in ("parameters", "first", "second", "past")]
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        raise BadRequest(
            f"{file} is not a training to resume. Choose another file, or train without --resume."
        ) from None
    right = all(each.shape[-1:] == (SIZE,) and each.dtype == np.float32 for each in arrays)
    if version != VERSION or not right or rival.dtype != np.int64:
        raise BadRequest(
            f"{file} is a training of another version of the network. Train without --resume."
        )
    parameters, first, second, past = arrays
    return Training(seed, parameters, rival, first, second, past, steps, updates, matches, goals)

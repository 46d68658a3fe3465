"""Training: it can be resumed to the same bytes, and it soon beats simple players."""

from pathlib import Path

import numpy as np
import pytest

from elfer.compiled.policies import LINEAR, SEATED
from elfer.compiled.registry import compiled_game
from elfer.compiled.rows.engine import CompiledRowGame
from elfer.engine.errors import BadRequest
from elfer.evaluation.weights import weights_of
from elfer.games import GAMES
from elfer.simulation.league import linear
from elfer.simulation.training.learner import (
    Batch,
    Sizes,
    find_gradient,
    make_parameters,
    round_parameters,
)
from elfer.simulation.training.rollouts import mask_options, play_rollouts
from elfer.simulation.training.trainer import (
    LEAGUE,
    SELF,
    Effort,
    Training,
    begin_training,
    pack_training,
    read_training,
    train_step,
)

SMALL = Effort(decisions=3_000, batch=512)
QUICK = linear.Effort(generations=2, candidates=8, best=2, matches=100)


def new_game(players: int = 2) -> CompiledRowGame:
    compiled = compiled_game(GAMES["elfer-raus"], players)
    assert isinstance(compiled, CompiledRowGame)
    compiled.seatable = SEATED
    return compiled


def begin(players: int = 2) -> tuple[CompiledRowGame, Training]:
    compiled = new_game(players)
    return compiled, begin_training(compiled, 1, QUICK)


def test_a_resumed_training_ends_with_the_same_bytes(tmp_path: Path) -> None:
    compiled, training = begin(3)
    file = tmp_path / "training.npz"
    for step in range(2):
        if step == 1:
            file.write_bytes(pack_training(training))
        train_step(compiled, training, LEAGUE, SMALL)
    resumed = read_training(file)
    train_step(new_game(3), resumed, LEAGUE, SMALL)
    assert pack_training(resumed) == pack_training(training)
    assert pack_training(resumed) != file.read_bytes()


def test_a_short_training_beats_random_and_greedy_players() -> None:
    compiled, training = begin()
    for _ in range(12):
        train_step(compiled, training, {SELF: 1, "greedy": 1}, Effort(decisions=8_000))
    compiled.seat_networks([round_parameters(training.parameters)])
    for other in ("random", "greedy"):
        won = compiled.winners(compiled.matches(7, 0, 2_000, ["network-0", other]))[:, 0].mean()
        assert won > 0.55, other


def test_rollouts_record_legal_decisions_and_probabilities() -> None:
    compiled, training = begin()
    compiled.seat_networks([round_parameters(training.parameters)])
    seatings = np.full((50, 2), SEATED["network-0"], np.int64)
    seatings[:25, 1] = SEATED["greedy"]
    played = play_rollouts(compiled, seatings, 3, 20_000)
    masks = mask_options(played.choices[:, 0])
    assert (masks.sum(1) > 1).all()
    assert masks[np.arange(len(masks)), played.choices[:, 1]].all()
    assert (played.guesses[:, 0] < 0).all()
    assert ((played.guesses[:, 1] > 0) & (played.guesses[:, 1] < 1)).all()
    assert played.shares.sum(1).tolist() == [1] * 50
    assert not played.choices[played.choices[:, 2] < 25, 3].any()
    assert played.choices[:, 3].any()


def test_the_gradient_leads_to_better_decisions() -> None:
    """A step along it makes good decisions more likely, and the expected share more accurate."""
    compiled, training = begin()
    compiled.seat_networks([round_parameters(training.parameters)])
    played = play_rollouts(compiled, np.full((20, 2), SEATED["network-0"], np.int64), 3, 9_000)
    batch = Batch(
        played.halves,
        played.tables,
        mask_options(played.choices[:, 0]),
        played.choices[:, 1],
        played.guesses[:, 0].astype(np.float32),
        np.where(played.choices[:, 1] % 2, 1, -1).astype(np.float32),
        np.ones(len(played.choices), np.float32),
    )
    gradient = find_gradient(training.parameters, batch, Sizes(entropy=0))
    after = training.parameters - np.float32(0.05) * gradient / np.abs(gradient).max()
    compiled.seat_networks([round_parameters(after.astype(np.float32))])
    again = play_rollouts(compiled, np.full((20, 2), SEATED["network-0"], np.int64), 3, 9_000)
    assert (again.choices[:, 1] % 2).mean() > (played.choices[:, 1] % 2).mean()
    assert again.guesses[:, 1].mean() > played.guesses[:, 1].mean()


def test_refuses_files_that_are_no_trainings(tmp_path: Path) -> None:
    file = tmp_path / "training.npz"
    _, training = begin()
    content = pack_training(training)
    for wrong in (b"", b"nonsense", content[: len(content) // 2]):
        file.write_bytes(wrong)
        with pytest.raises(BadRequest, match="is not a training to resume"):
            read_training(file)
    training.parameters = make_parameters(np.random.default_rng(1))[:-1]
    file.write_bytes(pack_training(training))
    with pytest.raises(BadRequest, match="another version of the network"):
        read_training(file)


def test_self_play_finds_better_weights_than_a_bad_start() -> None:
    compiled = new_game()
    bad = tuple(-each for each in weights_of(compiled.game, 2))
    found = linear.tune_by_self_play(compiled, bad, linear.Effort(12, 24, 6, 200), 1)
    linear.set_weights(compiled, LINEAR, bad)
    assert linear.share_of(compiled, found, LINEAR, 5_000, 5) > 0.53

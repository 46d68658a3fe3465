"""The network plays the same moves in both engines."""

import numpy as np
import pytest

from elfer.compiled.checks import BadBatch
from elfer.compiled.encoding import NOTHING
from elfer.compiled.engine import Positions
from elfer.compiled.policies import FIRST_NETWORK, NETWORKS, SEATED
from elfer.compiled.registry import compiled_game, compiled_games
from elfer.compiled.rows.engine import CompiledRowGame
from elfer.evaluation.networks import LARGEST
from elfer.evaluation.row_inputs import is_supported
from elfer.games import GAMES
from tests.compiled.lockstep import Table, compare
from tests.networks import SIZE, install, random_parameters
from tests.soak import SOAK

GAMES_WITH_NETWORKS = [
    id_ for id_ in compiled_games() if is_supported(GAMES[id_], compiled_game(GAMES[id_], 4).setup)
]
TABLES = [Table(id_, players, {}) for id_ in GAMES_WITH_NETWORKS for players in (2, 4)]
EXTREMES = [
    random_parameters(1),
    random_parameters(2, spread=30_000),
    (LARGEST,) * SIZE,
    tuple(-LARGEST if number % 3 else LARGEST for number in range(SIZE)),
]
"""Parameters with usual and with the largest possible sums."""


def test_some_games_have_networks() -> None:
    assert "elfer-raus" in GAMES_WITH_NETWORKS
    assert "junior" not in GAMES_WITH_NETWORKS


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_both_engines_choose_the_same_moves(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    for parameters in EXTREMES:
        install(monkeypatch, parameters)
        assert compare(table, 50 if SOAK else 2, 1, "hard") > 80


def test_detects_a_parameter_that_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, random_parameters(1))
    table = Table("elfer-raus", 3, {})
    compiled = table.compile()
    assert isinstance(compiled, CompiledRowGame)
    changed = list(random_parameters(1))
    changed[5:3000] = [0] * 2995
    compiled.seat_networks([changed])
    with pytest.raises(AssertionError, match="hard differs"):
        compare(table, 20, 1, "hard", compiled)


def test_a_game_with_other_rows_has_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, random_parameters(1))
    without = compiled_game(GAMES["elfer-raus"], 2, {"without": "r"})
    assert without.networked_rules is None
    assert compiled_game(GAMES["elfer-raus"], 2).networked_rules is not None
    assert compiled_game(GAMES["junior"], 2).networked_rules is None


@pytest.mark.parametrize("game", ["elfer-raus", "master"])
@pytest.mark.parametrize("policy", [FIRST_NETWORK, FIRST_NETWORK + NETWORKS, -1])
def test_refuses_a_network_that_is_not_there(
    game: str, policy: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, None)
    compiled = compiled_game(GAMES[game], 3)
    positions = compiled.deals(1, 0, 3, ["hard"] * 3)
    positions["players"][1, :3] = policy
    with pytest.raises(BadBatch, match="Position 1 of the batch is invalid"):
        compiled.choices(positions)


def test_each_player_has_its_own_network(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, random_parameters(1))
    compiled = compiled_game(GAMES["elfer-raus"], 2)
    assert isinstance(compiled, CompiledRowGame)
    compiled.seatable = SEATED
    alike = compiled.matches(1, 0, 40, ["network-0", "network-0"])
    compiled.seat_networks([random_parameters(1), random_parameters(2)])
    assert np.array_equal(compiled.matches(1, 0, 40, ["network-0", "network-0"]), alike)
    other = compiled.matches(1, 0, 40, ["network-0", "network-1"])
    assert not np.array_equal(other["points"], alike["points"])


def make_worlds(parameters: tuple[int, ...]) -> tuple[CompiledRowGame, Positions, int]:
    """Return worlds of a position in which a seat may lay or stop, and a legal lay."""
    compiled = compiled_game(GAMES["elfer-raus"], 2)
    assert isinstance(compiled, CompiledRowGame)
    compiled.seatable = SEATED
    compiled.seat_networks([parameters])
    positions = compiled.deals(1, 0, 1, ["network-0"] * 2)
    while True:
        moves, counts = compiled.legal(positions)
        lays = [int(move) for move in moves[0, : counts[0]] if move >= 0]
        if len(lays) > 1 and positions["turns"][0] > 4:
            return compiled, np.repeat(positions, 20), lays[0]
        compiled.step(positions, compiled.choices(positions))


def test_an_explicit_turn_is_worth_as_much_as_the_same_turn_by_the_network() -> None:
    compiled, worlds, _ = make_worlds(random_parameters(4))
    seat = int(worlds["turn"][0])
    played, codes = worlds[:1].copy(), []
    while played["turn"][0] == seat:
        codes.append(int(compiled.choices(played)[0]))
        compiled.step(played, [codes[-1]])
    turns = np.full((2, len(codes) + 1), NOTHING, np.int64)
    turns[1, : len(codes)] = codes
    values = compiled.value_turns(worlds, turns, [0, 1], seat)
    assert (values[0] == values[1]).all()
    assert ((values >= 0) & (values <= 1)).all()
    assert values.any()


def test_refuses_turns_that_cannot_be_valued(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, worlds, lay = make_worlds(random_parameters(4))
    seat = int(worlds["turn"][0])
    with pytest.raises(BadBatch, match="Turn 0 has an illegal move"):
        compiled.value_turns(worlds, [[lay, lay]], [0], seat)
    with pytest.raises(BadBatch, match="seat"):
        compiled.value_turns(worlds, [[lay]], [0], 2)
    worlds["players"][:, seat] = 1
    with pytest.raises(BadBatch, match=f"Seat {seat} has no network"):
        compiled.value_turns(worlds, [[lay]], [0], seat)
    install(monkeypatch, None)
    without = compiled_game(GAMES["elfer-raus"], 2)
    assert isinstance(without, CompiledRowGame)
    with pytest.raises(BadBatch, match="elfer-raus has no network for 2 players"):
        without.value_turns(worlds, [[lay]], [0], seat)

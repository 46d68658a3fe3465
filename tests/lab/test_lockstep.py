"""The kernel agrees with the reference engine on every move set, every state and every result."""

import os
from itertools import product

import pytest

from elfer.bots.rows import child
from elfer.craft.child import Habit
from elfer.games import GAMES as ALL
from elfer.kernel.rows import RowGame
from tests.lab.lockstep import Table, compare, tables

SOAK = bool(os.environ.get("ELFER_SOAK"))
GAMES = {
    "random": 8_000 if SOAK else 800,
    "greedy": 2_000 if SOAK else 200,
    "hard": 200 if SOAK else 4,
}
"""How many games each table plays with which bot at every seat."""


@pytest.mark.parametrize("table", [*tables()], ids=str)
def test_kernel_and_reference_are_in_lockstep(table: Table) -> None:
    for bot, games in GAMES.items():
        moved = 0
        for seed, batch in enumerate(range(0, games, 500)):
            moved += compare(table, min(500, games - batch), seed, bot)
        assert moved > 20 * games


CHILDREN = [table for table in tables() if isinstance(ALL[table.game], RowGame)]


@pytest.mark.parametrize("table", CHILDREN, ids=str)
def test_children_of_firm_habits_are_in_lockstep(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing is left to luck they do the same, and have seen the same of each other."""
    for keeps_ends, copies in product((False, True), (0, 100)):
        habit = Habit(keeps_ends, often=100, copies=copies)
        monkeypatch.setattr(child, "habit_of", lambda *_, habit=habit: habit)
        kernel = table.kernel()
        firm = {"keeps_ends": int(keeps_ends), "often": 100, "copies": copies}
        kernel.weighing = kernel.weighing._replace(**firm)
        assert compare(table, 100 if SOAK else 3, 1, "child", kernel) > 60


FAULTS = [
    (Table("elfer-raus", 4, {}), "players", 3),
    (Table("elfer-raus", 4, {}), "direction", -1),
    (Table("elfer-raus", 4, {}), "draws", 2),
    (Table("elfer-raus", 4, {}), "drawn_ends", 0),
    (Table("elfer-raus", 4, {}), "may_stop", 1),
    (Table("elfer-raus", 4, {}), "one_row", 1),
    (Table("elfer-raus", 4, {}), "any_colour", 1),
    (Table("elfer-raus", 4, {}), "colours", 0b11_10_00_01),
    (Table("elfer-raus", 4, {}), "opens_first", 0),
    (Table("elfer-raus", 4, {}), "fits_upper", 1 << 11),
    (Table("elfer-raus", 4, {}), "value", 12),
    (Table("junior", 3, {}), "seat", 1),
    (Table("junior", 3, {}), "lie_lower", 1 << 1),
    (Table("drei-anfangszahlen", 4, {}), "growth", 0),
    (Table("drei-anfangszahlen", 4, {}), "opens_lower", 1 << 10),
    (Table("beliebige-startkarte", 4, {}), "growth", 1),
    (Table("eins-zwanzig", 4, {}), "growth", 0),
    (Table("elferspiel", 4, {}), "may_stop", 0),
    (Table("elferspiel", 4, {}), "drawn_ends", 1),
    (Table("elferspiel", 4, {"elevens_last": True}), "waiting", 0),
    (Table("farben-mix", 4, {}), "any_colour", 0),
    (Table("master", 4, {}), "bridges", 2),
    (Table("master", 4, {}), "seat", 2),
    (Table("master", 4, {}), "rows", 0b11_10_01_00),
    (Table("master", 4, {}), "direction", -1),
]


@pytest.mark.parametrize(("table", "field", "value"), FAULTS)
def test_a_planted_fault_is_found(table: Table, field: str, value: int) -> None:
    kernel = table.kernel()
    assert getattr(kernel.rules, field) != value
    kernel.rules = kernel.rules._replace(**{field: value})
    with pytest.raises(AssertionError):
        compare(table, 100, 1, "random", kernel)

"""The compiled engine agrees with the reference engine on all moves, states and results."""

from dataclasses import dataclass
from itertools import product

import pytest

from elfer.bots.rows import child
from elfer.compiled.registry import NotCompiled, compiled_game
from elfer.engine.cards import VALUE_MASK, Card, Mask
from elfer.engine.options import Flag, RoundsOptions, option
from elfer.evaluation.weaknesses import OVERLOOKS, Habit
from elfer.games import GAMES as ALL
from elfer.games.master import Master
from elfer.games.rows import RowGame
from elfer.games.rows.junior import Junior
from tests.compiled.lockstep import Table, compare, list_uncompared, tables
from tests.soak import SOAK

GAMES = {
    "random": 3_000 if SOAK else 240,
    "greedy": 800 if SOAK else 60,
    "hard": 60 if SOAK else 4,
}
"""The games per table with each bot at every seat; tables with an option play half as many."""


TABLES = [*tables()]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_compiled_and_reference_engine_are_in_lockstep(table: Table) -> None:
    for bot, most in GAMES.items():
        games = most // 2 if table.options else most
        moved = 0
        for seed, batch in enumerate(range(0, games, 500)):
            moved += compare(table, min(500, games - batch), seed, bot)
        assert moved > 20 * games


def test_every_compiled_game_and_option_is_compared() -> None:
    assert list_uncompared(TABLES) == set()


@dataclass(frozen=True)
class PlantedOptions(RoundsOptions):
    """Options, including one that no table covers."""

    planted: bool = option(Flag(), False)


class Undeclared(Junior):
    """A game that changes a rule and is not marked as compiled."""

    id = "undeclared"
    draws = 2


class Planted(RowGame[PlantedOptions]):
    """A game that is marked as compiled although its rows grow in its own way."""

    id = "planted"
    name = "Planted"
    compiled = True
    options = PlantedOptions
    lie_open = VALUE_MASK[11]
    hand_sizes = (8,) * 7
    draws = 2
    rules = Junior.rules

    def beginner(self, setup: object, hands: object, chance: object) -> int:
        return 0

    def fits_after(self, fits: Mask, rows: Mask, place: Card) -> Mask:
        return super().fits_after(fits, rows, place) | VALUE_MASK[5] & ~rows


def test_a_game_is_compiled_only_if_it_is_marked_itself() -> None:
    assert Junior.compiled
    assert not Undeclared.compiled
    with pytest.raises(NotCompiled, match="does not have undeclared"):
        compiled_game(Undeclared(), 4)


def test_detects_a_planted_game_and_option_without_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALL, "undeclared", Undeclared())
    assert list_uncompared(TABLES) == set()
    monkeypatch.setitem(ALL, "planted", Planted())
    options = ("dealer", "rounds", "planted")
    assert list_uncompared(TABLES) == {"planted", *(f"planted {name}" for name in options)}
    assert list_uncompared([*TABLES, Table("planted", 2, {})]) == {
        f"planted {name}" for name in options
    }
    assert list_uncompared(tables()) == set()


def test_detects_a_planted_rule_that_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALL, "planted", Planted())
    with pytest.raises(AssertionError, match="differ"):
        compare(Table("planted", 4, {}), 20, 1, "random")


CHILDREN = [table for table in TABLES if isinstance(ALL[table.game], RowGame)]


@pytest.mark.parametrize("table", CHILDREN, ids=str)
def test_children_with_fixed_habits_are_in_lockstep(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without randomness, both engines make the same moves and the same observations."""
    for keeps_ends, copies in product((False, True), (0, 100)):
        habit = Habit(keeps_ends, often=100, copies=copies)
        monkeypatch.setattr(child, "habit_of", lambda *_, habit=habit: habit)
        compiled = table.compile()
        firm = {"keeps_ends": int(keeps_ends), "often": 100, "copies": copies}
        compiled.mixed_rules = compiled.mixed_rules._replace(**firm)
        assert compare(table, 40 if SOAK else 3, 1, "child", compiled) > 60


MASTERS = [table for table in TABLES if isinstance(ALL[table.game], Master)]


@pytest.mark.parametrize("table", MASTERS, ids=str)
@pytest.mark.parametrize(("level", "overlooks"), [*product(OVERLOOKS, (0, 100))])
def test_levels_below_hard_are_in_lockstep_in_master(
    table: Table, level: str, overlooks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the levels overlook nothing or everything, both engines make the same moves."""
    monkeypatch.setitem(OVERLOOKS, level, overlooks)
    assert compare(table, 40 if SOAK else 3, 1, level) > 60


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
    (Table("master", 4, {}), "most_laid", 3),
    (Table("master", 4, {}), "bonus_cards", 2),
]


@pytest.mark.parametrize(("table", "field", "value"), FAULTS)
def test_detects_a_planted_fault(table: Table, field: str, value: int) -> None:
    compiled = table.compile()
    assert getattr(compiled.rules, field) != value
    compiled.rules = compiled.rules._replace(**{field: value})
    with pytest.raises(AssertionError):
        compare(table, 100, 1, "random", compiled)

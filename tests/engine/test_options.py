"""Options: accepted values, refused values, and the schema."""

from dataclasses import dataclass
from typing import Any

import pytest

from elfer.engine.errors import BadOptions
from elfer.engine.options import (
    ColourLetter,
    ColourList,
    Flag,
    Number,
    Options,
    SeatNumber,
    fill_defaults,
    option,
    schema,
    shown,
)


@dataclass(frozen=True)
class Sample(Options):
    loud: bool = option(Flag(), False)
    turns: int = option(Number(1, 40), 7)
    begins: int | None = option(SeatNumber(), None, nullable=True)
    without: str | None = option(ColourLetter(only_for=2), None, nullable=True)
    order: tuple[str, ...] = option(ColourList(2), ("r", "b"))


def test_defaults_are_filled_in() -> None:
    assert shown(fill_defaults(Sample, {"turns": 3}, 4)) == {
        "dealer": 0,
        "loud": False,
        "turns": 3,
        "begins": None,
        "without": None,
        "order": ["r", "b"],
    }


@pytest.mark.parametrize(
    ("name", "value", "players"),
    [
        ("loud", True, 2),
        ("turns", 1, 2),
        ("turns", 40, 2),
        ("begins", 1, 2),
        ("begins", None, 2),
        ("without", "g", 2),
        ("without", None, 3),
        ("order", ["b", "y"], 2),
        ("dealer", 5, 6),
    ],
)
def test_accepts_a_valid_value(name: str, value: Any, players: int) -> None:
    assert shown(fill_defaults(Sample, {name: value}, players))[name] == value


@pytest.mark.parametrize(
    ("name", "value", "players"),
    [
        ("loud", 1, 2),
        ("loud", None, 2),
        ("turns", 0, 2),
        ("turns", 41, 2),
        ("turns", 2.0, 2),
        ("turns", True, 2),
        ("turns", "2", 2),
        ("begins", 2, 2),
        ("begins", -1, 2),
        ("begins", False, 2),
        ("without", "g", 3),
        ("without", "rg", 2),
        ("without", "", 2),
        ("without", "R", 2),
        ("without", 3, 2),
        ("order", ["b"], 2),
        ("order", ["b", "b"], 2),
        ("order", ["b", 3], 2),
        ("order", "by", 2),
        ("order", None, 2),
        ("volume", 3, 2),
    ],
)
def test_refuses_a_wrong_value(name: str, value: Any, players: int) -> None:
    """The message names the option."""
    with pytest.raises(BadOptions) as refused:
        fill_defaults(Sample, {name: value}, players)
    assert name in refused.value.why
    assert refused.value.why.endswith(".")


def test_schema_lists_every_option() -> None:
    assert schema(Sample) == {
        "dealer": {"type": "seat", "default": 0},
        "loud": {"type": "flag", "default": False},
        "turns": {"type": "number", "min": 1, "max": 40, "default": 7},
        "begins": {"type": "seat", "default": None, "nullable": True},
        "without": {
            "type": "colour",
            "values": ["r", "y", "g", "b"],
            "players": [2, 2],
            "default": None,
            "nullable": True,
        },
        "order": {
            "type": "colours",
            "values": ["r", "y", "g", "b"],
            "count": 2,
            "default": ["r", "b"],
        },
    }

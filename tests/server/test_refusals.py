"""A refusal on the wire contains the known details of its reason, and nothing more."""

from typing import Any

import msgspec
import pytest

from elfer.engine.errors import BadMove, IllegalMove, Refused
from elfer.runtime.errors import refusal


@pytest.mark.parametrize(
    ("refused", "told"),
    [
        (BadMove("No."), {"error": "bad-move"}),
        (IllegalMove("No.", "G-5"), {"error": "illegal-move", "rule": "G-5"}),
        (
            IllegalMove("No.", "G-5", "round-over"),
            {"error": "illegal-move", "rule": "G-5", "reason": "round-over"},
        ),
        (
            IllegalMove("No.", "SP-3", "fewer-cards", {"seat": 0, "count": 2}),
            {
                "error": "illegal-move",
                "rule": "SP-3",
                "reason": "fewer-cards",
                "about": {"seat": 0, "count": 2},
            },
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Refused) else "",
)
def test_a_refusal_on_the_wire_has_its_details(refused: Refused, told: dict[str, Any]) -> None:
    message = msgspec.json.decode(msgspec.json.encode(refusal(refused, "q1")))
    assert message == {"type": "refused", "why": "No.", "id": "q1", **told}


def test_the_answers_of_the_referee_are_unchanged() -> None:
    illegal = IllegalMove("No.", "CL-5", "no-fit", {"card": "r9", "row": "r"})
    assert illegal.shown() == {"ok": False, "error": "illegal-move", "why": "No.", "rule": "CL-5"}

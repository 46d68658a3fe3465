"""The language of Überall anschließen: turn over, lay somewhere, call."""

from elfer.kernel.moves import Move, Touch, button, language

_TURNED = Touch("turned", "")
FLIP = button("flip", Touch("stack", "own"))
MID = button("mid", _TURNED, Touch("middle", ""))
ONTO: tuple[Move, ...] = tuple(
    Move(f"@{seat}", "onto", touches=(_TURNED, Touch("pile", str(seat)))) for seat in range(6)
)
"""Laying the turned card on another's open pile, by his seat."""
OWN = button("own", _TURNED, Touch("pile", "own"))
STOPP = button("stopp")

LANGUAGE = language([FLIP, MID, *ONTO, OWN, STOPP])

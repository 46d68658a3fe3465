"""Seeing in time: attention, slips of the tongue, and calls when another has slipped."""

from elfer.bots.calling.matching import matching
from elfer.bots.calling.snapping import snapping

__all__ = ["matching", "snapping"]

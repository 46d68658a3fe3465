"""Collecting a colour: what a hand may become, what the others gather, when to close."""

from elfer.bots.collecting.mind import collecting

__all__ = ["collecting"]

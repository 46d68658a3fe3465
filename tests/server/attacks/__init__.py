"""Attacks on a server, each of which also checks the server's response."""

from tests.server.attacks import frames, requests
from tests.server.attacks.tools import ATTACKS, Target

__all__ = ["ATTACKS", "Target", "frames", "requests"]

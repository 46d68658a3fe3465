"""What somebody might do to a server; each attack also says what the server answers to it."""

from tests.server.attacks import frames, requests
from tests.server.attacks.tools import ATTACKS, Target

__all__ = ["ATTACKS", "Target", "frames", "requests"]

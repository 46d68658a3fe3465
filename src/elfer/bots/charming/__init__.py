"""Games of luck, played with habits: nothing can be gained in them but a smile."""

from elfer.bots.charming.drawing import drawing
from elfer.bots.charming.turning import turning

__all__ = ["drawing", "turning"]

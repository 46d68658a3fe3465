"""Überall anschließen: face-down stacks, and every open pile is there to be continued."""

from elfer.games.ueberall_anschliessen.game import UeberallAnschliessen
from elfer.games.ueberall_anschliessen.layout import UeberallView

__all__ = ["UeberallAnschliessen", "UeberallView"]

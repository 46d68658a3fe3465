"""Überall anschließen: turn over your top card and lay it on any pile that it continues."""

from elfer.games.anywhere.rules import UeberallAnschliessen, UeberallRevision1
from elfer.games.anywhere.state import UeberallView

__all__ = ["UeberallAnschliessen", "UeberallRevision1", "UeberallView"]

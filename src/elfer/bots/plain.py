"""The plain first bot: for each kind of view the simplest idea that plays it sensibly."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from elfer.bots.bluffer import bluffer
from elfer.bots.collector import collector
from elfer.bots.fisher import fisher
from elfer.bots.greedy import greedy
from elfer.bots.guesser import guesser
from elfer.bots.matcher import matcher
from elfer.bots.mixer import mixer
from elfer.bots.snapper import snapper
from elfer.games.erwischt import ErwischtView
from elfer.games.farben_sammeln.layout import CollectingView
from elfer.games.hoechste_karte import ChoiceView
from elfer.games.mogeln import MogelnView
from elfer.games.ratefix import GuessView
from elfer.games.schnipp_schnapp.layout import SnapView
from elfer.games.schwarzer_peter import PeterView
from elfer.games.ueberall_anschliessen import UeberallView
from elfer.kernel.moves import Move

IDEAS: dict[type, Callable[[Any, Sequence[Move], Random], Move | None]] = {
    ChoiceView: mixer,
    CollectingView: collector,
    ErwischtView: bluffer,
    GuessView: guesser,
    MogelnView: bluffer,
    PeterView: fisher,
    SnapView: snapper,
    UeberallView: matcher,
}
"""Where laying everything is no idea."""


def plain(view: Any, moves: Sequence[Move], rng: Random) -> Move | None:
    """What the idea for this kind of view plays; the usual one lays everything it can."""
    return IDEAS.get(type(view), greedy)(view, moves, rng)

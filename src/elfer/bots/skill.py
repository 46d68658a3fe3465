"""In which games skill matters: where a bot that thinks more should win more."""

from elfer.games.erwischt import ErwischtView
from elfer.games.farben_sammeln.layout import CollectingView
from elfer.games.hoechste_karte import ChoiceView
from elfer.games.master.layout import MasterView
from elfer.games.mogeln import MogelnView
from elfer.games.ratefix import GuessView

SKILLED: frozenset[type] = frozenset(
    (tuple, MasterView, MogelnView, ErwischtView, GuessView, CollectingView, ChoiceView)
)
"""By the type of a seat's view; row games have a plain tuple. The others are luck or speed."""

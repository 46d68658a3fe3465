"""In which games skill matters, and in which of them the best bot searches."""

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
SEARCHED: frozenset[type] = frozenset((tuple, MasterView, CollectingView, ChoiceView))
"""Where the best level searches: it plays rounds out in thought, as many as its budget allows."""

"""Which mind thinks about which kind of view."""

from elfer.bots.bluffing import bluffing
from elfer.bots.calling import matching, snapping
from elfer.bots.charming import drawing, turning
from elfer.bots.choosing import choosing
from elfer.bots.collecting import collecting
from elfer.bots.guessing import guessing
from elfer.bots.master.mind import master_mind
from elfer.bots.rows.mind import row_mind
from elfer.bots.thought import Mind
from elfer.games.erwischt import ErwischtView
from elfer.games.farben_sammeln.layout import CollectingView
from elfer.games.hoechste_karte import ChoiceView
from elfer.games.master.layout import MasterView
from elfer.games.mogeln import MogelnView
from elfer.games.ratefix import GuessView
from elfer.games.schnipp_schnapp.layout import SnapView
from elfer.games.schwarzer_peter import PeterView
from elfer.games.ueberall_anschliessen import UeberallView
from elfer.games.zweikampf import ZweikampfView

MINDS: dict[type, Mind] = {
    ChoiceView: choosing,
    CollectingView: collecting,
    ErwischtView: bluffing,
    GuessView: guessing,
    MasterView: master_mind,
    MogelnView: bluffing,
    PeterView: drawing,
    SnapView: snapping,
    UeberallView: matching,
    ZweikampfView: turning,
    tuple: row_mind,
}
"""By the type of a seat's view; row games have a plain tuple."""

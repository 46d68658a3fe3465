"""The games of the five boxes, each listed once."""

from elfer.games.elfer_raus import (
    BeliebigeStartkarte,
    DreiAnfangszahlen,
    ElferRaus,
    FalscherAnfang,
)
from elfer.games.elferspiel import EinsZwanzig, Elferspiel, FarbenMix
from elfer.games.erwischt import Erwischt
from elfer.games.farben_sammeln import FarbenSammeln
from elfer.games.hoechste_karte import HoechsteKarte
from elfer.games.junior import Junior
from elfer.games.master import Master
from elfer.games.mogeln import Mogeln
from elfer.games.ratefix import Poker, Ratefix
from elfer.games.schnipp_schnapp import SchnippSchnapp
from elfer.games.schwarzer_peter import SchwarzerPeter
from elfer.games.ueberall_anschliessen import UeberallAnschliessen
from elfer.games.zweikampf import Zweikampf
from elfer.kernel.errors import UnknownGame, quoted
from elfer.kernel.game import AnyGame

GAMES: dict[str, AnyGame] = {
    game.id: game
    for game in (
        Junior(),
        ElferRaus(),
        FalscherAnfang(),
        DreiAnfangszahlen(),
        BeliebigeStartkarte(),
        Elferspiel(),
        FarbenMix(),
        EinsZwanzig(),
        Master(),
        UeberallAnschliessen(),
        Mogeln(),
        Erwischt(),
        Ratefix(),
        Poker(),
        Zweikampf(),
        FarbenSammeln(),
        SchnippSchnapp(),
        SchwarzerPeter(),
        HoechsteKarte(),
    )
}

USUAL_GAME = ElferRaus.id
"""What is played when nobody says what."""


def game_named(name: str) -> AnyGame:
    """The game of that id, or a refusal that lists the ids."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game {quoted(name)}; there are {', '.join(GAMES)}.")
    return GAMES[name]

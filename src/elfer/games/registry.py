"""The registry of all games, each listed once, and the earlier revisions of their rules."""

from elfer.engine.errors import UnknownGame, quoted, suggestion
from elfer.engine.game import AnyGame
from elfer.games.anywhere import UeberallAnschliessen, UeberallRevision1
from elfer.games.bluffing.erwischt import Erwischt
from elfer.games.bluffing.mogeln import Mogeln
from elfer.games.collecting import FarbenSammeln
from elfer.games.duel.rules import Zweikampf
from elfer.games.guessing.poker import Poker
from elfer.games.guessing.ratefix import Ratefix
from elfer.games.master import Master
from elfer.games.pairs.rules import SchwarzerPeter
from elfer.games.rows.elfer_raus import (
    BeliebigeStartkarte,
    DreiAnfangszahlen,
    ElferRaus,
    FalscherAnfang,
)
from elfer.games.rows.elferspiel import EinsZwanzig, Elferspiel, FarbenMix
from elfer.games.rows.junior import Junior
from elfer.games.snap import SchnippSchnapp
from elfer.games.tricks.rules import HoechsteKarte

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

EARLIER: dict[tuple[str, int], AnyGame] = {
    (game.id, game.revision): game for game in (UeberallRevision1(),)
}
"""Earlier revisions of the rules, for matches that began under them."""

DEFAULT_GAME = ElferRaus.id
"""The id of the default game."""


def game_named(name: str, revision: int | None = None) -> AnyGame:
    """Return the game with this id, in the current revision of its rules unless one is given.

    Raise UnknownGame with a list of the ids, or of the game's revisions.
    """
    if name not in GAMES:
        raise UnknownGame(
            f"There is no game {quoted(name)}; the games are {', '.join(GAMES)}."
            f"{suggestion(name, GAMES)}"
        )
    game = GAMES[name]
    if revision in (None, game.revision):
        return game
    if (name, revision) not in EARLIER:
        known = sorted({game.revision} | {number for id_, number in EARLIER if id_ == name})
        raise UnknownGame(
            f"This version of Elfer does not know revision {revision} of the rules of {name}; "
            f"it knows {', '.join(map(str, known))}."
        )
    return EARLIER[name, revision]

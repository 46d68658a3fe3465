"""The Elfer raus! family of card games: one engine for every game, true to the booklets.

Start a match, play a move, and let a bot choose one. A match is a value: `play` returns a new one.

>>> import elfer
>>> match = elfer.new_match("elfer-raus", players=4, seed="tuesday")
>>> match.turn, match.legal_moves()
(2, (<Move r11>,))
>>> match = match.play("r11")
>>> elfer.bot("hard").choose(match.view(3))
<Move y11>

`GAMES` maps each id to its game, `LEVELS` lists the bot levels from weakest to strongest, and
`__version__` is the version of this package.

>>> elfer.GAMES["elfer-raus"].name
'Elfer raus!'
>>> elfer.LEVELS
('random', 'child', 'easy', 'medium', 'hard', 'expert')
>>> elfer.__version__
'0.1.0'

Every refusal is a `Refused` exception. Its text names the mistake and, if possible, a way to
correct it.
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "LEVELS",
    "BadDeal",
    "BadMove",
    "BadOptions",
    "BadRecord",
    "BadRequest",
    "Bot",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "NotInThisGame",
    "NotYourTurn",
    "PlayedMove",
    "Record",
    "Refused",
    "UnknownGame",
    "View",
    "__version__",
    "bot",
    "load_record",
    "new_match",
]

if TYPE_CHECKING:
    from elfer.api import (
        GAMES,
        LEVELS,
        BadDeal,
        BadMove,
        BadOptions,
        BadRecord,
        BadRequest,
        Bot,
        Game,
        IllegalMove,
        Match,
        Move,
        NotInThisGame,
        NotYourTurn,
        PlayedMove,
        Record,
        Refused,
        UnknownGame,
        View,
        bot,
        load_record,
        new_match,
    )
else:
    # Importing any submodule imports this package first, so the API is loaded only on first use.
    def __getattr__(name: str) -> object:
        """Load the public API on first use."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name)
        from elfer import api  # noqa: PLC0415

        globals().update({each: getattr(api, each) for each in api.__all__})
        return globals()[name]

    def __dir__() -> list[str]:
        """Return the public names."""
        return sorted(__all__)

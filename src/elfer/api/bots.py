"""Bots for the public API: a level that chooses a move from a view."""

from dataclasses import dataclass
from random import Random

from elfer.api.view import View
from elfer.bots import LEVELS, bot_named, force_move
from elfer.bots.choice import Situation
from elfer.engine.errors import BadRequest, NotYourTurn, quoted
from elfer.engine.moves import Move
from elfer.notation.json_text import write_json
from elfer.notation.search_warning import bot_with_warning

__all__ = ["LEVELS", "Bot", "bot"]


@dataclass(frozen=True, repr=False)
class Bot:
    """A bot of one level, which sees only a view. `elfer.bot(level)` makes one.

    >>> import elfer
    >>> match = elfer.new_match("mogeln", players=3, seed="tuesday")
    >>> easy = elfer.bot("easy")
    >>> easy
    <Bot easy>
    >>> easy.choose(match.view(match.turn)) == easy.choose(match.view(match.turn))
    True
    """

    level: str
    seed: str | int | None = None

    def __post_init__(self) -> None:
        check_level(self.level)
        object.__setattr__(self, "seed", read_seed(self.seed))

    def __repr__(self) -> str:
        return f"<Bot {self.level}>"

    def choose(self, view: View) -> Move:
        """Return the bot's move for a view, which must have a legal move.

        The same view and seed always give the same move. If the bot would rather wait, it plays a
        random legal move. In the row games and Master, `expert` searches if the extra `lab` is
        installed; its first search compiles the engine, which takes up to a minute. Without `lab`,
        a warning says that it cannot search.
        """
        if not isinstance(view, View):
            raise BadRequest(
                f"A bot chooses from a view, not from {quoted(view)}. Give it match.view(seat)."
            )
        if view.seat is None:
            raise BadRequest("A spectator cannot make moves. Give the bot a seat's view.")
        if view.over:
            raise NotYourTurn("The match is over.")
        if not view.legal_moves:
            raise NotYourTurn(f"Seat {view.seat} has no legal move now.")
        if view.round_over:
            return view.legal_moves[0]
        # The choice depends on the seat's view alone.
        source = write_json(view._shown)
        rng = Random(source if self.seed is None else f"{self.seed}/{source}")
        asked = Situation(view._game, view._known, view.legal_moves)
        return force_move(bot_with_warning(self.level), asked, rng)


def bot(level: str, seed: str | int | None = None) -> Bot:
    """Return the bot of a level; a different seed changes its random choices.

    >>> import elfer
    >>> match = elfer.new_match("elfer-raus", players=4, seed="tuesday")
    >>> elfer.bot("expert").choose(match.view(match.turn))
    <Move r11>
    """
    return Bot(level, seed)


def check_level(level: object) -> None:
    """Raise BadRequest if this is not the name of a level."""
    if not isinstance(level, str):
        raise BadRequest(f"A level must be one of {', '.join(LEVELS)}, not {quoted(level)}.")
    bot_named(level)


def read_seed(seed: object) -> str | None:
    """Return a seed as a string; 7 and "7" are the same seed."""
    if seed is None or isinstance(seed, str):
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool):
        return str(seed)
    raise BadRequest(
        f"A seed must be a string or a whole number, not {quoted(seed)}. Try str(seed)."
    )

"""Counts of the searches that ran or failed, and the names of bots in reports."""

from collections.abc import Collection
from dataclasses import asdict, dataclass

from elfer.bots.choice import ChosenMove
from elfer.bots.registry import bot_of
from elfer.bots.search.availability import FEWEST_PLAYOUTS, SEARCHER
from elfer.games import game_named
from elfer.simulation.arena.contest import Contest

WITHOUT = f"{SEARCHER} (without search)"
BROKEN = f"{SEARCHER} (search failed)"


@dataclass(frozen=True)
class Search:
    """The searches of a bot in some matches; counts can be added."""

    moves: int = 0
    """The number of moves for which playouts were made."""
    playouts: int = 0
    """The number of playouts over all these moves."""
    failed: int = 0
    """The number of moves whose search could not run."""

    def __add__(self, other: "Search") -> "Search":
        return Search(
            self.moves + other.moves, self.playouts + other.playouts, self.failed + other.failed
        )

    def as_json(self) -> dict[str, int]:
        """Return the counts as JSON."""
        return asdict(self)


def count_search(chosen: ChosenMove) -> Search:
    """Return the counts of one move."""
    return Search(int(chosen.playouts > 0), chosen.playouts, int(chosen.search_failed))


def has_search(contest: Contest) -> bool:
    """Return whether a bot of a contest searches, which is slow."""
    return SEARCHER in contest.bots and bot_of(game_named(contest.game)).searches


def needs_compiled_search(game: str) -> bool:
    """Return whether the best bot of a game searches on the compiled engine."""
    return game_named(game).compiled


def wants_compiled(game: str, bots: Collection[str], playouts: int) -> bool:
    """Return whether one of these bots would search on the compiled engine."""
    return SEARCHER in bots and playouts >= FEWEST_PLAYOUTS and needs_compiled_search(game)


def reported_name(bot: str, game: str, playouts: int, search: Search) -> str:
    """Return the name of a bot in reports; the name shows whether its search ran."""
    if bot != SEARCHER:
        return bot
    if search.failed:
        return BROKEN
    return WITHOUT if needs_compiled_search(game) and playouts < FEWEST_PLAYOUTS else bot


def _count_moves(number: int) -> str:
    return f"{number:,} {'move' if number == 1 else 'moves'}"


def describe_search(name: str, search: Search) -> str | None:
    """Return a sentence about a bot's searches; None if there is nothing to report."""
    if search.failed:
        return (
            f"'{SEARCHER}': its search could not run for {search.failed:,} of "
            f"{_count_moves(search.failed + search.moves)}. The result understates its strength."
        )
    if name == WITHOUT:
        return f"'{SEARCHER}' played without its search, which makes it weaker."
    if search.moves:
        mean = search.playouts / search.moves
        return (
            f"'{name}' searched for {_count_moves(search.moves)}, with {mean:,.0f} playouts "
            "on average."
        )
    if name == SEARCHER:
        return f"'{SEARCHER}' did not search: it cannot do so in this game or with this budget."
    return None

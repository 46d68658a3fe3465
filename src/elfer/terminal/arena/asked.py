"""What a command line asks of the arena, checked."""

from collections.abc import Sequence

from elfer.arena.contest import Contest, among
from elfer.bots import bot_named
from elfer.bots.situation import MOST_PLAYOUTS, PLAYOUTS
from elfer.games import game_named
from elfer.kernel.errors import BadRequest
from elfer.kernel.match import check_players
from elfer.terminal.order import chosen_options, chosen_seed, names_of, usual_players

FEWEST_DEALS, MOST_DEALS = 2, 10**9
ONE_AND_OTHERS = 2


def asked_contest(
    game: str,
    players: int | None,
    bots: str,
    seed: str | None,
    budget: int | None,
    options: Sequence[str],
) -> Contest:
    """The contest that these words mean, or a refusal."""
    rules = game_named(game)
    names = names_of(bots)
    for name in names:
        bot_named(name)
    if len(names) < ONE_AND_OTHERS:
        raise BadRequest(f"A contest takes at least two bots, as in {names[0]},greedy.")
    if players is None:
        players = usual_players(rules) if len(names) == ONE_AND_OTHERS else len(names)
    check_players(rules, players)
    if len(names) == ONE_AND_OTHERS:
        names = among(names[0], names[1], players)
    if len(names) != players:
        raise BadRequest(
            f"{players} seats take two bots, the second for all other seats, or {players} bots, "
            f"not {len(names)}: {bots}."
        )
    return Contest(
        game=rules.id,
        players=players,
        options=chosen_options(rules, players, options),
        bots=names,
        seed=chosen_seed(seed),
        playouts=checked_budget(budget),
    )


def checked_deals(number: int) -> int:
    """A number of deals that says something about chance."""
    if not FEWEST_DEALS <= number <= MOST_DEALS:
        raise BadRequest(f"A contest has {FEWEST_DEALS} to {MOST_DEALS} deals, not {number}.")
    return number


def checked_budget(playouts: int | None) -> int:
    """How many playouts a move may cost; none is a bot's quickest sensible move."""
    if playouts is None:
        return PLAYOUTS
    if not 0 <= playouts <= MOST_PLAYOUTS:
        raise BadRequest(f"A budget is 0 to {MOST_PLAYOUTS} playouts a move, not {playouts}.")
    return playouts

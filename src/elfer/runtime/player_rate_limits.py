"""Rate limits of each player at a table, for everything except moves."""

import time

from elfer.runtime.limit_settings import Limits
from elfer.runtime.token_buckets import Buckets

REACTIONS_AT_ONCE = 6


class PlayerRates:
    """The budgets of all players at a table.

    People make moves all the time, but seldom give other commands, which may be large.
    """

    def __init__(self, limits: Limits) -> None:
        per_minute = limits.reactions_per_minute
        self._reactions = Buckets(per_minute / 60, min(per_minute, REACTIONS_AT_ONCE))
        self._commands = Buckets(limits.commands_per_second, limits.commands_at_once)

    def allow_reaction(self, player: str) -> bool:
        """Count a reaction of a player; return whether it is allowed."""
        return self._reactions.try_take(player, time.monotonic())

    def allow_command(self, player: str) -> bool:
        """Count a command of a player that is not a move; return whether it is allowed."""
        return self._commands.try_take(player, time.monotonic())

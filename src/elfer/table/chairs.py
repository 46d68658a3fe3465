"""Players at a table, and who sits on which chair."""

from collections.abc import Sequence

from msgspec import Struct, structs

from elfer.kernel.seats import Seat
from elfer.table.shown import ShownChair

STAND_IN = "medium"
"""The bot that sits in for somebody who is away."""


class Player(Struct, frozen=True):
    """Somebody at the table, known by a token of which only a hash is kept."""

    id: str
    name: str
    token: str


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat's chair: free, a player's, or a bot's; for a player who is away a bot sits in."""

    player: str | None = None
    bot: str | None = None
    away: bool = False
    name: str | None = None
    """Who sits here, where a player shares a device with others."""
    handicap: int = 0
    """How many milliseconds earlier calls from here count than they are made."""
    number: int = 0
    """The number by which people know the bot here; 0 is that of its seat."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None

    @property
    def stand_in(self) -> str | None:
        """The level of the bot that plays for this chair now; None where a player does."""
        if self.player is not None and not self.away:
            return None
        return self.bot or STAND_IN

    @property
    def helped_by(self) -> int:
        """The handicap of whoever plays for this chair now; a stand-in has none."""
        return 0 if self.away else self.handicap

    def shown(self, name: str | None) -> ShownChair:
        """The chair as everyone sees it; `name` is its player's."""
        chair: ShownChair = {"kind": "free"}
        if self.player is not None:
            chair = {
                "kind": "away" if self.away else "player",
                "player": self.player,
                "name": self.name or name,
            }
        elif self.bot is not None:
            chair = {"kind": "bot", "level": self.bot}
            if self.number:
                chair["number"] = self.number
        if self.handicap:
            chair["handicap"] = self.handicap
        return chair


FREE = Chair()


def number_of(seat: Seat, chair: Chair) -> int:
    """The number by which people know a bot on a seat."""
    return chair.number or seat + 1


def new_bot(level: str, seat: Seat, chairs: Sequence[Chair]) -> Chair:
    """A bot for a seat, by a number that no other has; one in its place goes by the same."""
    if chairs[seat].bot is not None:
        return Chair(bot=level, number=chairs[seat].number)
    others = {number_of(other, chair) for other, chair in enumerate(chairs) if chair.bot}
    free = next(n for n in (seat + 1, *range(1, len(chairs) + 1)) if n not in others)
    return Chair(bot=level, number=0 if free == seat + 1 else free)


def turned(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """Everyone one seat further on; a bot goes by the number that it had."""
    known = [
        chair if chair.bot is None else structs.replace(chair, number=number_of(seat, chair))
        for seat, chair in enumerate(chairs)
    ]
    return (known[-1], *known[:-1])


def held_by(player: str | None, chairs: Sequence[Chair]) -> list[Seat]:
    """The seats whose chairs are a player's."""
    if player is None:
        return []
    return [seat for seat, chair in enumerate(chairs) if chair.player == player]

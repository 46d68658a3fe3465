"""The players at a table, and their chairs."""

from collections.abc import Sequence

from msgspec import Struct, structs

from elfer.engine.seats import Seat
from elfer.table.faces import Face
from elfer.table.view_types import ShownChair, ShownPerson

STAND_IN = "medium"
"""The level of the bot that plays for an absent player."""


class Player(Struct, frozen=True, omit_defaults=True):
    """A player at the table; `token` is the hash of their token."""

    id: str
    name: str
    token: str
    face: Face | None = None
    """The face that the player has chosen; without one, clients derive a face from the id."""

    def shown(self) -> ShownPerson:
        """Return the player as everyone sees them."""
        person: ShownPerson = {"id": self.id, "name": self.name}
        if self.face is not None:
            person["face"] = self.face.shown()
        return person


class Chair(Struct, frozen=True, omit_defaults=True):
    """The chair of a seat: free, a player's or a bot's; a bot plays for an absent player."""

    player: str | None = None
    bot: str | None = None
    away: bool = False
    name: str | None = None
    """The name of the person on this chair if several people share one device."""
    handicap: int = 0
    """The milliseconds to subtract from the time of calls from this chair."""
    number: int = 0
    """The number by which people know the bot; 0 stands for its seat, counted from 1."""
    face: Face | None = None
    """The face of the person on this chair if several people share one device."""

    @property
    def free(self) -> bool:
        """Whether neither a player nor a bot has this chair."""
        return self.player is None and self.bot is None

    @property
    def stand_in(self) -> str | None:
        """The level of the bot that plays for this chair now; None if a player does."""
        if self.player is not None and not self.away:
            return None
        return self.bot or STAND_IN

    @property
    def active_handicap(self) -> int:
        """The handicap that counts now; a bot that stands in has none."""
        return 0 if self.away else self.handicap

    def shown(self, player: Player | None) -> ShownChair:
        """Return the chair as everyone sees it; `player` is the player who has it."""
        chair: ShownChair = {"kind": "free"}
        if self.player is not None:
            chair = {
                "kind": "away" if self.away else "player",
                "player": self.player,
                "name": self.name or (None if player is None else player.name),
            }
            # The owner's face does not belong to the other people on the device.
            own = None if player is None or self.name is not None else player.face
            face = self.face or own
            if face is not None:
                chair["face"] = face.shown()
        elif self.bot is not None:
            chair = {"kind": "bot", "level": self.bot}
            if self.number:
                chair["number"] = self.number
        if self.handicap:
            chair["handicap"] = self.handicap
        return chair


FREE = Chair()


class SeatRequest(Struct, frozen=True):
    """A player's request to take over a seat in the middle of a match."""

    player: str
    seat: Seat
    agreed: tuple[str, ...] = ()
    """The players who have agreed so far."""


def bot_number(seat: Seat, chair: Chair) -> int:
    """Return the number by which people know the bot in a seat."""
    return chair.number or seat + 1


def new_bot(level: str, seat: Seat, chairs: Sequence[Chair]) -> Chair:
    """Return a bot's chair for a seat, with the number of the bot it replaces or a free one."""
    if chairs[seat].bot is not None:
        return Chair(bot=level, number=chairs[seat].number)
    others = {bot_number(other, chair) for other, chair in enumerate(chairs) if chair.bot}
    free = next(n for n in (seat + 1, *range(1, len(chairs) + 1)) if n not in others)
    return Chair(bot=level, number=0 if free == seat + 1 else free)


def rotate_chairs(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """Return the chairs with everyone moved on by one seat; bots keep their numbers."""
    known = [
        chair if chair.bot is None else structs.replace(chair, number=bot_number(seat, chair))
        for seat, chair in enumerate(chairs)
    ]
    return (known[-1], *known[:-1])


def seats_of(player: str | None, chairs: Sequence[Chair]) -> list[Seat]:
    """Return the seats of a player."""
    if player is None:
        return []
    return [seat for seat, chair in enumerate(chairs) if chair.player == player]

"""The running score of a table, and the result of its last round.

The score is kept by person and not by seat, because everyone moves on by one seat for a rematch.
For the same reason, the result records who sat where.
"""

from collections.abc import Sequence

from msgspec import Struct, structs

from elfer.engine.game import Outcome
from elfer.engine.seats import Seat
from elfer.table.faces import Face
from elfer.table.players_and_chairs import Chair, Player, bot_number
from elfer.table.view_types import ShownChair, ShownResult, ShownStanding

MOST_STANDINGS = 32
"""The largest number of people and bots with a standing at one table."""


class Standing(Struct, frozen=True, omit_defaults=True):
    """The matches that a person or a bot has finished at this table, and those they have won."""

    player: str | None = None
    guest: str | None = None
    """The name of the person on the chair if several people share one device."""
    bot: str | None = None
    number: int = 0
    """The number by which people know the bot."""
    name: str | None = None
    """The last known name of a person, who may have left the table."""
    face: Face | None = None
    """The last known face of a person."""
    played: int = 0
    won: int = 0

    @property
    def who(self) -> tuple[str | None, str | None, str | None, int]:
        """The identity of the person or bot, which does not depend on the seat."""
        return self.player, self.guest, self.bot, self.number

    def shown(self, player: Player | None) -> ShownStanding:
        """Return the standing as everyone sees it; `player` is None if they have left."""
        if self.bot is not None:
            return {
                "kind": "bot",
                "level": self.bot,
                "number": self.number,
                "played": self.played,
                "won": self.won,
            }
        own = None if player is None or self.guest is not None else player
        shown: ShownStanding = {
            "kind": "player",
            "player": self.player or "",
            "name": self.name if own is None else own.name,
            "played": self.played,
            "won": self.won,
        }
        face = self.face if own is None else own.face
        if face is not None:
            shown["face"] = face.shown()
        return shown


class RoundResult(Struct, frozen=True, omit_defaults=True):
    """The result of a finished round: who sat where, the points, and the winners."""

    chairs: tuple[ShownChair, ...]
    winners: tuple[Seat, ...]
    points: tuple[int, ...] | None = None

    def shown(self) -> ShownResult:
        """Return the result as everyone sees it."""
        return {
            "chairs": list(self.chairs),
            "winners": list(self.winners),
            "points": None if self.points is None else list(self.points),
        }


def record_result(
    outcome: Outcome, chairs: Sequence[Chair], players: Sequence[Player]
) -> RoundResult:
    """Return the result of a round, with the people and bots who played it."""
    names = {player.id: player for player in players}
    seated = (chair.shown(names.get(chair.player or "")) for chair in chairs)
    return RoundResult(tuple(seated), outcome.winners, outcome.points)


def count_match(
    standings: Sequence[Standing],
    winners: Sequence[Seat],
    chairs: Sequence[Chair],
    players: Sequence[Player],
) -> tuple[Standing, ...]:
    """Return the standings after a match; a shared win counts for every winner.

    A chair whose player got up during the match counts for nobody. If there are too many standings,
    those without a chair are dropped, first those of people who have left the table, then those
    with the fewest matches.
    """
    counted = {standing.who: standing for standing in standings}
    seated = set()
    for seat, chair in enumerate(chairs):
        if chair.free:
            continue
        now = _new_standing(seat, chair, players)
        seated.add(now.who)
        before = counted.get(now.who, now)
        counted[now.who] = structs.replace(
            now, played=before.played + 1, won=before.won + (seat in winners)
        )
    here = {None, *(player.id for player in players)}
    ranked = sorted(
        counted.values(),
        key=lambda each: (each.who in seated, each.player in here, each.played),
        reverse=True,
    )
    kept = {each.who for each in ranked[:MOST_STANDINGS]}
    return tuple(each for each in counted.values() if each.who in kept)


def rename_guest(
    standings: tuple[Standing, ...], player: str | None, before: str | None, after: str
) -> tuple[Standing, ...]:
    """Return the standings after a person on a shared device has changed their name."""
    if any((each.player, each.guest) == (player, after) for each in standings):
        return standings
    return tuple(
        structs.replace(each, guest=after, name=after)
        if each.player is not None and (each.player, each.guest) == (player, before)
        else each
        for each in standings
    )


def _new_standing(seat: Seat, chair: Chair, players: Sequence[Player]) -> Standing:
    """Return the standing of the person or bot on a chair, before their first match."""
    if chair.player is None:
        return Standing(bot=chair.bot, number=bot_number(seat, chair))
    owner = next((player for player in players if player.id == chair.player), None)
    own = None if owner is None or chair.name is not None else owner
    return Standing(
        player=chair.player,
        guest=chair.name,
        name=chair.name if own is None else own.name,
        face=chair.face or (None if own is None else own.face),
    )

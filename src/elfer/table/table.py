"""The table as a value: its players, chairs, options and match."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from elfer.engine.match import Match
from elfer.engine.seats import Seat
from elfer.table.errors import NotAllowed
from elfer.table.players_and_chairs import Chair, Player, SeatRequest, seats_of
from elfer.table.seed_commitment import Shuffle, commitment
from elfer.table.standings import RoundResult, Standing
from elfer.table.undo import TableHistory
from elfer.table.view_types import ShownShuffle, TableCard

DEFAULT_PACE = 900
"""The milliseconds that a bot takes for a move, unless the host sets another pace."""


@dataclass(frozen=True, slots=True)
class Table:
    """The immutable state of a table; each log entry leads to a new one."""

    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, Any]
    host: str
    players: tuple[Player, ...]
    secret: str
    """The secret of the next shuffle; only its hash is public until that match is over."""
    bot_seed: str
    """The seed that the bots' random numbers are derived from."""
    cuts: Mapping[str, str]
    """The cuts for the next shuffle, by player."""
    history: TableHistory | None = None
    """The current or last match, with its moves."""
    shuffle: Shuffle | None = None
    """The shuffle of that match."""
    pace: int = DEFAULT_PACE
    locked: bool = False
    seq: int = 0
    """The number of entries in the log."""
    public_seq: int = 0
    """The number of entries that everyone was told of."""
    history_seq: int = 0
    """The `public_seq` of the last new deal or undo."""
    move_seq: int = 0
    """The `public_seq` of the last start, move or undo that everyone was told of."""
    moved_at: int = 0
    """The time of that start, move or undo."""
    card_shown_at: int = 0
    """The time at which the card that players may call on now was shown."""
    card_seq: int = 0
    """The `public_seq` at which that card was shown."""
    match_number: int = 0
    seats_held: Mapping[str, tuple[Seat, ...]] = field(default_factory=dict)
    """The seats that each player has held in this match; they may have seen the cards there."""
    request: SeatRequest | None = None
    """A request to take over a seat in the middle of the match."""
    declined: tuple[str, ...] = ()
    """The players whose requests were declined in this match."""
    standings: tuple[Standing, ...] = ()
    """The running score: the finished matches of each person and bot."""
    result: RoundResult | None = None
    """The result of the last round of this match that has ended."""
    earlier: RoundResult | None = None
    """The earlier result of the same cards, if this match repeats them."""

    @property
    def match(self) -> Match | None:
        """The current or last match."""
        return None if self.history is None else self.history.match

    @property
    def playing(self) -> bool:
        """Whether a match is in progress."""
        return self.history is not None and not self.history.match.over

    def player(self, id_: str | None) -> Player | None:
        """Return the player with this id, or None if they are not at the table."""
        return next((player for player in self.players if player.id == id_), None)

    def seats_of(self, player: str | None) -> list[Seat]:
        """Return the seats of a player."""
        return seats_of(player, self.chairs)

    def seats_held_by(self, player: str) -> set[Seat]:
        """Return the seats that a player holds or has held in this match."""
        return {*self.seats_of(player), *self.seats_held.get(player, ())}

    def must_agree(self, player: str, seat: Seat) -> frozenset[str]:
        """Return the players who have to agree before a player may see the cards of a seat.

        Absent players count too, because a bot only stands in for them. Nobody has to agree between
        matches, for a seat that the player has held in this match, or if no other person plays.
        """
        if not self.playing or seat in self.seats_held.get(player, ()):
            return frozenset()
        return frozenset(c.player for c in self.chairs if c.player not in (None, player))

    def undecided(self) -> frozenset[str]:
        """Return the players who still have to answer the request for a seat, if there is one."""
        asked = self.request
        if asked is None:
            return frozenset()
        return self.must_agree(asked.player, asked.seat) - {*asked.agreed}

    def chair(self, seat: Seat) -> Chair:
        """Return the chair of a seat, or refuse a seat that does not exist."""
        if not 0 <= seat < len(self.chairs):
            raise NotAllowed(f"There is no seat {seat}; seats are 0 to {len(self.chairs) - 1}.")
        return self.chairs[seat]

    def with_chair(self, seat: Seat, chair: Chair) -> "Table":
        """Return the table with another chair at a seat."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return replace(self, chairs=chairs)

    def audience(self, *, watched: bool) -> frozenset[Seat | None]:
        """Return the seats of people, plus None if there are or have been spectators."""
        seats = {seat for seat, chair in enumerate(self.chairs) if chair.player is not None}
        seated = {chair.player for chair in self.chairs}
        watched = watched or any(player.id not in seated for player in self.players)
        return frozenset({*seats, None} if watched else seats)

    def limit_undo_for(self, people: Container[Seat | None]) -> "Table":
        """Return the table with undo blocked for moves that reveal anything to these people."""
        if self.history is None or not self.history.past:
            return self
        return replace(self, history=self.history.limit_undo_for(people))

    def can_undo(self, player: str | None) -> bool:
        """Return whether this player made the last move they know of and can undo it."""
        return self.history is not None and self.history.can_undo(self.seats_of(player))

    def has_handed_over(self, player: str | None) -> bool:
        """Return whether a player's last move passed the turn to another person on their device.

        That person must not take back a move that they have not made.
        """
        if self.history is None or not self.can_undo(player):
            return False
        turn, own = self.history.match.turn, self.seats_of(player)
        return turn in own and turn != self.history.known_to(own)[-1].seat

    def card(self) -> TableCard:
        """Return the public description of the table, for anyone with its code."""
        match = self.match
        card: TableCard = {
            "game": self.game,
            "players": len(self.chairs),
            "options": dict(self.options),
            "state": "waiting" if match is None else "over" if match.over else "playing",
            "match": self.match_number,
            "chairs": [chair.shown(self.player(chair.player)) for chair in self.chairs],
            "people": [player.shown() for player in self.players],
            "host": self.host,
            "locked": self.locked,
            "pace": self.pace,
            "commitment": commitment(self.secret),
            "cuts": sorted(self.cuts),
            "shuffle": self._show_shuffle(),
        }
        if self.request is not None:
            card["request"] = {
                "player": self.request.player,
                "seat": self.request.seat,
                "agreed": list(self.request.agreed),
                "undecided": sorted(self.undecided()),
            }
        if self.standings:
            card["standings"] = [
                standing.shown(self.player(standing.player)) for standing in self.standings
            ]
        if self.earlier is not None:
            card["earlier"] = self.earlier.shown()
        return card

    def has_same_card(self, other: "Table") -> bool:
        """Return whether two tables certainly have the same card; False means that they may differ.

        This is fast, because it compares most fields by identity.
        """
        return (
            self.chairs is other.chairs
            and self.players is other.players
            and self.options is other.options
            and self.cuts is other.cuts
            and self.secret is other.secret
            and self.shuffle is other.shuffle
            and self.request is other.request
            and self.standings is other.standings
            and self.earlier is other.earlier
            and self.playing == other.playing
            and (self.host, self.locked, self.pace, self.match_number)
            == (other.host, other.locked, other.pace, other.match_number)
        )

    def _show_shuffle(self) -> ShownShuffle | None:
        """Return the shuffle of the match; until the match is over, only the commitment."""
        if self.shuffle is None:
            return None
        if self.playing:
            return {"commitment": commitment(self.shuffle.secret)}
        return self.shuffle.shown()

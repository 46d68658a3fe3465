"""The table as a value: players, chairs, what is agreed on, and the match that is played."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from elfer.kernel.match import Match
from elfer.kernel.seats import Seat
from elfer.table.chairs import Chair, Player, held_by
from elfer.table.fair import commitment
from elfer.table.line import Line
from elfer.table.refusals import NotAllowed
from elfer.table.shown import ShownMove, ShownShuffle, TableCard

USUAL_PACE = 900
"""How many milliseconds a bot takes for a move, unless the host says otherwise."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Where a match's cards come from: the secret, and each seat's cut."""

    secret: str
    cuts: tuple[str | None, ...]
    round: int = 1
    """The round of that seed that is played as the first one; another one to play it again."""

    def shown(self) -> ShownShuffle:
        """The shuffle as a record has it once the match is over."""
        shown: ShownShuffle = {
            "commitment": commitment(self.secret),
            "secret": self.secret,
            "cuts": list(self.cuts),
        }
        if self.round != 1:
            shown["round"] = self.round
        return shown


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment; an entry of its log gives another one."""

    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, Any]
    host: str
    players: tuple[Player, ...]
    secret: str
    """What the next shuffle will be made of; only its hash is known until it is over."""
    luck: str
    """What the bots' luck is made of."""
    cuts: Mapping[str, str]
    """Cuts for the next shuffle, by player."""
    line: Line | None = None
    shuffle: Shuffle | None = None
    """Where the cards of the match come from."""
    pace: int = USUAL_PACE
    locked: bool = False
    seq: int = 0
    """How many entries the log has."""
    shown: int = 0
    """How many of them everyone was told of."""
    begun: int = 0
    """What `shown` was when the line of play was last cut: begun, or taken back."""
    moved: int = 0
    """What `shown` was when everyone was last told of a move."""
    moved_at: int = 0
    """When that was."""
    shown_at: int = 0
    """When the card was shown that may be called now."""
    card_shown: int = 0
    """What `shown` was then."""
    match_number: int = 0
    sat: Mapping[str, tuple[Seat, ...]] = field(default_factory=dict)
    """The seats that each player has held in this match, and whose cards he may have seen."""

    @property
    def match(self) -> Match | None:
        """The match that is played or was played last."""
        return None if self.line is None else self.line.match

    @property
    def playing(self) -> bool:
        """Whether a match is going on."""
        return self.line is not None and not self.line.match.over

    def player(self, id_: str | None) -> Player | None:
        """The player of that id, if at the table."""
        return next((player for player in self.players if player.id == id_), None)

    def seats_of(self, player: str | None) -> list[Seat]:
        """The seats that a player speaks for."""
        return held_by(player, self.chairs)

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat that there is, or a refusal."""
        if not 0 <= seat < len(self.chairs):
            raise NotAllowed(f"There is no seat {seat}; seats are 0 to {len(self.chairs) - 1}.")
        return self.chairs[seat]

    def with_chair(self, seat: Seat, chair: Chair) -> "Table":
        """The table with another chair at a seat."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return replace(self, chairs=chairs)

    def audience(self, *, watched: bool) -> frozenset[Seat | None]:
        """The seats of people, and None if anybody watches who holds no seat."""
        seats = {seat for seat, chair in enumerate(self.chairs) if chair.player is not None}
        seated = {chair.player for chair in self.chairs}
        watched = watched or any(player.id not in seated for player in self.players)
        return frozenset({*seats, None} if watched else seats)

    def shown_to(self, people: Container[Seat | None]) -> "Table":
        """The table once these people see it too, with less to be taken back."""
        if self.line is None or not self.line.past:
            return self
        return replace(self, line=self.line.shown_to(people))

    def may_undo(self, player: str | None) -> bool:
        """Whether the last move was this player's and has told nobody anything hidden."""
        line = self.line
        return line is not None and bool(line.past) and line.moves[-1].seat in self.seats_of(player)

    def card(self) -> TableCard:
        """What anyone who knows the table may know of it."""
        match = self.match
        names = {player.id: player.name for player in self.players}
        return {
            "game": self.game,
            "players": len(self.chairs),
            "options": dict(self.options),
            "state": "waiting" if match is None else "over" if match.over else "playing",
            "match": self.match_number,
            "chairs": [chair.shown(names.get(chair.player or "")) for chair in self.chairs],
            "people": [{"id": player.id, "name": player.name} for player in self.players],
            "host": self.host,
            "locked": self.locked,
            "pace": self.pace,
            "commitment": commitment(self.secret),
            "cuts": sorted(self.cuts),
            "shuffle": self._shuffle_shown(),
        }

    def same_card(self, other: "Table") -> bool:
        """Whether the card shows nothing else than that of another moment; may err towards no."""
        return (
            self.chairs is other.chairs
            and self.players is other.players
            and self.options is other.options
            and self.cuts is other.cuts
            and self.secret is other.secret
            and self.shuffle is other.shuffle
            and self.playing == other.playing
            and (self.host, self.locked, self.pace, self.match_number)
            == (other.host, other.locked, other.pace, other.match_number)
        )

    def _shuffle_shown(self) -> ShownShuffle | None:
        """The shuffle of the match: before its end only what was promised."""
        if self.shuffle is None:
            return None
        if self.playing:
            return {"commitment": commitment(self.shuffle.secret)}
        return self.shuffle.shown()


def shown_moves(match: Match, seat: Seat) -> list[ShownMove]:
    """A seat's moves with what each touches."""
    return [{"text": move.text, "touches": list(move.touches)} for move in match.legal(seat)]

"""Matches as values: the rounds of one game, with dealer, totals and winners."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import FrozenInstanceError, dataclass
from typing import Any, NoReturn, Self

from elfer.engine.deals import Deal, parse_deal
from elfer.engine.errors import BadDeal, BadRequest, IllegalMove, NotYourTurn
from elfer.engine.events import Event
from elfer.engine.game import AnyGame, Outcome, Setup
from elfer.engine.moves import NEXT, Move
from elfer.engine.options import Options, RoundsOptions, fill_defaults
from elfer.engine.seats import Seat, after, fewest, most
from elfer.engine.shuffle import Chance

_NEXT = (NEXT,)
OVER = "The match is over."
ROUND_OVER = "The round is over; the only move is next, which deals a new round."


@dataclass(frozen=True, slots=True)
class Plan:
    """The setup of a match: everything that the caller provides."""

    game: AnyGame
    players: int
    options: Options
    seed: str | None
    deal: Deal | None

    @property
    def rounds(self) -> int:
        """The number of rounds (G-6)."""
        return self.options.rounds if isinstance(self.options, RoundsOptions) else 1


@dataclass(frozen=True, slots=True)
class RoundStart:
    """The beginning of the current round: its setup, and the totals before it."""

    plan: Plan
    setup: Setup[Any]
    totals: tuple[int, ...] | None
    redeals: int
    """The number of times that the cards were dealt again because no seat could begin (CL-2)."""


@dataclass(slots=True, init=False)
class _Draft:
    """A match whose fields can still be assigned.

    Every move makes a new match. Assigning the fields of a draft and then changing its class takes
    a quarter of the time that a frozen dataclass takes.
    """

    game: AnyGame
    """The rules of the match."""
    round_start: RoundStart
    state: Any
    turn: Seat | None
    """The seat whose turn it is.

    None if all seats act at the same time, and once the round is over.
    """
    outcome: Outcome | None
    """The outcome of the round; None while it goes on."""


class Match(_Draft):
    """A match at one moment, as a value: making a move returns a new match."""

    __slots__ = ()

    def __new__(
        cls,
        game: AnyGame,
        round_start: RoundStart,
        state: Any,
        turn: Seat | None,
        outcome: Outcome | None,
    ) -> Self:
        """Return a match with these fields; use `new_match` to start one."""
        match: Any = _Draft()
        match.game = game
        match.round_start = round_start
        match.state = state
        match.turn = turn
        match.outcome = outcome
        match.__class__ = cls
        return match  # type: ignore[no-any-return]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"A match cannot be changed: cannot assign to {name!r}.")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"A match cannot be changed: cannot delete {name!r}.")

    def __hash__(self) -> int:
        return hash((self.round_start, self.state))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self.round_start, self.state, self.turn, self.outcome)

    @property
    def plan(self) -> Plan:
        """The setup of the match."""
        return self.round_start.plan

    @property
    def setup(self) -> Setup[Any]:
        """The setup of the current round."""
        return self.round_start.setup

    @property
    def totals(self) -> tuple[int, ...] | None:
        """The points of all rounds that have ended; None in games without points."""
        before, outcome = self.round_start.totals, self.outcome
        if before is None or outcome is None or outcome.points is None:
            return before
        return tuple(map(int.__add__, before, outcome.points))

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.round_start.plan.players

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that have a legal move."""
        return tuple(seat for seat in range(self.round_start.plan.players) if self.legal(seat))

    @property
    def over(self) -> bool:
        """Whether the last round has ended."""
        return (
            self.outcome is not None
            and self.round_start.setup.round >= self.round_start.plan.rounds
        )

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The seats with the best total (G-6), or the winners of a game without points."""
        if self.outcome is None or not self.over:
            return None
        if self.totals is None or self.round_start.plan.game.best is None:
            return self.outcome.winners
        return (fewest if self.round_start.plan.game.best == "fewest" else most)(self.totals)

    def view(self, seat: Seat | None) -> Any:
        """Return a seat's view of the round; None stands for a spectator or the referee."""
        return self.game.view(self.state, seat)

    def known_to(self, seat: Seat | None) -> "Match":
        """Return the match as a seat knows it, without the private moves of others.

        Everything that a seat sees, and every answer to it, is computed from this match.
        """
        known = self.game.known_to(self.state, seat)
        if known is self.state:
            return self
        return Match(self.game, self.round_start, known, self.turn, self.outcome)

    def legal(self, seat: Seat | None) -> Sequence[Move]:
        """Return every move that a seat may make now; None stands for the referee."""
        if self.outcome is None:
            game = self.game
            return game.legal(game.view(self.state, seat))
        return () if seat is None or self.over else _NEXT

    def push(
        self,
        seat: Seat | None,
        move: Move,
        at: float | None = None,
        told: list[Event] | None = None,
    ) -> "Match":
        """Return the match after a legal move, and add its events to `told`.

        The caller guarantees that the move is legal; `move_validation.play` checks moves from
        outside. Raise BadMove if the move does not belong to the game.
        """
        if self.outcome is not None:
            return self._next_round(move, told)
        after: Any = _Draft()
        after.game = game = self.game
        after.round_start = self.round_start
        after.state = state = game.apply(self.state, seat, move, at, told)
        after.turn = turn = game.turn(state)
        # The round is not over while it is a seat's turn.
        after.outcome = outcome = game.outcome(state) if turn is None else None
        after.__class__ = Match
        if outcome is not None and told is not None:
            told.extend(after._end_events(outcome))
        return after  # type: ignore[no-any-return]

    def _end_events(self, outcome: Outcome) -> Iterator[Event]:
        """Yield the events at the end of a round, and of the match after its last round."""
        totals, winners = self.totals, self.winners
        ended = {
            "round": self.setup.round,
            "ending": outcome.ending,
            "won": list(outcome.winners),
            "points": None if outcome.points is None else list(outcome.points),
            "totals": None if totals is None else list(totals),
        }
        yield Event("round-over", None, ended)
        if winners is not None:
            yield Event("over", None, {"winners": list(winners)})

    def _next_round(self, move: Move, told: list[Event] | None) -> "Match":
        """Return the match with the next round dealt by the next dealer (G-3)."""
        if self.over:
            raise NotYourTurn(OVER)
        if move != NEXT:
            raise IllegalMove(ROUND_OVER, "G-5", "round-over")
        plan = self.plan
        dealer = after(self.round_start.setup.dealer, plan.players, plan.game.direction)
        setup = Setup(plan.players, plan.options, self.round_start.setup.round + 1, dealer)
        state, redeals = _deal_round(plan, setup, self.state)
        if told is not None:
            dealt = {"round": setup.round, "dealer": dealer, "redeals": redeals}
            told.append(Event("deal", None, dealt))
        return _begin(RoundStart(plan, setup, self.totals, redeals), state)


def check_players(game: AnyGame, players: int) -> None:
    """Raise BadRequest if a game is not for this number of players."""
    least, most = game.least_players, game.most_players
    if not least <= players <= most:
        numbers = f"{least}" if least == most else f"{least} to {most}"
        raise BadRequest(f"{game.id} is for {numbers} players, not {players}.")


def new_match(
    game: AnyGame,
    players: int,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    deal: Mapping[str, Any] | None = None,
) -> Match:
    """Return a match before its first move, or raise Refused."""
    check_players(game, players)
    if seed is None and deal is None and game.shuffles:
        raise BadRequest("The cards cannot be dealt without a seed; give a seed or a deal.")
    if seed is not None and not _is_encodable(seed):
        raise BadRequest("The seed contains a character that UTF-8 cannot encode; choose another.")
    chosen = fill_defaults(game.options, options or {}, players)
    setup: Setup[Any] = Setup(players, chosen, 1, chosen.dealer)
    plan = Plan(game, players, chosen, seed, None)
    if seed is None:
        _check_without_seed(plan, setup)
    redeals = 0
    if deal is None:
        state, redeals = _deal_round(plan, setup, None)
    else:
        given = parse_deal(deal, game.deal_keys, game.deck(setup), players)
        fault = game.deal_fault(setup, given)
        if fault is not None:
            raise BadDeal(fault)
        plan = Plan(game, players, chosen, seed, given)
        state = game.start(setup, given, _chance(plan, setup), None)
        if state is None:
            raise BadDeal("No seat can begin with this deal; give another one.")
    totals = None if game.best is None else (0,) * players
    return _begin(RoundStart(plan, setup, totals, redeals), state)


def _begin(start: RoundStart, state: Any) -> Match:
    """Return a match at the beginning of a round."""
    game = start.plan.game
    return Match(game, start, state, game.turn(state), None)


def deal_of(match: Match) -> Deal:
    """Return the deal of the current round of a match."""
    plan, setup = match.plan, match.setup
    if plan.deal is not None and setup.round == 1:
        return plan.deal
    return _deal_cards(plan, setup, match.round_start.redeals)


def _is_encodable(text: str) -> bool:
    """Return whether UTF-8 can encode a string; it cannot encode surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _check_without_seed(plan: Plan, setup: Setup[Any]) -> None:
    """Raise BadRequest if a match without a seed may need random numbers later."""
    game = plan.game
    if plan.rounds > 1:
        raise BadRequest(
            "A second round cannot be dealt without a seed; give a seed or set rounds to 1."
        )
    if game.needs_chance or game.needs_lot(setup):
        raise BadRequest(f"{game.id} needs random numbers with these options; give a seed.")


def _chance(plan: Plan, setup: Setup[Any]) -> Chance | None:
    """Return the random numbers of a round; None if the match has no seed."""
    return None if plan.seed is None else Chance(plan.seed, setup.round)


def _deal_round(plan: Plan, setup: Setup[Any], before: Any) -> tuple[Any, int]:
    """Return a round that a seat can begin, and the number of redeals that it took."""
    game, chance = plan.game, _chance(plan, setup)
    redeals = 0
    while True:
        state = game.start(setup, _deal_cards(plan, setup, redeals), chance, before)
        if state is not None:
            return state, redeals
        redeals += 1


def _deal_cards(plan: Plan, setup: Setup[Any], redeals: int) -> Deal:
    """Return the deal of a round after a number of redeals."""
    game, chance = plan.game, _chance(plan, setup)
    cards = game.deck(setup)
    if game.shuffles and chance is not None:
        cards = chance.deal(cards, redeals)
    return game.deal(setup, cards)

"""A match: rounds of one game with dealer, totals and winners, as a value."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal, given_deal
from elfer.kernel.errors import BadDeal, BadRequest
from elfer.kernel.events import Event
from elfer.kernel.game import AnyGame, Outcome, Setup
from elfer.kernel.moves import NEXT, Move
from elfer.kernel.options import Options, RoundsOptions, filled
from elfer.kernel.seats import Seat, after
from elfer.kernel.standings import fewest, most

_NEXT = (NEXT,)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a match was set up with: everything that it will ever need from outside."""

    game: AnyGame
    players: int
    options: Options
    seed: str | None
    deal: Deal | None

    @property
    def rounds(self) -> int:
        """How many rounds are played (G-6)."""
        return self.options.rounds if isinstance(self.options, RoundsOptions) else 1


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stays as it is during a round: how it was set up, and the totals before it."""

    plan: Plan
    setup: Setup[Any]
    totals: tuple[int, ...] | None
    redeals: int
    """How often it was dealt again before somebody could begin."""


@dataclass(slots=True, init=False)
class Match:
    """A match at one moment; a move gives another match and leaves this one alone."""

    game: AnyGame
    """The rules that are played by."""
    sheet: Sheet
    state: Any
    turn: Seat | None
    """The seat whose turn it is, if it is one seat's."""
    outcome: Outcome | None
    """How the round ended, if it has."""

    @property
    def plan(self) -> Plan:
        """What the match was set up with."""
        return self.sheet.plan

    @property
    def setup(self) -> Setup[Any]:
        """What everyone knows before the round."""
        return self.sheet.setup

    @property
    def totals(self) -> tuple[int, ...] | None:
        """The points of all rounds that have ended, where points are kept."""
        before, outcome = self.sheet.totals, self.outcome
        if before is None or outcome is None or outcome.points is None:
            return before
        return tuple(map(int.__add__, before, outcome.points))

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.sheet.plan.players

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that have a legal move."""
        return tuple(seat for seat in range(self.sheet.plan.players) if self.legal(seat))

    @property
    def over(self) -> bool:
        """Whether the last round has ended."""
        return self.outcome is not None and self.sheet.setup.round >= self.sheet.plan.rounds

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Everyone with the best total (G-6), or the winners of a game without points."""
        if self.outcome is None or not self.over:
            return None
        if self.totals is None or self.sheet.plan.game.best is None:
            return self.outcome.winners
        return (fewest if self.sheet.plan.game.best == "fewest" else most)(self.totals)

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know of the round; None is a spectator and the referee."""
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat | None) -> Sequence[Move]:
        """Every move that a seat may make now; None is the referee."""
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
        """The match after a legal move, trusted; what happened is added to `told`."""
        if self.outcome is not None:
            return self._next_round(told)
        after = Match()
        after.game = game = self.game
        after.sheet = self.sheet
        after.state = state = game.apply(self.state, seat, move, at, told)
        after.turn = turn = game.turn(state)
        # While it is somebody's turn the round goes on.
        after.outcome = outcome = game.outcome(state) if turn is None else None
        if outcome is not None and told is not None:
            told.extend(after._ended(outcome))
        return after

    def _ended(self, outcome: Outcome) -> Iterator[Event]:
        """How the round ended, and the match with it if it was the last one."""
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

    def _next_round(self, told: list[Event] | None) -> "Match":
        """The next round, dealt by the next dealer (G-3)."""
        plan = self.plan
        dealer = after(self.sheet.setup.dealer, plan.players, plan.game.direction)
        setup = Setup(plan.players, plan.options, self.sheet.setup.round + 1, dealer)
        state, redeals = _dealt(plan, setup, self.state)
        if told is not None:
            dealt = {"round": setup.round, "dealer": dealer, "redeals": redeals}
            told.append(Event("deal", None, dealt))
        return _begun(Sheet(plan, setup, self.totals, redeals), state)


def check_players(game: AnyGame, players: int) -> None:
    """Refuses a number of players that a game is not for."""
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
    """A match before its first move, or a refusal; everything from outside is checked here."""
    check_players(game, players)
    if seed is None and deal is None and game.shuffles:
        raise BadRequest("Without a seed nothing can be dealt; give a seed or a deal.")
    if seed is not None and not _encodable(seed):
        raise BadRequest("The seed has a character that UTF-8 cannot encode.")
    chosen = filled(game.options, options or {}, players)
    setup: Setup[Any] = Setup(players, chosen, 1, chosen.dealer)
    plan = Plan(game, players, chosen, seed, None)
    if seed is None:
        _check_without_seed(plan, setup)
    redeals = 0
    if deal is None:
        state, redeals = _dealt(plan, setup, None)
    else:
        given = given_deal(deal, game.deal_keys, game.deck(setup), players)
        fault = game.deal_fault(setup, given)
        if fault is not None:
            raise BadDeal(fault)
        plan = Plan(game, players, chosen, seed, given)
        state = game.start(setup, given, _chance(plan, setup), None)
        if state is None:
            raise BadDeal("With this deal nobody could begin; give one in which somebody can.")
    totals = None if game.best is None else (0,) * players
    return _begun(Sheet(plan, setup, totals, redeals), state)


def _begun(sheet: Sheet, state: Any) -> Match:
    """A match at the beginning of a round."""
    match = Match()
    match.game = sheet.plan.game
    match.sheet = sheet
    match.state = state
    match.turn = match.game.turn(state)
    match.outcome = None
    return match


def deal_of(match: Match) -> Deal:
    """The cards with which the current round of a match began."""
    plan, setup = match.plan, match.setup
    if plan.deal is not None and setup.round == 1:
        return plan.deal
    return _attempt(plan, setup, match.sheet.redeals)


def _encodable(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _check_without_seed(plan: Plan, setup: Setup[Any]) -> None:
    """Whatever may need chance later is refused now."""
    game = plan.game
    if plan.rounds > 1:
        raise BadRequest("Without a seed no further round can be dealt; give a seed or 1 round.")
    if game.needs_chance or game.needs_lot(setup):
        raise BadRequest(f"{game.id} needs chance with these options; give a seed.")


def _chance(plan: Plan, setup: Setup[Any]) -> Chance | None:
    return None if plan.seed is None else Chance(plan.seed, setup.round)


def _dealt(plan: Plan, setup: Setup[Any], before: Any) -> tuple[Any, int]:
    """A round that somebody can begin, and how often it had to be dealt again for that."""
    game, chance = plan.game, _chance(plan, setup)
    redeals = 0
    while True:
        state = game.start(setup, _attempt(plan, setup, redeals), chance, before)
        if state is not None:
            return state, redeals
        redeals += 1


def _attempt(plan: Plan, setup: Setup[Any], redeals: int) -> Deal:
    """The deal of a round after so many redeals."""
    game, chance = plan.game, _chance(plan, setup)
    cards = game.deck(setup)
    if game.shuffles and chance is not None:
        cards = chance.deal(cards, redeals)
    return game.deal(setup, cards)

"""A match: rounds of one game with dealer, totals and winners, as a value."""

from collections.abc import Mapping, Sequence
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

_NEXT = (NEXT,)
_blank = object.__new__


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


@dataclass(slots=True)
class Match:
    """A match at one moment; a move gives another match and leaves this one alone."""

    plan: Plan
    setup: Setup[Any]
    state: Any
    outcome: Outcome | None
    totals: tuple[int, ...] | None

    @property
    def game(self) -> AnyGame:
        """The rules that are played by."""
        return self.plan.game

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.plan.players

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is, if it is one seat's."""
        return None if self.outcome is not None else self.plan.game.turn(self.state)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that have a legal move."""
        return tuple(seat for seat in range(self.plan.players) if self.legal(seat))

    @property
    def over(self) -> bool:
        """Whether the last round has ended."""
        return self.outcome is not None and self.setup.round >= self.plan.rounds

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Everyone with the best total (G-6), or the winners of a game without points."""
        if self.outcome is None or not self.over:
            return None
        if self.totals is None or self.plan.game.best is None:
            return self.outcome.winners
        best = (min if self.plan.game.best == "fewest" else max)(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know of the round; None is a spectator and the referee."""
        return self.plan.game.view(self.state, seat)

    def legal(self, seat: Seat | None) -> Sequence[Move]:
        """Every move that a seat may make now; None is the referee."""
        if self.outcome is None:
            game = self.plan.game
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
        game = self.plan.game
        state = game.apply(self.state, seat, move, at, told)
        outcome = game.outcome(state)
        after = _blank(Match)
        after.plan = self.plan
        after.setup = self.setup
        after.state = state
        after.outcome = outcome
        after.totals = self.totals
        if outcome is not None:
            after._close_round(outcome, told)
        return after

    def _close_round(self, outcome: Outcome, told: list[Event] | None) -> None:
        """Add the points to the totals and say how the round ended."""
        if self.totals is not None and outcome.points is not None:
            self.totals = tuple(map(int.__add__, self.totals, outcome.points))
        if told is None:
            return
        ended = {
            "round": self.setup.round,
            "ending": outcome.ending,
            "won": list(outcome.winners),
            "points": None if outcome.points is None else list(outcome.points),
            "totals": None if self.totals is None else list(self.totals),
        }
        told.append(Event("round-over", None, ended))
        if self.winners is not None:
            told.append(Event("over", None, {"winners": list(self.winners)}))

    def _next_round(self, told: list[Event] | None) -> "Match":
        """The next round, dealt by the next dealer (G-3)."""
        plan = self.plan
        dealer = after(self.setup.dealer, plan.players, plan.game.direction)
        setup = Setup(plan.players, plan.options, self.setup.round + 1, dealer)
        state, redeals = _dealt(plan, setup, self.state)
        if told is not None:
            dealt = {"round": setup.round, "dealer": dealer, "redeals": redeals}
            told.append(Event("deal", None, dealt))
        return Match(plan, setup, state, None, self.totals)


def new_match(
    game: AnyGame,
    players: int,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    deal: Mapping[str, Any] | None = None,
) -> Match:
    """A match before its first move, or a refusal; everything from outside is checked here."""
    if not game.least_players <= players <= game.most_players:
        raise BadRequest(
            f"{game.id} is for {game.least_players} to {game.most_players} players, not {players}."
        )
    if seed is None and deal is None and game.shuffles:
        raise BadRequest("Without a seed nothing can be dealt; give a seed or a deal.")
    if seed is not None and not _encodable(seed):
        raise BadRequest("The seed has a character that UTF-8 cannot encode.")
    chosen = filled(game.options, options or {}, players)
    setup: Setup[Any] = Setup(players, chosen, 1, chosen.dealer)
    plan = Plan(game, players, chosen, seed, None)
    if seed is None:
        _check_without_seed(plan, setup)
    if deal is None:
        state, _ = _dealt(plan, setup, None)
    else:
        given = given_deal(deal, game.deal_keys, game.deck(setup), players)
        fault = game.deal_fault(setup, given)
        if fault is not None:
            raise BadDeal(fault)
        plan = Plan(game, players, chosen, seed, given)
        state = game.start(setup, given, _chance(plan, setup), None)
        if state is None:
            raise BadDeal("With this deal nobody could begin; give one in which somebody can.")
    return Match(plan, setup, state, None, None if game.best is None else (0,) * players)


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
        cards = game.deck(setup)
        if game.shuffles and chance is not None:
            cards = chance.deal(cards, redeals)
        state = game.start(setup, game.deal(setup, cards), chance, before)
        if state is not None:
            return state, redeals
        redeals += 1

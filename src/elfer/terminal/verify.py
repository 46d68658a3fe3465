"""Whether a record can be played, what came of it, and where its cards come from."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import Any

from elfer.kernel.chance import Chance
from elfer.kernel.deal import Deal
from elfer.kernel.game import Setup
from elfer.kernel.match import Match, Plan, new_match
from elfer.kernel.options import shown
from elfer.kernel.seats import Seat
from elfer.records.record import play_recorded, read_record
from elfer.terminal.phrases import many, names_of
from elfer.terminal.promise import Promise, promise_of


class Shuffle(Enum):
    """Where the cards of the first round come from, in words."""

    SEED = "The cards of the first round were dealt from the seed."
    SAME = "The given deal is the seed's own: it was dealt from the seed."
    OTHER = "The given deal is NOT the seed's own: the first round was not dealt from the seed."
    HAND = "The cards of the first round were given by hand: no seed vouches for them."
    NONE = "Nothing is shuffled in this game."


@dataclass(frozen=True, slots=True)
class Finding:
    """What a record holds, once it has been played through."""

    game: str
    players: int
    rounds: int
    """Those that are over."""
    of_rounds: int
    moves: int
    over: bool
    turn: Seat | None
    winners: tuple[Seat, ...] | None
    totals: tuple[int, ...] | None
    shuffle: Shuffle
    promise: Promise | None
    """What the record says of how the shuffle was promised."""
    fault: str | None
    """What does not fit in it."""

    @property
    def kept(self) -> bool:
        """Whether nothing that was promised is broken."""
        return self.fault is None


def verified(record: Any) -> Finding:
    """A record played through, or a refusal that says where it cannot be played."""
    played, moves = read_record(record)
    plan = played.match.plan
    promise = promise_of(record, plan.players)
    shuffle = _shuffle(played.match, 1 if promise is None else promise.round)
    fault = None if promise is None else promise.fault(plan.seed)
    if promise is not None and shuffle is Shuffle.OTHER:
        fault = fault or "The cards are NOT those that the seed deals."
    for index in range(len(moves)):
        play_recorded(played, moves, index)
    match = played.match
    return Finding(
        game=match.game.name,
        players=match.players,
        rounds=match.setup.round - (match.outcome is None),
        of_rounds=match.plan.rounds,
        moves=len(moves),
        over=match.over,
        turn=match.turn,
        winners=match.winners,
        totals=match.totals,
        shuffle=shuffle,
        promise=promise,
        fault=fault,
    )


def in_words(finding: Finding) -> list[str]:
    """A finding in a few lines."""
    lines = [
        f"{finding.game}, {finding.players} players: a record that can be played.",
        f"{finding.rounds} of {many(finding.of_rounds, 'round', 'rounds')} played, "
        f"{many(finding.moves, 'move', 'moves')}; {_standing(finding)}",
    ]
    if finding.totals is not None:
        totals = (f"seat {seat} {total}" for seat, total in enumerate(finding.totals))
        lines.append(f"Totals: {', '.join(totals)}.")
    return [*lines, finding.shuffle.value, *_promised(finding)]


def _promised(finding: Finding) -> Iterator[str]:
    """Whether the shuffle was the promised one, if one was."""
    promise = finding.promise
    if promise is None:
        return
    yield f"It was promised by the SHA-256 {promise.commitment}."
    cuts = many(sum(cut is not None for cut in promise.cuts), "cut", "cuts")
    yield finding.fault or f"The secret fits it, and the seed is made of the secret and {cuts}."


def _standing(finding: Finding) -> str:
    if finding.over:
        return f"it is over and {names_of(finding.winners or (), None).lower()} won."
    round_on = f"round {finding.rounds + 1}"
    if finding.turn is None:
        return f"it is not over: {round_on} comes next."
    return f"it is not over: in {round_on} it is seat {finding.turn}'s turn."


def _shuffle(start: Match, round_: int) -> Shuffle:
    """Where the cards come from, found by dealing once more."""
    plan = start.plan
    if not plan.game.shuffles:
        return Shuffle.NONE
    if plan.deal is None and round_ == 1:
        return Shuffle.SEED
    if plan.seed is None:
        return Shuffle.HAND
    deal = _dealt(plan, plan.seed, round_).shown()
    own = new_match(plan.game, plan.players, shown(plan.options), plan.seed, deal)
    same = plan.game.truth(own.state) == plan.game.truth(start.state)
    return Shuffle.SAME if same else Shuffle.OTHER


def _dealt(plan: Plan, seed: str, round_: int) -> Deal:
    """The cards of a round as a seed deals them, again until somebody can begin."""
    game, chance = plan.game, Chance(seed, round_)
    setup: Setup[Any] = Setup(plan.players, plan.options, round_, plan.options.dealer)
    deals = (game.deal(setup, chance.deal(game.deck(setup), attempt)) for attempt in count())
    return next(deal for deal in deals if game.start(setup, deal, chance, None) is not None)

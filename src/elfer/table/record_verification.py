"""Checking a record: replaying its moves, and comparing its cards with the commitment."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import Any

from elfer.engine.deals import Deal
from elfer.engine.errors import BadRecord, quoted
from elfer.engine.game import Setup
from elfer.engine.match import Match, Plan, new_match
from elfer.engine.options import is_whole, shown
from elfer.engine.seats import Seat
from elfer.engine.shuffle import Chance
from elfer.notation.records import play_recorded_move, read_record
from elfer.table import seed_commitment


class Shuffle(Enum):
    """Where the cards of the first round come from, as a sentence."""

    SEED = "The cards of the first round were dealt from the seed."
    SAME = "The deal in the record is the one that the seed gives."
    OTHER = "The deal in the record is NOT the one that the seed gives."
    HAND = "The cards of the first round were set by hand; no seed can confirm them."
    NONE = "This game is not shuffled."


@dataclass(frozen=True, slots=True)
class SeedCommitment:
    """The commitment of a record: the published hash, the secret, and the cut of each seat."""

    sha256: str
    secret: str
    cuts: tuple[str | None, ...]
    round: int = 1
    """The round number that, together with the seed, gives the first deal of the record."""

    def fault(self, seed: str | None) -> str | None:
        """Return a sentence about how the commitment is broken; None if it holds."""
        if seed_commitment.commitment(self.secret) != self.sha256:
            return "The secret does NOT match the commitment: its SHA-256 differs."
        if seed_commitment.seed_of(self.secret, self.cuts) != seed:
            return "The seed does NOT match the secret and the cuts."
        return None


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of replaying a record."""

    game: str
    players: int
    rounds: int
    """The number of finished rounds."""
    of_rounds: int
    moves: int
    over: bool
    turn: Seat | None
    winners: tuple[Seat, ...] | None
    totals: tuple[int, ...] | None
    shuffle: Shuffle
    commitment: SeedCommitment | None
    """The commitment to the shuffle, if the record has one."""
    fault: str | None
    """A sentence about a broken commitment."""

    @property
    def holds(self) -> bool:
        """Whether the shuffle matches its commitment."""
        return self.fault is None


def verify_record(record: Any) -> Finding:
    """Replay a record; raise Refused at the first move that cannot be played."""
    match, moves = read_record(record)
    plan = match.plan
    made = read_commitment(record, plan.players)
    shuffle = _find_origin(match, 1 if made is None else made.round)
    fault = None if made is None else made.fault(plan.seed)
    if made is not None and shuffle is Shuffle.OTHER:
        fault = fault or "The cards are NOT those that the seed gives."
    for index in range(len(moves)):
        match = play_recorded_move(match, moves, index).match
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
        commitment=made,
        fault=fault,
    )


def _find_origin(start: Match, round_: int) -> Shuffle:
    """Deal again to find out where the cards come from."""
    plan = start.plan
    if not plan.game.shuffles:
        return Shuffle.NONE
    if plan.deal is None and round_ == 1:
        return Shuffle.SEED
    if plan.seed is None:
        return Shuffle.HAND
    deal = _deal_round(plan, plan.seed, round_).shown()
    own = new_match(plan.game, plan.players, shown(plan.options), plan.seed, deal)
    same = plan.game.truth(own.state) == plan.game.truth(start.state)
    return Shuffle.SAME if same else Shuffle.OTHER


def _deal_round(plan: Plan, seed: str, round_: int) -> Deal:
    """Return the cards that a seed gives for a round, with redeals until a seat can begin."""
    game, chance = plan.game, Chance(seed, round_)
    setup: Setup[Any] = Setup(plan.players, plan.options, round_, plan.options.dealer)
    deals = (game.deal(setup, chance.deal(game.deck(setup), attempt)) for attempt in count())
    return next(deal for deal in deals if game.start(setup, deal, chance, None) is not None)


def read_commitment(record: Mapping[str, Any], players: int) -> SeedCommitment | None:
    """Return the commitment of a record, or None; raise BadRecord if it is malformed."""
    given = record.get("shuffle")
    if given is None:
        return None
    if not isinstance(given, dict):
        raise BadRecord(f"In a record, shuffle must be an object, not {quoted(given)}.")
    cuts, round_ = given.get("cuts"), given.get("round", 1)
    if not isinstance(cuts, list) or len(cuts) != players:
        raise BadRecord(
            f"In a shuffle, cuts must be a list of {players} items, a string or null for each seat."
        )
    if not is_whole(round_) or round_ < 1:
        raise BadRecord(f"In a shuffle, round must be a positive integer, not {quoted(round_)}.")
    return SeedCommitment(
        _read_text(given, "commitment"),
        _read_text(given, "secret"),
        tuple(None if cut is None else _check_ascii("a cut", cut) for cut in cuts),
        round_,
    )


def _read_text(given: Mapping[str, Any], key: str) -> str:
    return _check_ascii(key, given.get(key))


def _check_ascii(what: str, value: Any) -> str:
    if not isinstance(value, str) or not value.isascii():
        raise BadRecord(f"In a shuffle, {what} must be ASCII text, not {quoted(value)}.")
    return value

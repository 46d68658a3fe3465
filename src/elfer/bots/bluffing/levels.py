"""Parameters of each level: its memory, its attention and its daring."""

from dataclasses import dataclass, replace
from enum import IntEnum

NEVER = 1_000_000
"""A number of questions that no match ever reaches."""


class Recall(IntEnum):
    """How much a bot remembers."""

    HAND = 0
    PILE = 1
    """Also its own cards in the pile."""
    ALL = 2
    """Every card that it has seen."""
    SAID = 3
    """Also every claim and pass."""


@dataclass(frozen=True, kw_only=True)
class Habits:
    """Parameters of a bot that does not weigh the consequences of its moves."""

    overlooks: float = 0.0
    """How often it overlooks a true card in its own hand."""
    whim: float = 0.0
    """How often it questions a claim for no reason."""
    suspects: float = 1.0
    """The lowest probability of a lie that makes it suspicious."""
    acts: float = 1.0
    """How often it questions a suspicious claim."""
    blind: float = 0.0
    """How often it fails to see that its own cards make a claim impossible."""
    checks: float = 1.0
    """Like `suspects`, but for a last card."""
    bluffs: float = 0.0
    """How often it bluffs when it may pass."""
    small: int = 2
    """The largest pile on which it bluffs when it may pass."""
    slips: float = 0.0
    """How often it slips a card into a very small pile."""
    plans: bool = False
    """Whether it lies with a card whose number is due late; if not, it picks a random card."""


@dataclass(frozen=True, kw_only=True)
class Weights:
    """Parameters of a bot that weighs the consequences of each move."""

    length: float = 5.0
    """The number of extra cards that reduces the chance of winning to about a third."""
    restarts: float = 0.2
    """The probability that the count restarts on a given turn."""
    keep: float = 0.4
    """The value, in cards, of keeping a card that is certain to be true later."""
    spares: float = 0.1
    """The probability that a seat lies although it has a true card."""
    dares: tuple[float, ...] = (0.15,) * 7
    """The probability that a player who may pass bluffs, by the number of players."""
    feared: tuple[float, ...] = (0.15,) * 7
    """The others' estimate of the probability that the bot bluffs, by the number of players."""
    rash: float = 0.03
    """The probability that another player questions a claim although it does not pay."""
    slow: float = 0.1
    """The probability that another player does not question a claim although it pays."""
    temper: float = 0.5
    """How much the others' judgement of a gain varies, in cards."""
    watched: float = 0.4
    """The probability that a given opponent notices a slipped card."""
    sure: float = 0.0
    """The lowest probability of a lie at which it questions a claim while the others rarely do."""
    suspicious_after: int = NEVER
    """The number of questions by others after which it questions every claim that pays."""
    mixes: float = 0.0
    """How much worse, in cards, a move may look and still be played sometimes."""
    again: float = 0.5
    """The factor on the chance that a seat has a number that it claims repeatedly.

    Only claims since the seat last took a pile count.
    """
    passed: float = 0.2
    """The factor on the chance that a seat has a number on which it passed.

    Only passes since the seat last took a pile count.
    """
    repute: float = 0.0
    """The weight of the lies and truths uncovered so far; 0 ignores them."""


@dataclass(frozen=True)
class Profile:
    """A level: its memory, its attention and its policies."""

    recall: Recall
    attention: float
    """The probability that it notices a slipped card."""
    forced: Habits | Weights
    """The policy for games in which everyone must lay."""
    free: Habits | Weights
    """The policy for games in which everyone may pass."""


TRUSTED = Weights(spares=0.0, rash=0.0, slow=0.9, sure=0.75)
"""Weights for games in which everyone must lay.

Most lies go unquestioned there, so fear of questions costs more than the questions themselves.
Taking a pile practically loses the game, so only a very likely lie is worth a question.
"""
PROFILES = {
    "child": Profile(
        Recall.HAND,
        0.04,
        Habits(overlooks=0.08, whim=0.02, blind=0.5, checks=0.95, slips=0.05),
        Habits(overlooks=0.02, whim=0.0005, blind=0.5, checks=0.8, bluffs=0.04, small=20),
    ),
    "easy": Profile(
        Recall.HAND,
        0.12,
        Habits(overlooks=0.03, blind=0.1, checks=0.7, slips=0.03),
        Habits(blind=0.1, checks=0.5, bluffs=0.15, small=8),
    ),
    "medium": Profile(
        Recall.PILE,
        0.3,
        Habits(suspects=0.8, acts=0.7, checks=0.2, slips=0.02, plans=True),
        Habits(suspects=0.95, acts=0.7, checks=0.4, bluffs=0.45, small=5, plans=True),
    ),
    "hard": Profile(Recall.ALL, 0.6, TRUSTED, Weights(spares=0.03, rash=0.02)),
    "expert": Profile(
        Recall.SAID,
        0.85,
        replace(TRUSTED, keep=0.5, restarts=0.35, mixes=0.1, suspicious_after=2),
        Weights(
            length=6.0,
            restarts=0.22,
            keep=1.5,
            spares=0.0,
            dares=(0.0, 0.0, 0.2, 0.5, 0.5, 0.2, 0.2),
            feared=(0.0, 0.0, 0.24, 0.13, 0.085, 0.06, 0.046),
            rash=0.02,
            slow=0.2,
            temper=0.44,
            mixes=0.1,
            repute=0.7,
        ),
    ),
}
"""The profiles by level.

The habits were tuned by hand until each level beat the one below it. The weights were varied one by
one and tested against the level below; those of `expert` in games with passing were also varied at
random. The winners were then measured on other deals. With its `keep`, `expert` beats a player who
holds true cards back longer than `hard` does. This is not an equilibrium: a player who holds them
back even longer beats it.
"""

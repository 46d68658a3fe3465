"""What each level bears in mind, notices and dares."""

from dataclasses import dataclass, replace

from elfer.bots.bluffing.suspicion import Recall

NEVER = 1_000_000
"""So many questions are not asked in any match."""


@dataclass(frozen=True, kw_only=True)
class Habits:
    """How those play who follow their first idea."""

    overlooks: float = 0.0
    """How often it does not find the true card in its own hand."""
    whim: float = 0.0
    """How often it questions for no reason."""
    suspects: float = 1.0
    """From which chance that the card was not there it becomes suspicious."""
    acts: float = 1.0
    """How often it questions what is suspicious."""
    blind: float = 0.0
    """How often it does not see that a claim is impossible by its own cards."""
    checks: float = 1.0
    """The same chance for a last card."""
    bluffs: float = 0.0
    """How often it bluffs where it might pass."""
    small: int = 2
    """On how many cards at most it bluffs where it might pass."""
    slips: float = 0.0
    """How often it slips in a card on a pile that is hardly begun."""
    plans: bool = False
    """Whether it lies with a number that will be asked for late, rather than with any card."""


@dataclass(frozen=True, kw_only=True)
class Weights:
    """How those play who weigh what may come of each move."""

    length: float = 5.0
    """By how many cards more the chance to win falls to about a third."""
    restarts: float = 0.2
    """How likely the count starts again with any turn."""
    keep: float = 0.4
    """What a card is worth for later that will surely be true, in cards."""
    spares: float = 0.1
    """How likely somebody lies although he has a true card."""
    dares: tuple[float, ...] = (0.15,) * 7
    """How likely somebody bluffs who might pass, by the number of players."""
    feared: tuple[float, ...] = (0.15,) * 7
    """How likely the others think that of it, by the number of players."""
    rash: float = 0.03
    """How likely each of those who may question does so although it does not pay."""
    slow: float = 0.1
    """How likely each of them does not although it pays."""
    temper: float = 0.5
    """How much, in cards, they see differently what pays."""
    watched: float = 0.4
    """How likely each of the others sees that a card was slipped in."""
    sure: float = 0.0
    """From which chance of a lie on it questions at all, while the others hardly ever do."""
    wakes: int = NEVER
    """After how many questions of others it takes them for people who count, and does so too."""
    mixes: float = 0.0
    """How much worse a move may seem and still be played at times, in cards."""
    again: float = 0.5
    """What is left of the chance to have a number that was claimed before from the same cards."""
    passed: float = 0.2
    """What is left of it if it was passed on with the same cards."""
    repute: float = 0.0
    """How much the lies and truths count that were found; 0 is not at all."""


@dataclass(frozen=True)
class Character:
    """A level: what it sees, and how it decides."""

    recall: Recall
    attention: float
    """How likely it sees that a card was slipped in."""
    forced: Habits | Weights
    """How it plays where everyone must lay."""
    free: Habits | Weights
    """How it plays where everyone may pass."""


TRUSTED = Weights(spares=0.0, rash=0.0, slow=0.9, sure=0.75)
"""Where everyone must lay, most lies pass: to be afraid of questions costs more than they do.

Among people who just lay, whoever takes a pile has lost: what seems to pay by the race is too bold.
"""
CHARACTERS = {
    "child": Character(
        Recall.HAND,
        0.04,
        Habits(overlooks=0.08, whim=0.02, blind=0.5, checks=0.95, slips=0.05),
        Habits(overlooks=0.02, whim=0.0005, blind=0.5, checks=0.8, bluffs=0.04, small=20),
    ),
    "easy": Character(
        Recall.HAND,
        0.12,
        Habits(overlooks=0.03, blind=0.1, checks=0.7, slips=0.03),
        Habits(blind=0.1, checks=0.5, bluffs=0.15, small=8),
    ),
    "medium": Character(
        Recall.PILE,
        0.3,
        Habits(suspects=0.8, acts=0.7, checks=0.2, slips=0.02, plans=True),
        Habits(suspects=0.95, acts=0.7, checks=0.4, bluffs=0.45, small=5, plans=True),
    ),
    "hard": Character(Recall.ALL, 0.6, TRUSTED, Weights(spares=0.03, rash=0.02)),
    "expert": Character(
        Recall.SAID,
        0.85,
        replace(TRUSTED, keep=0.5, restarts=0.35, mixes=0.1, wakes=2),
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
"""By level.

Habits were set by hand until each level beat the one before. Weights were varied one by one, and
for the last level where one may pass at random, too, against the level before; what had won was
then measured on other deals. `keep` of the last level answers a player who waits more: it is not
a balance, who waits still longer wins against it.
"""

"""The guesser's mind: which level thinks of what."""

from collections.abc import Callable
from random import Random

from elfer.bots.guessing.answer import Field
from elfer.bots.guessing.belief import TRUSTING, WARY
from elfer.bots.guessing.foresight import ROOM, Trick
from elfer.bots.guessing.question import MEAN, Question, question_of
from elfer.bots.guessing.sums import fresh_sums, fresh_values, middle, sums, unseen_values
from elfer.bots.guessing.why import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.games.ratefix import GUESSES

COPIES = {"child": (0.0, 0.0, 0.35, 0.6, 0.8), "easy": (0.0, 0.0, 0.6, 0.9, 0.95)}
"""How often the last beginner says one more or less than another, by the number of players."""
FAR_OFF = {"child": 2.5, "easy": 1.5}
"""How far off a beginner's feeling for the unknown cards is."""
BLIND_FAR_OFF = {"child": 1.1, "easy": 0.7}
"""The same where nobody has looked."""
BLIND_COPIES = {"child": 0.8, "easy": 0.9}
"""How often the second of two then says one more or less than the first."""
REPEATS = (0.0, 0.0, 0.0, 0.3, 0.4, 0.45, 0.5)
"""How often a child then says just what was said before, by the number of players."""
PAIR = 2
SHOWS = 0.5
"""How much of its own card a player who holds back lets show."""
WIDTH = 3
"""How many numbers for each player are considered on either side of what is to be expected."""


def guessing(situation: Situation, level: str, rng: Random) -> Thought:
    """What a guesser of that level says."""
    question = question_of(situation)
    if level in COPIES:
        number, why = _felt(question, level, rng)
    else:
        number, why = _WAYS[level](question)
    number = question.nearest(number)
    return Thought(GUESSES[number], (Reason(why, {"guess": number}),))


def _felt(question: Question, level: str, rng: Random) -> tuple[float, Why]:
    """One more or less than another, or the own card and a feeling for the others."""
    said, own = question.said, question.own
    expected = own + MEAN * question.hidden
    if not question.looks:
        return _felt_blindly(question, level, rng)
    if question.last and rng.random() < COPIES[level][question.players]:
        # A child copies whoever spoke before it; others look for the guess that seems best.
        copied = said[-1] if level == "child" else min(said, key=lambda n: abs(n - expected))
        return copied + (1 if own > MEAN else -1), Why.COPIES
    return expected + rng.gauss(0, FAR_OFF[level]), Why.OWN_CARD


def _felt_blindly(question: Question, level: str, rng: Random) -> tuple[float, Why]:
    """The usual sum by a feeling, or something like what was said before."""
    said, expected = question.said, MEAN * question.hidden
    if said and question.players == PAIR and rng.random() < BLIND_COPIES[level]:
        # A child says one more or one less, as it comes; others mind on which side more sums are.
        steps = (-1, 1) if level == "child" else (1 if said[-1] < expected else -1,)
        return said[-1] + rng.choice(steps), Why.COPIES
    number = expected + rng.gauss(0, BLIND_FAR_OFF[level])
    if level != "child":
        return _nearest_free(question, number), Why.FEELING
    if said and rng.random() < REPEATS[question.players]:
        return said[-1], Why.REPEATS
    return number, Why.FEELING


def _plain(question: Question) -> tuple[float, Why]:
    """The own card and the usual for the others; the last one listens and answers."""
    if question.last or (question.said and not question.looks):
        values = fresh_values(tuple(question.view.colours))
        trick = Trick(values, question.players, TRUSTING, looks=question.looks)
        return _best_answer(question, trick, 1 if question.last else ROOM)
    expected = question.own + MEAN * question.hidden
    number = _nearest_free(question, expected)
    return number, Why.OWN_CARD if question.looks else Why.MIDDLE


def _nearest_free(question: Question, expected: float) -> int:
    """The number nearest to what is expected that nobody has said, as a tie wins nothing."""
    free = [number for number in question.numbers if number not in question.said]
    return min(free, key=lambda number: abs(number - expected))


def _held_back(question: Question) -> tuple[float, Why]:
    """Shows half of its card if it is the first, else answers; it has counted the points."""
    unseen = unseen_values(question.view)
    mean = sum(unseen) / len(unseen)
    if not question.said:
        shown = SHOWS * (question.own - mean) if question.looks else 0
        return mean * question.players + shown, Why.HIDES if question.looks else Why.MIDDLE
    if question.looks:
        return _best_answer(question, Trick(unseen, question.players, TRUSTING, looks=True))
    shift = round((mean - MEAN) * question.players)
    field = Field(
        fresh_sums(tuple(question.view.colours), question.players),
        [guess - shift for guess in question.said],
    )
    numbers = question.with_room(1 if question.last else ROOM)
    _, number = field.best([number - shift for number in numbers], 1 / question.players)
    return number + shift, Why.BEST_ANSWER


def _foreseen(question: Question) -> tuple[float, Why]:
    """The exact chances, wary of every guess before, and what the later ones will answer."""
    view, players = question.view, question.players
    trick = Trick(unseen_values(view), players, WARY, looks=question.looks)
    if question.last:
        return _best_answer(question, trick)
    if question.looks and players == PAIR:  # a guess that has nothing to do with the own card
        return middle(sums(unseen_values(view, without_own=False), players)), Why.HIDES
    centre = question.own + middle(trick.others(question.said))
    around = range(centre - WIDTH * players, centre + WIDTH * players + 1)
    sensible = [number for number in around if number in question.numbers]
    best = max(sensible, key=lambda n: trick.hope(n, question.said, question.own))
    return best, Why.FORESEES


def _best_answer(question: Question, trick: Trick, room: int = 1) -> tuple[float, Why]:
    """Where most sums are nearer, so far from all others at least."""
    said, own = question.said, question.own
    field = Field(trick.others(said), [guess - own for guess in said])
    numbers = [number - own for number in question.with_room(room)]
    _, number = field.best(numbers, 1 / question.players)
    return number + question.own, Why.LISTENS if question.looks else Why.BEST_ANSWER


_WAYS: dict[str, Callable[[Question], tuple[float, Why]]] = {
    "medium": _plain,
    "hard": _held_back,
    "expert": _foreseen,
}

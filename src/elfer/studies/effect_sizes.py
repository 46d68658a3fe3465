"""Effect sizes: shares of wins as steps on a scale, and in words."""

from elfer.studies.formatting import format_count
from elfer.studies.results import Share

SKILL_STEPS = (0.05, 0.2, 0.4, 0.6)
"""The lower bounds of the steps, from the fair share (0) to winning every game (1)."""
SKILL_WORDS = (
    "mostly luck",
    "more luck than skill",
    "luck and skill",
    "more skill than luck",
    "mostly skill",
)

SLIGHT, CLEAR = 0.02, 0.15
"""The relative differences up to which a share is fair, and from which an effect is clear."""
START_WORDS = {
    -2: "the starting player wins clearly less often",
    -1: "the starting player wins a little less often",
    0: f"the starting player wins as often as the others, give or take {100 * SLIGHT:.0f} %",
    1: "the starting player wins a little more often",
    2: "the starting player wins clearly more often",
}


def skill_step(share: Share) -> int:
    """Return the skill from 0 (mostly luck) to 4 (mostly skill), given the better bot's share."""
    gain = _relative_gain(share.value, share.fair) if share.unfair else 0.0
    return sum(gain >= step for step in SKILL_STEPS)


def is_skill_shown(share: Share) -> bool:
    """Return whether there were enough games to determine the step, including “mostly luck”."""
    return bool(skill_step(share)) or _relative_gain(share.high, share.fair) < SKILL_STEPS[0]


def start_step(share: Share) -> int:
    """Return the effect of going first from -2 to 2; 0 is fair."""
    if not share.unfair or _is_nearly_fair(share):
        return 0
    # A clear effect must be clear at both ends of its interval.
    more = share.value > share.fair
    margin = abs((share.low if more else share.high) / share.fair - 1)
    size = 2 if margin >= CLEAR else 1
    return size if more else -size


def is_start_shown(share: Share) -> bool:
    """Return whether there were enough games to determine the step, including a fair start."""
    return share.unfair or _is_nearly_fair(share)


def describe_skill(step: int, games: int | None, *, shown: bool, worse: bool) -> str:
    """Return the measured amount of skill in words."""
    if worse:
        return "the better bot won less than its fair share"
    return SKILL_WORDS[step] if shown else f"no skill was shown{_format_games(games)}"


def describe_start(step: int, games: int | None, *, shown: bool) -> str:
    """Return the measured effect of going first in words."""
    if shown:
        return START_WORDS[step]
    return f"no effect of going first was shown{_format_games(games)}"


def _format_games(games: int | None) -> str:
    return "" if games is None else f" with {format_count(games, 'game')}"


def _relative_gain(value: float, fair: float) -> float:
    """Return the position of a share between the fair share (0) and winning every game (1)."""
    return (value - fair) / (1 - fair)


def _is_nearly_fair(share: Share) -> bool:
    """Return whether the whole interval is within a margin of the fair share."""
    return all(abs(end / share.fair - 1) <= SLIGHT for end in (share.low, share.high))

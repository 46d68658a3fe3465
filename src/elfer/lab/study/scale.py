"""Shares of wins turned into small scales that words can be put to."""

from elfer.lab.study.shares import Share

SKILL_STEPS = (0.05, 0.2, 0.4, 0.6)
"""From which part of the way between the fair share and winning always each step begins."""
SKILL_WORDS = (
    "mostly luck",
    "more luck than skill",
    "luck and skill",
    "more skill than luck",
    "mostly skill",
)

SLIGHT, CLEAR = 0.02, 0.15
"""From which part of the fair share on an advantage is worth saying, and is a clear one."""
START_WORDS = {
    -2: "whoever begins wins clearly less often",
    -1: "whoever begins wins a little less often",
    0: "it does not matter who begins",
    1: "whoever begins wins a little more often",
    2: "whoever begins wins clearly more often",
}


def skill_step(share: Share) -> int:
    """0 (mostly luck) to 4 (mostly skill): how far from the fair share the better bot gets."""
    way = (share.value - share.fair) / (1 - share.fair) if share.unfair else 0.0
    return sum(way >= step for step in SKILL_STEPS)


def start_step(share: Share) -> int:
    """-2 to 2: whether the starting player wins less or more often than the others."""
    gain = share.value / share.fair - 1
    if not share.unfair or abs(gain) < SLIGHT:
        return 0
    # A clear one is clear wherever in its interval it lies.
    surely = abs((share.low if gain > 0 else share.high) / share.fair - 1)
    size = 2 if surely >= CLEAR else 1
    return size if gain > 0 else -size

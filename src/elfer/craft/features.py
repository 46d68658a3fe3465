"""What is weighed about a move: in row games, and in Master."""

from enum import IntEnum, auto


class Feature(IntEnum):
    """Each has a weight; the sum of what a lay has of them is its score, stopping scores 0."""

    LAY = 0
    """To lay at all."""
    VALUE = auto()
    """The card's value: what it would count against the hand."""
    DEAD_END = auto()
    """Nothing new can be laid beside it."""
    START = auto()
    """It starts a row."""
    OPENS = auto()
    """For each side on which it makes room for a card that others may have …"""
    OPENS_OTHERS = auto()
    """… how many cards of others lie that way …"""
    OPENS_OWN = auto()
    """… how many own ones …"""
    OPENS_HELD = auto()
    """… and how many of eight unseen cards are in hands rather than in the stock."""
    LEADS = auto()
    """For each side on which the next card is an own one …"""
    LEADS_CHAIN = auto()
    """… how many own ones follow without a gap …"""
    LEADS_OTHERS = auto()
    """… how many cards of others lie that way …"""
    LEADS_OWN = auto()
    """… and how many own ones beyond the gap."""
    AGAIN = auto()
    """Another card was laid in this turn already …"""
    AGAIN_SPARE = auto()
    """… and so many others fit besides."""
    DRAW_AGAIN = auto()
    """To draw once more where one may pass: the only one that counts there."""


class MasterFeature(IntEnum):
    """The same for Master, where one may also draw instead, and points are won by half rows."""

    LAY = 0
    VALUE = auto()
    DEAD_END = auto()
    OPENS = auto()
    OPENS_OTHERS = auto()
    OPENS_OWN = auto()
    LEADS = auto()
    LEADS_CHAIN = auto()
    LEADS_OTHERS = auto()
    LEADS_OWN = auto()
    BONUS = auto()
    """It completes a half row."""
    MISSING_OWN = auto()
    """Then one card is missing in the half row, and it is an own one …"""
    MISSING_OTHER = auto()
    """… or not."""
    LAST = auto()
    """It is the last card of the hand."""
    BRIDGE = auto()
    """It takes a bridge."""
    JOKER = auto()
    """It takes a joker."""
    SWAP = auto()
    """It gives a joker for the card; nothing but this and the value counts there."""
    AGAIN = auto()
    """Another card was laid in this turn already."""
    DRAW = auto()
    """To draw instead of laying: the only one that counts there."""


Features = type[IntEnum]
"""All that is weighed in a family of games."""
PHASES = 3
"""A weight has three parts: always, by how near another is to the end, and by how near oneself."""
NEAR = 6
"""From fewer cards than this on somebody is near the end."""
Weights = tuple[int, ...]
"""All weights: those of the first phase, then those of the second and the third."""

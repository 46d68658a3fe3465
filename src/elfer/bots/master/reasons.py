"""Why bots do things in Master, beside the reasons that all games share."""

from enum import StrEnum


class MasterWhy(StrEnum):
    """A reason in a word."""

    LAST_CARD = "last-card"
    BONUS = "bonus"
    BONUS_NEXT = "bonus-next"
    SWAPS = "swaps"
    WAITS = "waits"
    KEEPS_SOME = "keeps-some"
    LEADS_ON = "leads-on"
    WAY_OPEN = "way-open"

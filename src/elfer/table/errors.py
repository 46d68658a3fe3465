"""The refusals of a table, in addition to those of the rules."""

from elfer.engine.errors import Refused


class NotAllowed(Refused):
    """A command that is reserved for the host or for the player of another seat."""

    code = "not-allowed"


class NotNow(Refused):
    """A command that is possible, but not at this moment."""

    code = "not-now"


class NeedsAgreement(Refused):
    """A command that needs the agreement of everyone who plays."""

    code = "needs-agreement"


class Stale(Refused):
    """A command or a question that refers to an outdated state."""

    code = "stale"

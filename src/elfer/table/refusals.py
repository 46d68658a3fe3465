"""What a table refuses besides what the rules refuse."""

from elfer.kernel.errors import Refused


class NotAllowed(Refused):
    """It is another's to do: the host's, or another seat's."""

    code = "not-allowed"


class NotNow(Refused):
    """It can be done, but not at this moment."""

    code = "not-now"


class Stale(Refused):
    """It was meant for a game that has moved on: taken back, or begun anew."""

    code = "stale"

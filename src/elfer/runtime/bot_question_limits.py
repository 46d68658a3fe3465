"""The limits on questions to bots: requests for hints and for explanations of moves."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from elfer.runtime.errors import Busy


class Questions:
    """The open questions to bots: requests for hints and for explanations of moves.

    There is a limit for all questions together and one for each client address, and an asker can
    have only one open question. The asker of a hint is a player at a table; the asker of an
    explanation is an address at a table.
    """

    def __init__(self, limit: int, limit_per_client: int) -> None:
        self._limit, self._limit_per_client = limit, limit_per_client
        self._askers: dict[Hashable, str] = {}
        """The key of each asker's client address, by asker."""

    @contextmanager
    def asking(self, asker: Hashable, client: str) -> Iterator[None]:
        """Keep a question open, or refuse it if the asker has one already or too many are open."""
        if asker in self._askers:
            raise Busy("Your last question is still being answered. Wait for the answer.")
        if list(self._askers.values()).count(client) >= self._limit_per_client:
            raise Busy("Too many questions from your network. Wait for an answer.")
        if len(self._askers) >= self._limit:
            raise Busy("Too many questions are being answered right now. Try again in a moment.")
        self._askers[asker] = client
        try:
            yield
        finally:
            del self._askers[asker]

    def __len__(self) -> int:
        return len(self._askers)

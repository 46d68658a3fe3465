"""The interface to the workers that run bots, and the limit on questions to them."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Protocol

from elfer.bots.task import Decision, Task
from elfer.runtime.errors import Busy


class BotWorkers(Protocol):
    """Workers that run bots; a bot only gets the view of its seat."""

    async def decide(self, task: Task) -> Decision:
        """Return a bot's move, or a simple move if the bot fails or is too slow."""

    async def advise(self, task: Task) -> Decision:
        """Return a bot's answer to a question, such as a hint."""

    def close(self) -> None:
        """Stop all workers."""


class Questions:
    """The open questions to bots: requests for hints and for explanations of moves.

    Their number is limited, and each person may have one open question.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._askers: set[Hashable] = set()

    @contextmanager
    def asking(self, asker: Hashable) -> Iterator[None]:
        """Hold a question open, or refuse it if too many are open."""
        if asker in self._askers:
            raise Busy("Your last question is still being answered. Wait for the answer.")
        if len(self._askers) >= self._limit:
            raise Busy("Too many questions are being answered right now. Try again in a moment.")
        self._askers.add(asker)
        try:
            yield
        finally:
            self._askers.discard(asker)

    def __len__(self) -> int:
        return len(self._askers)

"""The interface to the workers that run bots."""

from typing import Protocol

from elfer.bots.task import Decision, Task


class BotWorkers(Protocol):
    """Workers that run bots; a bot only gets the view of its seat."""

    async def decide(self, task: Task) -> Decision:
        """Return a bot's move, or a fallback move if the bot fails or is too slow."""

    async def advise(self, task: Task) -> Decision:
        """Return a bot's answer to a question, such as a hint."""

    def close(self) -> None:
        """Stop all workers."""

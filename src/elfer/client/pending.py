"""The commands of a connection that the server has not answered yet, in order."""

import asyncio

from elfer.client.errors import ServerRefused
from elfer.wire import Done, Refused

MOST = 16
"""The largest number of unanswered commands; the server closes a connection that has more."""


class PendingCommands:
    """The unanswered commands of a connection, each with its encoded frame."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(MOST)
        self._frames: dict[str, bytes] = {}
        self._answers: dict[str, asyncio.Future[Done]] = {}
        self._end: Exception | None = None

    async def wait_for_room(self) -> None:
        """Wait until another command may be sent."""
        await self._room.acquire()

    def leave_room(self) -> None:
        """Let another command be sent."""
        self._room.release()

    def put(self, id_: str, frame: bytes) -> asyncio.Future[Done]:
        """Keep a command until it is answered."""
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        if self._end is not None:
            answer.set_exception(self._end)
            return answer
        self._frames[id_] = frame
        self._answers[id_] = answer
        return answer

    def frames(self) -> list[bytes]:
        """Return the frames of all unanswered commands, the oldest first."""
        return list(self._frames.values())

    def forget(self, id_: str) -> None:
        """Stop waiting for the answer to a command."""
        self._frames.pop(id_, None)
        self._answers.pop(id_, None)

    def answer(self, message: Done | Refused) -> None:
        """Answer a command; ignore an answer that nobody is waiting for."""
        answer = None if message.id is None else self._answers.get(message.id)
        if answer is None or answer.done():
            return
        if isinstance(message, Done):
            answer.set_result(message)
        else:
            answer.set_exception(refusal(message))

    def end(self, error: Exception) -> None:
        """Fail all unanswered commands, and every later one."""
        self._end = error
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(error)


def refusal(message: Refused) -> ServerRefused:
    """Convert a refusal message to an exception."""
    rule = message.rule if isinstance(message.rule, str) else None
    reason = message.reason if isinstance(message.reason, str) else None
    about = message.about if isinstance(message.about, dict) else {}
    return ServerRefused(message.error, message.why, rule, reason, about)

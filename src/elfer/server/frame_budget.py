"""The frame budget of one WebSocket, which counts each frame as soon as it is read."""

import time
from http import HTTPStatus
from typing import Any

import msgspec
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from elfer import wire
from elfer.runtime.rate_limits import Bucket
from elfer.server.headers import Headers

TRY_AGAIN_LATER = 1013
TOO_FAST = wire.Bye("too-fast", "Too many messages in a short time.", again=True)


class CountedProtocol(ServerProtocol):
    """A protocol that counts frames of every kind, and stops reading once its budget is used."""

    def __init__(self, budget: Bucket, headers: Headers, **given: Any) -> None:
        super().__init__(**given)
        self.frames = 0
        """The number of frames received."""
        self._budget = budget
        self._exhausted = False
        self.headers = headers
        """The headers of a refused handshake."""
        self._pongs_due = 0

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        """Reject a handshake, with the security headers."""
        response = super().reject(status, text)
        for name, value in self.headers:
            response.headers[name.decode()] = value.decode()
        return response

    def send_ping(self, data: Any) -> None:
        """Send a ping, and do not charge the client for its pong."""
        super().send_ping(data)
        self._pongs_due += 1

    def recv_frame(self, frame: Frame) -> None:
        """Process a frame if the budget allows it."""
        self.frames += 1
        if frame.opcode is Opcode.PONG and self._pongs_due:
            self._pongs_due -= 1
        elif not self.take():
            return
        super().recv_frame(frame)

    def is_exhausted(self) -> bool:
        """Return whether the budget is used up, so that nothing more is read."""
        return self._exhausted

    def take(self) -> bool:
        """Charge one frame and return True; if the budget is used up, close and return False."""
        if not self._budget.takes(time.monotonic()):
            self._exhausted = True
            if self.state is State.OPEN:
                self.send_text(msgspec.json.encode(TOO_FAST))
            self.fail(TRY_AGAIN_LATER)  # discards the received bytes without parsing them
        return not self._exhausted

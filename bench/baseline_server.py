"""A baseline server on the same stack: an echo, and a fan-out from one client to four."""

import asyncio
import socket
import sys
from collections import defaultdict

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

UPDATE = '{"type":"update","filler":"' + "x" * 700 + '"}'
"""A frame as long as an update of the classic game with four players."""

_rooms: dict[str, set[WebSocket]] = defaultdict(set)


async def echo(websocket: WebSocket) -> None:
    """Send every frame back."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


async def fan_out(websocket: WebSocket) -> None:
    """Send an update to everyone in the room for each frame from one of them."""
    await websocket.accept()
    room = _rooms[websocket.path_params["room"]]
    room.add(websocket)
    try:
        while True:
            await websocket.receive_text()
            for other in room:
                await other.send_text(UPDATE)
    except WebSocketDisconnect:
        room.discard(websocket)


def main() -> None:
    """Serve on a free port and print the address."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    app = Starlette(
        routes=[WebSocketRoute("/echo", echo), WebSocketRoute("/fan-out/{room}", fan_out)]
    )
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off"
    )
    sys.stdout.write(f"at http://127.0.0.1:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[listener]))


if __name__ == "__main__":
    main()

"""The yardstick: a WebSocket on the same stack that sends back what it gets."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from benben.server.config import Config


async def echo(socket: WebSocket) -> None:
    """Until the client has enough."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


def make_echo(config: Config) -> Starlette:
    """An application for `benben.server.serving.serve`."""
    return Starlette(routes=[WebSocketRoute("/echo", echo)])

"""A server of the real kind around the smallest site. Words after the number of workers say how it behaves:

`never` workers fail before they answer, `once` all but the first one do, `deaf` they do not end when they should.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import PlainTextResponse

from benben.server.config import BadConfig, Config
from benben.server.serving import serve

workers, folder, *behaviour = sys.argv[1:]
FIRST = Path(folder) / "first"


async def pid(_: Request) -> Response:
    return PlainTextResponse(str(os.getpid()))


async def slow(request: Request) -> Response:
    (Path(folder) / "asked").touch()
    await asyncio.sleep(float(request.path_params["seconds"]))
    return PlainTextResponse("done")


async def numbers(_: Request) -> Response:
    from benben.server.metrics import exposition

    return Response(exposition())


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    listeners.add(socket)
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass
    finally:
        listeners.discard(socket)


listeners: set[WebSocket] = set()


async def farewell() -> None:
    for socket in list(listeners):
        await socket.send_text("bye")
        await socket.close(1001)
    if "deaf" in behaviour:
        await asyncio.to_thread(lambda: __import__("time").sleep(60))


def make_app(_: Config) -> FastAPI:
    from benben.server.access import Access  # not before `serve` has begun: it counts

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if "never" in behaviour or ("once" in behaviour and FIRST.exists()):
            raise BadConfig("the cellar is locked")
        FIRST.touch()
        app.state.farewell = farewell
        yield
        (Path(folder) / "closed").touch()

    app = FastAPI(lifespan=lifespan)
    app.add_middleware(Access)
    for path, answer in {"/pid": pid, "/slow/{seconds}": slow, "/numbers": numbers}.items():
        app.add_api_route(path, answer)
    app.add_api_websocket_route("/echo", echo)
    return app


def main() -> int:
    config = Config(database="sqlite:////nowhere", host="127.0.0.1", port=0, workers=int(workers), log_format="json")
    return serve(config, tell, make_app)


def tell(config: Config) -> None:
    from benben.server import supervisor

    supervisor.STOP_TIME = 5.0
    print(config.port, flush=True)


if __name__ == "__main__":
    sys.exit(main())

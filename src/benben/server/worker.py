"""A worker: one process with one event loop, in which one application answers until it is told to end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import Any

import uvicorn
import uvloop
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from benben.engine.errors import BenbenError
from benben.engine.registry import games
from benben.server.config import Config
from benben.server.metrics import watch_loop
from benben.server.store.database import parse_url
from benben.server.supervisor import Post

log = logging.getLogger(__name__)

MOST_MESSAGE = 64 * 1024
PING = 20.0  # seconds
FAREWELL_TIME = 3.0  # for sockets to be told
PARTING_TIME = 0.1  # for threads of a database that could not be opened: they report to the loop
CLOSING_TIME = 1.0  # for clients to close sockets in their turn
ANSWER_TIME = 4  # for requests that are under way

# How many new objects until they are looked through for garbage, and after how many times older ones are. By Python's
# own numbers a worker with many matches would do little else, since each action makes and drops hundreds of objects.
GARBAGE = (10_000, 5, 100)

SWITCH = 0.001  # seconds for which a thread of a database may have to wait for a loop that has much to do

LATER = ("alembic.command", "anyio._backends._asyncio", "uvicorn.lifespan.off")

MakeApp = Callable[[Config], Starlette]


def load_modules(config: Config) -> None:
    """Import what is otherwise imported when it is first needed, so that a new worker has it."""
    for name in LATER:
        importlib.import_module(name)
    games()
    parse_url(config.database).get_dialect().import_dbapi()


def work(make_app: MakeApp, config: Config, post: Post) -> int:
    """Serve; the exit code of the process. What is wrong with the configuration is said in a sentence."""
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_serve(make_app(config), config, post))
    except BenbenError as error:
        said = str(error)
    except OSError as error:
        said = f"{error.filename or 'a file'}: {error.strerror or error}"
    else:
        return 0
    sys.stderr.write(f"benben: {said}\n")
    return 1


async def _serve(app: Starlette, config: Config, post: Post) -> None:
    server = _Server(_settings(app, config), app, post)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, server.end)
    loop.add_reader(post.lifeline, server.end)
    watching = asyncio.create_task(watch_loop())
    try:
        async with app.router.lifespan_context(app):  # not by uvicorn, which would make tracebacks of its errors
            await server.serve(list(post.sockets))
    except (BenbenError, OSError):
        await asyncio.sleep(PARTING_TIME)
        raise
    finally:
        loop.remove_reader(post.lifeline)
        watching.cancel()


def _settings(app: Any, config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=HttpToolsProtocol,
        ws=WebSocketsSansIOProtocol,
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=config.behind_proxy,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=ANSWER_TIME,
    )


class _Server(uvicorn.Server):
    """Ends on SIGTERM, or with the supervisor: takes no more connections, lets the application say good-bye to those
    whom it keeps waiting, and answers what was asked.
    """

    def __init__(self, settings: uvicorn.Config, app: Starlette, post: Post) -> None:
        super().__init__(settings)
        self._app = app
        self._post = post

    def end(self) -> None:
        """Begin to end; does not wait."""
        asyncio.get_running_loop().remove_reader(self._post.lifeline)
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """No signals of uvicorn's: it would kill the process by them in the end."""
        yield

    async def startup(self, sockets: Sequence[socket.socket] | None = None) -> None:
        """Answer from now on."""
        await super().startup(list(sockets or ()))
        self._post.tell_ready()
        log.info("worker %d answers", os.getpid())

    async def shutdown(self, sockets: Sequence[socket.socket] | None = None) -> None:
        """Answer no longer."""
        for server in self.servers:
            server.close()
        farewell = getattr(self._app.state, "farewell", None)
        if farewell is not None and not await _within(FAREWELL_TIME, farewell()):
            log.warning("not everybody could be told within %g seconds that the server ends", FAREWELL_TIME)
        # Closed by us while something of theirs is unread, a connection would lose what was sent last.
        await _within(CLOSING_TIME, self._until_clients_close())
        await super().shutdown(list(sockets or ()))
        log.info("worker %d ends", os.getpid())

    async def _until_clients_close(self) -> None:
        while any(isinstance(one, WebSocketsSansIOProtocol) for one in self.server_state.connections):
            await asyncio.sleep(0.01)


async def _within(seconds: float, work: Coroutine[Any, Any, None]) -> bool:
    try:
        await asyncio.wait_for(work, seconds)
    except TimeoutError:
        return False
    return True

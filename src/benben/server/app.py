"""The application of one worker: wiring, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial

from fastapi import FastAPI

from benben.server.access import Access
from benben.server.bus.bus import Bus
from benben.server.bus.opening import open_bus
from benben.server.config import Config
from benben.server.guard import Guard
from benben.server.http.mount import mount
from benben.server.limits import Limits
from benben.server.live.house import House
from benben.server.live.thinking import Thinking
from benben.server.socket import watch_match
from benben.server.store.store import Store
from benben.server.sweeping import Sweeping
from benben.server.workshop import Workshop


@dataclass(frozen=True)
class Server:
    """What handlers find under `app.state.server`."""

    config: Config
    store: Store
    bus: Bus
    house: House
    limits: Limits
    trials: Workshop
    printing: Workshop


async def _say_bye(house: House, *workshops: Workshop) -> None:
    """Tell everybody who waits for something."""
    await asyncio.gather(house.say_bye(), *(workshop.close() for workshop in workshops))


def make_app(config: Config, limits: Limits | None = None) -> FastAPI:
    """An ASGI application; its database and bus are opened when it starts."""
    limits = limits or Limits(config.bus)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            store = await Store.open(config.database)
            stack.push_async_callback(store.close)
            bus = open_bus(config.bus)
            house = House(store, bus, Thinking(config.bot_processes), config.bot_pause)
            stack.push_async_callback(house.close)
            await house.open_doors()
            sweeping = Sweeping(store)
            stack.push_async_callback(sweeping.close)
            stack.push_async_callback(limits.close)
            trials, printing = Workshop(), Workshop()
            for workshop in (trials, printing):
                stack.push_async_callback(workshop.close)
            app.state.farewell = partial(_say_bye, house, trials, printing)
            app.state.server = Server(config, store, bus, house, limits, trials, printing)
            yield

    app = FastAPI(
        title="benben",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,  # there is one address of everything
    )
    app.add_api_websocket_route("/socket/{match}", watch_match)
    mount(app, config)
    app.add_middleware(Guard, limits=limits, public_url=config.public_url)
    app.add_middleware(Access)
    return app

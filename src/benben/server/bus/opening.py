"""Which bus a server uses."""

from __future__ import annotations

from benben.server.bus.bus import Bus
from benben.server.bus.local import LocalBus


def open_bus(url: str | None) -> Bus:
    """A bus over the Redis at a URL, or without one that of a single worker. It connects when it is opened."""
    if url is None:
        return LocalBus()
    from benben.server.bus.redis import RedisBus  # a server with a single worker starts without it

    return RedisBus(url)

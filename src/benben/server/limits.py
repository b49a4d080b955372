"""How often somebody may do something, and how much of it at the same time."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError
from redis.asyncio import ConnectionPool

log = logging.getLogger(__name__)

SWEEP = 10.0  # seconds between two sweeps of what is forgotten
REST = 5.0  # seconds for which a Redis that failed is not asked
PATIENCE = 0.5  # seconds for which it is waited for


@dataclass(frozen=True)
class Rate:
    """How often, and whether all workers count together: what is rare may cost a question to Redis."""

    text: str
    together: bool = False

    @property
    def item(self) -> RateLimitItem:
        """As the library takes it."""
        return parse(self.text)


RATES: dict[str, Rate] = {
    # by address
    "requests": Rate("6000/minute"),
    "guests": Rate("60/10 minutes", together=True),
    "codes": Rate("20/10 minutes", together=True),  # 60 bits, valid for ten minutes: nobody guesses one
    "heavy": Rate("240/minute"),  # whole matches folded, written or checked
    "sockets": Rate("300/minute"),
    "drafts": Rate("600/minute"),  # editions checked, as somebody draws
    "pages": Rate("60/10 minutes", together=True),  # editions printed
    # by guest
    "moves": Rate("20/10 minutes", together=True),
    "programs": Rate("20/10 minutes", together=True),
    "trials": Rate("60/10 minutes", together=True),
    "tables": Rate("60/10 minutes", together=True),
    "changes": Rate("240/minute"),
    "acts": Rate("1200/minute"),
    "reactions": Rate("30/minute"),
}

MOST: dict[str, int] = {
    "sockets of a guest": 20,
    "sockets of an address": 400,
    "waits of a guest": 20,  # programs that wait for news
    "trials of a guest": 1,
}


class Full(Exception):
    """As many of something as somebody may have at the same time."""


class Limits:
    """The rates of one worker; with the URL of a Redis server, those that are rare are counted for all workers."""

    def __init__(
        self,
        redis: str | None = None,
        rates: Mapping[str, Rate] | None = None,
        most: Mapping[str, int] | None = None,
    ) -> None:
        self._rates = {name: (rate.item, rate.together) for name, rate in (RATES if rates is None else rates).items()}
        self._most = MOST if most is None else most
        self._here = SlidingWindowCounterRateLimiter(_Memory())
        self._pool = None if redis is None else _pool(redis)
        self._there = None if self._pool is None else SlidingWindowCounterRateLimiter(_storage(self._pool))
        self._rest_until = 0.0
        self._open: Counter[tuple[str, str]] = Counter()

    async def close(self) -> None:
        """Let go of Redis; counting goes on without it."""
        if self._pool is not None:
            self._there = None
            await self._pool.aclose()

    async def take(self, name: str, who: str) -> float | None:
        """None if it is allowed once more; else the seconds to wait."""
        item, together = self._rates[name]
        if together and self._there is not None and time.monotonic() >= self._rest_until:
            try:
                return await _take(self._there, item, name, who)
            except (StorageError, OSError) as error:
                self._rest_until = time.monotonic() + REST
                log.warning("limits are counted by each worker alone for a while: %s", type(error).__name__)
        return await _take(self._here, item, name, who)

    @contextmanager
    def staying(self, name: str, who: str) -> Iterator[None]:
        """Have one more of something as long as the block lasts; Full if that would be too many."""
        if not self.enter(name, who):
            raise Full(name)
        try:
            yield
        finally:
            self.leave(name, who)

    def enter(self, name: str, who: str) -> bool:
        """Have one more of something until `leave`; false if that would be too many."""
        if self._open[name, who] >= self._most[name]:
            return False
        self._open[name, who] += 1
        return True

    def leave(self, name: str, who: str) -> None:
        """Have one less."""
        self._open[name, who] -= 1
        if self._open[name, who] <= 0:
            del self._open[name, who]


def address_of(client: tuple[str, int] | None) -> str:
    """Whom an address counts for: with IPv6 everybody has very many, so a whole network is one."""
    if client is None:
        return "local"
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


async def _take(limiter: SlidingWindowCounterRateLimiter, item: RateLimitItem, name: str, who: str) -> float | None:
    if await limiter.hit(item, name, who):
        return None
    stats = await limiter.get_window_stats(item, name, who)
    return max(1.0, stats.reset_time - time.time())


def _pool(url: str) -> ConnectionPool:
    return ConnectionPool.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)


def _storage(pool: ConnectionPool) -> RedisStorage:
    """The library looks at the address for the kind of server only; where it is the pool knows."""
    return RedisStorage(
        "async+redis://",
        wrap_exceptions=True,
        implementation="redispy",
        key_prefix="benben:limits",
        connection_pool=pool,  # type: ignore[arg-type]  # its documentation names it
    )


class _Memory(MemoryStorage):
    """The library sweeps through everybody at every hit; once in a while is enough."""

    _swept = 0.0

    async def _MemoryStorage__schedule_expiry(self) -> None:
        now = time.monotonic()
        if now - self._swept >= SWEEP:
            self._swept = now
            for key in [key for key, until in self.expirations.items() if until <= time.time()]:
                self.storage.pop(key, None)
                self.expirations.pop(key, None)
                self.locks.pop(key, None)

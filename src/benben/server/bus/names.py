"""What the workers' keys and channels are called in Redis."""

from __future__ import annotations

from dataclasses import dataclass

from redis.asyncio import ConnectionPool


@dataclass(frozen=True)
class Names:
    """Names under one prefix. Channels know no databases, so the database is in the prefix."""

    prefix: str

    @classmethod
    def of(cls, url: str, prefix: str) -> Names:
        """Those of the database that a URL means."""
        database = ConnectionPool.from_url(url).connection_kwargs.get("db", 0)
        return cls(f"{prefix}:{database}" if database else prefix)

    def owner(self, match: str) -> str:
        """The key that holds the id of the worker that owns a match."""
        return f"{self.prefix}:owner:{match}"

    def match(self, match: str) -> str:
        """The channel of notes about a match."""
        return f"{self.prefix}:match:{match}"

    def worker(self, worker: str) -> str:
        """The channel of questions and answers to a worker."""
        return f"{self.prefix}:worker:{worker}"

"""The bus: which worker owns a match, questions to it, and notes to all who follow the match.

Nothing is kept on it and nothing depends on it for being right: the journal refuses whoever writes without having seen
all before. The bus makes that rare, and makes news quick.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Answering = Callable[[bytes], Awaitable[bytes]]
Hearing = Callable[[bytes], None]


class BusDown(Exception):
    """The bus cannot be reached now; it tries to connect anew by itself."""


class Bus(Protocol):
    """One per worker."""

    @property
    def is_alone(self) -> bool:
        """Whether there are no other workers."""

    async def open(self, answering: Answering, losing: Callable[[str], None]) -> None:
        """Connect. `answering` answers questions about matches that this worker owns; `losing` is told of a match that
        it owns no longer without having released it.
        """

    async def close(self) -> None:
        """Release everything and disconnect."""

    async def claim(self, match: str) -> bool:
        """Own a match if nobody does; true if this worker owns it now. It stays so until released, while it lives."""

    def owns(self, match: str) -> bool:
        """Whether this worker owns a match, as far as it knows."""

    async def release(self, match: str) -> None:
        """Let another one own it."""

    async def ask(self, match: str, question: bytes) -> bytes | None:
        """The owner's answer. None if nobody owns the match or the owner does not answer: claim it, or ask again."""

    async def follow(self, match: str, hearing: Hearing) -> None:
        """Hear all notes about a match from now on. Some may be lost while the bus is down; `hearing` gets b"" after
        such a time, and should look for itself.
        """

    async def leave(self, match: str) -> None:
        """Follow no longer."""

    async def tell(self, match: str, note: bytes) -> None:
        """Send a note to all other workers that follow a match. Raises nothing: who misses it looks for itself."""

    async def answers(self) -> bool:
        """Whether the bus is up, for /health."""

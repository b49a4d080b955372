"""The bus of a server with a single worker, which owns everything."""

from __future__ import annotations

from collections.abc import Callable

from benben.server.bus.bus import Answering, Hearing


class LocalBus:
    """Nobody else is there to ask or tell."""

    is_alone = True

    async def open(self, answering: Answering, losing: Callable[[str], None]) -> None:
        """Nothing to connect."""

    async def close(self) -> None:
        """Nothing to let go of."""

    async def claim(self, match: str) -> bool:
        """Always."""
        return True

    def owns(self, match: str) -> bool:
        """Always."""
        return True

    async def release(self, match: str) -> None:
        """There is nobody else."""

    async def ask(self, match: str, question: bytes) -> bytes | None:
        """Nobody else owns anything."""
        return None

    async def follow(self, match: str, hearing: Hearing) -> None:
        """Nobody else says anything."""

    async def leave(self, match: str) -> None:
        """As above."""

    async def tell(self, match: str, note: bytes) -> None:
        """As above."""

    async def answers(self) -> bool:
        """Always."""
        return True

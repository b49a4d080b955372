"""The clock of a match, computed from the times in its log and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Clock:
    """How much time seats have: `base` milliseconds each, and `bonus` more for every event of their own."""

    base: int
    bonus: int = 0

    def left(self, spans: Sequence[tuple[int, Sequence[int], int | None]], seats: int) -> list[int]:
        """Milliseconds left by seat. A span is its length, the seats that had to act in it, and who ended it by
        acting.
        """
        left = [self.base] * seats
        for length, acting, ended_by in spans:
            for seat in acting:
                left[seat] -= length
            if ended_by is not None:
                left[ended_by] += self.bonus
        return left

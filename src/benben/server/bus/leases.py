"""The matches that a worker owns, each for as long as its lease in Redis lasts."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence

from benben.server.bus.bus import BusDown
from benben.server.bus.line import Line
from benben.server.bus.names import Names

log = logging.getLogger(__name__)

LEASE = 2.0  # seconds
CHUNK = 500  # matches renewed by one command; Redis does nothing else meanwhile

# A lease that is gone is taken again: Redis may have been started anew, or this worker was not listening for a moment
# and another one was about to take over. Returns which ones are another worker's by now.
RENEW = """
local lost = {}
for i, owner in ipairs(redis.call('MGET', unpack(KEYS))) do
  if owner == ARGV[1] or not owner then redis.call('SET', KEYS[i], ARGV[1], 'PX', ARGV[2])
  else lost[#lost + 1] = i end
end
return lost
"""
GIVE = """
for _, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
"""


class Leases:
    """Kept by renewing; `losing` is told of those that were not renewed in time or are another worker's."""

    def __init__(self, line: Line, names: Names, worker: str, losing: Callable[[str], None]) -> None:
        self._line = line
        self._names = names
        self._worker = worker
        self._losing = losing
        self._until: dict[str, float] = {}
        self._taking: Counter[str] = Counter()

    def hold(self, match: str) -> bool:
        """Whether a lease still lasts. Redis' time began later, so that it lasts there at least as long."""
        return self._until.get(match, 0.0) > time.monotonic()

    async def take(self, match: str) -> bool:
        """Get a lease if nobody has it; true if it is this worker's now."""
        if self.hold(match):
            return True
        self._lose(match)  # if it ran out, say so before it is got anew: somebody else may have had it since
        began = time.monotonic()
        self._taking[match] += 1
        try:
            if await self._line.ask("SET", self._names.owner(match), self._worker, "NX", "PX", _milliseconds()):
                self._until[match] = began + LEASE
        except BaseException:
            if not self.hold(match):  # Redis may have given it; nobody here would know
                self._line.post(*self._command(GIVE, [match]))
            raise
        finally:
            self._taking -= Counter([match])
        return self.hold(match)

    async def give(self, match: str) -> None:
        """Let others have it."""
        if self._until.pop(match, None) is not None:
            await self._give([match])

    async def give_all(self) -> None:
        """Let others have all."""
        matches = list(self._until)
        self._until.clear()
        await self._give(matches)

    def deny(self, match: str) -> None:
        """Somebody took this worker for the owner: a command that had been given up was done after all."""
        if not self.hold(match) and match not in self._taking:
            self._line.post(*self._command(GIVE, [match]))

    async def renew(self) -> None:
        """Make all that still last go on. BusDown if it cannot be done now."""
        self.expire()
        matches = list(self._until)
        for begin in range(0, len(matches), CHUNK):
            await self._renew([match for match in matches[begin : begin + CHUNK] if match in self._until])

    async def _renew(self, matches: Sequence[str]) -> None:
        if not matches:
            return
        began = time.monotonic()
        # First, for a busy worker must not lose its matches just because it has much to say.
        said = await self._line.ask(*self._command(RENEW, matches), _milliseconds(), first=True)
        lost = {matches[i - 1] for i in said}
        for match in matches:
            if match in lost:
                self._lose(match)
            elif self.hold(match):  # what ran out meanwhile stays lost
                self._until[match] = began + LEASE

    def expire(self) -> None:
        """Lose what was not renewed in time."""
        now = time.monotonic()
        for match in [match for match, until in self._until.items() if until <= now]:
            self._lose(match)

    def _lose(self, match: str) -> None:
        if self._until.pop(match, None) is None:
            return
        try:
            self._losing(match)
        except Exception:  # the others have to be lost too
            log.exception("losing a match failed")

    async def _give(self, matches: Sequence[str]) -> None:
        try:
            for begin in range(0, len(matches), CHUNK):
                await self._line.ask(*self._command(GIVE, matches[begin : begin + CHUNK]))
        except BusDown:
            log.info("the bus is down, so the leases of %d matches run out by themselves", len(matches))

    def _command(self, script: str, matches: Sequence[str]) -> tuple[str | int, ...]:
        return ("EVAL", script, len(matches), *map(self._names.owner, matches), self._worker)


def _milliseconds() -> int:
    return round(LEASE * 1000)

"""A player that never gives up: it connects again, sends again what was not acknowledged, and keeps what was."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode
LOST = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)
AGAIN = 0.2  # seconds between two attempts; the page waits twice as long at first, then longer and longer
PATIENCE = 10.0  # seconds without a word, after which a connection counts as lost


@dataclass(frozen=True)
class Kept:
    """An action that the server said is kept for good."""

    match: str
    seat: int
    cid: str
    n: int
    do: str


@dataclass
class Record:
    """What all players of a test saw."""

    kept: list[Kept] = field(default_factory=list)
    refused: set[tuple[str, int, str]] = field(default_factory=set)  # match, seat and cid
    last: float = 0.0  # when something was acknowledged, for the last time
    disturbed: float = 0.0  # when the last disturbance was over: pauses count from there, not over several of them
    gap: float = 0.0  # the longest time between two of these
    cause: str = ""  # of the last disturbance
    away: dict[str, float] = field(default_factory=dict)  # by cause, the longest time from losing a connection until a
    # match was shown again
    wrong: list[str] = field(default_factory=list)
    stop: bool = False

    def note(self, kept: Kept) -> None:
        now = time.monotonic()
        self.gap = max(self.gap, now - max(self.last, self.disturbed)) if self.last else 0.0
        self.last = now
        self.kept.append(kept)


class Player:
    """One seat of several matches, played at random one after the other."""

    def __init__(self, port: int, key: str, seat: int, matches: Sequence[str], record: Record) -> None:
        self._port = port
        self._key = key
        self._seat = seat
        self._matches = matches
        self._record = record
        self._rng = random.Random(f"{matches[0]} {seat}")
        self._pending: dict[str, Any] | None = None
        self._sent = False
        self._lost = 0.0  # since when there is no connection
        self._cid = 0

    async def play(self) -> None:
        """All matches, whatever happens to the server."""
        for match in self._matches:
            over = False
            while not (over or self._record.stop):
                try:
                    over = await self._connect(match)
                except LOST:
                    self._lost = self._lost or time.monotonic()
                    await asyncio.sleep(AGAIN)
            if self._record.stop:
                return
        self._record.wrong.append("a player has played all of its matches: make more of them")

    async def _connect(self, match: str) -> bool:
        """Whether the match is over."""
        self._sent = False
        path = f"ws://127.0.0.1:{self._port}/socket/{match}"
        headers = {"Cookie": f"benben={self._key}"}
        async with connect(path, additional_headers=headers, compression=None, open_timeout=PATIENCE) as socket:
            await socket.send(encode({"type": "hello", "seat": self._seat}).decode())
            news = None
            while not self._record.stop:
                for answer in decode(await asyncio.wait_for(socket.recv(), PATIENCE)):
                    if answer["type"] == "news":
                        news = answer
                        self._be_back()
                    elif answer["type"] in ("done", "refused"):
                        await self._hear(match, answer)
                if news is not None and self._pending is None and news["view"]["over"]:
                    return True
                await self._act(socket, news)
        return False

    def _be_back(self) -> None:
        if self._lost:
            lost = max(self._lost, self._record.disturbed)
            cause, longest = self._record.cause, time.monotonic() - lost
            self._record.away[cause] = max(self._record.away.get(cause, 0.0), longest)
            self._lost = 0.0

    async def _hear(self, match: str, answer: dict[str, Any]) -> None:
        pending = self._pending
        if pending is None or answer["cid"] != pending["cid"]:
            self._record.wrong.append(f"an answer to nothing: {answer}")
        elif answer["type"] == "done":
            if answer["n"] != pending["n"]:
                self._record.wrong.append(f"event {answer['n']}, not {pending['n']}")
            self._record.note(Kept(match, self._seat, pending["cid"], pending["n"], pending["do"]))
            self._pending = None
        elif answer["error"] == "busy":
            await asyncio.sleep(AGAIN)
            self._sent = False
        elif answer["error"] == "stale":  # a worker that could ask neither database nor bus showed too little
            self._record.refused.add((match, self._seat, pending["cid"]))
            self._pending = None
        else:
            self._record.wrong.append(f"{pending} was refused: {answer}")
            self._pending = None

    async def _act(self, socket: ClientConnection, news: dict[str, Any] | None) -> None:
        """Send what waits for an answer, else something new if it is this seat's turn."""
        if self._pending is None and news is not None and news["view"]["legal"]:
            self._cid += 1
            do = self._rng.choice(news["view"]["legal"])["do"]
            n = news["first"] + len(news["events"])
            if self._is_new(news):
                self._pending = {"type": "act", "cid": f"c{self._cid}", "n": n, "do": do}
                self._sent = False
        if self._pending is not None and not self._sent:
            self._sent = True
            await socket.send(encode(self._pending).decode())

    def _is_new(self, news: dict[str, Any]) -> bool:
        """News are acted on once: the next come with the answer, or after it."""
        if news.get("acted"):
            return False
        news["acted"] = True
        return True

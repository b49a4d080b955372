"""A worker in a process of its own. Run as a program it is that process: a command per line, an answer per line."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

from benben.server.bus.redis import RedisBus


class WorkerProcess:
    """The tests' side of it."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, url: str) -> WorkerProcess:
        """Start it and wait until its bus is up."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(Path(__file__)), url, stdin=PIPE, stdout=PIPE
        )
        worker = cls(process)
        assert (await worker.do("answers"))["said"] is True
        return worker

    async def do(self, command: str, *words: str) -> Any:
        """What the bus says to a command, what it has lost, and what it has heard."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([command, *words]).encode() + b"\n")
        await self._process.stdin.drain()
        return json.loads(await self._process.stdout.readline())

    def hang(self) -> None:
        """Let it stand still."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it stand still no longer."""
        self._process.send_signal(signal.SIGCONT)

    async def kill(self) -> None:
        """End it as a crash does."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


async def _serve(url: str) -> None:
    bus = RedisBus(url)
    lost: list[str] = []
    heard: list[str] = []

    async def answer(question: bytes) -> bytes:
        return b"process:" + question

    await bus.open(answer, lost.append)
    while line := await asyncio.to_thread(sys.stdin.readline):
        said: Any = None
        match json.loads(line):
            case ["answers"]:
                said = await bus.answers()
            case ["claim", *matches]:
                said = [match for match in matches if await bus.claim(match)]
            case ["owns", match]:
                said = bus.owns(match)
            case ["ask", match, question]:
                said = (await bus.ask(match, question.encode()) or b"").decode()
            case ["follow", match]:
                await bus.follow(match, lambda note: heard.append(note.decode()))
            case ["tell", match, note]:
                await bus.tell(match, note.encode())
        print(json.dumps({"said": said, "lost": lost, "heard": heard}), flush=True)


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[1]))

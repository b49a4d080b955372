"""Notes to all who follow a match."""

from __future__ import annotations

import pytest

from server.bus.conftest import NewWorker
from server.bus.process import WorkerProcess
from server.bus.worker import Worker, until

pytestmark = pytest.mark.anyio


async def test_notes_reach_all_but_the_sender_in_order(url: str, new_worker: NewWorker) -> None:
    workers = [await new_worker(url) for _ in range(4)]
    for worker in workers[:3]:
        await worker.follow("m")
    notes = [b"%d" % n for n in range(1000)]
    for note in notes:
        await workers[0].bus.tell("m", note)
    await workers[3].bus.tell("m", b"end")
    await until(lambda: workers[0].heard and all(len(worker.heard) == 1001 for worker in workers[1:3]))
    assert workers[0].heard == [b"end"]
    assert [note for note in workers[1].heard if note != b"end"] == notes
    assert [note for note in workers[2].heard if note != b"end"] == notes


async def test_notes_reach_other_processes(url: str, process: WorkerProcess, new_worker: NewWorker) -> None:
    worker = await new_worker(url)
    await worker.follow("m")
    await process.do("follow", "m")
    await process.do("tell", "m", "from there")
    await until(lambda: worker.heard == [b"from there"])
    await worker.bus.tell("m", b"from here")
    while (await process.do("answers"))["heard"] != ["from here"]:
        pass


async def test_only_what_is_followed_is_heard(url: str, new_worker: NewWorker) -> None:
    worker, other = await new_worker(url), await new_worker(url)
    await worker.follow("m")
    await worker.follow("n")
    await worker.bus.leave("m")
    await worker.bus.leave("never followed")
    for match in ("m", "x", "n"):
        await other.bus.tell(match, match.encode())
    await until(lambda: worker.heard)
    assert worker.heard == [b"n"]


@pytest.mark.parametrize("times", [2, 5])
async def test_whoever_leaves_and_follows_again_misses_nothing_then(
    url: str, new_worker: NewWorker, times: int
) -> None:
    worker, other = await new_worker(url), await new_worker(url)
    for n in range(times):
        await worker.follow("m")
        await other.bus.tell("m", b"%d" % n)
        await until(lambda n=n: b"%d" % n in worker.heard)
        await worker.bus.leave("m")
    assert worker.heard == [b"%d" % n for n in range(times)]


async def test_a_note_told_before_closing_arrives(url: str, new_worker: NewWorker) -> None:
    worker, other = await new_worker(url), await Worker(url).open()
    await worker.follow("m")
    await other.bus.tell("m", b"last")
    await other.bus.close()
    await until(lambda: worker.heard == [b"last"])


async def test_one_that_cannot_bear_a_note_does_not_deafen_others(url: str, new_worker: NewWorker) -> None:
    worker, other = await new_worker(url), await new_worker(url)

    def hear(note: bytes) -> None:
        raise ValueError("no")

    await worker.bus.follow("bad", hear)
    await worker.follow("m")
    await other.bus.tell("bad", b"note")
    await other.bus.tell("m", b"note")
    await until(lambda: worker.heard == [b"note"])

"""Workers live as long as their supervisor wants, and no longer."""

from __future__ import annotations

import os
import re
import signal
import threading
import time
from pathlib import Path
from urllib.error import URLError

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.running.running import PATIENCE, Running, lives, small_site, until

RESTARTED = 0.3  # seconds


def pids(running: Running, workers: int) -> set[int]:
    """All workers' process ids, found by asking often enough."""
    found: set[int] = set()
    until(lambda: len(found) == workers or bool(found.add(int(running.get("/pid")))))
    return found


def test_a_killed_worker_is_replaced_before_anybody_notices(tmp_path: Path) -> None:
    with small_site(tmp_path) as running:
        seen, waited = [], []
        for _ in range(3):
            time.sleep(1.1)  # who dies sooner after the start is started anew with a delay
            seen.append(int(running.get("/pid")))
            os.kill(seen[-1], signal.SIGKILL)
            began = time.perf_counter()
            until(lambda: not lives(seen[-1]))
            assert int(running.get("/pid")) not in seen
            waited.append(time.perf_counter() - began)
        assert min(waited) < RESTARTED
        assert running.end() == 0


def test_several_workers_share_a_port(tmp_path: Path) -> None:
    with small_site(tmp_path, 3) as running:
        before = pids(running, 3)
        time.sleep(1.1)
        os.kill(min(before), signal.SIGKILL)
        until(lambda: not lives(min(before)))
        assert len(pids(running, 3) & before) == 2
        assert running.end() == 0
        assert not any(map(lives, before))


def test_numbers_of_all_workers_are_summed_even_of_dead_ones(tmp_path: Path) -> None:
    def answered(running: Running) -> float:
        found = re.search(r'^benben_requests_seconds_count{.*route="/pid".*} (.*)$', running.get("/numbers"), re.M)
        return float(found[1]) if found else 0.0

    with small_site(tmp_path, 2) as running:
        asked: list[int] = []
        while len(asked) < 20 or len(set(asked)) < 2:
            asked.append(int(running.get("/pid")))
        until(lambda: answered(running) == len(asked))  # counted after the answer
        os.kill(min(asked), signal.SIGKILL)
        until(lambda: not lives(min(asked)))
        assert answered(running) == len(asked)
        assert running.end() == 0


def test_numbers_are_told_while_a_worker_begins_to_write_its_own(tmp_path: Path) -> None:
    with small_site(tmp_path, TMPDIR=str(tmp_path)) as running:
        (folder,) = tmp_path.glob("benben-metrics-*")
        for kind in ("counter", "histogram", "gauge_livesum"):
            (folder / f"{kind}_1.db").touch()
        assert "benben_acts_total 0.0" in running.get("/numbers")
        assert running.end() == 0
        assert not folder.exists()


def test_open_sockets_are_counted_and_forgotten_with_their_worker(tmp_path: Path) -> None:
    with small_site(tmp_path) as running:
        with connect(f"ws://127.0.0.1:{running.port}/echo") as one, connect(f"ws://127.0.0.1:{running.port}/echo"):
            one.send("hello")
            assert one.recv(PATIENCE) == "hello"
            assert "benben_sockets 2.0" in running.get("/numbers")
            os.kill(int(running.get("/pid")), signal.SIGKILL)
            until(lambda: "benben_sockets 2.0" not in running.get("/numbers"))
        assert running.end() == 0


def test_a_server_that_cannot_start_says_why_and_ends(tmp_path: Path) -> None:
    with small_site(tmp_path, 2, "never") as running:
        assert running.process.wait(PATIENCE) == 1
        assert running.port == 0
        assert running.errors.read_text().splitlines() == ["benben: the cellar is locked"]


def test_workers_that_die_at_once_are_started_less_and_less_often(tmp_path: Path) -> None:
    with small_site(tmp_path, 1, "once") as running:
        os.kill(int(running.get("/pid")), signal.SIGKILL)
        until(lambda: len(delays(running)) >= 4)
        assert delays(running)[:4] == sorted(delays(running)[:4])
        assert delays(running)[3] >= 0.4
        (tmp_path / "first").unlink()
        assert int(running.get("/pid"))  # the connection has waited for a worker that answers
        assert running.end() == 0


def test_a_worker_that_is_killed_again_and_again_is_not_waited_for_long(tmp_path: Path) -> None:
    with small_site(tmp_path) as running:
        for killed in range(7):
            os.kill(int(running.get("/pid")), signal.SIGKILL)
            until(lambda so_far=killed: len(delays(running)) > so_far)
        assert max(delays(running)) <= 1.0
        assert running.end() == 0


def delays(running: Running) -> list[float]:
    """With which delays workers were started anew."""
    return [float(found[1]) for line in running.said() if (found := re.search(r"in ([0-9.]+) s$", line["event"]))]


def test_workers_end_when_the_supervisor_is_gone(tmp_path: Path) -> None:
    with small_site(tmp_path, 2) as running:
        workers = pids(running, 2)
        running.end(signal.SIGKILL)
        until(lambda: not any(map(lives, workers)))
        assert (tmp_path / "closed").exists()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_what_was_asked_is_answered_before_the_end(tmp_path: Path, number: int) -> None:
    with small_site(tmp_path) as running:
        answers: list[str] = []
        asking = threading.Thread(target=lambda: answers.append(running.get("/slow/1")))
        asking.start()
        until((tmp_path / "asked").exists)
        assert running.end(number) == 0
        asking.join(PATIENCE)
        assert answers == ["done"]
        assert (tmp_path / "closed").exists()
        with pytest.raises(URLError, match="refused"):
            running.get("/pid")


def test_sockets_are_told_of_the_end(tmp_path: Path) -> None:
    with small_site(tmp_path) as running, connect(f"ws://127.0.0.1:{running.port}/echo") as socket:
        socket.send("hello")
        assert socket.recv(PATIENCE) == "hello"
        running.process.send_signal(signal.SIGTERM)
        assert socket.recv(PATIENCE) == "bye"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        assert running.process.wait(PATIENCE) == 0


def test_workers_that_do_not_end_are_ended(tmp_path: Path) -> None:
    with small_site(tmp_path, 1, "deaf") as running:
        worker = int(running.get("/pid"))
        assert running.end() == 1
        assert not lives(worker)
        assert "did not end within" in running.said()[-1]["event"]


def test_a_second_signal_ends_all_at_once(tmp_path: Path) -> None:
    with small_site(tmp_path, 1, "deaf") as running:
        worker = int(running.get("/pid"))
        running.process.send_signal(signal.SIGINT)
        until(lambda: any("told within" in line["event"] for line in running.said()) or not lives(worker))
        assert running.end(signal.SIGINT) == 128 + signal.SIGINT
        assert not lives(worker)


def test_messages_are_taken_up_to_64_kib(tmp_path: Path) -> None:
    with small_site(tmp_path) as running, connect(f"ws://127.0.0.1:{running.port}/echo", max_size=None) as socket:
        assert socket.response is not None
        assert "server" not in socket.response.headers
        assert "sec-websocket-extensions" not in socket.response.headers
        socket.send("x" * 65536)
        assert len(socket.recv(PATIENCE)) == 65536
        socket.send("x" * 65537)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert running.end() == 0

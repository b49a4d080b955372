"""Simulations over a Ray cluster: the same results, also where a worker dies."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benben.analysis.arena import Arena, arena
from benben.analysis.simulation import Simulation, Table, simulate
from benben.engine.edition import find_edition
from benben.engine.errors import BenbenError
from benben.engine.registry import find_game
from benben.research.cluster import MOST_LOSSES, Cluster, Setting, _Piece, lay_out, sources_digest
from cli.terminal import run, spawn

MATCHES = 12_000


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(workers=2) as found:
        yield found


def played(seed: int, matches: int = MATCHES, **more: Any) -> Simulation:
    result = simulate("stregati", 3, matches, ["greedy", "random", "greedy"], seed, **more)
    return replace(result, seconds=0.0)


def playing() -> list[int]:
    """Processes of workers of our own cluster that are in the middle of a piece: Ray names processes after tasks."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
            raylet = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            starter = int(Path(f"/proc/{raylet}/stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):  # it has ended meanwhile
            continue
        if title.startswith(b"ray::play_piece") and starter == os.getpid():
            found.append(int(folder.name))
    return found


def test_a_cluster_tells_what_one_thread_tells(cluster: Cluster) -> None:
    options = {"max_rounds": 40}
    spread = played(3, 3000, play_all=cluster.play_all, options=options)
    assert spread == played(3, 3000, options=options)
    assert spread.facts_of == 2000
    assert cluster.lost == 0


def test_a_worker_killed_in_the_middle_costs_its_piece_only(cluster: Cluster) -> None:
    """Killed once, while it plays; what it had played before and what others play stays, and all is complete."""
    killed: list[int] = []
    told: list[int] = []

    def on_progress(done: int, of: int) -> None:
        told.append(done)
        if not killed and (found := playing()):
            os.kill(found[0], signal.SIGKILL)
            killed.append(found[0])

    before = cluster.lost
    options = {"max_rounds": 200}
    result = played(8, play_all=cluster.play_all, on_progress=on_progress, options=options)
    assert killed
    assert 1 <= cluster.lost - before <= 2  # Ray may have handed the next piece to the same worker already
    assert told[-1] == MATCHES
    assert told == sorted(set(told))
    assert result == played(8, options=options)


def test_a_piece_that_ends_every_worker_is_given_up(cluster: Cluster) -> None:
    import ray

    def die() -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    die_elsewhere = ray.remote(die).options(max_retries=0)
    piece = _Piece(100, 50)
    for _ in range(MOST_LOSSES):
        assert cluster._fetch(die_elsewhere.remote(), piece) is None
    with pytest.raises(BenbenError, match="matches 100 to 149 ended 6 workers, one after the other"):
        cluster._fetch(die_elsewhere.remote(), piece)


def test_bots_on_a_cluster_play_what_they_play_here(cluster: Cluster) -> None:
    def contest(**more: Any) -> Arena:
        found = arena(["search:10", "greedy"], "pyramids", matches=40, seed=6, until=0.9, **more)
        return replace(found, seconds=0.0, entries=[replace(entry, milliseconds=0.0) for entry in found.entries])

    before = cluster.lost
    assert contest(play_all=cluster.play_deals) == contest()
    assert contest().matches < 40  # what was under way when the test was decided is given up
    assert cluster.lost == before


def test_a_balance_measured_on_a_cluster_is_that_of_this_machine(cluster: Cluster) -> None:
    """Ways of building are told to the bots by the box, which has to come to the workers as it is here."""
    from benben.analysis.balance import balance, balance_of

    def measured(**more: Any) -> list[dict[str, Any]]:
        planned = [setting for setting in balance_of(find_game("anubix")).SETTINGS if setting.plans]
        found = balance("anubix", bot="greedy", matches=96, quick=100, settings=planned, **more)
        return [table | {"seconds": 0.0} for table in found.as_dict()["tables"]]

    assert measured(play_all=cluster.play_deals) == measured()


def test_a_worker_with_other_sources_is_refused(cluster: Cluster) -> None:
    table = Table.of(find_edition(find_game("pyramids")), 2, {}, [0, 0])
    setting = Setting.of(table)
    assert setting.sources == sources_digest("pyramids") != sources_digest("anubix")
    assert lay_out(setting).box.seats == 2
    with pytest.raises(BenbenError, match="install the same benben on every machine"):
        lay_out(replace(setting, sources="another"))


def test_simulate_takes_the_address_of_a_running_cluster(cluster: Cluster) -> None:
    """In a process of its own, which is no part of the cluster."""
    import ray

    address = ray.get_runtime_context().gcs_address
    words = ("simulate", "pyramids", "--matches", "200", "--seed", "2", "--json")
    there, here = spawn(*words, "--ray", address), spawn(*words)
    assert there.returncode == 0, there.stderr
    found = [json.loads(process.stdout) for process in (there, here)]
    assert [result.pop("seconds") for result in found]
    assert found[0] == found[1]


def test_balance_takes_the_address_of_a_running_cluster(cluster: Cluster) -> None:
    import ray

    address = ray.get_runtime_context().gcs_address
    words = ("balance", "stregati", "--bot", "greedy", "--matches", "48", "--quick", "50", "--seed", "2", "--json")
    found = []
    for process in (spawn(*words, "--ray", address), spawn(*words)):
        assert process.returncode in (0, 1), process.stderr  # 1 where so few matches leave a target open
        found.append([table | {"seconds": 0.0} for table in json.loads(process.stdout)["tables"]])
    assert found[0] == found[1]


def test_balance_takes_workers_here_or_there_not_both() -> None:
    told = run("balance", "pyramids", "--ray", "local", "--threads", "2", exit_code=2).stderr
    assert "give one of them" in told


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "ray://127.0.0.1:1", "localhost:a"])
def test_an_address_without_a_cluster_is_told_at_once(address: str) -> None:
    told = run("simulate", "pyramids", "--ray", address, exit_code=2).stderr
    assert f"no Ray cluster at '{address}'" in told


def test_simulate_takes_workers_here_or_there_not_both() -> None:
    told = run("simulate", "pyramids", "--ray", "local", "--threads", "2", exit_code=2).stderr
    assert "give one of them" in told

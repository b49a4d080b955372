"""Training: it can be repeated, interrupted and looked at, and something is learned."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from benben import BadOption, BenbenError
from benben.bots.evaluator import PARTS, load_weights
from benben.bots.experience import outcomes
from benben.bots.training import CHECKPOINT, CURVES, PICTURE, Plan, threads, train
from benben.engine.registry import find_game

GAME = "anubix"
# Two generations of the heuristic, then the network's own.
SMALL = Plan(
    GAME, (2, 3), 7, heuristic=2, matches=24, kept=6, own_matches=4, own_kept=6, strength_every=3, strength_matches=6,
    piece=5,
)  # fmt: skip


def weights_of(path: Path) -> dict[str, Any]:
    return load_weights(find_game(GAME), path)[0]


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in PARTS)


def test_equal_seeds_give_equal_weights_whatever_plays_and_however_often_it_is_interrupted(tmp_path: Path) -> None:
    whole = weights_of(train(SMALL, tmp_path / "whole", generations=4))
    again = weights_of(train(SMALL, tmp_path / "again", generations=4, run_all=backwards))
    other = weights_of(train(replace(SMALL, seed=8), tmp_path / "other", generations=4))
    assert same(whole, again)
    assert not same(whole, other)

    folder = tmp_path / "parts"
    with pytest.raises(KeyboardInterrupt):
        train(SMALL, folder, generations=4, on_generation=interrupt(after=1))
    assert not (folder / CHECKPOINT).exists()  # nothing was saved yet: half a minute had not passed
    train(SMALL, folder, generations=1)
    before = (folder / CHECKPOINT).read_bytes()
    with pytest.raises(KeyboardInterrupt):
        train(SMALL, folder, generations=4, resume=True, on_generation=interrupt(after=3))
    assert (folder / CHECKPOINT).read_bytes() == before
    assert same(whole, weights_of(train(SMALL, folder, generations=4, resume=True, run_all=threads(2))))

    curves = json.loads((folder / CURVES).read_text("utf-8"))
    assert [point["generation"] for point in curves] == [1, 2, 3, 4]
    assert [point["strength"] is not None for point in curves] == [False, False, True, False]
    drawn = ElementTree.fromstring((folder / PICTURE).read_text("utf-8"))
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}polyline")) == 4
    told = json.loads((folder / f"{GAME}.json").read_text("utf-8"))
    assert (told["generations"], told["plan"]["seed"]) == (4, 7)
    refuses_other_plans(folder)


def refuses_other_plans(folder: Path) -> None:
    held = (folder / CHECKPOINT).read_bytes()
    with pytest.raises(BenbenError, match="with other seed"):
        train(replace(SMALL, seed=9), folder, generations=5, resume=True)
    with pytest.raises(BadOption, match="how long"):
        train(SMALL, folder, resume=True)
    assert (folder / CHECKPOINT).read_bytes() == held


def test_losses_fall_while_it_learns(tmp_path: Path) -> None:
    plan = replace(SMALL, seats=(2,), heuristic=99, matches=1000, kept=8, piece=500, strength_every=99)
    train(plan, tmp_path, generations=12)
    curves = json.loads((tmp_path / CURVES).read_text("utf-8"))
    first, last = curves[0]["losses"], curves[-1]["losses"]
    assert last["places"] < 0.9 * np.log(2) < first["places"]
    assert last["policy"] < 0.9 * first["policy"]
    assert last["right"] > first["right"]


def test_nothing_is_resumed_where_nothing_was_begun(tmp_path: Path) -> None:
    with pytest.raises(BenbenError, match="no checkpoint"):
        train(SMALL, tmp_path, generations=1, resume=True)
    assert list(tmp_path.iterdir()) == []


def test_outcomes_are_told_from_the_observing_seat_on_and_ties_share_places() -> None:
    points, ranks = np.array([[10, 30, 20], [5, 5, 2]]), np.array([[3, 1, 2], [1, 1, 3]])
    places, beyond = outcomes(points, ranks, np.array([2, 0]), np.array([0, 1]), 4)
    assert places[0, :3].tolist() == [[0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0]]
    assert places[1, :3].tolist() == [[0.5, 0.5, 0, 0], [0.5, 0.5, 0, 0], [0, 0, 1, 0]]
    assert beyond.tolist() == [[0, -10, 10, 0], [1, 1, -2, 0]]
    assert not places[:, 3].any()


def backwards(work: Callable[..., Any], pieces: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
    """The last piece first, as machines of different speed would."""
    done = {number: work(*pieces[number]) for number in reversed(range(len(pieces)))}
    return (done[number] for number in range(len(pieces)))


def interrupt(after: int) -> Callable[[Any], None]:
    """A kill after so many generations."""

    def kill(report: Any) -> None:
        if report.generation >= after:
            raise KeyboardInterrupt

    return kill

"""Search: the same in every form, no longer than it may, and no longer than it has to."""

from __future__ import annotations

import importlib
import importlib.util
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from benben.bots import search, searcher
from benben.bots.budget import Budget
from benben.bots.evaluator import PARTS, Net, net_of, room_of
from benben.bots.searcher import Searcher, Tree
from benben.bots.setting import settings_of
from benben.engine import kernel
from benben.engine.game import Game
from benben.engine.registry import games
from bots.test_evaluator import box_of, positions, some_weights

ITERATIONS = 60
SLACK = 1.1  # of a time that is kept


def plain(module: str, game: str) -> ModuleType:
    """A generic module as it stands, with the plain rules of a game in its slots."""
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    twin = ModuleType(module)
    exec(compile(Path(spec.origin).read_bytes(), spec.origin, "exec"), vars(twin))
    for key, value in list(vars(twin).items()):
        home = getattr(value, "__rule__", "")
        if home == kernel.SLOTS:
            vars(twin)[key] = getattr(importlib.import_module(kernel._home(home, key, game)), key)
        elif home.startswith("benben.bots.") and home != module:
            vars(twin)[key] = getattr(plain(home, game), key)
    return twin


def grown(game: Game, box: Any, s: Any, seat: int, told: dict[str, int], net: Net) -> list[tuple[int, int, int]]:
    """The actions of a seat, how often each is tried by compiled search, and what came of them."""
    found = Searcher(game, box, Budget(iterations=ITERATIONS), told)
    found._net, found._trees[0].settings[search.LEAF] = net, told["leaf"]
    found.grow(s, seat, 7)
    edges = found._edges(found._trees[0])
    return [(int(edge["action"]), int(edge["visits"]), int(edge["total"])) for edge in edges]


def grown_plain(game: Game, box: Any, s: Any, seat: int, told: dict[str, int], net: Net) -> list[tuple[int, int, int]]:
    """The same by plain search."""
    tree, look = Tree.of(game, box.seats, told, 100), room_of(game, box.seats)
    nodes, edges = [search.Node() for _ in tree.nodes], [search.Edge() for _ in tree.edges]
    counts = [0] * search.COUNTS
    plain_net = net._replace(**{part: getattr(net, part).tolist() for part in PARTS})
    plain("benben.bots.search", game.id).search(
        [box], [s.copy(), game.layout.State()], nodes, edges, tree.table.tolist(), counts, tree.path.tolist(),
        [0] * 4, tree.out.tolist(), tree.prices.tolist(), tree.room.tolist(), with_seat(tree, seat), plain_net,
        look.row.tolist(), look.room.tolist(), look.out.tolist(), 7, search.NO_ACTION, ITERATIONS,
    )  # fmt: skip
    top = nodes[counts[search.TOP]]
    return [(edge.action, edge.visits, edge.total) for edge in edges[top.edges : top.edges + top.width]]


def with_seat(tree: Tree, seat: int) -> list[int]:
    tree.settings[search.SEAT] = seat
    return list(map(int, tree.settings))


@pytest.mark.parametrize("leaf", [0, 2])
@pytest.mark.parametrize("name", games())
def test_search_is_the_same_plain_and_compiled(name: str, leaf: int) -> None:
    """With a network its sums may differ by the last digit, so that values may, but not what is tried."""
    game = games()[name]
    box = box_of(game, game.seats[0] + 1)
    net = net_of(game, some_weights(game, 5), 3.0)
    told = settings_of(game, {"ripe": 2, "stray": 100, "horizon": 0 if leaf else 3, "leaf": leaf})
    found, _ = positions(game, box, 1)
    compared = 0
    for s, seat in found[:: max(1, len(found) // 4)]:
        out = [0] * (game.layout.MOST_LEGAL + 8)
        if game.rules.legal(box, s, seat, out) > 1:
            mine, other = (grow(game, box, s, seat, told, net) for grow in (grown, grown_plain))
            assert [edge[:2] for edge in mine] == [edge[:2] for edge in other]
            assert np.allclose([edge[2] for edge in mine], [edge[2] for edge in other], atol=ITERATIONS if leaf else 0)
            compared += 1
    assert compared


@pytest.mark.parametrize("name", games())
def test_search_stops_where_nothing_can_change_what_it_tried_most(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()[name]
    box = box_of(game, game.seats[0])
    early, whole = (Searcher(game, box, Budget(iterations=400), settings_of(game)) for _ in range(2))
    monkeypatch.setattr(whole, "_lead", lambda: 0)
    found, _ = positions(game, box, 2)
    spared = 0
    for number, (s, seat) in enumerate(found[::3]):
        assert early.choose(s, seat, number)[0] == whole.choose(s, seat, number)[0]
        spared += early.spent < whole.spent
    assert spared


@pytest.mark.parametrize("name", games())
def test_search_keeps_its_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several tries the best, since other programs take time as well; and as if no choice were ever clear."""
    game = games()[name]
    box = box_of(game, game.seats[0])
    found = Searcher(game, box, Budget(milliseconds=250), settings_of(game))
    monkeypatch.setattr(found, "_lead", lambda: 0)
    out = [0] * (game.layout.MOST_LEGAL + 8)
    some = [one for one in positions(game, box, 3)[0] if game.rules.legal(box, *one, out) > 1]
    took = []
    for number, (s, seat) in enumerate(some[:: max(1, len(some) // 5)]):
        began = time.perf_counter()
        found.choose(s, seat, number)
        took.append(time.perf_counter() - began)
    assert 0.25 <= min(took) <= 0.25 * SLACK


def test_without_weights_worlds_are_played_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["anubix"]
    box = box_of(game, 2)
    monkeypatch.setattr(searcher, "find_net", lambda game: None)
    without, told = settings_of(game, {"leaf": 0}), settings_of(game, {"leaf": 1})
    for s, seat in positions(game, box, 4)[0][::8]:
        chosen = [Searcher(game, box, Budget(iterations=50), more).choose(s, seat, 1) for more in (without, told)]
        assert chosen[0] == chosen[1]

"""Networks: what they judge, in every form, and the weights that come with the games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benben import BenbenError
from benben.bots import network
from benben.bots.evaluator import (
    MOST_BYTES,
    PARTS,
    WEIGHTS,
    find_net,
    load_weights,
    net_of,
    room_of,
    save_weights,
    shapes,
)
from benben.bots.learner import chances, infer
from benben.engine import kernel
from benben.engine.edition import find_edition
from benben.engine.feature import observe
from benben.engine.game import Game
from benben.engine.option import resolve_options
from benben.engine.record import dtype, pack
from benben.engine.registry import games
from benben.engine.stream import below, seed_stream

CHANCE = -1
NEAR = 1e-4  # single precision, added up in different orders


def box_of(game: Game, seats: int) -> Any:
    """The shipped edition, with limits of rounds so far away that nobody sees them."""
    given = {option.name: 250 for option in game.options if option.research is not None}
    return find_edition(game).box(seats, resolve_options(game.options, seats, given))


def positions(game: Game, box: Any, seed: int) -> tuple[list[tuple[Any, int]], list[int]]:
    """A match of the heuristic by plain rules: states with the lowest seat that acts, and the ranks of the end."""
    s, stream, out = game.layout.State(), [0] * 4, [0] * (game.layout.MOST_LEGAL + 8)
    found: list[tuple[Any, int]] = []
    seed_stream(stream, seed, box.seats)
    game.rules.setup(box, s)
    while (who := game.rules.acting(box, s)) != 0:
        if who == CHANCE:
            game.rules.apply(box, s, CHANCE, game.rules.pick(box, s, below(stream, game.rules.chance(box, s))))
        else:
            seat = (who & -who).bit_length() - 1
            found.append((s.copy(), seat))
            game.rules.apply(box, s, seat, game.heuristic.greedy(box, s, seat, stream, out))
    game.rules.ranks(box, s, out)
    return found, out[: box.seats]


def some_weights(game: Game, seed: int) -> dict[str, Any]:
    random = np.random.default_rng(seed)
    return {name: random.normal(0, 0.1, shape).astype(np.float32) for name, shape in shapes(game).items()}


def judged_by_numpy(game: Game, weights: dict[str, Any], row: list[int], seats: int) -> tuple[Any, Any, Any]:
    """Places and points by seat from the observing one, and the first hidden layer."""
    x = np.array(row, np.float32)[None, :]
    first, _, judged = infer({**weights, "first": weights["first"][: len(row)]}, x)
    most = game.seats[-1]
    judged = judged.reshape(most, most + 1)[:seats]
    return chances(judged[:, :seats], np.ones((seats, seats), bool)), judged[:, most], first[0]


@pytest.mark.parametrize("name", games())
def test_a_network_judges_alike_plain_compiled_and_by_numpy(name: str) -> None:
    game = games()[name]
    seats = game.seats[0] + 1
    box, weights = box_of(game, seats), some_weights(game, 5)
    boxes = np.zeros(1, dtype(game.layout.Box))
    pack(box, boxes[0])
    net, compiled = net_of(game, weights, 3.0), kernel.load("benben.bots.network", name)
    most, told, room = game.seats[-1], room_of(game, seats), room_of(game, seats)
    found, _ = positions(game, box, 1)
    for s, seat in found[:: max(1, len(found) // 6)]:
        row = observe(game, box, s, seat)
        states = np.zeros(1, dtype(game.layout.State))
        pack(s, states[0])
        compiled.evaluate(boxes[0], states[0], seat, net, room.row, room.room, room.out)
        plain = [0.0] * len(told.out)
        hidden = [0.0] * len(told.room)
        plain_net = net._replace(**{part: getattr(net, part).tolist() for part in PARTS})
        plain_row = [0] * len(row)
        _plain_evaluate(game, box, s, seat, plain_net, plain_row, hidden, plain)
        assert plain_row == row == room.row.tolist()
        places, points, first = judged_by_numpy(game, weights, row, seats)
        for other in range(seats):
            at = (seat + other) % seats * (most + 1)
            for judged in (plain, room.out):
                assert np.allclose(judged[at : at + seats], places[other], atol=NEAR)
                assert judged[at + most] == pytest.approx(points[other], abs=10 * NEAR)
        listed = np.zeros(game.layout.MOST_LEGAL, np.int64)
        count = game.rules.legal(box, s, seat, listed)
        logits = (first @ weights["policy"] + weights["policy_bias"])[listed[:count]]
        wanted = np.exp(logits - logits.max()) / np.exp(logits - logits.max()).sum()
        compiled.prefer(net, listed, count, room.room, room.chances)
        likely = [0.0] * game.layout.ACTIONS
        network.prefer(plain_net, listed.tolist(), count, hidden, likely)
        assert np.allclose(room.chances[:count], wanted, atol=NEAR)
        assert np.allclose(likely[:count], wanted, atol=NEAR)


def _plain_evaluate(game: Game, box: Any, s: Any, seat: int, net: Any, row: Any, room: Any, out: Any) -> None:
    """`evaluate` without a compiler, which fills its slot."""
    game.features.observe(box, s, seat, row)
    network.read_row(net, row, room)
    network.judge(net, box.seats, seat, room, out)


def test_expected_rewards_are_those_of_places() -> None:
    game = games()["anubix"]
    net = net_of(game, some_weights(game, 1), 1.0)
    out = [0.0] * 30
    out[6:9] = [0.5, 0.25, 0.25]  # seat 1 of three: first, second, third
    assert network.reward(net, 3, 1, out) == pytest.approx(0.25)
    out[6:9] = [0.0, 0.0, 1.0]
    assert network.reward(net, 3, 1, out) == -1


def test_weights_are_kept_as_a_whole_and_read_back(tmp_path: Path) -> None:
    game = games()["anubix"]
    weights = some_weights(game, 2)
    save_weights(tmp_path / "anubix.npz", weights, 2.5, {"seed": 1})
    found, spread = load_weights(game, tmp_path / "anubix.npz")
    assert spread == 2.5
    assert all(np.allclose(found[name], weights[name], atol=1e-3) for name in PARTS)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["anubix.json", "anubix.npz"]


def test_weights_of_another_network_are_refused(tmp_path: Path) -> None:
    save_weights(tmp_path / "anubix.npz", some_weights(games()["anubix"], 2), 2.5, {})
    with pytest.raises(BenbenError, match="train it anew"):
        load_weights(games()["stregati"], tmp_path / "anubix.npz")


SHIPPED = sorted(WEIGHTS.glob("*.npz"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_weights_that_ship_are_of_their_game_small_and_tell_what_made_them(path: Path) -> None:
    game = games()[path.stem]
    assert path.stat().st_size <= MOST_BYTES
    assert find_net(game) is not None
    told = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert (told["game"], told["rules"]) == (game.id, game.version)
    assert told["command"].startswith(f"benben train {game.id} ")
    assert len(told["commit"]) == 40
    assert told["generations"] > 0


@pytest.mark.parametrize("name", games())
def test_a_game_whose_search_judges_by_a_network_has_one(name: str) -> None:
    assert games()[name].search.get("leaf", 0) == 0 or find_net(games()[name]) is not None

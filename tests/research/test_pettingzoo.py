"""The environments of PettingZoo: its own tests, seeds, secrets of simultaneous phases, illegal actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from benben.engine.errors import BadOption, IllegalAction
from benben.engine.feature import split
from benben.engine.registry import games
from benben.research import pettingzoo
from benben.research.pettingzoo import Together, Turns
from contract.cases import Case, walk
from research.settings import every_case, every_count, settings

# PettingZoo wants an observation without a mask, or one of its own environments; and it looks at masks after the end.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{text}")
    for text in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]


def made(case: Case, **more: Any) -> Turns:
    return pettingzoo.raw_env(case.game.id, **settings(case), **more)


@every_case
def test_the_environment_passes_the_tests_of_pettingzoo(case: Case) -> None:
    api_test(pettingzoo.env(case.game.id, **settings(case)), num_cycles=40)
    seed_test(lambda: pettingzoo.env(case.game.id, **settings(case)), num_cycles=40)


@every_case
def test_the_parallel_environment_passes_the_tests_of_pettingzoo(case: Case) -> None:
    parallel_api_test(pettingzoo.parallel_env(case.game.id, **settings(case)), num_cycles=120)
    parallel_seed_test(lambda: pettingzoo.parallel_env(case.game.id, **settings(case)), num_cycles=40)


def steps(env: Turns, seed: int) -> Iterator[tuple[int, int]]:
    """A random match, paused before every action."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    while not env.single.over:
        seat, action = env.single.acting, rng.choice(env.single.legal)
        yield seat, action
        env.step(action)


@every_case
def test_what_others_do_at_the_same_time_is_not_seen_before_all_are_through(case: Case) -> None:
    """Only that a seat is through is seen."""
    env, seen = made(case), 0
    for seat, action in steps(env, 3):
        after = env.single.copy()
        after.step_as(seat, action)
        if env.single.who.bit_count() > 1 and not after.midway:
            for other in set(range(case.seats)) - {seat}:
                before, then = (
                    split(case.game.features, case.seats, s.observation(other)) for s in (env.single, after)
                )
                different = [name for name in before if not np.array_equal(before[name], then[name])]
                assert set(different) <= {"acting"}, (seat, action, other)
                seen += 1
    assert (seen > 0) == any(acting.bit_count() > 1 for acting in _who_acts(case))


def _who_acts(case: Case) -> Iterator[int]:
    """The sets of seats that act in a match by plain rules."""
    return (max(0, case.game.rules.acting(box, s)) for box, s in walk(case, 1))


@every_case
def test_in_parallel_all_that_act_are_asked_at_once_and_their_order_is_nothing(case: Case) -> None:
    rng = random.Random(4)
    env, twin = (pettingzoo.parallel_env(case.game.id, **settings(case)) for _ in range(2))
    told, _ = env.reset(seed=9)
    twin.reset(seed=9)
    most = 0
    while env.agents:
        actions = {
            agent: rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
            for agent, seen in told.items()
            if seen["action_mask"].any()
        }
        most = max(most, len(actions))
        found = env.step(actions)
        again = twin.step(dict(reversed(actions.items())))
        told = found[0]
        assert found[1] == again[1]
        assert all(np.array_equal(told[agent]["observation"], again[0][agent]["observation"]) for agent in told)
    assert sum(found[1].values()) == pytest.approx(0)
    assert most == max(acting.bit_count() for acting in _who_acts(case))


def test_agents_that_do_not_act_need_no_action_and_others_do() -> None:
    env = pettingzoo.parallel_env("anubix", seats=3, start=1)
    told, infos = env.reset(seed=1)
    masks = {agent: int(info["action_mask"].sum()) for agent, info in infos.items()}
    assert [agent for agent, legal in masks.items() if legal] == ["seat_1"]
    action = int(np.flatnonzero(told["seat_1"]["action_mask"])[0])
    before = env.state()
    with pytest.raises(BadOption, match="seat_1 must act, and no action was given"):
        env.step({"seat_0": action})
    assert np.array_equal(env.state(), before)
    env.step({"seat_0": -5, "seat_1": action, "seat_2": 10**6})
    assert not np.array_equal(env.state(), before)


@every_count
def test_seeds_reproduce_and_resets_without_one_follow_from_it(case: Case) -> None:
    def starts(seed: int) -> list[bytes]:
        env = made(case)
        env.reset(seed=seed)
        found = [env.state().tobytes()]
        for _ in range(4):
            env.reset()
            found.append(env.state().tobytes())
        return found

    assert starts(5) == starts(5)
    assert starts(5)[0] != starts(6)[0] or starts(5)[1] != starts(6)[1]
    assert len(set(starts(5))) > 1


@pytest.mark.parametrize("game", games())
def test_an_illegal_action_loses_the_match(game: str) -> None:
    env = pettingzoo.env(game, seats=2)
    env.reset(seed=2)
    agent = env.agent_selection
    observation, _, _, _, info = env.last()
    assert np.array_equal(info["action_mask"], observation["action_mask"])
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert {name: reward for name, reward in env.rewards.items() if reward} == {agent: -1.0}
    both = pettingzoo.parallel_env(game, seats=2)
    told, _ = both.reset(seed=2)
    _, rewards, ended, _, infos = both.step(dict.fromkeys(told, 10**9))
    assert rewards[agent] == -1.0
    assert all(ended.values())
    assert both.agents == []
    assert "points" in infos[agent]


@pytest.mark.parametrize("game", games())
def test_illegal_actions_are_refused_where_that_is_wanted(game: str) -> None:
    env = pettingzoo.raw_env(game, seats=2, illegal="error")
    both = pettingzoo.parallel_env(game, seats=2, illegal="error")
    env.reset(seed=2)
    both.reset(seed=2)
    before = env.state().tobytes()
    with pytest.raises(IllegalAction):
        env.step(10**9)
    with pytest.raises(IllegalAction):
        both.step(dict.fromkeys(both.agents, -1))
    assert env.state().tobytes() == both.state().tobytes() == before
    assert not any(env.terminations.values())


@every_count
@pytest.mark.parametrize("reward", ["rank", "win", "score"])
def test_rewards_come_at_the_end_and_sum_up_to_nothing(case: Case, reward: str) -> None:
    env = made(case, reward=reward)
    for _ in steps(env, 8):
        assert set(env.rewards.values()) == {0.0}
    rewards, winners = list(env.rewards.values()), env.single.match().winners()
    assert sum(rewards) == pytest.approx(0)
    points = env.infos["seat_0"]["points"]
    assert points == env.single.points
    assert {seat for seat in range(case.seats) if rewards[seat] == max(rewards)} >= set(winners)
    if reward == "score":
        assert max(rewards) - min(rewards) == max(points) - min(points)
    elif len(winners) < case.seats:
        assert max(rewards) <= 1.0
        assert min(rewards) >= -1.0


def test_the_board_is_shown_as_text_to_who_acts() -> None:
    env: Turns | Together = pettingzoo.raw_env("pyramids", seats=2, render_mode="ansi")
    env.reset(seed=1)
    board = env.render()
    assert board is not None
    assert len(board.splitlines()) > 5
    assert "[bold]" not in board
    assert pettingzoo.raw_env("pyramids").render() is None
    env.close()


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"reward": "gold"}, "no reward 'gold'"),
        ({"illegal": "ignore"}, "lose or error"),
        ({"render_mode": "human"}, "'ansi'"),
        ({"seats": 9}, "played by 2 to 4"),
        ({"expert": True}, "no option 'expert'"),
    ],
)
def test_wrong_settings_are_told(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        pettingzoo.env("pyramids", **settings)

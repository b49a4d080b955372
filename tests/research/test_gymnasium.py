"""The environments of Gymnasium: its own checks, seeds, bots, illegal actions, and many matches as one environment."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from benben.engine.errors import BadOption, IllegalAction
from benben.engine.registry import games
from benben.research import crew
from benben.research.duels import Duels
from benben.research.gymnasium import BOTS, Solo, environment_id, register
from benben.research.single import Single
from contract.cases import Case
from research.settings import every_case, every_count, settings

VECTOR = "vector_entry_point"


def made(case: Case, **more: Any) -> Solo:
    env = gymnasium.make(environment_id(case.game), **settings(case), **more).unwrapped
    assert isinstance(env, Solo)
    return env


def duels(case: Case, matches: int, **more: Any) -> Duels:
    env = gymnasium.make_vec(
        environment_id(case.game), num_envs=matches, vectorization_mode=VECTOR, **settings(case), **more
    )
    assert isinstance(env, Duels)
    return env


def legal(mask: Any, rng: random.Random) -> int:
    return rng.choice(np.flatnonzero(mask).tolist())


def choose_all(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(1)


def test_every_game_is_registered_by_its_name_and_the_version_of_its_rules() -> None:
    register()
    for game in games().values():
        assert environment_id(game) in gymnasium.registry
    assert {"benben/Pyramids-v1", "benben/Stregati-v1", "benben/Anubix-v1"} <= set(gymnasium.registry)


@every_case
def test_the_environment_passes_the_checks_of_gymnasium(case: Case) -> None:
    check_env(made(case, seat=case.seats - 1, bots="greedy", render_mode="ansi"))


@every_count
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_match_is_played_to_its_end_against_bots_and_again_from_its_seed(case: Case, bots: str) -> None:
    """Wrapped as `make` wraps it, which checks what every step tells."""
    ends = []
    for _ in range(2):
        env = gymnasium.make(environment_id(case.game), bots=bots, seat=1, **settings(case))
        rng, (row, info) = random.Random(2), env.reset(seed=6)
        rows, over, reward = [row], False, 0.0
        while not over:
            assert reward == 0
            row, told, over, truncated, info = env.step(legal(info["action_mask"], rng))
            reward = float(told)
            rows.append(row)
            assert not truncated
        assert not info["action_mask"].any()
        ends.append((reward, info["points"], np.array(rows).tobytes()))
    assert ends[0] == ends[1]
    assert -1 <= ends[0][0] <= 1


@every_count
def test_greedy_bots_are_stronger_than_random_ones(case: Case) -> None:
    """In the agent's place plays chance; who wins against it more often is the better bot."""

    def total(bots: str) -> float:
        env, rng, found = made(case, bots=bots), random.Random(1), 0.0
        for seed in range(15):
            (_, info), over = env.reset(seed=seed), False
            while not over:
                _, reward, over, _, info = env.step(legal(info["action_mask"], rng))
            found += reward
        return found

    assert total("greedy") < total("random")


def test_each_other_seat_can_have_a_bot_of_its_own() -> None:
    env = Solo("anubix", seats=4, seat=2, bots=["greedy", "random", "greedy"])
    assert [env.bots[seat] for seat in (0, 1, 3)] == ["greedy", "random", "greedy"]
    env.reset(seed=1)
    assert env.single.who >> 2 & 1


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"bots": "oracle"}, "no bot 'oracle'"),
        ({"bots": ["greedy"], "seats": 3}, "2 other seats take one bot for all or 2, not 1"),
        ({"seat": 2}, "a seat from 0 to 1, not 2"),
        ({"reward": "gold"}, "no reward 'gold'"),
        ({"illegal": "ignore"}, "lose or error"),
        ({"start": 5}, "option start"),
    ],
)
def test_wrong_settings_are_told(settings: dict[str, Any], told: str) -> None:
    for kind in (Solo, Duels):
        with pytest.raises(BadOption, match=told):
            kind("stregati", **settings)
    with pytest.raises(BadOption, match="at least one match"):
        Duels("stregati", 0)


@pytest.mark.parametrize("game", games())
def test_an_illegal_action_loses_the_match_or_is_refused(game: str) -> None:
    env = Solo(game)
    _, info = env.reset(seed=3)
    _, reward, over, _, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, told["illegal"]) == (-1.0, True, True)
    strict, many = Solo(game, illegal="error"), Duels(game, 3, illegal="error")
    strict.reset(seed=3)
    many.reset(seed=3)
    before = strict.single.save(), many.rows.tobytes()
    with pytest.raises(IllegalAction):
        strict.step(-1)
    for actions in ([0, 0, 10**9], [-1, -1, -1]):
        with pytest.raises(IllegalAction, match="of match"):
            many.step(np.array(actions))
    assert (strict.single.save(), many.rows.tobytes()) == before
    with pytest.raises(BadOption, match="one action for each of 3 matches"):
        many.step(np.zeros(2))


@every_case
def test_many_matches_tell_what_fits_their_spaces_and_begin_anew(case: Case) -> None:
    env, rng, ended = duels(case, 6), np.random.default_rng(1), 0
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rows, info = env.reset(seed=4)
    while ended < 8:
        assert rows in env.observation_space
        assert info["action_mask"].any(1).all()
        before = rows
        rows, rewards, done, truncated, info = env.step(choose_all(info["action_mask"], rng))
        assert before is not rows
        assert not truncated.any()
        assert (rewards[~done] == 0).all()
        assert ("final_obs" in info) == done.any()
        for match in np.flatnonzero(done):
            ended += 1
            assert info["final_obs"][match] in env.single_observation_space
            assert len(info["final_info"]["points"][match]) == case.seats
            assert not info["final_info"]["illegal"][match]
    env.close()


@every_count
def test_the_end_of_a_match_among_many_is_what_its_last_state_tells(case: Case) -> None:
    """Illegal actions, ends and rewards of every measure stand where they belong."""
    for reward in ("rank", "win", "score"):
        env, rng = duels(case, 5, reward=reward), np.random.default_rng(2)
        _, info = env.reset(seed=8)
        done = np.zeros(5, bool)
        while not done.any():
            _, rewards, done, _, info = env.step(choose_all(info["action_mask"], rng))
        match = int(np.flatnonzero(done)[0])
        points = info["final_info"]["points"][match].tolist()
        if reward == "score":
            assert abs(rewards[match]) == pytest.approx(abs(points[0] - sum(points) / case.seats))
        else:
            assert abs(rewards[match]) <= 1
        _, rewards, done, _, info = env.step(np.array([-1, *choose_all(info["action_mask"], rng)[1:]]))
        assert rewards[0] == -1.0
        assert done[0]
        assert info["final_info"]["illegal"].tolist()[0]
        assert info["action_mask"][0].any()


@every_count
def test_matches_depend_on_their_seed_and_number_alone(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on how many there are, nor on threads."""
    monkeypatch.setattr(crew, "LEAST", 64)
    monkeypatch.setattr(crew, "MORE", 32)
    few, many = duels(case, 3, threads=1), duels(case, 200, threads=3)
    assert [len(env._parts) for env in (few, many)] == [1, 3]
    for env in (few, many):
        env.reset(seed=12)
    rngs = [random.Random(n) for n in range(3)]
    masks = few.masks.copy()
    for _ in range(60):
        assert few.rows.tobytes() == many.rows[:3].tobytes()
        actions = [legal(mask, rng) for mask, rng in zip(masks, rngs, strict=True)]
        others = choose_all(many.masks, np.random.default_rng(1))[3:].tolist()
        _, rewards, done, _, info = few.step(np.array(actions))
        _, same_rewards, same_done, _, _ = many.step(np.array(actions + others))
        masks = info["action_mask"]
        assert (rewards == same_rewards[:3]).all()
        assert (done == same_done[:3]).all()
    again, _ = few.reset(seed=12)
    follows, _ = few.reset()
    assert again.tobytes() != follows.tobytes()
    many.close()


@every_count
def test_one_match_and_many_ask_the_agent_the_same_first_question(case: Case) -> None:
    """The match of a seed is the same where no bot has acted before."""
    one, many, asked = Solo(case.game.id, bots="greedy", **settings(case)), duels(case, 2, bots="greedy"), 0
    for seed in range(12):
        row, info = one.reset(seed=seed)
        rows, infos = many.reset(seed=seed)
        if not one.single.history:
            asked += 1
            assert rows[0].tobytes() == row.tobytes()
            assert infos["action_mask"][0].tolist() == info["action_mask"].tolist()
    assert asked > 0


def test_bots_in_one_match_are_those_of_the_core() -> None:
    env, core = Solo("stregati", seats=3, seat=2, bots="greedy", start=0), Single("stregati", seats=3, start=0)
    env.reset(seed=21)
    core.reset(21)
    while core.acting != 2:
        core.step(core.choose("greedy", core.acting, 21 ^ BOTS))
    assert core.save() == env.single.save()
    assert env.action_masks().tolist() == core.mask.tolist()


def test_the_usual_ways_to_make_many_work_too() -> None:
    env = gymnasium.make_vec("benben/Anubix-v1", num_envs=3, vectorization_mode="sync", seats=3)
    rows, info = env.reset(seed=5)
    assert rows.shape == (3, *env.single_observation_space.shape)
    rows, *_ = env.step(choose_all(info["action_mask"], np.random.default_rng(1)))
    assert rows in env.observation_space
    env.close()
    assert Solo("anubix").render() is None
    shown = Solo("anubix", render_mode="ansi")
    shown.reset(seed=1)
    assert len((shown.render() or "").splitlines()) > 5

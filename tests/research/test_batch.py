"""Many matches stepped at once: the same matches as everywhere else, and arrays that anybody can take."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benben.engine.errors import BadOption, IllegalAction
from benben.engine.feature import split
from benben.engine.game import CHANCE, Game
from benben.engine.registry import games
from benben.research import batch
from benben.research.batch import Batch
from benben.research.crew import Crew
from benben.research.single import Single
from research.replay import Seen, compare, same_state

SHARING = Path(__file__).with_name("sharing.py")
SHORT = {"max_rounds": 6}
each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def short(game: Game) -> dict[str, Any]:
    """Options that make matches short, where the game has them."""
    return {name: value for name, value in SHORT.items() if name in {option.name for option in game.options}}


def make(game: Game, **more: Any) -> Batch:
    return batch.make(game.id, **{"seats": 3, "matches": 8, "seed": 5, "threads": 1} | short(game) | more)


def step(env: Batch) -> np.ndarray[Any, np.dtype[np.int32]]:
    """One random step; the actions."""
    actions = np.zeros(env.matches, np.int32)
    env.choose(actions)
    env.step(actions)
    return actions


def told(env: Batch) -> list[bytes]:
    """All that a batch tells, with its states."""
    arrays = env.seats, env.counts, env.masks, env.observations, env.done, env.rewards, env.points, env.states
    lists = [env.legal[match, : env.counts[match]].tobytes() for match in range(env.matches)]
    return [*(array.tobytes() for array in arrays), *lists]


def seen(env: Batch, match: int) -> Seen:
    """What a match of a batch asks and shows; the action is still to be added."""
    listed = env.legal[match, : env.counts[match]].tolist()
    assert listed == np.flatnonzero(env.masks[match]).tolist()
    return Seen(int(env.seats[match]), listed, env.observations[match].tolist(), CHANCE)


def prove(game: Game, matches: int, **options: Any) -> None:
    """Play matches to their ends; each folds from its log to the same, step by step."""
    for seats in game.seats:
        env = batch.make(game.id, seats, matches // len(game.seats) + 1, seed=seats, threads=1, record=True, **options)
        steps: list[list[Seen]] = [[] for _ in range(env.matches)]
        waiting = set(range(env.matches))
        actions, before = np.zeros(env.matches, np.int32), env.states.copy()
        while waiting:
            env.choose(actions)
            for match in waiting:
                steps[match].append(seen(env, match))
                steps[match][-1].action = int(actions[match])
            played = {match: (env._starts[match].copy(), env._begun[match]) for match in waiting}
            before[:] = env.states
            env.step(actions)
            for match in [match for match in waiting if env.done[match]]:
                waiting.discard(match)
                start, begun = played[match]
                assert begun == 0
                acted = [(one.seat, one.action) for one in steps[match]]
                found = batch.match_of(env.stage, start.tolist(), acted)
                assert found.is_over
                assert found.scores() == env.points[match].tolist()
                winners = np.flatnonzero(env.rewards[match] == env.rewards[match].max()).tolist()
                assert found.winners() == winners
                compare(found, steps[match])


@each_game
def test_the_same_seed_and_actions_give_the_same_match_through_match(game: Game) -> None:
    prove(game, 12, **short(game))


@pytest.mark.soak
@each_game
def test_a_thousand_matches_are_the_same_through_match(game: Game) -> None:
    prove(game, 1000)


@each_game
def test_a_match_under_way_can_be_told_at_any_step(game: Game) -> None:
    env = make(game, record=True)
    for number in range(60):
        step(env)
        match = number % env.matches
        if not env.stage.loops.midway_one(env.stage.boxes, env.states[match : match + 1], env.seats[match]):
            found = env.match(match)
            assert same_state(found, env.states[match])
            assert found.acting[0] == env.seats[match]


def test_what_was_played_is_told_only_where_it_was_kept() -> None:
    with pytest.raises(BadOption, match="record=True"):
        make(games()["pyramids"]).match(0)


@each_game
def test_neither_threads_nor_the_size_of_the_batch_change_a_match(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "ALONE", 1500)  # choices are handed out, too, but for the smallest
    envs = [make(game, matches=matches, threads=threads) for matches, threads in ((2000, 1), (2000, 3), (1300, 2))]
    assert [len(env._parts) for env in envs] == [1, 3, 2]
    for _ in range(80):
        for env in envs:
            step(env)
    assert told(envs[0]) == told(envs[1])
    assert np.array_equal(envs[0].states[:1300], envs[2].states)
    assert np.array_equal(envs[0].observations[:1300], envs[2].observations)
    for env in envs:
        env.close()


def test_what_goes_wrong_in_a_thread_is_told_when_all_are_through() -> None:
    done: list[int] = []

    def work(first: int, end: int) -> int:
        done.append(first)
        if first == 2:
            raise ValueError("of the second")
        return end - first

    crew, parts = Crew(2), [(0, 2), (2, 3), (3, 7)]
    with pytest.raises(ValueError, match="of the second"):
        crew.run(work, (), parts)
    assert sorted(done) == [0, 2, 3]
    assert crew.run(lambda first, end: end - first, (), parts) == 7


def test_threads_end_with_their_batch() -> None:
    before = set(threading.enumerate())
    env = make(games()["pyramids"], matches=2000, threads=3)
    helpers = set(threading.enumerate()) - before
    assert len(helpers) == 2
    del env
    gc.collect()
    for thread in helpers:
        thread.join(60)
        assert not thread.is_alive()


@each_game
def test_a_match_is_that_of_a_single_environment_with_its_seed(game: Game) -> None:
    env, single = make(game), Single(game.id, seats=3, **short(game))
    single.reset(5)
    while True:
        assert single.acting == env.seats[0]
        assert single.mask.tolist() == env.masks[0].tolist()
        assert single.observation(single.acting).tolist() == env.observations[0].tolist()
        single.step(int(step(env)[0]))
        if env.done[0]:
            break
    assert single.over
    assert single.points == env.points[0].tolist()
    assert single.rewards.tolist() == env.rewards[0].tolist()


@each_game
def test_finished_matches_are_told_once_and_begin_anew(game: Game) -> None:
    env, ends = make(game), 0
    fresh = split(game.features, 3, make(game).observations)["phase"].any()
    assert fresh
    for _ in range(400):
        step(env)
        ends += int(env.done.sum())
        assert (env.counts > 0).all()
        assert (env.rewards[~env.done] == 0).all()
        assert np.allclose(env.rewards.sum(1), 0)
        assert (np.abs(env.rewards) <= 1).all()
        if env.done.any():
            ended = env.rewards[env.done]
            assert (ended.max(1) > 0).any() or (ended == 0).all()
    assert ends >= env.matches


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    env = make(games()["pyramids"])
    actions = env.legal[:, 0].astype(np.int32)
    for wrong in (-1, env.actions, int(np.flatnonzero(env.masks[3] == 0)[0])):
        before = told(env)
        bad = actions.copy()
        bad[3] = wrong
        with pytest.raises(IllegalAction, match=f"action {wrong} of match 3"):
            env.step(bad)
        assert told(env) == before
    env.step(actions)


def test_as_many_actions_as_matches_are_wanted() -> None:
    env = make(games()["pyramids"])
    with pytest.raises(BadOption, match="one action for each of 8 matches"):
        env.step(np.zeros(7, np.int32))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 9}, "played by"),
        ({"seats": True}, "played by"),
        ({"matches": 0}, "at least one match"),
        ({"threads": 0}, "at least one thread"),
        ({"seed": -1}, "a seed is"),
        ({"speed": 3}, "option"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        batch.make("pyramids", **wrong)


@each_game
def test_a_reset_begins_the_same_matches_again(game: Game) -> None:
    env = make(game)
    first = told(env)
    for _ in range(30):
        step(env)
    env.reset()
    assert told(env) == first
    env.reset(6)
    assert told(env) != first
    assert env.seed == 6


def test_matches_end_without_being_asked_to() -> None:
    assert batch.make("stregati", matches=1).stage.options["max_rounds"] == 200
    assert batch.make("anubix", matches=1).stage.options["max_rounds"] == 60
    assert batch.make("anubix", matches=1, max_rounds=3).stage.options["max_rounds"] == 3
    assert "max_rounds" not in batch.make("anubix", matches=1, max_rounds=None).stage.options


@pytest.mark.parametrize(("game", "options"), [("pyramids", {}), ("anubix", {"speed": True})])
def test_a_seat_sees_nothing_of_what_another_has_just_done_beside_it(game: str, options: dict[str, Any]) -> None:
    """Two batches that differ in the last step of one seat show the next seat of the same phase the same."""
    left, right = (batch.make(game, seats=3, matches=64, seed=3, threads=1, **options) for _ in range(2))
    state, rules, compared = left.stage.game.layout.State, left.stage.game.rules, 0
    from benben.engine.record import unpack

    for _ in range(80):
        seats = left.seats.copy()
        open_phase = [
            bool(rules.together(left.stage.box, unpack(state, left.states[match]))) for match in range(left.matches)
        ]
        first = np.array([left.legal[match, 0] for match in range(left.matches)], np.int32)
        last = np.array([left.legal[match, left.counts[match] - 1] for match in range(left.matches)], np.int32)
        states = left.states.copy()
        left.step(first)
        right.step(np.where(open_phase, last, first))
        for match in np.flatnonzero(open_phase):
            if left.seats[match] == right.seats[match] > seats[match]:
                assert left.observations[match].tolist() == right.observations[match].tolist()
                assert left.masks[match].tolist() == right.masks[match].tolist()
                compared += states[match] != left.states[match]
        right.reset()
        left.reset()
        for _ in range(compared % 40 + 3):  # to another position, the same in both
            for env in (left, right):
                step(env)
    assert compared


@each_game
def test_arrays_are_shared_with_other_libraries_without_a_copy(game: Game) -> None:
    """NumPy, and PyTorch and JAX, which script/test installs."""
    told = subprocess.run([sys.executable, str(SHARING), game.id], capture_output=True, text=True, timeout=300)
    assert told.returncode == 0, told.stderr
    assert len(told.stdout.splitlines()) == 3


@each_game
def test_rows_split_into_named_pieces_of_all_matches(game: Game) -> None:
    env = make(game)
    parts = split(game.features, 3, env.observations)
    assert parts["acting"].shape == (8, 3, 1)
    step(env)
    assert (parts["acting"][:, 0] == 1).all(), "the first player of a row is the one that has to act"

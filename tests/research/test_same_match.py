"""The same seed and actions give the same match through every door: Match, PettingZoo, Gymnasium, OpenSpiel, batch."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel
import pytest

from benben import Match
from benben.engine.game import CHANCE
from benben.engine.record import values
from benben.engine.registry import games
from benben.engine.stream import below, seed_stream
from benben.research import pettingzoo
from benben.research.batch import Batch
from benben.research.gymnasium import Solo
from benben.research.open_spiel import PREFIX
from benben.research.stage import Stage
from contract.cases import Case, cases
from research.settings import settings

MATCHES = 1000
BOTS = ("random", "greedy")


class Doors:
    """The environments of a case, made once: a match is begun by a reset and finds nothing of the one before it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.solos: dict[tuple[int, str], Solo] = {}

    def solo(self, seat: int, bots: str) -> Solo:
        if (seat, bots) not in self.solos:
            self.solos[seat, bots] = Solo(self.case.game.id, seat=seat, bots=bots, **settings(self.case))
        return self.solos[seat, bots]

    @cached_property
    def turns(self) -> pettingzoo.Turns:
        return pettingzoo.raw_env(self.case.game.id, **settings(self.case))

    @cached_property
    def together(self) -> pettingzoo.Together:
        return pettingzoo.parallel_env(self.case.game.id, **settings(self.case))

    @cached_property
    def batch(self) -> Batch:
        return Batch(self.turns.single.stage, 1, 0, 1, True)

    @cached_property
    def spiel(self) -> Any:
        options = dict(self.case.options)
        return pyspiel.load_game(PREFIX + self.case.game.id, {"players": self.case.seats, **options})


@dataclass(frozen=True)
class Played:
    """A match: what seats did, what chance did besides, and what was seen on the way and at the end."""

    doors: Doors
    case: Case
    seed: int
    stage: Stage
    actions: list[tuple[int, int]]
    everything: list[tuple[int, int]]
    end: list[int]  # all numbers of the last state
    points: list[int]
    reward: float  # of the agent


def agent_of(seed: int, case: Case) -> int:
    return seed % case.seats


def play(doors: Doors, seed: int) -> Played:
    """In Gymnasium, an agent at random against bots; then again by plain rules, with chance from the seed's stream."""
    case = doors.case
    env = doors.solo(agent_of(seed, case), BOTS[seed % 2])
    rng, (_, info), over, reward = random.Random(seed), env.reset(seed=seed), False, 0.0
    while not over:
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    stage, actions = env.single.stage, env.single.history
    everything, state = play_plainly(stage, seed, actions)
    assert list(values(state)) == list(values(env.single.state))
    return Played(doors, case, seed, stage, list(actions), everything, list(values(state)), info["points"], reward)


def play_plainly(stage: Stage, seed: int, actions: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], Any]:
    """By the rules as they stand, each action checked to be legal; the chance too, and the last state."""
    rules, s, stream, waiting = stage.game.rules, stage.game.layout.State(), [0] * 4, deque(actions)
    found, out = [], [0] * stage.game.layout.MOST_LEGAL
    seed_stream(stream, seed, 0)
    rules.setup(stage.box, s)
    while (who := rules.acting(stage.box, s)) != 0:
        if who == CHANCE:
            found.append((CHANCE, rules.pick(stage.box, s, below(stream, rules.chance(stage.box, s)))))
        else:
            found.append(waiting.popleft())
            assert found[-1][1] in out[: rules.legal(stage.box, s, found[-1][0], out)]
        rules.apply(stage.box, s, *found[-1])
    assert not waiting
    return found, s


def in_order(played: Played) -> list[tuple[int, int]]:
    """The actions as they come where seats that act together are asked one after the other, the lowest first."""
    rules, s = played.stage.game.rules, played.stage.game.layout.State()
    rules.setup(played.stage.box, s)
    waiting: dict[int, deque[int]] = {seat: deque() for seat in range(-1, played.case.seats)}
    for actor, action in played.everything:
        waiting[actor].append(action)
    found = []
    while (who := rules.acting(played.stage.box, s)) != 0:
        actor = CHANCE if who == CHANCE else (who & -who).bit_length() - 1
        found.append((actor, waiting[actor].popleft()))
        rules.apply(played.stage.box, s, *found[-1])
    assert list(values(s)) == played.end
    return found


def through_batch_and_turns(played: Played, ordered: list[tuple[int, int]]) -> None:
    """Side by side: who acts, what it may do and what it knows are the same at every step."""
    batch, turns = played.doors.batch, played.doors.turns
    batch.reset(played.seed)
    turns.reset(seed=played.seed)
    for seat, action in ordered:
        if seat == CHANCE:
            continue
        assert batch.seats[0] == seat == turns.possible_agents.index(turns.agent_selection)
        told, *_ = turns.last()
        assert told["action_mask"].tobytes() == batch.masks[0].tobytes()
        assert told["observation"].tobytes() == batch.observations[0].tobytes()
        batch.step(np.array([action], np.int32))
        turns.step(action)
    assert batch.done[0]
    assert batch.points[0].tolist() == played.points == turns.infos["seat_0"]["points"]
    assert list(values(turns.single.state)) == played.end
    rewards = list(turns.rewards.values())
    assert batch.rewards[0].tolist() == pytest.approx(rewards)
    assert rewards[agent_of(played.seed, played.case)] == played.reward


def through_the_parallel_environment(played: Played) -> None:
    env = played.doors.together
    told, _ = env.reset(seed=played.seed)
    waiting: dict[str, deque[int]] = {agent: deque() for agent in env.agents}
    for seat, action in played.actions:
        waiting[f"seat_{seat}"].append(action)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: waiting[agent].popleft() for agent, seen in told.items() if seen["action_mask"].any()}
        told, rewards, _, _, infos = env.step(actions)
    assert not any(waiting.values())
    assert infos["seat_0"]["points"] == played.points
    assert list(values(env.single.state)) == played.end
    assert rewards[f"seat_{agent_of(played.seed, played.case)}"] == played.reward


def through_open_spiel(played: Played, ordered: list[tuple[int, int]]) -> Any:
    state = played.doors.spiel.new_initial_state()
    for actor, action in ordered:
        assert state.current_player() == actor
        if actor == CHANCE:
            assert action in [outcome for outcome, _ in state.chance_outcomes()]
        else:
            assert action in state.legal_actions()
        state.apply_action(action)
    assert state.is_terminal()
    assert list(values(state.position.single.state)) == played.end
    assert state.returns()[agent_of(played.seed, played.case)] == played.reward
    return state


def through_the_log(played: Played, state: Any) -> None:
    """`Match` folds the log that the game of OpenSpiel kept, and one whose actions are submitted one by one."""
    match = state.position.single.match()
    assert match.is_over
    assert match.scores() == played.points
    assert list(values(match.state)) == played.end
    if played.seed % 10 == 0:  # `match` was itself folded from a log
        assert Match.loads(match.dumps()).dumps() == match.dumps()
    assert [event.do for event in match.events if event.who is not None] == [
        line.partition(" ")[2] for line in str(state).splitlines()[1:] if not line.startswith("-")
    ]


@pytest.mark.parametrize("game", games())
def test_a_thousand_matches_are_the_same_through_every_door(game: str) -> None:
    """Of all seat counts and variants, one after the other."""
    doors = [Doors(case) for case in cases() if case.game.id == game]
    for seed in range(MATCHES):
        played = play(doors[seed % len(doors)], seed)
        ordered = in_order(played)
        through_batch_and_turns(played, ordered)
        through_the_parallel_environment(played)
        through_the_log(played, through_open_spiel(played, ordered))

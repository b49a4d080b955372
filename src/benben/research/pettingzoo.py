"""Matches as environments of PettingZoo: one agent after the other (AEC), or all that act at once (parallel).

    from benben.research import pettingzoo

    env = pettingzoo.env("pyramids", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))

An action is one step of an event. Where seats act at the same time, the parallel environment takes all their actions at
once; the other one asks them by seat, and none sees what the others did before all are through.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from benben.engine.edition import Edition
from benben.engine.errors import BadOption, IllegalAction
from benben.research.reward import ILLEGAL, check_illegal, check_reward, rewards_of
from benben.research.single import NOBODY, Single
from benben.research.space import Bytes, Seeds, action_space, board, masked_space

Observation = dict[str, Bytes]
VERSION = 1


def env(game: str, seats: int = 2, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """Agents act one after the other; calls in a wrong order are refused. Settings are those of `Turns`."""
    return OrderEnforcingWrapper(raw_env(game, seats, **settings))


def raw_env(game: str, seats: int = 2, **settings: Any) -> Turns:
    """The same without a wrapper."""
    return Turns(game, seats, **settings)


def parallel_env(game: str, seats: int = 2, **settings: Any) -> Together:
    """All agents are handed actions at once; those of agents that do not act are not looked at."""
    return Together(game, seats, **settings)


class Table:
    """What both kinds share: one match, agents by seat, spaces, and what an agent is told.

    `reward` is one of `benben.research.reward`. By an illegal action the match is over and lost ("lose"), or it is
    refused and nothing has changed ("error"). `options` are those of the game.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        edition: str | Edition | None = None,
        reward: str = "rank",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadOption(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.single = Single(game, seats, edition, **options)
        self.reward, self.illegal, self.render_mode = check_reward(reward), check_illegal(illegal), render_mode
        self.metadata = {"name": f"benben_{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds()
        stage = self.single.stage
        self.observation_spaces = {agent: masked_space(stage) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(stage) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> Bytes:
        """The rows of all seats, one after the other: all that anybody knows, for training with a common critic."""
        return np.concatenate([self.single.observation(seat) for seat in range(self.single.seats)])

    def render(self) -> str | None:
        """The board as the seat that acts (at the end, the first one) sees it."""
        return board(self.single, max(0, self.single.acting)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""

    def _begin(self, seed: int | None) -> None:
        self.single.reset(self._seeds.next(seed))
        self.agents = self.possible_agents[:]

    def _observation(self, seat: int, mask: Bytes) -> Observation:
        return {"observation": self.single.observation(seat), "action_mask": mask}

    def _act(self, seat: int, action: Any) -> bool:
        """Take an action; False if it was illegal and loses the match."""
        number = int(action)
        if self.illegal == "lose" and not (0 <= number < self.single.actions and self.single.mask_of(seat)[number]):
            return False
        self.single.step_as(seat, number)
        return True

    def _losses(self, loser: int) -> dict[str, float]:
        return {agent: ILLEGAL if seat == loser else 0.0 for agent, seat in self._seats.items()}

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, rewards_of(self.single, self.reward), strict=True))


class Turns(Table, AECEnv[str, Observation, int | None]):
    """Agents act one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match, the one of the seed; without it, one that follows from the last seed given."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask(self.single.acting)

    def _ask(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.single.mask_of(seat)}

    def observe(self, agent: str) -> Observation:
        """What an agent may know; the mask is that of the agent whose turn it is, zeros for others."""
        seat = self._seats[agent]
        return self._observation(seat, self.single.mask_of(seat if agent == self.agent_selection else NOBODY))

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; None from agents of a match that is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        legal = self._act(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not legal or self.single.over:
            self._end(self._rewards() if legal else self._losses(seat))
        else:
            self._ask(self.single.acting)

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"points": self.single.points} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()


class Together(Table, ParallelEnv[str, Observation, int]):
    """All agents that act do so at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match, the one of the seed; without it, one that follows from the last seed given."""
        self._begin(seed)
        return self._tell()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """An action of every agent that acts, which its mask tells."""
        actors = self.single.actors
        if missing := [agent for agent in (self.possible_agents[seat] for seat in actors) if agent not in actions]:
            raise BadOption(f"{', '.join(missing)} must act, and no action was given")
        legal = self._act_all([(seat, actions[self.possible_agents[seat]]) for seat in actors])
        rewards = self._rewards() if legal is None else self._losses(legal)
        over = legal is not None or self.single.over
        ended, agents = dict.fromkeys(self.agents, over), self.agents
        observations, infos = self._tell()
        if over:
            infos = {agent: {**info, "points": self.single.points} for agent, info in infos.items()}
            self.agents = []
        return observations, rewards, ended, dict.fromkeys(agents, False), infos

    def _act_all(self, actions: list[tuple[int, Any]]) -> int | None:
        """Take all actions, or none; the first seat whose action is illegal."""
        for seat, action in actions:
            if not 0 <= int(action) < self.single.actions or not self.single.mask_of(seat)[int(action)]:
                if self.illegal == "error":
                    raise IllegalAction("", f"action {action} is not legal for seat {seat}: see its mask")
                return seat
        for seat, action in actions:
            self.single.step_as(seat, int(action))
        return None

    def _tell(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        masks = {agent: self.single.mask_of(self._seats[agent]) for agent in self.agents}
        observations = {agent: self._observation(self._seats[agent], mask) for agent, mask in masks.items()}
        return observations, {agent: {"action_mask": mask.copy()} for agent, mask in masks.items()}

"""Many matches as one vector environment of Gymnasium: the agent has the same seat in all, bots have the others.

All of a step happens in compiled rules: the agent's actions, the bots' answers, chance, masks, observations, and a new
match where one is over ("same step" in Gymnasium's words: `final_obs` and `final_info` tell of the match that ended).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from benben.engine import kernel
from benben.engine.edition import Edition
from benben.engine.errors import BadOption, IllegalAction
from benben.research.crew import Crew, share
from benben.research.gymnasium import BOTS, Told, bots_of
from benben.research.reward import ILLEGAL, RANK, WIN, check_illegal, check_reward, margins_of, wins_of
from benben.research.single import POLICIES
from benben.research.space import action_space, row_space
from benben.research.stage import SEEDS, Stage, check_seed

Array = np.ndarray[Any, np.dtype[Any]]
STREAM = 4


class Duels(VectorEnv[Array, Array, Array]):
    """`num_envs` matches at once. Settings are those of `benben.research.gymnasium.Solo`; `threads` are as many as
    there are cores, where nothing else is said. Match m of a seed is the same however many there are.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (named by Gymnasium)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        edition: str | Edition | None = None,
        reward: str = "rank",
        illegal: str = "lose",
        threads: int | None = None,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if isinstance(num_envs, bool) or num_envs < 1 or render_mode is not None:
            raise BadOption(f"at least one match is played, and none is shown: not {num_envs!r} and {render_mode!r}")
        self.stage = Stage.of(game, seats, edition, options)
        self.num_envs, self.seat, self.render_mode = num_envs, seat, render_mode
        self.reward, self.illegal = check_reward(reward), check_illegal(illegal)
        self.single_observation_space, self.single_action_space = row_space(self.stage), action_space(self.stage)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: gymnasium.Space[Array] = batch_space(self.single_action_space, num_envs)
        policies = np.array([POLICIES[name] for name in bots_of(seats, seat, bots)], np.int64)
        self._lay_out(policies, num_envs)
        self._share(threads)

    def _lay_out(self, policies: Array, matches: int) -> None:
        """The arrays that kernels work on, made once."""
        layout, stage = self.stage.game.layout, self.stage
        self._loops = kernel.load("benben.engine.duel", stage.game.id)
        streams = [np.zeros((matches, STREAM), np.int64) for _ in range(3)]
        self._made = (stage.boxes, stage.states(matches), stage.states(1), *streams, policies, self.seat)
        self.masks = np.zeros((matches, stage.actions), np.int8)
        self.rows, self._finals = (np.zeros((matches, stage.size), np.int8) for _ in range(2))
        self._told = (
            np.zeros(matches, np.int32),
            np.zeros((matches, layout.MOST_LEGAL), np.int16),
            self.masks,
            self.rows,
        )
        self._done, self._illegal = (np.zeros(matches, np.bool_) for _ in range(2))
        self._ranks = np.zeros((matches, stage.seats), np.float32)
        self._points = np.zeros((matches, stage.seats), np.int32)

    def _share(self, threads: int | None) -> None:
        """Parts of the matches, one for each thread, with room for each to work in."""
        self._parts = share(self.num_envs, threads)
        room = max(self.stage.game.layout.MOST_LEGAL, 128)
        self._rooms = {first: np.zeros(room, np.int64) for first, _ in self._parts}
        self._crew = Crew(len(self._parts) - 1)

    def _run(self, loop: Callable[..., None], *arrays: Any) -> None:
        self._crew.run(self._run_part, (loop, arrays), self._parts)

    def _run_part(self, loop: Callable[..., None], arrays: tuple[Any, ...], first: int, end: int) -> int:
        loop(*arrays, self._rooms[first], first, end)
        return 0

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Array, Told]:
        """Begin all matches: those of the seed, or those that follow from the last seed given."""
        super().reset(seed=seed)
        seed = check_seed(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self.rows[:] = 0
        self._run(self._loops.reset_duels, *self._made, *self._told, seed, seed ^ BOTS)
        return self.rows.copy(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Told]:
        """An action of the agent in every match."""
        actions = np.ascontiguousarray(actions, np.int64)
        if actions.shape != (self.num_envs,):
            raise BadOption(f"one action for each of {self.num_envs} matches is wanted, not {actions.shape}")
        if self.illegal == "error":
            self._refuse(actions)
        ends = self._done, self._illegal, self._ranks, self._points, self._finals
        self._run(self._loops.step_duels, *self._made, *self._told, actions, *ends)
        rewards, info = self._rewards(), self._info()
        if self._done.any():
            info |= self._ended()
        return self.rows.copy(), rewards, self._done.copy(), np.zeros(self.num_envs, np.bool_), info

    def _refuse(self, actions: Array) -> None:
        inside = (actions >= 0) & (actions < self.stage.actions)
        legal = self.masks[np.arange(self.num_envs), np.where(inside, actions, 0)].astype(bool) & inside
        if not legal.all():
            match = int(np.flatnonzero(~legal)[0])
            raise IllegalAction("", f"action {actions[match]} of match {match} is not legal: see its mask")

    def _rewards(self) -> Array:
        """Zeros, and what the agent gets of the matches that are over."""
        rewards, steps = np.zeros(self.num_envs, np.float64), self.stage.seats - 1
        for match in np.flatnonzero(self._done):
            ranks = [round(float(rank) * steps) / steps for rank in self._ranks[match]]
            if self.reward != RANK:
                ranks = wins_of(ranks) if self.reward == WIN else margins_of(ranks, self._points[match].tolist())
            rewards[match] = ILLEGAL if self._illegal[match] else ranks[self.seat]
        return rewards

    def _info(self) -> Told:
        return {"action_mask": self.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _ended(self) -> Told:
        """What Gymnasium tells of matches that ended in this step."""
        finals = np.full(self.num_envs, None, object)
        for match in np.flatnonzero(self._done):
            finals[match] = self._finals[match].copy()
        told = {"points": self._points.copy(), "illegal": self._illegal & self._done}
        last = told | {f"_{name}": self._done.copy() for name in told}
        return {
            "final_obs": finals,
            "_final_obs": self._done.copy(),
            "final_info": last,
            "_final_info": self._done.copy(),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self._crew.close()

"""Matches as environments of Gymnasium, in which an agent has one seat and named bots have the others.

    import gymnasium
    import benben.research.gymnasium  # registers benben/Pyramids-v1 and so on, one for every game

    env = gymnasium.make("benben/Pyramids-v1", seats=3, bots="greedy")
    row, info = env.reset(seed=1)
    row, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

    many = gymnasium.make_vec("benben/Pyramids-v1", num_envs=1024, vectorization_mode="vector_entry_point")

An action is one step of an event. Chance and the bots act before the agent is asked again; where seats act at the same
time, nobody sees what others do before all are through.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from benben.engine.edition import Edition
from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.registry import games
from benben.research.reward import ILLEGAL, check_illegal, check_reward, rewards_of
from benben.research.single import POLICIES, Single
from benben.research.space import Bytes, action_space, board, row_space
from benben.research.stage import SEEDS

Told = dict[str, Any]
BOTS = SEEDS - 1  # mixed into the seed for bots, whose luck is not that of the match


class Solo(gymnasium.Env[Bytes, Any]):
    """One match after the other; the agent has `seat`, the others are bots, one name for all or one for each.

    `reward` is one of `benben.research.reward`. By an illegal action the match is over and lost ("lose"), or it is
    refused and nothing has changed ("error"). `options` are those of the game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (named so by Gymnasium)

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        edition: str | Edition | None = None,
        reward: str = "rank",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.single = Single(game, seats, edition, **options)
        self.seat, self.bots = seat, bots_of(seats, seat, bots)
        self.reward, self.illegal, self.render_mode = check_reward(reward), check_illegal(illegal), render_mode
        self.action_space = action_space(self.single.stage)
        self.observation_space: gymnasium.Space[Bytes] = row_space(self.single.stage)
        self._bots_seed = 0

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Bytes, Told]:
        """Begin a match, the one of the seed; without it, one that follows from the last seed given."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        while self.single.over:  # before the agent was asked at all
            self._begin(int(self.np_random.integers(SEEDS)))
        return self.single.observation(self.seat), {"action_mask": self.action_masks()}

    def _begin(self, seed: int) -> None:
        self.single.reset(seed)
        self._bots_seed = seed ^ BOTS
        self._answer()

    def _answer(self) -> None:
        """Let the bots act until the agent has to, or the match is over."""
        single = self.single
        while not single.over and not single.who >> self.seat & 1:
            single.step(single.choose(self.bots[single.acting], single.acting, self._bots_seed))

    def action_masks(self) -> Bytes:
        """The legal actions as zeros and ones, none when the match is over."""
        return self.single.mask_of(self.seat)

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, Told]:
        """An action of the agent, and what bots and chance do until it is asked again."""
        number, mask = int(action), self.action_masks()
        if self.illegal == "lose" and not (0 <= number < len(mask) and mask[number]):
            told = {"action_mask": mask, "points": self.single.points, "illegal": True}
            return self.single.observation(self.seat), ILLEGAL, True, False, told
        self.single.step_as(self.seat, number)
        self._answer()
        reward = rewards_of(self.single, self.reward)[self.seat]
        over, told = self.single.over, {"action_mask": self.action_masks()}
        if over:
            told |= {"points": self.single.points, "illegal": False}
        return self.single.observation(self.seat), reward, over, False, told

    def render(self) -> str | None:
        """The board as the agent sees it."""
        return board(self.single, self.seat) if self.render_mode == "ansi" else None


def bots_of(seats: int, seat: int, bots: str | Sequence[str]) -> list[str]:
    """A bot's name by seat; the agent's own seat has one too, which is not used."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadOption(f"the agent has a seat from 0 to {seats - 1}, not {seat!r}")
    names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
    if len(names) != seats - 1:
        raise BadOption(f"{seats - 1} other seats take one bot for all or {seats - 1}, not {len(names)}")
    for name in names:
        if name not in POLICIES:
            raise BadOption(f"no bot {name!r} plays in environments; there is {', '.join(POLICIES)}")
    return [*names[:seat], names[0], *names[seat:]]


def environment_id(game: Game) -> str:
    """The name under which a game is registered; its version is that of the game's rules."""
    return f"benben/{''.join(word.capitalize() for word in game.id.split('_'))}-v{game.version}"


def register() -> None:
    """Make every game known to Gymnasium, once."""
    for game in games().values():
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                environment_id(game),
                entry_point="benben.research.gymnasium:Solo",
                vector_entry_point="benben.research.duels:Duels",
                kwargs={"game": game.id},
            )


register()

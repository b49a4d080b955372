"""Matches as games of OpenSpiel, registered with pyspiel when this is imported.

    import pyspiel
    import benben.research.open_spiel

    game = pyspiel.load_game("benben_pyramids(players=3)")
    state = game.new_initial_state()

Parameters are `players`, `edition` (a name or a file; "" for the default), `reward` (see `benben.research.reward`) and
the game's options; -1, or "" for a choice, stands for an option that is not given.

Chance is explicit, an outcome at a time, with its odds. Seats that act at the same time are asked one after the other,
and nothing tells them what the others did before all are through. The information state is a text, the log as the seat
may see it; the observation is the row of features, and as a text what the seat sees, as JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from benben.engine.feature import split
from benben.engine.game import CHANCE, Game
from benben.engine.option import Option
from benben.engine.registry import games
from benben.research.memory import Memory
from benben.research.reward import RANK, SCORE, WIN, check_reward, rewards_of
from benben.research.single import Single
from benben.research.stage import SEEDS, Stage

PREFIX = "benben_"
NOT_GIVEN = -1
MOST_STEPS = 1_000_000  # far beyond any match whose options end it; the rules tell no closer bound
MOST_MARGIN = 1_000_000.0  # likewise for points

Parameters = Mapping[str, Any]


# --- parameters -------------------------------------------------------------------------------------------------------


def parameters_of(game: Game) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    options = {option.name: _unset(option) for option in game.options}
    return {"players": game.seats[0], "edition": "", "reward": RANK, **options}


def _unset(option: Option) -> Any:
    if option.kind == "flag":
        return bool(option.default)
    if option.kind == "choice":
        return ""
    return NOT_GIVEN if option.research is None else option.research


def options_of(game: Game, parameters: Parameters) -> dict[str, Any]:
    """The options of a match that are given."""
    found = {option.name: parameters[option.name] for option in game.options if option.name in parameters}
    return {name: value for name, value in found.items() if value not in ("", NOT_GIVEN)}


@lru_cache(maxsize=64)
def stage_of(name: str, players: int, edition: str, options: tuple[tuple[str, Any], ...]) -> Stage:
    """A game laid out, once for all of its states."""
    return Stage.of(name, players, edition or None, dict(options))


# --- positions --------------------------------------------------------------------------------------------------------


class Position:
    """Where a match stands, and what its seats have been told: a value, which OpenSpiel copies and pickles."""

    def __init__(self, key: tuple[Any, ...], single: Single, memory: Memory | None) -> None:
        self.key, self.single, self._memory = key, single, memory

    @classmethod
    def begin(cls, key: tuple[Any, ...]) -> Position:
        return cls(key, Single(key[0], draws=False, stage=stage_of(*key)), None)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.key, self.single.copy(), self._memory)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return _restore, (self.key, self.single.save(), self._memory and self._memory.without_stage())

    @property
    def memory(self) -> Memory:
        """What the seats have been told; worked out when somebody asks."""
        self._memory = (self._memory or Memory(self.single.stage)).update(self.single.history)
        return self._memory

    def redrawn(self, seat: int, seed: int) -> Position:
        """One that a seat cannot tell from this one."""
        single = self.single.copy()
        single.resample(seat, seed)
        return Position(self.key, single, self.memory.redrawn(seat, single.state))


def _restore(key: tuple[Any, ...], saved: bytes, memory: Memory | None) -> Position:
    position = Position.begin(key)
    position.single.restore(saved)
    if memory is not None:
        memory.stage = position.single.stage
    position._memory = memory
    return position


class MatchState(pyspiel.State):
    """A state of a match. Everything it holds is its position, which is made when it is first needed."""

    def __init__(self, game: Any, key: tuple[Any, ...], reward: str) -> None:
        super().__init__(game)
        self._key, self._reward = key, reward
        self._made: Position | None = None

    @property
    def position(self) -> Position:
        """Where the match stands."""
        if self._made is None:
            self._made = Position.begin(self._key)
        return self._made

    def current_player(self) -> int:
        single = self.position.single
        if single.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if single.acting == CHANCE else single.acting

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.single.legal_of(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.single.odds()

    def _apply_action(self, action: int) -> None:
        self.position.single.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.memory.sentence_of(CHANCE if player < 0 else player, action)

    def is_terminal(self) -> bool:
        return self.position.single.over

    def returns(self) -> list[float]:
        return rewards_of(self.position.single, self._reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> MatchState:
        """A state that a player cannot tell from this one; how it came about is not told, its history is empty."""
        twin = type(self)(self.get_game(), self._key, self._reward)
        twin._made = self.position.redrawn(player_id, int(probability_sampler() * SEEDS) % SEEDS)
        return twin

    def __str__(self) -> str:
        return self.position.memory.whole


# --- what players see -------------------------------------------------------------------------------------------------


class Observer:
    """What a player sees now, as a row of features and as JSON."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.tensor = np.zeros(stage.size, np.float32)
        self.dict = split(stage.game.features, stage.seats, self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: MatchState, player: int) -> None:
        self.tensor[:] = state.position.single.observation(player)

    def string_from(self, state: MatchState, player: int) -> str:
        return state.position.memory.sight(player)


class Recaller:
    """All that a player has been told, as text; a row of numbers of this kind there is not."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012 (OpenSpiel reads it)

    def set_from(self, state: MatchState, player: int) -> None:
        raise ValueError("the information state is a text: use information_state_string")

    def string_from(self, state: MatchState, player: int) -> str:
        return state.position.memory.text(player)


# --- games ------------------------------------------------------------------------------------------------------------


class MatchGame(pyspiel.Game):
    """A game with its parameters; every game is registered by a class of its own, `GAME` says which it is."""

    GAME: Game

    def __init__(self, parameters: Parameters | None = None) -> None:
        game = self.GAME
        given = {**parameters_of(game), **(parameters or {})}
        self._reward = check_reward(given["reward"])
        options = tuple(sorted(options_of(game, given).items()))
        self._key = (game.id, given["players"], given["edition"], options)
        self._stage = stage_of(*self._key)
        super().__init__(game_type(game), _info(self._stage, self._reward), dict(parameters or {}))

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, *unused: Any) -> MatchState:
        return MatchState(self, self._key, self._reward)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_STEPS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recaller:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("players see what is public and what is their own, without parameters")
        return Recaller() if kind.perfect_recall else Observer(self._stage)


def _info(stage: Stage, reward: str) -> Any:
    lowest = {RANK: -1.0, WIN: -1.0 / (stage.seats - 1), SCORE: -MOST_MARGIN}[reward]
    return pyspiel.GameInfo(
        num_distinct_actions=stage.actions,
        max_chance_outcomes=stage.game.layout.OUTCOMES,
        num_players=stage.seats,
        min_utility=lowest,
        max_utility=MOST_MARGIN if reward == SCORE else 1.0,
        utility_sum=0.0,
        max_game_length=MOST_STEPS,
    )


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"benben {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


for found in games().values():
    # A class, as anything else would be destroyed with OpenSpiel's registry, after the interpreter has ended.
    pyspiel.register_game(game_type(found), type(found.title, (MatchGame,), {"GAME": found}))

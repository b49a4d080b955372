"""Thousands of matches stepped in one call, over arrays.

    import numpy as np
    from benben.research import batch

    env = batch.make("pyramids", seats=3, matches=4096, seed=1)
    env.reset()
    actions = np.empty(env.matches, np.int32)
    for _ in range(1000):
        env.choose(actions)                        # at random; or by your network from env.observations and env.masks
        env.step(actions)
        ended = env.done                           # env.rewards and env.points tell of the matches that were over

The arrays stay the same from call to call and are written anew by every step. PyTorch and JAX take them by
`from_dlpack` without a copy. Every match has a stream of chance of its own, from the seed and its number: so nothing
depends on the number of threads, and a larger batch begins with the matches of a smaller one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from benben.engine.edition import Edition
from benben.engine.errors import BadOption, IllegalAction
from benben.match.match import Match
from benben.research.chronicle import match_of
from benben.research.crew import Crew, share
from benben.research.stage import Stage, check_seed

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[Any]]

ALIGNED = 64  # bytes
ALONE = 16384  # matches for which a choice at random takes less time than to hand it out
PLAYERS = 2**63 - 1  # mixed into the seed for players at random, whose luck is not that of the matches


def make(
    game: str,
    seats: int = 2,
    matches: int = 4096,
    seed: int = 0,
    threads: int | None = None,
    edition: str | Edition | None = None,
    record: bool = False,
    **options: Any,
) -> Batch:
    """A batch of matches of a game. `threads` are as many as there are cores, if nothing else is said; with `record`
    actions are kept, so that `match` can tell what was played.
    """
    return Batch(Stage.of(game, seats, edition, options), matches, seed, threads, record)


class Batch:
    """Arrays by match: who has to act (`seats`), what is legal, what that seat may know, and what became of matches.

    `masks` are the legal actions as zeros and ones. `legal` are the same as lists, of which the first `counts` are
    meant: shorter, where a network wants a few numbers. `observations` are rows as `benben.engine.feature` describes
    them. A step is one action of one seat; several can make one event of a log, and `decisions` counts these.
    """

    def __init__(self, stage: Stage, matches: int, seed: int, threads: int | None, record: bool) -> None:
        import numpy as np

        if isinstance(matches, bool) or not isinstance(matches, int) or matches < 1:
            raise BadOption(f"at least one match has to be played, not {matches!r}")
        if threads is not None and threads < 1:
            raise BadOption(f"at least one thread has to play, not {threads}")
        self.stage, self.matches, self.seed = stage, matches, check_seed(seed)
        self.actions, self.size = stage.actions, stage.size
        self.seats = _zeros((matches,), np.int32)
        self.counts = _zeros((matches,), np.int32)
        self.legal = _zeros((matches, stage.game.layout.MOST_LEGAL), np.int16)
        self.masks = _zeros((matches, stage.actions), np.int8)
        self.observations = _zeros((matches, stage.size), np.int8)
        self.done = _zeros((matches,), np.bool_)
        self.rewards = _zeros((matches, stage.seats), np.float32)
        self.points = _zeros((matches, stage.seats), np.int32)
        self._told = self.seats, self.counts, self.legal, self.masks, self.observations, self.done
        self._states, self._blank = stage.states(matches), stage.states(1)
        self._streams, self._starts, self._lucks = (np.zeros((matches, 4), np.int64) for _ in range(3))
        self.decisions = 0
        self._record = record
        self._played: list[Numbers] = []
        self._begun = np.zeros(matches, np.int64)  # the step before which each match began
        self._parts = share(matches, threads)
        self._crew = Crew(len(self._parts) - 1)
        self.reset()

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begin all matches, again or by another seed."""
        self.seed = self.seed if seed is None else check_seed(seed)
        self.rewards[:], self.points[:], self._begun[:], self.observations[:] = 0, 0, 0, 0
        self.done[:] = True
        self._played.clear()
        self.stage.loops.seed_many(self._streams, self.seed)
        self.stage.loops.seed_many(self._lucks, self.seed ^ PLAYERS)
        self._crew.run(self._begin_part, (), self._parts)
        self.done[:] = False

    def _begin_part(self, first: int, end: int) -> int:
        """Begin the matches that are over."""
        made = self.stage.boxes, self._states, self._blank, self._streams, self._starts
        self.stage.loops.begin_many(*made, *self._told, first, end)
        return 0

    def _step_part(self, actions: Numbers, first: int, end: int) -> int:
        made = self.stage.boxes, self._states, self._blank, self._streams, self._starts, actions
        return int(self.stage.loops.step_many(*made, *self._told, self.rewards, self.points, first, end))

    def step(self, actions: Numbers) -> None:
        """One action for each match, by the seat that has to act. A match that is over then begins anew at once.

        An illegal action is refused, and nothing has changed.
        """
        import numpy as np

        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (self.matches,):
            raise BadOption(f"one action for each of {self.matches} matches is wanted, not {actions.shape}")
        wrong = self.stage.loops.find_illegal(actions, self.masks)
        if wrong >= 0:
            raise IllegalAction("", f"action {actions[wrong]} of match {wrong} is not legal: see `masks` and `legal`")
        if self._record:
            self._played.append(np.stack([self.seats, actions]))
        self.decisions += self._crew.run(self._step_part, (actions,), self._parts)
        if self._record:
            self._begun[self.done] = len(self._played)

    def choose(self, actions: Numbers) -> None:
        """Write a random legal action for each match, each equally likely, by streams of the players' own."""
        if self.matches <= ALONE:
            self._choose_part(actions, 0, self.matches)
        else:
            self._crew.run(self._choose_part, (actions,), self._parts)

    def _choose_part(self, actions: Numbers, first: int, end: int) -> int:
        self.stage.loops.choose_many(self.counts, self.legal, self._lucks, actions, first, end)
        return 0

    # --- matches ------------------------------------------------------------------------------------------------------

    @property
    def states(self) -> Numbers:
        """The records of all matches, secrets included."""
        return self._states

    def match(self, number: int) -> Match:
        """What a match of the batch has come to, as one with a log, by plain rules; needs `record`."""
        if not self._record:
            raise BadOption("what was played is not kept: make the batch with record=True")
        played = [step[:, number].tolist() for step in self._played[self._begun[number] :]]
        return match_of(self.stage, self._starts[number].tolist(), [(seat, action) for seat, action in played])

    def close(self) -> None:
        """End the threads, which a batch that nobody has any more does by itself; it cannot be stepped then."""
        self._crew.close()


def _zeros(shape: tuple[int, ...], kind: Any) -> Numbers:
    """An array that begins where JAX, too, takes it without a copy."""
    import numpy as np

    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    first = -room.ctypes.data % ALIGNED
    found: Numbers = room[first : first + size].view(kind).reshape(shape)
    return found

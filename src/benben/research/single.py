"""One match for environments: compiled rules over arrays that are made once. Adapters of other libraries stand on it.

single = Single("pyramids", seats=3)
single.reset(7)
while not single.over:
    seat, legal = single.acting, single.legal
    single.step(legal[0])
single.rewards, single.points
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from benben.engine.edition import Edition
from benben.engine.errors import BadOption, IllegalAction
from benben.engine.game import CHANCE
from benben.engine.play import GREEDY, RANDOM
from benben.engine.record import unpack
from benben.engine.stream import seed_stream
from benben.match.match import Match
from benben.research.chronicle import match_of
from benben.research.stage import Stage, check_seed

if TYPE_CHECKING:
    import numpy as np

    Bytes = np.ndarray[Any, np.dtype[np.int8]]
    Floats = np.ndarray[Any, np.dtype[np.float32]]

NOBODY = -2  # who acts when the match is over
POLICIES = {"random": RANDOM, "greedy": GREEDY}


class Single:
    """One match at a time.

    An action is a number below `actions`; several of them by one seat can make one event (`midway` is true between
    them). Where several seats act together, `acting` is the lowest of them, and `step_as` takes them in any order.
    With `draws` false chance is not drawn: `acting` is CHANCE then, `odds` tells what can come, and `step` takes it.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        edition: str | Edition | None = None,
        draws: bool = True,
        stage: Stage | None = None,
        **options: Any,
    ) -> None:
        import numpy as np

        self.stage = stage or Stage.of(game, seats, edition, options)
        self.game, self.seats, self.draws = self.stage.game, self.stage.seats, draws
        self.actions, self.size, self.outcomes = self.stage.actions, self.stage.size, self.game.layout.OUTCOMES
        self._boxes, self._loops = self.stage.boxes, self.stage.loops
        self._states, self._blank, self._spare = (self.stage.states(1) for _ in range(3))
        self._stream, self._start, self._luck = (np.zeros(4, np.int64) for _ in range(3))
        self._listed, self._mask = np.zeros(self.game.layout.MOST_LEGAL, np.int16), np.zeros(self.actions, np.int8)
        self._room = np.zeros(max(self.game.layout.MOST_LEGAL, 128), np.int64)
        self._count = 0
        self._listed_for = NOBODY
        self.history: list[tuple[int, int]] = []  # (seat, action) of this match, CHANCE too where it is not drawn
        self.who = 0  # as the rules tell: a set of seats, CHANCE, or 0
        self.reset(0)

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(self, seed: int) -> None:
        """Begin a match; the seed decides all of its chance."""
        self._stream[:] = self._start[:] = _stream_of(seed, 0)
        self.history.clear()
        self._drawn = False
        self._after(self._loops.begin_one(self._boxes, self._states, self._blank, self._stream, self.draws))

    def step(self, action: int) -> None:
        """An action of the seat that acts, or an outcome of chance."""
        self.step_as(self.acting, action)

    def step_as(self, seat: int, action: int) -> None:
        """An action of any seat that has to act; an error changes nothing."""
        if seat == CHANCE:
            self._check_outcome(action)
        elif not 0 <= action < self.actions or not self._list(seat)[action]:
            raise IllegalAction("", f"action {action} is not legal for seat {seat}: see `legal` and `mask`")
        self._after(self._loops.act_one(self._boxes, self._states, self._stream, seat, action, self.draws))
        self.history.append((seat, action))

    def _check_outcome(self, outcome: int) -> None:
        if self.who != CHANCE or outcome not in dict(self.odds()):
            raise IllegalAction("", f"outcome {outcome} cannot happen here: see `odds`")

    def _after(self, who: int) -> None:
        self.who = who
        self.acting = CHANCE if who == CHANCE else NOBODY if who == 0 else (who & -who).bit_length() - 1
        self._listed_for = NOBODY

    # --- what can be asked --------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.who == 0

    @property
    def actors(self) -> tuple[int, ...]:
        """All seats that have to act now, ascending."""
        return tuple(seat for seat in range(self.seats) if self.who > 0 and self.who >> seat & 1)

    @property
    def together(self) -> bool:
        """Whether seats act at the same time, unseen by each other."""
        state = unpack(self.game.layout.State, self._states[0])
        return bool(self.game.rules.together(self.stage.box, state))

    @property
    def midway(self) -> bool:
        """Whether the event that the acting seat, or chance, has begun goes on."""
        return not self.over and bool(self._loops.midway_one(self._boxes, self._states, self.acting))

    @property
    def mask(self) -> Bytes:
        """The legal actions of the acting seat as zeros and ones: one array, written anew after every step."""
        return self._list(self.acting)

    @property
    def legal(self) -> list[int]:
        """The legal actions of the acting seat, ascending."""
        return self.legal_of(self.acting)

    def mask_of(self, seat: int) -> Bytes:
        """The same for a seat, zeros where it does not act: an array of one's own."""
        return self._list(seat).copy()

    def legal_of(self, seat: int) -> list[int]:
        """The same for a seat."""
        self._list(seat)
        found: list[int] = self._listed[: self._count].tolist()
        return found

    def _list(self, seat: int) -> Bytes:
        if self._listed_for != seat or seat < 0:
            if self.who > 0 and 0 <= seat < self.seats and self.who >> seat & 1:
                self._count = self._loops.list_one(self._boxes, self._states, seat, self._listed, self._mask)
            else:
                self._count, self._mask[:] = 0, 0
            self._listed_for = seat
        return self._mask

    def observation(self, seat: int) -> Bytes:
        """What a seat may know, see `benben.engine.feature`: an array of one's own."""
        import numpy as np

        row = np.zeros(self.size, np.int8)
        self.observe(seat, row)
        return row

    def observe(self, seat: int, row: Bytes) -> None:
        """The same into a row of zeros, or of an earlier observation."""
        if not 0 <= seat < self.seats or row.size < self.size:
            raise BadOption(f"seats are 0 to {self.seats - 1} and rows have {self.size} numbers")
        self._loops.observe_one(self._boxes, self._states, 0, seat, row)

    def odds(self) -> list[tuple[int, float]]:
        """The outcomes of the chance that comes next, with their probabilities."""
        import numpy as np

        weights = np.zeros(self.outcomes, np.int64)
        if self.who != CHANCE:
            return []
        whole = self._loops.weigh_one(self._boxes, self._states, weights)
        return [(int(outcome), int(weights[outcome]) / whole) for outcome in np.flatnonzero(weights)]

    @property
    def points(self) -> list[int]:
        """Points by seat, as if the match ended now."""
        found: list[int] = self._told()[0].tolist()
        return found

    @property
    def rewards(self) -> Floats:
        """By seat: 0 before the match is over, then 1 for the first to -1 for the last; ties share, the sum is 0."""
        import numpy as np

        return self._told()[1] if self.over else np.zeros(self.seats, np.float32)

    def _told(self) -> tuple[Any, Any]:
        import numpy as np

        points, rewards = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.float32)
        self._loops.tell_one(self._boxes, self._states, rewards, points)
        return points, rewards

    # --- states as values ---------------------------------------------------------------------------------------------

    def copy(self) -> Single:
        """A match of its own in the same state, which draws the same chance."""
        twin = Single(self.game.id, draws=self.draws, stage=self.stage)
        twin._take(self._states, self._stream, self._start, self.history, self._drawn)
        return twin

    def _take(self, states: Any, stream: Any, start: Any, history: Iterable[tuple[int, int]], drawn: bool) -> None:
        self._states[0], self._stream[:], self._start[:] = states[0], stream, start
        self.history[:], self._drawn = history, drawn
        self._after(self._loops.acting_one(self._boxes, self._states))

    def save(self) -> bytes:
        """All that there is, secrets and chance included, for `restore` with the same edition, seats and options."""
        import numpy as np

        history = np.array(self.history, np.int16).tobytes()
        drawn = bytes([self._drawn, 0])
        return self._states.tobytes() + self._stream.tobytes() + self._start.tobytes() + drawn + history

    def restore(self, saved: bytes) -> None:
        """Go back to a state that `save` gave."""
        import numpy as np

        at = self._states.nbytes
        if len(saved) < at + 66 or (len(saved) - at - 66) % 4:
            raise BadOption(
                f"these {len(saved)} bytes are no match that `save` gave with this edition, seats and options"
            )
        states = np.frombuffer(saved[:at], self._states.dtype)
        stream, start = np.frombuffer(saved[at : at + 64], np.int64).reshape(2, 4)
        history = np.frombuffer(saved[at + 66 :], np.int16).reshape(-1, 2).tolist()
        self._take(states, stream, start, [(seat, action) for seat, action in history], bool(saved[at + 64]))

    def resample(self, seat: int, seed: int) -> None:
        """Draw anew what a seat cannot know: it cannot tell the state from the one before. Other chance follows.

        How the drawn state came about is not told: `match` refuses from here on.
        """
        self._stream[:] = _stream_of(seed, seat)
        self._loops.resample_one(self._boxes, self._states, seat, self._stream, self._room)
        self._drawn = True
        self._after(self._loops.acting_one(self._boxes, self._states))

    def choose(self, policy: str, seat: int, seed: int) -> int:
        """The action of a named bot for a seat that acts; it sees no more than its seat does."""
        if policy not in POLICIES:
            raise BadOption(f"no bot {policy!r} chooses inside environments; there is {', '.join(POLICIES)}")
        self._luck[:] = _stream_of(seed, len(self.history))
        arrays = self._boxes, self._states, self._spare
        return int(self._loops.choose_one(*arrays, seat, POLICIES[policy], self._luck, self._room))

    @property
    def state(self) -> Any:
        """The state as a plain record, a copy, for the plain rules, views and notation of the game."""
        return unpack(self.game.layout.State, self._states[0])

    def match(self) -> Match:
        """The match as one with a log, by plain rules; every line of it has been checked."""
        if self._drawn:
            raise BadOption("this state was drawn by `resample`: no actions lead to it, so there is no match to tell")
        return match_of(self.stage, self._start.tolist() if self.draws else [0] * 4, self.history)


def _stream_of(seed: int, part: int) -> list[int]:
    stream = [0] * 4
    seed_stream(stream, check_seed(seed), part)
    return stream

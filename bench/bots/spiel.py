"""`python bench/bots/spiel.py GAME`: how often a bot wins against one of OpenSpiel, which gets as much time for a step.

The match is a state of OpenSpiel, played through the adapter. All matches of a deal have the same luck, and in each our
bot sits at another seat. For every event ours gets a state in which what it cannot know is drawn anew; OpenSpiel's bot
gets the state, from which it draws its own worlds, and all of its time for every step of an event.

`ismcts` is information set search: the one in C++ where it takes games that are registered from Python, else the one in
Python. `mcts` is the search for perfect information in Python: it sees what a player cannot know.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from benben.analysis.interval import between
from benben.bots.bot import make_searcher, parse_bot
from benben.cli.progress import progress
from benben.engine import kernel
from benben.engine.game import Game
from benben.engine.record import dtype, pack
from benben.engine.registry import find_game
from benben.engine.stream import advance, seed_stream
from benben.research.open_spiel import PREFIX

ENOUGH = 10**9  # simulations, where time is what ends a search
PROBE, HASTE = 4, 1.05  # simulations by which speed is measured first; how many more than at that speed are begun
EXPLORE = 2.0  # of UCT, for returns from -1 to 1
PART = 1 << 60  # makes what bots leave to chance another part of the seed than deals

Choose = Callable[[Any], int]  # a step for the player that acts in a state


@dataclass(frozen=True)
class Result:
    """What came of it: the share of our wins with the limits of its 95 % interval, and how long the bots took."""

    game: str
    ours: str
    theirs: str
    seats: int
    deals: int
    matches: int
    wins: float
    low: float
    high: float
    fair: float
    our_decisions: int
    our_milliseconds: float  # for a decision: an event, of one step or several
    their_decisions: int
    their_milliseconds: float  # for a decision: a step
    their_simulations: float


class Spent:
    """How much time and how many simulations some decisions took."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self.simulations = 0, 0.0, 0

    def add(self, seconds: float, simulations: int = 0) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.simulations += simulations

    def mean(self, number: float) -> float:
        return number / max(1, self.decisions)


# --- bots of OpenSpiel ------------------------------------------------------------------------------------------------


def compiled_search_takes(name: str, module: str = "benben.research.open_spiel") -> bool:
    """Whether the search in C++ gets through a decision of a game that a module registers, tried by another process:
    that of OpenSpiel 2.0 ends with a segmentation fault at every game written in Python.
    """
    program = (
        "import importlib, sys, pyspiel\n"
        "importlib.import_module(sys.argv[2])\n"
        "state = pyspiel.load_game(sys.argv[1]).new_initial_state()\n"
        "while state.is_chance_node() or len(state.legal_actions()) < 2: state.apply_action(state.legal_actions()[0])\n"
        "action = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 8).step(state)\n"
        "print(action in state.legal_actions())\n"
    )
    ended = subprocess.run([sys.executable, "-c", program, name, module], capture_output=True, text=True, check=False)
    return ended.returncode == 0 and ended.stdout == "True\n"


def compiled_search(seconds: float, seed: int, spent: Spent) -> Choose:
    """Information set search in C++, which keeps the time itself."""
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, rollouts, EXPLORE, ENOUGH, -1, most, False, False, seconds)

    def choose(state: Any) -> int:
        began = time.perf_counter()
        action = int(bot.step(state))
        spent.add(time.perf_counter() - began)
        return action

    return choose


def python_search(kind: str, game: Any, seconds: float, seed: int, spent: Spent) -> Choose:
    """A search in Python, which knows of no time: it gets as many simulations as its speed at the last step allows."""
    random = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    speed = 0.0

    def step(state: Any, simulations: int) -> int:
        if kind == "mcts":
            return int(mcts.MCTSBot(game, EXPLORE, simulations, rollouts, random_state=random).step(state))
        return int(ismcts.ISMCTSBot(game, rollouts, EXPLORE, simulations, random_state=random).step(state))

    def choose(state: Any) -> int:
        nonlocal speed
        if not speed:
            began = time.perf_counter()
            step(state, PROBE)
            speed = PROBE / (time.perf_counter() - began)
        simulations = max(2, int(seconds * speed * HASTE))
        began = time.perf_counter()
        action = step(state, simulations)
        took = time.perf_counter() - began
        speed = simulations / took
        spent.add(took, simulations)
        return action

    return choose


# --- matches ----------------------------------------------------------------------------------------------------------


class Luck:
    """The chance of a deal, the same in all of its matches."""

    def __init__(self, game: Game, boxes: Any, seed: int, deal: int) -> None:
        self._loops = kernel.load("benben.engine.contest", game.id)
        self._boxes, self._states = boxes, np.zeros(1, dtype(game.layout.State))
        clocks = (len(game.layout.PILES), game.layout.OUTCOMES)
        self._made = np.zeros(clocks), np.zeros(clocks, np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
        self._loops.begin_luck(*self._made, seed, deal)

    def draw(self, state: Any) -> int:
        """What chance does in a state."""
        pack(state, self._states[0])
        return int(self._loops.draw_luck(self._boxes[0], self._states[0], *self._made))


class Contest:
    """One bot of ours, and one of OpenSpiel's at all other seats."""

    def __init__(self, name: str, seats: int, ours: str, theirs: str, seconds: float, seed: int) -> None:
        self.found, self.seed = find_game(name), seed
        self.name = f"{PREFIX}{name}(players={seats})"
        self.game = pyspiel.load_game(self.name)
        stage = self.game.new_initial_state().position.single.stage
        self.stage, self.searcher = stage, make_searcher(self.found, stage.box, parse_bot(ours))
        self.mine, self.other = Spent(), Spent()
        if theirs == "ismcts" and compiled_search_takes(self.name):
            self.theirs, self.choose = "ismcts in C++", compiled_search(seconds, seed, self.other)
        else:
            self.theirs = f"{theirs} in Python"
            self.choose = python_search(theirs, self.game, seconds, seed, self.other)

    def play(self, deal: int, mine: int) -> float:
        """Our share of the win of a match in which a seat is ours."""
        luck, stream = Luck(self.found, self.stage.boxes, self.seed, deal), [0] * 4
        seed_stream(stream, self.seed ^ PART, deal * self.stage.seats + mine)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.draw(state.position.single.state))
            elif state.current_player() == mine:
                for action in self._ours(state, mine, stream):
                    state.apply_action(action)
            elif len(legal := state.legal_actions()) == 1:
                state.apply_action(legal[0])
            else:
                state.apply_action(self.choose(state))
        returns = state.returns()
        return (returns[mine] == max(returns)) / returns.count(max(returns))

    def _ours(self, state: Any, seat: int, stream: list[int]) -> list[int]:
        """An event, chosen in a state that the seat cannot tell from the real one."""
        guess = state.position.single.copy()
        guess.resample(seat, advance(stream))
        began = time.perf_counter()
        actions = self.searcher.choose(guess.state, seat, advance(stream))
        if len(actions) > 1 or len(guess.legal) > 1:
            self.mine.add(time.perf_counter() - began)
        return actions


def measure(arguments: argparse.Namespace, on_progress: Callable[[int, int], None]) -> Result:
    """Play all deals."""
    seats = arguments.seats
    contest = Contest(arguments.game, seats, arguments.ours, arguments.theirs, arguments.seconds, arguments.seed)
    won = np.zeros((arguments.deals, seats))
    for deal in range(arguments.deals):
        for seat in range(seats):
            won[deal, seat] = contest.play(deal, seat)
            on_progress(deal * seats + seat + 1, arguments.deals * seats)
    share, mine, other = between(won.mean(1)), contest.mine, contest.other
    return Result(
        game=contest.name,
        ours=arguments.ours,
        theirs=contest.theirs,
        seats=seats,
        deals=arguments.deals,
        matches=won.size,
        wins=share.share,
        low=share.low,
        high=share.high,
        fair=1 / seats,
        our_decisions=mine.decisions,
        our_milliseconds=mine.mean(1000 * mine.seconds),
        their_decisions=other.decisions,
        their_milliseconds=other.mean(1000 * other.seconds),
        their_simulations=other.mean(other.simulations),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="a game such as `benben games` lists")
    parser.add_argument(
        "--ours", default="level:5", help="a bot of ours that searches, such as level:5 or search:200ms"
    )
    parser.add_argument("--theirs", default="ismcts", choices=("ismcts", "mcts"))
    parser.add_argument("--seconds", type=float, default=1.0, help="that OpenSpiel's bot gets for a step")
    parser.add_argument("--deals", type=int, default=10, help="each is played once from every seat; two or more")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.deals < 2 or arguments.seconds <= 0:
        parser.error("--deals is 2 or more, as of one deal nobody knows how much deals vary, and --seconds beyond 0")
    with progress(f"{arguments.ours} against OpenSpiel") as on_progress:
        result = measure(arguments, on_progress)
    if arguments.json:
        print(json.dumps(asdict(result)))
        return
    print(f"{result.game}: {result.ours} against {result.theirs}, {result.matches} matches of {result.deals} deals")
    print(f"ours wins {100 * result.wins:.1f} % ({100 * result.low:.1f}-{100 * result.high:.1f})")
    print(
        f"ours took {result.our_milliseconds:.0f} ms an event, theirs {result.their_milliseconds:.0f} ms a step", end=""
    )
    print(f" for {result.their_simulations:.0f} simulations" if result.their_simulations else "")


if __name__ == "__main__":
    main()

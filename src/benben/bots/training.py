"""Training by self-play: play, learn from it, look now and then how strong it has become, and so on.

A generation plays matches by the weights that the one before has left and learns once from positions of them. At first
all seats play by the heuristic, which is quick; later the network plays itself, with the heuristic at some seats. All
that happens in a generation follows from the seed and its number. So training that was interrupted goes on from its
last checkpoint as if nothing had happened, and ends with the same weights.
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from benben.bots.curves import draw_curves
from benben.bots.evaluator import Net, blank_net, net_of, save_weights, write_whole
from benben.bots.experience import Experience, Piece, duel_piece, join, learn_piece
from benben.bots.learner import Floats, Learner
from benben.engine.errors import BadOption, BenbenError
from benben.engine.game import Game
from benben.engine.registry import find_game

RunAll = Callable[[Callable[..., Any], Sequence[tuple[Any, ...]]], Iterator[Any]]
OnGeneration = Callable[["Report"], None]

CHECKPOINT, CURVES, PICTURE = "checkpoint.npz", "curves.json", "curves.svg"
GROUPS = ("weights", "mean", "moments", "squares")  # of arrays that a checkpoint holds of a learner
SAVED = 30  # seconds between checkpoints
FIRST_LOOK, STRENGTH = 0xF1257, 0x57E46  # mixed into the seed, that these matches are no others
LOOKED_AT, LONGEST = 16, 600  # matches of the first look, for each number of seats, and positions kept of each
DEVIATES = 1.96  # standard deviations that 95 of 100 lie within


@dataclass(frozen=True)
class Plan:
    """What decides how training goes; none of it may change when it is taken up again.

    Of `heuristic` generations every match is played by the heuristic alone; each takes `matches` and keeps `kept`
    positions of each. Later generations, of slower matches, take `own_matches` and keep `own_kept`, and one in
    `greedy_of` seats is the heuristic's. Half of all matches have two seats, where the game has them and others.
    Strength is looked at every `strength_every` generations in `strength_matches` matches of the fewest seats.
    """

    game: str
    seats: tuple[int, ...]
    seed: int
    heuristic: int = 400
    matches: int = 2048
    kept: int = 12
    own_matches: int = 384
    own_kept: int = 48
    greedy_of: int = 4
    strength_every: int = 25
    strength_matches: int = 400
    piece: int = 64  # matches that are played in one go

    def pieces(self, generation: int) -> list[Piece]:
        """The matches of a generation; every second piece has limits of rounds that seats notice."""
        own = generation >= self.heuristic
        whole = self.own_matches if own else self.matches
        shares = [whole // (2 if place == 0 else 2 * (len(self.seats) - 1)) for place in range(len(self.seats))]
        if len(self.seats) == 1:
            shares = [whole]
        found: list[Piece] = []
        first = generation * 4 * self.matches
        for seats, share in zip(self.seats, shares, strict=True):
            for done in range(0, share, self.piece):
                count = min(self.piece, share - done)
                found.append(Piece(self.game, seats, len(found) % 2 == 0, self.seed, first, count))
                first += count
        return found

    def strength(self) -> list[Piece]:
        """The matches against the heuristic, always of the same deals."""
        seats, size = self.seats[0], self.piece
        return [
            Piece(self.game, seats, True, self.seed ^ STRENGTH, first, min(size, self.strength_matches - first))
            for first in range(0, self.strength_matches, size)
        ]


@dataclass(frozen=True)
class Report:
    """A generation that is over. `strength` is the share of wins against the heuristic, with the reach of its 95 %
    interval to both sides, where it was looked at; `seconds` are those of training so far.
    """

    generation: int
    seconds: float
    matches: int
    positions: int
    losses: dict[str, float]
    strength: tuple[float, float] | None


@dataclass
class Training:
    """A training under way in a folder."""

    plan: Plan
    folder: Path
    learner: Learner
    horizon: int
    generation: int = 0
    seconds: float = 0.0
    matches: int = 0
    curves: list[dict[str, Any]] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """What is learned."""
        return self.learner.game

    def net(self) -> Net:
        """The network as it is now."""
        return net_of(self.game, self.learner.playing(), self.learner.spread)

    def advance(self, run_all: RunAll) -> Report:
        """One generation."""
        began = time.monotonic()
        plan, net = self.plan, self.net()
        own = self.generation >= plan.heuristic
        pieces = plan.pieces(self.generation)
        greedy_of, kept = (plan.greedy_of, plan.own_kept) if own else (1, plan.kept)
        experience = play_pieces(pieces, run_all, net, greedy_of, self.horizon, kept)
        losses = self.learner.learn(experience, plan.seed, self.generation)
        self.generation += 1
        self.matches += sum(piece.count for piece in pieces)
        strength = None
        if self.generation % plan.strength_every == 0:
            strength = measure(plan.strength(), run_all, self.net())
        self.seconds += time.monotonic() - began
        report = Report(
            self.generation, self.seconds, self.matches, len(experience.rows), rounded(losses.means()), strength
        )
        self.curves.append(asdict(report))
        return report

    # --- files --------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the checkpoint and the curves."""
        parts = {f"{name}.{key}": value for name in GROUPS for key, value in getattr(self.learner, name).items()}
        told = {
            "plan": asdict(self.plan),
            "horizon": self.horizon,
            "generation": self.generation,
            "seconds": self.seconds,
            "matches": self.matches,
            "steps": self.learner.steps,
            "spread": self.learner.spread,
            "curves": self.curves,
        }
        held = io.BytesIO()
        np.savez(held, allow_pickle=False, scale=self.learner.scale, told=np.array(json.dumps(told)), **parts)
        write_whole(self.folder / CHECKPOINT, held.getvalue())
        title = f"{self.game.title}: training from seed {self.plan.seed}"
        write_whole(self.folder / CURVES, (json.dumps(self.curves, indent=1) + "\n").encode())
        write_whole(self.folder / PICTURE, draw_curves(title, self.curves).encode())

    def export(self, told: Mapping[str, Any]) -> Path:
        """Write the weights as bots take them, with `told` and what is known here beside them."""
        path = self.folder / f"{self.game.id}.npz"
        last = next((point["strength"] for point in reversed(self.curves) if point["strength"]), None)
        known = {
            "game": self.game.id,
            "rules": self.game.version,
            "plan": asdict(self.plan),
            "generations": self.generation,
            "matches": self.matches,
            "minutes": round(self.seconds / 60, 1),
            "losses": self.curves[-1]["losses"] if self.curves else {},
            "wins_against_greedy": last,
        }
        save_weights(path, self.learner.playing(), self.learner.spread, {**told, **known})
        return path

    @classmethod
    def resume(cls, plan: Plan, folder: Path) -> Training:
        """Go on from a checkpoint."""
        path = folder / CHECKPOINT
        if not path.is_file():
            raise BenbenError(f"there is no checkpoint in {folder}: train without --resume first")
        with np.load(path, allow_pickle=False) as file:
            told = json.loads(str(file["told"]))
            held = {name: np.array(file[name]) for name in file.files if name != "told"}
        kept = Plan(**{**told["plan"], "seats": tuple(told["plan"]["seats"])})
        if kept != plan:
            differ = [name for name, value in asdict(kept).items() if value != getattr(plan, name)]
            raise BenbenError(f"the checkpoint in {folder} is of a training with other {', '.join(differ)}")
        groups = {name: parts_of(held, name) for name in GROUPS}
        learner = Learner(
            find_game(plan.game), scale=held["scale"], spread=told["spread"], steps=told["steps"], **groups
        )
        return cls(
            plan, folder, learner, told["horizon"], told["generation"], told["seconds"], told["matches"], told["curves"]
        )

    @classmethod
    def begin(cls, plan: Plan, folder: Path, run_all: RunAll) -> Training:
        """A new training: what inputs and points look like is taken from some first matches of the heuristic."""
        game = find_game(plan.game)
        pieces = [Piece(plan.game, seats, True, plan.seed ^ FIRST_LOOK, 0, LOOKED_AT) for seats in plan.seats]
        seen = play_pieces(pieces, run_all, blank_net(game), 1, 1, LONGEST)
        rows = seen.rows.astype(np.float32)
        often = (rows != 0).sum(0)
        scale = np.where(often > 0, np.sqrt((rows * rows).sum(0) / np.maximum(1, often)), 1).astype(np.float32)
        counted = np.arange(seen.points.shape[1])[None, :] < seen.seats[:, None]
        spread = max(0.001, float(np.sqrt((seen.points[counted] ** 2).mean())))
        acting = int((seen.actions[seen.seats == plan.seats[0]] >= 0).sum())
        return cls(plan, folder, Learner.begin(game, plan.seed, scale, spread), max(1, acting // LOOKED_AT))


def play_pieces(
    pieces: Sequence[Piece], run_all: RunAll, net: Net, greedy_of: int, horizon: int, kept: int
) -> Experience:
    """All positions of some pieces, in their order, wherever they were played."""
    fewest = min(piece.seats for piece in pieces)
    return join(
        list(run_all(learn_piece, [(piece, net, greedy_of, horizon * piece.seats // fewest, kept) for piece in pieces]))
    )


def measure(pieces: Sequence[Piece], run_all: RunAll, net: Net) -> tuple[float, float]:
    """The share of wins against the heuristic, and the reach of its 95 % interval to both sides.

    Matches of one deal hang together, so the interval is that of the means of deals.
    """
    won = np.concatenate(list(run_all(duel_piece, [(piece, net) for piece in pieces])))
    seats = pieces[0].seats
    deals = won[: len(won) // seats * seats].reshape(-1, seats).mean(1)
    return round(float(won.mean()), 4), round(float(DEVIATES * deals.std(ddof=1) / len(deals) ** 0.5), 4)


def threads(count: int) -> RunAll:
    """What plays pieces in so many threads of this process."""
    return partial(_in_threads, count)


def _in_threads(count: int, work: Callable[..., Any], pieces: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
    with ThreadPoolExecutor(count) as pool:
        yield from pool.map(lambda piece: work(*piece), pieces)


def train(
    plan: Plan,
    folder: Path,
    *,
    minutes: float | None = None,
    generations: int | None = None,
    resume: bool = False,
    told: Mapping[str, Any] | None = None,
    run_all: RunAll | None = None,
    on_generation: OnGeneration | None = None,
) -> Path:
    """Train until so many generations or minutes are reached, all that was done before counted; the file of weights."""
    if minutes is None and generations is None:
        raise BadOption("say how long to train: in minutes or in generations")
    run_all = run_all or threads(1)
    training = Training.resume(plan, folder) if resume else Training.begin(plan, folder, run_all)
    saved = time.monotonic()
    while (generations is None or training.generation < generations) and (
        minutes is None or training.seconds < 60 * minutes
    ):
        report = training.advance(run_all)
        if time.monotonic() - saved > SAVED:
            training.save()
            saved = time.monotonic()
        if on_generation is not None:
            on_generation(report)
    training.save()
    return training.export(told or {})


def parts_of(held: Mapping[str, Floats], group: str) -> dict[str, Floats]:
    """The arrays of a group, by their names in it."""
    return {name.removeprefix(f"{group}."): part for name, part in held.items() if name.startswith(f"{group}.")}


def rounded(losses: Mapping[str, float]) -> dict[str, float]:
    """Numbers as curves keep them."""
    return {name: round(value, 5) for name, value in losses.items()}

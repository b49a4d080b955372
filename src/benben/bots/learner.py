"""How the weights of a network are learned from positions: gradients written out, and Adam. NumPy is all it takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from benben.bots.evaluator import PARTS, shapes
from benben.engine.game import Game

if TYPE_CHECKING:
    from benben.bots.experience import Experience

Floats = np.ndarray[Any, np.dtype[np.float32]]
Weights = dict[str, Floats]

BATCH = 1024
RATE, SLOWER = 1.5e-3, 60  # of learning at first, and after how many generations it has fallen to 0.7 of that
FADE, FADE_SQUARES, TINY = 0.9, 0.999, 1e-8  # Adam's
KEEP = 0.998  # of the mean of weights over the last steps, which is what plays
POINTS_WEIGHT, POLICY_WEIGHT = 0.25, 0.3  # beside the places
FAR = np.float32(-1e9)  # of what is not possible, so that its chance is 0


@dataclass
class Losses:
    """Means over positions, each taken before it was learned from: in nats, `points` in squared spreads.

    `right` is how often the likeliest action is the one that was taken.
    """

    places: float = 0.0
    points: float = 0.0
    policy: float = 0.0
    right: float = 0.0
    positions: int = 0
    decisions: int = 0

    def add(self, places: float, points: float, policy: float, right: float, positions: int, decisions: int) -> None:
        """Take in sums over a batch."""
        self.places += places
        self.points += points
        self.policy += policy
        self.right += right
        self.positions += positions
        self.decisions += decisions

    def means(self) -> dict[str, float]:
        """The losses of a position, and of a decision."""
        positions, decisions = max(1, self.positions), max(1, self.decisions)
        return {
            "places": self.places / positions,
            "points": self.points / positions,
            "policy": self.policy / decisions,
            "right": self.right / decisions,
        }


@dataclass
class Learner:
    """Weights, what Adam remembers of their gradients, and their mean over the last steps.

    Inputs are divided by `scale`, how large they are where they are not zero; `spread` is how far points lie from the
    mean of a match.
    """

    game: Game
    weights: Weights
    scale: Floats
    spread: float
    mean: Weights = field(default_factory=dict)
    moments: Weights = field(default_factory=dict)
    squares: Weights = field(default_factory=dict)
    steps: int = 0

    @classmethod
    def begin(cls, game: Game, seed: int, scale: Floats, spread: float) -> Learner:
        """Random weights; what comes last in the network begins with nothing, so that all is equally likely."""
        random = np.random.default_rng([seed, 1])
        weights: Weights = {}
        for name, shape in shapes(game).items():
            weights[name] = np.zeros(shape, np.float32)
            if name in ("first", "second"):
                reach = (2 / (shape[0] if name == "second" else 150)) ** 0.5  # about 150 inputs are not zero
                weights[name] = (random.standard_normal(shape) * reach).astype(np.float32)
        made = cls(game, weights, scale, spread)
        made.mean = {name: part.copy() for name, part in weights.items()}
        made.moments = {name: np.zeros_like(part) for name, part in weights.items()}
        made.squares = {name: np.zeros_like(part) for name, part in weights.items()}
        return made

    def playing(self) -> Weights:
        """The weights to play by: for inputs as they come, and points as they are counted."""
        most = self.game.seats[-1]
        third, third_bias = self.mean["third"].copy(), self.mean["third_bias"].copy()
        third[:, most :: most + 1] *= self.spread
        third_bias[most :: most + 1] *= self.spread
        first = self.mean["first"] / self.scale[:, None]
        return {**self.mean, "first": first, "third": third, "third_bias": third_bias}

    def learn(self, experience: Experience, seed: int, generation: int) -> Losses:
        """Go once through some positions, in an order that the seed and the generation decide."""
        order = np.random.default_rng([seed, 2, generation]).permutation(len(experience.rows))
        rate = RATE / (1 + generation / SLOWER) ** 0.5
        losses = Losses()
        for first in range(0, len(order), BATCH):
            batch = experience.take(order[first : first + BATCH])
            self._step(gradients(self.weights, batch, self.scale, self.spread, losses), rate)
        return losses

    def _step(self, found: Weights, rate: float) -> None:
        self.steps += 1
        reach = rate * (1 - FADE_SQUARES**self.steps) ** 0.5 / (1 - FADE**self.steps)
        keep = min(KEEP, (1 + self.steps) / (10 + self.steps))
        for name in PARTS:
            gradient, moment, square = found[name], self.moments[name], self.squares[name]
            moment += (1 - FADE) * (gradient - moment)
            square += (1 - FADE_SQUARES) * (gradient * gradient - square)
            self.weights[name] -= reach * moment / (np.sqrt(square) + TINY)
            self.mean[name] += (1 - keep) * (self.weights[name] - self.mean[name])


def infer(weights: Weights, x: Floats) -> tuple[Floats, Floats, Floats]:
    """The two hidden layers, and what is judged of places and points, for rows of inputs."""
    first = np.maximum(x @ weights["first"] + weights["first_bias"], 0)
    second = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
    return first, second, second @ weights["third"] + weights["third_bias"]


def chances(logits: Floats, possible: np.ndarray[Any, np.dtype[np.bool_]]) -> Floats:
    """Chances along the last axis, of what is possible."""
    logits = np.where(possible, logits, FAR)
    found = np.exp(logits - logits.max(-1, keepdims=True)) * possible
    shared: Floats = found / np.maximum(found.sum(-1, keepdims=True), np.float32(1e-30))
    return shared


def log_loss(wanted: Floats, found: Floats) -> float:
    """The sum of -log of the chances given to what came."""
    return -float((wanted * np.log(np.maximum(found, 1e-12))).sum())


def gradients(weights: Weights, batch: Experience, scale: Floats, spread: float, losses: Losses) -> Weights:
    """The gradients of a batch, whose losses are added to `losses`."""
    x = batch.rows.astype(np.float32) / scale
    first, second, judged = infer(weights, x)
    width = batch.places.shape[1]
    seats = np.arange(width)[None, :] < batch.seats[:, None]
    judged = judged.reshape(-1, width, width + 1)
    share = (1 / (batch.seats * len(x))).astype(np.float32)[:, None] * seats  # each position counts the same

    found = chances(judged[..., :width], seats[:, None, :])
    off = (judged[..., width] - batch.points / np.float32(spread)) * seats
    slope = np.concatenate(
        [(found - batch.places) * share[..., None], (np.float32(2 * POINTS_WEIGHT) * off * share)[..., None]], 2
    ).reshape(len(x), -1)

    acts = batch.actions >= 0
    masks, chosen = batch.masks[acts] != 0, batch.actions[acts]
    likely = chances(first[acts] @ weights["policy"] + weights["policy_bias"], masks)
    lines = np.arange(len(chosen))
    taken = likely[lines, chosen]
    losses.add(
        float((-(batch.places * np.log(np.maximum(found, 1e-12))).sum(2) * share).sum()) * len(x),
        float((off * off * share).sum()) * len(x),
        -float(np.log(np.maximum(taken, 1e-12)).sum()),
        float((likely.argmax(1) == chosen).sum()),
        len(x),
        len(chosen),
    )
    likely[lines, chosen] -= 1
    likely *= np.float32(POLICY_WEIGHT / max(1, len(chosen)))
    return _backward(weights, x, first, second, slope, acts, likely)


def _backward(
    weights: Weights, x: Floats, first: Floats, second: Floats, slope: Floats, acts: Any, policy: Floats
) -> Weights:
    """From the slopes of what comes out to those of all weights."""
    to_second = (slope @ weights["third"].T) * (second > 0)
    to_first = to_second @ weights["second"].T
    to_first[acts] += policy @ weights["policy"].T
    to_first *= first > 0
    return {
        "first": x.T @ to_first,
        "first_bias": to_first.sum(0),
        "second": first.T @ to_second,
        "second_bias": to_second.sum(0),
        "third": second.T @ slope,
        "third_bias": slope.sum(0),
        "policy": first[acts].T @ policy,
        "policy_bias": policy.sum(0),
    }

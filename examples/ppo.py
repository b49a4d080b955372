"""Proximal policy optimisation against itself, in one file: PyTorch on the batch environment.

python examples/ppo.py [GAME] [UPDATES]        (needs PyTorch: pip install 'benben[torch,research]')

One network plays all seats: it sees the row of the seat that acts and chooses among its legal actions. A reward comes
only with the end of a match, so each action is told by how much the match then went better than the network expected.
"""

from __future__ import annotations

import sys
import time

import gymnasium
import numpy as np

import benben.research.gymnasium  # registers the environments against bots, which tell how good the network is
from benben.engine.registry import find_game
from benben.research import batch

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit("This example needs PyTorch: pip install 'benben[torch,research]'")

MATCHES, STEPS, EPOCHS, PART = 128, 128, 3, 2048  # matches at once, steps of a rollout, passes, size of a minibatch
RATE, CLIP, SMOOTHING, ENTROPY, VALUE, NORM = 1e-3, 0.2, 0.95, 0.01, 0.5, 0.5
HIDDEN = 128


class Network(nn.Module):
    """From what a seat may know to a preference for every action, and the reward it expects."""

    def __init__(self, high: np.ndarray, actions: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.from_numpy(high.astype(np.float32)).clamp(min=1))
        body = nn.Linear(len(high), HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        self.body = nn.Sequential(*body)
        self.actor, self.critic = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        found = self.body(rows.float() * self.scale)
        logits = self.actor(found).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.critic(found).squeeze(-1)


def collect(env: batch.Batch, network: Network) -> dict[str, torch.Tensor]:
    """Play, and keep what was seen and done. The batch's arrays are written anew by every step, so they are copied."""
    rows, masks = torch.from_dlpack(env.observations), torch.from_dlpack(env.masks)
    kept: dict[str, list[torch.Tensor]] = {name: [] for name in ("rows", "masks", "actions", "logs", "values")}
    seats, ends, rewards = [], [], []
    for _ in range(STEPS):
        with torch.no_grad():
            policy, value = network(rows, masks)
            action = policy.sample()
        for name, found in zip(kept, (rows, masks, action, policy.log_prob(action), value), strict=True):
            kept[name].append(found.clone())
        seats.append(env.seats.copy())
        env.step(action.numpy().astype(np.int32))
        ends.append(env.done.copy())
        rewards.append(env.rewards.copy())
    told = {name: torch.stack(found) for name, found in kept.items()}
    advantages, counts = estimate(told["values"].numpy(), np.array(seats), np.array(ends), np.array(rewards))
    told["advantages"], told["counts"] = torch.from_numpy(advantages), torch.from_numpy(counts)
    return {name: found.flatten(0, 1) for name, found in told.items()}


def estimate(values: np.ndarray, seats: np.ndarray, ends: np.ndarray, rewards: np.ndarray) -> tuple[np.ndarray, ...]:
    """Generalised advantages, each seat's along its own actions, backwards from the ends of matches.

    The last action of a seat in a match that is not over yet has nothing to be compared with, and does not count.
    """
    advantages, counts = np.zeros_like(values), np.zeros(values.shape, bool)
    everyone, shape = np.arange(values.shape[1]), rewards.shape[1:]
    expected, later, known = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, bool)
    for step in reversed(range(len(values))):
        over = ends[step]
        expected[over], later[over], known[over] = rewards[step][over], 0, True
        mine = everyone, seats[step]
        gained = expected[mine] - values[step] + SMOOTHING * later[mine]
        counts[step] = known[mine]
        advantages[step] = np.where(known[mine], gained, 0)
        expected[mine], later[mine], known[mine] = values[step], advantages[step], True
    return advantages, counts


def improve(network: Network, optimiser: torch.optim.Optimizer, told: dict[str, torch.Tensor]) -> None:
    """The usual clipped loss, on minibatches of all actions that count."""
    told = {name: found[told["counts"]] for name, found in told.items()}
    returns = told["advantages"] + told["values"]
    for _ in range(EPOCHS):
        for part in torch.randperm(len(returns)).split(PART):
            policy, value = network(told["rows"][part], told["masks"][part])
            advantage = told["advantages"][part]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = (policy.log_prob(told["actions"][part]) - told["logs"][part]).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = VALUE * (value - returns[part]).square().mean() - gain - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), NORM)
            optimiser.step()


def examine(network: Network, game: str, matches: int = 200) -> float:
    """The mean reward against chance: 1 for a win, -1 for a loss."""
    name = benben.research.gymnasium.environment_id(find_game(game))
    env = gymnasium.make_vec(name, num_envs=50, vectorization_mode="vector_entry_point", bots="random")
    (rows, info), found = env.reset(seed=99), []
    while len(found) < matches:
        with torch.no_grad():
            policy, _ = network(torch.from_numpy(rows), torch.from_numpy(info["action_mask"]))
        rows, rewards, done, _, info = env.step(policy.sample().numpy())
        found += rewards[done].tolist()
    env.close()
    return float(np.mean(found))


def main(game: str = "anubix", updates: str = "8") -> None:
    """Train, and tell how it went."""
    torch.manual_seed(1)
    env = batch.make(game, seats=2, matches=MATCHES, seed=1)
    space = gymnasium.make(benben.research.gymnasium.environment_id(find_game(game))).observation_space
    network = Network(space.high, env.actions)
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    print(f"before: mean reward {examine(network, game):+.2f} against chance", flush=True)
    begin = time.perf_counter()
    for update in range(int(updates)):
        improve(network, optimiser, collect(env, network))
        if update % 4 == 3:
            steps = (update + 1) * MATCHES * STEPS
            speed = steps / (time.perf_counter() - begin)
            print(f"{steps:,} steps, {speed:,.0f} a second: {examine(network, game):+.2f}", flush=True)
    print(f"after: mean reward {examine(network, game):+.2f} against chance")


if __name__ == "__main__":
    main(*sys.argv[1:])

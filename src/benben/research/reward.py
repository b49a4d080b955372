"""What a seat gets for a match: nothing before the end, then a number by one of three measures, which sum up to 0.

- `rank`, the default: 1 for the first, -1 for the last, evenly between; seats that tie share theirs.
- `win`: 1 for the only winner, -1 / (seats - 1) for everybody else; seats that tie for the win share it.
- `score`: by how much a seat's points are better than the mean of all seats.
"""

from __future__ import annotations

from benben.engine.errors import BadOption
from benben.research.single import Single

RANK, WIN, SCORE = "rank", "win", "score"
REWARDS = (RANK, WIN, SCORE)
ILLEGAL = -1.0  # for a seat that ends a match by an illegal action
FORGIVING = ("lose", "error")  # what an illegal action may do


def check_reward(reward: str) -> str:
    """A measure that there is."""
    if reward not in REWARDS:
        raise BadOption(f"no reward {reward!r}; there is {', '.join(REWARDS)}")
    return reward


def check_illegal(illegal: str) -> str:
    """What is done about illegal actions."""
    if illegal not in FORGIVING:
        raise BadOption(f"an illegal action may {' or '.join(FORGIVING)}, not {illegal!r}")
    return illegal


def rewards_of(single: Single, reward: str) -> list[float]:
    """By seat, for a match that is over; zeros before."""
    steps = single.seats - 1
    # The kernels tell single precision; every reward by rank is a whole number of steps.
    ranks = [round(float(rank) * steps) / steps for rank in single.rewards]
    if reward == RANK or not single.over:
        return ranks
    return wins_of(ranks) if reward == WIN else margins_of(ranks, single.points)


def wins_of(ranks: list[float]) -> list[float]:
    """Rewards for winning, from those for ranks."""
    seats, winners = len(ranks), ranks.count(max(ranks))
    won, lost = (seats / winners - 1) / (seats - 1), -1 / (seats - 1)
    return [0.0 if winners == seats else won if rank == max(ranks) else lost for rank in ranks]


def margins_of(ranks: list[float], points: list[int]) -> list[float]:
    """How much better than the mean each seat is; in a game where few points are good, the ranks tell so."""
    seats, whole = len(points), sum(points)
    margins = [(seats * own - whole) / seats for own in points]
    fewer_is_better = sum(rank * margin for rank, margin in zip(ranks, margins, strict=True)) < 0
    return [-margin for margin in margins] if fewer_is_better else margins

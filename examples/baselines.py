"""How well chance and the greedy bot play: points, wins by seat, and how long matches take.

python examples/baselines.py [GAME] [MATCHES]
"""

from __future__ import annotations

import sys

from benben.analysis.simulation import simulate
from benben.engine.registry import find_game
from benben.research.stage import research_options


def main(game: str = "pyramids", matches: str = "2000") -> None:
    """Every pairing of the two bots, both ways round: whoever wins, it must not be for the seat."""
    found = find_game(game)
    for bots in (("random", "random"), ("greedy", "random"), ("random", "greedy"), ("greedy", "greedy")):
        result = simulate(found, 2, int(matches), bots, seed=1, options=research_options(found))
        for seat, bot in enumerate(bots):
            points, wins = result.points[seat], result.wins[seat]
            told = f"{bot:>6} in seat {seat}: {points.mean:6.1f} points ±{points.deviation:5.1f}"
            print(f"{told}, wins {100 * wins.share:5.1f} % ({100 * wins.low:.1f}-{100 * wins.high:.1f})")
        print(f"       {result.length.mean:.0f} decisions a match, {result.decisions / result.seconds:,.0f} a second\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

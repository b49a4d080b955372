"""Information set Monte Carlo tree search of OpenSpiel against chance, on a short game.

python examples/ismcts.py [MATCHES] [SIMULATIONS]

The search looks at worlds that the player cannot tell apart (`resample_from_infostate`), so it knows no secret.
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import benben.research.open_spiel  # noqa: F401 (registers the games)

GAME = "benben_anubix(players=2,edition=small,reward=score)"


def play(game: pyspiel.Game, searcher: int, simulations: int, random: np.random.RandomState) -> float:
    """The margin of the searching player in one match."""
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=10.0, max_simulations=simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=odds)))
        elif state.current_player() == searcher:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return float(state.returns()[searcher])


def main(matches: str = "8", simulations: str = "40") -> None:
    """Matches from both seats."""
    game, random = pyspiel.load_game(GAME), np.random.RandomState(1)
    margins = [play(game, match % 2, int(simulations), random) for match in range(int(matches))]
    ahead = sum(margin > 0 for margin in margins)
    print(f"{GAME}: {simulations} simulations a move")
    print(f"the search is ahead in {ahead} of {matches} matches, by {np.mean(margins):.1f} points on average")


if __name__ == "__main__":
    main(*sys.argv[1:])

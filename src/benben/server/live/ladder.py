"""Who acts in place of a bot that fails: the next weaker one, and so on down."""

from __future__ import annotations

import time

from benben.bots.bot import BOTS, POLICIES
from benben.server.live.thinking import NoAnswer, Unfit, Unready

REST = 60.0  # seconds for which a bot that crashed or hung is not asked: people would wait for it at every turn
SOON = 5.0  # the same where it only has to be compiled


def below(bot: str) -> str | None:
    """The next weaker bot; None below the weakest. One that another version has offered is followed by the best of
    those that need not search.
    """
    if bot not in BOTS:
        return POLICIES[-1]
    at = BOTS.index(bot)
    return BOTS[at - 1] if at else None


class Ladder:
    """Which bots rest, by game: one may fail in a game and do well in the others."""

    def __init__(self) -> None:
        self._resting: dict[tuple[str, str], float] = {}

    def fit(self, game: str, bot: str | None) -> str | None:
        """The bot, or the first one below it that does not rest; None if all do."""
        while bot is not None and self._resting.get((game, bot), 0.0) > time.monotonic():
            bot = below(bot)
        return bot

    def note(self, game: str, bot: str, failure: NoAnswer) -> None:
        """A bot has failed. If it has to be compiled, so have all that search."""
        if isinstance(failure, Unready):
            self._rest(game, [other for other in BOTS if other not in POLICIES], SOON)
        elif isinstance(failure, Unfit):
            self._rest(game, [bot], REST)

    def _rest(self, game: str, bots: list[str], seconds: float) -> None:
        until = time.monotonic() + seconds
        self._resting.update({(game, bot): until for bot in bots})

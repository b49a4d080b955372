"""benben: three pyramid games, played from their rules.

import benben
match = benben.Match.new("pyramids", seats=3)
"""

from benben.engine.edition import Edition
from benben.engine.errors import (
    BadLog,
    BadNotation,
    BadOption,
    BenbenError,
    EditionError,
    IllegalAction,
    MatchError,
    NotYourTurn,
)
from benben.match.clock import Clock
from benben.match.match import Match


def edition(game: str, name: str | None = None) -> Edition:
    """An edition of a game: the shipped one, another by its name, or one from a file."""
    from benben.engine.edition import find_edition
    from benben.engine.registry import find_game

    return find_edition(find_game(game), name)


__all__ = [
    "BadLog",
    "BadNotation",
    "BadOption",
    "BenbenError",
    "Clock",
    "Edition",
    "EditionError",
    "IllegalAction",
    "Match",
    "MatchError",
    "NotYourTurn",
    "edition",
]

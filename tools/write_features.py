"""Write docs/features.md: what environments observe of every game, from the pieces that the games declare.

`python tools/write_features.py` writes the page anew; a test says when it is stale.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from benben.engine.feature import Piece, size_of, starts
from benben.engine.game import Game
from benben.engine.registry import games

PAGE = Path(__file__).parent.parent / "docs" / "features.md"

HEAD = """\
# Features

What environments observe: all that a seat may know, as a row of small whole numbers (int8), cut into named pieces. This
page is written by `python tools/write_features.py` from each game's `features.py`.

A row begins with the pieces that stand in it once. Then comes a block for every player, the observing one first, the
others in the order of play; each block holds the same pieces. So a row is as long as there are players. Pieces of
several dimensions are written with the last one running fastest. Everything is seen from the observing seat: other
hands, and what others do while all act at the same time, are not in its row. Numbers that may grow beyond 127 stop
there.

```python
from benben.engine.feature import limits, pieces_of, split
from benben.research import batch

env = batch.make("pyramids", seats=3, matches=8)
features = env.stage.game.features
parts = split(features, 3, env.observations)  # by name, without a copy: parts["marked"] is 8 x 3 x 2 x 25
low, high = limits(features, 3)  # for division to floats
names = [piece.name for piece in pieces_of(features, 3)]
```
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in games().values() for line in _game(game))]).rstrip() + "\n"


def _game(game: Game) -> Iterator[str]:
    features = game.features
    sizes = ", ".join(f"{size_of(features, seats)} with {seats}" for seats in game.seats)
    yield f"## {game.title}\n"
    yield f"Numbers in a row, by players: {sizes}.\n"
    yield from _table("Once", features.PIECES)
    yield from _table("For every player", features.PLAYER)


def _table(title: str, pieces: Sequence[Piece]) -> Iterator[str]:
    yield f"| {title} | shape | numbers | from | meaning |"
    yield "| --- | --- | --- | --- | --- |"
    for piece, start in zip(pieces, starts(pieces)[:-1], strict=True):
        shape = " x ".join(map(str, piece.shape))
        yield f"| `{piece.name}` | {shape} | {piece.low} to {piece.high} | {start} | {piece.about} |"
    yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(PAGE.relative_to(PAGE.parent.parent))

"""Draw a set of cards for Pyramids: `python tools/draw_pyramids.py --seed 5 > my_set.txt`.

The same seed gives the same set. The edition that ships is the one of the default seed; `benben generate pyramids`
draws sets that are balanced too.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from benben.games.pyramids import edition
from benben.games.pyramids.generate import draw_set

SEED = 5
LEGEND = "-- # wall  . plain  E entrance  T tomb  + red cross  r red gem  g green gem  t torch  s skull  p potion"


def draw_text(seed: int, name: str) -> str:
    """An edition's file."""
    head, _, rest = edition.format_edition(draw_set(seed)).partition("\n")
    return f"{head}\nname: {name}\n{LEGEND}\n{rest}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a set of cards for Pyramids.")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--name", default="benben")
    given = parser.parse_args()
    text = draw_text(given.seed, given.name)
    found = edition.parse_edition(text)[1]
    for finding in found:
        print(finding, file=sys.stderr)
    print(text, end="")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()

"""Whether an edition of Anubix is balanced (A-C9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from benben.engine.target import ROUNDS, SEAT, WINNERS_POINTS, WINS, Setting, Target, Told
from benben.games.anubix.box import LETTERS, symbol_names
from benben.games.anubix.layout import KEYSTONE, LEFT_SET, PYRAMID_SET, RELIEF_SET, RIGHT_SET, Box, State

BUILDINGS = {"pyramid": PYRAMID_SET, "arch": LEFT_SET | RIGHT_SET | 1 << KEYSTONE, "relief": RELIEF_SET}
BOT = "search:60,horizon=2,win=20"  # three times as fast as one that looks to the end
PLANS = ("as it likes", "arch and relief", "pyramid and relief", "pyramid and arch")
PLAN = "way of building"

# At the last table each seat goes for other buildings.
SETTINGS = (*(Setting(seats) for seats in (2, 3, 4, 5)), Setting(3, plans=tuple(permutations((1, 2, 3)))))

TARGETS = (
    Target("A-C9", "winners score 45 to 60 points on average", WINNERS_POINTS, 45, 60),
    Target("A-C9", "a game lasts 12 to 18 rounds on average", ROUNDS, 12, 18),
    Target("A-C9", "no seat wins more than 3 % above its fair share", SEAT, None, 0.03, WINS, matches=50_000),
    Target("A-C9", "no way of building wins more than 3 % above its fair share", PLAN, None, 0.03, WINS, planned=True),
)


def tell(box: Box, s: State) -> Told:
    """What came of a match."""
    players = s.players[: box.seats]
    built = [{name: share(me.marked, fields) for name, fields in BUILDINGS.items()} for me in players]
    return Told(
        match={"players who finish two buildings": sum(sum(v == 1 for v in found.values()) > 1 for found in built)},
        seats=[
            {
                **{f"finished {name}": float(value == 1) for name, value in found.items()},
                "bonuses": me.bonuses.bit_count(),
                "gems left": me.gems,
            }
            for me, found in zip(players, built, strict=True)
        ],
        had=[
            {
                "sheet": [LETTERS[me.sheet]],
                "buildings that came furthest": [furthest(found)],
                "turn in the first round": [str((seat - s.active + s.round - 1) % box.seats + 1)],
                PLAN: [PLANS[box.plans[seat]]],
                "bonus": [name for at, name in enumerate(symbol_names(box)) if me.bonuses >> at & 1],
            }
            for seat, (me, found) in enumerate(zip(players, built, strict=True))
        ],
    )


def share(marked: int, fields: int) -> float:
    """How much of a building is there."""
    return (marked & fields).bit_count() / fields.bit_count()


def furthest(built: dict[str, float]) -> str:
    """The two buildings of which most is there."""
    least = min(built, key=lambda name: built[name])
    return " and ".join(name for name in built if name != least)


def commit(box: Box, plans: Sequence[int]) -> None:
    """Let the bot of each seat go for two buildings."""
    for seat, plan in enumerate(plans):
        box.plans[seat] = plan

"""Whether an edition of Stregati is balanced (S-C6)."""

from __future__ import annotations

from collections.abc import Sequence

from benben.engine.target import ROUNDS, UNFINISHED, Setting, Target, Told
from benben.games.stregati.layout import CHAMBER, INSIDE, Box, State

BOT = "search:60"
PLANS = ("as it likes",)

SETTINGS = tuple(Setting(seats) for seats in (2, 3, 4, 5))  # with the sides of S-C6: long for 2 and 3, else short

# Greedy bots besiege the chamber for longer than good ones; by how many turns, with the set that ships.
GREEDY = {4: 1.0, 5: 2.0}
TARGETS = (
    Target("S-C6", "20 to 25 turns a player on average, short sides", ROUNDS, 20, 25, seats=(4, 5), greedy=GREEDY),
    Target("S-C6", "30 to 45 turns a player on average, long sides", ROUNDS, 30, 45, seats=(2, 3)),
    Target("S-C6", "no deadlock: every game comes to its end", UNFINISHED, None, 0.0, matches=100_000),
)


def tell(box: Box, s: State) -> Told:
    """What came of a match."""
    players = s.players[: box.seats]
    return Told(
        match={"chamber entered": float(any(me.place == INSIDE for me in players))},
        seats=[
            {
                "adventures passed": min(me.place, CHAMBER),
                "beside the chamber or inside": float(me.place >= CHAMBER),
                "cards in hand": me.hand.bit_count(),
            }
            for me in players
        ],
        had=[
            {
                "turn in the first round": [str((seat - s.first) % box.seats + 1)],
                "at the end": ["the mummy" if s.mummy == seat else "no mummy"],
            }
            for seat in range(box.seats)
        ],
    )


def commit(box: Box, plans: Sequence[int]) -> None:
    """There are no plans."""

"""Whether an edition of Pyramids is balanced (P-C10)."""

from __future__ import annotations

from collections.abc import Sequence

from benben.engine.target import POINTS, WORTH, Setting, Target, Told
from benben.games.pyramids.layout import COLOUR_NAMES, HAND, Box, Player, State

BOT = "search:60"
PLANS = ("as it likes",)
SETTINGS = tuple(Setting(seats) for seats in (2, 3, 4))
THIRD = 16  # order numbers of a group

TARGETS = (
    Target("P-C10", "a player completes 6.5 to 8 cards on average", "completed cards", 6.5, 8),
    Target("P-C10", "a player scores 110 to 140 points on average", POINTS, 110, 140),
    Target("P-C10", "the deck runs out in 5 % of the matches at most", "deck ran out", None, 0.05),
    Target("P-C10", "no colour makes a card worth a point more than others", "colour of a card", -1, 1, WORTH),
    Target("P-C10", "no order number makes a card worth a point more than others", "order number", -1, 1, WORTH),
    Target("P-C10", "no card is worth 4 points more or less than others", "card", -4, 4, WORTH),
)


def tell(box: Box, s: State) -> Told:
    """What came of a match. A seat had every card that it completed or that lay before it at the end."""
    players = s.players[: box.seats]
    held = [cards_of(me) for me in players]
    return Told(
        match={"deck ran out": float(s.deck == 0)},
        seats=[
            {
                "completed cards": me.completed.bit_count(),
                "torches": me.torches.bit_count(),
                "skulls": me.skulls,
                "pairs of gems": min(me.red, me.green),
            }
            for me in players
        ],
        had=[
            {
                "card": [str(card) for card in cards],
                "colour of a card": [COLOUR_NAMES[box.cards[card].colour] for card in cards],
                "order number": [third(card) for card in cards],
            }
            for cards in held
        ],
    )


def cards_of(me: Player) -> list[int]:
    """The order numbers of all cards that a player had in play."""
    return [card for card in range(1, 49) if me.completed >> card & 1 or card in me.cards[:HAND]]


def third(card: int) -> str:
    """Where an order number lies."""
    first = (card - 1) // THIRD * THIRD + 1
    return f"{first} to {first + THIRD - 1}"


def commit(box: Box, plans: Sequence[int]) -> None:
    """There are no plans."""

"""What a seat of Pyramids may know.

The secrets are the cards a seat was dealt and gave back (P-S2) and what others choose while all choose (P-S2, P-M1).
The decks are none: they have no order before they are drawn from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from benben.engine.bits import popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.stream import below
from benben.games.pyramids.layout import (
    AWARDS,
    CELLS,
    COLOUR_NAMES,
    DEALING,
    DEALT,
    HAND,
    KEEPING,
    MARKING,
    OVER,
    PAIRS,
    PASS,
    PATTERNS,
    PLACEMENTS,
    ROUNDS,
    SINGLE,
    TAKE,
    Box,
    Card,
    Player,
    State,
)
from benben.games.pyramids.notation import cell_names, cells_of, members, pattern_names
from benben.games.pyramids.rules import (
    apply_mark,
    apply_symbols,
    award_points,
    gem_points,
    legal_marks,
    nth_card,
)

PHASES = ("deal", "keep", "display", "reveal", "mark", "take", "draw", "refill", "over")
MARKS = {
    "cross": "+",
    "red": "r",
    "green": "g",
    "torch": "t",
    "skull": "s",
    "potion": "p",
    "entrance": "E",
    "tomb": "T",
}

# --- resample ---------------------------------------------------------------------------------------------------------


@rule
def resample(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> None:
    """Draw anew what a seat cannot know: other seats' dealt cards, and the choices of a phase that is still open."""
    if s.phase == DEALING or s.phase == KEEPING:
        resample_deals(box, s, seat, stream)
    if s.phase == MARKING:
        for other in range(box.seats):
            if other != seat:
                resample_marks(box, s, other, stream, out)


@rule
def resample_deals(box: Box, s: State, seat: int, stream: Ints) -> None:
    """All cards that this seat has not been dealt are dealt again."""
    s.deck = box.all & ~s.players[seat].dealt
    for other in range(box.seats):
        if other != seat:
            me = s.players[other]
            count = popcount(me.dealt)
            me.dealt = 0
            for _ in range(count):
                card = nth_card(s.deck, below(stream, popcount(s.deck)))
                me.dealt |= 1 << card
                s.deck &= ~(1 << card)
            if s.phase == KEEPING and s.acting >> other & 1 == 0:
                pair = PAIRS[below(stream, len(PAIRS))]
                for slot in range(HAND):
                    me.cards[slot] = nth_card(me.dealt, pair[slot])


@rule
def resample_marks(box: Box, s: State, other: int, stream: Ints, out: Ints) -> None:
    """A seat that still chooses is put back to where the others saw it last; one that has chosen chooses again."""
    me = s.players[other]
    chosen = s.acting >> other & 1 == 0
    for slot in range(HAND):
        me.marked[slot] = me.shown_marked[slot]
    me.red = me.shown_red
    me.green = me.shown_green
    me.skulls = me.shown_skulls
    me.torches = me.shown_torches
    me.extra = 0
    if chosen:
        s.acting |= 1 << other
        while s.acting >> other & 1:
            apply_mark(box, s, other, out[below(stream, legal_marks(box, s, me, out))])


# --- view -------------------------------------------------------------------------------------------------------------


def view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator."""
    before_display, patterns = s.phase in (DEALING, KEEPING), pattern_names(box)
    return {
        "game": "pyramids",
        "seat": seat,
        "seats": box.seats,
        "acting": [other for other in range(box.seats) if s.acting > 0 and s.acting >> other & 1],
        "phase": PHASES[s.phase],
        "over": s.phase == OVER,
        "round": min(s.round + 1, box.rounds),
        "flip": box.flips if s.phase == OVER else s.flip + 1,
        "pattern": _pattern(box, patterns, s.pattern) if MARKING <= s.phase < OVER else None,
        "expedition": [
            {**_pattern(box, patterns, pattern), "copies": box.copies[pattern], "used": s.used[pattern]}
            for pattern in range(PATTERNS)
        ],
        "awards": {name: list(AWARDS[s.awarded[colour] :]) for colour, name in enumerate(COLOUR_NAMES)},
        "track": list(box.skulls[1:]),
        "dealt": [_card(box, card) for card in members(s.players[seat].dealt)] if seat is not None else [],
        "display": [_card(box, card) for card in s.display if card],
        "deck": popcount(box.all) - DEALT * box.seats if before_display else popcount(s.deck),
        "unseen": [] if before_display else members(s.deck),
        "players": [_player(box, s, other, other == seat) for other in range(box.seats)],
    }


def _pattern(box: Box, names: Sequence[str], pattern: int) -> dict[str, Any]:
    return {"name": names[pattern], "rows": list(_shape(box.placements[pattern * PLACEMENTS]))}


@lru_cache(maxsize=256)
def _shape(cells: int) -> tuple[str, ...]:
    rows = [[(cells >> row * 5 + column) & 1 for column in range(5)] for row in range(5)]
    width = max(column + 1 for row in rows for column in range(5) if row[column])
    return tuple("".join("X" if cell else "." for cell in row[:width]) for row in rows if any(row))


def _card(box: Box, number: int, marked: int = 0) -> dict[str, Any]:
    card = box.cards[number]
    return {
        "number": number,
        "colour": COLOUR_NAMES[card.colour],
        "rows": list(_printed(card)),
        "marked": cell_names(marked),
    }


@lru_cache(maxsize=1024)
def _printed(card: Card) -> tuple[str, ...]:
    """A card of a box, as it is printed: it looks the same in every view of every match."""
    text = ["." if card.free >> cell & 1 else "#" for cell in range(CELLS)]
    for name, mark in MARKS.items():
        for cell in members(getattr(card, name)):
            text[cell] = mark
    return tuple("".join(text[row * 5 : row * 5 + 5]) for row in range(5))


def _player(box: Box, s: State, seat: int, own: bool) -> dict[str, Any]:
    """A player as another sees it, or (`own`) with what the others do not see yet."""
    me = s.players[seat]
    red, green, skulls, torches = _card_of_points(me, own)
    lines = _lines(box, me, own)
    marked = me.marked if own else me.shown_marked
    hidden = s.phase == KEEPING and not own
    return {
        "seat": seat,
        "cards": [
            _card(box, number, marked[slot]) if number and not hidden else None for slot, number in enumerate(me.cards)
        ],
        "kept": s.phase == KEEPING and s.acting >> seat & 1 == 0,
        "extra": me.extra if own else 0,
        "completed": [
            {"number": number, "colour": COLOUR_NAMES[box.cards[number].colour]} for number in members(me.completed)
        ],
        "finished": [number for number in me.finished if number],
        "red": red,
        "green": green,
        "skulls": skulls,
        "worst": box.skulls[skulls],
        "torches": [torches >> number & 1 == 1 for number in range(ROUNDS)],
        "awards": {
            name: [AWARDS[rank] for rank in range(len(AWARDS)) if me.awards[colour] >> rank & 1]
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "score": [{"source": source, "points": points, "rule": rule} for source, points, rule in lines],
        "total": sum(points for _, points, _ in lines),
    }


def _card_of_points(me: Player, own: bool) -> tuple[int, int, int, int]:
    if own:
        return me.red, me.green, me.skulls, me.torches
    return me.shown_red, me.shown_green, me.shown_skulls, me.shown_torches


def _lines(box: Box, me: Player, own: bool) -> list[tuple[str, int, str]]:
    red, green, skulls, torches = _card_of_points(me, own)
    return [
        ("cards", 10 * popcount(me.completed), "P-F2"),
        ("torches", 5 * popcount(torches), "P-Y6"),
        ("awards", award_points(me), "P-P1"),
        ("gems", gem_points(red, green), "P-Y5"),
        ("skulls", box.skulls[skulls], "P-Y7"),
    ]


def breakdown(box: Box, s: State, seat: int) -> list[tuple[str, int, str]]:
    """Where a seat's points come from, and the rules that say so."""
    return _lines(box, s.players[seat], True)


def target(box: Box, s: State, seat: int, actions: Sequence[int]) -> dict[str, Any]:
    """What a legal action is about: cards and spaces, and what a mark brings."""
    action, me = actions[0], s.players[seat]
    if action == PASS:
        return {"kind": "pass"}
    if action >= TAKE:
        return {"kind": "take", "card": s.display[action - TAKE] if action < TAKE + len(s.display) else None}
    if action >= SINGLE + HAND * CELLS:
        dealt = members(me.dealt)
        return {"kind": "keep", "cards": [dealt[place] for place in PAIRS[action - SINGLE - HAND * CELLS]]}
    slot, cells = cells_of(box, s, action)
    card = box.cards[me.cards[slot]]
    kind = "extra" if me.extra > 0 else "single" if action >= SINGLE else "mark"
    after = _after(box, s, me, slot, cells)
    return {
        "kind": kind,
        "card": me.cards[slot],
        "cells": cell_names(cells),
        "brings": _brings(card, cells),
        "after": after,
    }


@lru_cache(maxsize=2**13)
def _brings(card: Card, cells: int) -> dict[str, int]:
    """How much of what is printed on some spaces of a card."""
    return {name: popcount(cells & getattr(card, name)) for name in MARKS if cells & getattr(card, name)}


class _Symbols:
    """As much of a player as symbols change."""

    __slots__ = ("extra", "green", "red", "skulls", "torches")

    def __init__(self, me: Player) -> None:
        self.red, self.green, self.skulls, self.torches = me.red, me.green, me.skulls, me.torches
        self.extra = 0


def _after(box: Box, s: State, me: Player, slot: int, cells: int) -> dict[str, int]:
    """What would stand on the score card after a mark, where that changes, and the points it makes at once. `award`
    are the pyramid points that lie there for a card it completes: another player's lower number may win them (P-P2).
    """
    card = box.cards[me.cards[slot]]
    then = cast(Player, _Symbols(me))
    apply_symbols(box, s, then, card, cells)
    found = dict[str, int]()
    if then.red != me.red:
        found["red"] = then.red
    if then.green != me.green:
        found["green"] = then.green
    if then.skulls != me.skulls:
        found["skulls"] = then.skulls
    if then.torches != me.torches:
        found["torches"] = popcount(then.torches)
    tomb = 1 if cells & card.tomb else 0
    found["points"] = 10 * tomb + _score_of_symbols(box, then) - _score_of_symbols(box, me)
    award = _award_in_sight(box, s, me, slot) if tomb else 0
    return {**found, "award": award} if award else found


def _score_of_symbols(box: Box, me: Player) -> int:
    return gem_points(me.red, me.green) + 5 * popcount(me.torches) + box.skulls[me.skulls]


def _award_in_sight(box: Box, s: State, me: Player, slot: int) -> int:
    """P-P1, with the player's other card counted if its tomb is marked, too."""
    colour = box.cards[me.cards[slot]].colour
    other = box.cards[me.cards[1 - slot]]
    count = me.colours[colour] + 1
    if me.marked[1 - slot] & other.tomb and other.colour == colour:
        count += 1
    if count % 2 or count > 2 * len(AWARDS) or s.awarded[colour] == len(AWARDS):
        return 0
    return AWARDS[s.awarded[colour]]


def facts(box: Box, s: State) -> dict[str, float]:
    """Completed cards a player, in all and by colour."""
    players = s.players[: box.seats]
    found = {"completed cards": sum(popcount(me.completed) for me in players) / box.seats}
    for colour, name in enumerate(COLOUR_NAMES):
        found[f"completed {name}"] = sum(me.colours[colour] for me in players) / box.seats
    return found


def reveals(text: str) -> bool:
    """Nothing that is done shows what only its seat knew; what is done unseen is shown when all are through."""
    return False


def redact(event: Mapping[str, Any], seat: int | None) -> str:
    """An event as a seat may read it: only what others were dealt stays hidden (P-S2)."""
    text: str = event["do"]
    words = text.split()
    if words[0] == "deal" and words[1] != str(seat):
        return " ".join(words[:2] + ["?"] * (len(words) - 2))
    return text

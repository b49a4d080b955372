"""What a seat of Stregati may know.

The secrets are the other hands and what others put face down, and so also what is left in the draw pile. A card that
everybody saw go to a hand (S-E4) stays known until it leaves it. After an exchange it may lie in either place, and a
shuffle of the discard pile makes everything in it unknown: what could be concluded from earlier shuffles is not kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from benben.engine.bits import popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.stream import below
from benben.games.stregati.cards import group_cards, need, not_below, nth, value
from benben.games.stregati.kinds import TOOL_LETTERS, names, points_of
from benben.games.stregati.layout import (
    BACK,
    CHAMBER,
    DONE,
    DRAW,
    DROP,
    END,
    GIVE,
    GROUPS,
    INSIDE,
    MOVE,
    MUMMY_POINTS,
    NOBODY,
    OVER,
    PAY_GIVE,
    PAYING,
    PLAY,
    PLAY_GUARDIAN,
    PLAY_HEX,
    PLAY_MAGIC,
    PLAY_MUMMY,
    PLAY_SCARAB,
    ROW,
    STAY,
    SWAP,
    TURN,
    Box,
    Player,
    State,
)
from benben.games.stregati.lists import swap_limit
from benben.games.stregati.notation import card_of, steps_taken

PHASES = (
    "start",
    "row",
    "deal",
    "draw",
    "shuffle",
    "choose",
    "swap",
    "drop",
    "list",
    "close",
    "pay",
    "give",
    "turn",
    "over",
)

# --- resample ---------------------------------------------------------------------------------------------------------


@rule
def resample(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> None:
    """Deal what a seat cannot know anew to the other hands, the cards lying face down and the draw pile."""
    pool = s.draw
    for other in range(box.seats):
        if other != seat:
            me = s.players[other]
            pool |= (me.hand | me.swapped) & ~me.known & ~me.either
    s.discard &= ~pool
    for other in range(box.seats):
        if other != seat:
            pool = resample_player(box, s, s.players[other], pool, stream)
    s.draw = pool
    if seat != s.turn and s.phase != PAYING:
        s.chosen = draw_some(s.players[s.turn].hand, popcount(s.chosen), stream)
        s.last = box.kinds[highest(s.chosen)] if s.chosen != 0 else 0
    elif s.chosen == 0:  # what stands there still is of an exchange that is over, perhaps another's
        s.last = 0


@rule
def resample_player(box: Box, s: State, me: Player, pool: int, stream: Ints) -> int:
    """One hand, and what its owner put face down; returns what is left of the pool."""
    hand, swapped = popcount(me.hand), popcount(me.swapped)
    s.discard &= ~me.either
    me.hand &= me.known
    me.swapped &= me.known
    either = me.either
    while either != 0:  # each free place is as likely as any other
        free = hand - popcount(me.hand)
        card = either & -either
        if below(stream, free + swapped - popcount(me.swapped)) < free:
            me.hand |= card
        else:
            me.swapped |= card
        either &= ~card
    pool = fill_hand(box, me, hand, pool, stream)
    found = draw_some(pool, swapped - popcount(me.swapped), stream)
    me.swapped |= found
    s.discard |= me.swapped
    return pool & ~found


@rule
def fill_hand(box: Box, me: Player, size: int, pool: int, stream: Ints) -> int:
    """The unknown cards of a hand; those of which it is known what they are not come first."""
    seen = me.hand
    for slot in range(size - popcount(seen)):
        fitting = pool
        for group in range(GROUPS):
            cards = group_cards(box, group)
            if me.lacks[group] - popcount(seen & ~cards) > slot:  # those in sight may be among those that lack it
                fitting &= ~cards
        found = draw_some(fitting if fitting != 0 else pool, 1, stream)
        me.hand |= found
        pool &= ~found
    return pool


@rule
def draw_some(cards: int, count: int, stream: Ints) -> int:
    """That many of some cards, at random."""
    found = 0
    for _ in range(count):
        card = 1 << nth(cards, below(stream, popcount(cards)))
        cards &= ~card
        found |= card
    return found


@rule
def highest(cards: int) -> int:
    """The last member of a set of cards that is not empty."""
    return nth(cards, popcount(cards) - 1)


# --- view -------------------------------------------------------------------------------------------------------------


def view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator."""
    own = s.players[seat] if seat is not None else Player()
    return {
        "game": "stregati",
        "seat": seat,
        "seats": box.seats,
        "acting": [other for other in range(box.seats) if s.acting > 0 and s.acting >> other & 1],
        "phase": PHASES[s.phase],
        "over": s.phase == OVER,
        "turn": s.turn,
        "first": s.first,
        "extra": bool(s.extra),
        "more": ("0", "1", "any")[s.more],
        "round": min(s.round + 1, box.max_rounds or s.round + 1),
        "match": _match(box, s),
        "options": {"expert": bool(box.expert), "extra_draw": "full" if box.full else "one"},
        "row": list(s.row[: s.laid]),
        "chamber": box.chamber,
        "arrow": TOOL_LETTERS[s.arrow],
        "mummy": s.mummy if s.mummy != NOBODY else None,
        "hand": names(box, own.hand),
        "draw": popcount(s.draw),
        "discard": _discard(box, s, seat),
        "unseen": _unseen(box, s, seat),
        "taken": [
            {"seat": other, "do": redact({"n": 0, "who": other, "do": text}, seat)}
            for other, text in steps_taken(box, s)
        ],
        "players": [_player(box, s, other) for other in range(box.seats)],
    }


def _match(box: Box, s: State) -> dict[str, Any]:
    last = s.game if s.phase == OVER and _several(box) else s.game + 1
    return {"game": last, "games": box.games or None, "limit": box.limit or None, "max_rounds": box.max_rounds or None}


def _several(box: Box) -> bool:
    return box.games > 0 or box.limit > 0


def _discard(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """S-D4: what was played is known to all, what was put down face down only to who did it."""
    hidden = own = 0
    for other in range(box.seats):
        me = s.players[other]
        if other == seat:
            own = me.swapped
        else:
            hidden |= me.swapped & ~me.known
    known = s.discard & ~hidden & ~own
    return {
        "count": popcount(s.discard),
        "known": names(box, known),
        "yours": names(box, own),
        "hidden": popcount(hidden),
    }


def _unseen(box: Box, s: State, seat: int | None) -> list[str]:
    """The cards of which this seat does not know where they are."""
    cards = s.draw
    for other in range(box.seats):
        if other != seat:
            me = s.players[other]
            cards |= (me.hand | me.swapped) & ~me.known
    return names(box, cards)


def _player(box: Box, s: State, seat: int) -> dict[str, Any]:
    me = s.players[seat]
    lines = breakdown(box, s, seat)
    outside = me.place != INSIDE and (me.place == CHAMBER or me.place < s.laid)
    have, wanted = value(box, me.played), need(box, s, seat) if outside else None
    return {
        "seat": seat,
        "place": me.place,
        "passed": min(me.place, ROW),
        "beside_chamber": me.place == CHAMBER,
        "inside": me.place == INSIDE,
        "cards": popcount(me.hand),
        "known": names(box, me.known & me.hand),
        "either": names(box, me.either),
        "lacks": {name: me.lacks[group] for group, name in enumerate((*TOOL_LETTERS, "special")) if me.lacks[group]},
        "swapped": popcount(me.swapped),
        "played": names(box, me.played),
        "mummy": s.mummy == seat,
        "have": have,
        "need": wanted,
        "missing": None if wanted is None else max(0, wanted - have),
        "exact": wanted == have,
        "beyond": wanted is not None and me.place == CHAMBER and have > wanted,
        "before": me.total if s.phase != OVER else 0,
        "score": [{"source": source, "points": points, "rule": rule} for source, points, rule in lines],
        "total": sum(points for _, points, _ in lines),
    }


def breakdown(box: Box, s: State, seat: int) -> list[tuple[str, int, str]]:
    """Where a seat's penalty points come from, and the rules that say so."""
    me = s.players[seat]
    lines = [("games before", me.total, "S-G3")] if _several(box) else []
    if s.phase == OVER and _several(box):
        return [("games", me.total, "S-G3")]
    if me.place == INSIDE:
        return [*lines, ("entered", 0, "S-G2")]
    left = [
        ("adventures", sum(s.row[me.place :]), "S-G2"),
        ("chamber", box.chamber, "S-G2"),
        ("equipment", -value(box, me.played), "S-G2"),
        ("mummy", MUMMY_POINTS if s.mummy == seat else 0, "S-M2"),
    ]
    below_zero = -min(0, sum(points for _, points, _ in left))
    return lines + left + ([("never below 0", below_zero, "S-G2")] if below_zero else [])


# --- targets ----------------------------------------------------------------------------------------------------------


def target(box: Box, s: State, seat: int, actions: Sequence[int]) -> dict[str, Any]:
    """What a legal action is about: its cards, seats and tools, and what a play brings."""
    action = actions[0]
    if action < PLAY_GUARDIAN:
        return {"kind": "play", "cards": [card_of(action)], **_sum_after(box, s, seat, points_of(action - PLAY))}
    if action < DRAW:
        return {"kind": "play", "cards": [card_of(action)], **_aim(box, s, seat, action)}
    if action < SWAP:
        return {"kind": "draw", "count": action - DRAW + 1}
    if action <= DONE:
        return {"kind": "swap", "cards": [card_of(card) for card in actions if card != DONE]}
    if action < MOVE:
        kind, base = ("drop", DROP) if action < BACK else ("back", BACK)
        return {"kind": kind, "cards": [card_of(action)], **_sum_after(box, s, seat, -points_of(action - base))}
    if action in (MOVE, STAY, END):
        exact = value(box, s.players[seat].played) == need(box, s, seat)
        return {"kind": {MOVE: "move", STAY: "stay"}.get(action, "end"), "exact": bool(exact and action == MOVE)}
    if action < END:
        return {"kind": "pay", "cards": [card_of(card) for card in actions[:-1]], "seat": actions[-1] - PAY_GIVE}
    if action < TURN:
        return {"kind": "give", "seat": action - GIVE}
    return {"kind": "turn", "tool": TOOL_LETTERS[action - TURN]}


def told(box: Box, s: State, seat: int, first: int) -> list[dict[str, Any]] | None:
    """There are very many exchanges, and they are all sets of up to so many cards (S-T2)."""
    if not SWAP <= first < DONE:
        return None
    me = s.players[seat]
    card, *others = names(box, me.hand & not_below(box, first - SWAP))
    head = f"swap {card}"
    found: list[dict[str, Any]] = [{"do": head, "kind": "swap", "cards": [card]}]
    for size in range(1, min(swap_limit(s, me), len(others) + 1)):
        sets = dict.fromkeys(combinations(others, size))  # without repeats, where cards are equal
        found += [{"do": f"{head} {' '.join(more)}", "kind": "swap", "cards": [card, *more]} for more in sets]
    return found


def _sum_after(box: Box, s: State, seat: int, more: int) -> dict[str, Any]:
    """What a card that comes or goes makes of the sum; `beyond` is what interfaces warn of (S-V6)."""
    have, wanted = value(box, s.players[seat].played) + more, need(box, s, seat)
    return {
        "have": have,
        "need": wanted,
        "missing": max(0, wanted - have),
        "exact": have == wanted,
        "beyond": s.players[seat].place == CHAMBER and have > wanted,
    }


def _aim(box: Box, s: State, seat: int, action: int) -> dict[str, Any]:
    """The tool of a magic, the victim of a mummy, the victims of a hex."""
    if action == PLAY_HEX:
        return {"victims": [other for other in range(box.seats) if other != seat and s.players[other].played != 0]}
    if PLAY_MAGIC <= action < PLAY_MUMMY:
        return {"tool": TOOL_LETTERS[action - PLAY_MAGIC]}
    return {"seat": action - PLAY_MUMMY} if PLAY_MUMMY <= action < PLAY_SCARAB else {}


def reveals(text: str) -> bool:
    """A card that is played was in a hidden hand."""
    return text.startswith(("play", "swap", "draw"))


def redact(event: Mapping[str, Any], seat: int | None) -> str:
    """An event as a seat may read it: what others are dealt, draw and exchange stays hidden (S-S4, S-T1, S-D4)."""
    text: str = event["do"]
    words = text.split()
    if words[0] not in ("deal", "draw", "swap"):
        return text
    hidden = 1 if words[0] == "swap" else 2  # a seat's own "draw 2" has no more words
    owner = str(event["who"]) if words[0] == "swap" else words[1]
    return text if owner == str(seat) else " ".join(words[:hidden] + ["?"] * (len(words) - hidden))


def facts(box: Box, s: State) -> dict[str, float]:
    """How far the players came, and how often somebody entered the chamber."""
    players = s.players[: box.seats]
    return {
        "adventures passed": sum(min(me.place, CHAMBER) for me in players) / box.seats,
        "chamber entered": float(any(me.place == INSIDE for me in players)),
        "mummy in play": float(s.mummy != NOBODY),
    }

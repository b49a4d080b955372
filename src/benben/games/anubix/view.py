"""What a seat of Anubix may know: everything, but for what others decided in a phase that is still open (A-O1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from benben.engine.bits import popcount
from benben.engine.kernel import rule
from benben.engine.record import Ints
from benben.engine.stream import below
from benben.games.anubix.box import COLOURS, FIELDS, LETTERS, symbol_names
from benben.games.anubix.layout import (
    COLUMNS,
    DIE,
    DONE,
    GEM,
    KEYSTONE,
    OVER,
    PASS,
    PAYMENTS,
    PYRAMID_SET,
    RELIEF_SET,
    RIGHT,
    SECOND_BUILDING,
    SHARING,
    STARTING,
    STONE,
    STONES,
    TOGETHER,
    Box,
    Player,
    State,
)
from benben.games.anubix.notation import format_stone
from benben.games.anubix.rules import (
    BONUS_POINTS,
    GEM_POINTS,
    arch_points,
    build,
    goes_on,
    legal,
    level,
    ranks,
    standing,
)

PHASES = ("start", "sheets", "roll", "build", "together", "over")
ARCH_SET = (1 << FIELDS.index("p11")) - 1 & ~RELIEF_SET | 0b1111 << RIGHT
BUILDINGS = {"pyramid": PYRAMID_SET, "arch": ARCH_SET, "relief": RELIEF_SET}


# --- resample ---------------------------------------------------------------------------------------------------------


@rule
def resample(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> None:
    """Draw anew what a seat cannot know: the turns of others that have not taken effect yet."""
    for other in range(box.seats):
        if other != seat:
            me = s.players[other]
            me.first = 0
            me.second = 0
            if s.phase == TOGETHER and other != s.active and s.acting >> other & 1 == 0:
                decide(box, s, other, stream, out)


@rule
def decide(box: Box, s: State, seat: int, stream: Ints, out: Ints) -> None:
    """A random turn that waits for the others."""
    me = s.players[seat]
    s.acting |= 1 << seat
    first = out[below(stream, legal(box, s, seat, out))]
    me.first = first + 1
    if first != PASS and goes_on(box, s, me, first):
        second = out[below(stream, legal(box, s, seat, out))]
        if second != DONE:
            me.second = second + 1
    s.acting &= ~(1 << seat)


def reveals(text: str) -> bool:
    """Sheets and dice lie open."""
    return False


def redact(event: Mapping[str, Any], seat: int | None) -> str:
    """An event as a seat may read it. No event holds a secret: open decisions (A-O1) are told when all have decided."""
    text: str = event["do"]
    return text


# --- view -------------------------------------------------------------------------------------------------------------


def view(box: Box, s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is a spectator."""
    return {
        "game": "anubix",
        "seat": seat,
        "seats": box.seats,
        "acting": [other for other in range(box.seats) if s.acting > 0 and s.acting >> other & 1],
        "phase": PHASES[s.phase],
        "over": s.phase == OVER,
        "round": s.round if s.phase == OVER else s.round + 1,
        "max_rounds": box.max_rounds or None,
        "speed": box.speed == 1,
        "active": None if s.phase == STARTING else s.active,
        "last_round": any(player.bonuses & SECOND_BUILDING for player in s.players[: box.seats]),
        "dice": _dice(s),
        "symbols": _symbols(box, s),
        "points": _scales(box),
        "players": [_player(box, s, other, other == seat) for other in range(box.seats)],
    }


def members(fields: int) -> list[str]:
    """The names of a set of fields, in alphabetical order."""
    return list(_members(fields))


@lru_cache(maxsize=4096)
def _members(fields: int) -> tuple[str, ...]:
    return tuple(name for field, name in enumerate(FIELDS) if fields >> field & 1)


def _dice(s: State) -> list[dict[str, Any]]:
    return [
        {"colour": name, "free": die < s.free[colour]}
        for colour, name in enumerate(COLOURS)
        for die in range(s.dice[colour])
    ]


def _symbols(box: Box, s: State) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "fields": members(box.symbols[symbol]),
            "open": s.closed >> symbol & 1 == 0,
            "seats": [seat for seat in range(box.seats) if s.players[seat].bonuses >> symbol & 1],
        }
        for symbol, name in enumerate(symbol_names(box))
    ]


def _scales(box: Box) -> dict[str, Any]:
    return {
        "pyramid": list(box.pyramid[1:]),
        "arch": list(box.arch[1:]),
        "keystone": box.keystone,
        "relief": {str(fields): box.relief[fields] for fields in range(2, KEYSTONE + 1, 2)},
        "bonus": BONUS_POINTS,
        "gem": GEM_POINTS,
    }


def _player(box: Box, s: State, seat: int, own: bool) -> dict[str, Any]:
    me = s.players[seat]
    sheet = None if s.phase in (STARTING, SHARING) else box.sheets[me.sheet]
    lines = breakdown(box, s, seat)
    return {
        "seat": seat,
        "sheet": None if sheet is None else LETTERS[me.sheet],
        "colours": {} if sheet is None else {name: COLOURS[sheet.colours[at]] for at, name in enumerate(FIELDS)},
        "marked": members(me.marked),
        "open": [] if s.phase == OVER else members(standing(me.marked) | _paired(me.marked)),
        "quarry": [] if sheet is None else _quarry(box, me),
        "gems": me.gems,
        "bonuses": [name for symbol, name in enumerate(symbol_names(box)) if me.bonuses >> symbol & 1],
        "second_building": me.bonuses & SECOND_BUILDING != 0,
        "reach": _reach(box, s, me),
        "buildings": {name: _building(box, me, name) for name in BUILDINGS},
        "decided": s.phase == TOGETHER and seat != s.active and s.acting >> seat & 1 == 0,
        "decision": _decision(me) if own else None,
        "score": [{"source": source, "points": points, "rule": rule} for source, points, rule in lines],
        "total": sum(points for _, points, _ in lines),
    }


def _paired(marked: int) -> int:
    """The relief fields that still have a free one beside them (A-B3)."""
    blank = RELIEF_SET & ~marked
    left = 0b0111_0111_0111
    beside = (blank & left) << 1 | blank >> 1 & left | blank << COLUMNS | blank >> COLUMNS
    return blank & beside


def _stranded(marked: int) -> int:
    """The relief fields that can never be marked, for want of a free one beside them (A-B3)."""
    return RELIEF_SET & ~marked & ~_paired(marked)


def _quarry(box: Box, me: Player) -> list[dict[str, Any]]:
    return [
        {
            "stone": f"q{stone + 1}",
            "colour": colour,
            "state": "used" if me.used >> stone & 1 else "lost" if stone < me.struck else "open",
        }
        for stone, colour in enumerate(_colours_of_quarry(*box.sheets[me.sheet].quarry))
    ]


@lru_cache(maxsize=256)
def _colours_of_quarry(*quarry: int) -> tuple[str, ...]:
    return tuple(
        next(name for name, stones in zip(COLOURS, quarry, strict=True) if stones >> stone & 1)
        for stone in range(STONES)
    )


def _reach(box: Box, s: State, me: Player) -> list[dict[str, Any]]:
    """What each bonus that a player can still get takes, with the stones beneath it."""
    lost = _stranded(me.marked)
    return [
        {"name": name, "missing": members(box.reach[symbol] & ~me.marked)}
        for symbol, name in enumerate(symbol_names(box))
        if (me.bonuses | s.closed) >> symbol & 1 == 0 and box.reach[symbol] & lost == 0 and s.phase != OVER
    ]


def _building(box: Box, me: Player, name: str) -> dict[str, Any]:
    fields = BUILDINGS[name]
    marked = me.marked & fields
    return {"marked": popcount(marked), "fields": popcount(fields), "finished": marked == fields}


def _decision(me: Player) -> str | None:
    """A turn that has not taken effect yet, as far as it is decided."""
    if me.first == 0:
        return None
    if me.first == PASS + 1:
        return "pass"
    return " ".join(["build", *(format_stone(stone - 1) for stone in (me.first, me.second) if stone)])


def breakdown(box: Box, s: State, seat: int) -> list[tuple[str, int, str]]:
    """Where a seat's points come from, and the rules that say so."""
    me = s.players[seat]
    return [
        ("pyramid", box.pyramid[level(me.marked)], "A-F2"),
        ("arch", arch_points(box, me.marked), "A-F3"),
        ("relief", box.relief[popcount(me.marked & RELIEF_SET)], "A-F4"),
        ("bonuses", BONUS_POINTS * popcount(me.bonuses), "A-F5"),
        ("quarry", STONES - me.struck, "A-F6"),
        ("gems", GEM_POINTS * me.gems, "A-F6"),
    ]


# --- target -----------------------------------------------------------------------------------------------------------


def target(box: Box, s: State, seat: int, actions: Sequence[int]) -> dict[str, Any]:
    """What a legal turn is about: its fields, what it costs and what it brings."""
    stones = [divmod(action, PAYMENTS) for action in actions if action < DONE]
    after = s.copy()  # type: ignore[attr-defined]
    me, then = s.players[seat], after.players[seat]
    then.first, then.second = 0, 0
    if stones:
        then.first = actions[0] + 1
        then.second = actions[1] + 1 if len(stones) > 1 else 0
        build(box, after, seat)
    colours = box.sheets[me.sheet].colours
    return {
        "kind": "build" if stones else "pass",
        "fields": [FIELDS[field] for field, _ in stones],
        "payments": [format_stone(action).split()[1] for action in actions if action < DONE],
        "cost": {
            "dice": [COLOURS[colours[field]] for field, payment in stones if payment == DIE],
            "gems": sum(payment == GEM for _, payment in stones),
            "stones": [f"q{payment - STONE + 1}" for _, payment in stones if payment >= STONE],
            "lost": [f"q{stone + 1}" for stone in range(me.struck, then.struck) if then.used >> stone & 1 == 0],
        },
        "brings": _brings(box, s, after, seat),
        "strands": members(_stranded(then.marked) & ~_stranded(me.marked)),
    }


def _brings(box: Box, s: State, after: State, seat: int) -> dict[str, Any]:
    me, then = s.players[seat], after.players[seat]
    new = then.bonuses & ~me.bonuses
    points = {
        source: now - before
        for (source, before, _), (_, now, _) in zip(breakdown(box, s, seat), breakdown(box, after, seat), strict=True)
    }
    return {
        "points": {source: change for source, change in points.items() if change},
        "total": sum(points.values()),
        "bonuses": [name for symbol, name in enumerate(symbol_names(box)) if new >> symbol & 1],
        "finishes": [
            name
            for name, fields in BUILDINGS.items()
            if then.marked & ~me.marked & fields and not fields & ~then.marked
        ],
        "second_building": new & SECOND_BUILDING != 0,
    }


def facts(box: Box, s: State) -> dict[str, float]:
    """Shares of players who finish a building, and for every sheet in play its share of the win."""
    players, ranked = s.players[: box.seats], [0] * box.seats
    ranks(box, s, ranked)
    found = {
        f"finished {name}": sum(me.marked & fields == fields for me in players) / box.seats
        for name, fields in BUILDINGS.items()
    }
    for seat, me in enumerate(players):
        found[f"wins of sheet {LETTERS[me.sheet]}"] = (ranked[seat] == 1) / ranked.count(1)
    return dict(sorted(found.items()))

"""Actions and chance of Anubix as text, and why an action is refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from benben.engine.errors import BadNotation
from benben.games.anubix.board import format_view as format_view
from benben.games.anubix.box import COLOURS, FIELDS, LETTERS, NUMBERS, beneath
from benben.games.anubix.layout import (
    COLUMNS,
    DIE,
    DONE,
    GEM,
    KEYSTONE,
    MOST_LEGAL,
    PASS,
    PAYMENTS,
    PYRAMID,
    RIGHT,
    ROLLING,
    STARTING,
    STONE,
    STONES,
    Box,
    Player,
    Sheet,
    State,
)
from benben.games.anubix.rules import goes_on, legal, list_stones, open_stones, second_fields, second_stones, standing

PAYMENT_NAMES = ("die", "gem", *(f"q{stone}" for stone in range(1, STONES + 1)))
FORMS = "expected pass, build FIELD PAYMENT or build FIELD PAYMENT FIELD PAYMENT, with single spaces"


# --- actions ----------------------------------------------------------------------------------------------------------


def format_stone(action: int) -> str:
    """One stone and what pays for it."""
    return f"{FIELDS[action // PAYMENTS]} {PAYMENT_NAMES[action % PAYMENTS]}"


def format_action(box: Box, s: State, seat: int, actions: Sequence[int]) -> str:
    """A turn as text."""
    stones = [format_stone(action) for action in actions if action < DONE]
    return " ".join(["build", *stones]) if stones else "pass"


def parse_action(box: Box, s: State, seat: int, text: str) -> list[int]:
    """A text as a turn; where only its order is wrong, the error says how the turn is written."""
    if text == "pass":
        return [PASS]
    words = text.split(" ")
    if words[0] != "build" or len(words) not in (3, 5):
        third = "; a turn builds two stones at most (A-B1)" if words[0] == "build" and len(words) > 5 else ""
        raise BadNotation(f"cannot read {text[:60]!r}: {FORMS}{third}")
    stones = [_stone(*words[at : at + 2]) for at in range(1, len(words), 2)]
    if len(stones) == 1:
        return stones if _ends(box, s, seat, stones[0]) else [*stones, DONE]
    if not _is_listed(box, s, seat, stones) and _is_listed(box, s, seat, stones[::-1]):
        raise BadNotation(f"this turn is written {format_action(box, s, seat, stones[::-1])!r}")
    return stones


def _stone(field: str, payment: str) -> int:
    if field not in NUMBERS:
        names = "p11 to p51, l1 to l4, r1 to r4, k, g11 to g34"
        raise BadNotation(f"{field[:20]!r} is not a field; there is {names}")
    if payment not in PAYMENT_NAMES:
        raise BadNotation(f"{payment[:20]!r} is not a payment; there is die, gem and q1 to q12")
    return NUMBERS[field] * PAYMENTS + PAYMENT_NAMES.index(payment)


def _ends(box: Box, s: State, seat: int, stone: int) -> bool:
    """Whether a turn is complete with one stone because no second one is possible."""
    out = [0] * MOST_LEGAL
    return stone in out[: legal(box, s, seat, out)] and not goes_on(box, s, s.players[seat], stone)


def _is_listed(box: Box, s: State, seat: int, stones: Sequence[int]) -> bool:
    """Whether two stones are a legal turn in this order."""
    out = [0] * MOST_LEGAL
    if stones[0] not in out[: legal(box, s, seat, out)]:
        return False
    begun = s.copy()  # type: ignore[attr-defined]
    begun.players[seat].first = stones[0] + 1
    return stones[1] in out[: legal(box, begun, seat, out)]


def whole(box: Box, s: State, seat: int, first: int) -> list[tuple[int, ...]]:
    """A second stone follows where one is possible, or where it may be left out, DONE."""
    me = s.players[seat]
    sheet = box.sheets[me.sheet]
    fields = (0, 0, 0) if first == PASS else second_fields(s, me, sheet, first)
    if not any(fields):
        return [(first,)]
    out = [0] * MOST_LEGAL
    seconds = out[: list_stones(sheet, *fields, second_stones(me, first), out, 0)]
    if first >= KEYSTONE * PAYMENTS:
        seconds.append(DONE)
    return [(first, second) for second in seconds]


def steps_taken(box: Box, s: State) -> list[tuple[int, str]]:
    """None: every decision is asked for."""
    return []


# --- why not ----------------------------------------------------------------------------------------------------------


def refuse(box: Box, s: State, seat: int, actions: Sequence[int]) -> tuple[str, str]:
    """The rule that forbids a turn, and why."""
    me = s.players[seat]
    stones = [divmod(action, PAYMENTS) for action in actions if action < DONE]
    if not stones:
        return "A-B1", "a turn is pass, or one stone or two"
    wrong = _refuse_fields(me, [field for field, _ in stones])
    if wrong:
        return wrong
    reasons = [_refuse_payments(box, s, me, list(order)) for order in permutations(stones)]
    if stones[0][0] >= KEYSTONE:  # only relief pairs are paid in whichever order fits
        reasons = reasons[:1]
    wrong = None if None in reasons else reasons[0]
    return wrong or ("A-P3", "the same two stones are listed in the other order")


def _refuse_fields(me: Player, fields: Sequence[int]) -> tuple[str, str] | None:
    """A-B1 to A-B7, payments aside."""
    if len(fields) > 2:
        return "A-B1", "a turn builds two stones at most"
    for field in fields:
        if me.marked >> field & 1:
            return "A-B7", f"{FIELDS[field]} is built already"
    if len(set(fields)) < len(fields):
        return "A-B7", f"{FIELDS[fields[0]]} can be built only once"
    if any(field < KEYSTONE for field in fields):
        return _refuse_relief(fields)
    marked = me.marked
    for field in fields:
        if standing(marked) >> field & 1 == 0:
            missing = [FIELDS[lower] for lower in beneath(field) if marked >> lower & 1 == 0]
            rule = "A-B4" if PYRAMID <= field < RIGHT else "A-B5"
            return rule, f"{FIELDS[field]} rests on {' and '.join(missing)}, not built yet"
        marked |= 1 << field
    return None


def _refuse_relief(fields: Sequence[int]) -> tuple[str, str] | None:
    if len(fields) == 1:
        return "A-B3", "a field of the relief is built together with one beside it"
    if any(field >= KEYSTONE for field in fields):
        return "A-B3", "both stones of a turn go into the relief, or none of them"
    (row, column), (other_row, other_column) = (divmod(field, COLUMNS) for field in fields)
    if abs(row - other_row) + abs(column - other_column) != 1:
        return "A-B3", f"{FIELDS[fields[0]]} and {FIELDS[fields[1]]} are not side by side"
    return None


def _refuse_payments(box: Box, s: State, me: Player, stones: Sequence[tuple[int, int]]) -> tuple[str, str] | None:
    """A-P1 to A-P7: why the stones cannot be paid in this order, or nothing."""
    sheet = box.sheets[me.sheet]
    if len(stones) == 2 and stones[0][1] == stones[1][1] >= STONE:
        return "A-P2", f"q{stones[0][1] - STONE + 1} pays for one stone only"
    free, gems, quarry = list(s.free), me.gems, open_stones(me)
    for at, (field, payment) in enumerate(stones):
        colour = sheet.colours[field]
        name, shade = FIELDS[field], COLOURS[colour]
        if s.free[colour] == 0 and me.gems == 0 and sheet.quarry[colour] & open_stones(me) == 0:
            return "A-P5", f"nothing that is left to you pays for {name}, a {shade} stone"
        if payment == DIE:
            if free[colour] == 0:
                return _refuse_die(s, colour, name)
            free[colour] -= 1
        elif free[colour] > 0:
            return "A-P6", f"a free die shows {shade}, so it has to pay for {name}"
        elif payment == GEM:
            if gems == 0:
                return "A-P4", f"{'the only gem pays for the other stone' if at else 'no gem is left'}"
            gems -= 1
        else:
            wrong = _refuse_stone(sheet, me, payment - STONE, field, quarry)
            if wrong:
                return wrong
            quarry &= ~(1 << payment - STONE) if field < KEYSTONE else -1 << payment - STONE + 1
    return None


def _refuse_die(s: State, colour: int, name: str) -> tuple[str, str]:
    shade = COLOURS[colour]
    if s.dice[colour] == 0:
        return "A-P1", f"no die shows {shade}, the colour of {name}"
    if s.free[colour] == 0:
        return "A-R2", f"the active player used the {shade} {'die' if s.dice[colour] == 1 else 'dice'}"
    return "A-P1", f"the {shade} die pays for one stone only"


def _refuse_stone(sheet: Sheet, me: Player, stone: int, field: int, quarry: int) -> tuple[str, str] | None:
    colour = sheet.colours[field]
    if sheet.quarry[colour] >> stone & 1 == 0:
        mine = next(COLOURS[other] for other in range(len(COLOURS)) if sheet.quarry[other] >> stone & 1)
        return "A-B2", f"q{stone + 1} is {mine} and {FIELDS[field]} {COLOURS[colour]}"
    if stone < me.struck:
        return "A-P2", f"q{stone + 1} is not to the right of q{me.struck}, the last stone struck out"
    if quarry >> stone & 1 == 0:
        return "A-P3", f"q{stone + 1} does not lie to the right of the stone that pays for the first field"
    return None


# --- chance -----------------------------------------------------------------------------------------------------------


def chance_words(box: Box, s: State) -> str:
    """The word of the chance event that comes next."""
    return {STARTING: "start", ROLLING: "roll"}.get(s.phase, "sheets")


def format_outcome(box: Box, s: State, outcome: int) -> str:
    """A seat, a colour or the letter of a sheet."""
    if s.phase == STARTING:
        return str(outcome)
    return COLOURS[outcome] if s.phase == ROLLING else LETTERS[outcome]


def format_chance(box: Box, s: State, outcomes: Sequence[int]) -> str:
    """A chance event; the sheets by seat, the dice as they fell."""
    return " ".join([chance_words(box, s), *(format_outcome(box, s, outcome) for outcome in outcomes)])


def parse_chance(box: Box, s: State, text: str) -> list[int]:
    """The outcomes that a chance event names."""
    word = chance_words(box, s)
    names = {"start": [str(seat) for seat in range(box.seats)], "roll": COLOURS, "sheets": LETTERS}[word]
    first, *words = text.split(" ")
    if first != word:
        raise BadNotation(f"{text[:60]!r} stands where {word!r} must come")
    if len(words) != s.left:
        raise BadNotation(f"{text[:60]!r}: {word} names {s.left}, not {len(words)}")
    for name in words:
        if name not in names:
            raise BadNotation(f"{name[:20]!r}: {word} takes {', '.join(names)}")
    if word == "sheets" and len(set(words)) < len(words):
        raise BadNotation(f"{text[:60]!r}: every seat has another sheet (A-C2)")
    return [names.index(name) for name in words]

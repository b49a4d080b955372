"""Actions and chance of Stregati as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from benben.engine.errors import BadNotation
from benben.games.stregati.board import format_view
from benben.games.stregati.kinds import KIND_NAMES, KIND_OF, TOOL_LETTERS
from benben.games.stregati.layout import (
    ACTIONS,
    BACK,
    CHOOSING,
    DEALING,
    DONE,
    DRAW,
    DRAWING,
    DROP,
    END,
    EQUIPMENT,
    GIVE,
    LAID,
    MOST_VALUE,
    MOVE,
    PAY,
    PAY_GIVE,
    PLAY,
    PLAY_GUARDIAN,
    PLAY_HEX,
    PLAY_MAGIC,
    PLAY_MUMMY,
    PLAY_SCARAB,
    ROWING,
    SEATS,
    SHUFFLING,
    STARTING,
    STAY,
    SWAP,
    TURN,
    Box,
    State,
)
from benben.games.stregati.lists import swap_limit
from benben.games.stregati.refusal import refuse

__all__ = [
    "chance_words",
    "format_action",
    "format_chance",
    "format_outcome",
    "format_view",
    "parse_action",
    "parse_chance",
    "refuse",
    "steps_taken",
    "whole",
]

SINGLE_WORDS = {"move": MOVE, "stay": STAY, "end": END}
SPECIAL_PLAYS = {"guardian": PLAY_GUARDIAN, "hex": PLAY_HEX, "scarab": PLAY_SCARAB}
FORMS = (
    "draw 1, draw 2, swap CARDS, play CARD, drop CARD, back CARD, move, stay, turn TOOL, give SEAT, pay CARDS or end"
)
MOST_WORDS = 64


# --- actions ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def card_of(action: int) -> str:
    """The card that an action names."""
    if action < PLAY_GUARDIAN:
        return KIND_NAMES[action - PLAY]
    if action < DRAW:
        return _special_of(action)
    for base, size in ((SWAP, len(KIND_NAMES)), (DROP, LAID), (BACK, LAID), (PAY, EQUIPMENT)):
        if base <= action < base + size:
            return KIND_NAMES[action - base]
    raise ValueError(f"action {action} names no card")


def _special_of(action: int) -> str:
    for name, base in SPECIAL_PLAYS.items():
        if action == base:
            return name
    return "magic" if action < PLAY_MUMMY else "mummy"


def format_action(box: Box, s: State, seat: int, actions: Sequence[int]) -> str:
    """An event of a seat as text; `s` is the state before it."""
    action = actions[0]
    if SWAP <= action < DONE:
        return " ".join(["swap", *(card_of(card) for card in actions if card != DONE)])
    if PAY <= action < PAY_GIVE:
        return " ".join(["pay", *(card_of(card) for card in actions[:-1]), "give", str(actions[-1] - PAY_GIVE)])
    return format_step(action)


def format_step(action: int) -> str:
    """An event that is a single action."""
    for word, found in SINGLE_WORDS.items():
        if action == found:
            return word
    if PLAY_MAGIC <= action < PLAY_MUMMY:
        return f"play magic {TOOL_LETTERS[action - PLAY_MAGIC]}"
    if PLAY_MUMMY <= action < PLAY_SCARAB:
        return f"play mummy {action - PLAY_MUMMY}"
    if DRAW <= action < SWAP:
        return f"draw {action - DRAW + 1}"
    if action >= GIVE:
        return f"give {action - GIVE}" if action < TURN else f"turn {TOOL_LETTERS[action - TURN]}"
    word = "play" if action < DRAW else "swap" if action < DROP else "drop" if action < BACK else "back"
    return f"{word} {card_of(action)}"


def whole(box: Box, s: State, seat: int, first: int) -> list[tuple[int, ...]] | None:
    """Only exchanges and payments are of several cards."""
    several = SWAP <= first < DONE or PAY <= first < PAY_GIVE
    return None if several else [(first,)]


def steps_taken(box: Box, s: State) -> list[tuple[int, str]]:
    """The steps without alternative that followed the last event, which a log may hold: seat and text."""
    return [(step // ACTIONS, format_step(step % ACTIONS)) for step in s.taken[: s.takes]]


def parse_action(box: Box, s: State, seat: int, text: str) -> list[int]:
    """A text as the actions of an event; cards may stand in any order."""
    words = text.split()
    if len(words) > MOST_WORDS:
        raise _unread(text, f"expected {FORMS}")
    match words:
        case [word] if word in SINGLE_WORDS:
            return [SINGLE_WORDS[word]]
        case ["draw", number]:
            if number not in ("1", "2"):
                raise _unread(text, "one or two cards are drawn: draw 1 or draw 2")
            return [DRAW + int(number) - 1]
        case ["swap", card, *cards]:
            return _parse_swap(box, s, seat, sorted(_kind(name, text) for name in (card, *cards)))
        case ["pay", card, *cards, "give", target]:
            paid = sorted(_kind(name, text, EQUIPMENT, "equipment") for name in (card, *cards))
            return [*(PAY + kind for kind in paid), PAY_GIVE + _seat(target, text)]
        case ["play", *rest]:
            return [_parse_play(rest, text)]
        case ["drop", card]:
            return [DROP + _kind(card, text, LAID, "equipment or guardian")]
        case ["back", card]:
            return [BACK + _kind(card, text, LAID, "equipment or guardian")]
        case ["turn", tool]:
            return [TURN + _tool(tool, text)]
        case ["give", target]:
            return [GIVE + _seat(target, text)]
    raise _unread(text, f"expected {FORMS}")


def _unread(text: str, why: str) -> BadNotation:
    return BadNotation(f"cannot read {text[:60]!r}: {why}")


def _kind(word: str, text: str, kinds: int = len(KIND_NAMES), what: str = "a card") -> int:
    kind = KIND_OF.get(word, len(KIND_NAMES))
    if kind >= kinds:
        raise _unread(text, f"{word[:20]!r} is not {what}, such as L3 or guardian")
    return kind


def _tool(word: str, text: str) -> int:
    if len(word) != 1 or word not in TOOL_LETTERS:
        raise _unread(text, f"{word[:20]!r} is not a tool: L, P, R or T")
    return TOOL_LETTERS.index(word)


def _seat(word: str, text: str) -> int:
    if not re.fullmatch(f"[0-{SEATS - 1}]", word):
        raise _unread(text, f"{word[:20]!r} is not a seat")
    return int(word)


def _parse_play(words: Sequence[str], text: str) -> int:
    match words:
        case ["magic", tool]:
            return PLAY_MAGIC + _tool(tool, text)
        case ["magic"]:
            raise _unread(text, "a magic is played with the tool that the arrow then shows: play magic R")
        case ["mummy", target]:
            return PLAY_MUMMY + _seat(target, text)
        case ["mummy"]:
            raise _unread(text, "a mummy is played with the seat that it is laid before: play mummy 2")
        case [card] if card in SPECIAL_PLAYS:
            return SPECIAL_PLAYS[card]
        case [card]:
            return PLAY + _kind(card, text, EQUIPMENT, "a card")
    raise _unread(text, "one card is played at a time: play L3")


def _parse_swap(box: Box, s: State, seat: int, kinds: list[int]) -> list[int]:
    """DONE follows where the state would let more cards be added."""
    actions = [SWAP + kind for kind in kinds]
    me = s.players[seat]
    more = sum((me.hand & box.members[kind]).bit_count() for kind in range(kinds[-1], len(KIND_NAMES)))
    if s.phase == CHOOSING and len(kinds) < swap_limit(s, me) and more > kinds.count(kinds[-1]):
        actions.append(DONE)
    return actions


# --- chance -----------------------------------------------------------------------------------------------------------


def chance_words(box: Box, s: State) -> str:
    """The words of the chance event that comes next."""
    if s.phase == DEALING or s.phase == DRAWING:
        return f"{'deal' if s.phase == DEALING else 'draw'} {s.turn}"
    return {STARTING: "start", ROWING: "row"}.get(s.phase, "shuffle")


def format_outcome(box: Box, s: State, outcome: int) -> str:
    """The card, the value or the seat that came; a shuffle has nothing to tell."""
    if s.phase == SHUFFLING:
        return ""
    return KIND_NAMES[outcome] if s.phase == DEALING or s.phase == DRAWING else str(outcome)


def format_chance(box: Box, s: State, outcomes: Sequence[int]) -> str:
    """A chance event; cards in the order of their kinds, the row from its first adventure on."""
    if s.phase == SHUFFLING:
        return chance_words(box, s)
    ordered = outcomes if s.phase == ROWING else sorted(outcomes)
    return " ".join([chance_words(box, s), *(format_outcome(box, s, outcome) for outcome in ordered)])


def parse_chance(box: Box, s: State, text: str) -> list[int]:
    """The outcomes that a chance event names."""
    head = chance_words(box, s).split()
    words = text.split()
    rest = words[len(head) :]
    if words[: len(head)] != head or len(rest) > MOST_WORDS:
        raise BadNotation(f"{text[:60]!r} stands where {' '.join(head)!r} must come")
    if s.phase == SHUFFLING:
        if rest:
            raise _unread(text, "a shuffle names nothing")
        return [0]
    if s.phase == DEALING or s.phase == DRAWING:
        return [_kind(word, text) for word in rest]
    if s.phase == STARTING:
        return [_seat(word, text) for word in rest]
    return [_points(word, text) for word in rest]


def _points(word: str, text: str) -> int:
    if not re.fullmatch("[1-9][0-9]?", word):
        raise _unread(text, f"{word[:20]!r} is not the value of an adventure, 1 to {MOST_VALUE}")
    return int(word)

"""Actions, chance and boards of Pyramids as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from benben.engine.bits import lowest
from benben.engine.errors import BadNotation
from benben.games.pyramids.layout import (
    CELLS,
    DEALING,
    DISPLAYING,
    DRAWING,
    HAND,
    KEEP,
    KEEPING,
    PAIRS,
    PASS,
    PLACEMENTS,
    REVEALING,
    SINGLE,
    TAKE,
    TAKE_DECK,
    TAKING,
    Box,
    Player,
    State,
)

CELL_NAMES = tuple(f"{column}{row}" for row in "12345" for column in "abcde")
FORMS = "keep CARD CARD, mark CARD SPACES, extra CARD SPACE, take CARD, take deck or pass"
NOT_HERE = 10_000  # a card or placement that this state does not offer: never legal, and `refuse` says why


def members(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    found = []
    while cards:
        found.append((cards & -cards).bit_length() - 1)
        cards &= cards - 1
    return found


def cell_names(cells: int) -> list[str]:
    """Spaces by row, then column."""
    return list(_cell_names(cells))


@lru_cache(maxsize=2**14)
def _cell_names(cells: int) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for cell in members(cells))


def pattern_names(box: Box) -> list[str]:
    """The ids of the patterns."""
    return list(_texts(tuple(box.names)))


@lru_cache(maxsize=64)
def _texts(names: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name.to_bytes(8, "big").strip(b"\0").decode() for name in names)


def cells_of(box: Box, s: State, action: int) -> tuple[int, int]:
    """The slot and the cells that a mark, single or extra takes."""
    if action >= SINGLE:
        return (action - SINGLE) // CELLS, 1 << (action - SINGLE) % CELLS
    return action // PLACEMENTS, box.placements[s.pattern * PLACEMENTS + action % PLACEMENTS]


# --- actions ----------------------------------------------------------------------------------------------------------


def format_action(box: Box, s: State, seat: int, actions: Sequence[int]) -> str:
    """An action as text; `s` is the state before it."""
    action, me = actions[0], s.players[seat]
    if action == PASS:
        return "pass"
    if action == TAKE_DECK:
        return "take deck"
    if action >= TAKE:
        return f"take {s.display[action - TAKE]}"
    if action >= KEEP:
        dealt = members(me.dealt)
        return "keep " + " ".join(str(dealt[place]) for place in PAIRS[action - KEEP])
    slot, cells = cells_of(box, s, action)
    word = "extra" if me.extra > 0 else "mark"
    return f"{word} {me.cards[slot]} {' '.join(cell_names(cells))}"


def parse_action(box: Box, s: State, seat: int, text: str) -> list[int]:
    """A text as an action. What could be an action of some match, and is not one here, gives an action that is not
    legal.
    """
    words = text.split()
    me = s.players[seat]
    match words:
        case ["pass"]:
            return [PASS]
        case ["take", "deck"]:
            return [TAKE_DECK]
        case ["take", card]:
            return [_take(s, _card(card, text))]
        case ["keep", first, second]:
            return [_keep(me, {_card(first, text), _card(second, text)}, text)]
        case ["extra", card, cell]:
            return [_single(me, _card(card, text), _cell(cell, text)) if me.extra > 0 else NOT_HERE]
        case ["mark", card, cell, *cells]:
            return [_mark(box, s, me, _card(card, text), [_cell(name, text) for name in (cell, *cells)], text)]
    raise BadNotation(f"cannot read {text[:60]!r}: expected {FORMS}")


def _card(word: str, text: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]?", word):
        raise BadNotation(f"cannot read {text[:60]!r}: {word[:20]!r} is not the number of a card")
    return int(word)


def _cell(word: str, text: str) -> int:
    if word not in CELL_NAMES:
        raise BadNotation(f"cannot read {text[:60]!r}: {word[:20]!r} is not a space, a1 to e5")
    return CELL_NAMES.index(word)


def _take(s: State, card: int) -> int:
    return TAKE + s.display.index(card) if card in s.display else NOT_HERE


def _keep(me: Player, cards: set[int], text: str) -> int:
    if len(cards) < HAND:
        raise BadNotation(f"cannot read {text[:60]!r}: keep names two different cards")
    dealt = members(me.dealt)
    if not cards <= set(dealt):
        return NOT_HERE
    return KEEP + PAIRS.index(tuple(sorted(dealt.index(card) for card in cards)))


def _single(me: Player, card: int, cell: int) -> int:
    return SINGLE + me.cards.index(card) * CELLS + cell if card in me.cards else NOT_HERE


def _mark(box: Box, s: State, me: Player, card: int, cells: list[int], text: str) -> int:
    if len(set(cells)) < len(cells):
        raise BadNotation(f"cannot read {text[:60]!r}: a space is named twice")
    if card not in me.cards or me.extra > 0:
        return NOT_HERE
    if len(cells) == 1:
        return _single(me, card, cells[0])
    wanted = sum(1 << cell for cell in cells)
    first = s.pattern * PLACEMENTS
    found = box.placements[first : first + PLACEMENTS]
    return me.cards.index(card) * PLACEMENTS + found.index(wanted) if wanted in found else NOT_HERE


def whole(box: Box, s: State, seat: int, first: int) -> list[tuple[int, ...]]:
    """Every event is a single action."""
    return [(first,)]


def steps_taken(box: Box, s: State) -> list[tuple[int, str]]:
    """None: every decision is asked for."""
    return []


def refuse(box: Box, s: State, seat: int, actions: Sequence[int]) -> tuple[str, str]:
    """Why an action that can be read is not allowed: the rule and a sentence."""
    action, me = actions[0], s.players[seat]
    if s.phase == KEEPING:
        return "P-S1", f"two of your four cards are kept now: {', '.join(map(str, members(me.dealt)))}"
    if s.phase == TAKING:
        return "P-E1", "a completed card is replaced now, by a card of the display or the top card of the deck"
    if action == PASS:
        return "P-M2", "the pattern or a single space has to be marked as long as that is possible"
    if me.extra > 0 and (action >= SINGLE + HAND * CELLS or action < SINGLE):
        return "P-Y1", "a red cross asks for one single space now: extra CARD SPACE"
    if action >= KEEP:
        cards = " and ".join(str(card) for card in me.cards if card) or "none"
        return "P-M2", f"the whole pattern or a single space is marked now, on one of your cards: {cards}"
    slot, cells = cells_of(box, s, action)
    return _refuse_cells(box, me, slot, cells)


def _refuse_cells(box: Box, me: Player, slot: int, cells: int) -> tuple[str, str]:
    card, marked = box.cards[me.cards[slot]], me.marked[slot]
    for cell in cell_names(cells & ~card.free):
        return "P-M4", f"{cell} is a wall of card {me.cards[slot]}"
    for cell in cell_names(cells & marked):
        return "P-M4", f"{cell} of card {me.cards[slot]} is marked already"
    entrance = CELL_NAMES[lowest(card.entrance)]
    if marked == 0:
        return "P-M5", f"the first marks on card {me.cards[slot]} must take its entrance, {entrance}"
    return "P-M6", f"the new marks on card {me.cards[slot]} must touch a marked space side to side"


# --- chance -----------------------------------------------------------------------------------------------------------


def chance_words(box: Box, s: State) -> str:
    """The words of the chance event that comes next."""
    if s.phase == DEALING:
        return f"deal {s.turn}"
    if s.phase == DRAWING:
        return f"draw {s.turn}"
    return {DISPLAYING: "display", REVEALING: "reveal"}.get(s.phase, "refill")


def format_outcome(box: Box, s: State, outcome: int) -> str:
    """The card or the pattern that came."""
    return pattern_names(box)[outcome] if s.phase == REVEALING else str(outcome)


def format_chance(box: Box, s: State, outcomes: Sequence[int]) -> str:
    """A chance event, cards ascending."""
    return " ".join([chance_words(box, s), *(format_outcome(box, s, outcome) for outcome in sorted(outcomes))])


def parse_chance(box: Box, s: State, text: str) -> list[int]:
    """The outcomes that a chance event names."""
    expected = chance_words(box, s)
    words, head = text.split(), expected.split()
    if words[: len(head)] != head:
        raise BadNotation(f"{text[:60]!r} stands where {expected!r} must come")
    if s.phase == REVEALING:
        if len(words) != 2 or words[1] not in pattern_names(box):
            raise BadNotation(f"{text[:60]!r} does not name one pattern of the expedition deck")
        return [pattern_names(box).index(words[1])]
    return [_card(word, text) for word in words[len(head) :]]


# --- boards -----------------------------------------------------------------------------------------------------------

COLOURS = {"green": "green", "orange": "dark_orange", "purple": "magenta"}
SIGNS = {
    ".": "·",
    "+": "[red]✚[/]",
    "r": "[red]◆[/]",
    "g": "[green]◇[/]",
    "t": "[yellow]t[/]",
    "s": "[bright_black]s[/]",
    "p": "[cyan]p[/]",
    "E": "[bold]↓[/]",
    "T": "[bold yellow]T[/]",
    "#": "[bright_black]█[/]",
    "x": "[bold blue]×[/]",
}

LEGEND = "  ".join(
    f"{SIGNS[mark]} {name}"
    for mark, name in {
        "x": "marked",
        "#": "wall",
        "E": "entrance",
        "T": "tomb",
        "+": "cross",
        "r": "red gem",
        "g": "green gem",
        "t": "torch",
        "s": "skull",
        "p": "potion",
    }.items()
)


def format_view(view: dict[str, Any]) -> str:
    """The table as a seat sees it, for the terminal."""
    lines = [_headline(view), ""]
    if view["pattern"]:
        lines += ["Expedition card " + view["pattern"]["name"], *_pattern_rows(view["pattern"]["rows"]), ""]
    if view["dealt"]:
        lines += ["Your four cards, keep two", *_cards_side_by_side(view["dealt"]), ""]
    for player in view["players"]:
        lines += [*_player_lines(view, player), ""]
    if view["display"]:
        lines += [f"Display, and a deck of {view['deck']} cards", *_cards_side_by_side(view["display"]), ""]
    return "\n".join([*lines, LEGEND])


def _headline(view: dict[str, Any]) -> str:
    awards = ", ".join(f"{name} {' '.join(map(str, left)) or '-'}" for name, left in view["awards"].items())
    return f"Round {view['round']} of 4, card {view['flip']} of 7.   Awards left: {awards}"


def _pattern_rows(rows: Sequence[str]) -> list[str]:
    return ["  " + row.replace("X", "[bold blue]■[/] ").replace(".", "  ") for row in rows]


def _player_lines(view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    you = " (you)" if player["seat"] == view["seat"] else ""
    torches = "".join("t" if torch else "·" for torch in player["torches"])
    title = (
        f"[bold]Seat {player['seat']}{you}[/]: {player['total']} points.  ◆ {player['red']}  ◇ {player['green']}  "
        f"torches {torches}  ☠ {player['skulls']} ({player['worst']})  completed {len(player['completed'])}"
    )
    return [title, *_cards_side_by_side([card for card in player["cards"] if card])]


def _cards_side_by_side(cards: Sequence[dict[str, Any]]) -> list[str]:
    if not cards:
        return []
    heads = [f"[{COLOURS[card['colour']]}]{card['number']:>2} {card['colour']:<10}[/]" for card in cards]
    rows = ["  ".join(heads), "  ".join("   [bright_black]a b c d e[/] " for _ in cards)]
    for row in range(5):
        rows.append("  ".join(f" [bright_black]{row + 1}[/] {_signs(card, row)} " for card in cards))
    return rows


def _signs(card: dict[str, Any], row: int) -> str:
    marked = [f"{column}{row + 1}" in card["marked"] for column in "abcde"]
    return " ".join(SIGNS["x" if done else mark] for done, mark in zip(marked, card["rows"][row], strict=True))

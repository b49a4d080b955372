"""Editions of Pyramids as drawn text (P-C6): read, checked for everything at once, and written.

    game: pyramids
    name: benben                 -- a comment
    skulls: -1 -2 -3 -4 -5 -6 -7 -8 -9 -10
    deck: I2 I3 I3 L3 L3 T4 L4 O4

    patterns
    I2   I3    L3
    XX   XXX   X.
               XX

    cards
    1 green   2 orange   3 purple
    ..E..     E..#.      ...

Pictures stand side by side under their titles, and a blank line ends a row of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from benben.engine.errors import Finding
from benben.games.pyramids import quality
from benben.games.pyramids.layout import CARDS, COLOUR_NAMES, FLIPS, MOST, PATTERNS, ROUNDS
from benben.games.pyramids.pattern import SIDE, Shape, orientations, placements, shape_of

ALPHABET = "#.ET+rgtsp"
DECK = 8
LIKELY = {"e": "E", "R": "r", "G": "g", "S": "s", "P": "p"}  # so that one slip is one finding
SMALL = {"rounds": (1, ROUNDS), "flips": (1, FLIPS), "size": (18, CARDS)}  # P-C11
KEYS = ("game", "name", "skulls", "deck", *SMALL)
KEY = re.compile(rf"\s*(?:(?P<known>{'|'.join(KEYS)})\s*:|(?P<other>[A-Za-z_]+)\s*:(?=\s|$))")
SECTIONS = ("patterns", "cards")
TOLD = 20  # unreadable lines named one by one
GAP = 8 * SIDE  # what stands before a part of a row, at most
ACROSS = 6  # chambers side by side, as they are written
COLUMN = 12


@dataclass
class Drawing:
    """A picture: its title, and its rows with their line numbers."""

    line: int
    title: str
    rows: list[tuple[int, str]] = field(default_factory=list)


@dataclass
class Sheet:
    """What stands where in the text, not yet judged."""

    keys: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    sections: dict[str, list[Drawing]] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def report(self, line: int, where: str, rule: str, text: str) -> None:
        self.findings.append(Finding(line, where, rule, text))


@dataclass
class Chamber:
    """A card as it was read; `sound` where nothing is wrong with its picture."""

    line: int
    colour: str | None
    rows: list[str]
    sound: bool


def parse_edition(text: str) -> tuple[dict[str, Any], list[Finding]]:
    """The components, as far as they can be read, and all that is wrong or remarkable. It raises nothing."""
    sheet = read_sheet(text)
    check_keys(sheet)
    patterns = read_patterns(sheet)
    deck = read_deck(sheet, patterns)
    small = read_small(sheet)
    cards = read_cards(sheet, small.pop("size", CARDS))
    components: dict[str, Any] = {
        "cards": {str(n): {"colour": cards[n].colour, "rows": cards[n].rows} for n in sorted(cards)},
        # In the order of the deck, so that equal editions number their patterns alike.
        "patterns": dict(sorted(patterns.items(), key=lambda item: deck.index(item[0]) if item[0] in deck else DECK)),
        "deck": deck,
        "skulls": read_skulls(sheet),
        **small,
    }
    if any(key in sheet.keys for key in SMALL):
        return components, sorted(sheet.findings)  # it is not meant to be like the one that ships
    remarks = list(_card_remarks(cards, patterns))
    if not sheet.findings:
        remarks += quality.set_remarks(components)
    return components, sorted(sheet.findings + [_as_finding(remark, cards) for remark in remarks])


def _card_remarks(cards: Mapping[int, Chamber], patterns: Mapping[str, list[str]]) -> Iterator[quality.Remark]:
    """Remarks on every card that can be judged, whatever is wrong elsewhere."""
    ways = [placements(shape_of(rows)) for rows in patterns.values() if rows]
    for number, card in cards.items():
        if card.sound:
            yield from quality.chamber_remarks(number, "".join(card.rows), ways if len(ways) == PATTERNS else [])


def _as_finding(remark: quality.Remark, cards: Mapping[int, Chamber]) -> Finding:
    if remark.card == 0:
        return Finding(0, "", remark.rule, remark.text, refused=False)
    where = f"card {remark.card}" + ("" if remark.cell is None else f", {_space(*divmod(remark.cell, SIDE))}")
    return Finding(cards[remark.card].line, where, remark.rule, remark.text, refused=False)


def _space(row: int, column: int) -> str:
    return "abcde"[column] + str(row + 1)


def _quote(text: str) -> str:
    return repr(text if len(text) <= 24 else text[:24] + "…")


# --- what stands where ------------------------------------------------------------------------------------------------


def read_sheet(text: str) -> Sheet:
    """Keys, sections and pictures."""
    sheet = Sheet()
    section, block, unread = "", list[tuple[int, str]](), 0
    for line, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        words = re.sub(r"(^|\s)--.*", "", raw, flags=re.DOTALL).expandtabs().rstrip()
        key = KEY.match(words)
        if words.strip() and not key and words.strip() not in SECTIONS and section:
            block.append((line, words))
            continue
        if raw.lstrip().startswith("--"):
            continue  # a line of comment does not end a row of pictures
        _add_block(sheet, section, block)
        block = []
        if key:
            _add_key(sheet, line, key["known"] or key["other"], words[key.end() :])
        elif words.strip():
            unread += words.strip() not in SECTIONS
            section = _begin_section(sheet, line, words.strip(), unread) or section
    _add_block(sheet, section, block)
    if unread > TOLD:
        sheet.report(0, "", "P-C6", f"{unread - TOLD} more lines cannot be read")
    return sheet


def _begin_section(sheet: Sheet, line: int, word: str, unread: int) -> str:
    if word in SECTIONS:
        sheet.sections.setdefault(word, [])
        return word
    if unread <= TOLD:
        expected = "'key: value', 'patterns' or 'cards' is expected"
        sheet.report(line, "", "P-C6", f"{_quote(word)} cannot be read; {expected}")
    return ""


def _add_key(sheet: Sheet, line: int, key: str, value: str) -> None:
    if key not in KEYS:
        sheet.report(line, _quote(key), "P-C6", f"there is no such key; the keys are {', '.join(KEYS)}")
    elif key in sheet.keys:
        sheet.report(line, key, "P-C6", f"this key already stands in line {sheet.keys[key][0]}")
    else:
        sheet.keys[key] = (line, value.split())


def _add_block(sheet: Sheet, section: str, block: Sequence[tuple[int, str]]) -> None:
    """A row of pictures: titles, and the lines under them."""
    one_title = r"[0-9]+\s+[^\W\d]\S*|\S+" if section == "cards" else r"\S+"
    starts: list[int] = []
    band: list[Drawing] = []
    for at, (line, words) in enumerate(block):
        if at == 0 or re.search(r"(?<!\S)[0-9]+(?!\S)", words):
            titles = list(re.finditer(one_title, words))
            starts = [title.start() for title in titles]
            band = [Drawing(line, title[0]) for title in titles]
            sheet.sections[section] += band
        else:
            _add_row(band, starts, line, words, section)


def _add_row(band: list[Drawing], starts: list[int], line: int, words: str, section: str) -> None:
    """One line of pictures: what stands below a title belongs to it. Chambers, whose rows have no gaps, need not stand
    exactly below where there is one for each title; in a pattern a gap is as good as a dot.
    """
    found = list(re.finditer(r"\S+", words))
    in_order = section == "cards" and len(found) == len(band)
    at = 0
    for place, word in enumerate(found):
        while at + 1 < len(band) and starts[at + 1] <= word.start() + 1:
            at += 1
        rows = band[place if in_order else at].rows
        gap = min(max(word.start() - starts[at] + 1, 0), GAP)
        if section == "cards":
            before = rows.pop()[1] + " " if rows and rows[-1][0] == line else ""
        else:
            before = (rows.pop()[1] if rows and rows[-1][0] == line else "").ljust(gap, ".")
        rows.append((line, before[:GAP] + word[0]))


# --- keys -------------------------------------------------------------------------------------------------------------


def check_keys(sheet: Sheet) -> None:
    """All that has to be there, and the right game."""
    for name in ("game", "skulls", "deck"):
        if name not in sheet.keys:
            rule = {"game": "P-C6", "skulls": "P-C5", "deck": "P-C4"}[name]
            sheet.report(0, name, rule, f"a line '{name}: …' is missing")
    for name in SECTIONS:
        if name not in sheet.sections:
            sheet.report(0, name, "P-C4" if name == "patterns" else "P-C1", f"a part '{name}' is missing")
    line, words = sheet.keys.get("game", (0, ["pyramids"]))
    if words != ["pyramids"]:
        sheet.report(line, "game", "P-C6", f"this is an edition of {_quote(' '.join(words))}, not of pyramids")


def read_skulls(sheet: Sheet) -> list[int]:
    """P-C5: ten values, each more negative than the one before it."""
    if "skulls" not in sheet.keys:
        return []
    line, words = sheet.keys["skulls"]
    if len(words) != MOST:
        sheet.report(line, "skulls", "P-C5", f"{len(words)} values; the track has 10 skulls")
    values: list[int] = []
    for at, word in enumerate(words[: 2 * MOST], 1):
        if not re.fullmatch(r"-[0-9]{1,4}", word) or int(word) == 0:
            sheet.report(line, f"skull {at}", "P-C5", f"{_quote(word)} is no number from -1 to -9999")
            continue
        if values and int(word) >= values[-1]:
            sheet.report(line, f"skull {at}", "P-C5", f"{word} does not cost more than the skull before it")
        values.append(int(word))
    return values


def read_small(sheet: Sheet) -> dict[str, int]:
    """P-C11: how much smaller an edition is, where it is."""
    found: dict[str, int] = {}
    for key, (least, most) in SMALL.items():
        if key not in sheet.keys:
            continue
        line, words = sheet.keys[key]
        word = " ".join(words)
        if not re.fullmatch(r"[0-9]{1,2}", word) or not least <= int(word) <= most:
            sheet.report(line, key, "P-C11", f"{_quote(word)} is no number from {least} to {most}")
        elif key == "size" and int(word) % len(COLOUR_NAMES):
            sheet.report(line, key, "P-C11", f"{word} cards are not as many of each colour")
        else:
            found[key] = int(word)
    return found


# --- patterns ---------------------------------------------------------------------------------------------------------


def read_patterns(sheet: Sheet) -> dict[str, list[str]]:
    """P-C4: six different polyominoes of two spaces or more. (None can lie in more than layout.PLACEMENTS ways.)"""
    if "patterns" not in sheet.sections:
        return {}
    drawn: dict[str, Drawing] = {}
    found: dict[str, list[str]] = {}
    shapes: dict[frozenset[Shape], str] = {}
    for drawing in sheet.sections["patterns"]:
        name = drawing.title
        where = f"pattern {name[:24]}"
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9]{0,7}", name):
            sheet.report(drawing.line, where, "P-C4", "a name is a letter, then letters and digits, 8 at most")
        elif name in drawn:
            sheet.report(drawing.line, where, "P-C4", f"this name already stands in line {drawn[name].line}")
        else:
            drawn[name] = drawing
        sound = _check_pattern(sheet, drawing, where, shapes)
        found.setdefault(name, _trim([text for _, text in drawing.rows]) if sound else [])
    if len(drawn) != PATTERNS and len(sheet.sections["patterns"]) != PATTERNS:
        line = sheet.sections["patterns"][0].line if drawn else 0
        sheet.report(line, "patterns", "P-C4", f"{len(drawn)} patterns; there have to be 6 different ones")
    return found


def _check_pattern(sheet: Sheet, drawing: Drawing, where: str, shapes: dict[frozenset[Shape], str]) -> bool:
    known = len(sheet.findings)
    for line, text in drawing.rows:
        strange = sorted(set(text) - set("X."))
        if strange:
            sheet.report(line, where, "P-C4", f"{_quote(''.join(strange))} is neither X, a space of the pattern, nor .")
    rows = [text for _, text in drawing.rows]
    cells = {(row, column) for row, text in enumerate(rows) for column, mark in enumerate(text) if mark == "X"}
    if len(sheet.findings) > known:
        return False
    wrong = _wrong_shape(cells)
    if wrong:
        sheet.report(drawing.line, where, "P-C4", wrong)
        return False
    ways = frozenset(orientations(shape_of(rows)))
    if ways in shapes:
        sheet.report(drawing.line, where, "P-C4", f"the same pattern as {shapes[ways]}, turned or mirrored perhaps")
    shapes.setdefault(ways, drawing.title)
    return True


def _wrong_shape(cells: set[tuple[int, int]]) -> str:
    """What keeps the cells from being a pattern, or nothing."""
    if len(cells) < 2:
        return "a pattern has at least two spaces"
    if any(max(cell[axis] for cell in cells) - min(cell[axis] for cell in cells) >= SIDE for axis in (0, 1)):
        return "the pattern does not fit into 5 x 5 spaces"
    if not _is_connected(cells):
        return "the spaces of a pattern touch side by side; these fall apart"
    return ""


def _is_connected(cells: set[tuple[int, int]]) -> bool:
    left = set(cells)
    trail = [left.pop()]
    while trail:
        row, column = trail.pop()
        near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & left
        left -= near
        trail += near
    return not left


def _trim(rows: list[str]) -> list[str]:
    """The picture without empty margins, all rows of one width."""
    filled = [row for row, text in enumerate(rows) if "X" in text]
    columns = [column for text in rows for column, mark in enumerate(text) if mark == "X"]
    left, right = min(columns), max(columns) + 1
    return [text[left:right].ljust(right - left, ".") for text in rows[filled[0] : filled[-1] + 1]]


def read_deck(sheet: Sheet, patterns: Mapping[str, list[str]]) -> list[str]:
    """P-C4: eight expedition cards, every pattern on at least one."""
    if "deck" not in sheet.keys:
        return []
    line, deck = sheet.keys["deck"]
    if len(deck) != DECK:
        sheet.report(line, "deck", "P-C4", f"{len(deck)} expedition cards; there are 8")
    if "patterns" not in sheet.sections:
        return deck
    for name in dict.fromkeys(deck):
        if name not in patterns:
            sheet.report(line, f"deck, {name[:24]}", "P-C4", "no pattern of this name is drawn")
    for name in patterns:
        if name not in deck:
            sheet.report(line, f"pattern {name}", "P-C4", "the pattern stands on no expedition card")
    return deck


# --- cards ------------------------------------------------------------------------------------------------------------


def read_cards(sheet: Sheet, size: int) -> dict[int, Chamber]:
    """P-C1: 48 cards (or P-C11) with numbers of their own, as many of each colour."""
    if "cards" not in sheet.sections:
        return {}
    cards: dict[int, Chamber] = {}
    lost = 0  # cards that cannot be counted under a number and a colour
    for drawing in sheet.sections["cards"]:
        number, colour = _read_title(sheet, drawing, size)
        where = f"card {number}" if number else f"card {_quote(drawing.title)}"
        sound = _check_chamber(sheet, drawing, where)
        if number in cards:
            sheet.report(drawing.line, where, "P-C1", f"this number already stands in line {cards[number].line}")
        elif number:
            cards[number] = Chamber(drawing.line, colour, [text for _, text in drawing.rows], sound)
        lost += number == 0
    missing = [number for number in range(1, size + 1) if number not in cards]
    if len(missing) > lost:
        told = ", ".join(map(str, missing))
        sheet.report(
            0, f"card {told}" if len(missing) == 1 else "cards", "P-C1", f"missing: {told}; there are 1 to {size}"
        )
    _count_colours(sheet, cards, size)
    return cards


def _read_title(sheet: Sheet, drawing: Drawing, size: int) -> tuple[int, str | None]:
    """The number, or 0, and the colour, or None."""
    first, colour = [*drawing.title.split(), ""][:2]
    if not re.fullmatch(r"[0-9]{1,6}", first):
        told = f"a card begins with its number and colour, as '7 green', not {_quote(drawing.title)}"
        sheet.report(drawing.line, "", "P-C1", told)
        return 0, None
    number = int(first)
    if not 1 <= number <= size:
        sheet.report(drawing.line, f"card {number}", "P-C1", f"there is no such number; they are 1 to {size}")
        number = 0
    if colour not in COLOUR_NAMES:
        told = f"{_quote(colour)} is no colour" if colour else "the colour is missing"
        sheet.report(drawing.line, f"card {int(first)}", "P-C1", f"{told}; the colours are {', '.join(COLOUR_NAMES)}")
        return number, None
    return number, colour


def _count_colours(sheet: Sheet, cards: Mapping[int, Chamber], size: int) -> None:
    """As many of each; cards that are missing or have no colour are told elsewhere."""
    each = size // len(COLOUR_NAMES)
    counts = {name: sum(card.colour == name for card in cards.values()) for name in COLOUR_NAMES}
    unknown = size - sum(counts.values())
    for name, count in counts.items():
        if count > each or count + unknown < each:
            sheet.report(0, name, "P-C1", f"{count} cards of this colour; there are {each} of each")


def _check_chamber(sheet: Sheet, drawing: Drawing, where: str) -> bool:
    """P-C2, P-C3."""
    known = len(sheet.findings)
    rows = drawing.rows[:SIDE]
    if len(drawing.rows) != SIDE:
        sheet.report(drawing.line, where, "P-C2", f"{len(drawing.rows)} rows; a chamber has 5")
    for row, (line, text) in enumerate(rows):
        if " " in text:
            sheet.report(line, f"{where}, row {row + 1}", "P-C2", "a gap in the row; a plain space is drawn as .")
        elif len(text) != SIDE:
            sheet.report(line, f"{where}, row {row + 1}", "P-C2", f"{len(text)} spaces; a row has 5")
        for column, mark in enumerate(text[:SIDE]):
            if mark not in ALPHABET + " ":
                told = f"{_quote(mark)} is unknown; the characters are {' '.join(ALPHABET)}"
                sheet.report(line, f"{where}, {_space(row, column)}", "P-C2", told)
    grid = [[LIKELY.get(mark, mark) for mark in text[:SIDE]] for _, text in rows]
    _check_end(sheet, drawing, where, grid, "E")
    _check_end(sheet, drawing, where, grid, "T")
    if len(grid) == SIDE and all(len(row) == SIDE for row in grid):
        _check_way(sheet, drawing, where, "".join(map("".join, grid)))
    return len(sheet.findings) == known


def _check_end(sheet: Sheet, drawing: Drawing, where: str, grid: list[list[str]], mark: str) -> None:
    """P-C2: one entrance in the top row, one tomb in the bottom row."""
    name, place, home = ("entrance", "top", 0) if mark == "E" else ("tomb", "bottom", SIDE - 1)
    found = [(row, column) for row, marks in enumerate(grid) for column, drawn in enumerate(marks) if drawn == mark]
    at_home = [spot for spot in found if spot[0] == home]
    for row, column in found:
        spot = f"{where}, {_space(row, column)}"
        if row != home:
            sheet.report(drawing.rows[row][0], spot, "P-C2", f"the {name} has to be in the {place} row")
        elif (row, column) != at_home[0]:
            sheet.report(drawing.rows[row][0], spot, "P-C2", f"a second {name}; there is one")
    if not found and len(grid) == SIDE and len(grid[home]) == SIDE:
        sheet.report(drawing.rows[home][0], where, "P-C2", f"no {name} ({mark}) in the {place} row")


def _check_way(sheet: Sheet, drawing: Drawing, where: str, chamber: str) -> None:
    """P-C3."""
    start, goal = quality.cells_of(chamber, "E"), quality.cells_of(chamber, "T")
    reached = sum(quality.layers(start, quality.BOARD ^ quality.cells_of(chamber, "#"))) if start else 0
    if start and goal and not reached & goal:
        row, column = divmod(chamber.index("T"), SIDE)
        told = "the tomb cannot be reached from the entrance"
        sheet.report(drawing.rows[row][0], f"{where}, {_space(row, column)}", "P-C3", told)


# --- writing ----------------------------------------------------------------------------------------------------------


def format_edition(components: Mapping[str, Any]) -> str:
    """An edition as text. What is no edition gives a text that is refused or reads back otherwise."""
    lines = ["game: pyramids"]
    lines.append("skulls: " + " ".join(map(str, _items(components, "skulls"))))
    lines.append("deck: " + " ".join(map(str, _items(components, "deck"))))
    lines += [f"{key}: {components[key]}" for key in ("rounds", "flips") if key in components]
    if 0 < len(_pairs(components, "cards")) < CARDS:
        lines.append(f"size: {len(_pairs(components, 'cards'))}")
    lines += ["", "patterns"]
    patterns = [(str(name), _texts(rows)) for name, rows in _pairs(components, "patterns")]
    widest = max((len(word) for name, rows in patterns for word in (name, *rows)), default=0)
    lines += _side_by_side(patterns, widest + 3)
    lines += ["", "cards"]
    drawn = _pairs(components, "cards")
    cards = [(f"{number} {_part(card, 'colour')}", _texts(_part(card, "rows"))) for number, card in drawn]
    for at in range(0, len(cards), ACROSS):
        lines += [*_side_by_side(cards[at : at + ACROSS], COLUMN), ""]
    return "\n".join(lines).rstrip() + "\n"


def _side_by_side(pictures: Sequence[tuple[str, list[str]]], width: int) -> Iterator[str]:
    height = max((len(rows) for _, rows in pictures), default=0)
    yield "".join(title.ljust(width) for title, _ in pictures).rstrip()
    for row in range(height):
        yield "".join((rows[row] if row < len(rows) else "").ljust(width) for _, rows in pictures).rstrip()


def _part(whole: Any, name: str) -> Any:
    return whole.get(name, "") if isinstance(whole, Mapping) else ""


def _items(whole: Any, name: str) -> list[Any]:
    found = _part(whole, name)
    return found if isinstance(found, list) else []


def _pairs(whole: Any, name: str) -> list[tuple[Any, Any]]:
    found = _part(whole, name)
    return list(found.items()) if isinstance(found, Mapping) else []


def _texts(rows: Any) -> list[str]:
    return [str(row)[: 2 * SIDE] for row in rows[: 2 * SIDE]] if isinstance(rows, list) else []

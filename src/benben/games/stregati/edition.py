"""Editions of Stregati as text: a line for the adventures, the chamber, each tool and each special card.

game: stregati
name: benben                          -- a comment
adventures: 4/7 5/9 7/10 8/11 9/12     -- short/long
chamber: 10/12
ladders: 1 1 2 2 3 3 4 4 5
magic: 8
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from benben.engine.errors import Finding
from benben.games.stregati.kinds import TOOL_LETTERS, TOOL_NAMES
from benben.games.stregati.layout import ADVENTURES, CARDS, MOST_VALUE, VALUES

FORMAT = "format"  # what is no rule of the game, but how a file is written
TOLD = 20  # unreadable lines named one by one
CARDS_OF_TOOLS = 36  # S-C3
COUNTS = {"magic": 8, "guardian": 3, "hex": 3, "scarab": 3, "mummy": 1}  # S-C3
SMALL = {"rounds": (1, 9999), "size": (30, CARDS)}  # S-C7
KEYS = ("game", "name", "adventures", "chamber", *TOOL_NAMES, *COUNTS, *SMALL)

# S-C5, for the remarks on sets that differ.
SHIPPED_ADVENTURES = [[4, 7], [5, 9], [7, 10], [8, 11], [9, 12]]
SHIPPED_CHAMBER = [10, 12]
SHIPPED_VALUES = [1, 1, 2, 2, 3, 3, 4, 4, 5]


@dataclass
class Sheet:
    """The lines of a file by key, and everything wrong with them."""

    lines: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def wrong(self, line: int, where: str, rule: str, text: str) -> None:
        self.findings.append(Finding(line, where, rule, text))

    def words(self, key: str) -> tuple[int, list[str]]:
        return self.lines.get(key, (0, []))


def parse_edition(text: str) -> tuple[dict[str, Any], list[Finding]]:
    """The components, as far as they can be read, and all that is wrong or remarkable. It raises nothing."""
    sheet = _read(text)
    _check_keys(sheet)
    adventures = sorted(_read_pairs(sheet, "adventures", ADVENTURES))
    chamber = _read_pairs(sheet, "chamber", 1)
    equipment = {letter: _read_values(sheet, name) for letter, name in zip(TOOL_LETTERS, TOOL_NAMES, strict=True)}
    small = _read_small(sheet)
    specials = {name: _read_count(sheet, name) for name in COUNTS}
    if "size" in small:
        _count_cards(sheet, equipment, specials, small.pop("size"))
    else:
        _count_equipment(sheet, equipment)
    components: dict[str, Any] = {
        "adventures": adventures,
        "chamber": chamber[0] if chamber else [],
        "equipment": equipment,
        "specials": specials,
        **small,
    }
    smaller = any(key in sheet.lines for key in SMALL)  # it is not meant to be like the one that ships
    remarks = [] if sheet.findings or smaller else _remarks(sheet, components)
    return components, sorted(sheet.findings + remarks)


def _read(text: str) -> Sheet:
    sheet, unread = Sheet(), 0
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = re.sub(r"(^|\s)--.*", "", raw).strip()
        key, colon, value = (part.strip() for part in words.partition(":"))
        if not words:
            continue
        if not colon or key not in KEYS:
            unread += 1
            if unread <= TOLD:
                sheet.wrong(number, "", FORMAT, f"{_quote(words)} cannot be read; a line is one of {', '.join(KEYS)}")
        elif key in sheet.lines:
            sheet.wrong(number, key, FORMAT, f"this already stands in line {sheet.lines[key][0]}")
        else:
            sheet.lines[key] = (number, value.split())
    if unread > TOLD:
        sheet.wrong(0, "", FORMAT, f"{unread - TOLD} more lines cannot be read")
    return sheet


def _quote(text: str) -> str:
    return repr(text if len(text) <= 24 else text[:24] + "…")


def _check_keys(sheet: Sheet) -> None:
    for key in KEYS:
        if key not in sheet.lines and key != "name" and key not in SMALL:
            rule = {"game": FORMAT, "adventures": "S-C1", "chamber": "S-C1"}.get(key, "S-C3")
            sheet.wrong(0, key, rule, f"a line '{key}: …' is missing")
    line, words = sheet.lines.get("game", (0, ["stregati"]))
    if words != ["stregati"]:
        sheet.wrong(line, "game", FORMAT, f"this is an edition of {_quote(' '.join(words))}, not of stregati")


# --- what the lines say -----------------------------------------------------------------------------------------------


def _read_pairs(sheet: Sheet, key: str, count: int) -> list[list[int]]:
    """S-C1: a lower and a higher value for each card."""
    line, words = sheet.words(key)
    if line and len(words) != count:
        cards = "card has" if count == 1 else "cards have"
        sheet.wrong(line, key, "S-C1", f"{len(words)} pairs of values; {count} {cards} one each")
    pairs: list[list[int]] = []
    for at, word in enumerate(words[: 2 * ADVENTURES], 1):
        where = key if count == 1 else f"adventure {at}"
        found = re.fullmatch(r"([1-9][0-9]?)/([1-9][0-9]?)", word)
        if not found:
            sheet.wrong(line, where, "S-C1", f"{_quote(word)} is no pair of values from 1 to {MOST_VALUE}, such as 4/7")
        elif int(found[1]) >= int(found[2]):
            sheet.wrong(line, where, "S-C1", f"{word}: the second value has to be the higher one")
        else:
            pairs.append([int(found[1]), int(found[2])])
    return pairs


def _read_values(sheet: Sheet, key: str) -> list[int]:
    """S-C3: the values of one tool's cards."""
    line, words = sheet.words(key)
    if line and not words:
        sheet.wrong(line, key, "S-C3", "a tool has at least one card")
    values: list[int] = []
    for word in words[: 2 * CARDS_OF_TOOLS]:
        if re.fullmatch(f"[1-{VALUES}]", word):
            values.append(int(word))
        else:
            sheet.wrong(line, key, "S-C3", f"{_quote(word)} is not the value of equipment, 1 to {VALUES}")
    return sorted(values)


def _count_equipment(sheet: Sheet, equipment: Mapping[str, list[int]]) -> None:
    """S-C3; not where a line is missing or a value cannot be read, which is told already."""
    count = sum(len(values) for values in equipment.values())
    if count != CARDS_OF_TOOLS and not any(finding.where in TOOL_NAMES for finding in sheet.findings):
        sheet.wrong(0, "equipment", "S-C3", f"{count} cards of equipment; there are {CARDS_OF_TOOLS}")


def _read_small(sheet: Sheet) -> dict[str, int]:
    """S-C7: how much smaller an edition is, where it is."""
    found: dict[str, int] = {}
    for key, (least, most) in SMALL.items():
        line, words = sheet.words(key)
        word = " ".join(words)
        if line and (not re.fullmatch(r"[0-9]{1,4}", word) or not least <= int(word) <= most):
            sheet.wrong(line, key, "S-C7", f"{_quote(word)} is no number from {least} to {most}")
        elif line:
            found[key] = int(word)
    return found


def _count_cards(sheet: Sheet, equipment: Mapping[str, list[int]], specials: Mapping[str, int], size: int) -> None:
    """S-C7; of equipment not more than S-C3 has."""
    tools = sum(len(values) for values in equipment.values())
    if tools + sum(specials.values()) != size or tools > CARDS_OF_TOOLS:
        told = f"{tools} cards of equipment and {sum(specials.values())} special ones"
        sheet.wrong(0, "size", "S-C7", f"{told}; there are {size} in all, {CARDS_OF_TOOLS} of equipment at most")


def _read_count(sheet: Sheet, key: str) -> int:
    """S-C3, S-C7: how many special cards of a name there are."""
    line, words = sheet.words(key)
    if "size" in sheet.lines and len(words) == 1 and re.fullmatch("[0-9]", words[0]) and int(words[0]) <= COUNTS[key]:
        return int(words[0])
    if line and words != [str(COUNTS[key])]:
        sheet.wrong(line, key, "S-C3", f"there are {COUNTS[key]} cards of this name, not {_quote(' '.join(words))}")
    return COUNTS[key]


# --- remarks ----------------------------------------------------------------------------------------------------------


def _remarks(sheet: Sheet, components: Mapping[str, Any]) -> list[Finding]:
    """Where a sound set differs from the one that ships (S-C5), or cannot be won."""
    found: list[Finding] = []
    say = _remark(sheet, found)
    if components["adventures"] != SHIPPED_ADVENTURES:
        say("adventures", "S-C5", "these are not the adventures of the set that ships")
    if components["chamber"] != SHIPPED_CHAMBER:
        say("chamber", "S-C5", "this is not the chamber of the set that ships")
    for letter, name in zip(TOOL_LETTERS, TOOL_NAMES, strict=True):
        if components["equipment"][letter] != SHIPPED_VALUES:
            say(name, "S-C5", "these are not the values of the set that ships")
    sums = _sums(components["equipment"])
    for side, wanted in zip(("short", "long"), components["chamber"], strict=True):
        if not sums >> wanted & 1:
            say("chamber", "S-V6", f"nobody can enter: no equipment has the sum {wanted} of the {side} side")
    return found


def _remark(sheet: Sheet, found: list[Finding]) -> Callable[[str, str, str], None]:
    return lambda key, rule, text: found.append(Finding(sheet.words(key)[0], key, rule, text, refused=False))


def _sums(equipment: Mapping[str, list[int]]) -> int:
    """All sums that some of the equipment can have, as bits."""
    sums = 1
    for values in equipment.values():
        for value in values:
            sums |= sums << value
    return sums


def format_edition(components: Mapping[str, Any]) -> str:
    """The components as the text of an edition."""
    lines = [
        "game: stregati",
        "adventures: " + " ".join(f"{low}/{high}" for low, high in components["adventures"]),
        "chamber: {}/{}".format(*components["chamber"]),
    ]
    for letter, name in zip(TOOL_LETTERS, TOOL_NAMES, strict=True):
        lines.append(f"{name}: " + " ".join(map(str, components["equipment"][letter])))
    lines += [f"{name}: {count}" for name, count in components["specials"].items()]
    size = sum(map(len, components["equipment"].values())) + sum(components["specials"].values())
    lines += [f"rounds: {components['rounds']}"] if "rounds" in components else []
    lines += [f"size: {size}"] if size < CARDS else []
    return "\n".join(lines) + "\n"

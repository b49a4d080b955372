"""Editions of Anubix as text: sheets drawn as they look, one letter per colour, and the points beside them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from benben.engine.errors import Finding
from benben.games.anubix.box import COLOURS, LETTERS, NUMBERS, colours_of
from benben.games.anubix.layout import KEYSTONE, PYRAMID, RIGHT, SYMBOLS

MARKS = {colour[0]: colour for colour in COLOURS}
SHAPES = {"pyramid": (1, 2, 3, 4, 5), "arch": (1, 2, 2, 2, 2), "relief": (4, 4, 4), "quarry": (12,)}  # rows as drawn
RELIEF_COUNTS = ("2", "4", "6", "8", "10", "12")
PLAYERS = ("2", "3", "4", "5")
MOST_POINTS, MOST_GEMS = 999, 20
SETTINGS = ("game", "name", "pyramid", "arch", "keystone", "relief", "gems", "rounds")
SYMBOL_NAME = re.compile(r"[a-z]{1,8}")
NUMBER = re.compile(r"[0-9]{1,4}")
# A-C6, for the remarks about editions that differ.
KNOWN_RELIEF = {"4": 4, "6": 6, "8": 8, "10": 11, "12": 15}

Row = tuple[int, str]  # a line's number and what stands on it


class _Reader:
    """Takes a text line by line and keeps everything that is wrong with it."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.settings: dict[str, Row] = {}
        self.symbols: dict[str, Row] = {}
        self.sheets: dict[str, dict[str, list[Row]]] = {}  # rows of each part, its heading first
        self.lines: dict[str, int] = {}  # where a sheet begins
        self.sheet = self.part = ""
        self.begun = False

    def wrong(self, line: int, where: str, rule: str, text: str) -> None:
        self.findings.append(Finding(line, where, rule, text))

    def take(self, number: int, line: str) -> None:
        if not line or line.startswith("--"):
            return
        if not self.begun:
            self.begun = True
            if line != "game: anubix":
                self.wrong(number, "", "format", 'the first line must be "game: anubix"')
        word = line.split()[0]
        if ":" in line:
            self._setting(number, line)
        elif word == "sheet":
            self._sheet(number, line)
        elif line in SHAPES:
            self._part(number, line)
        elif self.part:
            self.sheets[self.sheet][self.part].append((number, "".join(line.split())))
        else:
            self.wrong(number, "", "format", f"{line[:40]!r} is neither a setting, a heading nor a row of a drawing")

    def _setting(self, number: int, line: str) -> None:
        self.part = ""
        name, _, value = (part.strip() for part in line.partition(":"))
        if name.startswith("symbol "):
            symbol = name.removeprefix("symbol ").strip()
            if not SYMBOL_NAME.fullmatch(symbol):
                self.wrong(number, f"symbol {symbol[:20]}", "A-C5", "a symbol's name is 1 to 8 letters a to z")
            elif symbol in self.symbols:
                self.wrong(number, f"symbol {symbol}", "A-C5", "this symbol is there twice")
            else:
                self.symbols[symbol] = (number, value)
        elif name not in SETTINGS:
            self.wrong(number, name[:20], "format", f"no such setting; there is {', '.join(SETTINGS)} and symbol NAME")
        elif name in self.settings:
            self.wrong(number, name, "format", "this setting is there twice")
        else:
            self.settings[name] = (number, value)

    def _sheet(self, number: int, line: str) -> None:
        letter = line.removeprefix("sheet").strip()
        self.sheet, self.part = "", ""
        if letter not in LETTERS:
            self.wrong(number, f"sheet {letter[:20]}", "A-C4", "the sheets are A to F")
        elif letter in self.sheets:
            self.wrong(number, f"sheet {letter}", "A-C2", "this sheet is there twice")
        else:
            self.sheets[letter] = {}
            self.lines[letter] = number
            self.sheet = letter

    def _part(self, number: int, part: str) -> None:
        self.part = ""
        if not self.sheet:
            self.wrong(number, part, "A-C3", 'a drawing belongs to a sheet: a line "sheet A" comes before it')
        elif part in self.sheets[self.sheet]:
            self.wrong(number, f"sheet {self.sheet}, {part}", "A-C3", "this part is drawn twice")
        else:
            self.sheets[self.sheet][part] = [(number, "")]
            self.part = part

    # --- points -------------------------------------------------------------------------------------------------------

    def points(self) -> dict[str, Any]:
        return {
            "pyramid": self._numbers("pyramid", 5, "the points of the five levels, the lowest first"),
            "arch": self._numbers("arch", 4, "the points of the four heights, the lowest first"),
            "keystone": (self._numbers("keystone", 1, "the points of the keystone") or [0])[0],
            "relief": self._pairs("relief", RELIEF_COUNTS, MOST_POINTS, "A-F4", "as 4=4 6=6"),
        }

    def _numbers(self, name: str, count: int, what: str) -> list[int]:
        number, text = self.settings.get(name, (0, ""))
        words = text.split()
        if len(words) != count or not all(NUMBER.fullmatch(word) and int(word) <= MOST_POINTS for word in words):
            self.wrong(number, name, "A-C6", f"here stand {what}, 0 to {MOST_POINTS}")
            return [0] * count
        return [int(word) for word in words]

    def _pairs(self, name: str, keys: Iterable[str], most: int, rule: str, example: str) -> dict[str, int]:
        number, text = self.settings.get(name, (0, ""))
        found: dict[str, int] = {}
        for word in text.split():
            key, _, value = word.partition("=")
            if key not in keys or key in found or not NUMBER.fullmatch(value) or int(value) > most:
                wanted = f"written {example}; {', '.join(keys)} once each, 0 to {most}"
                self.wrong(number, name, rule, f"{word[:20]!r}: {wanted}")
            else:
                found[key] = int(value)
        if not text:
            self.wrong(number, name, rule, f"this setting is missing, written {example}")
        return {key: found[key] for key in keys if key in found}

    def gems(self) -> dict[str, int]:
        found = self._pairs("gems", PLAYERS, MOST_GEMS, "A-C3", "as 2=2 3=3")
        for players in PLAYERS:
            if "gems" in self.settings and self.settings["gems"][1] and players not in found:
                self.wrong(self.settings["gems"][0], "gems", "A-C3", f"the gems with {players} players are missing")
        return {players: found.get(players, 0) for players in PLAYERS}

    def rounds(self) -> dict[str, int]:
        """A-C10: after how many rounds the game ends, where an edition says so."""
        if "rounds" not in self.settings:
            return {}
        number, text = self.settings["rounds"]
        if not NUMBER.fullmatch(text) or int(text) == 0:
            self.wrong(number, "rounds", "A-C10", f"{text[:20]!r} is no number of rounds, 1 to 9999")
            return {}
        return {"rounds": int(text)}

    # --- symbols ------------------------------------------------------------------------------------------------------

    def placed_symbols(self) -> dict[str, list[str]]:
        return {name: self._symbol(name, *row) for name, row in self.symbols.items()}

    def _symbol(self, name: str, number: int, text: str) -> list[str]:
        fields = text.split()
        where = f"symbol {name}"
        for field in fields:
            if field not in NUMBERS:
                self.wrong(number, where, "A-C5", f"there is no field {field[:20]!r}")
        for field, times in Counter(fields).items():
            if times > 1:
                self.wrong(number, where, "A-C5", f"{field[:20]} is named twice")
        if not fields:
            self.wrong(number, where, "A-C5", "the symbol is on no field")
        if len(fields) == 1 and fields[0].startswith("g") and fields[0] in NUMBERS:
            self.wrong(number, where, "A-C5", "a single symbol is on the pyramid or the arch")
        return sorted(fields)

    # --- sheets -------------------------------------------------------------------------------------------------------

    def drawn_sheets(self) -> dict[str, Any]:
        missing = [letter for letter in LETTERS if letter not in self.sheets]
        if missing:
            self.wrong(0, "", "A-C4", f"there are six sheets, A to F; missing: {', '.join(missing)}")
        return {letter: self._drawn(letter, self.sheets[letter]) for letter in LETTERS if letter in self.sheets}

    def _drawn(self, letter: str, parts: Mapping[str, list[Row]]) -> dict[str, Any]:
        rows = {part: self._rows(letter, part, parts.get(part)) for part in SHAPES}
        arch = rows["arch"]
        return {
            "pyramid": rows["pyramid"][::-1],
            "left": [row[0] for row in arch[:0:-1]],
            "right": [row[1] for row in arch[:0:-1]],
            "key": arch[0][0],
            "relief": rows["relief"],
            "quarry": rows["quarry"][0],
        }

    def _rows(self, letter: str, part: str, lines: list[Row] | None) -> list[list[str]]:
        """The colours of a drawing; red where something else than a colour stands, so that checking goes on."""
        shape = SHAPES[part]
        where = f"sheet {letter}, {part}"
        if lines is None:
            self.wrong(self.lines[letter], where, "A-C3", "this part is missing")
            lines = [(self.lines[letter], "")]
        elif len(lines) - 1 != len(shape):
            self.wrong(lines[0][0], where, "A-C6", f"drawn in {len(shape)} rows, not {len(lines) - 1}")
        found = [["red"] * width for width in shape]
        for at, (number, text) in enumerate(lines[1:]):
            for mark in sorted(set(text) - set(MARKS)):
                self.wrong(number, where, "A-C4", f"{mark!r} is no colour; there is {' '.join(MARKS)}")
            if at < len(shape) and len(text) != shape[at]:
                self.wrong(number, where, "A-C6", f"row {at + 1} has {shape[at]} stones, not {len(text)}")
            elif at < len(shape):
                found[at] = [MARKS.get(mark, "red") for mark in text]
        return found

    def different(self, sheets: Mapping[str, Any]) -> None:
        """A-C2."""
        letters = list(sheets)
        for at, letter in enumerate(letters):
            for other in letters[:at]:
                if sheets[letter] == sheets[other]:
                    self.wrong(self.lines[letter], f"sheet {letter}", "A-C2", f"it is the same as sheet {other}")


def parse_edition(text: str) -> tuple[dict[str, Any], list[Finding]]:
    """The components of a text, and everything that is wrong with it or remarkable about it."""
    reader = _Reader()
    for number, line in enumerate(text.split("\n"), 1):
        reader.take(number, line.strip())
    if not reader.begun:
        reader.wrong(1, "", "format", 'the first line must be "game: anubix"')
    components: dict[str, Any] = {
        "sheets": reader.drawn_sheets(),
        "points": reader.points(),
        "symbols": reader.placed_symbols(),
        "gems": reader.gems(),
        **reader.rounds(),
    }
    if len(components["symbols"]) > SYMBOLS:
        reader.wrong(0, "", "A-C7", f"there are {len(components['symbols'])} symbols, at most {SYMBOLS} are possible")
    if not reader.findings:
        reader.different(components["sheets"])
    if not reader.findings and "rounds" not in components:  # a small one is not meant to be like the one that ships
        reader.findings += remarks(components, reader.lines)
    return components, sorted(reader.findings)


def remarks(components: Mapping[str, Any], lines: Mapping[str, int]) -> list[Finding]:
    """Where an edition that can be played leaves the quality rules of the one that ships."""
    found = [(0, "", "A-C6", text) for text in _other_points(components)]
    found += [(0, "", "A-C7", text) for text in _other_symbols(components["symbols"])]
    for letter, sheet in components["sheets"].items():
        counts = Counter(colours_of(sheet).values())
        found += [
            (lines.get(letter, 0), f"sheet {letter}", "A-C8", f"{counts[colour]} stones are {colour}, not 6")
            for colour in COLOURS
            if counts[colour] != 6
        ]
        if _pattern(sheet) != _pattern(components["sheets"][LETTERS[0]]):
            text = f"it is not sheet {LETTERS[0]} with its colours exchanged, so one may be stronger"
            found.append((lines.get(letter, 0), f"sheet {letter}", "A-C8", text))
    return [Finding(line, where, rule, text, refused=False) for line, where, rule, text in found]


def _pattern(sheet: Mapping[str, Any]) -> list[int]:
    """The colours of a sheet as numbers in the order in which they first appear."""
    order: dict[str, int] = {}
    return [order.setdefault(colour, len(order)) for colour in [*colours_of(sheet).values(), *sheet["quarry"]]]


def _other_points(components: Mapping[str, Any]) -> list[str]:
    points = components["points"]
    found = []
    if points["pyramid"][4] != 21:
        found.append("the top of the pyramid is worth 21 in the printed game")
    if points["arch"][0] != 0:
        found.append("the arch is worth 0 below its second level in the printed game")
    if points["relief"] != KNOWN_RELIEF:
        found.append("the relief's points are not those of the printed game")
    for name in ("pyramid", "arch"):
        if points[name] != sorted(points[name]):
            found.append(f"the points of the {name} fall")
    if any(count != int(players) for players, count in components["gems"].items()):
        found.append("the gems are not as many as the players")
    return found


def _other_symbols(symbols: Mapping[str, list[str]]) -> list[str]:
    single = [NUMBERS[fields[0]] for fields in symbols.values() if len(fields) == 1]
    pyramid = sum(PYRAMID <= field < RIGHT for field in single)
    groups = [fields for fields in symbols.values() if len(fields) > 1]
    found = []
    if pyramid != 3 or len(single) != 5:
        text = f"{pyramid} single symbols on the pyramid and {len(single) - pyramid} on the arch, not 3 and 2"
        found.append(text)
    if len(groups) != 2 or any(NUMBERS[field] >= KEYSTONE for fields in groups for field in fields):
        found.append("not two group symbols in the relief")
    return found


# --- writing ----------------------------------------------------------------------------------------------------------


def format_edition(components: Mapping[str, Any]) -> str:
    """The text of components; it reads back as the same."""
    points = components["points"]
    lines = ["game: anubix", "name: Anubix", ""]
    lines += [f"{name}: {' '.join(str(value) for value in points[name])}" for name in ("pyramid", "arch")]
    lines += [f"keystone: {points['keystone']}", f"relief: {_equations(points['relief'])}"]
    lines += [f"gems: {_equations(components['gems'])}", *_rounds(components), ""]
    lines += [f"symbol {name}: {' '.join(fields)}" for name, fields in components["symbols"].items()]
    for letter, sheet in components["sheets"].items():
        lines += ["", f"sheet {letter}", *_drawing(sheet)]
    return "\n".join(lines) + "\n"


def _rounds(components: Mapping[str, Any]) -> list[str]:
    return [f"rounds: {components['rounds']}"] if "rounds" in components else []


def _equations(numbers: Mapping[str, int]) -> str:
    return " ".join(f"{key}={value}" for key, value in numbers.items())


def _drawing(sheet: Mapping[str, Any]) -> list[str]:
    lines = ["pyramid"]
    lines += [" " * (6 - len(row)) + _letters(row) for row in reversed(sheet["pyramid"])]
    lines += ["arch", f"   {_letters([sheet['key']])}"]
    pillars = zip(reversed(sheet["left"]), reversed(sheet["right"]), strict=True)
    lines += [f"  {left[0]} {right[0]}" for left, right in pillars]
    lines += ["relief", *("  " + _letters(row) for row in sheet["relief"])]
    return [*lines, "quarry", "  " + _letters(sheet["quarry"])]


def _letters(colours: Iterable[str]) -> str:
    return " ".join(colour[0] for colour in colours)

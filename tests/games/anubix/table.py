"""A table of Anubix for tests: checked records, sheets painted at will, events as notation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from benben.engine.edition import find_edition, parse_edition
from benben.engine.errors import IllegalAction
from benben.engine.record import checked, dtype, pack, unpack
from benben.engine.registry import find_game
from benben.games.anubix import notation, rules
from benben.games.anubix.box import COLOURS, FIELDS, NUMBERS, beneath, make_box
from benben.games.anubix.layout import BUILDING, MOST_LEGAL, Box, Player, State
from benben.match.sentence import carry_out, carry_out_chance, sentences

GAME = find_game("anubix")
CHANCE = -1
RELIEF = " ".join(FIELDS[:12])
ARCH = "k l1 l2 l3 l4 r1 r2 r3 r4"
PYRAMID = " ".join(name for name in FIELDS if name[0] == "p")
MARKS = {colour[0]: colour for colour in COLOURS}


DRAFT = Path(__file__).with_name("draft.txt").read_text("utf-8")


def draft() -> dict[str, Any]:
    """The components that tests of the rules play with, a copy of one's own; those that ship may be balanced anew."""
    return parse_edition(GAME, DRAFT, "draft").as_dict()


def shipped() -> dict[str, Any]:
    """The components that ship, a copy of one's own."""
    return find_edition(GAME).as_dict()


def paint(components: dict[str, Any], colours: Mapping[str, str], quarry: str) -> None:
    """Change fields and the quarry on all sheets alike."""
    for sheet in components["sheets"].values():
        for name, colour in colours.items():
            if name == "k":
                sheet["key"] = colour
            elif name[0] == "p":
                sheet["pyramid"][int(name[1]) - 1][int(name[2]) - 1] = colour
            elif name[0] == "g":
                sheet["relief"][int(name[1]) - 1][int(name[2]) - 1] = colour
            else:
                sheet["left" if name[0] == "l" else "right"][int(name[1]) - 1] = colour
        if quarry:
            sheet["quarry"] = [MARKS[mark] for mark in quarry]


def checked_box(components: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Any:
    import numpy as np

    row = np.zeros(1, dtype(Box))
    pack(make_box(components, seats, options), row[0])
    return unpack(checked(Box), row[0])


class Table:
    """A match whose state tests build and play on; seat 0 begins, and the sheets are A, B, C ... by seat."""

    def __init__(
        self, seats: int = 3, colours: Mapping[str, str] | None = None, quarry: str = "", **options: Any
    ) -> None:
        components = draft()
        paint(components, colours or {}, quarry)
        self.box = checked_box(components, seats, {"start": 0, **options})
        self.s: Any = checked(State)()
        rules.setup(self.box, self.s)

    def deal(self) -> Table:
        self.chance("sheets " + " ".join("ABCDEF"[: self.box.seats]))
        return self

    def roll(self, dice: str) -> Table:
        """The sheets are out and these dice lie on the table, as many as a test likes."""
        if self.s.given == 0:
            self.deal()
        for colour, name in enumerate(COLOURS):
            self.s.dice[colour] = self.s.free[colour] = dice.split().count(name)
        self.s.phase, self.s.left, self.s.midway = BUILDING, 0, 0
        self.s.turn = self.s.active
        self.s.acting = 1 << self.s.active
        return self

    def seat(self, seat: int) -> Player:
        player: Player = self.s.players[seat]
        return player

    def built(self, seat: int, fields: str) -> Table:
        """Fields that are marked already, with the bonuses untouched."""
        self.seat(seat).marked |= sum(1 << NUMBERS[name] for name in fields.split())
        return self

    def allowed(self, seat: int = 0, only: str = "") -> list[str]:
        """The legal turns of a seat; `only` those with nothing but these fields."""
        texts = [self.text(seat, actions) for actions in sentences(GAME, self.box, self.s, seat)]
        fields = set(only.split())
        return sorted(text for text in texts if not fields or set(text.split()[1::2]) <= fields)

    def text(self, seat: int, actions: tuple[int, ...]) -> str:
        return notation.format_action(self.box, self.s, seat, actions)

    def do(self, seat: int, text: str) -> Table:
        """A turn of a seat, as notation."""
        actions = notation.parse_action(self.box, self.s, seat, text)
        self.s = carry_out(GAME, self.box, self.s, seat, actions)
        return self

    def chance(self, text: str) -> Table:
        outcomes = notation.parse_chance(self.box, self.s, text)
        after = carry_out_chance(GAME, self.box, self.s, outcomes)
        assert after is not None, text
        self.s = after
        return self

    def refused(self, seat: int, text: str) -> str:
        """The rule that a turn is refused by."""
        actions = notation.parse_action(self.box, self.s, seat, text)
        with pytest.raises(IllegalAction) as error:
            carry_out(GAME, self.box, self.s, seat, actions)
        assert len(str(error.value)) > 20
        return error.value.rule

    def marked(self, seat: int) -> str:
        return " ".join(name for field, name in enumerate(FIELDS) if self.seat(seat).marked >> field & 1)

    def bonuses(self, seat: int) -> list[str]:
        view = GAME.knowledge.view(self.box, self.s, None)["players"][seat]
        return view["bonuses"] + (["second building"] if view["second_building"] else [])

    def scores(self) -> list[int]:
        out = [0] * MOST_LEGAL
        rules.scores(self.box, self.s, out)
        return out[: self.box.seats]

    def ranks(self) -> list[int]:
        out = [0] * MOST_LEGAL
        rules.ranks(self.box, self.s, out)
        return out[: self.box.seats]

    def acting(self) -> list[int]:
        who = rules.acting(self.box, self.s)
        return [seat for seat in range(self.box.seats) if who > 0 and who >> seat & 1]


def with_supports(names: str) -> str:
    """Fields and all that they rest on."""
    fields = {NUMBERS[name] for name in names.split()}
    while more := {lower for field in fields for lower in beneath(field)} - fields:
        fields |= more
    return " ".join(FIELDS[field] for field in sorted(fields))

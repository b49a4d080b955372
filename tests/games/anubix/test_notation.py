"""Turns and chance as text, and refusals."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from benben.engine.errors import BadNotation
from benben.games.anubix import notation, rules
from benben.games.anubix.box import COLOURS, FIELDS, NUMBERS, beneath
from benben.games.anubix.layout import DONE, PASS, PAYMENTS
from benben.match.sentence import sentences
from games.anubix.table import GAME, Table, shipped


def test_fields_are_numbered_in_the_order_of_the_alphabet() -> None:
    assert list(FIELDS) == sorted(FIELDS)
    assert len(FIELDS) * PAYMENTS == DONE == 504
    assert PASS == DONE + 1


def play(seed: int, seats: int, **options: object) -> Table:
    """A random position some way into a match."""
    rng = random.Random(seed)
    colours = {}
    if seed % 2:  # few colours, so that stones of one colour compete for dice
        colours = {name: rng.choice(COLOURS[:3]) for name in FIELDS}
    table = Table(
        seats, colours=colours, quarry="".join(rng.choice("ryb") for _ in range(12)) if seed % 2 else "", **options
    )
    for _ in range(rng.randrange(15, 120)):
        who = rules.acting(table.box, table.s)
        if who == 0:
            break
        if who < 0:
            rules.apply(
                table.box, table.s, -1, rules.pick(table.box, table.s, rng.randrange(rules.chance(table.box, table.s)))
            )
            continue
        seat = rng.choice(table.acting())
        turns = list(sentences(GAME, table.box, table.s, seat))
        for action in rng.choice(turns):
            rules.apply(table.box, table.s, seat, action)
    return table


SEEDS = range(24)


@pytest.mark.parametrize("seed", SEEDS)
def test_turns_read_back_as_they_were_written(seed: int) -> None:
    table = play(seed, 2 + seed % 4, speed=seed % 3 == 0)
    for seat in table.acting():
        texts = set()
        for actions in sentences(GAME, table.box, table.s, seat):
            text = table.text(seat, actions)
            assert re.fullmatch(r"pass|build( [pgklr][0-9]{0,2} (die|gem|q[0-9]+)){1,2}", text)
            assert tuple(notation.parse_action(table.box, table.s, seat, text)) == actions
            texts.add(text)
        assert len(texts) == len(list(sentences(GAME, table.box, table.s, seat)))


Stone = tuple[str, str]
Purse = tuple[int, list[int], int, int]  # what is marked, free dice, the last quarry stone struck, gems


def singles(sheet: Any, purse: Purse, relief: bool) -> list[Stone]:
    """Point 2 of the rules' list: every stone that can be built and paid now."""
    marked, free, struck, gems = purse
    found = []
    for name, field in NUMBERS.items():
        stands = all(marked >> lower & 1 for lower in beneath(field))
        if marked >> field & 1 or not stands or (name[0] == "g") != relief:
            continue
        colour = sheet.colours[field]
        if free[colour]:
            found.append((name, "die"))
            continue
        found += [(name, "gem")] if gems else []
        found += [(name, f"q{stone + 1}") for stone in range(struck, 12) if sheet.quarry[colour] >> stone & 1]
    return found


def paid(sheet: Any, purse: Purse, stone: Stone) -> Purse:
    marked, free, struck, gems = purse
    field, payment = NUMBERS[stone[0]], stone[1]
    left = [count - (payment == "die" and colour == sheet.colours[field]) for colour, count in enumerate(free)]
    return marked | 1 << field, left, int(payment[1:]) if payment[0] == "q" else struck, gems - (payment == "gem")


def touch(one: str, other: str) -> bool:
    return abs(int(one[1]) - int(other[1])) + abs(int(one[2]) - int(other[2])) == 1


def turns_by_the_text(table: Table, seat: int) -> list[str]:
    """The legal turns by the words of RULES.md, one stone after the other, in no hurry."""
    me, sheet = table.seat(seat), table.box.sheets[table.seat(seat).sheet]
    purse = (me.marked, list(table.s.free), me.struck, me.gems)
    texts = {"pass"} | {" ".join(["build", *stone]) for stone in singles(sheet, purse, relief=False)}
    for relief in (False, True):
        orders = {
            (first, second)
            for first in singles(sheet, purse, relief)
            for second in singles(sheet, paid(sheet, purse, first), relief)
            if not relief or touch(first[0], second[0])
        }
        for first, second in orders:
            one, other = sorted((first, second))
            if not relief and (one, other) not in orders:
                one, other = first, second
            texts.add(" ".join(["build", *one, *other]))
    return sorted(texts)


@pytest.mark.parametrize("seed", SEEDS)
def test_each_combination_is_listed_once_and_in_the_right_order(seed: int) -> None:
    table = play(seed, 2 + seed % 4)
    for seat in table.acting():
        assert table.allowed(seat) == turns_by_the_text(table, seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_listed_is_refused_with_a_rule_or_told_how_it_is_written(seed: int) -> None:
    table, rng = play(seed, 3), random.Random(seed)
    for seat in table.acting():
        allowed = table.allowed(seat)
        for _ in range(120):
            stones = [
                f"{rng.choice(FIELDS)} {rng.choice(notation.PAYMENT_NAMES)}" for _ in range(rng.choice((1, 2, 2)))
            ]
            text = " ".join(["build", *stones])
            if text in allowed:
                continue
            listed = written(table, seat, text)
            assert listed in allowed if listed else table.refused(seat, text) in RULES


def written(table: Table, seat: int, text: str) -> str:
    """How a turn in the other order is written, as the error tells; nothing if its order is not what is wrong."""
    try:
        notation.parse_action(table.box, table.s, seat, text)
    except BadNotation as error:
        return str(error).split("'")[1]
    return ""


RULES = {"A-B1", "A-B2", "A-B3", "A-B4", "A-B5", "A-B7", "A-P1", "A-P2", "A-P3", "A-P4", "A-P5", "A-P6", "A-R2"}


def test_the_order_of_the_listed_turn_is_named_for_actions_too() -> None:
    table = Table(colours={"p11": "red", "p12": "red"}).roll("red red")
    stones = notation.parse_action(table.box, table.s, 0, "build p11 die p12 die")
    assert notation.refuse(table.box, table.s, 0, stones[::-1])[0] == "A-P3"
    assert notation.refuse(table.box, table.s, 0, [DONE])[0] == "A-B1"
    assert notation.refuse(table.box, table.s, 0, [*stones, stones[0]])[0] == "A-B1"


def test_a_turn_that_can_go_on_is_closed_and_one_that_cannot_is_not() -> None:
    table = Table(colours={"p11": "red"}).roll("red")
    table.seat(0).gems, table.seat(0).struck = 0, 12
    assert len(notation.parse_action(table.box, table.s, 0, "build p11 die")) == 1
    table.seat(0).gems = 1
    assert notation.parse_action(table.box, table.s, 0, "build p11 die")[1] == DONE


BAD = [
    "",
    "build",
    "build p11",
    "build  p11 die",
    "build p11 die ",
    "Build p11 die",
    "build p16 die",
    "build p11 q13",
    "build p11 q0",
    "build p11 dice",
    "build p11 die p12",
    "build q1 die",
    "PASS",
    "pass pass",
    "build p11 die p12 die p13 die",
    "build p１1 die",
]


@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_read_says_what_is_expected(text: str) -> None:
    table = Table().roll("red")
    with pytest.raises(BadNotation) as error:
        notation.parse_action(table.box, table.s, 0, text)
    assert len(str(error.value)) > 30


# --- chance -----------------------------------------------------------------------------------------------------------


def test_chance_reads_back_as_it_was_written() -> None:
    table = Table(start=-1)
    for text in ("start 1", "sheets B E D", "roll red green blue blue"):
        outcomes = notation.parse_chance(table.box, table.s, text)
        assert notation.format_chance(table.box, table.s, outcomes) == text
        assert notation.chance_words(table.box, table.s) == text.split()[0]
        names = [notation.format_outcome(table.box, table.s, outcome) for outcome in outcomes]
        assert names == text.split()[1:]
        table.chance(text)


@pytest.mark.parametrize(
    ("before", "text"),
    [
        ([], "roll red"),
        ([], "sheets A B"),
        ([], "sheets A B G"),
        ([], "sheets A B A"),
        ([], "sheets  A B C"),
        (["sheets A B C"], "roll red red red"),
        (["sheets A B C"], "roll red red red pink"),
        (["sheets A B C"], ""),
    ],
)
def test_chance_that_cannot_be_read(before: list[str], text: str) -> None:
    table = Table()
    for event in before:
        table.chance(event)
    with pytest.raises(BadNotation):
        notation.parse_chance(table.box, table.s, text)


def test_the_shipped_edition_gives_the_form_of_the_notation() -> None:
    assert set(shipped()) == {"sheets", "points", "symbols", "gems"}

"""Names and figures: what may be shown to everybody."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.server.http.figure import FIGURES, PROGRAM, draw_guest, parse_figure
from benben.server.http.name import MOST_SIGNS, parse_name
from benben.server.http.refusal import Refusal
from benben.server.store.text import MOST_NAME, check_text


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Isis ", "Isis"),
        ("Anna Maria", "Anna Maria"),
        ("\u0065\u0301", "\u00e9"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("<b>&amp;", "<b>&amp;"),
        ("นก", "นก"),
        ("x" * 30, "x" * 30),
    ],
)
def test_a_name_is_kept_as_it_was_meant(typed: str, name: str) -> None:
    assert parse_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        *("", "   ", "\u200d", "\u0301", "\u3164", "a\u3164", "\u2800"),
        *("a\nb", "a\tb", "a\0b", "\x7f", "a\u200bb", "\ufeffa", "a\u2028b", "a\u00a0b"),
        *("a\u202eb", "a\u2066b", "\u200fa", "\u061ca"),
        *("\ud800", "\ue000", "\U000e0041a", "\uffff"),
        *("x" * 31, "q" + "\u0308" * 4, "e\u0320" * 31),
    ],
)
def test_what_cannot_be_seen_or_harms_the_lines_around_it_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_name(typed)
    assert refused.value.error == "bad_name"
    assert refused.value.status == 422


@given(st.text(max_size=80))
def test_every_name_is_refused_or_can_be_stored_and_stays_as_it_is(typed: str) -> None:
    try:
        name = parse_name(typed)
    except Refusal:
        return
    assert name == parse_name(name)
    assert 0 < len(name) <= MOST_SIGNS == MOST_NAME
    check_text("a name", name, MOST_NAME)


def test_a_drawn_guest_could_have_chosen_its_name_and_figure() -> None:
    for _ in range(200):
        name, figure = draw_guest()
        assert parse_name(name) == name
        assert parse_figure(figure) == figure


def test_nobody_but_a_program_looks_like_one() -> None:
    assert PROGRAM not in FIGURES
    assert parse_figure(PROGRAM, PROGRAM) == PROGRAM
    for wanted, present in ((PROGRAM, "cat"), (PROGRAM, None), ("cat", PROGRAM), ("dragon", "cat")):
        with pytest.raises(Refusal):
            parse_figure(wanted, present)

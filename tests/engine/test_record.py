"""Records: the checked form finds what the compiled form would do in silence."""

from __future__ import annotations

import numpy as np
import pytest

from benben.engine.record import checked, dtype, many, number, numbers, pack, record, unpack, values


@record
class Inner:
    """A record within a record."""

    score: int = number("i1")
    cards: list[int] = numbers("i2", 3)


@record
class Outer:
    """A record with an array of records."""

    wide: int = number("i8")
    inner: list[Inner] = many(Inner, 2)


def test_a_record_begins_as_zeros_and_copies_deeply() -> None:
    one = Outer()
    assert set(values(one)) == {0}
    other = one.copy()  # type: ignore[attr-defined]
    other.inner[1].cards[2] = 7
    assert one.inner[1].cards[2] == 0
    assert list(values(other))[-1] == 7


def test_the_checked_form_refuses_indices_outside() -> None:
    state = checked(Outer)()
    for index in (-1, 3, -4, 100):
        with pytest.raises(IndexError, match=f"index {index} of an array of 3"):
            state.inner[0].cards[index]
        with pytest.raises(IndexError):
            state.inner[0].cards[index] = 1
    with pytest.raises(IndexError):
        state.inner[2]
    with pytest.raises(IndexError):
        state.inner[-1]


def test_the_checked_form_refuses_numbers_that_do_not_fit() -> None:
    state = checked(Outer)()
    state.inner[0].score = 127
    state.inner[0].cards[0] = -(2**15)
    state.wide = 2**63 - 1
    with pytest.raises(OverflowError, match="128 does not fit i1"):
        state.inner[0].score += 1
    with pytest.raises(OverflowError, match="does not fit i2"):
        state.inner[0].cards[0] -= 1
    with pytest.raises(OverflowError):
        state.wide += 1


def test_a_copy_of_a_checked_record_is_checked() -> None:
    twin = checked(Outer)().copy()  # type: ignore[attr-defined]
    with pytest.raises(OverflowError):
        twin.inner[1].score = 1000
    with pytest.raises(IndexError):
        twin.inner[1].cards[3]


def test_plain_checked_and_packed_forms_hold_the_same_numbers() -> None:
    plain = Outer()
    plain.wide, plain.inner[0].score, plain.inner[1].cards = -5, 3, [1, 2, 3]
    rows = np.zeros(1, dtype(Outer))
    pack(plain, rows[0])
    for kind in (Outer, checked(Outer)):
        assert list(values(unpack(kind, rows[0]))) == list(values(plain)) == [-5, 3, 0, 0, 0, 0, 1, 2, 3]

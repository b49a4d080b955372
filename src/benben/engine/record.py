"""Records: what a state is made of, declared once and used three ways.

A class of fields declares the layout. It is itself the *plain* form (an object with `__slots__`, lists for arrays),
`checked` derives the same with every index and every stored value verified, and `dtype` is the NumPy form that
compiled rules work on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeVar, cast

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")
Ints = list[int]  # how rules see an array of numbers in every mode

# Signed only: Numba mixes unsigned and signed numbers into floats.
RANGES = {
    "i1": (-(2**7), 2**7 - 1),
    "i2": (-(2**15), 2**15 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "i8": (-(2**63), 2**63 - 1),
}


@dataclass(frozen=True)
class Field:
    """A number, an array of numbers, a record or an array of records."""

    kind: str | type
    length: int | None = None


def number(kind: str) -> Any:
    """A number of a NumPy kind, "i1" to "i8"."""
    return Field(kind)


def numbers(kind: str, length: int) -> Any:
    """An array of numbers."""
    return Field(kind, length)


def one(kind: type) -> Any:
    """A record within the record."""
    return Field(kind)


def many(kind: type, length: int) -> Any:
    """An array of records."""
    return Field(kind, length)


def record(declared: type[T]) -> type[T]:
    """Make a class of fields a record, zero when made, with `copy`."""
    fields = {name: field for name, field in vars(declared).items() if isinstance(field, Field)}
    made = _build(declared.__name__, fields, {name: _zero(field) for name, field in fields.items()})
    made.__doc__, made.__module__ = declared.__doc__, declared.__module__
    return cast(type[T], made)


def _zero(field: Field) -> str:
    if isinstance(field.kind, str):
        return "0" if field.length is None else f"[0] * {field.length}"
    name = field.kind.__name__
    return f"{name}()" if field.length is None else f"[{name}() for _ in range({field.length})]"


def _build(name: str, fields: dict[str, Field], zeros: dict[str, str]) -> type:
    """Written out as source, as dataclasses are: a loop over fields would make a copy ten times slower."""
    lines = [f"class {name}:", f"    __slots__ = {tuple(fields)!r}", "    def __init__(self):"]
    lines += [f"        self.{key} = {zero}" for key, zero in zeros.items()]
    lines += ["    def copy(self):", f"        twin = new({name})"]
    lines += [f"        twin.{key} = {_twin(key, field)}" for key, field in fields.items()]
    lines += ["        return twin"]
    kinds = {field.kind.__name__: field.kind for field in fields.values() if isinstance(field.kind, type)}
    scope: dict[str, Any] = {"new": object.__new__, **kinds}
    exec("\n".join(lines), scope)
    made: type = scope[name]
    made.fields = fields  # type: ignore[attr-defined]
    return made


def _twin(key: str, field: Field) -> str:
    if isinstance(field.kind, str):
        return f"self.{key}" if field.length is None else f"self.{key}[:]"
    return f"self.{key}.copy()" if field.length is None else f"[item.copy() for item in self.{key}]"


def fields_of(kind: type) -> dict[str, Field]:
    """The fields of a record class, in order."""
    return cast(dict[str, Field], kind.fields)  # type: ignore[attr-defined]


_dtypes: dict[type, np.dtype[Any]] = {}


def dtype(kind: type) -> np.dtype[Any]:
    """The NumPy form of a record class: one object each, which a call of a kernel knows faster than its equal."""
    import numpy as np

    if kind not in _dtypes:
        _dtypes[kind] = np.dtype([_column(name, field) for name, field in fields_of(kind).items()], align=True)
    return _dtypes[kind]


def _column(name: str, field: Field) -> tuple[Any, ...]:
    inner = field.kind if isinstance(field.kind, str) else dtype(field.kind)
    return (name, inner) if field.length is None else (name, inner, (field.length,))


def values(item: Any) -> Iterator[int]:
    """All numbers of a record, plain or NumPy, in the order of its layout: equal states give equal values."""
    if hasattr(item, "fields"):
        for name in item.fields:
            yield from values(getattr(item, name))
    elif isinstance(item, list):
        for part in item:
            yield from values(part)
    else:
        yield int(item)


def fill(item: Any, numbers: Iterator[int]) -> None:
    """Write the numbers that `values` gave of a record into a plain one of the same layout."""
    for name, field in item.fields.items():
        if isinstance(field.kind, str):
            one = field.length is None
            setattr(item, name, next(numbers) if one else [next(numbers) for _ in range(field.length or 0)])
        else:
            for part in [getattr(item, name)] if field.length is None else getattr(item, name):
                fill(part, numbers)


def pack(item: Any, row: np.void) -> None:
    """Write a plain record into a NumPy one."""
    for name, field in item.fields.items():
        value = getattr(item, name)
        if isinstance(field.kind, str):
            row[name] = value
        elif field.length is None:
            pack(value, row[name])
        else:
            for part, target in zip(value, row[name], strict=True):
                pack(part, target)


def unpack(kind: type[T], row: np.void) -> T:
    """Read a NumPy record into a plain or checked one."""
    item = kind()
    for name, field in fields_of(kind).items():
        value = row[name]
        if isinstance(field.kind, str):
            setattr(item, name, int(value) if field.length is None else _like(getattr(item, name), value.tolist()))
        elif field.length is None:
            setattr(item, name, unpack(field.kind, value))
        else:
            setattr(item, name, _like(getattr(item, name), [unpack(field.kind, part) for part in value]))
    return item


def _like(old: Any, new: list[Any]) -> Any:
    if isinstance(old, CheckedList):
        return CheckedList(new, old.kind)
    return new


class CheckedList(list[Any]):
    """An array that refuses negative and too large indices, and values that its kind of number cannot hold."""

    __slots__ = ("kind",)

    def __init__(self, items: list[Any], kind: str | None) -> None:
        super().__init__(items)
        self.kind = kind

    def _inside(self, index: Any) -> None:
        if isinstance(index, int) and not 0 <= index < len(self):
            raise IndexError(f"index {index} of an array of {len(self)}")

    def __getitem__(self, index: Any) -> Any:
        self._inside(index)
        found = super().__getitem__(index)
        return CheckedList(found, self.kind) if isinstance(index, slice) else found

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        self._inside(index)
        if self.kind is not None:
            _hold(self.kind, value)
        super().__setitem__(index, value)


def _hold(kind: str, value: Any) -> None:
    low, high = RANGES[kind]
    if not low <= value <= high:
        raise OverflowError(f"{value} does not fit {kind}")


@cache
def checked(kind: type[T]) -> type[T]:
    """The checked form of a record class."""
    fields = {
        name: Field(checked(field.kind), field.length) if isinstance(field.kind, type) else field
        for name, field in fields_of(kind).items()
    }
    plain = _build(kind.__name__, fields, {name: _zero(field) for name, field in fields.items()})
    arrays = {name: field for name, field in fields.items() if field.length is not None}

    def guard(self: Any, name: str, value: Any) -> None:
        field = fields[name]
        if name in arrays:
            if not isinstance(value, CheckedList):
                value = CheckedList(value, field.kind if isinstance(field.kind, str) else None)
        elif isinstance(field.kind, str):
            _hold(field.kind, value)
        object.__setattr__(self, name, value)

    plain.__setattr__ = guard  # type: ignore[method-assign, assignment]
    return cast(type[T], plain)
